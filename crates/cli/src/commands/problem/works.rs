//! Compositions as they are named on the command line: files, or a position with its task.

use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::Args;
use damier_compose::formal::SetFault;
use damier_compose::notation::{read_position, read_solution};
use damier_compose::{Composition, Goal, Kind, Task};
use damier_pdn::{ReplayOptions, fold, read_games};
use damier_rules::{SetupFaults, Variant};

use super::code;
use crate::args;
use crate::input::{self, Input};
use crate::output::{self, Verdict};

/// Which compositions are meant.
#[derive(Debug, Args)]
pub(super) struct WorkArgs {
    /// PDN files of compositions; `-` is standard input
    #[arg(value_name = "FILE", required_unless_present = "position")]
    files: Vec<PathBuf>,
    /// A position in FEN instead of files
    #[arg(short, long, value_name = "FEN", conflicts_with = "files")]
    position: Option<String>,
    /// The task of the position: win, draw, giveaway, or lock 1K+2M
    #[arg(short, long, value_name = "TASK", requires = "position", default_value = "win")]
    task: String,
    /// The special kind, such as black-first, white-first or several-solutions
    #[arg(long, value_name = "KIND", requires = "position")]
    kind: Option<Kind>,
    /// The author's solution of the position, in short notation
    #[arg(long, value_name = "TEXT", requires = "position")]
    solution: Option<String>,
    /// The variant [default: by the tags, or by the squares]
    #[arg(long, value_parser = args::variant(), ignore_case = true)]
    variant: Option<Variant>,
    /// The code: ua2013, ua2023, columns, or a file with one of your own [default: as the file says, else the usual one]
    #[arg(long, value_name = "CODE")]
    code: Option<String>,
}

/// The place of a position that was typed, for programs; people read it in their language.
pub(super) const TYPED: &str = "position";

/// A composition, or why there is none, with the place it comes from.
pub(super) struct Entry {
    /// File and number, or [`TYPED`].
    pub(super) place: String,
    pub(super) work: Result<Composition>,
}

impl WorkArgs {
    /// All of them, in order.
    pub(super) fn entries(&self) -> Result<Vec<Entry>> {
        let mut entries = match &self.position {
            Some(text) => vec![Entry { place: TYPED.to_owned(), work: Ok(self.typed(text)?) }],
            None => self.read_files()?,
        };
        if let Some(code) = &self.code {
            let (code, own) = code::read(code)?;
            for work in entries.iter_mut().filter_map(|entry| entry.work.as_mut().ok()) {
                (work.code, work.own_code) = (code, own);
            }
        }
        Ok(entries)
    }

    /// The first of the files; a position that was typed has none.
    pub(super) fn first_file(&self) -> PathBuf {
        self.files
            .first()
            .filter(|path| path.as_os_str() != "-")
            .cloned()
            .unwrap_or_else(|| PathBuf::from("book"))
    }

    /// Those that can be used; of the others the person is told. An error if there is none.
    pub(super) fn usable(&self) -> Result<(Vec<Composition>, Verdict)> {
        let mut works = Vec::new();
        let mut verdict = Verdict::Fine;
        for entry in self.entries()? {
            match entry.work.context(entry.place) {
                Ok(work) => works.push(work),
                Err(error) => {
                    output::complain(&error);
                    verdict = Verdict::Unusable;
                }
            }
        }
        if works.is_empty() {
            bail!("there is no composition that can be used");
        }
        Ok((works, verdict))
    }

    /// The only one, for commands that take one.
    pub(super) fn one(&self) -> Result<Composition> {
        let mut entries = self.entries()?;
        match (entries.pop(), entries.len()) {
            (Some(entry), 0) => entry.work,
            (None, _) => bail!("there is no composition"),
            (Some(_), more) => bail!("there are {} compositions; this command takes one", more + 1),
        }
    }

    fn typed(&self, text: &str) -> Result<Composition> {
        let Some(variant) = self.variant.or_else(|| guess(text)) else {
            bail!("the squares do not tell the variant; say --variant");
        };
        let mut setup = read_position(variant, text).context("the position cannot be read")?;
        setup.placed.sort_by_key(|(square, _)| *square);
        let goal: Goal = self.task.parse()?;
        let mut work = Composition::new(setup, Task { goal, kind: self.kind.unwrap_or_default() });
        work.task_to_side_to_move();
        if let Some(solution) = &self.solution {
            let faults = |faults: SetupFaults| {
                let reasons = faults.iter().map(|fault| SetFault::in_work(*fault, &work).to_string());
                anyhow::anyhow!("this cannot be played: {}", reasons.collect::<Vec<_>>().join("; "))
            };
            work.position().map_err(faults)?;
            let start = work.given_position().context("this cannot be played")?;
            let read = read_solution(&start, solution).context("the solution cannot be read")?;
            work.solved_by(&start, read);
        }
        Ok(work)
    }

    fn read_files(&self) -> Result<Vec<Entry>> {
        let mut entries = Vec::new();
        let options = ReplayOptions { variant: self.variant, ..ReplayOptions::default() };
        for path in &self.files {
            let name = input::name(path);
            for (number, game) in read_games(Input::open(path)?).enumerate() {
                let game = game.with_context(input::unreadable(path))?;
                if game.is_remnant() {
                    continue;
                }
                let work = Composition::from_pdn(&game, &options).map_err(anyhow::Error::from);
                entries.push(Entry { place: format!("{name}, {}", number + 1), work });
            }
        }
        if entries.is_empty() {
            bail!("there is no composition in the files");
        }
        Ok(entries)
    }
}

/// The variant that the squares tell: letters are Russian, numbers above 32 international.
pub(super) fn guess(fen: &str) -> Option<Variant> {
    let pieces = fen.split_once(':').map_or(fen, |(_, pieces)| pieces);
    let lettered = pieces.split([':', ',']).any(|piece| {
        let piece = piece.trim().trim_start_matches(['W', 'B', 'K', 'w', 'b', 'k']);
        piece.starts_with(|c: char| c.is_ascii_lowercase())
    });
    let printed = || fen.split(|c: char| !c.is_alphanumeric()).any(is_lettered);
    if lettered || printed() {
        return Some(Variant::Russian);
    }
    let numbers = pieces.split(|c: char| !c.is_ascii_digit()).filter_map(|text| text.parse::<u8>().ok());
    numbers.max().filter(|most| *most > 32).map(|_| Variant::International)
}

/// Whether a word names a square by a letter and a number, perhaps with the letter of a king in front.
fn is_lettered(word: &str) -> bool {
    let mut signs = word.chars().rev().map(fold);
    signs.next().is_some_and(|sign| ('1'..='8').contains(&sign))
        && signs.next().is_some_and(|sign| ('a'..='h').contains(&sign))
}
