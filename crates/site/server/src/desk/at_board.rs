//! What happens at the boards of a round and is no fact of the codes: calls, irregularities, orders.

use damier_clock::Moment;
use damier_compete::event::{By, GameKey};
use damier_compete::schedule::Side;

use super::book::Book;
use super::note::Note;

/// Somebody calls the arbiter.
#[derive(Debug, Clone)]
pub(crate) struct Call {
    /// When.
    pub(crate) at: Moment,
    /// At which board.
    pub(crate) key: GameKey,
    /// On which side he sits.
    pub(crate) side: Side,
    /// What about.
    pub(crate) text: String,
    /// Who came, when, and what was decided.
    pub(crate) attended: Option<(By, Moment, String)>,
}

/// An irregularity.
#[derive(Debug, Clone)]
pub(crate) struct Irregular {
    /// When.
    pub(crate) at: Moment,
    /// At which board.
    pub(crate) key: GameKey,
    /// Its number in the list of irregularities.
    pub(crate) kind: u8,
    /// On which side it was committed.
    pub(crate) side: Side,
    /// Who took it down.
    pub(crate) by: By,
    /// Whether it was put right, and who wrote the choice down if the opponent did not make it himself.
    pub(crate) settled: Option<(bool, Option<By>)>,
}

/// An order at a board on the site.
#[derive(Debug, Clone)]
pub(crate) struct Ordered {
    /// When.
    pub(crate) at: Moment,
    /// At which board.
    pub(crate) key: GameKey,
    /// Which, by the name of its form.
    pub(crate) order: String,
    /// To which side.
    pub(crate) side: Option<Side>,
    /// How many seconds.
    pub(crate) seconds: Option<u32>,
    /// Why.
    pub(crate) reason: String,
    /// Who.
    pub(crate) by: By,
}

fn place(number: u32) -> Option<usize> {
    usize::try_from(number).ok()?.checked_sub(1)
}

impl Book {
    /// Takes in what was noted at a board.
    pub(super) fn take_from_board(&mut self, at: Moment, note: &Note) {
        match note.clone() {
            Note::Called { key, side, text } => {
                self.calls.push(Call { at, key, side, text, attended: None });
            }
            Note::Attended { number, by, ruling } => {
                if let Some(call) = place(number).and_then(|place| self.calls.get_mut(place)) {
                    call.attended = Some((by, at, ruling));
                }
            }
            Note::Irregular { key, kind, side, by } => {
                self.irregularities.push(Irregular { at, key, kind, side, by, settled: None });
            }
            Note::Settled { number, corrected, by } => {
                if let Some(own) = place(number).and_then(|place| self.irregularities.get_mut(place)) {
                    own.settled = Some((corrected, by));
                }
            }
            Note::Ordered { key, order, side, seconds, reason, by } => {
                self.orders.push(Ordered { at, key, order, side, seconds, reason, by });
            }
            _ => {}
        }
    }

    /// Calls at a board that nobody has attended to.
    pub(crate) fn calls_waiting(&self, key: GameKey) -> usize {
        self.calls.iter().filter(|call| call.key == key && call.attended.is_none()).count()
    }
}
