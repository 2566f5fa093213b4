//! A notice, and how it is said.

use damier_language::{Args, Words};
use damier_live::Seat;
use damier_store::AccountId;
use jiff::civil::DateTime;
use serde::{Deserialize, Serialize};

use super::correspondence::OfGame;
use crate::mail::{Kind, Text};

/// What somebody is told, as nodes say it to each other.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Notice {
    pub account: AccountId,
    /// Of which event, by its name in addresses; empty where it is of none.
    pub event: String,
    /// What people call it.
    pub name: String,
    /// Where more is said: a path of the site.
    pub path: String,
    /// What it is about, the same whenever it is found again.
    pub mark: String,
    /// What is said.
    pub about: About,
}

/// What a notice says.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum About {
    /// Against whom he plays.
    Pairing {
        /// In which round.
        round: u16,
        /// At which table.
        table: u16,
        /// On which board of a team match.
        board: Option<u8>,
        /// With which colour, where it is known.
        color: Option<Seat>,
        opponent: String,
        /// When, by the clocks of the hall.
        starts: Option<DateTime>,
    },
    /// He has no game.
    Free {
        /// In which round.
        round: u16,
    },
    /// He is asked to come to the desk.
    CheckIn,
    /// The opponent has said how the game ended.
    Result {
        /// In which round.
        round: u16,
        /// At which table.
        table: u16,
        /// Who says so.
        opponent: String,
        /// What he says.
        score: String,
    },
    /// Something in a game by correspondence.
    Post(OfGame),
}

impl Notice {
    /// The kind of letter.
    pub const fn kind(&self) -> Kind {
        match self.about {
            About::Pairing { .. } | About::Free { .. } => Kind::Pairing,
            About::CheckIn => Kind::CheckIn,
            About::Result { .. } => Kind::Result,
            About::Post(_) => Kind::Post,
        }
    }

    /// What is said, in one line.
    pub fn line(&self, words: &Words) -> String {
        self.about.line(words)
    }

    /// The letter; `link` is where more is said.
    pub fn text(&self, words: &Words, link: &str) -> Text {
        let subject = match &self.about {
            About::Pairing { round, .. } | About::Free { round } => {
                let args = Args::new().with("event", self.name.as_str()).with("round", *round);
                words.translate("notice-subject-pairing", &args)
            }
            About::CheckIn => {
                words.translate("notice-subject-check-in", &Args::new().with("event", self.name.as_str()))
            }
            About::Result { .. } => {
                words.translate("notice-subject-result", &Args::new().with("event", self.name.as_str()))
            }
            About::Post(told) => told.subject(words),
        };
        Text { subject, body: format!("{}\n\n{link}", self.line(words)) }
    }
}

impl About {
    /// What is said, in one line.
    pub fn line(&self, words: &Words) -> String {
        match self {
            About::Pairing { round, table, board, color, opponent, starts } => {
                let color = color.map(|color| match color {
                    Seat::White => "white",
                    Seat::Black => "black",
                });
                let args = Args::new()
                    .with("round", *round)
                    .with("table", *table)
                    .with("board", board.map_or("none".to_owned(), |board| board.to_string()))
                    .with("color", color.unwrap_or("none"))
                    .with("opponent", opponent.as_str());
                let pairing = words.translate("notice-pairing", &args);
                match starts {
                    Some(at) => {
                        let at = Args::new().with("at", words.date_time(*at));
                        format!("{pairing} {}", words.translate("notice-starts", &at))
                    }
                    None => pairing,
                }
            }
            About::Free { round } => words.translate("notice-free", &Args::new().with("round", *round)),
            About::CheckIn => words.text("notice-check-in"),
            About::Post(told) => told.line(words),
            About::Result { round, table, opponent, score } => {
                let args = Args::new().with("round", *round).with("table", *table);
                words.translate(
                    "notice-result",
                    &args.with("opponent", opponent.as_str()).with("score", score.as_str()),
                )
            }
        }
    }
}
