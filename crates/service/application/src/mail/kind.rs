//! The kinds of letters. Another kind is a row here and its words `mail-kind-…` in every language.

/// A kind of letter that its receiver can refuse.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Against whom, at which table, with which colour somebody plays.
    Pairing,
    /// Everybody is asked to come to the desk.
    CheckIn,
    /// The opponent says how the game ended and waits for a word.
    Result,
    /// It is somebody's move in a game by correspondence, or his days are few.
    Post,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 4] = [Kind::Pairing, Kind::CheckIn, Kind::Result, Kind::Post];

    /// The name, in links, settings and messages.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Pairing => "pairing",
            Kind::CheckIn => "check-in",
            Kind::Result => "result",
            Kind::Post => "post",
        }
    }

    /// The kind of a name.
    pub fn named(name: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// The setting of an account that refuses it.
    pub fn setting(self) -> String {
        format!("mail-{}", self.name())
    }
}
