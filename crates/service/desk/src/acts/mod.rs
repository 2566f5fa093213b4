//! Everything that can be done at an event, each one act: a value that says what is wanted, and a decision that turns
//! the state, the person and the moment into facts or into a refusal.
//!
//! A command line, a form and the API all make the same value and call [`Act::decide`]; nothing else decides. The
//! table [`ACTS`] says of each by which name it is known, which action of the codes it is, and what can be said with
//! it, from which forms are read and the API is described.
//!
//! | file | about |
//! | --- | --- |
//! | `entries`, `import` | players, lists of them |
//! | `teams` | teams and line-ups |
//! | `access` | assistants of impaired players |
//! | `register` | leave, spectators, cameras, arbiters at tables, questions, reports |
//! | `officials` | offices, the committee, the technical regulation |
//! | `lots` | numbers and other draws, fields of later stages |
//! | `pairing`, `rounds` | who meets whom; published, started, closed |
//! | `results` | results, corrections, lateness |
//! | `at_board` | moves, clock, claims and irregularities at a board |
//! | `disputes` | sanctions, protests, decisions, notes, duties |
//! | `course` | the regulation, the schedule, undoing, the end |
//! | `table` | all of them in one list |
//! | `form`, `typed`, `schema` | how a form and a program say what they want |

mod access;
mod at_board;
mod course;
mod disputes;
mod entries;
mod form;
mod import;
mod lots;
mod officials;
mod pairing;
mod register;
mod results;
mod rounds;
mod schema;
mod table;
mod teams;
mod typed;

use damier_compete::event::Action;

use crate::Answer;
use crate::draft::{Draft, Refusal};

pub use access::{Assist, DismissAssistant};
pub use at_board::{AtBoard, lines as board_lines};
pub use course::{Cancel, ChangeRegulation, Finish, SetStart, Undo, read_regulation};
pub use disputes::{
    Appeal, DecideAppeal, DecideCase, Interrupt, LodgeProtest, Punish, Rule, TickDuty, WriteNote,
};
pub use entries::{About, Absent, ApproveEntries, CorrectEntry, Enter, Further, Lift, Prohibit, Withdraw};
pub use form::{Form, Said, read};
pub use import::{Bytes, Import};
pub use lots::{DrawLots, DrawnFor, Field, Numbers, NumbersBy};
pub use officials::{Appoint, FormCommittee, Relieve, Signed, Technical, role};
pub use pairing::{How, Pair, PairByHand, Then, by_system, finish, try_next};
pub use register::{AskCommittee, Assign, Back, Cameras, CommitteeAnswers, Expel, GiveLeave, ReportSent};
pub use results::{Colours, CorrectResult, Late, Results, stands, told as results_told};
pub use rounds::{Close, Publish, Start, close_complete};
pub use table::{ACTS, Act};
pub use teams::{LineUp, Seat, Team};
pub use typed::{NoRounds, Rounds};

/// One act in the table.
#[derive(Debug, Clone, Copy)]
pub struct Listed {
    /// By which name forms and programs call it.
    pub name: &'static str,
    /// What the codes call it; none where that depends on the fact that is taken back.
    pub action: Option<Action>,
    /// What it does, for those who read the description of the API.
    pub about: &'static str,
    /// What can be said with it.
    pub fields: &'static [Said],
}

/// What a field of an act holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A text.
    Text,
    /// A text of which an empty one takes away what stood there.
    Kept,
    /// A text or a number.
    Typed,
    /// Somebody: a name, a part of it, a number of the table, or `@` and the place on the list.
    Who,
    /// Several of them.
    Names,
    /// Several texts, one a line in a form.
    Lines,
    /// A whole number, from the least to the most.
    Number {
        /// The least.
        least: u64,
        /// The most.
        most: u64,
    },
    /// Yes or no.
    Flag,
    /// Some rounds, such as `3,5-6`.
    Rounds,
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// Texts by a number or a place.
    Map,
    /// The content of a file as text.
    Content,
    /// A file.
    File,
}

/// The act of a name.
pub fn named(name: &str) -> Option<&'static Listed> {
    ACTS.iter().find(|act| act.name == name)
}

impl Act {
    /// Decides: facts are appended to the draft, and what else there is to tell is answered; or a refusal.
    pub fn decide(&self, draft: &mut Draft<'_>) -> Result<Answer, Refusal> {
        if let Some(action) = named(self.name()).and_then(|act| act.action) {
            draft.check(action)?;
        }
        self.turn_into_facts(draft)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn the_table_names_every_field_of_every_act() {
        for act in Act::all() {
            let listed = named(act.name()).expect("it is in the table");
            let written = serde_json::to_value(&act).expect("it can be written");
            let fields = written.as_object().expect("an object").keys().map(String::as_str);
            let fields: BTreeSet<&str> = fields.filter(|name| *name != "act").collect();
            let told: BTreeSet<&str> = listed.fields.iter().map(|field| field.name).collect();
            assert_eq!(fields, told, "{}", act.name());
            assert_eq!(serde_json::from_value::<Act>(written).expect("it can be read"), act);
        }
    }

    #[test]
    fn what_nobody_knows_is_refused() {
        let read = |text: &str| serde_json::from_str::<Act>(text);
        assert!(read(r#"{"act":"pair","seed":7}"#).is_ok());
        assert!(read(r#"{"act":"absent","who":[7,"Koval"],"rounds":"2-3"}"#).is_ok());
        for wrong in [
            r#"{"act":"pair","sed":7}"#,
            r#"{"act":"nothing"}"#,
            r#"{"seed":7}"#,
            r#"{"act":"start","round":0}"#,
            r#"{"act":"absent","who":["1"],"rounds":"5-2"}"#,
            r#"{"act":"pair","then":"later"}"#,
        ] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
