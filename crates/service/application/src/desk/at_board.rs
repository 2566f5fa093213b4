//! What happens at the boards of a round and is no fact of the codes: calls, irregularities, orders.

use damier_clock::Moment;
use damier_compete::event::{By, GameKey};
use damier_compete::schedule::Side;

use super::event_notes::EventNotes;
use super::note::Note;

/// Somebody calls the arbiter.
#[derive(Debug, Clone)]
pub struct Call {
    pub at: Moment,
    /// At which board.
    pub key: GameKey,
    /// On which side he sits.
    pub side: Side,
    pub text: String,
    /// Who came, when, and what was decided.
    pub attended: Option<(By, Moment, String)>,
}

#[derive(Debug, Clone)]
pub struct Irregular {
    pub at: Moment,
    /// At which board.
    pub key: GameKey,
    /// Its number in the list of irregularities.
    pub kind: u8,
    /// On which side it was committed.
    pub side: Side,
    /// Who took it down.
    pub by: By,
    /// Whether it was put right, and who wrote the choice down if the opponent did not make it himself.
    pub settled: Option<(bool, Option<By>)>,
}

/// An order at a board on the site.
#[derive(Debug, Clone)]
pub struct Ordered {
    pub at: Moment,
    /// At which board.
    pub key: GameKey,
    /// Which, by the name of its form.
    pub order: String,
    /// To which side.
    pub side: Option<Side>,
    /// How many seconds.
    pub seconds: Option<u32>,
    pub reason: String,
    pub by: By,
}

fn place(number: u32) -> Option<usize> {
    usize::try_from(number).ok()?.checked_sub(1)
}

impl EventNotes {
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
    pub fn calls_waiting(&self, key: GameKey) -> usize {
        self.calls.iter().filter(|call| call.key == key && call.attended.is_none()).count()
    }
}
