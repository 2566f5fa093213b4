//! A fixed amount of work for counting instructions: perft of the start position, or the positions
//! of the bench played out fifty times, so that reading them hardly counts.
//!
//! ```sh
//! cargo build --release -p damier-rules --example count
//! valgrind --tool=callgrind --callgrind-out-file=/dev/null target/release/examples/count perft russian 7
//! valgrind --tool=callgrind --callgrind-out-file=/dev/null target/release/examples/count positions lasca
//! ```

use std::process::ExitCode;

use damier_rules::{Identity, Position, Variant, perft};

#[path = "../benches/positions/mod.rs"]
mod positions;

const ROUNDS: u64 = 50;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let counted = match words[..] {
        ["perft", variant, depth] => count_perft(variant, depth),
        ["positions", variant] => count_positions(variant),
        _ => Err("count perft VARIANT DEPTH, or count positions VARIANT".to_owned()),
    };
    match counted {
        Ok(count) => {
            println!("{count}");
            ExitCode::SUCCESS
        }
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn count_perft(variant: &str, depth: &str) -> Result<u64, String> {
    let variant: Variant = variant.parse().map_err(|error| format!("{error}"))?;
    let depth = depth.parse().map_err(|_| format!("\"{depth}\" is no depth"))?;
    Ok(perft(&Position::start(variant), depth, Identity::Outcome))
}

fn count_positions(variant: &str) -> Result<u64, String> {
    let variant: Variant = variant.parse().map_err(|error| format!("{error}"))?;
    let mut list = Vec::new();
    let mut sum = 0;
    for group in positions::groups().into_iter().filter(|group| group.variant == variant) {
        let counted: u64 = (0..ROUNDS).map(|_| group.play_out(&mut list)).sum();
        let expected = ROUNDS * group.sequences;
        if counted != expected {
            return Err(format!("{variant} {}: {counted} instead of {expected}", group.kind));
        }
        sum += counted;
    }
    Ok(sum)
}
