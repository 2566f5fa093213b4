//! Who sits at a board.

use damier_compete::event::{Encounter, GameKey, PlayerId, Score, State};
use damier_compete::schedule::Side;
use damier_rules::Color;

/// A game and the two who play it.
pub struct Seats<'a> {
    pub encounter: &'a Encounter,
    state: &'a State,
    key: GameKey,
}

impl<'a> Seats<'a> {
    /// The game of a key.
    pub fn of(state: &'a State, key: GameKey) -> Option<Seats<'a>> {
        let round = state.stages.get(key.stage.index())?.round(key.round)?;
        let encounter = round.encounters.get(usize::from(key.table).checked_sub(1)?)?;
        Some(Seats { encounter, state, key })
    }

    fn board(&self) -> u8 {
        self.key.board.unwrap_or(1).saturating_sub(1)
    }

    fn game(&self) -> u8 {
        self.key.game.unwrap_or(1).saturating_sub(1)
    }

    /// Who sits on a side; in a team match nobody before the line-ups are known.
    pub fn player(&self, side: Side) -> Option<PlayerId> {
        if !self.encounter.shape.teams {
            return Some(PlayerId(self.encounter.entrant(side).0));
        }
        self.encounter.seats.get(usize::from(self.board())).and_then(|both| both[side.index()])
    }

    /// The name of whoever sits on a side.
    pub fn name(&self, side: Side) -> String {
        let player = self.player(side).and_then(|id| self.state.players.get(id.index()));
        let player = player.map(|player| player.name.clone());
        let entrant = || self.state.name_of(self.encounter.entrant(side)).unwrap_or_default().to_owned();
        player.filter(|_| self.encounter.shape.teams).unwrap_or_else(entrant)
    }

    /// The side that has White.
    pub fn white(&self) -> Side {
        match self.encounter.pieces(Side::First, self.board(), self.game()) {
            Color::White => Side::First,
            Color::Black => Side::Second,
        }
    }

    /// The result, once it is known.
    pub fn score(&self) -> Option<Score> {
        if self.encounter.whole.score.is_some() {
            return self.encounter.whole.score;
        }
        let at =
            usize::from(self.board()) * usize::from(self.encounter.shape.games) + usize::from(self.game());
        self.encounter.games.get(at).and_then(|game| game.score)
    }
}
