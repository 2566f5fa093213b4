//! An arena as the fold of its facts.

mod apply;

use std::collections::HashMap;

use damier_facts::Moment;

use crate::Refused;
use crate::fact::{Entry, Fact, Organiser, Outcome};
use crate::player::{Place, Player};
use crate::terms::Terms;

/// An arena: what its facts amount to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Arena {
    terms: Terms,
    organiser: Organiser,
    players: Vec<Player>,
    by_account: HashMap<i64, usize>,
    games: Vec<ArenaGame>,
    by_name: HashMap<String, usize>,
    ended: Option<End>,
    seq: u32,
    last: Moment,
}

/// A game of an arena.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ArenaGame {
    /// By what it is known in addresses.
    pub name: String,
    /// The places of the two on the list of players.
    pub white: usize,
    pub black: usize,
    pub begun: Moment,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum End {
    Over,
    CalledOff,
}

/// How far an arena is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    Announced,
    Running,
    Over,
    CalledOff,
}

impl Stage {
    /// The stage in a word.
    pub const fn name(self) -> &'static str {
        match self {
            Stage::Announced => "announced",
            Stage::Running => "running",
            Stage::Over => "over",
            Stage::CalledOff => "called-off",
        }
    }
}

/// Facts that do not make an arena.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("fact {number}: {refused}")]
pub struct NotReplayed {
    /// Which, from 1.
    pub number: usize,
    #[source]
    pub refused: Refused,
}

impl Arena {
    /// Folds a list of facts, which begins with [`Fact::Announced`].
    pub fn fold(entries: impl IntoIterator<Item = Entry>) -> Result<Arena, NotReplayed> {
        let mut entries = (1..).zip(entries);
        let failed = |number| move |refused| NotReplayed { number, refused };
        let Some((_, Entry { at, fact: Fact::Announced { terms, organiser } })) = entries.next() else {
            return Err(NotReplayed { number: 1, refused: Refused::NotAnnounced });
        };
        let mut arena = Arena::announce(*terms, organiser, at).map_err(failed(1))?;
        for (number, Entry { at, fact }) in entries {
            arena.apply(at, &fact).map_err(failed(number))?;
        }
        Ok(arena)
    }

    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    pub fn organiser(&self) -> &Organiser {
        &self.organiser
    }

    /// Everybody who has ever joined, in the order in which they came.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// The games, in the order in which they began.
    pub fn games(&self) -> &[ArenaGame] {
        &self.games
    }

    /// Somebody by the number of his account.
    pub fn player(&self, account: i64) -> Option<&Player> {
        self.by_account.get(&account).map(|place| &self.players[*place])
    }

    /// A game by its name.
    pub fn game(&self, name: &str) -> Option<&ArenaGame> {
        self.by_name.get(name).map(|place| &self.games[*place])
    }

    /// The game that somebody plays now.
    pub fn game_of(&self, account: i64) -> Option<&ArenaGame> {
        self.player(account)?.playing.map(|place| &self.games[place])
    }

    /// The games that are under way.
    pub fn running_games(&self) -> impl Iterator<Item = &ArenaGame> {
        self.games.iter().filter(|game| game.outcome.is_none())
    }

    /// How far it is at a moment.
    pub fn stage(&self, at: Moment) -> Stage {
        match self.ended {
            Some(End::CalledOff) => Stage::CalledOff,
            Some(End::Over) => Stage::Over,
            None if at < self.terms.begins => Stage::Announced,
            None if at < self.terms.ends() => Stage::Running,
            None => Stage::Over,
        }
    }

    /// Whether nothing is said about it any more.
    pub fn is_closed(&self) -> bool {
        self.ended.is_some()
    }

    /// What comes to pass by itself: the time is over.
    pub fn due(&self, at: Moment) -> Option<Fact> {
        (self.ended.is_none() && at >= self.terms.ends()).then_some(Fact::Ended)
    }

    /// How many facts it is made of.
    pub fn seq(&self) -> u32 {
        self.seq
    }

    /// The moment of the last fact.
    pub fn last(&self) -> Moment {
        self.last
    }

    /// How many are in it who have not left.
    pub fn count(&self) -> usize {
        let stays = |player: &&Player| matches!(player.place, Place::Here | Place::Paused);
        self.players.iter().filter(stays).count()
    }
}
