//! Where a work comes from, and whether it may compete: reworkings, corrections, works that were rejected
//! or marked before.
//!
//! | case | UA13 | UA23 | COL |
//! | --- | --- | --- | --- |
//! | slight improvement of another's work | UA13-VI.4.3/c | UA-VIII.Pub.4 | COL-5.4.3c |
//! | within five years, without consent | UA13-VI.4.3/e | UA-VIII.Pub.4 | COL-5.4.3e |
//! | own correction, once | UA13-VI.4.3/d | - | COL-5.4.3d |
//! | correction of a work that was awarded | UA13-VI.5.5.5 | UA-VIII.Judge.11 | COL-5.5.5e |
//! | rejected before, one new competition | UA13-VI.4.3/g | UA-VIII.Pub.5 | COL-5.4.3g |
//! | marked before, without award (D-78b) | UA13-VI.5.5.4 | UA-VIII.Judge.9 | COL-5.5.5d |
//! | championship of the same level elsewhere | - | - | COL-5.5.3d |

use damier_compose::Code;
use damier_rules::rulebook::Clause;
use jiff::ToSpan;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::regulation::{Level, Regulation};
use crate::Refused;

/// The years in which only the author may rework what he disclosed.
const PRIVILEGE: i64 = 5;

/// Where a work comes from, as its author declares.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Origin {
    /// It is new.
    #[default]
    Original,
    /// Another's work, improved.
    Reworking {
        /// Whose: the source, which must be named.
        source: String,
        /// Whether the improvement is essential.
        essential: bool,
        /// When the old work was disclosed.
        disclosed: Date,
        /// Whether the old author agrees.
        consent: bool,
    },
    /// The author's own defective work, corrected.
    Correction {
        /// How many times it was corrected and entered before.
        before: u8,
        /// Whether the defective work had an award.
        awarded: bool,
    },
    /// It was rejected at a competition.
    Rejected {
        /// How many competitions it has entered since then.
        since: u8,
    },
    /// It was marked at a competition that is over.
    Marked {
        /// Whether it had an award.
        awarded: bool,
    },
    /// It takes part, or took part, in another championship.
    Championship {
        /// Of which level.
        level: Level,
    },
}

struct Clauses {
    slight: &'static [Clause],
    privilege: &'static [Clause],
    once: &'static [Clause],
    awarded: &'static [Clause],
    rejected: &'static [Clause],
    marked: &'static [Clause],
}

const fn clauses(code: Code) -> Clauses {
    match code {
        Code::Ukraine2013 => Clauses {
            slight: &["UA13-VI.4.3/c"],
            privilege: &["UA13-VI.4.3/e", "UA13-VI.4.3/f"],
            once: &["UA13-VI.4.3/d"],
            awarded: &["UA13-VI.5.5.5"],
            rejected: &["UA13-VI.4.3/g"],
            marked: &["UA13-VI.5.5.4"],
        },
        Code::Ukraine2023 => Clauses {
            slight: &["UA-VIII.Pub.4"],
            privilege: &["UA-VIII.Pub.4"],
            once: &[],
            awarded: &["UA-VIII.Judge.11"],
            rejected: &["UA-VIII.Pub.5"],
            marked: &["UA-VIII.Judge.9"],
        },
        Code::Columns => Clauses {
            slight: &["COL-5.4.3c"],
            privilege: &["COL-5.4.3e", "COL-5.4.3f"],
            once: &["COL-5.4.3d"],
            awarded: &["COL-5.5.5e"],
            rejected: &["COL-5.4.3g"],
            marked: &["COL-5.5.5d"],
        },
    }
}

impl Origin {
    /// Whether a work of this origin may take part.
    pub(crate) fn check(&self, regulation: &Regulation) -> Result<(), Refused> {
        let clauses = clauses(regulation.code);
        match self {
            Origin::Original => Ok(()),
            Origin::Reworking { source, essential, disclosed, consent } => {
                if source.trim().is_empty() {
                    return Err(Refused::SourceNotNamed { clauses: clauses.slight });
                }
                if !essential {
                    return Err(Refused::SlightReworking { of: source.clone(), clauses: clauses.slight });
                }
                let free = disclosed.checked_add(PRIVILEGE.years()).unwrap_or(Date::MAX);
                if !consent && regulation.closing < free {
                    let clauses = clauses.privilege;
                    return Err(Refused::AuthorsPrivilege { disclosed: *disclosed, free, clauses });
                }
                Ok(())
            }
            Origin::Correction { awarded: true, .. } => {
                Err(Refused::AwardedBefore { clauses: clauses.awarded })
            }
            Origin::Correction { before, .. } if *before > 0 && !clauses.once.is_empty() => {
                Err(Refused::CorrectedBefore { times: *before, clauses: clauses.once })
            }
            Origin::Correction { .. } => Ok(()),
            Origin::Rejected { since } => {
                // COL-5.4.3g: the nearest championship of the country comes on top.
                let nearest = regulation.code == Code::Columns
                    && regulation.kind.is_championship()
                    && regulation.level == Level::National;
                match *since > 0 && !nearest {
                    true => Err(Refused::EnteredSinceRejected { times: *since, clauses: clauses.rejected }),
                    false => Ok(()),
                }
            }
            Origin::Marked { awarded: true } => Err(Refused::AwardedBefore { clauses: clauses.marked }),
            Origin::Marked { awarded: false } => Ok(()),
            Origin::Championship { level } => {
                let same = *level == regulation.level && regulation.kind.is_championship();
                match same && regulation.code == Code::Columns {
                    true => Err(Refused::OtherChampionship { clauses: &["COL-5.5.3d"] }),
                    false => Ok(()),
                }
            }
        }
    }
}
