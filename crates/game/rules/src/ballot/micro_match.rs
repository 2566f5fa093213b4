//! Two games from one opening with colours reversed, counted as one.

use super::Opening;
use crate::game::{Conditions, Game, GameResult, Refusal};
use crate::{Color, Rulebook};

/// A micro-match: two games from the same opening, each player having White once
/// (UA13-IV.9.5.1, UA-III.5.5.1, UA-VII.Inv.10, WCDF-1.12).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MicroMatch {
    /// The opening of both games, if one was drawn (UA13-IV.9.5.2, UA-III.5.5.2).
    pub opening: Option<Opening>,
    /// The rulebook both games are played by.
    pub rulebook: Rulebook,
    /// The conditions of both games.
    pub conditions: Conditions,
}

/// The result of a micro-match, seen from the player who had White in the first game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MicroScore {
    /// Game points of that player, of four.
    pub game_points: u8,
    /// Game points of the other.
    pub other_game_points: u8,
}

impl MicroMatch {
    /// One of its two games, set up and with the opening played. Who has which colour is for the
    /// players: [`MicroMatch::color`] tells.
    pub fn game(&self) -> Result<Game, Refusal> {
        match &self.opening {
            Some(opening) => opening.game(self.rulebook.clone(), self.conditions),
            None => Game::new(self.rulebook.clone(), self.conditions),
        }
    }

    /// The colour in a game, counted from 0, of the player who has `first` in game 0.
    pub const fn color(first: Color, game: u8) -> Color {
        if game.is_multiple_of(2) { first } else { first.opponent() }
    }

    /// The score of the player who had White in the first game.
    pub fn score(first: &GameResult, second: &GameResult) -> MicroScore {
        MicroScore {
            game_points: first.points(Color::White) + second.points(Color::Black),
            other_game_points: first.points(Color::Black) + second.points(Color::White),
        }
    }
}

impl MicroScore {
    /// The points of the match: 3:1 becomes 2:0, 2:2 becomes 1:1 (UA13-IV.11.1, UA-III.7.1).
    /// Where neither has scored, nobody gets anything.
    pub fn points(self) -> (u8, u8) {
        match self.game_points.cmp(&self.other_game_points) {
            std::cmp::Ordering::Greater => (2, 0),
            std::cmp::Ordering::Less => (0, 2),
            std::cmp::Ordering::Equal if self.game_points == 0 => (0, 0),
            std::cmp::Ordering::Equal => (1, 1),
        }
    }
}
