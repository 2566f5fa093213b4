//! The table of acts at a contest of composing: names, rights, what they do, what can be said.

use damier_contests::Office;
use damier_contests::composing::{Composing, Fact, rights};
use serde::{Deserialize, Serialize};

use super::super::{Draft, Refusal, Right};
use super::{
    Appeal, Appoint, Breach, BreachBack, Cancel, Change, Close, Commission, Defect, Enter, EnterTeam, Final,
    Further, Mark, Preliminary, Relieve, Remark, Revise, Rule, Send, Undo, Withdraw,
};
use crate::{Field, Kind};

const fn text(name: &'static str) -> Field {
    Field::new(name, Kind::Text)
}

const fn number(name: &'static str) -> Field {
    Field::new(name, Kind::Number { least: 0, most: u32::MAX as u64 })
}

const fn flag(name: &'static str) -> Field {
    Field::new(name, Kind::Flag)
}

const NAME: Field = text("name");
const TEXT: Field = text("text");
const CODE: Field = text("code");
const MARK: Field = Field::new("mark", Kind::Mark);
const WORK: Field = number("work");
const APPEAL: Field = number("appeal");
const TEAM: Field = number("team");
const OFFICE: Field = Field::new(
    "office",
    Kind::OneOf(&[
        "chief-judge",
        "deputy",
        "secretary",
        "coordinator",
        "senior-judge",
        "judge",
        "commission",
    ]),
);
const ORIGIN: Field = Field::new(
    "origin",
    Kind::OneOf(&["original", "reworking", "correction", "rejected", "marked", "championship"]),
);
const LEVEL: Field = Field::new("level", Kind::OneOf(&["international", "national", "regional", "local"]));

crate::acts! {
    /// Something that can be done at a contest of composing.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
    Right, decide(&Draft<'_, Composing>) -> Result<Vec<Fact>, Refusal>;

    "enter" Enter (Some(rights::ENTRIES)) "Takes part as an author." [
        NAME, text("place"), Field::new("born", Kind::Number { least: 0, most: 9999 }), text("address"),
        text("category"), text("play_category"), text("society"), text("work"), text("coach"), text("id"), TEAM,
    ];
    "enter-team" EnterTeam (Some(rights::ENTRIES)) "Enters a team; an official names its captain." [
        NAME, text("captain"), text("account"),
    ];
    "send" Send (Some(rights::ENTRIES)) "Sends a work, or works in PDN, or puts one in the place of another." [
        number("section"), WORK, Field::new("authors", Kind::Numbers), text("with"), text("position"),
        text("task"), text("solution"), Field::new("pdn", Kind::Content), text("proof"), ORIGIN, text("source"),
        flag("essential"), Field::new("disclosed", Kind::Date), flag("consent"), number("times"),
        flag("awarded"), LEVEL,
    ];
    "withdraw" Withdraw (Some(rights::ENTRIES)) "Takes a work back before the closing date." [WORK];
    "appoint" Appoint (Some(rights::PANEL)) "Gives somebody an office." [
        text("account"), NAME, OFFICE, Field::new("section", Kind::Numbers),
    ];
    "relieve" Relieve (Some(rights::PANEL)) "Takes somebody's offices away." [NAME, TEXT];
    "change" Change (Some(rights::REGULATION)) "Changes the regulation while works are sent in." [
        Field::new("regulation", Kind::Toml), TEXT,
    ];
    "close" Close (Some(rights::CLOSING)) "Closes the contest: works get their code numbers by lot." [
        Field::new("seed", Kind::Number { least: 0, most: u64::MAX }),
    ];
    "mark" Mark (Some(rights::MARKS)) "Marks a work." [CODE, MARK, text("says"), text("judge")];
    "breach" Breach (Some(rights::BREACHES)) "Says that a work breaks a formal requirement." [CODE, TEXT];
    "breach-back" BreachBack (Some(rights::BREACHES)) "Takes that back." [CODE, TEXT];
    "preliminary" Preliminary (Some(rights::PRELIMINARY)) "Publishes the preliminary results." [];
    "remark" Remark (Some(rights::REMARKS)) "Remarks on the preliminary results." [CODE, TEXT, text("from")];
    "appeal" Appeal (Some(rights::APPEALS)) "Appeals to the chief judge." [
        Field::new("work", Kind::Typed), TEXT, number("author"),
    ];
    "rule" Rule (Some(rights::RULINGS)) "Rules on an appeal." [APPEAL, TEXT, MARK, flag("upheld")];
    "further" Further (Some(rights::APPEALS)) "Goes on to the commission with an appeal." [APPEAL];
    "commission" Commission (Some(rights::COMMISSION)) "Decides on an appeal for the commission." [
        APPEAL, TEXT, MARK, flag("upheld"),
    ];
    "cancel" Cancel (Some(rights::COMMISSION)) "Cancels the award; another panel marks anew." [TEXT];
    "revise" Revise (Some(rights::REVISIONS)) "Revises a mark." [CODE, MARK, TEXT];
    "final" Final (Some(rights::FINAL)) "Publishes the final results." [];
    "defect" Defect (Some(rights::DEFECTS)) "Tells of a defect found after the final results." [CODE, TEXT];
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
