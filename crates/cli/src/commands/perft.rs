//! `damier perft`: counts move sequences, the test and the speedometer of a move generator.

use std::io::Write;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use anyhow::Result;
use clap::Args;
use damier_pdn::{Notation, write_fen, write_move};
use damier_rules::{Identity, Move, Position, TowerJumps, perft};
use serde_json::{Value, json};

use crate::args::{one_of, tower_jumps};
use crate::output::{Output, Verdict};
use crate::position::PositionArgs;
use crate::progress::Progress;

/// Deeper trees cannot be counted in a lifetime.
const DEEPEST: i64 = 100;

/// Count the move sequences of a given length
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier perft international 9
  damier perft russian 8 --position \"W:WKb4,g3,b2,a1:Bh8,a7,e7,g7,Ke3\" --divide
  damier perft lasca 16 --threads 4 --json

With --json one line is printed:
  {\"variant\", \"position\", \"depth\", \"count\", \"threads\", \"nodes\", \"seconds\", \"nodes_per_second\",
   \"divide\": [{\"move\", \"nodes\"}, …]}          \"divide\" only with --divide")]
pub(crate) struct PerftArgs {
    #[command(flatten)]
    position: PositionArgs,
    /// How many moves deep
    #[arg(value_parser = clap::value_parser!(u32).range(0..=DEEPEST))]
    depth: u32,
    /// Show the count below each first move
    #[arg(long)]
    divide: bool,
    /// How many threads count; 0 means as many as the machine has
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(0..=1024))]
    threads: u16,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// What is counted: captures with the same outcome are one of the `moves`; the order in which
    /// pieces are taken makes different `paths`
    #[arg(long, default_value = "moves", value_parser = one_of([("moves", Identity::Outcome), ("paths", Identity::Path)]))]
    count: Identity,
    /// Column games: how often one move may jump a tower
    #[arg(long, default_value = "no-reversal", value_parser = tower_jumps())]
    tower_jumps: TowerJumps,
}

/// Runs the command.
pub(crate) fn run(args: &PerftArgs, out: &mut Output) -> Result<Verdict> {
    let position = args.position.position()?.with_tower_jumps(args.tower_jumps);
    let threads = match usize::from(args.threads) {
        0 => std::thread::available_parallelism().map_or(1, usize::from),
        n => n,
    };
    let begun = Instant::now();
    let tree = Tree::count(&position, args.depth, args.count, threads);
    let report = Report { args, position, threads, tree, time: begun.elapsed() };
    if args.json {
        out.json(&report.json())?;
    } else {
        report.print(out)?;
    }
    Ok(Verdict::Fine)
}

/// The counts below each first move.
struct Tree {
    first: Vec<(Move, u64)>,
    nodes: u64,
}

impl Tree {
    /// Splits the tree after two moves and lets the threads take subtrees from a queue.
    fn count(position: &Position, depth: u32, identity: Identity, threads: usize) -> Tree {
        let first = moves(position, identity);
        if depth == 0 {
            return Tree { first: Vec::new(), nodes: 1 };
        }
        let totals: Vec<AtomicU64> = first.iter().map(|_| AtomicU64::new(u64::from(depth == 1))).collect();
        if depth > 1 {
            let subtrees = subtrees(position, &first, identity);
            let bar =
                Progress::new(Some(subtrees.len() as u64), "{wide_bar} {pos}/{len} subtrees, {eta} left");
            let next = AtomicUsize::new(0);
            let work = || {
                while let Some((root, position)) = subtrees.get(next.fetch_add(1, Ordering::Relaxed)) {
                    totals[*root].fetch_add(perft(position, depth - 2, identity), Ordering::Relaxed);
                    bar.advance(1);
                }
            };
            std::thread::scope(|scope| {
                for _ in 1..threads.min(subtrees.len()) {
                    scope.spawn(work);
                }
                work();
            });
            bar.finish();
        }
        let first: Vec<(Move, u64)> =
            first.into_iter().zip(totals.into_iter().map(AtomicU64::into_inner)).collect();
        let nodes = first.iter().map(|(_, nodes)| nodes).sum();
        Tree { first, nodes }
    }
}

fn moves(position: &Position, identity: Identity) -> Vec<Move> {
    let mut list = Vec::new();
    match identity {
        Identity::Outcome => position.push_legal_moves(&mut list),
        Identity::Path => position.push_paths(&mut list),
    }
    list
}

/// The positions after two moves, each with the index of the first move that leads there.
fn subtrees(position: &Position, first: &[Move], identity: Identity) -> Vec<(usize, Position)> {
    let mut subtrees = Vec::new();
    for (root, mv) in first.iter().enumerate() {
        let next = position.play_unchecked(mv);
        subtrees.extend(moves(&next, identity).iter().map(|reply| (root, next.play_unchecked(reply))));
    }
    subtrees
}

struct Report<'a> {
    args: &'a PerftArgs,
    position: Position,
    threads: usize,
    tree: Tree,
    time: Duration,
}

impl Report<'_> {
    fn divided(&self) -> impl Iterator<Item = (String, u64)> {
        let notation = Notation::pdn(self.position.variant());
        self.tree.first.iter().map(move |(mv, nodes)| (write_move(&self.position, mv, &notation), *nodes))
    }

    fn nodes_per_second(&self) -> f64 {
        self.tree.nodes as f64 / self.time.as_secs_f64().max(1e-9)
    }

    fn print(&self, out: &mut Output) -> Result<()> {
        if self.args.divide {
            let rows: Vec<(String, u64)> = self.divided().collect();
            let width = rows.iter().map(|(mv, _)| mv.chars().count()).max().unwrap_or(0);
            for (mv, nodes) in rows {
                writeln!(out, "{mv:width$} {nodes:>16}")?;
            }
            writeln!(out)?;
        }
        writeln!(out, "nodes   {:>16}", self.tree.nodes)?;
        writeln!(out, "seconds {:>16.3}", self.time.as_secs_f64())?;
        writeln!(out, "nodes/s {:>16.0}", self.nodes_per_second())?;
        Ok(())
    }

    fn json(&self) -> Value {
        let mut value = json!({
            "variant": self.position.variant().name(),
            "position": write_fen(&self.position.setup()),
            "depth": self.args.depth,
            "count": if self.args.count == Identity::Path { "paths" } else { "moves" },
            "threads": self.threads,
            "nodes": self.tree.nodes,
            "seconds": self.time.as_secs_f64(),
            "nodes_per_second": self.nodes_per_second().round(),
        });
        if self.args.divide {
            value["divide"] =
                self.divided().map(|(mv, nodes)| json!({ "move": mv, "nodes": nodes })).collect();
        }
        value
    }
}
