//! What players ask to be decided, and the decisions: questions, appeals, results fixed by the arbiter.

use clap::Subcommand;
use damier_acts::correspondence::{self as acts, Act};

use super::request::At;

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

    /// What is asked for.
    pub(super) fn act(&self) -> Act {
        match self {
            Dispute::Ask { who, text, .. } => {
                acts::Ask { side: Some(who.clone()), text: text.clone() }.into()
            }
            Dispute::Answer { number, decision, rejected, .. } => {
                acts::Answer { number: *number, upheld: !rejected, text: decision.clone() }.into()
            }
            Dispute::RuleAppeal { number, decision, rejected, .. } => {
                acts::RuleAppeal { number: *number, upheld: !rejected, text: decision.clone() }.into()
            }
            Dispute::Award { score, grounds, .. } => {
                let (score, text, what) = (score.clone(), grounds.clone(), Some(acts::Decides::Award));
                acts::ScoreGame { score, deciding: what, adjudicator: None, text }.into()
            }
        }
    }
}
