//! `damier tables build`: builds tables, or goes on building.

use std::io::{self, Write};
use std::path::Path;
use std::sync::Mutex;
use std::time::Instant;

use anyhow::Result;
use clap::Args;
use damier_rules::Variant;
use damier_tables::{BuildEvent, BuildOptions, Counts, MOST_PIECES, Material, build, plan};
use serde_json::json;

use super::folder::FolderArgs;
use super::threads;
use crate::args;
use crate::output::{Output, Verdict, complain};
use crate::progress::Progress;

/// Build the tables of all endings with at most so many pieces
///
/// Slices that are there are kept, so an interrupted build goes on where it was, and more pieces can be added
/// later.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier tables build english --pieces 5
  damier tables build international --pieces 4 --threads 2 --memory 2000
  damier tables build columns --pieces 4
  damier tables build russian --pieces 6 --plan

With --json one line is printed:
  {\"variant\", \"folder\", \"pieces\", \"present\", \"built\", \"positions\", \"seconds\",
   \"slices\": [{\"material\", \"won\", \"drawn\", \"lost\", \"longest\"}, …]}    the slices built now
or with --plan:
  {\"variant\", \"folder\", \"pieces\", \"present\", \"missing\", \"positions\", \"memory_mb\", \"disk_mb\",
   \"seconds\"}")]
pub(crate) struct BuildArgs {
    /// The variant
    #[arg(value_parser = args::variant(), ignore_case = true)]
    variant: Variant,
    /// How many pieces at most, both sides together, in column games with captives and up to 6
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(2..=i64::from(MOST_PIECES)))]
    pieces: u32,
    #[command(flatten)]
    folder: FolderArgs,
    /// How many threads work; 0 means as many as the machine has
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u16).range(0..=1024))]
    threads: u16,
    /// How many megabytes of memory the work may take
    #[arg(long, value_name = "MB", default_value_t = 4000)]
    memory: u32,
    /// Only tell what a build would take: positions, memory, room on the disk and time
    #[arg(long)]
    plan: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// With so many positions a build takes so long that one wants to know beforehand what it takes.
const MANY: u64 = 5_000_000;

/// Positions that a thread does in a second, as they were measured with two threads on two busy cores (docs/tables.md).
/// Larger tables keep a thread waiting for memory more often, quiet machines less.
const fn pace(variant: Variant) -> u64 {
    match variant {
        Variant::International => 670_000,
        Variant::English => 500_000,
        Variant::Columns => 340_000,
        Variant::Lasca => 290_000,
        Variant::Brazilian => 260_000,
        _ => 210_000,
    }
}

/// What lies ahead of a build.
#[derive(Default)]
struct Ahead {
    missing: usize,
    positions: u64,
    memory_mb: u64,
    disk_mb: u64,
    seconds: u64,
}

/// What a build told.
#[derive(Default)]
struct BuildReport {
    ahead: Ahead,
    present: usize,
    positions: u64,
    stored: Vec<(Material, Counts)>,
}

/// Runs the command.
pub(crate) fn run(args: &BuildArgs, out: &mut Output) -> Result<Verdict> {
    let folder = args.folder.folder()?;
    let options = BuildOptions {
        pieces: args.pieces,
        threads: threads(args.threads),
        memory: u64::from(args.memory) << 20,
    };
    let bar = Progress::new(Some(0), "{msg} {wide_bar} {percent}%, {eta} left");
    let told = Mutex::new(BuildReport::default());
    let begun = Instant::now();
    let speed = pace(args.variant) * options.threads.max(1) as u64;
    let watch = |event: BuildEvent<'_>| watch(event, speed, args.plan, &bar, &told);
    let done = if args.plan {
        plan(&folder, args.variant, &options, &watch)
    } else {
        build(&folder, args.variant, &options, &watch)
    };
    bar.finish();
    done?;
    let told = told.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    if args.plan {
        return ahead(args, &folder, &told, out);
    }
    let seconds = begun.elapsed().as_secs_f64();
    if args.json {
        let slice = |(material, counts): &(Material, Counts)| {
            json!({
                "material": material.to_string(), "won": counts.won, "drawn": counts.drawn,
                "lost": counts.lost, "longest": counts.longest,
            })
        };
        out.json(&json!({
            "variant": args.variant.name(),
            "folder": folder.to_string_lossy(),
            "pieces": args.pieces,
            "present": told.present,
            "built": told.stored.len(),
            "positions": told.positions,
            "seconds": seconds,
            "slices": told.stored.iter().map(slice).collect::<Vec<_>>(),
        }))?;
    } else if told.stored.is_empty() {
        writeln!(out, "All {} slices are there already.", told.present)?;
    } else {
        let positions = told.positions;
        let built = slices(told.stored.len());
        writeln!(out, "Built {built} with {positions} positions in {seconds:.1} s.")?;
        if told.present > 0 {
            writeln!(out, "There before: {}.", slices(told.present))?;
        }
    }
    Ok(Verdict::Fine)
}

/// Tells what a build would take.
fn ahead(args: &BuildArgs, folder: &Path, told: &BuildReport, out: &mut Output) -> Result<Verdict> {
    let BuildReport { ahead, present, .. } = told;
    if args.json {
        out.json(&json!({
            "variant": args.variant.name(),
            "folder": folder.to_string_lossy(),
            "pieces": args.pieces,
            "present": present,
            "missing": ahead.missing,
            "positions": ahead.positions,
            "memory_mb": ahead.memory_mb,
            "disk_mb": ahead.disk_mb,
            "seconds": ahead.seconds,
        }))?;
    } else if ahead.missing == 0 {
        writeln!(out, "All {present} slices are there already.")?;
    } else {
        writeln!(out, "{}", ahead.sentence())?;
    }
    Ok(Verdict::Fine)
}

impl Ahead {
    fn sentence(&self) -> String {
        let Ahead { missing, positions, memory_mb, disk_mb, seconds } = self;
        let slices = slices(*missing);
        let time = duration(*seconds);
        format!(
            "To build: {slices}, {positions} positions; {memory_mb} MB of memory, some {disk_mb} MB on the disk, {time}."
        )
    }
}

/// How long something takes, roughly.
fn duration(seconds: u64) -> String {
    match seconds {
        0..60 => "less than a minute".to_owned(),
        60..5400 => format!("some {} minutes", seconds.div_ceil(60)),
        5400..172_800 => format!("some {} hours", seconds.div_ceil(3600)),
        _ => format!("some {} days", seconds.div_ceil(86_400)),
    }
}

fn slices(count: usize) -> String {
    if count == 1 { "1 slice".to_owned() } else { format!("{count} slices") }
}

fn watch(event: BuildEvent<'_>, speed: u64, only_plan: bool, bar: &Progress, told: &Mutex<BuildReport>) {
    let mut told = told.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    match event {
        BuildEvent::Planned { present, missing, units, memory, disk } => {
            told.present = present;
            bar.set_length(units);
            let positions = units / 2;
            let [memory_mb, disk_mb] = [memory, disk].map(|bytes| bytes.div_ceil(1 << 20));
            let seconds = positions.div_ceil(speed);
            told.ahead = Ahead { missing, positions, memory_mb, disk_mb, seconds };
            if positions >= MANY && !only_plan {
                // A plan that nobody can read is lost.
                let _ = writeln!(io::stderr(), "{}", told.ahead.sentence());
            }
        }
        BuildEvent::Replaced(fault) => {
            bar.aside(|| complain(&anyhow::anyhow!("{fault}; it is built anew")));
        }
        BuildEvent::Begun(material) => bar.message(material.to_string()),
        BuildEvent::Advanced(units) => bar.advance(units),
        BuildEvent::Stored(material, counts) => {
            told.positions += counts.won + counts.drawn + counts.lost;
            told.stored.push((material, counts));
        }
    }
}
