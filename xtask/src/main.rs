//! `cargo xtask`: chores of the repository.

fn main() {}
