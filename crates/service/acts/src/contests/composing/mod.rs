//! Acts at a contest of composing.
//!
//! | file | about |
//! | --- | --- |
//! | `entries` | teams, authors and their works |
//! | `course` | the panel, the regulation, closing, publication, what is taken back |
//! | `judging` | marks, breaches, revisions, remarks, defects |
//! | `appeals` | appeals and rulings |
//! | `table` | all of them in one list |

mod appeals;
mod course;
mod entries;
mod judging;
mod table;

use damier_contests::composing::{Composing, Fact};
use damier_contests::{Office, Refused, WorkId};

use super::{Acted, Draft, Refusal, Right, judge_of};

pub use appeals::{Appeal, Commission, Further, Rule};
pub use course::{Appoint, Cancel, Change, Close, Final, Preliminary, Relieve, Undo};
pub use entries::{Enter, EnterTeam, Send, Withdraw};
pub use judging::{Breach, BreachBack, Defect, Mark, Remark, Revise};
pub use table::{ACTS, Act, named};

/// Those who take entries in.
pub const ENTER: [Office; 3] = [Office::Organiser, Office::Secretary, Office::Coordinator];

/// What follows from an act.
type Decided = Result<Vec<Fact>, Refusal>;

impl Acted for Composing {
    type Act = Act;

    fn right(act: &Act) -> Option<Right> {
        named(act.name())?.action
    }

    fn facts(act: &Act, draft: &Draft<'_, Composing>) -> Decided {
        act.turn_into_facts(draft)
    }
}

impl Act {
    /// The name of the account that it speaks of, if it speaks of one.
    pub fn account(&self) -> Option<&str> {
        match self {
            Act::Appoint(own) => {
                Some(if own.account.trim().is_empty() { own.name.trim() } else { own.account.trim() })
            }
            Act::EnterTeam(own) => Some(own.account.trim()).filter(|account| !account.is_empty()),
            _ => None,
        }
    }
}

/// A work by its code number.
pub fn coded(contest: &Composing, text: &str) -> Result<WorkId, Refused> {
    let number = |part: &str| part.trim().parse::<u16>().ok();
    let parts = text.split_once('-').and_then(|(section, code)| Some((number(section)?, number(code)?)));
    let found = parts.and_then(|(section, code)| contest.by_code(section, code));
    found.ok_or_else(|| Refused::NoSuchCode { text: text.chars().take(20).collect() })
}

impl Draft<'_, Composing> {
    /// A work by its code number; in a file also by its number on the list of works, which nobody may know who judges.
    fn coded(&self, text: &str) -> Result<WorkId, Refused> {
        match text.trim().parse() {
            Ok(number) if self.account().is_none() => Ok(WorkId(number)),
            _ => coded(self.state(), text),
        }
    }

    /// Whether whoever acts judges a work.
    fn judges(&self, work: WorkId) -> Result<(), Refused> {
        let Some(account) = self.account() else { return Ok(()) };
        let section = self.state().work(work).map_or(0, |work| work.entry.section);
        match judge_of(self.state(), account.number, section).is_some() {
            true => Ok(()),
            false => Err(Refused::NotHisSection { name: account.name.clone(), section }),
        }
    }
}
