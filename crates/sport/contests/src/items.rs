//! What a regulation must state, code by code.

use std::collections::BTreeMap;

use damier_compose::Code;
use damier_rules::rulebook::Clause;
use serde::Serialize;

use crate::Refused;
use crate::text::named;

/// Something a regulation must state.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Item {
    /// The organisation or person that holds it.
    Organiser,
    /// Kind, scale or status.
    Character,
    /// The period covered.
    Period,
    Qualifying,
    /// Participants and their admission.
    Participants,
    /// Sections and variants.
    Sections,
    /// How many works of an author, how many copies, other conditions on works.
    Works,
    /// Address and manner of sending.
    Address,
    /// How places are determined.
    Places,
    /// Prizes and awards.
    Prizes,
    Panel,
    /// The term of the preliminary results and of remarks.
    Preliminary,
    /// The term when the results take effect.
    Effect,
    /// Conditions of entry.
    Entry,
    /// Date, place and starting time of a session.
    Session,
    /// How many positions of which genre, and the points for them.
    Points,
    /// The time allotted.
    Time,
    /// How solutions are laid out.
    Layout,
    /// The terms for protests.
    Protests,
    /// When solutions and results are published.
    Publication,
}

impl Item {
    /// All of them.
    pub const ALL: [Item; 20] = [
        Item::Organiser,
        Item::Character,
        Item::Period,
        Item::Qualifying,
        Item::Participants,
        Item::Sections,
        Item::Works,
        Item::Address,
        Item::Places,
        Item::Prizes,
        Item::Panel,
        Item::Preliminary,
        Item::Effect,
        Item::Entry,
        Item::Session,
        Item::Points,
        Item::Time,
        Item::Layout,
        Item::Protests,
        Item::Publication,
    ];

    /// The word used in files.
    pub const fn name(self) -> &'static str {
        match self {
            Item::Organiser => "organiser",
            Item::Character => "character",
            Item::Period => "period",
            Item::Qualifying => "qualifying",
            Item::Participants => "participants",
            Item::Sections => "sections",
            Item::Works => "works",
            Item::Address => "address",
            Item::Places => "places",
            Item::Prizes => "prizes",
            Item::Panel => "panel",
            Item::Preliminary => "preliminary",
            Item::Effect => "effect",
            Item::Entry => "entry",
            Item::Session => "session",
            Item::Points => "points",
            Item::Time => "time",
            Item::Layout => "layout",
            Item::Protests => "protests",
            Item::Publication => "publication",
        }
    }
}

/// An item that is missing, with the clause that asks for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename = "MissingItem")]
pub struct Missing {
    pub item: Item,
    /// By which clause.
    pub clause: Clause,
}

/// The points that a regulation tells in words, by their names.
pub type Texts = BTreeMap<String, String>;

/// Whether a point is told in words.
pub(crate) fn is_told(texts: &Texts, item: Item) -> bool {
    texts.get(item.name()).is_some_and(|text| !text.trim().is_empty())
}

/// Lines of a regulation in TOML, one for each point, to be filled in.
pub(crate) fn texts_to_fill_in<'a>(items: impl Iterator<Item = &'a (Item, Clause)>) -> String {
    items.map(|(item, clause)| format!("{} = \"\" # {clause}\n", item.name())).collect()
}

/// Whether a regulation has a name, lacks nothing and tells of no point that there is not.
pub(crate) fn check_stated(name: &str, missing: Vec<Missing>, texts: &Texts) -> Result<(), Refused> {
    named(name)?;
    if !missing.is_empty() {
        return Err(Refused::RegulationIncomplete { missing });
    }
    match texts.keys().find(|name| Item::ALL.iter().all(|item| item.name() != **name)) {
        Some(unknown) => Err(Refused::UnknownItem { name: unknown.clone() }),
        None => Ok(()),
    }
}

/// What the regulation of a contest of composing must state.
pub const fn composing_items(code: Code, championship: bool) -> &'static [(Item, Clause)] {
    use Item::{
        Address, Character, Effect, Entry, Organiser, Panel, Participants, Period, Places, Preliminary,
        Prizes, Qualifying, Sections, Works,
    };
    match (code, championship) {
        (Code::Ukraine2013, false) => &[
            (Organiser, "UA13-VI.5.2.1"),
            (Character, "UA13-VI.5.2.2"),
            (Sections, "UA13-VI.5.2.3"),
            (Works, "UA13-VI.5.2.4"),
            (Address, "UA13-VI.5.2.5"),
            (Places, "UA13-VI.5.2.6"),
            (Prizes, "UA13-VI.5.2.6"),
            (Panel, "UA13-VI.5.2.7"),
            (Preliminary, "UA13-VI.5.2.8"),
            (Effect, "UA13-VI.5.2.9"),
        ],
        (Code::Ukraine2013, true) => &[
            (Period, "UA13-VI.5.3.1"),
            (Qualifying, "UA13-VI.5.3.2"),
            (Participants, "UA13-VI.5.3.3"),
            (Sections, "UA13-VI.5.3.4"),
            (Works, "UA13-VI.5.3.5"),
            (Address, "UA13-VI.5.3.6"),
            (Places, "UA13-VI.5.3.7"),
            (Prizes, "UA13-VI.5.3.8"),
            (Panel, "UA13-VI.5.3.9"),
            (Preliminary, "UA13-VI.5.3.10"),
            (Effect, "UA13-VI.5.3.10"),
            (Entry, "UA13-VI.5.3.11"),
        ],
        (Code::Ukraine2023, _) => &[
            (Organiser, "UA-VIII.Comp.3"),
            (Character, "UA-VIII.Comp.3"),
            (Period, "UA-VIII.Comp.3"),
            (Sections, "UA-VIII.Comp.3"),
            (Participants, "UA-VIII.Comp.3"),
            (Works, "UA-VIII.Comp.3"),
            (Address, "UA-VIII.Comp.3"),
            (Places, "UA-VIII.Comp.3"),
            (Prizes, "UA-VIII.Comp.3"),
            (Panel, "UA-VIII.Comp.3"),
            (Preliminary, "UA-VIII.Comp.3"),
            (Effect, "UA-VIII.Comp.3"),
        ],
        (Code::Columns, false) => &[
            (Organiser, "COL-5.5.2e"),
            (Character, "COL-5.5.2e"),
            (Sections, "COL-5.5.2e"),
            (Works, "COL-5.5.2e"),
            (Address, "COL-5.5.2e"),
            (Places, "COL-5.5.2e"),
            (Prizes, "COL-5.5.2e"),
            (Panel, "COL-5.5.2e"),
            (Preliminary, "COL-5.5.2e"),
            (Effect, "COL-5.5.2e"),
        ],
        (Code::Columns, true) => &[
            (Period, "COL-5.5.3c"),
            (Qualifying, "COL-5.5.3c"),
            (Participants, "COL-5.5.3c"),
            (Sections, "COL-5.5.3c"),
            (Works, "COL-5.5.3c"),
            (Address, "COL-5.5.3c"),
            (Places, "COL-5.5.3c"),
            (Prizes, "COL-5.5.3c"),
            (Panel, "COL-5.5.3c"),
            (Preliminary, "COL-5.5.3c"),
            (Effect, "COL-5.5.3c"),
            (Entry, "COL-5.5.3c"),
        ],
    }
}

/// What the regulation of a contest of solving must state; the address only where solutions are sent.
pub const fn solving_items(code: Code, by_post: bool) -> &'static [(Item, Clause)] {
    use Item::{
        Address, Character, Layout, Organiser, Panel, Participants, Period, Places, Points, Prizes, Protests,
        Publication, Sections, Session, Time,
    };
    match (code, by_post) {
        (Code::Ukraine2023, false) => &[
            (Organiser, "UA-VIII.Solve.3"),
            (Character, "UA-VIII.Solve.3"),
            (Period, "UA-VIII.Solve.3"),
            (Sections, "UA-VIII.Solve.3"),
            (Session, "UA-VIII.Solve.3"),
            (Participants, "UA-VIII.Solve.3"),
            (Points, "UA-VIII.Solve.3"),
            (Time, "UA-VIII.Solve.3"),
            (Layout, "UA-VIII.Solve.3"),
            (Places, "UA-VIII.Solve.3"),
            (Panel, "UA-VIII.Solve.3"),
            (Protests, "UA-VIII.Solve.3"),
            (Prizes, "UA-VIII.Solve.3"),
        ],
        (Code::Ukraine2023, true) => &[
            (Organiser, "UA-VIII.Solve.3"),
            (Character, "UA-VIII.Solve.3"),
            (Period, "UA-VIII.Solve.3"),
            (Sections, "UA-VIII.Solve.3"),
            (Participants, "UA-VIII.Solve.3"),
            (Points, "UA-VIII.Solve.3"),
            (Address, "UA-VIII.Solve.3"),
            (Layout, "UA-VIII.Solve.3"),
            (Places, "UA-VIII.Solve.3"),
            (Panel, "UA-VIII.Solve.3"),
            (Protests, "UA-VIII.Solve.3"),
            (Prizes, "UA-VIII.Solve.3"),
        ],
        (Code::Ukraine2013, _) => &[
            (Character, "UA13-VI.7.2.1"),
            (Points, "UA13-VI.7.2.1"),
            (Address, "UA13-VI.7.2.1"),
            (Places, "UA13-VI.7.2.1"),
            (Prizes, "UA13-VI.7.2.1"),
            (Publication, "UA13-VI.7.2.1"),
        ],
        (Code::Columns, _) => &[
            (Character, "COL-5.6.3a"),
            (Points, "COL-5.6.3a"),
            (Address, "COL-5.6.3a"),
            (Places, "COL-5.6.3a"),
            (Prizes, "COL-5.6.3a"),
            (Publication, "COL-5.6.3a"),
        ],
    }
}
