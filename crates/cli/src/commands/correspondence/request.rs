//! What an arbiter or a player can enter: every fact of a game by correspondence, as it is typed.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use damier_correspondence::{Measure, Offence, SanctionBy};
use jiff::civil::Date;

use crate::args::one_of;

/// Where and when something is entered.
#[derive(Debug, Args)]
pub(crate) struct At {
    /// The file
    pub(super) file: PathBuf,
    /// The number of the game, where the file has several
    #[arg(long)]
    pub(super) game: Option<usize>,
    /// The day it is entered for [default: today, or the day of the letter]
    #[arg(long)]
    pub(super) on: Option<Date>,
    /// Answer in JSON
    #[arg(long)]
    pub(super) json: bool,
}

/// What can be entered.
#[derive(Debug, Subcommand)]
pub(crate) enum Request {
    /// Enter a letter with moves: who, the day the partner's letter came, the day it went, the moves
    #[command(after_help = "\
Example:
  damier correspondence letter cup.post --game 2 Koval 2026-02-01 2026-02-03 c3-d4 --if \"b6-a5 d4-c5\"

The accepted part of the partner's variation comes before one's own move. A missing date is written -.")]
    Letter {
        #[command(flatten)]
        at: At,
        /// white, black or the player's name
        who: String,
        /// When the partner's letter came
        received: String,
        /// When this letter went
        sent: String,
        /// The half-moves
        #[arg(required = true)]
        moves: Vec<String>,
        /// A variation proposed; may be repeated
        #[arg(long = "if", value_name = "MOVES")]
        variations: Vec<String>,
        /// A draw is offered
        #[arg(long)]
        offer: bool,
        /// Penalty days are charged for the partner's letter
        #[arg(long)]
        charge: bool,
        /// An answer prepared to what the partner may reply, a line of moves; may be repeated
        #[arg(long, value_name = "MOVES")]
        then: Vec<String>,
    },
    /// Prepare answers to what the partner may reply, a line of moves each; none takes them back
    #[command(
        after_help = "Example:\n  damier correspondence conditional cup.post white \"b6-a5 d4-c5\" \"d6-c5 b4xd6\""
    )]
    Conditional {
        #[command(flatten)]
        at: At,
        who: String,
        /// Lines of moves; each begins with one of the partner
        lines: Vec<String>,
    },
    /// Enter a letter with an impossible move; one that nobody can read is written ?
    #[command(
        after_help = "Example:\n  damier correspondence impossible cup.post white 2026-02-01 2026-02-03 c3-c5"
    )]
    Impossible {
        #[command(flatten)]
        at: At,
        who: String,
        received: Date,
        sent: Date,
        text: String,
    },
    /// Enter that a player complains of a faulty letter, so that play stands still
    #[command(
        after_help = "Example:\n  damier correspondence complain cup.post black impossible 2026-02-05 2026-02-06 --charge"
    )]
    Complain {
        #[command(flatten)]
        at: At,
        who: String,
        /// What is wrong
        #[arg(value_parser = one_of([("impossible", Offence::Impossible), ("illegible", Offence::Illegible), ("not-repeated", Offence::NotRepeated)]))]
        offence: Offence,
        received: Date,
        sent: Date,
        /// Penalty days are charged
        #[arg(long)]
        charge: bool,
    },
    /// Enter a correction
    #[command(
        after_help = "Example:\n  damier correspondence correct cup.post white 2026-02-08 2026-02-09 c3-d4"
    )]
    Correct {
        #[command(flatten)]
        at: At,
        who: String,
        received: Date,
        sent: Date,
        /// The move in place of the faulty one
        mv: Option<String>,
    },
    /// Enter that a move without an answer was sent again
    #[command(
        after_help = "Example:\n  damier correspondence repeat cup.post white --registered --on 2026-02-25"
    )]
    Repeat {
        #[command(flatten)]
        at: At,
        who: String,
        /// By registered letter
        #[arg(long)]
        registered: bool,
    },
    /// Enter that a player told his partner of a delay
    #[command(after_help = "Example:\n  damier correspondence delay cup.post black --on 2026-02-10")]
    Delay {
        #[command(flatten)]
        at: At,
        who: String,
    },
    /// Enter that a player answered the arbiter
    #[command(after_help = "Example:\n  damier correspondence sign cup.post black --on 2026-02-10")]
    Sign {
        #[command(flatten)]
        at: At,
        who: String,
    },
    /// Enter when a player got the start documents late
    #[command(after_help = "Example:\n  damier correspondence documents cup.post white 2026-01-20")]
    Documents {
        #[command(flatten)]
        at: At,
        who: String,
        received: Date,
    },
    /// Enter a break, in all games of a player
    #[command(after_help = "\
Example:
  damier correspondence break cup.post Koval 2026-07-01 2026-07-20 --notice 2026-06-25
  damier correspondence break cup.post Koval 2026-07-01 2026-07-20 --notice 2026-06-25 --untold Bondar")]
    Break {
        #[command(flatten)]
        at: At,
        /// The player's name
        who: String,
        from: Date,
        to: Date,
        /// When notice was sent [default: the first day]
        #[arg(long)]
        notice: Option<Date>,
        /// A partner who was not told; may be repeated
        #[arg(long)]
        untold: Vec<String>,
        /// Granted by the arbiter beyond the allowance
        #[arg(long)]
        granted: bool,
    },
    /// Enter a claim that the partner overstepped the time
    #[command(
        after_help = "Example:\n  damier correspondence claim cup.post black --sealed b6-a5 --on 2026-03-01"
    )]
    Claim {
        #[command(flatten)]
        at: At,
        who: String,
        /// The claimant's next move, which the arbiter keeps
        #[arg(long)]
        sealed: Option<String>,
        /// When the partner got the news
        #[arg(long)]
        notified: Option<Date>,
        /// Papers are missing
        #[arg(long)]
        incomplete: bool,
    },
    /// Enter an objection to a claim
    #[command(
        after_help = "Example:\n  damier correspondence object cup.post white \"the postmark says 3 March\""
    )]
    Object {
        #[command(flatten)]
        at: At,
        who: String,
        grounds: String,
    },
    /// Rule on a claim
    #[command(after_help = "Example:\n  damier correspondence rule cup.post upheld --count-from 2026-04-01")]
    Rule {
        #[command(flatten)]
        at: At,
        /// upheld or rejected
        #[arg(value_parser = ["upheld", "rejected"])]
        ruling: String,
        /// From when the count begins anew
        #[arg(long)]
        count_from: Option<Date>,
    },
    /// Charge a delay to the player at fault
    #[command(
        after_help = "Example:\n  damier correspondence charge cup.post white 5 \"letter sent to the old address\""
    )]
    Charge {
        #[command(flatten)]
        at: At,
        who: String,
        days: u16,
        grounds: String,
    },
    /// Record an overstep without a claim
    #[command(
        after_help = "Example:\n  damier correspondence overstep cup.post white --count-from 2026-04-01"
    )]
    Overstep {
        #[command(flatten)]
        at: At,
        who: String,
        #[arg(long)]
        count_from: Option<Date>,
    },
    /// Enter an offer, an answer to one, a claim of a draw or a resignation
    #[command(after_help = "Example:\n  damier correspondence end cup.post black resign")]
    End {
        #[command(flatten)]
        at: At,
        who: String,
        /// What the player says
        #[arg(value_parser = ["offer", "accept", "decline", "claim-draw", "resign"])]
        what: String,
    },
    /// Enter that a player left the event: all his unfinished games at once, or one with --game
    #[command(
        after_help = "Example:\n  damier correspondence leave cup.post Koval --silence --on 2026-04-01"
    )]
    Leave {
        #[command(flatten)]
        at: At,
        who: String,
        /// He answered nobody
        #[arg(long)]
        silence: bool,
    },
    /// Punish a player, in all his unfinished games or in one with --game
    #[command(after_help = "\
Examples:
  damier correspondence sanction cup.post Koval remark --as steward --clause COL-4.2.9 --because \"did not repeat\"
  damier correspondence sanction cup.post Koval barred --as body --until 2028-01-01 --clause COL-4.1.14 \\
      --because \"stopped play\"

A sanction names the clauses that were broken (COL-4.1.10). Remark, reprimand and loss of information are the
steward's, a lost game the judge's, expulsion and a bar of at most three years the organising body's (COL-4.1.9,
COL-4.1.14); under ua2013 the federation sets the term of a bar (UA13-V.3.5).")]
    Sanction {
        #[command(flatten)]
        at: At,
        who: String,
        /// What it is
        #[arg(value_parser = one_of(Measure::ALL.map(|own| (own.name(), own))))]
        measure: Measure,
        /// Who punishes
        #[arg(long = "as", default_value = "judge", value_parser = one_of(SanctionBy::ALL.map(|own| (own.name(), own))))]
        by: SanctionBy,
        /// A clause that was broken; may be repeated
        #[arg(long, required = true)]
        clause: Vec<String>,
        /// What he did
        #[arg(long)]
        because: String,
        /// Up to which day he is barred
        #[arg(long)]
        until: Option<Date>,
    },
    /// Decide the game of a player who left, or with --of all his games at once
    #[command(after_help = "\
Example:
  damier correspondence left-game cup.post --game 3 adjudicate
  damier correspondence left-game cup.post --of Koval annulled
  damier correspondence left-game cup.post --of Koval lost")]
    LeftGame {
        #[command(flatten)]
        at: At,
        /// white, black, draw, both-lose, annulled or adjudicate; with --of also lost
        score: String,
        /// Who left: all his games that are not decided
        #[arg(long, conflicts_with = "game")]
        of: Option<String>,
    },
    /// Break a game off on the closing day
    #[command(after_help = "Example:\n  damier correspondence close cup.post --game 3 --on 2027-01-10")]
    Close {
        #[command(flatten)]
        at: At,
    },
    /// Enter that a player sent in the record
    #[command(after_help = "Example:\n  damier correspondence record cup.post white")]
    Record {
        #[command(flatten)]
        at: At,
        who: String,
    },
    /// Enter a player's assessment of an unfinished game
    #[command(after_help = "Example:\n  damier correspondence analysis cup.post white draw")]
    Analysis {
        #[command(flatten)]
        at: At,
        who: String,
        score: String,
        /// Without an analysis
        #[arg(long)]
        bare: bool,
        /// The analysis, where it is typed and not kept on paper
        #[arg(long, conflicts_with = "bare")]
        text: Option<String>,
    },
    /// Adjudicate an unfinished game; `stands` ends it when nobody protested in time
    #[command(after_help = "\
Example:
  damier correspondence adjudicate cup.post draw Kovalenko --on 2027-02-01
  damier correspondence adjudicate cup.post stands - --on 2027-02-15")]
    Adjudicate {
        #[command(flatten)]
        at: At,
        score: String,
        /// Who adjudicates
        adjudicator: String,
    },
    /// Enter a protest against an adjudication
    #[command(
        after_help = "Example:\n  damier correspondence protest cup.post white 2027-02-03 --on 2027-02-10"
    )]
    Protest {
        #[command(flatten)]
        at: At,
        who: String,
        /// When he was told of the verdict
        told: Date,
        /// Without an analysis
        #[arg(long)]
        bare: bool,
        /// The analysis, where it is typed and not kept on paper
        #[arg(long, conflicts_with = "bare")]
        text: Option<String>,
    },
    /// Decide on a protest
    #[command(after_help = "Example:\n  damier correspondence rule-protest cup.post white Shevchenko")]
    RuleProtest {
        #[command(flatten)]
        at: At,
        score: String,
        adjudicator: String,
    },
    /// Enter an appeal against a decision
    #[command(
        after_help = "Example:\n  damier correspondence appeal cup.post white 2026-03-02 \"the term had not ended\""
    )]
    Appeal {
        #[command(flatten)]
        at: At,
        who: String,
        /// When he was told of the decision
        told: Date,
        grounds: String,
        /// The entry that holds the decision; `show --log` numbers them
        #[arg(long, value_name = "NUMBER")]
        about: Option<usize>,
    },
    /// Strike out an entry that was a mistake; `show --log` numbers them
    #[command(after_help = "Example:\n  damier correspondence strike cup.post --game 1 4")]
    Strike {
        #[command(flatten)]
        at: At,
        number: usize,
    },
}
