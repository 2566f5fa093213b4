//! Who has an interest in a protest and so does not decide on the appeal: a reserve sits in his place
//! (UA13-IV.18.8.4.2, UA-IV.8.4.b, WCDF-7.1), and nobody decides on an appeal against himself (UA13-IV.18.8.4.3,
//! UA-IV.8.4.c).

use serde::Serialize;

use super::ids::{GameKey, PlayerId, TeamId};
use super::protest::{About, Complainant, Protest};
use super::state::State;
use damier_pairing::Entrant;
use damier_pairing::schedule::Side;

/// Why somebody does not decide.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Interest {
    /// It is his own protest, or that of his team.
    Complains,
    /// He plays the game that it is about.
    Plays,
    /// He is one of the arbiters against whose decision it goes.
    Arbiter,
}

impl State {
    /// The interest of a player of the event in a protest.
    pub fn interest_of_player(&self, protest: &Protest, player: PlayerId) -> Option<Interest> {
        let complains = match protest.from {
            Complainant::Player(own) => own == player,
            Complainant::Captain(team) => {
                self.players.get(player.index()).is_some_and(|own| own.team == Some(team))
            }
        };
        if complains {
            return Some(Interest::Complains);
        }
        let About::Game(key) = protest.about else { return None };
        self.plays(key, player).then_some(Interest::Plays)
    }

    /// The interest of the captain of a team.
    pub fn interest_of_captain(&self, protest: &Protest, team: TeamId) -> Option<Interest> {
        (protest.from == Complainant::Captain(team)).then_some(Interest::Complains)
    }

    /// The interest of somebody by his name. Who was an arbiter of the event stays one here.
    pub fn interest(&self, protest: &Protest, name: &str) -> Option<Interest> {
        if self.officials.iter().any(|own| own.name == name && own.role.is_panel()) {
            return Some(Interest::Arbiter);
        }
        let players = (0..).map(PlayerId).zip(&self.players).filter(|(_, player)| player.name == name);
        let mut players = players.filter_map(|(player, _)| self.interest_of_player(protest, player));
        let captains =
            (0..).map(TeamId).zip(&self.teams).filter(|(_, team)| team.captain.as_deref() == Some(name));
        let mut captains = captains.filter_map(|(team, _)| self.interest_of_captain(protest, team));
        players.next().or_else(|| captains.next())
    }

    /// Those of the committee who are known to have an interest in a protest.
    pub fn interested_in(&self, protest: u32) -> Vec<(String, Interest)> {
        let Some(protest) = self.protests.iter().find(|own| own.seq == protest) else { return Vec::new() };
        let everybody = self.committee.iter().flat_map(super::Committee::everybody);
        everybody.filter_map(|own| Some((own.name.clone(), self.interest(protest, &own.name)?))).collect()
    }

    fn plays(&self, key: GameKey, player: PlayerId) -> bool {
        let Ok(encounter) = self.encounter(key) else { return false };
        if !self.pairs_teams() {
            return Side::BOTH.into_iter().any(|side| encounter.entrant(side) == Entrant(player.0));
        }
        let board = usize::from(key.board.unwrap_or(1)).checked_sub(1);
        let seats = board.and_then(|board| encounter.seats.get(board));
        seats.is_some_and(|both| both.contains(&Some(player)))
    }
}
