//! People to choose from in a form.

use damier_compete::Entrant;
use damier_compete::event::{StageId, State, TeamId};
use damier_desk::people::number_of;

/// Somebody to choose.
pub(in crate::pages::events) struct Choice {
    /// What the form sends: the place on the list, `@3`.
    pub(in crate::pages::events) value: String,
    /// What is read.
    pub(in crate::pages::events) label: String,
}

/// Those who are paired, by their numbers.
pub(super) fn entrants(state: &State, stage: StageId) -> Vec<Choice> {
    let all = (0..u32::try_from(state.entrants()).unwrap_or(0)).map(Entrant);
    let mut all: Vec<(u32, Entrant)> = all.map(|who| (number_of(state, stage, who), who)).collect();
    all.sort();
    let choice = |(number, who): (u32, Entrant)| Choice {
        value: format!("@{}", who.0),
        label: format!("{number}. {}", state.name_of(who).unwrap_or_default()),
    };
    all.into_iter().map(choice).collect()
}

/// Players, also those of teams.
pub(super) fn players(state: &State, stage: StageId) -> Vec<Choice> {
    if !state.pairs_teams() {
        return entrants(state, stage);
    }
    let players = state.players.iter().zip(0_u32..);
    players
        .map(|(player, at)| Choice { value: format!("@{at}"), label: format!("{}. {}", at + 1, player.name) })
        .collect()
}

/// The players of a team.
pub(in crate::pages::events) fn members(state: &State, team: TeamId) -> Vec<Choice> {
    let members = state.members(team);
    members.map(|(who, player)| Choice { value: format!("@{}", who.0), label: player.name.clone() }).collect()
}

pub(super) fn teams(state: &State) -> Vec<Choice> {
    let teams = state.teams.iter().zip(0_u32..);
    teams.map(|(team, at)| Choice { value: format!("@{at}"), label: team.name.clone() }).collect()
}
