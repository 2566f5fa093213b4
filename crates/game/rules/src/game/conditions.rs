//! Under which conditions a game is played. They are declared, never inferred (D-37a).

use crate::Rulebook;
use crate::rulebook::DrawMode;

/// The declared class of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TimeClass {
    /// Play at the usual pace.
    Classic,
    /// Play between classic and rapid (FMJD-VI.1).
    SemiRapid,
    /// Rapid play, with its own duties.
    Rapid,
    /// Blitz play, with its own duties.
    Blitz,
    /// Play by letter or on a server, over days.
    Correspondence,
}

impl TimeClass {
    /// Whether it is a kind of quick play.
    pub const fn is_quick(self) -> bool {
        matches!(self, TimeClass::SemiRapid | TimeClass::Rapid | TimeClass::Blitz)
    }

    /// Whether it is rapid or blitz.
    pub const fn is_rapid_or_blitz(self) -> bool {
        matches!(self, TimeClass::Rapid | TimeClass::Blitz)
    }
}

/// Where a game is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Place {
    /// Over the board.
    Hall,
    /// On a server, which counts the moves.
    Server,
}

/// What has been declared about a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Conditions {
    /// How fast the game is played.
    pub class: TimeClass,
    /// Whether the players write the moves down.
    pub recorded: bool,
    /// Whether the time is for the whole game.
    pub to_the_end: bool,
    /// Whether each move adds time.
    pub increment: bool,
    /// Whether the game is played in a hall or over a network.
    pub place: Place,
    /// The event's own choice of how draws by the rules come about.
    pub draw_mode: Option<DrawMode>,
    /// Whether the opening was drawn by lot.
    pub balloted: bool,
}

impl Conditions {
    /// A game of this class in a hall. Classic and correspondence games are recorded, quick ones are
    /// not (D-43b); quick ones have a time for the whole game. Each move adds time unless
    /// [`Conditions::without_increment`] is declared, so no draw depends on its absence.
    pub const fn new(class: TimeClass) -> Conditions {
        Conditions {
            class,
            recorded: !class.is_quick(),
            to_the_end: class.is_quick(),
            increment: true,
            place: Place::Hall,
            draw_mode: None,
            balloted: false,
        }
    }

    /// A classic game in a hall.
    pub const fn classic() -> Conditions {
        Conditions::new(TimeClass::Classic)
    }

    /// The same on a server.
    pub const fn online(self) -> Conditions {
        Conditions { place: Place::Server, ..self }
    }

    /// The same with a clock that adds nothing.
    pub const fn without_increment(self) -> Conditions {
        Conditions { increment: false, ..self }
    }

    /// The same with a time for the whole game.
    pub const fn to_the_end(self) -> Conditions {
        Conditions { to_the_end: true, ..self }
    }

    /// How draws by the rules come about: the event's choice, else at once on a server, else as the
    /// rulebook says (D-13).
    pub fn draw_mode(&self, rulebook: &Rulebook) -> DrawMode {
        self.draw_mode.unwrap_or(match self.place {
            Place::Server => DrawMode::Auto,
            Place::Hall => rulebook.switches.draw_mode,
        })
    }
}

impl Default for Conditions {
    fn default() -> Conditions {
        Conditions::classic()
    }
}
