//! What can be done at the desk: one function for each form, from what was typed to facts and notes.
//!
//! Each speaks on a draft, which refuses what cannot be and what the speaker may not; nothing else decides.
//!
//! | file | about |
//! | --- | --- |
//! | `entries`, `import`, `applications` | players, lists of them, those who ask to be entered |
//! | `check_in` | who is there |
//! | `teams` | teams and line-ups |
//! | `officials` | offices and accounts, the committee, the technical regulation |
//! | `lots` | numbers and other draws, fields of later stages |
//! | `pairing`, `rounds` | who meets whom; published, started, closed |
//! | `results` | results, corrections, lateness, results said at the boards |
//! | `online` | boards on the site and in the hall, calls to the arbiter, irregularities |
//! | `letters` | games by correspondence |
//! | `disputes` | sanctions, protests, decisions, notes, duties |
//! | `course` | the regulation, the schedule, undoing, the end |

mod applications;
mod check_in;
mod course;
mod disputes;
mod entries;
mod import;
mod letters;
mod lots;
mod officials;
mod online;
mod pairing;
mod results;
mod rounds;
mod teams;

use damier_compete::Entrant;
use damier_compete::event::{Action, PlayerId, StageId, TeamId};
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

/// Something that can be done.
type Act = fn(&mut Draft, &Fields) -> Result<Report, Stop>;

/// What can be done, by the name that a form gives, and what the codes call it. Where nothing is said it depends on
/// the office, or on the fact that is taken back.
const ACTS: &[(&str, Option<Action>, Act)] = &[
    ("enter", Some(Action::TakeEntries), entries::enter),
    ("correct-entry", Some(Action::TakeEntries), entries::correct),
    ("withdraw", Some(Action::TakeEntries), entries::withdraw),
    ("further", Some(Action::DecideFurtherPart), entries::further),
    ("absent", Some(Action::TakeEntries), entries::absent),
    ("approve-entries", Some(Action::TakeEntries), entries::approve),
    ("prohibit", Some(Action::OverridePairing), entries::prohibit),
    ("lift", Some(Action::OverridePairing), entries::lift),
    ("import", Some(Action::TakeEntries), import::import),
    ("registration", Some(Action::TakeEntries), applications::registration),
    ("answer", Some(Action::TakeEntries), applications::answer),
    ("here", Some(Action::TakeEntries), check_in::here),
    ("check-in", Some(Action::TakeEntries), check_in::begin),
    ("absent-rest", Some(Action::TakeEntries), check_in::absent_rest),
    ("team", Some(Action::TakeEntries), teams::team),
    ("line-up", Some(Action::HandInLineUp), teams::line_up),
    ("seat", Some(Action::RecordResult), teams::seat),
    ("appoint", Some(Action::AppointPanel), officials::appoint),
    ("relieve", Some(Action::RelieveArbiter), officials::relieve),
    ("give-office", None, officials::give),
    ("take-office", None, officials::take),
    ("committee", Some(Action::FormCommittee), officials::committee),
    ("technical", Some(Action::WriteTechnical), officials::technical),
    ("signed", Some(Action::WriteTechnical), officials::signed),
    ("numbers", Some(Action::DrawLots), lots::numbers),
    ("lots", Some(Action::DrawLots), lots::lots),
    ("field", Some(Action::DrawLots), lots::field),
    ("pair", Some(Action::Pair), pairing::pair),
    ("pair-by-hand", Some(Action::Pair), pairing::by_hand),
    ("publish", Some(Action::Publish), rounds::publish),
    ("start", Some(Action::StartRound), rounds::start),
    ("close", Some(Action::RecordResult), rounds::close),
    ("results", Some(Action::RecordResult), results::results),
    ("correct-result", Some(Action::RecordResult), results::correct),
    ("colours", Some(Action::RecordResult), results::colours),
    ("late", Some(Action::RecordResult), results::late),
    ("boards", Some(Action::RecordResult), results::boards),
    ("accept-claim", Some(Action::RecordResult), results::accept),
    ("accept-agreed", Some(Action::RecordResult), results::accept_agreed),
    ("online", Some(Action::RecordResult), online::online),
    ("venue", Some(Action::RecordResult), online::venue),
    ("attend", Some(Action::RecordResult), online::attend),
    ("irregular", Some(Action::RecordResult), online::irregular),
    ("settle-irregular", Some(Action::RecordResult), online::settle),
    ("punish", Some(Action::Sanction), disputes::punish),
    ("protest", Some(Action::Protest), disputes::protest),
    ("rule", Some(Action::RuleOnProtest), disputes::rule),
    ("appeal", Some(Action::Protest), disputes::appeal),
    ("decide-appeal", Some(Action::DecideAppeal), disputes::decide_appeal),
    ("decide", Some(Action::DecideUnforeseen), disputes::decide),
    ("note", Some(Action::KeepDocuments), disputes::note),
    ("interrupt", Some(Action::BreakOff), disputes::interrupt),
    ("duty", Some(Action::KeepDocuments), disputes::duty),
    ("regulation", Some(Action::ChangeRegulation), course::regulation),
    ("schedule", Some(Action::Schedule), course::schedule),
    ("zone", Some(Action::Schedule), course::zone),
    ("finish", Some(Action::ApproveStandings), course::finish),
    ("cancel", Some(Action::BreakOff), course::cancel),
    ("undo", None, course::undo),
];

/// Does what a form asks for.
pub(crate) fn act(draft: &mut Draft, fields: &Fields) -> Result<Report, Stop> {
    let name = fields.text("act");
    let Some((_, action, act)) = ACTS.iter().find(|(own, _, _)| *own == name) else {
        return Err(draft.stop("desk-unreadable-form"));
    };
    if let Some(action) = action {
        draft.check(*action)?;
    }
    act(draft, fields)
}

/// The stage that is meant: the one named, or the one being played.
fn stage_of(draft: &Draft, fields: &Fields) -> StageId {
    fields.stage().unwrap_or_else(|| stage::current(draft.state()))
}

/// Somebody by his place on the list of entries, `@3`, or as people call him.
fn place(text: &str) -> Option<u32> {
    text.strip_prefix('@').and_then(|number| number.parse().ok())
}

fn entrant(draft: &Draft, stage: StageId, text: &str) -> Result<Entrant, Stop> {
    match place(text) {
        Some(at) => Ok(Entrant(at)),
        None => Ok(draft.hall().entrant(stage, text)?),
    }
}

fn player(draft: &Draft, text: &str) -> Result<PlayerId, Stop> {
    match place(text) {
        Some(at) => Ok(PlayerId(at)),
        None => Ok(draft.hall().player(StageId::FIRST, text)?),
    }
}

fn team(draft: &Draft, text: &str) -> Result<TeamId, Stop> {
    match place(text) {
        Some(at) => Ok(TeamId(at)),
        None => Ok(draft.hall().team(StageId::FIRST, text)?),
    }
}

/// The account that a form names, by number and name. Whoever reads the form looks the number up.
fn account(draft: &Draft, fields: &Fields) -> Result<Option<(i64, String)>, Stop> {
    match (fields.some("account"), &fields.account) {
        (None, _) => Ok(None),
        (Some(_), Some((id, name))) => Ok(Some((id.0, name.clone()))),
        (Some(typed), None) => Err(not_a(draft, "desk-no-such-account", &typed)),
    }
}

/// A seed that was typed, or one that nobody can choose; nine digits can be read out in a hall.
fn seed(fields: &Fields) -> u64 {
    fields.number("seed").unwrap_or_else(|| crate::secret::lot() % 1_000_000_000)
}

/// Something typed that is no such thing.
fn not_a(draft: &Draft, id: &str, text: &str) -> Stop {
    Complaint::new(draft.words.say(id, &Args::new().with("text", text))).into()
}
