//! What is asked of a paper, and why it may not be had yet.

use damier_clock::Moment;
use damier_compete::Round;
use damier_compete::event::{PlayerId, StageId, TeamId};
use damier_language::{Language, Words};
use jiff::tz::TimeZone;
use serde::Serialize;

use super::Kind;

/// How a paper is wanted. Whatever is not said is chosen: the stage being played, its last round,
/// everybody.
#[derive(Debug, Clone)]
pub struct Options {
    /// The language of its words; names and free text stay as entered.
    pub language: Language,
    pub stage: Option<StageId>,
    pub round: Option<Round>,
    pub who: Option<Who>,
    /// When it is made: printed at the foot. Moments count from the Unix epoch.
    pub made_at: Option<Moment>,
    /// The clocks of the playing hall.
    pub zone: TimeZone,
    /// What a certificate says was fulfilled; a line to fill if nothing is said.
    pub norm: Option<String>,
    /// The games of a bulletin, as PDN.
    pub games: String,
    /// In large letters, for those who see little.
    pub large_print: bool,
}

impl Options {
    /// In a language, with everything chosen.
    pub fn new(language: Language) -> Options {
        Options {
            language,
            stage: None,
            round: None,
            who: None,
            made_at: None,
            zone: TimeZone::UTC,
            norm: None,
            games: String::new(),
            large_print: false,
        }
    }
}

/// For whom a paper is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Who {
    Player(PlayerId),
    Team(TeamId),
    /// A protest, by its number in the log.
    Protest(u32),
}

/// Why a paper cannot be made, with the next step.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Serialize)]
pub enum PaperError {
    /// Nothing is known about the event.
    #[error("the event has no regulation yet; approve one first")]
    NoRegulation,
    #[error("nobody has entered yet; enter players or teams first")]
    NobodyEntered,
    /// No such stage.
    #[error("there is no stage {stage}; the regulation has {stages}")]
    NoSuchStage {
        /// As asked, from 1.
        stage: u16,
        /// So many there are.
        stages: usize,
    },
    /// No round at all.
    #[error("no round has been paired yet; pair round 1 first")]
    NothingPaired,
    /// Not this round.
    #[error("round {round} has not been paired yet; pair round {next} next")]
    NotPaired {
        round: u16,
        /// The next one to be paired.
        next: u16,
    },
    /// The stage is shorter.
    #[error("there is no round {round}; the stage has {rounds}")]
    NoSuchRound { round: u16, rounds: u16 },
    /// A paper of teams in an event of players.
    #[error("no teams are paired in this event; ask for pairings instead")]
    NoTeams,
    /// No such player.
    #[error("there is no player {player}; {players} have entered")]
    NoSuchPlayer {
        /// As asked, from 1.
        player: u32,
        /// So many there are.
        players: usize,
    },
    /// No such team.
    #[error("there is no team {team}; {teams} have entered")]
    NoSuchTeam {
        /// As asked, from 1.
        team: u32,
        /// So many there are.
        teams: usize,
    },
    /// Somebody who does not play in the stage.
    #[error("{name} does not play in this stage; choose another stage")]
    NotInStage { name: String },
    /// No protest of this number.
    #[error("there is no protest {protest}; look for its number in the log")]
    NoSuchProtest { protest: u32 },
    /// The technical regulation has not been written.
    #[error("the technical regulation has not been written yet; write it first")]
    NoTechnical,
    #[error("no round has a date yet; schedule a round first")]
    NothingScheduled,
    /// Only a Swiss has cards and reasons.
    #[error("the stage is no Swiss; ask for a cross-table instead")]
    NotSwiss,
    /// The places cannot be reckoned.
    #[error("the places cannot be reckoned: {why}")]
    NoPlaces { why: String },
    /// The reasons cannot be found again.
    #[error("the reasons of round {round} cannot be told: {why}")]
    NoReasons { round: u16, why: String },
    /// The paper is made from games.
    #[error("{paper} is made from the games of the event; attach them first")]
    NeedsGames { paper: String },
}

impl PaperError {
    /// The same in a language.
    pub fn text(&self, words: &Words) -> String {
        words.describe("paper-error", self)
    }
}

impl Kind {
    /// What it is called.
    pub fn title(self, words: &Words) -> String {
        words.text(&format!("paper-{}", self.name()))
    }

    /// What it is for, in one sentence.
    pub fn about(self, words: &Words) -> String {
        words.text(&format!("paper-{}-about", self.name()))
    }
}
