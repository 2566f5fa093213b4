//! What an arbiter or a player enters: every fact of a game by correspondence.

use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::{Args, Subcommand};
use damier_correspondence::{Fact, Leaving, Letter, Offence, PostalGame, Score, Stamp};
use jiff::civil::Date;
use serde_json::json;
use std::io::Write;

use super::disputes::Dispute;
use super::file::{Games, say, side};
use crate::args::one_of;
use crate::output::{Output, Verdict};

/// Where and when something is entered.
#[derive(Debug, Args)]
pub(crate) struct At {
    /// The file
    file: PathBuf,
    /// The number of the game, where the file has several
    #[arg(long)]
    game: Option<usize>,
    /// The day it is entered for [default: today, or the day of the letter]
    #[arg(long)]
    on: Option<Date>,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

/// What can be entered.
#[derive(Debug, Subcommand)]
pub(crate) enum Said {
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
    /// Enter that a player left the event
    #[command(
        after_help = "Example:\n  damier correspondence leave cup.post white --silence --on 2026-04-01"
    )]
    Leave {
        #[command(flatten)]
        at: At,
        who: String,
        /// He answered nobody
        #[arg(long)]
        silence: bool,
    },
    /// Decide the game of a player who left
    #[command(after_help = "Example:\n  damier correspondence left-game cup.post annulled")]
    LeftGame {
        #[command(flatten)]
        at: At,
        /// white, black, draw, both-lose, annulled or adjudicate
        score: String,
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

impl Said {
    fn at(&self) -> &At {
        match self {
            Said::Letter { at, .. }
            | Said::Impossible { at, .. }
            | Said::Complain { at, .. }
            | Said::Correct { at, .. }
            | Said::Repeat { at, .. }
            | Said::Delay { at, .. }
            | Said::Sign { at, .. }
            | Said::Documents { at, .. }
            | Said::Break { at, .. }
            | Said::Claim { at, .. }
            | Said::Object { at, .. }
            | Said::Rule { at, .. }
            | Said::Charge { at, .. }
            | Said::Overstep { at, .. }
            | Said::End { at, .. }
            | Said::Leave { at, .. }
            | Said::LeftGame { at, .. }
            | Said::Close { at }
            | Said::Record { at, .. }
            | Said::Analysis { at, .. }
            | Said::Adjudicate { at, .. }
            | Said::Protest { at, .. }
            | Said::RuleProtest { at, .. }
            | Said::Appeal { at, .. }
            | Said::Strike { at, .. } => at,
        }
    }

    /// The day the entry is for, where it has dates of its own.
    fn day(&self) -> Option<Date> {
        match self {
            Said::Letter { sent, .. } => sent.parse().ok(),
            Said::Impossible { sent, .. } | Said::Complain { sent, .. } | Said::Correct { sent, .. } => {
                Some(*sent)
            }
            Said::Break { from, notice, .. } => Some(notice.unwrap_or(*from)),
            _ => None,
        }
    }
}

/// Enters it and tells how the days stand.
pub(super) fn run(said: &Said, out: &mut Output) -> Result<Verdict> {
    let at = said.at();
    let games = Games::open(&at.file)?;
    let on = Stamp::day(at.on.or(said.day()).unwrap_or_else(|| jiff::Zoned::now().date()));
    if let Said::Break { who, from, to, notice, untold, granted, .. } = said {
        return everywhere(&games, at, on, who, (*from, *to), *notice, untold, *granted, out);
    }
    let (number, game) = games.pick(at.game)?;
    let next = say(&at.file, number, game, fact(said, game)?, on)?;
    tell(number, &next, at.json, out)
}

/// Enters a question, an appeal or a decision.
pub(super) fn dispute(said: &Dispute, out: &mut Output) -> Result<Verdict> {
    let at = said.at();
    let games = Games::open(&at.file)?;
    let on = Stamp::day(at.on.unwrap_or_else(|| jiff::Zoned::now().date()));
    let (number, game) = games.pick(at.game)?;
    let next = say(&at.file, number, game, said.fact(game)?, on)?;
    tell(number, &next, at.json, out)
}

/// A break holds in all games at once (UA13-V.7.1, COL-4.4.1); nothing is written unless every game takes it.
#[expect(clippy::too_many_arguments, reason = "they are what the command line says")]
fn everywhere(
    games: &Games,
    at: &At,
    on: Stamp,
    who: &str,
    (from, to): (Date, Date),
    notice: Option<Date>,
    untold: &[String],
    granted: bool,
    out: &mut Output,
) -> Result<Verdict> {
    let of = games.of(who);
    if of.is_empty() {
        bail!("{who} has no unfinished game here");
    }
    let mut facts = Vec::new();
    for (number, by) in of {
        let (_, game) = games.pick(Some(number))?;
        let partner = &game.party(!by).name;
        let told = !untold.iter().any(|name| name.eq_ignore_ascii_case(partner));
        let notified = told.then_some(notice.unwrap_or(from));
        let fact = Fact::Break { by, from, to, notified, exceptional: granted };
        game.decide(fact.clone(), on)?;
        facts.push((number, fact));
    }
    for (number, fact) in facts {
        let (_, game) = games.pick(Some(number))?;
        let next = say(&at.file, number, game, fact, on)?;
        tell(number, &next, at.json, out)?;
    }
    Ok(Verdict::Fine)
}

fn tell(number: usize, game: &PostalGame, json: bool, out: &mut Output) -> Result<Verdict> {
    if json {
        out.json(&json!({ "game": number, "days": game.fraction(), "moves": game.moves().len(), "over": game.is_over() }))?;
    } else {
        let result = game.state().result().map_or(String::new(), |result| format!(", {result}"));
        writeln!(out, "game {number}: days {}, half-moves {}{result}", game.fraction(), game.moves().len())?;
    }
    Ok(Verdict::Fine)
}

fn fact(said: &Said, game: &PostalGame) -> Result<Fact> {
    let by = |who: &str| side(game, who);
    Ok(match said {
        Said::Letter { who, received, sent, moves, variations, offer, charge, .. } => Fact::Letter(Letter {
            by: by(who)?,
            received: date(received)?,
            sent: date(sent)?,
            moves: moves.clone(),
            variations: variations
                .iter()
                .map(|line| line.split_whitespace().map(str::to_owned).collect())
                .collect(),
            offer: *offer,
            charged: *charge,
        }),
        Said::Impossible { who, received, sent, text, .. } => Fact::Impossible {
            by: by(who)?,
            text: text.clone(),
            received: (*received).into(),
            sent: (*sent).into(),
        },
        Said::Complain { who, offence, received, sent, charge, .. } => Fact::Complaint {
            by: by(who)?,
            offence: *offence,
            received: (*received).into(),
            sent: (*sent).into(),
            charged: *charge,
        },
        Said::Correct { who, received, sent, mv, .. } => Fact::Corrected {
            by: by(who)?,
            received: (*received).into(),
            sent: (*sent).into(),
            mv: mv.clone(),
        },
        Said::Repeat { who, registered, .. } => Fact::Repeated { by: by(who)?, registered: *registered },
        Said::Delay { who, .. } => Fact::DelayTold { by: by(who)? },
        Said::Sign { who, .. } => Fact::SignOfLife { by: by(who)? },
        Said::Documents { who, received, .. } => Fact::Documents { by: by(who)?, received: *received },
        Said::Break { .. } => bail!("a break is entered for all games of a player"),
        Said::Claim { who, sealed, notified, incomplete, .. } => {
            Fact::Claimed { by: by(who)?, sealed: sealed.clone(), notified: *notified, complete: !incomplete }
        }
        Said::Object { who, grounds, .. } => Fact::Objected { by: by(who)?, grounds: grounds.clone() },
        Said::Rule { ruling, count_from, .. } => {
            Fact::Ruled { upheld: ruling == "upheld", count_from: *count_from }
        }
        Said::Charge { who, days, grounds, .. } => {
            Fact::Charged { to: by(who)?, days: *days, grounds: grounds.clone() }
        }
        Said::Overstep { who, count_from, .. } => {
            Fact::OverstepRecorded { of: by(who)?, count_from: *count_from }
        }
        Said::End { who, what, .. } => {
            let by = by(who)?;
            match what.as_str() {
                "offer" => Fact::DrawOffered { by },
                "accept" => Fact::DrawAccepted { by },
                "decline" => Fact::DrawDeclined { by },
                "claim-draw" => Fact::DrawClaimed { by },
                _ => Fact::Resigned { by },
            }
        }
        Said::Leave { who, silence, .. } => {
            let how = if *silence { Leaving::Silence } else { Leaving::Announced };
            Fact::Left { who: by(who)?, how }
        }
        Said::LeftGame { score, .. } => {
            Fact::LeftRuled { score: if score == "adjudicate" { None } else { Some(read_score(score)?) } }
        }
        Said::Close { .. } => Fact::Closed,
        Said::Record { who, .. } => Fact::RecordSent { by: by(who)? },
        Said::Analysis { who, score, bare, .. } => {
            Fact::Analysis { by: by(who)?, score: read_score(score)?, argued: !bare, text: String::new() }
        }
        Said::Adjudicate { score, .. } if score == "stands" => Fact::VerdictStands,
        Said::Adjudicate { score, adjudicator, .. } => {
            Fact::Adjudicated { score: read_score(score)?, adjudicator: adjudicator.clone() }
        }
        Said::Protest { who, told, bare, .. } => {
            Fact::Protested { by: by(who)?, told: *told, argued: !bare, text: String::new() }
        }
        Said::RuleProtest { score, adjudicator, .. } => {
            Fact::ProtestRuled { score: read_score(score)?, adjudicator: adjudicator.clone() }
        }
        Said::Appeal { who, told, grounds, about, .. } => {
            Fact::Appealed { by: by(who)?, told: *told, grounds: grounds.clone(), about: *about }
        }
        Said::Strike { number, .. } => Fact::Struck { number: *number },
    })
}

/// A date, or none where it is missing.
fn date(text: &str) -> Result<Option<Stamp>> {
    if text == "-" {
        return Ok(None);
    }
    match text.parse::<Date>() {
        Ok(date) => Ok(Some(date.into())),
        Err(_) => bail!("\"{text}\" is no date such as 2026-03-01, nor - for a missing one"),
    }
}

/// Reads a score.
pub(super) fn read_score(text: &str) -> Result<Score> {
    Ok(match text {
        "white" => Score::White,
        "black" => Score::Black,
        "draw" => Score::Draw,
        "both-lose" => Score::BothLose,
        "annulled" => Score::Annulled,
        _ => bail!("\"{text}\" is none of white, black, draw, both-lose, annulled"),
    })
}
