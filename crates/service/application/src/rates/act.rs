//! What is counted, and how much of it anybody may do.

use super::{Budget, Who};

/// What programs may ask.
pub const API: Budget = Budget { a_second: 20.0, at_once: 200.0 };

/// What is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Act {
    /// A request of a program.
    Api,
    /// An account is made.
    Newcomer,
    /// Somebody asks to be entered in an event.
    Application,
    /// A letter goes out to an address that somebody has typed, or because he has typed a name.
    Letter,
    /// Somebody announces what all people see: an arena.
    Announcement,
    /// Somebody types the code of a player at a board.
    Code,
    /// Somebody looks at a position in the explorer.
    Exploration,
    /// Any other form.
    Form,
}

impl Act {
    /// How much of it somebody may do. A whole club may sit behind one address, and all who come through a server on the
    /// same machine that nobody has named look alike.
    pub(super) fn budget(self, who: &Who) -> Budget {
        match (self, who) {
            (Act::Api, _) | (_, Who::Token(_)) => API,
            // Whoever guesses at a code is soon told to wait; it takes many of him until its owner has to wait as well.
            (Act::Code, Who::Session(_)) => every(30, 12),
            (Act::Code, Who::Address(Some(from))) if !is_here(from) => {
                Budget { a_second: 0.5, at_once: 200.0 }
            }
            (Act::Code, _) | (_, Who::Place(_)) => Budget { a_second: 1.0, at_once: 300.0 },
            (Act::Newcomer, Who::Session(_)) => every(30, 10),
            (Act::Newcomer, Who::Address(Some(from))) if !is_here(from) => every(30, 30),
            (Act::Newcomer, Who::Address(_)) => every(1, 200),
            (Act::Application, Who::Session(_)) => every(5, 60),
            (Act::Application, Who::Address(Some(from))) if !is_here(from) => every(2, 100),
            (Act::Application, Who::Address(_)) => every(1, 300),
            (Act::Announcement, Who::Session(_)) => every(60, 12),
            (Act::Announcement, Who::Address(Some(from))) if !is_here(from) => every(60, 30),
            (Act::Announcement, Who::Address(_)) => every(2, 200),
            (Act::Letter, Who::Session(_)) => every(60, 12),
            (Act::Letter, Who::Address(_)) => every(20, 40),
            (Act::Form | Act::Exploration, Who::Session(_)) => Budget { a_second: 5.0, at_once: 200.0 },
            (Act::Form | Act::Exploration, Who::Address(Some(from))) if is_here(from) => {
                Budget { a_second: 2_000.0, at_once: 20_000.0 }
            }
            (Act::Form | Act::Exploration, Who::Address(_)) => Budget { a_second: 20.0, at_once: 600.0 },
        }
    }
}

/// Whether an address is of this machine.
pub(crate) fn is_here(from: &str) -> bool {
    from.starts_with("127.") || from == "::1"
}

/// Once in so many seconds, and so often at once.
const fn every(seconds: u32, at_once: u32) -> Budget {
    Budget { a_second: 1.0 / seconds as f64, at_once: at_once as f64 }
}
