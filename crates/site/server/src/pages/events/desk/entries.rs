//! Entries: who plays, who asks to, who leaves.

use askama::Template;
use axum::response::Response;
use damier_compete::Entrant;
use damier_compete::event::{Action, Help, Impairment, PlayerEntry, PlayerId, Sex, Squad, StageId};
use damier_desk::people::number_of;
use damier_desk::{moment, stage};

use super::people::{Choice, entrants, teams};
use super::{DeskPage, answer};
use crate::desk::Asked;
use crate::pages::Page;

#[derive(Template)]
#[template(path = "event/entries.html")]
struct Sheet {
    page: Page,
    desk: DeskPage,
    rows: Vec<Row>,
    asked: Vec<Waiting>,
    entrants: Vec<Choice>,
    teams: Vec<Choice>,
    /// The player that is being corrected.
    edited: Option<Row>,
    approved: bool,
    registration: bool,
    missed: Vec<Choice>,
    /// What somebody may find hard, as a form sends it and as it is read.
    impairments: Vec<(&'static str, String)>,
    /// What an assistant may do.
    helps: Vec<(&'static str, String)>,
    /// Impaired players with their assistants.
    helped: Vec<Helped>,
}

/// An impaired player and who helps him.
struct Helped {
    value: String,
    name: String,
    impairments: String,
    assistant: String,
    duties: Vec<String>,
}

/// A player as the list shows him.
struct Row {
    value: String,
    number: u32,
    name: String,
    title: String,
    rating: String,
    federation: String,
    club: String,
    id: String,
    born: String,
    sex: &'static str,
    team: String,
    team_value: String,
    board: String,
    left: bool,
    impairments: Vec<&'static str>,
    members: String,
}

/// Somebody who asks to be entered.
struct Waiting {
    number: usize,
    row: Row,
    when: String,
    message: String,
    account: String,
}

fn row(desk: &DeskPage, stage: StageId, at: u32, entry: &PlayerEntry) -> Row {
    let state = desk.state();
    let text = |text: &Option<String>| text.clone().unwrap_or_default();
    let born = entry.born.map(|born| match entry.born_year_only {
        true => born.year().to_string(),
        false => born.to_string(),
    });
    let left = state.stages.get(stage.index()).is_some_and(|own| own.left.contains_key(&Entrant(at)));
    let number = if state.pairs_teams() { at + 1 } else { number_of(state, stage, Entrant(at)) };
    Row {
        value: format!("@{at}"),
        number,
        name: entry.name.clone(),
        title: text(&entry.title),
        rating: entry.rating.map(|rating| rating.to_string()).unwrap_or_default(),
        federation: text(&entry.federation),
        club: text(&entry.club),
        id: text(&entry.id),
        born: born.unwrap_or_default(),
        sex: match entry.sex {
            Some(Sex::Female) => "f",
            Some(Sex::Male) => "m",
            None => "",
        },
        team: entry
            .team
            .and_then(|team| state.teams.get(team.index()))
            .map(|own| own.name.clone())
            .unwrap_or_default(),
        team_value: entry.team.map(|team| format!("@{}", team.0)).unwrap_or_default(),
        board: match entry.squad {
            Squad::Unordered => String::new(),
            Squad::Board(board) => board.to_string(),
            Squad::Reserve => "reserve".to_owned(),
        },
        left: left && !state.pairs_teams(),
        impairments: entry.impairments.iter().map(|own| own.name()).collect(),
        members: entry.members.join("\n"),
    }
}

pub(super) fn sheet(page: Page, desk: DeskPage) -> Response {
    let state = desk.state();
    let stage = stage::current(state);
    let mut rows: Vec<Row> =
        state.players.iter().zip(0..).map(|(entry, at)| row(&desk, stage, at, entry)).collect();
    rows.sort_by_key(|row| row.number);
    let waiting = |(at, asked): (usize, &Asked)| {
        asked.answer.is_none().then(|| Waiting {
            number: at + 1,
            row: row(&desk, stage, u32::MAX - 1, &asked.application.entry),
            when: desk.words.date_time(moment::civil(asked.at, &desk.held.book.zone())),
            message: asked.application.message.clone(),
            account: asked.application.account.clone().map(|(_, name)| name).unwrap_or_default(),
        })
    };
    let edited = desk.asked.number::<u32>("edit").map(PlayerId);
    let edited = edited.and_then(|id| Some(row(&desk, stage, id.0, state.players.get(id.index())?)));
    let missed = state.due().into_iter().filter_map(|task| match task.duty {
        damier_compete::event::Duty::FurtherPart(who, _) => Some(Choice {
            value: format!("@{}", who.0),
            label: state.name_of(who).unwrap_or_default().to_owned(),
        }),
        _ => None,
    });
    let words = desk.words;
    let helped = state.players.iter().zip(0_u32..).filter(|(own, _)| !own.impairments.is_empty());
    let helped = helped.map(|(own, at)| {
        let assistant = state.assistants.get(&PlayerId(at));
        let duty = |(help, clauses): &(Help, &'static [&'static str])| {
            words.with_clauses(&words.describe("help", help), *clauses)
        };
        Helped {
            value: format!("@{at}"),
            name: own.name.clone(),
            impairments: words.list(own.impairments.iter().map(|own| words.describe("impairment", own))),
            assistant: assistant.map(|own| own.name.clone()).unwrap_or_default(),
            duties: assistant.map(|own| own.helps.iter().map(duty).collect()).unwrap_or_default(),
        }
    });
    let sheet = Sheet {
        page,
        rows,
        helped: helped.collect(),
        impairments: Impairment::ALL.map(|own| (own.name(), words.describe("impairment", &own))).to_vec(),
        helps: Help::ALL.map(|own| (own.name(), words.describe("help", &own))).to_vec(),
        asked: desk.held.book.applications.iter().enumerate().filter_map(waiting).collect(),
        entrants: entrants(state, stage),
        teams: teams(state),
        edited,
        approved: state.entries_approved,
        registration: desk.held.book.registration,
        missed: missed.collect(),
        desk,
    };
    answer(sheet.desk.outcome.status, &sheet)
}
