//! How often kings have moved in a row, where they must rest: in Frisian draughts one king makes at most three moves
//! without capture while its side has men (WFD-B).

use crate::Color;

/// For each side the king that moved last and how many moves in a row without capture it has made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct KingRuns {
    white: Run,
    black: Run,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
struct Run {
    /// The bit of the king.
    place: u8,
    moves: u8,
}

impl Run {
    const NONE: Run = Run { place: 0, moves: 0 };

    const fn bit(self) -> u64 {
        if self.moves == 0 { 0 } else { 1 << self.place }
    }

    /// After a quiet move of a king of this side.
    const fn moved(self, from: u64, to: u64) -> Run {
        let before = if self.bit() == from { self.moves } else { 0 };
        Run { place: to.trailing_zeros() as u8, moves: before.saturating_add(1) }
    }

    /// What is left of it: nothing without men, or when the king is gone.
    const fn kept(self, men: u64, captured: u64) -> Run {
        if men == 0 || self.bit() & captured != 0 { Run::NONE } else { self }
    }
}

impl KingRuns {
    /// No king has moved.
    pub const NONE: KingRuns = KingRuns { white: Run::NONE, black: Run::NONE };

    /// A number that differs between different runs.
    pub const fn number(self) -> u32 {
        u32::from_le_bytes([self.white.place, self.white.moves, self.black.place, self.black.moves])
    }

    /// The king of a side that has made so many moves and must rest.
    pub(super) const fn resting(self, color: Color, most: u8) -> u64 {
        let run = match color {
            Color::White => self.white,
            Color::Black => self.black,
        };
        if run.moves >= most { run.bit() } else { 0 }
    }

    /// After a move of White or Black.
    pub(super) const fn after<const WHITE: bool>(self, from: u64, to: u64, quiet_king: bool) -> KingRuns {
        let own = if WHITE { self.white } else { self.black };
        let own = if quiet_king { own.moved(from, to) } else { Run::NONE };
        if WHITE { KingRuns { white: own, ..self } } else { KingRuns { black: own, ..self } }
    }

    /// Those of the kings that still stand, of sides that have men.
    pub(super) const fn of_sides_with_men(self, white: u64, black: u64, captured: u64) -> KingRuns {
        KingRuns { white: self.white.kept(white, captured), black: self.black.kept(black, captured) }
    }
}
