//! Tables for the tests: small ones are built in a moment.

use std::path::Path;

use damier_pdn::read_fen;
use damier_rules::{Position, Variant};
use damier_tables::{BuildOptions, Tables, build};

/// The flat variants.
pub(crate) const FLAT: [Variant; 4] =
    [Variant::International, Variant::Russian, Variant::Brazilian, Variant::English];

/// The column games.
pub(crate) const TOWERS: [Variant; 2] = [Variant::Columns, Variant::Lasca];

/// Builds on two threads.
pub(crate) fn options(pieces: u32) -> BuildOptions {
    BuildOptions { pieces, threads: 2, memory: 1 << 30 }
}

/// Builds and opens.
pub(crate) fn tables(folder: &Path, variant: Variant, pieces: u32) -> Tables {
    build(folder, variant, &options(pieces), &|_| {}).expect("tables");
    Tables::open(folder, variant).expect("tables")
}

/// A position from FEN.
pub(crate) fn position(variant: Variant, fen: &str) -> Position {
    Position::new(&read_fen(variant, fen).expect("a position").setup).expect("a position of play")
}
