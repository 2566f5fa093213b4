//! Searches the positions of the bench once, for counting instructions.
//!
//! ```text
//! cargo build --release -p damier-engine --example search
//! valgrind --tool=callgrind --callgrind-out-file=/dev/null target/release/examples/search russian 8
//! ```

use std::process::ExitCode;
use std::time::Instant;

use damier_rules::Variant;

#[path = "../benches/positions/mod.rs"]
mod positions;

use positions::{Positions, depth};

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let Some(variant) = words.first().and_then(|name| name.parse::<Variant>().ok()) else {
        eprintln!("usage: search VARIANT [DEPTH [THREADS [LINES]]]");
        return ExitCode::from(2);
    };
    let number = |at: usize| words.get(at).and_then(|number| number.parse::<u32>().ok());
    let (depth, threads) = (number(1).unwrap_or(depth(variant)), number(2).unwrap_or(1));
    let lines = number(3).unwrap_or(1) as usize;
    let positions = Positions::of(variant);
    let mut engine = positions.engine(threads as usize);
    let begun = Instant::now();
    let nodes = positions.search(&mut engine, depth, lines);
    let seconds = begun.elapsed().as_secs_f64();
    println!("depth {depth}, {nodes} nodes, {seconds:.2} s, {:.0} nodes a second", nodes as f64 / seconds);
    ExitCode::SUCCESS
}
