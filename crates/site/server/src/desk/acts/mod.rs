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
//! | `letters` | games by correspondence |
//! | `course` | the clocks of the hall |

mod applications;
mod check_in;
mod course;
mod letters;
mod officials;
mod online;
mod results;

use damier_compete::event::{Action, PlayerId, StageId};
use damier_desk::acts::{self, Act, Kind, Listed, Said};
use damier_desk::{Answer, Complaint, stage};
use damier_language::Args;

use super::draft::{Draft, Stop};
use super::fields::Fields;

pub(crate) use applications::apply;
pub(crate) use letters::{by_letter, by_post};
pub(crate) use online::{call, choose_at_board, kinds};
pub(crate) use results::claim;

/// What somebody is told beside that it was done.
type Report = Option<Answer>;

/// Something that only the site knows.
type OfSite = fn(&mut Draft, &Fields) -> Result<Report, Stop>;

const fn said(name: &'static str, kind: Kind) -> Said {
    Said { name, kind, form: name }
}

const fn act_of_site(name: &'static str, action: Option<Action>, fields: &'static [Said]) -> Listed {
    Listed { name, action, fields }
}

const STAGE: Said = said("stage", Kind::Typed);
const ROUND: Said = said("round", Kind::Number);
const YES_NO: Kind = Kind::OneOf(&["yes", "no"]);
const SEAT: Said = said("seat", Kind::OneOf(&["white", "black"]));

/// What can be done on the site besides, by the name that a form gives, and what the codes call it. Where nothing is
/// said it depends on the office.
const OF_SITE: &[(Listed, OfSite)] = &[
    (
        act_of_site("registration", Some(Action::TakeEntries), &[said("open", Kind::Flag)]),
        applications::registration,
    ),
    (
        act_of_site(
            "answer",
            Some(Action::TakeEntries),
            &[said("application", Kind::Number), said("enter", Kind::Flag), said("reason", Kind::Text)],
        ),
        applications::answer,
    ),
    (
        act_of_site(
            "here",
            Some(Action::TakeEntries),
            &[said("who", Kind::Who), said("here", YES_NO), STAGE],
        ),
        check_in::here,
    ),
    (act_of_site("check-in", Some(Action::TakeEntries), &[]), check_in::begin),
    (act_of_site("absent-rest", Some(Action::TakeEntries), &[STAGE]), check_in::absent_rest),
    (
        act_of_site(
            "give-office",
            None,
            &[
                said("role", Kind::Text),
                said("account", Kind::Text),
                said("name", Kind::Text),
                said("who", Kind::Who),
                said("team", Kind::Who),
            ],
        ),
        officials::give,
    ),
    (
        act_of_site("take-office", None, &[said("role", Kind::Text), said("account", Kind::Text)]),
        officials::take,
    ),
    (
        act_of_site("boards", Some(Action::RecordResult), &[STAGE, ROUND, said("open", Kind::Flag)]),
        results::boards,
    ),
    (
        act_of_site(
            "accept-claim",
            Some(Action::RecordResult),
            &[STAGE, ROUND, said("at", Kind::Typed), said("score", Kind::Text)],
        ),
        results::accept,
    ),
    (act_of_site("accept-agreed", Some(Action::RecordResult), &[STAGE, ROUND]), results::accept_agreed),
    (
        act_of_site(
            "online",
            Some(Action::RecordResult),
            &[
                said("on", YES_NO),
                Said { name: "by_schedule", kind: Kind::Flag, form: "by-schedule" },
                said("delay", Kind::Number),
            ],
        ),
        online::online,
    ),
    (
        act_of_site("venue", Some(Action::RecordResult), &[said("board", Kind::Text), said("on", YES_NO)]),
        online::venue,
    ),
    (
        act_of_site(
            "attend",
            Some(Action::RecordResult),
            &[said("call", Kind::Number), said("ruling", Kind::Text)],
        ),
        online::attend,
    ),
    (
        act_of_site(
            "irregular",
            Some(Action::RecordResult),
            &[said("board", Kind::Text), said("kind", Kind::Number), SEAT],
        ),
        online::irregular,
    ),
    (
        act_of_site(
            "settle-irregular",
            Some(Action::RecordResult),
            &[said("irregularity", Kind::Number), said("corrected", YES_NO)],
        ),
        online::settle,
    ),
    (act_of_site("zone", Some(Action::Schedule), &[said("zone", Kind::Text)]), course::zone),
];

/// Does what a form asks for.
pub(crate) fn act(draft: &mut Draft, fields: &Fields) -> Result<Report, Stop> {
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
fn decide(draft: &mut Draft, fields: &Fields, act: &Act) -> Result<Report, Stop> {
    let answer = draft.decide(act)?;
    officials::holds(draft, fields, act)?;
    Ok((!answer.text.is_empty()).then_some(answer))
}

/// The act of the codes that a form says. Whether somebody may do it at all is looked at before what he says.
fn form(draft: &Draft, name: &str, fields: &Fields) -> Result<Act, Stop> {
    let Some(listed) = acts::named(name) else { return Err(draft.stop("desk-unreadable-form")) };
    if let Some(action) = listed.action.filter(|_| fields.text("act") == name) {
        draft.check(action)?;
    }
    let mut act = acts::read(draft.words, listed, fields)?;
    if let Act::Import(list) = &mut act {
        list.read.clone_from(&fields.list);
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

fn player(draft: &Draft, text: &str) -> Result<PlayerId, Stop> {
    Ok(draft.hall().player(StageId::FIRST, text)?)
}

/// The account that a form names, by number and name. Whoever reads the form looks the number up.
fn account(draft: &Draft, fields: &Fields) -> Result<Option<(i64, String)>, Stop> {
    match (fields.some("account"), &fields.account) {
        (None, _) => Ok(None),
        (Some(_), Some((id, name))) => Ok(Some((id.0, name.clone()))),
        (Some(typed), None) => Err(not_a(draft, "desk-no-such-account", &typed)),
    }
}

/// Something typed that is no such thing.
fn not_a(draft: &Draft, id: &str, text: &str) -> Stop {
    Complaint::new(draft.words.say(id, &Args::new().with("text", text))).into()
}
