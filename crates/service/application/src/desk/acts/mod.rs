//! What can be done at the desk. What the codes know is decided by the acts of the crate `desk`, the same for a form
//! as for a command and for a program; here is what only the site has: accounts, applications, check-in, boards.
//!
//! | file | about |
//! | --- | --- |
//! | `applications` | those who ask to be entered |
//! | `check_in` | who is there |
//! | `officials` | offices and accounts |
//! | `results` | results said at the boards |
//! | `online` | boards on the site and in the hall, calls to the arbiter, irregularities |
//! | `correspondence` | games by correspondence |
//! | `course` | the clocks of the hall |
//! | `json` | an act as a program sends it |

mod applications;
mod check_in;
mod correspondence;
mod course;
mod json;
mod officials;
mod online;
mod results;

use damier_compete::event::{Action, PlayerId, StageId};
use damier_desk::acts::{self, Act, Kind, Listed, Said};
use damier_desk::{ActReport, RefusalText, stage};
use damier_language::Args;

use super::draft::{ActError, Draft};
use super::fields::Fields;
use super::online::orders;

pub use applications::apply;
pub use correspondence::{by_letter, by_post};
pub(super) use json::fields_of;
pub use online::{call, choose_at_board, kinds, may_stand, say_at_board};
pub use results::claim;

/// What somebody is told beside that it was done.
type Report = Option<ActReport>;

/// Something that only the site knows.
type OfSite = fn(&mut Draft, &Fields) -> Result<Report, ActError>;

const fn said(name: &'static str, kind: Kind) -> Said {
    Said { name, kind, form: name }
}

const fn number(name: &'static str) -> Said {
    said(name, Kind::Number { least: 0, most: u32::MAX as u64 })
}

const STAGE: Said = number("stage");
const ROUND: Said = said("round", Kind::Number { least: 1, most: u16::MAX as u64 });
const YES_NO: Kind = Kind::OneOf(&["yes", "no"]);
const SEAT: Said = said("seat", Kind::OneOf(&["white", "black"]));
const OPEN: Said = said("open", Kind::Flag);
const ROLE: Said = said("role", Kind::Text);
const ACCOUNT: Said = said("account", Kind::Typed);
const BOARD: Said = said("board", Kind::Text);

macro_rules! of_site {
    ($($name:literal $act:path, ($action:expr) $about:literal [$($field:expr),* $(,)?];)*) => {
        /// What can be done on the site besides, by the name that a form gives, and what the codes call it. Where
        /// nothing is said it depends on the office.
        const OF_SITE: &[(Listed, OfSite)] = &[
            $((Listed { name: $name, action: $action, about: $about, fields: &[$($field),*] }, $act),)*
        ];
    };
}

of_site! {
    "registration" applications::registration, (Some(Action::TakeEntries))
        "Lets people ask to be entered, or no longer." [OPEN];
    "answer" applications::answer, (Some(Action::TakeEntries))
        "Enters somebody who asked, or tells him why not." [
            number("application"), said("enter", Kind::Flag), said("reason", Kind::Text),
        ];
    "here" check_in::here, (Some(Action::TakeEntries)) "Somebody is there, or is not." [
        said("who", Kind::Who), said("here", YES_NO), STAGE,
    ];
    "check-in" check_in::begin, (Some(Action::TakeEntries)) "The check of who is there begins." [];
    "absent-rest" check_in::absent_rest, (Some(Action::TakeEntries))
        "Whoever is not there is absent from the next round." [STAGE];
    "give-office" officials::give, (None) "Gives an office that somebody has to an account." [
        ROLE, ACCOUNT, said("name", Kind::Text), said("who", Kind::Who), said("team", Kind::Who),
    ];
    "take-office" officials::withdraw, (None) "Takes an office away from an account, by its number." [ROLE, ACCOUNT];
    "boards" results::boards, (Some(Action::RecordResult))
        "Lets the players of a round say their results at the boards, or no longer." [STAGE, ROUND, OPEN];
    "accept-claim" results::accept, (Some(Action::RecordResult))
        "Takes what one side says at a board as the result." [
            STAGE, ROUND, said("at", Kind::Typed), said("score", Kind::Text),
        ];
    "accept-agreed" results::accept_agreed, (Some(Action::RecordResult))
        "Takes whatever both sides of a round say alike as the result." [STAGE, ROUND];
    "online" online::online, (Some(Action::RecordResult)) "Boards are played on the site, or in the hall." [
        said("on", YES_NO), Said { name: "by_schedule", kind: Kind::Flag, form: "by-schedule" }, number("delay"),
    ];
    "venue" online::venue, (Some(Action::RecordResult)) "One board is played on the site, or in the hall." [
        BOARD, said("on", YES_NO),
    ];
    "attend" online::attend, (Some(Action::RecordResult)) "Answers a call to the arbiter." [
        number("call"), said("ruling", Kind::Text),
    ];
    "irregular" online::irregular, (Some(Action::RecordResult)) "Writes an irregularity at a board down." [
        BOARD, number("kind"), SEAT, said("position", Kind::Text),
    ];
    "settle-irregular" online::settle, (Some(Action::RecordResult))
        "Writes down whether an irregularity is put right." [number("irregularity"), said("corrected", YES_NO)];
    "zone" course::zone, (Some(Action::Schedule)) "Sets the clocks of the hall." [said("zone", Kind::Text)];
}

/// Everything that can be done at an event of the site.
pub fn all() -> impl Iterator<Item = &'static Listed> {
    acts::ACTS.iter().chain(of_site())
}

/// What only the site knows, and orders to its boards.
fn of_site() -> impl Iterator<Item = &'static Listed> {
    OF_SITE.iter().map(|(listed, _)| listed).chain(orders())
}

/// Does what a form asks for.
pub(super) fn act(draft: &mut Draft, fields: &Fields) -> Result<Report, ActError> {
    let name = fields.text("act");
    if acts::named(name).is_some() {
        let act = form(draft, name, fields)?;
        return decide(draft, fields, &act);
    }
    let Some((listed, act)) = OF_SITE.iter().find(|(listed, _)| listed.name == name) else {
        return Err(draft.stop("desk-unreadable-form"));
    };
    if let Some(action) = listed.action {
        draft.check(action)?;
    }
    act(draft, fields)
}

/// Does an act of the codes; whoever is named beside it holds the office that it gives.
pub(super) fn decide(draft: &mut Draft, fields: &Fields, act: &Act) -> Result<Report, ActError> {
    let answer = draft.decide(act)?;
    officials::holds(draft, fields, act)?;
    Ok((!answer.text.is_empty()).then_some(answer))
}

/// The act of the codes that a form says. Whether somebody may do it at all is looked at before what he says.
fn form(draft: &Draft, name: &str, fields: &Fields) -> Result<Act, ActError> {
    let Some(listed) = acts::named(name) else { return Err(draft.stop("desk-unreadable-form")) };
    if let Some(action) = listed.action.filter(|_| fields.text("act") == name) {
        draft.check(action)?;
    }
    let mut act = acts::read(draft.words, listed, fields)?;
    match &mut act {
        Act::Import(list) => list.read.clone_from(&fields.list),
        Act::ImportTable(table) => table.read.clone_from(&fields.table),
        Act::CompareTable(table) => table.read.clone_from(&fields.table),
        _ => {}
    }
    Ok(act)
}

/// The stage that is meant: the one named, or the one being played.
fn stage_of(draft: &Draft, fields: &Fields) -> StageId {
    fields.stage().unwrap_or_else(|| stage::current(draft.state()))
}

/// Somebody by his place on the list of entries, `@3`.
fn place(text: &str) -> Option<u32> {
    text.strip_prefix('@').and_then(|number| number.parse().ok())
}

fn player(draft: &Draft, text: &str) -> Result<PlayerId, ActError> {
    Ok(draft.hall().player(StageId::FIRST, text)?)
}

/// The account that a form names, by number and name. Whoever reads the form looks the number up.
fn account(draft: &Draft, fields: &Fields) -> Result<Option<(i64, String)>, ActError> {
    match (fields.some("account"), &fields.account) {
        (None, _) => Ok(None),
        (Some(_), Some((id, name))) => Ok(Some((id.0, name.clone()))),
        (Some(typed), None) => Err(not_a(draft, "desk-no-such-account", &typed)),
    }
}

/// Something typed that is no such thing.
fn not_a(draft: &Draft, id: &str, text: &str) -> ActError {
    RefusalText::new(draft.words.translate(id, &Args::new().with("text", text))).into()
}
