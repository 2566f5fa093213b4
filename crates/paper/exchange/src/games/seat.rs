//! Who sits where in a game of an event, and what is written down about it.

use damier_compete::Entrant;
use damier_compete::event::{Encounter, Game, GameKey, Score, State};
use damier_compete::schedule::Side;
use damier_rules::Color;

/// A game of an event as the event knows it.
pub(super) struct Seat<'a> {
    pub(super) key: GameKey,
    encounter: &'a Encounter,
    /// Board and game from 0.
    place: (u8, u8),
    state: &'a State,
}

impl<'a> Seat<'a> {
    /// The game of a key, which must speak of one game only.
    pub(super) fn of(state: &'a State, key: GameKey) -> Option<Seat<'a>> {
        let round = state.stages.get(key.stage.index())?.round(key.round)?;
        let encounter = round.encounters.get(usize::from(key.table).checked_sub(1)?)?;
        let shape = encounter.shape;
        let number = |said: Option<u8>, of: u8| match said {
            Some(number) if (1..=of).contains(&number) => Some(number - 1),
            None if of == 1 => Some(0),
            _ => None,
        };
        if key.board.is_some() && !shape.teams {
            return None;
        }
        let place = (number(key.board, shape.boards)?, number(key.game, shape.games)?);
        Some(Seat { key, encounter, place, state })
    }

    /// Every single game of a round.
    pub(super) fn all(state: &'a State, of_round: GameKey) -> Vec<Seat<'a>> {
        let stage = state.stages.get(of_round.stage.index());
        let tables =
            stage.and_then(|stage| stage.round(of_round.round)).map_or(0, |round| round.encounters.len());
        let mut seats = Vec::new();
        for table in 1..=tables as u16 {
            let whole = GameKey::table(of_round.stage, of_round.round, table);
            let Some(shape) = stage.map(|stage| state.shape(stage)) else { continue };
            for board in 1..=shape.boards {
                for game in 1..=shape.games {
                    let key = if shape.teams { whole.board(board) } else { whole };
                    let key = if shape.games > 1 { key.game(game) } else { key };
                    seats.extend(Seat::of(state, key));
                }
            }
        }
        seats
    }

    /// The name of who has a colour; that of the team where the player is not known.
    pub(super) fn name(&self, color: Color) -> String {
        let side = self.side(color);
        let seated = self.encounter.seats.get(usize::from(self.place.0));
        let player = seated.and_then(|seats| seats[side as usize]);
        let name = match player {
            Some(player) => self.state.players.get(player.index()).map(|player| player.name.as_str()),
            None => self.state.name_of(self.entrant(side)),
        };
        name.unwrap_or_default().to_owned()
    }

    fn entrant(&self, side: Side) -> Entrant {
        self.encounter.entrant(side)
    }

    /// The side that has a colour.
    fn side(&self, color: Color) -> Side {
        let (board, game) = self.place;
        if self.encounter.pieces(Side::First, board, game) == color { Side::First } else { Side::Second }
    }

    /// What is written down: nothing if only the whole encounter has a result.
    pub(super) fn recorded(&self) -> Option<Score> {
        let (board, game) = self.place;
        let at = usize::from(board) * usize::from(self.encounter.shape.games) + usize::from(game);
        self.encounter.games.get(at).and_then(|game: &Game| game.score)
    }

    /// The result in which a colour has won, or neither.
    pub(super) fn score(&self, winner: Option<Color>) -> Score {
        match winner {
            Some(color) => Score::lost_by(!self.side(color)),
            None => Score::Played(damier_compete::SideResult::Draw),
        }
    }
}
