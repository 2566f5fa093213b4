//! All that can be said about an arena. Facts are only ever added; their JSON is stored.

use damier_facts::Timed;
use serde::{Deserialize, Serialize};

use crate::Terms;

/// A fact and its moment.
pub type Entry = Timed<Fact>;

/// Somebody who plays, by the number of his account, which nobody else ever has.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Member {
    pub account: i64,
    pub name: String,
    /// His rating when he joined, if he had one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<u16>,
}

/// Who has announced an arena.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Organiser {
    pub account: i64,
    pub name: String,
}

/// One of the two at a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    White,
    Black,
}

/// How a game of an arena ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    White,
    Black,
    Draw,
    /// It does not count for anybody.
    Annulled,
}

/// Something that happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "fact", rename_all = "snake_case", deny_unknown_fields)]
pub enum Fact {
    /// Somebody announces it.
    Announced { terms: Box<Terms>, organiser: Organiser },
    /// Somebody wants to play from now on, for the first time or again.
    Joined {
        player: Member,
        /// For which team, where teams meet.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        team: Option<String>,
    },
    /// He is not paired until he comes back; a game under way is played to its end.
    Paused { account: i64 },
    /// He does not want to play any more.
    Left { account: i64 },
    /// The organiser takes somebody out of the arena and its table.
    Removed { account: i64 },
    Paired {
        /// The game by its name in addresses.
        game: String,
        white: i64,
        black: i64,
    },
    /// A game has ended.
    Played {
        game: String,
        outcome: Outcome,
        /// How many half-moves were made.
        plies: u16,
        /// Who gave up half of his time for a point more.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        berserk: Vec<Side>,
        /// Who did not make his first move: he has lost, and is not paired until he comes back.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        absent: Option<Side>,
    },
    /// The time is over. Games under way are played on and do not count any more.
    Ended,
    /// The organiser calls it off.
    CalledOff,
}
