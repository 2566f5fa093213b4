//! Sanctions: who may punish how, with the clauses that were broken.
//!
//! | measure | who | clause |
//! | --- | --- | --- |
//! | remark, reprimand, no current information | steward, judge, organising body | COL-4.1.9 |
//! | loss of the game | judge, organising body | COL-4.1.9, UA13-V.2.2 |
//! | expulsion, bar for a term | organising body | COL-4.1.9, COL-4.1.14, UA13-V.3.5 |

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::PostalGame;
use crate::fact::{Leaving, Score};
use crate::{Refused, Side};

/// The most clauses that a sanction names, and the longest text of one.
const MOST: usize = 20;
const LONGEST: usize = 1000;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sanction {
    pub of: Side,
    /// What it is.
    pub measure: Measure,
    pub by: SanctionBy,
    /// The clauses that he broke (COL-4.1.10).
    pub clauses: Vec<String>,
    /// What he did.
    pub grounds: String,
    /// Up to which day he is barred.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<Date>,
}

/// What a punishment is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Measure {
    Remark,
    Reprimand,
    /// No current information.
    NoInformation,
    /// The game is lost.
    GameLost,
    /// He is expelled from the event.
    Expelled,
    /// He is barred from tournaments for a term.
    Barred,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SanctionBy {
    /// The steward of the event.
    Steward,
    /// The judge, who is the arbiter.
    Judge,
    /// The organising body.
    Body,
}

impl Measure {
    /// All, the lightest first.
    pub const ALL: [Measure; 6] = [
        Measure::Remark,
        Measure::Reprimand,
        Measure::NoInformation,
        Measure::GameLost,
        Measure::Expelled,
        Measure::Barred,
    ];

    /// The word that is typed.
    pub const fn name(self) -> &'static str {
        match self {
            Measure::Remark => "remark",
            Measure::Reprimand => "reprimand",
            Measure::NoInformation => "no-information",
            Measure::GameLost => "game-lost",
            Measure::Expelled => "expelled",
            Measure::Barred => "barred",
        }
    }

    /// The lowest office that may do it (COL-4.1.9, COL-4.1.14).
    pub const fn least(self) -> SanctionBy {
        match self {
            Measure::Remark | Measure::Reprimand | Measure::NoInformation => SanctionBy::Steward,
            Measure::GameLost => SanctionBy::Judge,
            Measure::Expelled | Measure::Barred => SanctionBy::Body,
        }
    }
}

impl SanctionBy {
    /// All, the lowest first.
    pub const ALL: [SanctionBy; 3] = [SanctionBy::Steward, SanctionBy::Judge, SanctionBy::Body];

    /// The word that is typed.
    pub const fn name(self) -> &'static str {
        match self {
            SanctionBy::Steward => "steward",
            SanctionBy::Judge => "judge",
            SanctionBy::Body => "body",
        }
    }

    const fn height(self) -> u8 {
        match self {
            SanctionBy::Steward => 0,
            SanctionBy::Judge => 1,
            SanctionBy::Body => 2,
        }
    }
}

impl PostalGame {
    /// A sanction names clauses of the code in force whose breach is an offence.
    pub(super) fn names_offences(&self, sanction: &Sanction) -> Result<(), Refused> {
        let code = &self.table.code;
        let is_offence = |named: &&String| code.offences.contains(&named.trim());
        match sanction.clauses.iter().find(|named| !is_offence(named)) {
            Some(named) if !named.trim().is_empty() => Err(Refused::NoOffence {
                text: named.chars().take(40).collect(),
                offences: code.offences.join(", "),
                clause: code.sanctions,
            }),
            _ => Ok(()),
        }
    }

    pub(super) fn sanction(&mut self, sanction: &Sanction, on: Date) -> Result<(), Refused> {
        let Sanction { of, measure, by, clauses, grounds, until } = sanction;
        let named = |own: &String| !own.trim().is_empty() && own.chars().count() <= LONGEST;
        if clauses.is_empty() || clauses.len() > MOST || !clauses.iter().all(named) {
            return Err(Refused::NoClauses { clause: self.table.code.sanctions });
        }
        if grounds.trim().is_empty() || grounds.chars().count() > LONGEST {
            return Err(Refused::NothingSaid);
        }
        if by.height() < measure.least().height() {
            return Err(Refused::NotHisSanction {
                by: by.name(),
                least: measure.least().name(),
                clause: "COL-4.1.9",
            });
        }
        self.term_of_bar(*measure, *until, on)?;
        match measure {
            Measure::GameLost => {
                let score = if *of == Side::White { Score::Black } else { Score::White };
                self.award(score, grounds, self.table.code.game_lost)?;
            }
            // Who is expelled or barred has left: what becomes of his games is decided as for others who left.
            Measure::Expelled | Measure::Barred if !self.is_over() && !self.has_left(*of) => {
                self.leave(*of, Leaving::Announced, on)?;
            }
            _ => {}
        }
        self.sanctions.push(sanction.clone());
        Ok(())
    }

    /// A bar has a last day, which is not further away than the code allows.
    fn term_of_bar(&self, measure: Measure, until: Option<Date>, on: Date) -> Result<(), Refused> {
        let term = self.table.code.bar;
        let Some(until) = until else {
            let missing = measure == Measure::Barred;
            return if missing { Err(Refused::NoTerm { clause: term.clause }) } else { Ok(()) };
        };
        if measure != Measure::Barred || until <= on {
            return Err(Refused::NoTerm { clause: term.clause });
        }
        let years = jiff::Span::new().try_years(term.days).ok();
        let last = years.and_then(|years| on.checked_add(years).ok());
        match last.filter(|last| term.days > 0 && until > *last) {
            Some(last) => Err(Refused::BarTooLong { until, last, clause: term.clause }),
            None => Ok(()),
        }
    }
}
