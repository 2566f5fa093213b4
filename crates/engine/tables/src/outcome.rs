//! What a table says of a position, and how it is kept in one number.

use std::fmt;

/// How the game ends for the side to move when both sides play their best.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// The side to move wins.
    Win,
    /// Neither side can win.
    Draw,
    /// The side to move loses.
    Loss,
}

/// The outcome of a position: the result for the side to move, and in how many half-moves the game ends when
/// the winner hurries and the loser delays.
///
/// A side that cannot move has lost in 0 half-moves. Draws have no distance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TableValue {
    /// The result for the side to move.
    pub result: GameResult,
    /// Half-moves to the end of the game; 0 for a draw.
    pub distance: u16,
}

impl TableValue {
    /// Neither side can win.
    pub const DRAW: TableValue = TableValue { result: GameResult::Draw, distance: 0 };

    /// Won or lost in so many half-moves: the winner makes the last move, so an odd number is won by the side
    /// to move and an even one is lost.
    pub const fn decided_in(distance: u16) -> TableValue {
        let result = if distance % 2 == 1 { GameResult::Win } else { GameResult::Loss };
        TableValue { result, distance }
    }

    /// The outcome, for the side that moves, of a move that leaves the opponent with this one.
    #[must_use]
    pub const fn before(self) -> TableValue {
        match self.result {
            GameResult::Draw => TableValue::DRAW,
            _ => TableValue::decided_in(self.distance.saturating_add(1)),
        }
    }
}

/// `won in 7`, `lost in 12` (half-moves), `drawn`.
impl fmt::Display for TableValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.result {
            GameResult::Win => write!(f, "won in {}", self.distance),
            GameResult::Loss => write!(f, "lost in {}", self.distance),
            GameResult::Draw => f.write_str("drawn"),
        }
    }
}

/// The best of several moves, each told by what the opponent gets.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Best {
    /// Half-moves of the shortest win.
    win: Option<u16>,
    /// Whether some move draws.
    draws: bool,
    /// Half-moves of the longest loss.
    loss: u16,
}

impl Best {
    /// Adds a move that leaves the opponent with this outcome.
    #[inline(always)]
    pub(crate) fn add(&mut self, opponent: TableValue) {
        let distance = opponent.distance + 1;
        match opponent.result {
            GameResult::Loss => self.win = Some(self.win.map_or(distance, |win| win.min(distance))),
            GameResult::Draw => self.draws = true,
            GameResult::Win => self.loss = self.loss.max(distance),
        }
    }

    /// The outcome if there is no other move. Without any move the game is lost.
    #[inline(always)]
    pub(crate) fn outcome(&self) -> TableValue {
        match self.win {
            Some(win) => TableValue::decided_in(win),
            None if self.draws => TableValue::DRAW,
            None => TableValue::decided_in(self.loss),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_winner_hurries_and_the_loser_delays() {
        let best = |replies: &[TableValue]| {
            let mut best = Best::default();
            replies.iter().for_each(|reply| best.add(*reply));
            best.outcome().to_string()
        };
        let decided = TableValue::decided_in;
        assert_eq!(best(&[]), "lost in 0");
        assert_eq!(best(&[decided(4), decided(2), TableValue::DRAW, decided(3)]), "won in 3");
        assert_eq!(best(&[decided(3), TableValue::DRAW]), "drawn");
        assert_eq!(best(&[decided(3), decided(7)]), "lost in 8");
    }
}
