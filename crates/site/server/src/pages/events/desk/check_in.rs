//! Check-in: a large button for everybody, for a tablet at the door.

use askama::Template;
use axum::response::Response;
use damier_compete::event::{Action, PlayerId};
use damier_compete::{Entrant, Round};
use damier_desk::people::number_of;
use damier_desk::stage;

use super::{DeskPage, answer};
use crate::pages::Page;

#[derive(Template)]
#[template(path = "event/check_in.html")]
struct Sheet {
    page: Page,
    desk: DeskPage,
    people: Vec<Person>,
    here: usize,
    /// The next round to be paired.
    round: u16,
}

struct Person {
    value: String,
    number: u32,
    name: String,
    team: String,
    here: bool,
    absent: bool,
}

pub(super) fn sheet(page: Page, desk: DeskPage) -> Response {
    let state = desk.state();
    let id = stage::to_pair(state);
    let stage = state.stages.get(id.index());
    let round = Round::at(stage.map_or(0, |stage| stage.rounds.len()));
    let gone = |entrant: Entrant| stage.is_some_and(|stage| stage.left.contains_key(&entrant));
    let absent = |entrant| stage.is_some_and(|stage| stage.absences.contains(&(round, entrant)));
    let mut people: Vec<Person> = Vec::new();
    for (player, at) in state.players.iter().zip(0_u32..) {
        let team = player.team.and_then(|team| state.teams.get(team.index()));
        let entrant =
            if state.pairs_teams() { player.team.map(|team| Entrant(team.0)) } else { Some(Entrant(at)) };
        if entrant.is_some_and(gone) {
            continue;
        }
        people.push(Person {
            value: format!("@{at}"),
            number: if state.pairs_teams() { at + 1 } else { number_of(state, id, Entrant(at)) },
            name: player.name.clone(),
            team: team.map(|team| team.name.clone()).unwrap_or_default(),
            here: desk.held.book.here.contains(&PlayerId(at)),
            absent: entrant.is_some_and(absent),
        });
    }
    people.sort_by(|a, b| desk.words.compare(&a.name, &b.name));
    let here = people.iter().filter(|person| person.here).count();
    let sheet = Sheet { page, people, here, round: round.number(), desk };
    answer(sheet.desk.outcome.status, &sheet)
}
