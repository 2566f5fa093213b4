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
//! | `officials` | offices, the committee, the technical regulation |
//! | `lots` | numbers and other draws, fields of later stages |
//! | `pairing`, `rounds` | who meets whom; published, started, closed |
//! | `results` | results, corrections, lateness |
//! | `disputes` | sanctions, protests, decisions, notes, duties |
//! | `course` | the regulation, the schedule, undoing, the end |
//! | `form`, `typed` | how a form and a program say what they want |

mod course;
mod disputes;
mod entries;
mod form;
mod import;
mod lots;
mod officials;
mod pairing;
mod results;
mod rounds;
mod teams;
mod typed;

use damier_compete::event::Action;
use serde::{Deserialize, Serialize};

use crate::Answer;
use crate::draft::{Draft, Refusal};

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
pub use results::{Colours, CorrectResult, Late, Results, stands, told as results_told};
pub use rounds::{Close, Publish, Start, close_complete};
pub use teams::{LineUp, Seat, Team};
pub use typed::{NoRounds, Rounds};

/// One act in the table.
#[derive(Debug, Clone, Copy)]
pub struct Listed {
    /// By which name forms and programs call it.
    pub name: &'static str,
    /// What the codes call it; none where that depends on the fact that is taken back.
    pub action: Option<Action>,
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
    /// A whole number.
    Number,
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

const fn field(name: &'static str, kind: Kind) -> Said {
    Said { name, kind, form: name }
}

const fn in_form(name: &'static str, kind: Kind, form: &'static str) -> Said {
    Said { name, kind, form }
}

const STAGE: Said = field("stage", Kind::Typed);
const ROUND: Said = field("round", Kind::Number);

macro_rules! acts {
    ($($name:literal $act:ident ($action:expr) [$($field:expr),*];)*) => {
        /// Something that can be done at an event.
        #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(tag = "act")]
        pub enum Act {
            $(#[serde(rename = $name)] #[allow(missing_docs, reason = "each is described where it is made")] $act($act),)*
        }

        /// Everything that can be done at an event.
        pub const ACTS: &[Listed] = &[$(Listed { name: $name, action: $action, fields: &[$($field),*] },)*];

        impl Act {
            /// By which name forms and programs call it.
            pub const fn name(&self) -> &'static str {
                match self {
                    $(Act::$act(_) => $name,)*
                }
            }

            /// Every act with nothing said.
            pub fn all() -> Vec<Act> {
                vec![$(Act::$act($act::default()),)*]
            }

            fn turn_into_facts(&self, draft: &mut Draft<'_>) -> Result<Answer, Refusal> {
                match self {
                    $(Act::$act(act) => act.decide(draft),)*
                }
            }
        }

        $(impl From<$act> for Act {
            fn from(act: $act) -> Act {
                Act::$act(act)
            }
        })*
    };
}

acts! {
    "enter" Enter (Some(Action::TakeEntries)) [in_form("names", Kind::Lines, "name"), field("born", Kind::Typed), field("sex", Kind::Text), field("federation", Kind::Text), field("club", Kind::Text), field("number", Kind::Typed), field("rating", Kind::Typed), field("title", Kind::Text), field("team", Kind::Typed), field("board", Kind::Typed), field("another", Kind::Flag)];
    "correct-entry" CorrectEntry (Some(Action::TakeEntries)) [field("who", Kind::Who), field("name", Kind::Text), field("born", Kind::Kept), field("sex", Kind::Kept), field("federation", Kind::Kept), field("club", Kind::Kept), field("number", Kind::Kept), field("rating", Kind::Kept), field("title", Kind::Kept), field("team", Kind::Kept), field("board", Kind::Kept), field("reason", Kind::Text)];
    "withdraw" Withdraw (Some(Action::TakeEntries)) [STAGE, field("who", Kind::Who), field("reason", Kind::Text)];
    "further" Further (Some(Action::DecideFurtherPart)) [STAGE, field("who", Kind::Who), in_form("goes_on", Kind::Flag, "goes-on"), field("reason", Kind::Text)];
    "absent" Absent (Some(Action::TakeEntries)) [STAGE, field("who", Kind::Names), in_form("rounds", Kind::Rounds, "round")];
    "approve-entries" ApproveEntries (Some(Action::TakeEntries)) [];
    "prohibit" Prohibit (Some(Action::OverridePairing)) [STAGE, field("who", Kind::Who), field("other", Kind::Who), in_form("if_possible", Kind::Flag, "if-possible"), field("rounds", Kind::Rounds), field("reason", Kind::Text)];
    "lift" Lift (Some(Action::OverridePairing)) [STAGE, field("who", Kind::Who), field("other", Kind::Who), in_form("if_possible", Kind::Flag, "if-possible")];
    "import" Import (Some(Action::TakeEntries)) [field("list", Kind::File), field("name", Kind::Text), in_form("good_rows", Kind::Flag, "good-rows"), in_form("dry_run", Kind::Flag, "dry-run")];
    "team" Team (Some(Action::TakeEntries)) [field("name", Kind::Text), field("captain", Kind::Text), field("federation", Kind::Text), field("rating", Kind::Number)];
    "line-up" LineUp (Some(Action::HandInLineUp)) [STAGE, ROUND, field("team", Kind::Who), in_form("players", Kind::Names, "board")];
    "seat" Seat (Some(Action::RecordResult)) [STAGE, ROUND, field("who", Kind::Who), field("table", Kind::Number), field("board", Kind::Number)];
    "appoint" Appoint (Some(Action::AppointPanel)) [field("role", Kind::Text), field("name", Kind::Text), field("category", Kind::Text), field("branch", Kind::Text)];
    "relieve" Relieve (Some(Action::RelieveArbiter)) [field("name", Kind::Text), field("reason", Kind::Text)];
    "committee" FormCommittee (Some(Action::FormCommittee)) [field("members", Kind::Lines), field("reserves", Kind::Lines), field("executive", Kind::Lines)];
    "technical" Technical (Some(Action::WriteTechnical)) [in_form("items", Kind::Map, "item-")];
    "signed" Signed (Some(Action::WriteTechnical)) [field("who", Kind::Names), field("all", Kind::Flag)];
    "numbers" Numbers (Some(Action::DrawLots)) [STAGE, field("by", Kind::OneOf(&["rating", "lots", "given"])), field("given", Kind::Names), field("seed", Kind::Number)];
    "lots" DrawLots (Some(Action::DrawLots)) [STAGE, ROUND, field("for", Kind::OneOf(&["colour", "rounds", "ballot", "other"])), field("what", Kind::Text), field("table", Kind::Number), field("of", Kind::Number), field("seed", Kind::Number)];
    "field" Field (Some(Action::DrawLots)) [STAGE, field("who", Kind::Names), field("first", Kind::Names), field("second", Kind::Names), field("seed", Kind::Number)];
    "pair" Pair (Some(Action::Pair)) [STAGE, field("seed", Kind::Number), field("fix", Kind::Lines), field("relax", Kind::Lines), field("reason", Kind::Text), field("then", Kind::OneOf(&["draft", "publish", "start"])), field("ahead", Kind::Flag)];
    "pair-by-hand" PairByHand (Some(Action::Pair)) [STAGE, field("how", Kind::OneOf(&["hand", "override", "fix"])), field("pairs", Kind::Lines), field("free", Kind::Names), field("reason", Kind::Text), field("confirmed", Kind::Flag), field("seed", Kind::Number), field("then", Kind::OneOf(&["draft", "publish", "start"])), field("ahead", Kind::Flag)];
    "publish" Publish (Some(Action::Publish)) [STAGE, ROUND];
    "start" Start (Some(Action::StartRound)) [STAGE, ROUND, field("ahead", Kind::Flag)];
    "close" Close (Some(Action::RecordResult)) [STAGE, ROUND];
    "results" Results (Some(Action::RecordResult)) [STAGE, ROUND, field("typed", Kind::Text), in_form("at", Kind::Map, "at-"), field("why", Kind::Text), field("start", Kind::Flag), field("ahead", Kind::Flag)];
    "correct-result" CorrectResult (Some(Action::RecordResult)) [STAGE, ROUND, field("typed", Kind::Text), field("at", Kind::Typed), field("score", Kind::Text), field("reason", Kind::Text)];
    "colours" Colours (Some(Action::RecordResult)) [STAGE, ROUND, field("table", Kind::Number)];
    "late" Late (Some(Action::RecordResult)) [STAGE, ROUND, field("who", Kind::Who), field("minutes", Kind::Number), field("excused", Kind::Flag)];
    "punish" Punish (Some(Action::Sanction)) [STAGE, ROUND, field("who", Kind::Who), field("sanction", Kind::Text), field("offence", Kind::Text), field("happened", Kind::Text)];
    "protest" LodgeProtest (Some(Action::Protest)) [STAGE, ROUND, field("who", Kind::Who), field("text", Kind::Text), field("game", Kind::Flag), field("fact", Kind::Number)];
    "rule" Rule (Some(Action::RuleOnProtest)) [field("protest", Kind::Number), field("upheld", Kind::Flag), field("ruling", Kind::Text)];
    "appeal" Appeal (Some(Action::Protest)) [field("protest", Kind::Number)];
    "decide-appeal" DecideAppeal (Some(Action::DecideAppeal)) [field("protest", Kind::Number), field("upheld", Kind::Flag), field("ruling", Kind::Text), field("interested", Kind::Lines)];
    "decide" DecideCase (Some(Action::DecideUnforeseen)) [field("question", Kind::Text), field("decision", Kind::Text), field("grounds", Kind::Text)];
    "note" WriteNote (Some(Action::KeepDocuments)) [field("text", Kind::Text)];
    "interrupt" Interrupt (Some(Action::BreakOff)) [field("reason", Kind::Text)];
    "duty" TickDuty (Some(Action::KeepDocuments)) [in_form("clauses", Kind::Lines, "clause")];
    "regulation" ChangeRegulation (Some(Action::ChangeRegulation)) [field("regulation", Kind::Content), field("name", Kind::Text), field("reason", Kind::Text)];
    "schedule" SetStart (Some(Action::Schedule)) [STAGE, ROUND, field("starts", Kind::Text)];
    "finish" Finish (Some(Action::ApproveStandings)) [field("early", Kind::Flag), field("reason", Kind::Text)];
    "cancel" Cancel (Some(Action::BreakOff)) [field("reason", Kind::Text)];
    "undo" Undo (None) [field("number", Kind::Number), field("reason", Kind::Text)];
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
