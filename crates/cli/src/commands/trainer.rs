//! `damier trainer`: exercises with one proved solution, made and shown.

use std::fs::OpenOptions;
use std::io::Write;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use clap::{Args, Subcommand};
use damier_compose::train::{Made, Maker, Theme, Wanted, exercises};
use damier_documents::{Coordinates, Diagram};
use damier_rules::Variant;
use serde_json::{Value, json};

use crate::args::{one_of, variant};
use crate::output::{Output, Verdict};
use crate::progress::Progress;

/// Exercises in which one move wins: show those of the program, make more
#[derive(Debug, Subcommand)]
#[command(after_help = "\
Examples:
  damier trainer show russian
  damier trainer show english 12 --solution
  damier trainer make lasca --minutes 10 --out lasca.tsv")]
pub(crate) enum TrainerCommand {
    Show(ShowArgs),
    Make(MakeArgs),
}

/// Show an exercise, or list them
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier trainer show russian
  damier trainer show russian 3 --solution
  damier trainer show columns --theme towers --json

With --json each exercise is one line:
  {\"number\", \"variant\", \"fen\", \"rating\", \"themes\", \"lines\": [{\"from\", \"moves\"}, …]}
White begins and wins; a line asks from the half-move `from` on, counted from 0.")]
pub(crate) struct ShowArgs {
    /// The game
    #[arg(value_parser = variant())]
    game: Variant,
    /// The number of an exercise; without it they are listed
    #[arg(value_parser = clap::value_parser!(u32).range(1..))]
    number: Option<u32>,
    /// Only those about this
    #[arg(long, value_parser = one_of(Theme::ALL.map(|theme| (theme.name(), theme))))]
    theme: Option<Theme>,
    /// The lines that have to be found, too
    #[arg(long)]
    solution: bool,
    /// Print JSON, solutions included
    #[arg(long)]
    json: bool,
}

/// Make exercises from games of the engine against itself, and prove each
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier trainer make russian --minutes 5 --out russian.tsv
  damier trainer make international --seed 7 --minutes 60 --out international.tsv

Exercises are written to the end of FILE as they are found; positions that it has already are not tried
again, so the command can be run again and again. Each has one first move that wins, every other is
refuted, and every defence has its answer, as far as one move alone is right.")]
pub(crate) struct MakeArgs {
    /// The game
    #[arg(value_parser = variant())]
    game: Variant,
    /// How long to work
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u64).range(1..=10_000))]
    minutes: u64,
    /// By which the games differ
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The most pieces of a position
    #[arg(long, value_name = "N", default_value_t = 9, value_parser = clap::value_parser!(u16).range(3..=40))]
    pieces: u16,
    /// Milliseconds for each proof
    #[arg(long, value_name = "N", default_value_t = 1500, value_parser = clap::value_parser!(u64).range(10..=600_000))]
    proof: u64,
    /// The file
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

/// Runs the command.
pub(crate) fn run(command: &TrainerCommand, out: &mut Output) -> Result<Verdict> {
    match command {
        TrainerCommand::Show(args) => show(args, out),
        TrainerCommand::Make(args) => make(args, out),
    }
}

fn show(args: &ShowArgs, out: &mut Output) -> Result<Verdict> {
    let all = exercises(args.game);
    let about = |own: &Made| args.theme.is_none_or(|theme| own.themes.contains(&theme));
    let numbered = all.iter().enumerate().map(|(index, own)| (index + 1, own));
    let found: Vec<(usize, &Made)> = match args.number {
        Some(number) => numbered.filter(|(own, _)| *own == number as usize).collect(),
        None => numbered.filter(|(_, own)| about(own)).collect(),
    };
    if found.is_empty() {
        bail!("there is no such exercise; {} has {}", args.game, all.len());
    }
    for (number, own) in &found {
        match (args.json, args.number) {
            (true, _) => out.json(&as_json(*number, own))?,
            (false, Some(_)) => whole(*number, own, args.solution, out)?,
            (false, None) => {
                writeln!(out, "{number:>5}  {:>4}  {:<32}  {}", own.rating, names(own), own.fen)?;
            }
        }
    }
    Ok(Verdict::Fine)
}

fn names(own: &Made) -> String {
    own.themes.iter().map(|theme| theme.name()).collect::<Vec<_>>().join(", ")
}

fn whole(number: usize, own: &Made, solution: bool, out: &mut Output) -> Result<()> {
    let start = own.start().with_context(|| format!("exercise {number} cannot be set up"))?;
    let diagram = Diagram { coordinates: Coordinates::of(own.variant), ..Diagram::of(&start) };
    writeln!(out, "{}", diagram.text())?;
    writeln!(out, "No. {number}, difficulty {}: {}", own.rating, names(own))?;
    writeln!(out, "White to move and win   {}", own.fen)?;
    if solution {
        own.lines.iter().try_for_each(|(_, moves)| writeln!(out, "  {}", moves.join(" ")))?;
    }
    Ok(())
}

fn as_json(number: usize, own: &Made) -> Value {
    let line = |(from, moves): &(usize, Vec<String>)| json!({ "from": from, "moves": moves });
    json!({
        "number": number,
        "variant": own.variant.name(),
        "fen": own.fen,
        "rating": own.rating,
        "themes": own.themes.iter().map(|theme| theme.name()).collect::<Vec<_>>(),
        "lines": own.lines.iter().map(line).collect::<Vec<_>>(),
    })
}

fn make(args: &MakeArgs, out: &mut Output) -> Result<Verdict> {
    let known = match std::fs::read_to_string(&args.out) {
        Ok(text) => text,
        Err(why) if why.kind() == std::io::ErrorKind::NotFound => String::new(),
        Err(why) => return Err(why).with_context(|| format!("{} cannot be read", args.out.display())),
    };
    let known: Vec<Made> = known.lines().map(str::parse).collect::<Result<_, _>>()?;
    if let Some(other) = known.iter().find(|own| own.variant != args.game) {
        bail!("{} has exercises of {}", args.out.display(), other.variant);
    }
    let open = OpenOptions::new().create(true).append(true).open(&args.out);
    let mut file = open.with_context(|| format!("{} cannot be written", args.out.display()))?;
    let wanted = Wanted {
        time: Duration::from_millis(args.proof),
        pieces: usize::from(args.pieces),
        ..Wanted::usual(args.game, args.seed)
    };
    let mut maker = Maker::new(wanted, known.into_iter().map(|own| own.fen));
    let (begun, time) = (Instant::now(), Duration::from_secs(60 * args.minutes));
    let bar = Progress::new(Some(time.as_secs()), "{msg} {wide_bar} {eta} left");
    let mut passed = 0;
    while begun.elapsed() < time {
        for made in maker.game() {
            writeln!(file, "{made}")?;
        }
        bar.message(format!("{} found", maker.counts().found));
        bar.advance(begun.elapsed().as_secs() - passed);
        passed = begun.elapsed().as_secs();
    }
    bar.finish();
    let counts = maker.counts();
    writeln!(
        out,
        "{} exercises from {} games; the engine looked at {} positions, the prover at {}",
        counts.found, counts.games, counts.looked, counts.asked
    )?;
    Ok(Verdict::Fine)
}
