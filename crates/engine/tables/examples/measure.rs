//! Builds and verifies tables and tells how long it took, without the rest of the program:
//! `cargo run --release -p damier-tables --example measure -- russian 4 2 /tmp/tables`.

use std::path::PathBuf;
use std::time::Instant;

use damier_rules::Variant;
use damier_tables::{BuildEvent, BuildOptions, Coverage, Tables, build, verify};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [variant, pieces, threads, folder] = words.as_slice() else {
        return Err("say VARIANT PIECES THREADS FOLDER".into());
    };
    let (variant, folder): (Variant, PathBuf) = (variant.parse()?, folder.into());
    let options = BuildOptions { pieces: pieces.parse()?, threads: threads.parse()?, memory: 8 << 30 };
    let begun = Instant::now();
    build(&folder, variant, &options, &|event| {
        if let BuildEvent::Planned { present, missing, units, .. } = event {
            println!("{present} slices are there, {missing} to build, {} positions", units / 2);
        }
    })?;
    println!("built in {:.1} s", begun.elapsed().as_secs_f64());
    let slices = Tables::open(&folder, variant)?.slices();
    let bytes: u64 = slices.iter().map(|slice| slice.bytes).sum();
    let longest = slices.iter().map(|slice| slice.counts.longest).max().unwrap_or(0);
    println!("{:.1} MB, longest {longest} half-moves", bytes as f64 / 1e6);
    let begun = Instant::now();
    let found = verify(&folder, variant, Coverage::Full, options.threads, &mut |_| {}, &|_| {})?;
    println!(
        "verified {} positions in {:.1} s, {} wrong",
        found.positions,
        begun.elapsed().as_secs_f64(),
        found.wrong
    );
    for example in found.examples {
        println!("{:?}: stored {:?}, found {:?}", example.position, example.stored, example.found);
    }
    Ok(())
}
