//! What players ask to be decided, and the decisions: questions, appeals, results fixed by the arbiter.

use anyhow::Result;
use clap::Subcommand;
use damier_correspondence::{Fact, PostalGame};

use super::fact::read_score;
use super::file::side;
use super::said::At;

/// What can be asked and decided.
#[derive(Debug, Subcommand)]
pub(crate) enum Dispute {
    /// Ask the arbiter to decide something, or complain (COL-4.1.12)
    #[command(
        after_help = "Example:\n  damier correspondence ask cup.post Koval \"my partner has sent two moves\""
    )]
    Ask {
        #[command(flatten)]
        at: At,
        who: String,
        text: String,
    },
    /// Answer the question with this number; `show --log` numbers the entries
    #[command(
        after_help = "Example:\n  damier correspondence answer cup.post 5 \"the first one counts\" --rejected"
    )]
    Answer {
        #[command(flatten)]
        at: At,
        number: usize,
        decision: String,
        /// The player was not right
        #[arg(long)]
        rejected: bool,
    },
    /// Decide the appeal with this number, for good (UA13-V.3.6); `strike` then takes the decision back
    #[command(
        after_help = "Example:\n  damier correspondence rule-appeal cup.post 8 \"the second one counts\""
    )]
    RuleAppeal {
        #[command(flatten)]
        at: At,
        number: usize,
        decision: String,
        /// The player was not right
        #[arg(long)]
        rejected: bool,
    },
    /// Fix the result by decision (UA13-V.2.2, COL-4.1.7)
    #[command(after_help = "Example:\n  damier correspondence award cup.post --game 3 black \"expelled\"")]
    Award {
        #[command(flatten)]
        at: At,
        /// white, black, draw, both-lose or annulled
        score: String,
        grounds: String,
    },
}

impl Dispute {
    /// Where and when.
    pub(super) fn at(&self) -> &At {
        match self {
            Dispute::Ask { at, .. }
            | Dispute::Answer { at, .. }
            | Dispute::RuleAppeal { at, .. }
            | Dispute::Award { at, .. } => at,
        }
    }

    /// As a fact.
    pub(super) fn fact(&self, game: &PostalGame) -> Result<Fact> {
        Ok(match self {
            Dispute::Ask { who, text, .. } => Fact::Asked { by: side(game, who)?, text: text.clone() },
            Dispute::Answer { number, decision, rejected, .. } => {
                Fact::Answered { number: *number, upheld: !rejected, decision: decision.clone() }
            }
            Dispute::RuleAppeal { number, decision, rejected, .. } => {
                Fact::AppealRuled { number: *number, upheld: !rejected, decision: decision.clone() }
            }
            Dispute::Award { score, grounds, .. } => {
                Fact::Awarded { score: read_score(score)?, grounds: grounds.clone() }
            }
        })
    }
}
