//! Protests and appeals: first the chief arbiter, then the committee, whose word is final.
//!
//! UA13-IV.14.8, UA13-IV.17.1.5, UA13-IV.18.8.4.3; UA-III.9.8, UA-III.12.1.5, UA-IV.8.4.c; FMJD-II.2.11,
//! FMJD-III.2.2.5; WCDF-7.1; COL-3.1.1b.

use damier_clock::{Moment, Span};
use serde::{Deserialize, Serialize};

use super::by_code::ByCode;
use super::ids::{GameKey, PlayerId, TeamId};
use super::officials::committee_clauses;
use super::refused::Refused;
use super::regulation::Regulation;
use super::results::game;
use super::state::State;
use super::warning::Warning;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Complainant {
    /// A player of an individual event.
    Player(PlayerId),
    /// The captain of a team: in team events nobody else may (UA13-IV.14.8, UA-III.9.8).
    Captain(TeamId),
}

/// What a protest is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum About {
    /// A decision on the list of facts.
    Fact(u32),
    /// A game and its result.
    Game(GameKey),
    Other,
}

/// A protest and what became of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Protest {
    /// Its place on the list of facts, which names it.
    pub seq: u32,
    pub from: Complainant,
    pub about: About,
    /// What is said.
    pub text: String,
    /// How far it is.
    pub status: ProtestStatus,
}

/// How far a protest is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ProtestStatus {
    /// The chief arbiter has to rule.
    Lodged,
    /// The chief arbiter has ruled; the committee may be asked.
    Ruled {
        /// Whether it was upheld.
        upheld: bool,
        /// What was decided.
        ruling: String,
    },
    /// The committee has to decide.
    Appealed,
    /// The committee has decided; that is final.
    Final {
        /// Whether it was upheld.
        upheld: bool,
        /// What was decided.
        ruling: String,
        sitting: Vec<String>,
    },
}

/// Letters beyond the Latin ones with their marks.
fn is_not_latin(letter: char) -> bool {
    letter.is_alphabetic() && letter > '\u{24f}'
}

const CAPTAIN: ByCode = ByCode { ua13: &["UA13-IV.14.8"], ua23: &["UA-III.9.8"], ..ByCode::SILENT };
const DEADLINE: ByCode = ByCode { ua13: &["UA13-IV.18.8.4.3"], ua23: &["UA-IV.8.4.c"], ..ByCode::SILENT };

impl State {
    pub(super) fn protest(
        &mut self,
        seq: u32,
        from: Complainant,
        about: About,
        text: &str,
        at: Moment,
    ) -> Result<(), Refused> {
        let code = self.code().ok_or(Refused::NoRegulation)?;
        match from {
            Complainant::Captain(team) => {
                self.team(team)?;
            }
            Complainant::Player(player) => {
                self.player(player)?;
                let clauses = CAPTAIN.of(code);
                if self.pairs_teams() && !clauses.is_empty() {
                    return Err(Refused::CaptainOnly { clauses });
                }
            }
        }
        let since = self.moment_of(about)?;
        let minutes = self.regulation.as_ref().and_then(Regulation::protest_deadline);
        if let (Some(since), Some(minutes)) = (since, minutes) {
            let passed = at.since(since);
            if passed > Span::minutes(u64::from(minutes)) {
                let passed = passed.as_millis() / 60_000;
                return Err(Refused::ProtestLate { passed, minutes, clauses: DEADLINE.of(code) });
            }
        }
        // FMJD-III.2.2.5: in French or English; other letters show another language.
        if code.is_fmjd() && text.chars().any(is_not_latin) {
            self.warnings.push(Warning::ComplaintLanguage { protest: seq });
        }
        let status = ProtestStatus::Lodged;
        self.protests.push(Protest { seq, from, about, text: text.to_owned(), status });
        Ok(())
    }

    /// When that happened which a protest is about.
    fn moment_of(&self, about: About) -> Result<Option<Moment>, Refused> {
        match about {
            About::Fact(seq) => {
                let said = self.said_at.get(&seq).copied();
                said.map(Some).ok_or(Refused::NoSuchFact { seq })
            }
            About::Game(key) => Ok(game(self.encounter(key)?, key)?.at),
            About::Other => Ok(None),
        }
    }

    pub(super) fn rule(&mut self, seq: u32, upheld: bool, ruling: &str) -> Result<(), Refused> {
        let protest = self.protest_mut(seq)?;
        match protest.status {
            ProtestStatus::Lodged => {
                protest.status = ProtestStatus::Ruled { upheld, ruling: ruling.to_owned() };
                let (about, from) = (protest.about, protest.from);
                if upheld { self.lift_sanctions(seq, about, from) } else { Ok(()) }
            }
            _ => Err(Refused::RuledAlready { protest: seq }),
        }
    }

    pub(super) fn appeal(&mut self, seq: u32) -> Result<(), Refused> {
        let code = self.code().ok_or(Refused::NoRegulation)?;
        // The code of columns knows no committee: the superior organisation decides (COL-3.1.1b).
        let has_committee = self.committee.is_some() || committee_clauses(code).is_empty();
        let protest = self.protest_mut(seq)?;
        match protest.status {
            ProtestStatus::Ruled { .. } if !has_committee => {
                Err(Refused::NoCommittee { clauses: committee_clauses(code) })
            }
            ProtestStatus::Ruled { .. } => {
                protest.status = ProtestStatus::Appealed;
                Ok(())
            }
            ProtestStatus::Lodged => Err(Refused::NotRuledYet { protest: seq }),
            ProtestStatus::Appealed => Err(Refused::RuledAlready { protest: seq }),
            ProtestStatus::Final { .. } => Err(Refused::Final { clauses: DEADLINE.of(code) }),
        }
    }

    pub(super) fn decide_appeal(
        &mut self,
        seq: u32,
        interested: &[String],
        upheld: bool,
        ruling: &str,
        at: Moment,
    ) -> Result<(), Refused> {
        let code = self.code().ok_or(Refused::NoRegulation)?;
        let status = self.protest_mut(seq)?.status.clone();
        if matches!(status, ProtestStatus::Final { .. }) {
            return Err(Refused::Final { clauses: DEADLINE.of(code) });
        }
        if status != ProtestStatus::Appealed {
            return Err(Refused::NotAppealed { protest: seq });
        }
        let clauses = committee_clauses(code);
        let sitting = match &self.committee {
            Some(committee) => committee.sitting(code, interested)?,
            None if clauses.is_empty() => Vec::new(),
            None => return Err(Refused::NoCommittee { clauses }),
        };
        let ruling = ruling.to_owned();
        let protest = self.protest_mut(seq)?;
        protest.status = ProtestStatus::Final { upheld, ruling, sitting };
        let (about, from) = (protest.about, protest.from);
        if upheld { self.lift_sanctions(seq, about, from) } else { self.impose_again(seq, at) }
    }

    fn protest_mut(&mut self, seq: u32) -> Result<&mut Protest, Refused> {
        self.protests.iter_mut().find(|protest| protest.seq == seq).ok_or(Refused::NoSuchProtest { seq })
    }
}
