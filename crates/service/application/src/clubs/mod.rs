//! Clubs: who belongs to them, what is in their calendars, and their matches. Whatever somebody does is an act of
//! `damier_acts::clubs`; what it amounts to is written down here.
//!
//! | file | question |
//! | --- | --- |
//! | `acting` | what do people do? |
//! | `boards` | who plays whom in a match, and what does a game bring? |
//! | `watch` | when does a match begin, and when is it over? |
//! | `calendar` | what is planned in a club? |

mod acting;
mod boards;
mod calendar;
mod watch;

use damier_acts::clubs::{Refusal, Role};
use damier_store::{ClubRefused, ClubRole};

pub use acting::{act, actor, found, seen};
pub use calendar::{Planned, calendar};
pub use watch::watch;

/// Why something was not done.
pub type ActError = crate::stop::Stop<Refusal>;

const fn role(stored: ClubRole) -> Role {
    match stored {
        ClubRole::Asked => Role::Asked,
        ClubRole::Member => Role::Member,
        ClubRole::Leader => Role::Leader,
    }
}

const fn stored(role: Role) -> ClubRole {
    match role {
        Role::Asked => ClubRole::Asked,
        Role::Member => ClubRole::Member,
        Role::Leader => ClubRole::Leader,
    }
}

fn refused(why: ClubRefused) -> ActError {
    ActError::Refused(match why {
        ClubRefused::NameTaken => Refusal::NameTaken,
        ClubRefused::TooMany { most } => Refusal::TooMany { most },
        ClubRefused::Full { most } => Refusal::Full { most },
        ClubRefused::LastLeader => Refusal::LastLeader,
        ClubRefused::Otherwise => Refusal::Otherwise,
    })
}
