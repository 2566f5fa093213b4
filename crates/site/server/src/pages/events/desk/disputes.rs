//! Sanctions, protests and appeals, decisions and notes.

use askama::Template;
use axum::response::Response;
use damier_compete::event::{
    Action, Committee, Entry, Fact, Leave, ListedOffence, ProtestStatus, Sanction, ladder, offences, steps,
};
use damier_desk::penalties::{OFFENCES, SANCTIONS};
use damier_desk::{describe, facts, moment, stage};
use damier_documents::clauses;
use damier_language::Args;

use super::people::{Choice, players, teams};
use super::{DeskPage, answer};
use crate::desk::Speaker;
use crate::pages::Page;

/// So many lines of the register are shown.
const SHOWN: usize = 100;

#[derive(Template)]
#[template(path = "event/disputes.html")]
struct Sheet {
    page: Page,
    desk: DeskPage,
    players: Vec<Choice>,
    teams: Vec<Choice>,
    sanctions: Vec<(&'static str, String)>,
    offences: Vec<(&'static str, String)>,
    /// What the code forbids: the clause, and what it says.
    forbidden: Vec<(&'static str, String)>,
    /// What a player may be allowed.
    leaves: Vec<(&'static str, String)>,
    /// Those who are away now.
    away: Vec<Choice>,
    /// The register of leave, of spectators and cameras, of reports.
    register: Vec<String>,
    questions: Vec<(u32, String, String)>,
    /// The rulebook, by whose code conduct is judged.
    rulebook: String,
    /// The ladder of the code for each offence.
    ladders: Vec<(String, Vec<String>)>,
    protests: Vec<Protest>,
    jury: Vec<String>,
    penalties: Vec<String>,
    decisions: Vec<(String, String, String)>,
    notes: Vec<String>,
    rounds: Vec<u16>,
}

struct Protest {
    number: u32,
    from: String,
    text: String,
    status: String,
    lodged: bool,
    ruled: bool,
    appealed: bool,
    /// Who sat when the committee decided.
    sitting: String,
    /// Why the reader does not decide although his office would allow it.
    interest: Option<String>,
}

fn describe(desk: &DeskPage, family: &str, value: &impl serde::Serialize) -> String {
    describe::describe(desk.words, desk.state(), family, value)
}

fn forbidden(desk: &DeskPage, own: &ListedOffence) -> (&'static str, String) {
    let text = clauses::find(own.clause).next().map(|found| found.text_or_english(desk.words.language()));
    (own.clause, text.unwrap_or_default().to_owned())
}

/// A step of the ladder in words; one that the code has for few offences names them (UA-III.5.4.1).
fn step_text(desk: &DeskPage, step: Sanction) -> String {
    let text = describe(desk, "sanction", &step);
    let Some(code) = desk.state().code() else { return text };
    let (with, without): (Vec<_>, Vec<_>) = OFFENCES
        .iter()
        .map(|(_, offence)| offence)
        .partition(|offence| ladder(code, **offence).iter().any(|(own, _)| *own == step));
    if without.len() <= with.len() {
        return text;
    }
    desk.words.label(&text, &desk.words.list(with.into_iter().map(|own| describe(desk, "offence", own))))
}

/// Those who have left and are not back.
fn away(desk: &DeskPage) -> Vec<Choice> {
    let state = desk.state();
    let away = state.register.leave.iter().filter(|own| own.back.is_none());
    away.map(|own| Choice {
        value: format!("@{}", own.player.0),
        label: state.players.get(own.player.index()).map_or_else(String::new, |player| player.name.clone()),
    })
    .collect()
}

/// What was written down about the hall, the latest first.
fn register(desk: &DeskPage) -> Vec<String> {
    let (event, zone) = (&desk.held.event, desk.held.book.zone());
    let of_hall = |entry: &&Entry| {
        let kind = matches!(
            entry.fact,
            Fact::LeaveGiven { .. }
                | Fact::CameBack { .. }
                | Fact::SpectatorExpelled { .. }
                | Fact::CamerasPermitted { .. }
                | Fact::Asked { .. }
                | Fact::Answered { .. }
                | Fact::Reported { .. }
        );
        kind && event.counts(entry.seq)
    };
    let line = |entry: &Entry| {
        let at = desk.words.date_time(moment::civil(entry.at, &zone));
        format!("{at} · {}", facts::with_aside(desk.words, event.state(), entry, &zone))
    };
    event.entries().iter().rev().filter(of_hall).take(SHOWN).map(line).collect()
}

pub(super) fn sheet(page: Page, desk: DeskPage) -> Response {
    let state = desk.state();
    let id = stage::current(state);
    let speaker = Speaker::of(page.reader.person.account());
    let protest = |own: &damier_compete::event::Protest| Protest {
        number: own.seq,
        from: describe(&desk, "complainant", &own.from),
        text: own.text.clone(),
        status: describe(&desk, "protest-status", &own.status),
        lodged: own.status == ProtestStatus::Lodged,
        ruled: matches!(own.status, ProtestStatus::Ruled { .. }),
        appealed: own.status == ProtestStatus::Appealed,
        sitting: match &own.status {
            ProtestStatus::Final { sitting, .. } => sitting.join(", "),
            _ => String::new(),
        },
        interest: speaker
            .interest(state, &desk.held.book, own.seq)
            .map(|interest| desk.words.describe("desk-interest", &interest)),
    };
    let penalty = |own: &damier_compete::event::Penalty| {
        let name = state.players.get(own.player.index()).map_or("", |player| player.name.as_str());
        let told = format!(
            "{} ({})",
            describe(&desk, "sanction", &own.sanction),
            describe(&desk, "offence", &own.offence)
        );
        let line = desk.words.label(&desk.words.label(name, &told), &own.account);
        let line = desk.words.with_clauses(&line, own.all_clauses());
        match own.lifted {
            Some(protest) => {
                let lifted = desk.words.translate("fact-lifted", &Args::new().with("protest", protest));
                format!("{line} — {lifted}")
            }
            None => line,
        }
    };
    let ladders = OFFENCES.iter().map(|(_, offence)| {
        let rungs = state.code().map_or(&[] as &[_], |code| ladder(code, *offence));
        let rung = |(sanction, clauses): &(_, &'static [&'static str])| {
            desk.words.with_clauses(&describe(&desk, "sanction", sanction), *clauses)
        };
        (describe(&desk, "offence", offence), rungs.iter().map(rung).collect())
    });
    let paired = state.stages.get(id.index()).map_or(0, |own| own.rounds.len());
    let sheet = Sheet {
        players: players(state, id),
        teams: teams(state),
        sanctions: SANCTIONS
            .iter()
            .filter(|(_, own)| state.code().is_none_or(|code| steps(code).contains(own)))
            .map(|(name, own)| (*name, step_text(&desk, *own)))
            .collect(),
        offences: OFFENCES
            .iter()
            .filter(|(_, own)| state.code().is_none_or(|code| !ladder(code, *own).is_empty()))
            .map(|(name, own)| (*name, describe(&desk, "offence", own)))
            .collect(),
        forbidden: state
            .code()
            .map_or(&[] as &[_], offences)
            .iter()
            .map(|own| forbidden(&desk, own))
            .collect(),
        leaves: Leave::ALL.map(|own| (own.name(), describe(&desk, "leave", &own))).to_vec(),
        away: away(&desk),
        register: register(&desk),
        questions: state
            .register
            .questions
            .iter()
            .map(|own| (own.seq, own.text.clone(), own.answer.clone().unwrap_or_default()))
            .collect(),
        rulebook: state.regulation.as_ref().map(|own| own.rulebook.clone()).unwrap_or_default(),
        ladders: ladders.collect(),
        protests: state.protests.iter().rev().map(protest).collect(),
        jury: state.committee.iter().flat_map(Committee::everybody).map(|own| own.name.clone()).collect(),
        penalties: state.penalties.iter().rev().map(penalty).collect(),
        decisions: state
            .decisions
            .iter()
            .rev()
            .map(|own| (own.question.clone(), own.decision.clone(), own.grounds.clone()))
            .collect(),
        notes: state.notes.iter().rev().map(|(_, text)| text.clone()).collect(),
        rounds: (1..=paired).filter_map(|number| u16::try_from(number).ok()).collect(),
        page,
        desk,
    };
    answer(sheet.desk.outcome.status, &sheet)
}
