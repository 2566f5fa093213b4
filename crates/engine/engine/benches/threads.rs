//! What a second thread gives: nodes per second and time to a fixed depth, with one thread and with two.
//!
//! `cargo bench -p damier-engine --bench threads`. With two threads no two runs are the same, so this is a table of
//! sums over all positions, three runs each, and not a statistic.

use std::time::Instant;

use damier_rules::Variant;

mod positions;

use positions::{Positions, depth};

const RUNS: u32 = 3;

fn main() {
    println!(
        "| variant | depth | nodes / s, 1 thread | 2 threads | ratio | seconds, 1 thread | 2 threads | ratio |"
    );
    println!("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |");
    for variant in Variant::ALL {
        let positions = Positions::of(variant);
        let [one, two] = [1, 2].map(|threads| {
            let mut engine = positions.engine(threads);
            let begun = Instant::now();
            let nodes: u64 = (0..RUNS).map(|_| positions.search(&mut engine, depth(variant), 1)).sum();
            (nodes as f64, begun.elapsed().as_secs_f64())
        });
        let speed = |(nodes, seconds): (f64, f64)| nodes / seconds;
        println!(
            "| {} | {} | {:.0} | {:.0} | {:.2} | {:.2} | {:.2} | {:.2} |",
            variant.name(),
            depth(variant),
            speed(one),
            speed(two),
            speed(two) / speed(one),
            one.1 / f64::from(RUNS),
            two.1 / f64::from(RUNS),
            one.1 / two.1,
        );
    }
}
