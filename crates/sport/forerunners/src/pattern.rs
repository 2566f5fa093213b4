//! Pieces on a board as four sets of squares, which is all that a search looks at.

use damier_rules::{Board, Color, Position, Rank, Setup, Square, SquareSet};

/// How many kinds of pieces there are.
pub(crate) const KINDS: usize = 4;

/// The men and kings of both sides.
///
/// In column games a tower counts as the piece on its top; what lies below is compared afterwards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pattern {
    /// The squares of White's men, Black's men, White's kings, Black's kings.
    pub(crate) kinds: [u64; KINDS],
}

/// How many pieces of each kind there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Material([u8; KINDS]);

impl Pattern {
    pub const EMPTY: Pattern = Pattern { kinds: [0; KINDS] };

    /// The pieces of a set-up, legal or not.
    pub fn of(setup: &Setup) -> Pattern {
        let mut pattern = Pattern::EMPTY;
        for (square, tower) in &setup.placed {
            pattern.put(kind(tower.owner(), tower.top()), *square);
        }
        pattern
    }

    /// The pieces of a position.
    pub fn of_position(position: &Position) -> Pattern {
        let mut pattern = Pattern::EMPTY;
        for square in position.board().squares() {
            if let Some(tower) = position.at(square) {
                pattern.put(kind(tower.owner(), tower.top()), square);
            }
        }
        pattern
    }

    pub(crate) fn put(&mut self, kind: usize, square: Square) {
        self.kinds[kind] |= 1 << square.index();
    }

    /// The squares of the men or the kings of one side.
    pub fn squares(&self, color: Color, rank: Rank) -> SquareSet {
        SquareSet::from_bits(self.kinds[kind(color, rank)])
    }

    /// How many pieces there are.
    pub fn len(&self) -> usize {
        self.kinds.iter().map(|squares| squares.count_ones() as usize).sum()
    }

    /// Whether the board is empty.
    pub fn is_empty(&self) -> bool {
        self.kinds == [0; KINDS]
    }

    /// Whether only kings are on the board.
    pub(crate) fn is_kings_only(&self) -> bool {
        self.kinds[..2] == [0, 0]
    }

    /// Whether every piece stands on a square of the board.
    pub(crate) fn fits(&self, board: Board) -> bool {
        self.kinds.iter().all(|squares| squares >> board.len() == 0)
    }

    pub(crate) fn material(&self) -> Material {
        Material(self.kinds.map(|squares| squares.count_ones() as u8))
    }
}

impl Material {
    /// The least number of changes that make one of the other: a man may become a king.
    pub(crate) fn distance(self, other: Material) -> u32 {
        (0..2).map(|side| side_distance(self, other, side)).sum()
    }
}

fn side_distance(a: Material, b: Material, side: usize) -> u32 {
    let more = |kind: usize| i32::from(a.0[kind]) - i32::from(b.0[kind]);
    let (men, kings) = (more(side), more(side + 2));
    match (men < 0) == (kings < 0) {
        true => men.unsigned_abs() + kings.unsigned_abs(),
        false => men.unsigned_abs().max(kings.unsigned_abs()),
    }
}

/// The number of a kind of piece. The other colour of the same rank is the next number or the one before.
pub(crate) const fn kind(color: Color, rank: Rank) -> usize {
    let side = match color {
        Color::White => 0,
        Color::Black => 1,
    };
    match rank {
        Rank::Man => side,
        Rank::King => side + 2,
    }
}
