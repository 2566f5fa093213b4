//! The duties that the codes lay on the officials before, during and after an event, as one list.

mod table;

use damier_clock::rules::Code;
use damier_rules::rulebook::Clause;
use serde::{Deserialize, Deserializer, de};

use super::permission::Role;
use super::rounds::{Phase, RoundState};
use super::state::{Over, State};
use damier_pairing::Entrant;

pub use table::CHECKLIST;

/// When a duty of the checklist is due.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum DutyWhen {
    /// Before round 1.
    Before,
    /// While it is played.
    During,
    After,
}

impl DutyWhen {
    /// All spans, in the order of time.
    pub const ALL: [DutyWhen; 3] = [DutyWhen::Before, DutyWhen::During, DutyWhen::After];
}

/// How it is known that a duty is done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tick {
    /// An official ticks it off, because no other fact shows it.
    ByHand,
    /// Another fact of the event shows it.
    Shown(Sign),
}

/// What shows that a duty is done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sign {
    /// The entries are approved.
    Entries,
    /// There is a technical regulation, signed by all where the code wants that.
    Technical,
    /// There is an appeals committee.
    Committee,
    /// Numbers were drawn or given.
    Numbers,
    /// All rounds of a finished event were published.
    Published,
    /// All rounds of a finished event were started.
    Started,
    /// All rounds of a finished event were closed.
    Closed,
    /// The results are approved.
    Approved,
}

/// What a duty is called in the journal of an event: its clause, and its number after a colon where one clause has
/// several.
pub type DutyMark = &'static str;

/// One duty, in the words of every code that has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Listed {
    /// Its marks, one for each code that has it.
    pub marks: &'static [DutyMark],
    /// When it is due.
    pub when: DutyWhen,
    /// Whose it is.
    pub who: Role,
    /// How it is known that it is done.
    pub tick: Tick,
    /// What has to be done.
    pub text: &'static str,
}

/// A duty of the chief arbiter before round 1, ticked off by hand.
const fn before(marks: &'static [DutyMark], text: &'static str) -> Listed {
    Listed { marks, when: DutyWhen::Before, who: Role::ChiefArbiter, tick: Tick::ByHand, text }
}

const fn during(marks: &'static [DutyMark], text: &'static str) -> Listed {
    Listed { when: DutyWhen::During, ..before(marks, text) }
}

const fn after(marks: &'static [DutyMark], text: &'static str) -> Listed {
    Listed { when: DutyWhen::After, ..before(marks, text) }
}

impl Listed {
    /// The same duty of somebody else.
    const fn of(self, who: Role) -> Listed {
        Listed { who, ..self }
    }

    /// The same duty, shown by another fact.
    const fn ticked_by(self, by: Sign) -> Listed {
        Listed { tick: Tick::Shown(by), ..self }
    }

    /// How a code marks it, if the code has it.
    pub fn mark(&self, code: Code) -> Option<DutyMark> {
        self.marks.iter().copied().find(|mark| belongs(code, mark))
    }
}

/// The duties of a code in the order of time, each with its mark.
pub fn checklist(code: Code) -> impl Iterator<Item = (DutyMark, &'static Listed)> {
    CHECKLIST.iter().filter_map(move |listed| Some((listed.mark(code)?, listed)))
}

/// The clause of a mark.
pub fn clause_of(mark: DutyMark) -> Clause {
    mark.split_once(':').map_or(mark, |(clause, _)| clause)
}

/// Whether a clause is one of a code.
pub(super) fn belongs(code: Code, clause: Clause) -> bool {
    clause.starts_with(match code {
        Code::Ua2013 => "UA13-",
        Code::Ua2023 => "UA-",
        Code::Fmjd100 | Code::Fmjd64 => "FMJD-",
        Code::Wcdf => "WCDF-",
        Code::Columns => "COL-",
    })
}

/// Reads a mark of the [`CHECKLIST`]; there are no others.
pub(super) fn checklist_mark<'de, D: Deserializer<'de>>(deserializer: D) -> Result<DutyMark, D::Error> {
    let text = String::deserialize(deserializer)?;
    let mut marks = CHECKLIST.iter().flat_map(|listed| listed.marks);
    let found = marks.find(|mark| **mark == text).copied();
    found.ok_or_else(|| de::Error::custom(format_args!("the checklist has no duty {text}")))
}

impl State {
    /// Where in its course the event is.
    pub(super) fn span(&self) -> DutyWhen {
        match (&self.over, self.has_begun()) {
            (Some(_), _) => DutyWhen::After,
            (None, true) => DutyWhen::During,
            (None, false) => DutyWhen::Before,
        }
    }

    /// Whether a duty is done: ticked off, or shown by other facts.
    pub fn is_duty_done(&self, listed: &Listed) -> bool {
        let is_ticked = || listed.marks.iter().any(|mark| self.duties_done.contains(mark));
        match listed.tick {
            Tick::ByHand => is_ticked(),
            Tick::Shown(sign) => is_ticked() || self.shows(sign),
        }
    }

    fn shows(&self, sign: Sign) -> bool {
        let is_over = self.over == Some(Over::Finished);
        let all = |phase: Phase| {
            let mut rounds = self.stages.iter().flat_map(|stage| &stage.rounds);
            is_over && rounds.all(|round: &RoundState| round.phase >= phase)
        };
        match sign {
            Sign::Entries => self.entries_approved,
            Sign::Technical => self.technical.is_some() && self.unsigned().is_empty(),
            Sign::Committee => self.committee.is_some(),
            Sign::Numbers => self.stages.first().is_some_and(|stage| !stage.numbers.is_empty()),
            Sign::Published => all(Phase::Published),
            Sign::Started => all(Phase::Started),
            Sign::Closed => all(Phase::Closed),
            Sign::Approved => is_over,
        }
    }

    /// Who has yet to sign the technical regulation, where the code wants that (UA13-IV.18.8.3).
    pub(super) fn unsigned(&self) -> Vec<Entrant> {
        let is_wanted = self.technical.is_some() && self.code() == Some(Code::Ua2013);
        let all = (0..self.entrants() as u32).map(Entrant).filter(|_| is_wanted);
        all.filter(|entrant| !self.signed.contains(entrant)).collect()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    const CODES: [Code; 6] =
        [Code::Ua2013, Code::Ua2023, Code::Fmjd100, Code::Fmjd64, Code::Wcdf, Code::Columns];

    #[test]
    fn every_code_has_its_duties_in_the_order_of_time() {
        for code in CODES {
            let spans: Vec<DutyWhen> = checklist(code).map(|(_, listed)| listed.when).collect();
            assert!(spans.is_sorted(), "{code:?}");
            assert_eq!(spans.iter().collect::<BTreeSet<_>>().len(), 3, "{code:?}: {spans:?}");
        }
    }

    #[test]
    fn a_mark_names_one_duty_and_a_duty_has_one_mark_in_a_code() {
        let marks: Vec<&str> = CHECKLIST.iter().flat_map(|listed| listed.marks).copied().collect();
        assert_eq!(marks.iter().collect::<BTreeSet<_>>().len(), marks.len());
        for code in CODES {
            for listed in CHECKLIST {
                let own = listed.marks.iter().filter(|mark| belongs(code, mark)).count();
                assert!(own <= 1, "{code:?}: {}", listed.text);
            }
        }
    }

    #[test]
    fn the_two_ukrainian_codes_have_the_same_duties() {
        let texts = |code| checklist(code).map(|(_, listed)| listed.text).collect::<Vec<_>>();
        assert_eq!(texts(Code::Ua2013), texts(Code::Ua2023));
    }

    #[test]
    fn a_mark_is_a_clause_and_perhaps_a_number() {
        assert_eq!(clause_of("UA-IV.5:2"), "UA-IV.5");
        assert_eq!(clause_of("UA13-IV.18.5.2"), "UA13-IV.18.5.2");
    }
}
