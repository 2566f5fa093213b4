//! Runs the `.perft` files as deep as is quick; `cargo xtask perft` goes further.

use damier_rules::perft;

use crate::perft_file::read;

/// The greatest count that is tried.
const MOST_NODES: u64 = 3_000_000;

fn check(text: &str) {
    for row in read(text).expect("a well-formed file") {
        for (depth, expected) in (1..).zip(&row.counts) {
            if *expected <= MOST_NODES {
                assert_eq!(
                    perft(&row.position, depth, row.identity),
                    *expected,
                    "{} depth {depth}",
                    row.name
                );
            }
        }
    }
}

#[test]
fn flat_games() {
    check(include_str!("../cases/flat.perft"));
}

#[test]
fn games_of_the_world() {
    check(include_str!("../cases/world.perft"));
}

#[test]
fn column_games() {
    check(include_str!("../cases/towers.perft"));
}
