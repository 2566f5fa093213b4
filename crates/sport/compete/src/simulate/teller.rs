//! One fact after the other, each at its time.

use damier_clock::Moment;
use serde::Serialize;

use super::people::name_of;
use super::plan::{Letters, Plan, Troubles};
use crate::event::{By, CannotPair, Entry, Event, Fact, GameKey, Official, Refused, Role};
use damier_pairing::Lots;

/// Why an event cannot be simulated.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum Failed {
    /// A fact of the story was not accepted: a fault of the program, or of the regulation.
    #[error("fact {seq} of the simulation was refused: {refused}")]
    Refused { seq: u32, refused: Refused },
    /// A match of more or fewer than two.
    #[error("a match has two sides, not {entrants}")]
    NotTwo {
        /// How many should enter.
        entrants: usize,
    },
    /// Not one round could be paired.
    #[error("no round can be paired: {cannot}")]
    NoRound { cannot: CannotPair },
}

/// Somebody who tells an event.
pub(super) struct Teller {
    pub(super) event: Event,
    pub(super) lots: Lots,
    pub(super) troubles: Troubles,
    pub(super) letters: Letters,
    /// Adjourned games that have to be finished.
    pub(super) adjourned: Vec<GameKey>,
    at: i64,
}

/// Nine in the morning of 1 June 2026, in milliseconds.
const MORNING: i64 = 1_780_304_400_000;

impl Teller {
    pub(super) fn new(plan: &Plan) -> Teller {
        let Plan { seed, troubles, letters, .. } = *plan;
        Teller {
            event: Event::new(),
            lots: Lots::new(seed),
            troubles,
            letters,
            adjourned: Vec::new(),
            at: MORNING,
        }
    }

    /// Says what has to be accepted.
    pub(super) fn append(&mut self, role: Role, fact: Fact) -> Result<u32, Failed> {
        let seq = self.event.next_seq();
        self.apply(role, fact).map_err(|refused| Failed::Refused { seq, refused })?;
        Ok(seq)
    }

    /// Says what the event may well refuse; tells whether it was accepted.
    pub(super) fn try_to_say(&mut self, role: Role, fact: Fact) -> bool {
        self.apply(role, fact).is_ok()
    }

    fn apply(&mut self, role: Role, fact: Fact) -> Result<(), Refused> {
        self.at += 20_000;
        let at = Moment::from_millis(self.at);
        let by = By::new(role, name_of(role, self.letters));
        self.event.apply(Entry { seq: self.event.next_seq(), at, by, fact })
    }

    /// Names the panel.
    pub(super) fn appoint(&mut self) -> Result<(), Failed> {
        for role in [Role::ChiefArbiter, Role::LineArbiter] {
            let name = name_of(role, self.letters).to_owned();
            let category = Some("international".to_owned());
            let official = Official { role, name, category, branch: None, relieved: false };
            self.append(Role::Organiser, Fact::Appointed(official))?;
        }
        Ok(())
    }

    /// Lets some minutes pass.
    pub(super) fn wait(&mut self, minutes: i64) {
        self.at += minutes * 60_000;
    }

    /// Whether something happens that happens once in so many times.
    pub(super) fn happens(&mut self, once_in: u64) -> bool {
        self.lots.below(once_in.max(1)) == 0
    }

    /// A seed for the lots of the event, short enough to be read out.
    pub(super) fn draw_seed(&mut self) -> u64 {
        self.lots.below(1_000_000)
    }
}
