//! Games in PDN attached to the results of an event: replayed, checked, matched to their boards, exported.
//!
//! Where the text is kept is for others to decide; here it is compared with what the event knows.
//!
//! | question | where |
//! | --- | --- |
//! | Does this game belong to this result? | [`attach`] |
//! | Which games of a file belong to which boards of a round? | [`attach_round`] |
//! | All games of the event in one file | [`export`] |

mod attach;
mod fault;
mod names;
mod round_file;
mod seat;
mod tags;

pub use attach::{Attached, attach};
pub use fault::{AttachFault, AttachWarning};
pub use names::likeness;
pub use round_file::{NoPlace, RoundGames, Unmatched, attach_round, attach_round_while};

use damier_compete::event::State;

use crate::json::AttachedGame;

/// All games in one file, in the order of rounds and tables, each with the tags of the event: Event, Date,
/// Round, White, Black, Result, GameType, then the place. Games that do not fit any more are listed with the
/// reason.
pub fn export(state: &State, games: &[AttachedGame]) -> (String, Vec<(AttachedGame, AttachFault)>) {
    let mut sorted: Vec<&AttachedGame> = games.iter().collect();
    sorted.sort_by_key(|own| own.game);
    let (mut text, mut faults) = (String::new(), Vec::new());
    for own in sorted {
        match attach(state, own.game, &own.pdn) {
            Ok(attached) => text += &attached.text,
            Err(fault) => faults.push((own.clone(), fault)),
        }
    }
    (text, faults)
}
