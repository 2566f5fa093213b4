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
//! | `published` | an event entered again from a published table, and compared with one |
//! | `teams` | teams and line-ups |
//! | `access` | assistants of impaired players |
//! | `register` | leave, spectators, cameras, arbiters at tables, questions, reports |
//! | `officials` | offices, the committee, the technical regulation |
//! | `lots` | numbers and other draws, fields of later stages |
//! | `pairing`, `rounds` | who meets whom; published, started, closed |
//! | `results` | results, corrections, lateness |
//! | `again`, `past` | a round paired again; what a change of the past comes to |
//! | `counting` | tie-breaks and what games are worth |
//! | `at_board` | moves, clock, claims and irregularities at a board |
//! | `players` | what only a player says about his game, and how a game is played |
//! | `disputes` | sanctions, protests, decisions, notes, duties |
//! | `course` | the regulation, the schedule, undoing, the end |
//! | `table` | all of them in one list |
//! | `typed` | rounds as a form and a program name them; the rest is in the crate `acts` |

mod access;
mod again;
mod at_board;
mod counting;
mod course;
mod disputes;
mod entries;
mod import;
mod lots;
mod officials;
mod pairing;
mod past;
mod players;
mod published;
mod register;
mod results;
mod rounds;
mod table;
mod teams;
mod typed;

use damier_compete::event::Action;
use damier_language::Words;

use crate::draft::{Draft, Refusal};
use crate::{ActReport, RefusalText};

pub use access::{Assist, DismissAssistant};
pub use again::PairAgain;
pub use at_board::{AtBoard, board_help, lines as board_lines, not_written, place_typed, result_due};
pub use counting::{SetPoints, SetTieBreaks, criteria};
pub use course::{
    ApproveRegulation, Cancel, ChangeRegulation, Finish, Resume, SetStart, Undo, read_edition,
    read_regulation,
};
pub use damier_acts::typed::NoRounds;
pub use damier_acts::{Bytes, Field as Said, Form, Kind};
pub use disputes::{
    Appeal, DecideAppeal, DecideCase, Interrupt, LodgeProtest, Punish, Rule, TickDuty, WriteNote,
};
pub use entries::{About, Absent, ApproveEntries, CorrectEntry, Enter, Further, Lift, Prohibit, Withdraw};
pub use import::Import;
pub use lots::{DrawLots, DrawnFor, Field, Numbers, NumbersBy};
pub use officials::{Appoint, FormCommittee, Relieve, Signed, Technical, role};
pub use pairing::{How, Pair, PairByHand, Then, by_system, finish, try_next};
pub use players::{Choice, Choose, Count, Counted, PlaySo};
pub use published::{CompareTable, ImportTable, ReadTable};
pub use register::{AskCommittee, Assign, Back, Cameras, CommitteeAnswers, Expel, GiveLeave, ReportSent};
pub use results::{Colours, CorrectResult, Late, Results, stands, written_and_missing as results_told};
pub use rounds::{Close, Publish, Start, close_complete};
pub use table::{ACTS, Act, named};
pub use teams::{LineUp, Seat, Team};
pub use typed::Rounds;

/// One act in the table: its action is what the codes call it; none where that depends on the fact that is taken back.
pub type Listed = damier_acts::Listed<Action>;

/// Reads the act that a form asks for.
pub fn read(words: &Words, act: &Listed, form: &dyn Form) -> Result<Act, RefusalText> {
    Ok(damier_acts::read(words, act, form)?)
}

impl Act {
    /// Decides: facts are appended to the draft, and what else there is to tell is answered; or a refusal.
    pub fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
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
