//! Other ways to the goal inside the solution, named as the codes name them (`kind.rs`).

use std::collections::HashSet;

use damier_rules::{Color, Move, Position, Tower};

use super::kind::Kind;

/// Another way to the goal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Inaccuracy {
    /// The moves before it.
    pub before: Vec<Move>,
    /// The move of the solution.
    pub played: Move,
    /// The other move.
    pub other: Move,
    /// What it is.
    pub kind: Kind,
    /// Whether it comes before the solution has branched, the first move included.
    pub before_branching: bool,
    /// Whether the move of the solution is the last of its line.
    pub concluding: bool,
    /// For lock tasks: the other move locks more than asked.
    pub exceeds: bool,
    /// How the other move goes on, as far as it was looked at.
    pub proof: Vec<Move>,
}

impl Inaccuracy {
    /// A side solution from the first move.
    pub fn is_full(&self) -> bool {
        self.kind == Kind::SideSolution && self.before.is_empty()
    }
}

/// How many half-moves two ways may run apart before they meet.
const APART: usize = 6;

/// How many positions are looked at for a meeting.
const MEETINGS: usize = 40_000;

/// How many half-moves it takes to give two pieces up in the other order, and to take back.
const EXCHANGED: usize = 5;

/// How many half-moves it takes to come back to where one was: an answer, the way back, an answer.
const RETURN: usize = 3;

/// Names another move that keeps the goal. `line` is the solution from the position on, the played move first.
///
/// ```
/// use damier_compose::check::{DualKind, classify};
/// use damier_pdn::{read_fen, read_move};
/// use damier_rules::{Position, Variant};
///
/// let setup = read_fen(Variant::Russian, "W:WKb8:Bh8").expect("a position").setup;
/// let at = Position::new(&setup).expect("a legal position");
/// let [played, other] = ["b8-e5", "b8-d6"].map(|mv| read_move(&at, mv).expect("a move"));
/// assert_eq!(classify(&at, &[played], &other), DualKind::InexactMove);
/// ```
pub fn classify(position: &Position, line: &[Move], other: &Move) -> Kind {
    let Some(played) = line.first() else { return Kind::SideSolution };
    if let Some(kind) = by_shape(position, played, other) {
        return kind;
    }
    let known = positions_along(position, line);
    if let Some(kind) = meets(position, line, other, &known) {
        return kind;
    }
    if reordered(position, line, other, &known) {
        return Kind::Transposition;
    }
    if line.len() <= 2 && ends_at_once(position, other) {
        return Kind::OtherLastMove;
    }
    Kind::SideSolution
}

/// What the two moves alone tell.
fn by_shape(position: &Position, played: &Move, other: &Move) -> Option<Kind> {
    if played.from() != other.from() {
        return None;
    }
    let king = position.at(played.from()).is_some_and(Tower::is_king);
    if played.is_capture() && other.is_capture() {
        if played.to() == other.to() {
            let same = position.play_unchecked(played) == position.play_unchecked(other);
            return Some(if same { Kind::OtherCapture } else { Kind::OtherCaptureChanged });
        }
        let same_pieces = played.captured() == other.captured();
        let flies = king || played.crowns();
        return (flies && same_pieces && one_diagonal(position, played, other))
            .then_some(Kind::InexactCapture);
    }
    let quiet = !played.is_capture() && !other.is_capture();
    (quiet && king && one_diagonal(position, played, other)).then_some(Kind::InexactMove)
}

/// Whether the two moves end on one diagonal with the square they come from, or with each other.
fn one_diagonal(position: &Position, played: &Move, other: &Move) -> bool {
    let board = position.board();
    let ((x1, y1), (x2, y2)) = (board.place(played.to()), board.place(other.to()));
    let meet = x1.abs_diff(x2) == y1.abs_diff(y2);
    if played.is_capture() {
        return meet;
    }
    let (x0, y0) = board.place(played.from());
    let side = |x: u8, y: u8| (x > x0, y > y0);
    let line = |x: u8, y: u8| (x > x0) == (y > y0);
    meet && (side(x1, y1) == side(x2, y2) || line(x1, y1) == line(x2, y2))
}

/// The positions that the solution goes through after the played move, and the one it comes from.
struct Known {
    after: HashSet<Position>,
    here: Position,
}

fn positions_along(position: &Position, line: &[Move]) -> Known {
    let mut after = HashSet::new();
    let mut now = *position;
    for mv in line {
        now = now.play_unchecked(mv);
        after.insert(now);
    }
    Known { after, here: *position }
}

/// Whether the other move comes back to the solution soon, with White's moves of the solution in another order
/// or by the same piece.
fn meets(position: &Position, line: &[Move], other: &Move, known: &Known) -> Option<Kind> {
    let played = line.first()?;
    let next = line.get(2);
    let after = position.play_unchecked(other);
    let own: Vec<&Move> = line.iter().step_by(2).collect();
    // A move that is no part of the solution and can be taken back only delays it.
    let of_solution = own.iter().any(|mv| mv.squares() == other.squares());
    let nowhere = Known { after: HashSet::new(), here: known.here };
    let (mut path, mut budget) = (vec![*other], MEETINGS);
    if !of_solution && search(&after, &own, &nowhere, &mut path, RETURN, &mut budget).is_some() {
        return Some(Kind::Prolongation);
    }
    // The nearest meeting first, so that a board full of kings does not hide it.
    let mut left = MEETINGS;
    let found = (0..=APART).find_map(|apart| {
        path.truncate(1);
        search(&after, &own, known, &mut path, apart, &mut left)
    })?;
    if found == Met::Here {
        return Some(Kind::Prolongation);
    }
    let same_piece = other.from() == played.from()
        && next.is_some_and(|next| {
            next.from() == played.to() && path.get(2).is_some_and(|mv| mv.to() == next.to())
        });
    if same_piece {
        return Some(Kind::OtherMove);
    }
    let sacrifice = position.play_unchecked(played).must_capture() && after.must_capture();
    // UA-VIII.Art.8.4 (e): different pieces on one square, or one piece on different squares.
    let squares = played.to() == other.to() || played.from() == other.from();
    let kind = if sacrifice && squares && path.len() <= EXCHANGED {
        Kind::OtherSacrifice
    } else {
        Kind::Transposition
    };
    Some(kind)
}

/// How many positions are looked at for a changed order of many moves.
const ORDERS: usize = 20_000;

/// Whether White's moves of the solution, the other one first, come to a position of it in a changed order, however
/// many of them lie between: Black captures, or makes his moves of the solution.
fn reordered(position: &Position, line: &[Move], other: &Move, known: &Known) -> bool {
    let (mut white, black): (Vec<&Move>, Vec<&Move>) = (Vec::new(), line.iter().skip(1).step_by(2).collect());
    white.extend(line.iter().step_by(2));
    let Some(at) = white.iter().position(|mv| mv.squares() == other.squares()) else { return false };
    white.remove(at);
    let mut left = ORDERS;
    order(&position.play_unchecked(other), &mut white, &black, known, &mut left)
}

fn order(
    position: &Position,
    white: &mut Vec<&Move>,
    black: &[&Move],
    known: &Known,
    left: &mut usize,
) -> bool {
    if known.after.contains(position) {
        return true;
    }
    if *left == 0 {
        return false;
    }
    *left -= 1;
    let turn = position.to_move();
    for mv in position.legal_moves() {
        let after = position.play_unchecked(&mv);
        let met = if turn == Color::White {
            let Some(at) = white.iter().position(|of| of.squares() == mv.squares()) else { continue };
            let played = white.remove(at);
            let met = order(&after, white, black, known, left);
            white.insert(at, played);
            met
        } else {
            let of_solution = mv.is_capture() || black.iter().any(|of| of.squares() == mv.squares());
            of_solution && order(&after, white, black, known, left)
        };
        if met {
            return true;
        }
    }
    false
}

#[derive(PartialEq, Eq)]
enum Met {
    /// A later position of the solution.
    Later,
    /// The position where the ways parted.
    Here,
}

/// Looks for a meeting: Black's answers are free, White makes moves of the solution or moves to their squares.
fn search(
    position: &Position,
    own: &[&Move],
    known: &Known,
    path: &mut Vec<Move>,
    apart: usize,
    left: &mut usize,
) -> Option<Met> {
    if known.after.contains(position) {
        return Some(Met::Later);
    }
    if *position == known.here {
        return Some(Met::Here);
    }
    if apart == 0 || *left == 0 {
        return None;
    }
    *left -= 1;
    let white = position.to_move() == Color::White;
    for mv in position.legal_moves() {
        let of_solution = own.iter().any(|of| of.to() == mv.to() || of.from() == mv.from());
        let back = path.first().is_some_and(|first| mv.from() == first.to());
        if white && !of_solution && !back && !mv.is_capture() {
            continue;
        }
        path.push(mv);
        if let Some(met) = search(&position.play_unchecked(&mv), own, known, path, apart - 1, left) {
            return Some(met);
        }
        path.pop();
    }
    None
}

/// Whether Black has no move after it, or only one white piece is left and nothing to take.
fn ends_at_once(position: &Position, other: &Move) -> bool {
    let after = position.play_unchecked(other);
    let white = after.setup().placed.iter().filter(|(_, tower)| tower.owner() == Color::White).count();
    !after.has_legal_move() || white == 1 && !after.must_capture()
}

/// Other routes of a capture that lead to the same position; routes that are only the reverse of each other
/// are one circle and no flaw (UA-VIII.Art.7.5).
pub(super) fn other_route(position: &Position, played: &Move) -> Option<Move> {
    if !played.is_capture() {
        return None;
    }
    let after = position.play_unchecked(played);
    let mut paths = Vec::new();
    position.push_paths(&mut paths);
    let reversed = |mv: &Move| mv.jumped().iter().rev().eq(played.jumped().iter());
    paths.into_iter().find(|mv| {
        mv.from() == played.from()
            && mv.to() == played.to()
            && mv.jumped() != played.jumped()
            && !(mv.from() == mv.to() && reversed(mv))
            && position.play_unchecked(mv) == after
    })
}
