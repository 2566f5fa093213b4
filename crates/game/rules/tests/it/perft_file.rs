//! Reads `.perft` files: positions with the number of move sequences of each length.
//!
//! ```text
//! id        R2
//! variant   russian
//! position  B:WKd8,a3,e3,b2,Kh2,a1,e1:BKg1
//! D         4 55 401 4412 27126
//! P         4 55 401 4412 27126
//! ```
//!
//! Counts begin at depth 1. `D` counts moves by outcome, `P` by the order of the captured squares; in
//! column games the reading of repeated jumps stands before it: `norev`, `once`, `any`. A position is
//! `start`, or in flat games the side to move and the pieces of each side by number or algebraic name,
//! or in column games the side to move and the towers, bottom piece first: `W d4=bbW e5=b`.
//! Blank lines end a case, `#` begins a comment.

use damier_rules::{Board, Color, Identity, Position, Rank, Setup, Square, Tower, TowerJumps, Variant};

/// One line of counts.
pub(crate) struct Row {
    /// The case and the convention, such as `R2 D` or `B1 once P`.
    pub(crate) name: String,
    pub(crate) position: Position,
    pub(crate) identity: Identity,
    /// From depth 1.
    pub(crate) counts: Vec<u64>,
}

/// Reads a whole file; a fault names its line.
pub(crate) fn read(text: &str) -> Result<Vec<Row>, String> {
    let mut case = Case::default();
    let mut rows = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.split('#').next().unwrap_or_default().trim();
        if line.is_empty() {
            case = Case::default();
            continue;
        }
        let row = case.read_line(line).map_err(|fault| format!("line {number}: {fault}"))?;
        rows.extend(row);
    }
    Ok(rows)
}

#[derive(Default)]
struct Case {
    id: String,
    variant: Option<Variant>,
    position: Option<Position>,
}

impl Case {
    fn read_line(&mut self, line: &str) -> Result<Option<Row>, String> {
        let (key, rest) = line.split_once(' ').ok_or("a key without a value")?;
        let rest = rest.trim();
        match key {
            "id" => self.id = rest.to_owned(),
            "variant" => self.variant = Some(rest.parse().map_err(|fault| format!("{fault}"))?),
            "position" => self.position = Some(position(self.variant.ok_or("no variant yet")?, rest)?),
            "D" => return self.row(key, TowerJumps::default(), Identity::Outcome, rest).map(Some),
            "P" => return self.row(key, TowerJumps::default(), Identity::Path, rest).map(Some),
            jumps => {
                let identity = match rest.get(..2) {
                    Some("D ") => Identity::Outcome,
                    Some("P ") => Identity::Path,
                    _ => return Err(format!("\"{jumps}\" should be followed by D or P")),
                };
                let name = format!("{jumps} {}", &rest[..1]);
                return self.row(&name, jumps_named(jumps)?, identity, &rest[2..]).map(Some);
            }
        }
        Ok(None)
    }

    fn row(&self, name: &str, jumps: TowerJumps, identity: Identity, counts: &str) -> Result<Row, String> {
        let position = self.position.ok_or("no position yet")?.with_tower_jumps(jumps);
        let counts = counts
            .split_whitespace()
            .map(|count| count.parse().map_err(|_| format!("\"{count}\" is no count")))
            .collect::<Result<_, _>>()?;
        Ok(Row { name: format!("{} {name}", self.id), position, identity, counts })
    }
}

fn jumps_named(name: &str) -> Result<TowerJumps, String> {
    match name {
        "norev" => Ok(TowerJumps::NoReversal),
        "once" => Ok(TowerJumps::Once),
        "any" => Ok(TowerJumps::Any),
        _ => Err(format!("\"{name}\" is no key")),
    }
}

/// A position of any variant.
pub(crate) fn position(variant: Variant, text: &str) -> Result<Position, String> {
    if text == "start" {
        return Ok(Position::start(variant));
    }
    let (to_move, rest) = text.split_at_checked(1).ok_or("no position")?;
    let to_move = color(to_move)?;
    let placed = if variant.has_towers() {
        rest.split_whitespace()
            .map(|text| tower_on_square(variant.board(), text))
            .collect::<Result<_, _>>()?
    } else {
        flat_pieces(variant.board(), rest)?
    };
    Position::new(&Setup { variant, to_move, placed }).map_err(|faults| format!("{faults:?}"))
}

fn color(letter: &str) -> Result<Color, String> {
    match letter {
        "W" => Ok(Color::White),
        "B" => Ok(Color::Black),
        _ => Err(format!("\"{letter}\" is neither W nor B")),
    }
}

/// `:W31-50:BK1,2` and the like.
fn flat_pieces(board: Board, text: &str) -> Result<Vec<(Square, Tower)>, String> {
    let mut placed = Vec::new();
    for side in text.split(':').filter(|side| !side.is_empty()) {
        let (owner, pieces) = side.split_at_checked(1).ok_or("no side")?;
        let owner = color(owner)?;
        for piece in pieces.split(',') {
            let (rank, squares) = match piece.strip_prefix('K') {
                Some(squares) => (Rank::King, squares),
                None => (Rank::Man, piece),
            };
            let (first, last) = squares.split_once('-').unwrap_or((squares, squares));
            let (first, last) = (square(board, first)?, square(board, last)?);
            let range = board.squares().filter(|square| (first..=last).contains(square));
            placed.extend(range.map(|square| (square, Tower::single(owner, rank))));
        }
    }
    Ok(placed)
}

/// A square by number or algebraic name.
fn square(board: Board, text: &str) -> Result<Square, String> {
    let found = match text.as_bytes() {
        [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => board.at((file - b'a') as i8, (rank - b'1') as i8),
        _ => text.parse().ok().and_then(|number| board.square(number)),
    };
    found.ok_or_else(|| format!("there is no square \"{text}\""))
}

/// `d8=BbW`: a white king on a black man on a black king.
fn tower_on_square(board: Board, text: &str) -> Result<(Square, Tower), String> {
    let (place, pieces) = text.split_once('=').ok_or_else(|| format!("\"{text}\" has no ="))?;
    let piece = |letter| match letter {
        'w' => Ok((Color::White, Rank::Man)),
        'W' => Ok((Color::White, Rank::King)),
        'b' => Ok((Color::Black, Rank::Man)),
        'B' => Ok((Color::Black, Rank::King)),
        _ => Err(format!("\"{letter}\" is no piece")),
    };
    let from_top = pieces.chars().rev().map(piece).collect::<Result<Vec<_>, _>>()?;
    let (owner, _) = *from_top.first().ok_or_else(|| format!("\"{text}\" has no piece"))?;
    let height = from_top.iter().take_while(|(color, _)| *color == owner).count();
    let (own, captives) = from_top.split_at(height);
    let ranks = |part: &[(Color, Rank)]| part.iter().map(|(_, rank)| *rank).collect::<Vec<_>>();
    let tower = Tower::new(owner, &ranks(own), &ranks(captives))
        .filter(|_| captives.iter().all(|(color, _)| *color != owner));
    Ok((square(board, place)?, tower.ok_or_else(|| format!("\"{text}\" is no tower"))?))
}
