//! What is wrong with a TRF file, by line and column.

use std::fmt;

use damier_compete::event::Refused;
use serde::Serialize;

use super::points::Tenths;

/// A fault in a TRF file.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Serialize)]
pub struct TrfFault {
    /// The line, from 1; 0 for the file as a whole.
    pub line: usize,
    /// The column, from 1, where one is to blame.
    pub column: Option<usize>,
    /// What is wrong.
    pub what: TrfFaultKind,
}

impl fmt::Display for TrfFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.line, self.column) {
            (0, _) => write!(f, "{}", self.what),
            (line, None) => write!(f, "line {line}: {}", self.what),
            (line, Some(column)) => write!(f, "line {line}, column {column}: {}", self.what),
        }
    }
}

/// What is wrong.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum TrfFaultKind {
    #[error("there is no player, that is no line that begins with 001")]
    NoPlayers,
    /// A field that cannot be read.
    #[error("\"{value}\" is not {expected}")]
    Field {
        value: String,
        /// What should stand there.
        expected: &'static str,
    },
    /// Two players of one number.
    #[error("player {number} is in line {earlier} already")]
    NumberTwice {
        number: u32,
        /// The earlier line.
        earlier: usize,
    },
    /// An opponent who is not there.
    #[error("round {round}: opponent {opponent} is not in the file")]
    NoOpponent { round: usize, opponent: u32 },
    /// A player against himself.
    #[error("round {round}: the player is his own opponent")]
    OwnOpponent { round: usize },
    /// The opponent says something else.
    #[error("round {round}: player {opponent} says \"{theirs}\" where this line says \"{own}\"")]
    Contradiction {
        round: usize,
        opponent: u32,
        own: String,
        /// The line of the opponent.
        theirs: String,
    },
    /// The result does not go with an opponent, or not without one.
    #[error("round {round}: the result \"{code}\" cannot stand {}", if *with_opponent {
        "beside an opponent"
    } else {
        "without an opponent"
    })]
    ResultPlace {
        round: usize,
        code: char,
        /// Whether there is an opponent.
        with_opponent: bool,
    },
    /// The points are not the sum of the results.
    #[error("the line says {said} points, the results make {made}")]
    Points {
        said: Tenths,
        /// As added up.
        made: Tenths,
    },
    /// Other points than those of draughts.
    #[error(
        "a win is worth {win}, a draw {draw}, a loss {loss}, an absence {absent}, a bye {bye}; draughts has \
         twice a draw for a win and a bye, and nothing for a loss and an absence"
    )]
    Scoring {
        /// For a win.
        win: Tenths,
        /// For a draw.
        draw: Tenths,
        /// For a loss.
        loss: Tenths,
        /// For an absence.
        absent: Tenths,
        /// For a bye of the draw.
        bye: Tenths,
    },
    /// A bye of half a point.
    #[error("round {round}: no code of draughts has a half-point bye; say whether to take it as an absence")]
    HalfBye { round: usize },
    /// Something only team events have.
    #[error("record {code} belongs to a team event; only individual events are read")]
    TeamRecord { code: String },
    /// Points that results do not explain.
    #[error("record 299 gives points that no result explains; they cannot be kept")]
    AbnormalPoints,
    /// Two players in one place, or somebody nobody knows.
    #[error("player {number} is not in the file")]
    UnknownPlayer { number: u32 },
    /// A directive that cannot be read.
    #[error("the directive \"{text}\" cannot be read: {expected}")]
    Directive {
        text: String,
        /// What it should look like.
        expected: &'static str,
    },
    /// The same is said elsewhere.
    #[error("this is said in line {earlier} already")]
    SaidTwice {
        /// The earlier line.
        earlier: usize,
    },
    /// A round that is not there.
    #[error("there is no round {round} to speak of; there are {rounds}")]
    NoSuchRound {
        round: u16,
        /// How many there are.
        rounds: usize,
    },
    /// Rounds the wrong way round.
    #[error("rounds {first} to {last} are none")]
    RoundsTurned { first: u16, last: u16 },
    /// Other rounds than the lines of players have.
    #[error("{paired} rounds paired and {started} started are said, but the lines of players tell of {told}")]
    RoundsDiffer {
        /// By the lines of players.
        told: usize,
        paired: u16,
        started: u16,
    },
    /// A regulation of another number of stages.
    #[error("the regulation has {stages} stages; a file holds one")]
    NotOneStage { stages: usize },
    /// A pair that was not made.
    #[error("round {round}: {white} with White and {black} are no pair by the lines of players")]
    NotAPair {
        round: u16,
        /// The number of White.
        white: u32,
        /// The number of Black.
        black: u32,
    },
    /// A pair that the list of tables leaves out.
    #[error("round {round}: {white} and {black} have no table")]
    NoTable {
        round: u16,
        /// The number of White.
        white: u32,
        /// The number of Black.
        black: u32,
    },
    /// Somebody who should not have one.
    #[error("round {round}: player {number} has an opponent")]
    HasOpponent { round: u16, number: u32 },
    /// A round cannot have been paired so.
    #[error("round {round} cannot have been paired so by the system of this event")]
    NotSoPaired { round: u16 },
    /// Somebody is not in the order of entry.
    #[error("player {number} is not in the order of entry")]
    NotInOrder { number: u32 },
    /// A team that is not there.
    #[error("team {team} is not in the file; there are {teams}")]
    NoSuchTeam {
        /// Its number, from 1.
        team: u32,
        /// How many there are.
        teams: usize,
    },
    /// The directives make something else of a round than its columns.
    #[error("round {round}: the columns give {shown}, the directives {told}")]
    ToldOtherwise {
        round: u16,
        /// Points by the columns.
        shown: Tenths,
        /// Points by the directives.
        told: Tenths,
    },
    /// A character that cannot be printed.
    #[error("{sign} cannot be printed; the line is damaged")]
    Unprintable { sign: String },
    /// The number of rounds.
    #[error("{played} rounds are in the file, but the number of rounds is {stated}")]
    TooManyRounds {
        /// In the file.
        played: usize,
        stated: u16,
    },
    /// The event does not accept what the file says.
    #[error("{why}")]
    Refused { why: Refused },
}
