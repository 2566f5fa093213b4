//! `damier event result`: quick entry of many results, all or nothing.

mod hyphens;

pub(crate) use hyphens::protect;

use std::io::IsTerminal;
use std::sync::OnceLock;

use anyhow::{Context, Result};
use clap::Args;
use damier_compete::Round;
use damier_compete::event::{Fact, StageId};
use damier_desk::Answer;
use damier_desk::results::{self, Written};
use damier_language::Args as Words;

use super::desk::Desk;
use super::options::{self, ReasonArgs};
use super::stage::StageArgs;
use super::{phase, words};
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

Either all results are written or none, and every fault is named. Reasons: no-moves, resignation,
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

/// Runs the command.
pub(crate) fn run(args: &ResultArgs, desk: &mut Desk<'_>) -> Result<Verdict> {
    let typed = match args.results[..] {
        [] => standard_input(desk)?,
        _ if args.results == ["-"] => standard_input(desk)?,
        _ => hyphens::unprotect(&args.results.join(" ")),
    };
    let stage = desk.stage(&args.stage)?;
    let round = desk.round(stage, args.round)?;
    if args.start {
        phase::begin(desk, stage, round, args.ahead)?;
    }
    let count = enter(args, desk, stage, round, &typed)?;
    let mut answer = Answer::new();
    let missing = desk.state().missing_results(stage);
    let tables =
        missing.into_iter().find(|(own, _)| *own == round).map(|(_, tables)| tables).unwrap_or_default();
    let id = if tables.is_empty() { "event-results-complete" } else { "event-results-written" };
    let list = desk.words.list(tables.iter().map(u16::to_string));
    let said = Words::new()
        .with("stages", desk.state().stages.len())
        .with("stage", words::stage_name(desk.state(), stage))
        .with("round", round.number())
        .with("count", count)
        .with("missing", tables.len())
        .with("tables", list);
    answer.line(desk.text(id, &said));
    answer.field("round", round).field("written", count).field("missing", tables);
    desk.conclude(answer)?;
    Ok(Verdict::Fine)
}

/// What stands on standard input; read once, also if the command has to begin again.
fn standard_input(desk: &Desk<'_>) -> Result<String> {
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

/// Says every result, or names every fault.
fn enter(args: &ResultArgs, desk: &mut Desk<'_>, stage: StageId, round: Round, typed: &str) -> Result<usize> {
    let items = results::read(&desk.hall(), stage, typed)?;
    let (mut faults, mut count) = (Vec::new(), 0);
    for mut item in items {
        item.reason = item.reason.or_else(|| args.why.clone());
        let written = results::resolve(&desk.hall(), stage, round, &item).map_err(Into::into);
        let said = written.and_then(|all| {
            count += all.len();
            all.into_iter().try_for_each(|written| say(args, desk, written))
        });
        if let Err(why) = said {
            faults.push(results::at(&desk.hall(), item.line, &item.text, &why.to_string()));
        }
    }
    if faults.is_empty() { Ok(count) } else { Err(results::faulty(&desk.hall(), faults).into()) }
}

fn say(args: &ResultArgs, desk: &mut Desk<'_>, written: Written) -> Result<()> {
    let Written { key, score, reason } = written;
    desk.say(if args.correct {
        Fact::ResultCorrected { key, score, reason: args.reason.text() }
    } else {
        Fact::Result { key, score, reason, game: None }
    })
    .map(drop)
}
