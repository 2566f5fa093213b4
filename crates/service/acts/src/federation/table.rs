//! The table of acts in the books: by which name each is known, whose right it is, what it does, what can be said.

use damier_federation::Fact;
use serde::{Deserialize, Serialize};

use super::{
    Apply, Appoint, AwardTitle, Body, Bring, Club, Count, Draft, FeeDue, FeePaid, Forget, GiveLicence,
    Import, LiftSanction, LoadNorms, LoadRanks, LoadRegulations, LoadTitleRules, Merge, Move, Norms, Open,
    Person, Place, PlaceTitles, Places, Punish, Refusal, Report, Right, TakeStep, Undo, Unmerge,
    WithdrawTitle,
};
use crate::{Field, Kind};

const fn field(name: &'static str, kind: Kind) -> Field {
    Field::new(name, kind)
}

const fn text(name: &'static str) -> Field {
    field(name, Kind::Text)
}

const fn kept(name: &'static str) -> Field {
    field(name, Kind::Kept)
}

const fn date(name: &'static str) -> Field {
    field(name, Kind::Date)
}

const fn number(name: &'static str) -> Field {
    field(name, Kind::Number { least: 0, most: u32::MAX as u64 })
}

const WHO: Field = field("who", Kind::Who);
const REASON: Field = text("reason");
const FROM: Field = date("from");
const UNTIL: Field = date("until");
const ON: Field = date("on");
const POOL: Field = field("pool", Kind::OneOf(&["100", "64", "correspondence", "columns", "checkers"]));
const TITLE: Field = field(
    "title",
    Kind::OneOf(&[
        "mf",
        "mi",
        "gmi",
        "arbiter",
        "composition-mi",
        "composition-gmi",
        "honorary-mi",
        "honorary-gmi",
    ]),
);
const ENTER_NEW: Field = field("enter_new", Kind::Flag);
const WOMEN: Field = field("women", Kind::Flag);
const TEXT: Field = field("text", Kind::Content);

const OFFICE: Option<Right> = Some(Right::Office);

crate::acts! {
    /// Something that can be done in the books of a federation.
    #[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
    #[allow(clippy::large_enum_variant, reason = "an act lives for one request")]
    Right, decide(&Draft<'_>) -> Result<Vec<Fact>, Refusal>;

    "open" Open (OFFICE) "Opens the books." [text("name"), text("code")];
    "body" Body (OFFICE) "Enters a national federation, or changes its standing." [
        text("code"), text("name"), text("coordinator"),
        field("standing", Kind::OneOf(&["affiliated", "suspended", "outside"])), FROM,
    ];
    "club" Club (OFFICE) "Enters a club." [text("name"), text("federation"), text("town")];
    "person" Person (OFFICE) "Enters somebody, or changes his record." [
        field("change", Kind::Who), text("family"), text("given"), field("former", Kind::Lines),
        field("sex", Kind::OneOf(&["female", "male"])), kept("federation"), kept("club"), kept("category"),
        kept("licence"), date("born"), kept("birthplace"), kept("address"), kept("email"), kept("phone"),
        kept("profession"), field("languages", Kind::Lines), field("namesake", Kind::Flag),
    ];
    "import" Import (OFFICE) "Takes a list of people, separated text or a spreadsheet." [
        field("list", Kind::File),
    ];
    "merge" Merge (OFFICE) "Takes two records for one person; the second number goes on as an alias." [
        field("kept", Kind::Who), field("gone", Kind::Who), REASON,
    ];
    "unmerge" Unmerge (OFFICE) "Tells two people apart again." [field("gone", Kind::Typed), REASON];
    "forget" Forget (Some(Right::Proven)) "Forgets somebody for good; results, ratings and titles stay." [WHO];
    "licence" GiveLicence (OFFICE) "Gives somebody a licence." [
        WHO, field("number", Kind::Typed), FROM, UNTIL,
    ];
    "transfer" Move (OFFICE) "Somebody goes to another club, or to none." [WHO, text("to"), ON, text("note")];
    "fee" FeeDue (OFFICE) "Charges a fee to a person, a club or a federation." [
        WHO, text("club"), text("federation"), field("amount", Kind::Typed), text("currency"), text("purpose"),
        date("due"),
    ];
    "pay" FeePaid (OFFICE) "A fee was paid." [number("fee"), ON];
    "sanction" Punish (OFFICE) "Punishes somebody with a term." [
        WHO, field("kind", Kind::OneOf(&["remark", "reprimand", "suspension"])), FROM, UNTIL,
        field("clauses", Kind::Lines), REASON,
    ];
    "lift" LiftSanction (OFFICE) "A sanction ends before its term." [number("sanction"), ON, REASON];
    "report" Report (OFFICE) "Takes an event into the books, once; a second report replaces the first." [
        field("reported", Kind::Record), ENTER_NEW, date("received"), text("late_because"),
        field("replace", Kind::Flag), text("another_because"),
    ];
    "count" Count (OFFICE) "An event counts, or does not." [
        number("event"), field("counts", Kind::Flag), REASON,
    ];
    "bring" Bring (OFFICE) "Brings ratings along from an older list." [
        field("list", Kind::Content), POOL, FROM,
    ];
    "regulations" LoadRegulations (OFFICE) "Loads a new edition of the rating regulations." [
        TEXT, field("pools", Kind::Lines), field("table_1", Kind::Content), field("table_2", Kind::Content),
    ];
    "norm-table" LoadNorms (OFFICE) "Loads a table of norms." [TEXT];
    "rank-table" LoadRanks (OFFICE) "Loads a table of national ranks." [TEXT];
    "title-rules" LoadTitleRules (OFFICE) "Loads another edition of the conditions of titles." [TEXT];
    "norms" Norms (OFFICE) "Writes down the norms that were made in an event of the books." [number("event")];
    "place-titles" PlaceTitles (OFFICE) "Awards the titles that an event gives for places." [
        number("event"), text("championship"), WOMEN, date("date"),
    ];
    "award" AwardTitle (OFFICE) "Awards a title." [WHO, TITLE, POOL, WOMEN, date("date"), text("ground")];
    "withdraw" WithdrawTitle (OFFICE) "Takes a title away." [WHO, TITLE, POOL, REASON];
    "place" Place (OFFICE) "Writes down a place of a composer in a contest." [
        WHO, number("place"), text("contest"), date("date"),
    ];
    "places" Places (OFFICE) "Writes down the places of a contest that gives points for titles." [
        field("places", Kind::Records), date("date"), ENTER_NEW,
    ];
    "apply" Apply (Some(Right::Member)) "Proposes somebody for a title: the fields of Forms 3, 4 and 5." [
        WHO, TITLE, POOL, WOMEN, text("proposer"), text("signatory"), date("received"), date("assembly"),
        field("languages", Kind::Lines), field("details", Kind::Record),
    ];
    "step" TakeStep (OFFICE) "Lets an application go on, or refuses it with a reason." [
        number("application"),
        field("step", Kind::OneOf(&[
            "proposed", "examined", "reported", "granted", "ratified", "handed", "refused",
        ])),
        date("date"), text("note"),
    ];
    "appoint" Appoint (OFFICE) "Gives an arbiter a category." [
        WHO, field("category", Kind::OneOf(&["second", "first", "national", "international"])), FROM, UNTIL,
    ];
    "undo" Undo (OFFICE) "Takes back a fact of the record." [number("number"), REASON];
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
