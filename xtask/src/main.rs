//! `cargo xtask`: chores of the repository.

mod api;
#[cfg(test)]
mod architecture;
mod clauses;
mod compiler;
mod deny;
mod differential;
mod dist;
mod fuzz;
mod load;
mod metadata;
mod perft;
mod pictures;
mod power_cut;
mod publish;
mod python;
mod self_play;
mod strength;
mod swiss;
mod web;

use std::process::ExitCode;

const USAGE: &str = "\
Chores of the repository.

Usage: cargo xtask CHORE [OPTIONS]

Chores:
  api [--write]
          Compares every public name of the published libraries with docs/api and fails on what is
          gone, changed or new; --write keeps them as they are now.
  clauses [--write | --check | --missing [TAG]]
          Which clauses of the official codes are cited, and by what. Fails on a clause that
          does not exist. --write renews docs/coverage.md, --check fails if it is out of date or
          a clause has neither a citation nor a reason in docs/reasons.tsv, --missing lists those.
  cluster [--nodes N] [--blows N] [--games N] [--up SECONDS] [--down SECONDS] [--pace SECONDS] [--json]
          Starts PostgreSQL, NATS and several nodes (3), kills nodes, broker and database in turn
          while people play through a proxy, and checks that every acknowledged move is stored
          once, that every clock ran by the rule and that every flag fell once.
  compiler
          Checks that the oldest compiler named in Cargo.toml is enough: no crate asks for a newer
          one, and it builds everything where it is installed.
  crash [--kills N] [--games N] [--up SECONDS] [--pace SECONDS] [--seed S] [--json]
          Kills a server N times (20) while people play on it, and checks that every acknowledged
          move is stored once and that every clock ran by the rule.
  deny    Checks the crates of others by deny.toml: licences, sources, bans, several versions; asks
          cargo deny as well where it is installed.
  differential [--positions N] [--variant NAME] [--seed S]
          Compares the fast move generator with the obvious one on random positions, a million
          of each variant unless told otherwise. Prints the seed and the first disagreement.
  dist [--profile NAME]
          Builds what is published into target/distribution: program, licences, manual pages,
          completions and a unit for systemd in one archive with its checksum.
  fuzz [--seconds N] [TARGET…]
          Throws made-up text at the readers (fen, move_text, pdn, entries, trf), a minute each
          unless told, on the stable compiler.
  load [--games N] [--pace SECONDS] [--seconds N] [--ramp] [--nodes N] [--json] …
          Plays 2000 games at once on a server, a move in each every three seconds, and measures
          how long a move takes to be seen by the opponent; --ramp finds the limit.
  mixed [--seconds N] [--blows N] [--nodes N] [--games N] [--strangers N] [--program PROGRAM] [--json] …
          An hour of play on several nodes while nodes, broker and database are killed a hundred
          times and strangers send bad files and requests: nothing may be lost, no process may end
          by itself, and the memory of a node that is never killed has to stay as it is.
  pages [--games N] [--folder FOLDER] [--json]
          Fills a database with 100 000 games, starts a server on it and measures the start and
          every page that can be reached.
  perft [--max-nodes N] [FILE…]
          Counts move sequences from every position of the .perft files (those of the rules
          unless named), all depths with at most N leaves (50 million), single-threaded.
          Fails if a count differs.
  pictures [--pages]
          Takes the pictures of the README in headless Chromium, of a club as damier demo makes
          it, and writes them to docs/pictures; --pages takes every kind of page at six widths
          instead, into target/pictures, where index.html shows them side by side.
  power-cut [--kills N]
          Kills a program that writes to an event file N times (2000) at random instants, and
          checks that nothing stored is lost, torn or left beside the file; then as often one
          with many writers to a server's database, on SQLite and, if installed, PostgreSQL.
  publish [--list]
          Packs the libraries that are published, builds each from its package and stops before
          anything is sent; --list only tells how large they are.
  python [--compare]
          Makes the package for Python in an environment of its own below target/python and runs
          its tests; --compare measures it beside py-draughts and pydraughts. Needs Python 3.10.
  self-play [--games N] [--nodes N] [--variant NAME] [--seed S]
          Plays fast games of the engine against itself (10000 of each variant) and checks that
          every move and every line is legal.
  size [--games N] [--json]
          Fills PostgreSQL with a million games and tells how large tables and indexes are, which
          indexes are used and how long the questions of pages take.
  strength FILE [--own PLAYER] [--games N] [--concurrency N] [--write]
          Plays matches at a fixed time for each move against the programs of a file, each opening
          twice with colours reversed, and prints rows with the times that both sides really took;
          --write puts them into the table of docs/strength.md, which tells what the file looks like.
  swiss [--histories N] [--middle N] [--events N] [--players N] [--system NAME] [--seed S]
          Compares the Swiss engines with a slow reference on random histories of small fields,
          and plays whole random events. Prints the seed and the first disagreement.
  web [--npm]
          Builds what runs in browsers, crates/site/wasm/damier.wasm, with rustup's target
          wasm32-unknown-unknown or with Debian's rustc-web. --npm puts the package for
          JavaScript together in target/npm/damier instead, of the program that is kept.
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let outcome = match words.as_slice() {
        ["api", options @ ..] => api::run(options),
        ["clauses", options @ ..] => clauses::run(options),
        ["compiler", options @ ..] => compiler::run(options),
        ["deny", options @ ..] => deny::run(options),
        ["dist", options @ ..] => dist::run(options),
        ["fuzz", options @ ..] => fuzz::run(options),
        [command @ ("load" | "crash" | "cluster" | "mixed" | "pages" | "size"), options @ ..] => {
            load::run(command, options)
        }
        ["differential", options @ ..] => differential::run(options),
        ["perft", options @ ..] => perft::run(options),
        ["pictures", options @ ..] => pictures::run(options),
        ["publish", options @ ..] => publish::run(options),
        ["python", options @ ..] => python::run(options),
        ["power-cut", options @ ..] => power_cut::run(options),
        ["self-play", options @ ..] => self_play::run(options),
        ["strength", options @ ..] => strength::run(options),
        ["swiss", options @ ..] => swiss::run(options),
        ["web", options @ ..] => web::run(options),
        [] | ["help" | "--help" | "-h"] => {
            print!("{USAGE}");
            Ok(())
        }
        [other, ..] => Err(anyhow::anyhow!("there is no chore \"{other}\"\n\n{USAGE}")),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// The folder that holds the workspace.
fn root() -> &'static std::path::Path {
    let here = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here)
}
