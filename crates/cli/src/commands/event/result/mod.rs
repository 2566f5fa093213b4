//! `damier event result`: quick entry of many results, all or nothing.

mod hyphens;

pub(crate) use hyphens::protect;

use std::io::IsTerminal;
use std::sync::OnceLock;

use anyhow::{Context, Result};
use clap::Args;
use damier_compete::Round;
use damier_desk::acts::{Act, CorrectResult, Results};
use damier_desk::results;
use damier_language::Args as Words;

use super::desk::OpenEvent;
use super::options::{self, ReasonArgs};
use super::stage::StageArgs;
use super::{confirm, phase, unpaired};
use crate::input;
use crate::output::Verdict;

/// Write down results, one or many
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier event result 1 2-0, 2 1-1, 3 0-2          table and score
  damier event result 1+ 2= 3-                     the same
  damier event result 4 +/-, 5 -/+, 6 -/-          plus and minus, both minus (also 4+-- 5--+ 6---)
  damier event result Koval 2-0, #7 1-1            the game of Koval, of number 7: his score first
  damier event result 3.2 2-0                      table 3, board 2 (or game 2 of a micro-match)
  damier event result 3 +==-                       table 3, all boards or games
  damier event result 2 adj                        adjourned: 1-1 until it is finished
  damier event result 2 2-0 --why time             with the reason (in a file: 2 2-0 (time))
  damier event result --correct --reason \"misread\" 2 0-2
  damier event result < results.txt                one or more a line

Either all results are written or none, and every fault is named. A correction of a round after which others
were paired shows first what it changes; --yes does it without asking. Reasons: no-moves, resignation,
stopped-clock, refusal, time, lateness, sanction, sealed-move, reconstruction, wrong-board, withdrawal.")]
pub(crate) struct ResultArgs {
    /// Tables or names with their scores [default: read from standard input]
    #[arg(value_name = "RESULTS")]
    results: Vec<String>,
    /// The round [default: the one being played]
    #[arg(long, value_parser = options::round)]
    round: Option<Round>,
    /// Correct results that are there already
    #[arg(long)]
    correct: bool,
    /// Correct the past without being asked
    #[arg(long, requires = "correct")]
    yes: bool,
    /// Why the games ended so; see the list below
    #[arg(long, value_name = "REASON")]
    why: Option<String>,
    /// Give the signal to start first
    #[arg(long)]
    start: bool,
    #[command(flatten)]
    ahead: phase::AheadArgs,
    #[command(flatten)]
    reason: ReasonArgs,
    #[command(flatten)]
    stage: StageArgs,
}

impl ResultArgs {
    /// What is asked for.
    fn act(&self, typed: String) -> Act {
        let (stage, round) = (self.stage.stage.clone(), self.round);
        if self.correct {
            return CorrectResult {
                stage,
                round,
                typed,
                reason: self.reason.text(),
                confirmed: true,
                ..CorrectResult::default()
            }
            .into();
        }
        let (why, start, ahead) = (self.why.clone(), self.start, self.ahead.ahead);
        Results { stage, round, typed, why, start, ahead, ..Results::default() }.into()
    }
}

/// Runs the command.
pub(crate) fn run(args: &ResultArgs, desk: &mut OpenEvent<'_>) -> Result<Verdict> {
    let typed = match args.results[..] {
        [] => standard_input(desk)?,
        _ if args.results == ["-"] => standard_input(desk)?,
        _ => hyphens::unprotect(&args.results.join(" ")),
    };
    let stage = desk.stage(&args.stage)?;
    match (args.round, desk.hall().round(stage, args.round)) {
        (None, Ok(round)) if !args.correct => {
            let items = results::read(&desk.hall(), stage, &typed)?;
            unpaired::check(desk, stage, round, &items)?;
        }
        (Some(_), _) => unpaired::forget(desk)?,
        // A correction names what it means; without a round the act itself says what is missing.
        (None, _) => {}
    }
    let before = desk.event().clone();
    let answer = desk.act(args.act(typed))?;
    if args.correct {
        return confirm::conclude_past(desk, &before, args.yes, answer);
    }
    desk.conclude(answer)?;
    Ok(Verdict::Fine)
}

/// What stands on standard input; read once, also if the command has to begin again.
fn standard_input(desk: &OpenEvent<'_>) -> Result<String> {
    static TYPED: OnceLock<String> = OnceLock::new();
    if let Some(text) = TYPED.get() {
        return Ok(text.clone());
    }
    if std::io::stdin().is_terminal() {
        eprintln!("{}", desk.text("event-type-results", &Words::new()));
    }
    let typed = input::whole(std::io::stdin().lock()).context("standard input cannot be read")?;
    let text = String::from_utf8(typed).context("standard input is not UTF-8 text")?;
    Ok(TYPED.get_or_init(|| text).clone())
}
