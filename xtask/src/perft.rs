//! `cargo xtask perft`: the `.perft` files of the rules, as deep as one likes to wait.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, bail};
use damier_rules::perft;

#[path = "../../crates/game/rules/tests/it/perft_file.rs"]
mod perft_file;

use perft_file::{Row, read};

/// Depths with more leaves than this are left out unless told otherwise.
const MOST_NODES: u64 = 50_000_000;

/// What was asked for.
struct Options {
    most_nodes: u64,
    files: Vec<PathBuf>,
}

/// Compares every count up to `--max-nodes`, prints a table, and fails if one differs.
pub(crate) fn run(words: &[&str]) -> Result<()> {
    let options = options(words)?;
    println!("{:<24} {:>5} {:>14} {:>9}  ", "case", "depth", "leaves", "M/s");
    let mut wrong = 0;
    for file in &options.files {
        let name = file.display();
        let text = std::fs::read_to_string(file).with_context(|| format!("cannot read {name}"))?;
        for row in read(&text).map_err(|fault| anyhow!("{name}: {fault}"))? {
            wrong += check(&row, options.most_nodes);
        }
    }
    if wrong > 0 {
        bail!("{wrong} counts differ");
    }
    Ok(())
}

fn options(words: &[&str]) -> Result<Options> {
    let mut options = Options { most_nodes: MOST_NODES, files: Vec::new() };
    let mut words = words.iter();
    while let Some(word) = words.next() {
        match *word {
            "--max-nodes" => {
                let number = words.next().context("--max-nodes needs a number")?;
                let digits = number.replace('_', "");
                options.most_nodes = digits.parse().with_context(|| format!("\"{number}\" is no number"))?;
            }
            option if option.starts_with('-') => bail!("perft has no option \"{option}\""),
            file => options.files.push(file.into()),
        }
    }
    if options.files.is_empty() {
        options.files = case_files()?;
    }
    Ok(options)
}

/// All `.perft` files of the rules crate, by name.
fn case_files() -> Result<Vec<PathBuf>> {
    let folder = crate::root().join("crates/game/rules/tests/cases");
    let entries = std::fs::read_dir(&folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let mut files = Vec::new();
    for entry in entries {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "perft") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// Prints a line for each depth and returns how many counts are wrong.
fn check(row: &Row, most_nodes: u64) -> usize {
    let mut wrong = 0;
    for (depth, expected) in (1..).zip(&row.counts).filter(|(_, count)| **count <= most_nodes) {
        let begun = Instant::now();
        let found = perft(&row.position, depth, row.identity);
        let speed = leaves_per_second(found, begun.elapsed());
        let verdict = if found == *expected { String::new() } else { format!("expected {expected}") };
        println!("{:<24} {depth:>5} {found:>14} {speed:>9}  {verdict}", row.name);
        wrong += usize::from(found != *expected);
    }
    wrong
}

/// In millions; a dash when there was too little to measure.
fn leaves_per_second(leaves: u64, time: Duration) -> String {
    if time < Duration::from_millis(5) {
        return "-".to_owned();
    }
    format!("{:.1}", leaves as f64 / time.as_secs_f64() / 1e6)
}
