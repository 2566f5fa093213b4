//! Why two were paired, or somebody is free: the round is paired again from what was known then, with the
//! same seed, and tells its story.

use anyhow::Result;
use damier_compete::event::{
    FreeReason, GameKey, PairExplained, PairReason, Refused, Seat, SeatReason, StageId, explain_pair,
};
use damier_compete::swiss::{Rejected, Watch};
use damier_compete::{Entrant, Round};
use damier_language::Args;

use crate::commands::event::answer::Answer;
use crate::commands::event::complaint::Complaint;
use crate::commands::event::desk::Desk;
use crate::commands::event::{screen, words};

/// Explains a pair: `3.2`, or whoever is one of the two.
pub(super) fn pair(desk: &Desk<'_>, stage: StageId, round: Option<Round>, who: &str) -> Result<Answer> {
    let paired = desk.state().stages.get(stage.index()).map_or(0, |stage| stage.rounds.len());
    let last = paired.checked_sub(1).map_or(Round::FIRST, Round::at);
    match at_table(stage, who) {
        Some(key) => explain(desk, stage, key.round, first_at(desk, key)?),
        None => explain(desk, stage, round.unwrap_or(last), desk.entrant(stage, who)?),
    }
}

/// Explains why somebody is free.
pub(super) fn bye(desk: &Desk<'_>, stage: StageId, round: Option<Round>, who: &str) -> Result<Answer> {
    let entrant = desk.entrant(stage, who)?;
    let rounds = desk.state().stages.get(stage.index()).map_or(&[] as &[_], |stage| &stage.rounds[..]);
    let is_free = |at: &usize| rounds[*at].free.iter().any(|seat| seat.entrant == entrant);
    let found = match round {
        Some(round) => Some(round.index()).filter(|at| *at < rounds.len()).filter(is_free),
        None => (0..rounds.len()).rev().find(is_free),
    };
    match found {
        Some(at) => explain(desk, stage, Round::at(at), entrant),
        None => {
            let args = Args::new().with("name", desk.name(entrant));
            Err(desk.complaint("event-never-free", &args).into())
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
fn first_at(desk: &Desk<'_>, key: GameKey) -> Result<Entrant> {
    let found = desk.state().stages.get(key.stage.index()).and_then(|stage| stage.round(key.round));
    let found = found.ok_or_else(|| desk.no_round(key.stage, key.round))?;
    let tables = found.encounters.len();
    let encounter = usize::from(key.table).checked_sub(1).and_then(|at| found.encounters.get(at));
    let encounter =
        encounter.ok_or_else(|| desk.refused(&Refused::NoSuchTable { table: key.table, tables }))?;
    Ok(encounter.first)
}

fn explain(desk: &Desk<'_>, stage: StageId, round: Round, entrant: Entrant) -> Result<Answer> {
    let explained = explain_pair(desk.event(), stage, round, entrant, &Watch::new())
        .map_err(|not| Complaint::new(words::tell(desk.words, desk.state(), "not-explained", &not)))?;
    let mut answer = Answer::new();
    answer.line(screen::bold(&head(desk, &explained)));
    match &explained.reason {
        SeatReason::Pair(reason) => tell_pair(desk, reason, &mut answer),
        SeatReason::Free(reason) => tell_free(desk, reason, &mut answer),
        SeatReason::ByPeople { reason, overriding, broken } => {
            let id = if *overriding { "event-by-decision" } else { "event-by-hand" };
            let args = Args::new()
                .with("name", words::by(desk.words, &explained.said_by))
                .with("reason", reason.as_str());
            answer.line(desk.text(id, &args));
            for rule in broken {
                let told = words::tell(desk.words, desk.state(), "broken-rule", rule);
                answer.line(format!("  {}", desk.words.with_clauses(&told, rule.clauses())));
            }
        }
        SeatReason::NotThere => {
            answer.line(desk.text("event-not-there", &Args::new()));
        }
        SeatReason::Otherwise(differences) => {
            answer.line(desk.text("event-otherwise", &Args::new()));
            for own in differences {
                answer.line(format!("  {}", words::tell(desk.words, desk.state(), "differs", own)));
            }
        }
    }
    answer.field("explained", explained);
    Ok(answer)
}

/// Where he sits: `Round 3, table 2: Koval – Bondar`.
fn head(desk: &Desk<'_>, explained: &PairExplained) -> String {
    let args = Args::new().with("round", explained.round.number());
    match explained.seat {
        Seat::Table { table, white, black } => {
            let names =
                args.with("table", table).with("white", desk.name(white)).with("black", desk.name(black));
            desk.text("event-pair", &names)
        }
        Seat::Free(_) | Seat::Nowhere(_) => {
            desk.text("event-seat-of", &args.with("name", desk.name(explained.entrant)))
        }
    }
}

fn tell_pair(desk: &Desk<'_>, reason: &PairReason, answer: &mut Answer) {
    let basis = words::tell(desk.words, desk.state(), "basis", &reason.basis);
    answer.line(desk.words.with_clauses(&basis, &reason.clauses));
    if let Some(colour) = &reason.colour {
        let colour = words::tell(desk.words, desk.state(), "colour-story", colour);
        answer.line(desk.text("event-colours", &Args::new().with("colour", colour)));
    }
    rejected(desk, &reason.rejected, answer);
}

fn tell_free(desk: &Desk<'_>, reason: &FreeReason, answer: &mut Answer) {
    let kind = words::tell(desk.words, desk.state(), "free-kind", &reason.kind);
    let why = words::tell(desk.words, desk.state(), "free-why", &reason.why);
    answer.line(desk.words.with_clauses(&desk.words.label(&kind, &why), &reason.clauses));
    rejected(desk, &reason.rejected, answer);
}

/// Who was thought of before, and why not he.
fn rejected(desk: &Desk<'_>, all: &[Rejected], answer: &mut Answer) {
    if !all.is_empty() {
        answer.line(desk.text("event-rejected", &Args::new()));
    }
    for own in all {
        let why = words::tell(desk.words, desk.state(), "rejected", &own.reason);
        answer.line(format!("  {}", desk.words.label(&desk.name(own.who), &why)));
    }
}
