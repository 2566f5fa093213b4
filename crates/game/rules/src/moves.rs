//! A move: its squares in order and what it captures.

use std::fmt;

use crate::{Square, SquareSet};

/// The most pieces one move can take: all of the opponent's on the largest board.
const MOST_JUMPS: usize = 20;

/// One move of one side.
///
/// [`Move::squares`] lists departure, every landing square and arrival. Where a flying king could
/// land on several squares between two captures of the same move without changing the outcome,
/// one of them is listed: moves that agree in departure, arrival and resulting position are one
/// move (D-05). [`Move::jumped`] lists the squares jumped over in the order of capture; in column
/// games a square can occur twice.
#[derive(Clone, Copy)]
pub struct Move {
    jumps: u8,
    crowns: bool,
    squares: [Square; MOST_JUMPS + 1],
    jumped: [Square; MOST_JUMPS],
    captured: SquareSet,
}

impl Move {
    /// A move without capture.
    pub(crate) const fn quiet(from: Square, to: Square, crowns: bool) -> Move {
        let mut squares = [from; MOST_JUMPS + 1];
        squares[1] = to;
        Move { jumps: 0, crowns, squares, jumped: [from; MOST_JUMPS], captured: SquareSet::EMPTY }
    }

    /// A capture that has not yet jumped anything.
    pub(crate) const fn capture_from(from: Square) -> Move {
        Move::quiet(from, from, false)
    }

    /// Writes jump number `index` of a capture under way; later ones are overwritten or cut off by
    /// [`Move::finished`].
    #[inline(always)]
    pub(crate) fn set_jump(&mut self, index: usize, over: Square, to: Square) {
        self.jumped[index] = over;
        self.squares[index + 1] = to;
    }

    /// The capture under way, ended after so many jumps.
    #[inline(always)]
    pub(crate) fn finished(&self, jumps: usize, crowns: bool) -> Move {
        let captured = self.jumped[..jumps].iter().copied().collect();
        Move { jumps: jumps as u8, crowns, captured, ..*self }
    }

    /// A move of these squares, as somebody stored it; `None` if their numbers do not fit.
    #[cfg(feature = "serde")]
    pub(crate) fn stored(squares: &[Square], jumped: &[Square], crowns: bool) -> Option<Move> {
        if jumped.len() > MOST_JUMPS || squares.len() != jumped.len().max(1) + 1 {
            return None;
        }
        let mut mv = Move::quiet(squares[0], squares[1], crowns);
        for (index, (over, to)) in jumped.iter().zip(&squares[1..]).enumerate() {
            mv.set_jump(index, *over, *to);
        }
        Some(mv.finished(jumped.len(), crowns))
    }

    /// The square the piece leaves.
    pub const fn from(&self) -> Square {
        self.squares[0]
    }

    /// The square where the piece ends.
    pub fn to(&self) -> Square {
        self.squares[self.len() - 1]
    }

    /// Departure, the landing squares and arrival.
    pub fn squares(&self) -> &[Square] {
        &self.squares[..self.len()]
    }

    /// The squares jumped over, in order.
    pub fn jumped(&self) -> &[Square] {
        &self.jumped[..usize::from(self.jumps)]
    }

    /// The set of squares jumped over.
    pub const fn captured(&self) -> SquareSet {
        self.captured
    }

    /// Whether anything is captured.
    pub const fn is_capture(&self) -> bool {
        self.jumps > 0
    }

    /// Whether a man becomes a king by this move.
    pub const fn crowns(&self) -> bool {
        self.crowns
    }

    fn len(&self) -> usize {
        usize::from(self.jumps.max(1)) + 1
    }

    /// Whether both take the same pieces in the same order between the same squares.
    pub(crate) fn same_path(&self, other: &Move) -> bool {
        self.jumped() == other.jumped() && self.from() == other.from() && self.to() == other.to()
    }

    /// Whether both are the same move of a flat game: departure, arrival, captured pieces and the
    /// rank of the moved piece agree (D-05).
    pub(crate) fn same_outcome(&self, other: &Move) -> bool {
        self.captured == other.captured
            && self.from() == other.from()
            && self.to() == other.to()
            && self.crowns == other.crowns
    }
}

impl PartialEq for Move {
    fn eq(&self, other: &Move) -> bool {
        self.crowns == other.crowns && self.squares() == other.squares() && self.jumped() == other.jumped()
    }
}

impl Eq for Move {}

impl std::hash::Hash for Move {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.squares().hash(state);
        self.jumped().hash(state);
    }
}

/// Square numbers: `32-28`, or every landing square of a capture: `28x19x10`. How the codes of a game write a move its
/// position has to tell (`write_move` of `damier-pdn`).
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.is_capture() { "x" } else { "-" };
        let squares: Vec<String> = self.squares().iter().map(ToString::to_string).collect();
        f.write_str(&squares.join(sign))
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
