//! A fixed amount of work for counting instructions: perft of the start position, or the positions
//! of the bench played out so many times that reading them hardly counts.
//!
//! ```sh
//! cargo build --release -p damier-rules --example count
//! valgrind --tool=callgrind --callgrind-out-file=/dev/null target/release/examples/count perft russian 7
//! valgrind --tool=callgrind --callgrind-out-file=/dev/null target/release/examples/count positions lasca 50
//! ```

use std::process::ExitCode;

use damier_rules::{Identity, Position, Variant, perft};

#[path = "../benches/positions/mod.rs"]
mod positions;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let counted = match words[..] {
        ["perft", variant, depth] => count_perft(variant, depth),
        ["positions", variant, rounds] => count_positions(variant, rounds),
        _ => Err("count perft VARIANT DEPTH, or count positions VARIANT ROUNDS".to_owned()),
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

fn count_positions(variant: &str, rounds: &str) -> Result<u64, String> {
    let variant: Variant = variant.parse().map_err(|error| format!("{error}"))?;
    let rounds: u64 = rounds.parse().map_err(|_| format!("\"{rounds}\" is no number of rounds"))?;
    let mut list = Vec::new();
    let mut sum = 0;
    for group in positions::groups().into_iter().filter(|group| group.variant == variant) {
        let counted: u64 = (0..rounds).map(|_| group.play_out(&mut list)).sum();
        let expected = rounds * group.sequences;
        if counted != expected {
            return Err(format!("{variant} {}: {counted} instead of {expected}", group.kind));
        }
        sum += counted;
    }
    Ok(sum)
}
