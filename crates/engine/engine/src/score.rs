//! Scores: hundredths of a man from the side to move's view, and wins by their distance.

use std::fmt;

/// A score. Within 20,000 of zero it weighs a position in hundredths of a man; beyond, the game
/// is decided in so many half-moves.
pub type Value = i32;

/// Beyond every value that can occur.
pub(crate) const INFINITE: Value = 32_000;

/// Won on the spot. Every half-move to go takes one off.
pub(crate) const WIN: Value = 31_000;

/// From here on a score is a proven win.
pub(crate) const PROVEN: Value = 25_000;

/// The most that an evaluation says.
pub(crate) const MATERIAL: Value = 20_000;

/// What a search found about a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(pub Value);

impl Score {
    /// What a position is worth in which nobody can make progress.
    pub const DRAW: Score = Score(0);

    /// Won in so many half-moves.
    pub const fn win_in(plies: u32) -> Score {
        Score(WIN - plies as Value)
    }

    /// Lost in so many half-moves.
    pub const fn loss_in(plies: u32) -> Score {
        Score(-(WIN - plies as Value))
    }

    /// In how many half-moves the game is decided: positive if won, negative if lost.
    pub const fn decided_in(self) -> Option<i32> {
        if self.0 >= PROVEN {
            Some(WIN - self.0)
        } else if self.0 <= -PROVEN {
            Some(-(WIN + self.0))
        } else {
            None
        }
    }

    /// Whether the side to move has a proven win.
    pub const fn is_win(self) -> bool {
        self.0 >= PROVEN
    }

    /// Whether the side to move is proven to lose.
    pub const fn is_loss(self) -> bool {
        self.0 <= -PROVEN
    }
}

impl std::ops::Neg for Score {
    type Output = Score;

    fn neg(self) -> Score {
        Score(-self.0)
    }
}

/// `+0.35`, `won in 7`, `lost in 12` (half-moves).
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.decided_in() {
            Some(plies) if self.is_win() => write!(f, "won in {plies}"),
            Some(plies) => write!(f, "lost in {}", -plies),
            None => write!(f, "{:+.2}", f64::from(self.0) / 100.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_told_as_people_say_them() {
        assert_eq!(Score(35).to_string(), "+0.35");
        assert_eq!(Score(-120).to_string(), "-1.20");
        assert_eq!(Score::win_in(7).to_string(), "won in 7");
        assert_eq!((-Score::win_in(7)).to_string(), "lost in 7");
        assert_eq!(Score::loss_in(4).decided_in(), Some(-4));
    }
}
