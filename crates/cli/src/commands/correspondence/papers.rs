//! `damier correspondence paper`: schedule, records, table, letters of the arbiter.

use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use damier_correspondence::PostalGame;
use damier_documents::correspondence_papers;

use super::file::Games;
use crate::args::one_of;
use crate::commands::sheet::SheetArgs;
use crate::output::{Output, Verdict};

/// A paper.
#[derive(Debug, Clone, Copy)]
enum Kind {
    Schedule,
    GameSheet,
    Table,
    Letter,
}

/// Make a paper: schedule, game-sheet, table, letter
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier correspondence paper cup.post schedule -o schedule.pdf --lang uk
  damier correspondence paper cup.post game-sheet --game 2 -o record.pdf
  damier correspondence paper cup.post letter --game 2 --entry 7 -o letter.pdf

A letter of the arbiter is about the decision with the number that `show --log` gives.")]
pub(crate) struct PaperArgs {
    /// The file
    file: PathBuf,
    /// Which paper: schedule, game-sheet, table or letter
    #[arg(value_parser = one_of([("schedule", Kind::Schedule), ("game-sheet", Kind::GameSheet), ("table", Kind::Table), ("letter", Kind::Letter)]))]
    kind: Kind,
    /// The number of the game, where the file has several
    #[arg(long)]
    game: Option<usize>,
    /// The number of the entry that holds the decision
    #[arg(long)]
    entry: Option<usize>,
    #[command(flatten)]
    sheet: SheetArgs,
}

pub(super) fn run(args: &PaperArgs, out: &mut Output) -> Result<Verdict> {
    let games = Games::open(&args.file)?;
    let words = args.sheet.words();
    let all: Vec<&PostalGame> = games.numbered().map(|(_, game)| game).collect();
    let empty = || format!("{} holds no game", args.file.display());
    let paper = match args.kind {
        Kind::Schedule => correspondence_papers::schedule(&all, words).with_context(empty)?,
        Kind::Table => correspondence_papers::table(&all, words).with_context(empty)?,
        Kind::GameSheet => correspondence_papers::game_sheet(games.pick(args.game)?.1, words),
        Kind::Letter => {
            let number = args.entry.context("a letter is about a decision; say which with --entry")?;
            let (game, own) = games.pick(args.game)?;
            let none =
                || format!("entry {number} of game {game} is no decision; `show --log` lists the entries");
            correspondence_papers::letter(own, number, words).with_context(none)?
        }
    };
    args.sheet.deliver(&paper, out)
}
