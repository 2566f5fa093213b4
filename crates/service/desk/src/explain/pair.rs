//! Why two were paired, or somebody is free: the round is paired again from what was known then, with the
//! same seed, and tells its story.

use damier_compete::event::{
    FreeReason, GameKey, PairExplained, PairReason, Refused, Seat, SeatReason, StageId, explain_pair,
};
use damier_compete::swiss::{Rejected, Watch};
use damier_compete::{Entrant, Round};
use damier_language::Args;

use crate::{ActReport, EventContext, RefusalText, describe};

type Result<T> = std::result::Result<T, RefusalText>;

/// Explains a pair: `3.2`, or whoever is one of the two.
pub fn pair(hall: &EventContext<'_>, stage: StageId, round: Option<Round>, who: &str) -> Result<ActReport> {
    let paired = hall.state().stages.get(stage.index()).map_or(0, |stage| stage.rounds.len());
    let last = paired.checked_sub(1).map_or(Round::FIRST, Round::at);
    match at_table(stage, who) {
        Some(key) => seat(hall, stage, key.round, first_at(hall, key)?),
        None => seat(hall, stage, round.unwrap_or(last), hall.entrant(stage, who)?),
    }
}

/// Explains why somebody is free.
pub fn bye(hall: &EventContext<'_>, stage: StageId, round: Option<Round>, who: &str) -> Result<ActReport> {
    let entrant = hall.entrant(stage, who)?;
    let rounds = hall.state().stages.get(stage.index()).map_or(&[] as &[_], |stage| &stage.rounds[..]);
    let is_free = |at: &usize| rounds[*at].free.iter().any(|seat| seat.entrant == entrant);
    let found = match round {
        Some(round) => Some(round.index()).filter(|at| *at < rounds.len()).filter(is_free),
        None => (0..rounds.len()).rev().find(is_free),
    };
    match found {
        Some(at) => seat(hall, stage, Round::at(at), entrant),
        None => {
            let args = Args::new().with("name", hall.name(entrant));
            Err(hall.complaint("event-never-free", &args))
        }
    }
}

/// `3.2` is table 2 of round 3.
fn at_table(stage: StageId, text: &str) -> Option<GameKey> {
    let (round, table) = text.split_once('.')?;
    let round = Round::new(round.trim().parse().ok()?)?;
    Some(GameKey::table(stage, round, table.trim().parse().ok()?))
}

/// Who is named first at a table.
fn first_at(hall: &EventContext<'_>, key: GameKey) -> Result<Entrant> {
    let found = hall.state().stages.get(key.stage.index()).and_then(|stage| stage.round(key.round));
    let found = found.ok_or_else(|| hall.no_round(key.stage, key.round))?;
    let tables = found.encounters.len();
    let encounter = usize::from(key.table).checked_sub(1).and_then(|at| found.encounters.get(at));
    let encounter =
        encounter.ok_or_else(|| hall.refused(&Refused::NoSuchTable { table: key.table, tables }))?;
    Ok(encounter.first)
}

/// Explains the seat of somebody in a round.
pub fn seat(hall: &EventContext<'_>, stage: StageId, round: Round, entrant: Entrant) -> Result<ActReport> {
    let explained = explain_pair(hall.event, stage, round, entrant, &Watch::new()).map_err(|not| {
        RefusalText::new(describe::describe(hall.words, hall.state(), "not-explained", &not))
    })?;
    let mut answer = ActReport::titled(head(hall, &explained));
    match &explained.reason {
        SeatReason::Pair(reason) => {
            tell_pair(hall, reason, &mut answer);
            tell_accelerated(hall, stage, round, reason, &mut answer);
        }
        SeatReason::Free(reason) => tell_free(hall, reason, &mut answer),
        SeatReason::ByPeople { reason, overriding, broken } => {
            let id = if *overriding { "event-by-decision" } else { "event-by-hand" };
            let args = Args::new()
                .with("name", describe::by(hall.words, &explained.said_by))
                .with("reason", reason.as_str());
            answer.line(hall.text(id, &args));
            for rule in broken {
                let told = describe::describe(hall.words, hall.state(), "broken-rule", rule);
                answer.line(format!("  {}", hall.words.with_clauses(&told, rule.clauses())));
            }
        }
        SeatReason::NotThere => {
            answer.line(hall.text("event-not-there", &Args::new()));
        }
        SeatReason::Otherwise(differences) => {
            answer.line(hall.text("event-otherwise", &Args::new()));
            for own in differences {
                answer.line(format!("  {}", describe::describe(hall.words, hall.state(), "differs", own)));
            }
        }
    }
    answer.field("explained", explained);
    Ok(answer)
}

/// Where he sits: `Round 3, table 2: Koval – Bondar`.
fn head(hall: &EventContext<'_>, explained: &PairExplained) -> String {
    let args = Args::new().with("round", explained.round.number());
    match explained.seat {
        Seat::Table { table, white, black } => {
            let names =
                args.with("table", table).with("white", hall.name(white)).with("black", hall.name(black));
            hall.text("event-pair", &names)
        }
        Seat::Free(_) | Seat::Nowhere(_) => {
            hall.text("event-seat-of", &args.with("name", hall.name(explained.entrant)))
        }
    }
}

fn tell_pair(hall: &EventContext<'_>, reason: &PairReason, answer: &mut ActReport) {
    let basis = describe::describe(hall.words, hall.state(), "basis", &reason.basis);
    answer.line(hall.words.with_clauses(&basis, &reason.clauses));
    if let Some(colour) = &reason.colour {
        let colour = describe::colour_story(hall.words, hall.state(), colour);
        answer.line(hall.text("event-colours", &Args::new().with("colour", colour)));
    }
    rejected(hall, &reason.rejected, answer);
}

/// Points that counted for this pairing alone.
fn tell_accelerated(
    hall: &EventContext<'_>,
    stage: StageId,
    round: Round,
    reason: &PairReason,
    answer: &mut ActReport,
) {
    let Some(found) = hall.state().stages.get(stage.index()) else { return };
    for (who, points) in found.accelerated(&[reason.white, reason.black], round) {
        let args = Args::new().with("name", hall.name(who)).with("points", points.0);
        answer.line(hall.text("awards-accelerated", &args));
    }
}

fn tell_free(hall: &EventContext<'_>, reason: &FreeReason, answer: &mut ActReport) {
    let kind = describe::describe(hall.words, hall.state(), "free-kind", &reason.kind);
    let why = describe::describe(hall.words, hall.state(), "free-why", &reason.why);
    answer.line(hall.words.with_clauses(&hall.words.label(&kind, &why), &reason.clauses));
    rejected(hall, &reason.rejected, answer);
}

/// Who was thought of before, and why not he.
fn rejected(hall: &EventContext<'_>, all: &[Rejected], answer: &mut ActReport) {
    if !all.is_empty() {
        answer.line(hall.text("event-rejected", &Args::new()));
    }
    for own in all {
        let why = describe::describe(hall.words, hall.state(), "rejected", &own.reason);
        answer.line(format!("  {}", hall.words.label(&hall.name(own.who), &why)));
    }
}
