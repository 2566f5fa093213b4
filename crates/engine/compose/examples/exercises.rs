//! Makes exercises and writes them to the end of a file: `exercises VARIANT FILE SEED SECONDS`.

use std::fs::OpenOptions;
use std::io::Write as _;
use std::time::{Duration, Instant};

use damier_compose::train::{Made, Maker, Wanted};
use damier_rules::Variant;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [variant, file, seed, seconds] = arguments.as_slice() else {
        return Err("exercises VARIANT FILE SEED SECONDS".into());
    };
    let variant: Variant = variant.parse()?;
    let known = std::fs::read_to_string(file).unwrap_or_default();
    let known = known.lines().filter_map(|line| line.parse::<Made>().ok()).map(|own| own.fen);
    let mut maker = Maker::new(Wanted::usual(variant, seed.parse()?), known);
    let mut out = OpenOptions::new().create(true).append(true).open(file)?;
    let (begun, time) = (Instant::now(), Duration::from_secs(seconds.parse()?));
    while begun.elapsed() < time {
        for made in maker.game() {
            writeln!(out, "{made}")?;
        }
    }
    println!("{variant}: {:?}", maker.counts());
    Ok(())
}
