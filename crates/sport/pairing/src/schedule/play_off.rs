//! With which games an additional contest may be played (D-60c).

use damier_rules::rulebook::Clause;

use crate::standings::Code;

/// Kinds of game by their control.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum GameKind {
    /// At the normal rate.
    Normal,
    /// Rapid, semi-rapid included.
    Rapid,
    /// A game of blitz.
    Blitz,
}

/// The kinds allowed in the play-off of an event, the usual one first, and where the code says so. The
/// code of column draughts leaves it open (COL-3.7.2).
pub const fn play_off_games(code: Code, event: GameKind) -> (&'static [GameKind], &'static [Clause]) {
    use GameKind::{Blitz, Normal, Rapid};
    match (code, event) {
        (Code::Ua2013, _) => (&[Rapid, Blitz, Normal], &["UA13-IV.8.8", "UA13-IV.12.2"]),
        (Code::Ua2023, _) => (&[Rapid, Blitz, Normal], &["UA-III.4.8", "UA-III.8.2"]),
        (Code::Fmjd100, Normal) => (&[Normal, Rapid], &["FMJD-III.5.11.1.1"]),
        (Code::Fmjd64, Normal) => (&[Normal, Blitz], &["FMJD-IIIbis.5.11.1.1"]),
        (Code::Fmjd100 | Code::Fmjd64, Rapid) => (&[Rapid, Blitz], &["FMJD-VI.3"]),
        (Code::Fmjd100 | Code::Fmjd64, Blitz) => (&[Blitz], &["FMJD-VI.3"]),
        (Code::Columns, _) => (&[Normal, Rapid, Blitz], &["COL-3.7.2"]),
    }
}
