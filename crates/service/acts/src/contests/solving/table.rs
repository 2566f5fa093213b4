//! The table of acts at a contest of solving: names, rights, what they do, what can be said.

use damier_contests::Office;
use damier_contests::solving::{Fact, Solving, rights};
use serde::{Deserialize, Serialize};

use super::super::{Draft, Refusal, Right};
use super::{
    Answer, Appoint, Approve, ApproveSet, Drop, Enter, HandIn, Judge, Pick, Protest, Publish, Put, Relieve,
    Rule, Set, Start, Undo,
};
use crate::{Field, Kind};

const fn text(name: &'static str) -> Field {
    Field::new(name, Kind::Text)
}

const fn number(name: &'static str) -> Field {
    Field::new(name, Kind::Number { least: 0, most: u32::MAX as u64 })
}

const NAME: Field = text("name");
const TEXT: Field = text("text");
const SOLVER: Field = number("solver");
const POSITION: Field = number("position");
const TICK: Field = Field::new("tick", Kind::Numbers);
const PDN: Field = Field::new("pdn", Kind::Content);
const OFFICE: Field =
    Field::new("office", Kind::OneOf(&["chief-judge", "deputy", "secretary", "senior-judge", "judge"]));
const GENRE: Field = Field::new(
    "genre",
    Kind::OneOf(&[
        "miniature",
        "problem",
        "king-problem",
        "study",
        "lock-task",
        "positional-ending",
        "special",
    ]),
);

crate::acts! {
    /// Something that can be done at a contest of solving.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
    Right, decide(&Draft<'_, Solving>) -> Result<Vec<Fact>, Refusal>;

    "appoint" Appoint (Some(rights::PANEL)) "Gives somebody an office." [text("account"), NAME, OFFICE];
    "relieve" Relieve (Some(rights::PANEL)) "Takes somebody's offices away." [NAME, TEXT];
    "set" Set (Some(rights::SET)) "Puts a composition of the site's register into the set." [text("problem")];
    "put" Put (Some(rights::SET)) "Puts a position into the set: typed, or one of a text in PDN." [
        text("variant"), Field { name: "position", kind: Kind::Text, form: "fen" }, text("task"), text("code"),
        text("solution"), PDN, number("number"), Field::new("points", Kind::Mark), GENRE, number("least"),
        Field::new("extra", Kind::Lines), Field::new("defective", Kind::Flag),
    ];
    "pick" Pick (Some(rights::SET)) "Picks positions from a collection in PDN by lot." [
        PDN, number("count"), Field::new("seed", Kind::Number { least: 0, most: u64::MAX }),
    ];
    "drop" Drop (Some(rights::SET)) "Takes a position out of the set." [POSITION];
    "approve-set" ApproveSet (Some(rights::SET)) "Approves the set with all its points." [];
    "enter" Enter (Some(rights::ENTRIES)) "Takes part." [NAME, text("place"), text("team")];
    "start" Start (Some(rights::START)) "Starts the clock." [];
    "answer" Answer (Some(rights::ANSWERS)) "Answers a position." [SOLVER, POSITION, TEXT];
    "hand-in" HandIn (Some(rights::ANSWERS)) "Hands in before the time is over." [SOLVER];
    "judge" Judge (Some(rights::JUDGES)) "Says what of an answer counts, or lets the program say it." [
        SOLVER, POSITION, TICK, text("remark"),
    ];
    "publish" Publish (Some(rights::PUBLICATION)) "Publishes the results; protests may be lodged." [];
    "protest" Protest (Some(rights::PROTESTS)) "Protests against points." [SOLVER, POSITION, TEXT];
    "rule" Rule (Some(rights::RULINGS)) "Rules on a protest." [
        number("protest"), Field::new("upheld", Kind::Flag), TEXT, TICK,
    ];
    "approve" Approve (Some(rights::APPROVAL)) "Approves the results." [];
    "undo" Undo (Some(&Office::ALL)) "Takes a fact back, by its number in the record: whoever may say it may." [
        number("number"), TEXT,
    ];
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_table_names_every_field_of_every_act() {
        for act in super::Act::all() {
            crate::table::tests::agrees(super::named(act.name()), &act);
        }
    }
}
