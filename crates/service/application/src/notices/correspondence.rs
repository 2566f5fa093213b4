//! What players by correspondence are told: that it is their move, that a draw is offered, that a term runs or days are
//! few, how a game ended.

use damier_correspondence::DueKind;
use damier_language::{Args, Words};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

/// What a player by correspondence is told of a game.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct OfGame {
    /// Against whom he plays.
    pub opponent: String,
    pub what: What,
}

/// What is said.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// It is his move; the opponent's last one, if there is one, and the days that are left to him.
    Turn(Option<String>, i64),
    /// His days are few.
    Few(i64),
    /// The opponent offers a draw.
    Offer,
    /// Something has to be done until a day.
    Term(DueKind, Date),
    /// The game is over, with this result.
    Over(String),
    /// The game is over and counts for nobody.
    Annulled,
}

impl OfGame {
    /// What is said, in one line.
    pub fn line(&self, words: &Words) -> String {
        let args = Args::new().with("opponent", self.opponent.as_str());
        match &self.what {
            What::Turn(Some(mv), days) => {
                words.translate("letters-told-turn", &args.with("move", mv.as_str()).with("days", *days))
            }
            What::Turn(None, days) => words.translate("letters-told-first", &args.with("days", *days)),
            What::Few(days) => words.translate("letters-told-few", &args.with("days", *days)),
            What::Offer => words.translate("letters-told-offer", &args),
            What::Term(kind, until) => {
                let args =
                    args.with("what", words.describe("post-due", kind)).with("until", until.to_string());
                words.translate("letters-told-term", &args)
            }
            What::Over(score) => words.translate("letters-told-over", &args.with("score", score.as_str())),
            What::Annulled => {
                words.translate("letters-told-over", &args.with("score", words.text("mark-annulled")))
            }
        }
    }

    /// The subject of the letter.
    pub fn subject(&self, words: &Words) -> String {
        let args = Args::new().with("opponent", self.opponent.as_str());
        match &self.what {
            What::Turn(_, days) | What::Few(days) => {
                words.translate("letters-mail-subject", &args.with("days", *days))
            }
            What::Offer | What::Term(..) | What::Over(_) | What::Annulled => {
                words.translate("letters-mail-subject-game", &args)
            }
        }
    }
}
