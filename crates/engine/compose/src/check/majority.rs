//! Sacrifices on the majority rule: Black seems to have a choice, but must take the most
//! (UA13-VI.3.7.6, UA-VIII.Art.7.6).

use damier_rules::{
    Board, CaptureChoice, Color, Direction, Move, Position, Rank, Square, SquareSet, Variant,
};

/// A sacrifice in which the rule decides between directions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sacrifice {
    /// How many half-moves of the line come before the capture.
    pub ply: usize,
    /// Pieces captured in each direction, in order; the last is the compulsory number.
    pub chains: Vec<usize>,
}

impl Sacrifice {
    /// Whether some direction gives one piece fewer than the compulsory capture.
    ///
    /// ```
    /// use damier_compose::check::Sacrifice;
    /// let economical = |chains: &[usize]| Sacrifice { ply: 0, chains: chains.to_vec() }.is_economical();
    /// // TV-12, S1 to S6.
    /// assert!(economical(&[1, 2]) && economical(&[3, 4]) && economical(&[1, 3, 4]));
    /// assert!(economical(&[1, 1, 2]) && economical(&[2, 3, 4]) && economical(&[1, 2, 3]));
    /// assert!(!economical(&[1, 3]) && !economical(&[1, 2, 4]));
    /// ```
    pub fn is_economical(&self) -> bool {
        let Some((most, rest)) = self.chains.split_last() else { return false };
        rest.iter().any(|chain| chain + 1 == *most)
    }

    /// Whether three directions or more are open, one of them one piece short: the stronger kind.
    pub fn is_rich(&self) -> bool {
        self.is_economical() && self.chains.len() >= 3
    }

    pub fn profile(&self) -> String {
        self.chains.iter().map(ToString::to_string).collect::<Vec<_>>().join(":")
    }
}

/// The sacrifices of a line, where the variant has the majority rule and the numbers differ.
pub(super) fn sacrifices(start: &Position, line: &[Move]) -> Vec<Sacrifice> {
    if !has_majority(start.variant()) {
        return Vec::new();
    }
    let mut position = *start;
    let mut found = Vec::new();
    for (ply, mv) in line.iter().enumerate() {
        if position.to_move() == Color::Black && mv.is_capture() {
            let chains = chains(&position);
            if chains.len() > 1 && chains.first() != chains.last() {
                found.push(Sacrifice { ply, chains });
            }
        }
        position = position.play_unchecked(mv);
    }
    found
}

fn has_majority(variant: Variant) -> bool {
    variant.rules().choice == CaptureChoice::MostPieces && !variant.has_towers()
}

/// How many pieces the side to move could take in each direction of each piece, majority rule aside, in order.
pub fn chains(position: &Position) -> Vec<usize> {
    let own = position.to_move();
    let board = position.board();
    let set = |color| position.squares_of(color, Rank::Man) | position.squares_of(color, Rank::King);
    let kings = position.squares_of(own, Rank::King);
    let mut lengths = Vec::new();
    for from in set(own).iter() {
        let mut occupied = set(own) | set(!own);
        occupied.remove(from);
        let jumper = Jumper { board, enemies: set(!own), occupied, king: kings.contains(from) };
        for direction in Direction::ALL {
            let longest = jumper.first_jumps(from, direction, SquareSet::EMPTY);
            lengths.extend(longest);
        }
    }
    lengths.sort_unstable();
    lengths
}

struct Jumper {
    board: Board,
    enemies: SquareSet,
    occupied: SquareSet,
    king: bool,
}

impl Jumper {
    /// The most pieces taken by a capture that begins in this direction.
    fn first_jumps(&self, from: Square, direction: Direction, taken: SquareSet) -> Option<usize> {
        let mut line = self.board.line(from, direction);
        let over = if self.king {
            line.by_ref().find(|square| self.occupied.contains(*square))?
        } else {
            line.next()?
        };
        if !self.enemies.contains(over) || taken.contains(over) {
            return None;
        }
        let mut taken = taken;
        taken.insert(over);
        let reach = if self.king { usize::MAX } else { 1 };
        let landings = line.take_while(|square| !self.occupied.contains(*square)).take(reach);
        landings.map(|to| 1 + self.most_from(to, direction, taken)).max()
    }

    fn most_from(&self, from: Square, came: Direction, taken: SquareSet) -> usize {
        let onward = Direction::ALL.into_iter().filter(|direction| *direction != came.opposite());
        onward.filter_map(|direction| self.first_jumps(from, direction, taken)).max().unwrap_or(0)
    }
}
