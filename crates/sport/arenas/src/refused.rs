//! Why something cannot be in an arena. Every case is a message of `arenas.ftl`; `Display` is for logs.

use damier_language::Words;
use serde::Serialize;

/// Why not, with the numbers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum Refused {
    #[error("a name has one to {most} letters, not {letters}")]
    Name { letters: usize, most: usize },
    #[error("no rulebook is called \"{name}\"")]
    UnknownRulebook { name: String },
    #[error("\"{text}\" is no time control with a clock")]
    NotAControl { text: String },
    #[error("a player has {minutes} minutes at the beginning; in an arena {most} at most")]
    TooSlow { minutes: u64, most: u64 },
    #[error("an arena lasts {least} to {most} minutes, not {minutes}")]
    Minutes { minutes: u16, least: u16, most: u16 },
    #[error("no table of openings of this game is called \"{name}\"")]
    UnknownOpenings { name: String },
    #[error("two to {most} teams meet, not {teams}")]
    Teams { teams: usize, most: usize },
    #[error("two teams are called \"{name}\"")]
    TeamsAlike { name: String },
    #[error("the points of one to {most} players of a team are counted, not of {leaders}")]
    Leaders { leaders: u8, most: u8 },
    #[error("an arena begins with being announced")]
    NotAnnounced,
    #[error("the arena is announced already")]
    AnnouncedAlready,
    #[error("the arena has not begun")]
    NotBegun,
    #[error("the time of the arena is not over")]
    StillOn,
    #[error("the arena is over")]
    Over,
    #[error("the arena was called off")]
    CalledOff,
    #[error("{most} players have joined, more cannot")]
    Full { most: usize },
    #[error("the player has joined already")]
    JoinedAlready,
    #[error("the player has not joined")]
    NotJoined,
    #[error("the organiser has taken the player out of the arena")]
    Removed,
    #[error("the player pauses already")]
    PausesAlready,
    #[error("a team has to be chosen: {teams}")]
    TeamNeeded { teams: String },
    #[error("no team is called \"{name}\"")]
    NoSuchTeam { name: String },
    #[error("nobody in the arena is called \"{name}\"")]
    NoSuchPlayer { name: String },
    #[error("one of the two is not free to play")]
    NotFree,
    #[error("there is a game of this name already")]
    GameThere,
    #[error("there is no such game in the arena")]
    NoSuchGame,
    #[error("the game has ended already")]
    GameEnded,
}

impl Refused {
    /// The refusal in words.
    pub fn text(&self, words: &Words) -> String {
        words.refusal("arena-refused", self)
    }
}
