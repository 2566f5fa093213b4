//! Teams and their line-ups.

use askama::Template;
use axum::response::Response;
use damier_compete::Round;
use damier_compete::event::{Action, StageState, TeamId};
use damier_desk::stage;

use super::people::{Choice, members, players};
use super::{DeskPage, answer};
use crate::pages::Page;

#[derive(Template)]
#[template(path = "event/teams.html")]
struct Sheet {
    page: Page,
    desk: DeskPage,
    teams: Vec<Team>,
    players: Vec<Choice>,
    round: u16,
    /// Whether teams are paired, so that there are line-ups.
    paired: bool,
}

struct Team {
    value: String,
    name: String,
    captain: String,
    federation: String,
    rating: String,
    members: Vec<Choice>,
    /// What was handed in for the round, board by board.
    line_up: Vec<String>,
}

pub(super) fn sheet(page: Page, desk: DeskPage) -> Response {
    let state = desk.state();
    let id = stage::current(state);
    let stage = state.stages.get(id.index());
    let started = stage.map_or(0, StageState::rounds_started);
    let round = desk.asked.round().unwrap_or_else(|| Round::at(usize::from(started)));
    let boards = state.team_rules().map_or(0, |rules| rules.boards);
    let team = |(own, at): (&damier_compete::event::TeamEntry, u32)| {
        let team = TeamId(at);
        let handed = stage.and_then(|stage| stage.line_ups.get(&(round, team)));
        let main = || (1..=boards).map(|board| state.main_player(team, board));
        let line_up = match handed {
            Some(players) => players.iter().map(|player| format!("@{}", player.0)).collect(),
            None => {
                main().map(|player| player.map(|own| format!("@{}", own.0)).unwrap_or_default()).collect()
            }
        };
        Team {
            value: format!("@{at}"),
            name: own.name.clone(),
            captain: own.captain.clone().unwrap_or_default(),
            federation: own.federation.clone().unwrap_or_default(),
            rating: own.rating.map(|rating| rating.to_string()).unwrap_or_default(),
            members: members(state, team),
            line_up,
        }
    };
    let sheet = Sheet {
        page,
        teams: state.teams.iter().zip(0..).map(team).collect(),
        players: players(state, id),
        round: round.number(),
        paired: state.pairs_teams(),
        desk,
    };
    answer(sheet.desk.outcome.status, &sheet)
}
