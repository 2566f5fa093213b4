//! Makes `tests/cases/tables.cases`: endings out of large tables that the engine decides with smaller ones.
//!
//! ```text
//! cargo run --release -p damier-tables --example pick -- TABLES > crates/engine/tables/tests/cases/tables.cases
//! ```
//!
//! The folder holds all endings of five pieces for the 8×8 variants and of four for the international one. Random
//! positions of that many pieces are taken where at most two of five or more moves keep the outcome. The engine
//! gets tables of one piece less, built here, and a quarter of the nodes that the test allows; what it does not
//! decide with them is left out.

use std::collections::HashSet;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

use damier_engine::{Engine, Limits, Options, StopFlag};
use damier_pdn::{Notation, write_fen, write_move};
use damier_rules::{Color, Position, Rulebook, Setup, Square, Tower, Variant};
use damier_tables::{BuildOptions, GameResult, TableValue, Tables, build};

/// The test allows four times as many.
const NODES: u64 = 50_000;

/// Pieces of a case, and how many cases of wins, draws and losses.
const WANTED: [(Variant, u32, [usize; 3]); 4] = [
    (Variant::International, 4, [8, 8, 3]),
    (Variant::Russian, 5, [8, 8, 3]),
    (Variant::Brazilian, 5, [8, 8, 3]),
    (Variant::English, 5, [8, 8, 3]),
];

/// Half-moves to the end of the game in a win that is neither seen at a glance nor spoilt by a draw counter.
const WINS: std::ops::RangeInclusive<u16> = 13..=29;

fn main() -> ExitCode {
    let Some(folder) = std::env::args().nth(1) else {
        eprintln!("usage: pick TABLES");
        return ExitCode::from(2);
    };
    println!("# Endings of five pieces, in international draughts of four, whose outcome is in the tables.");
    println!(
        "# Proof: the tables, each entry of which follows from those of its moves (`damier tables verify`)."
    );
    println!("# `best` lists every move that keeps the outcome, `in` the half-moves to the end of the game.");
    println!("# What the engine did not decide with tables of one piece less and 50,000 nodes is left out.");
    println!("# Made by `cargo run --release -p damier-tables --example pick -- TABLES`.");
    for (variant, pieces, wanted) in WANTED {
        if let Err(why) = pick(Path::new(&folder), variant, pieces, wanted) {
            eprintln!("{why}");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

fn pick(
    folder: &Path,
    variant: Variant,
    pieces: u32,
    mut wanted: [usize; 3],
) -> Result<(), Box<dyn std::error::Error>> {
    let tables = Tables::open(folder, variant)?;
    let small = tempfile::tempdir()?;
    build(small.path(), variant, &BuildOptions { pieces: pieces - 1, threads: 2, memory: 1 << 30 }, &|_| {})?;
    let small = Arc::new(Tables::open(small.path(), variant)?);
    let book = Rulebook::usual(variant);
    let mut random = Random(variant as u64 + 1);
    let mut kinds = HashSet::new();
    while wanted.iter().any(|left| *left > 0) {
        let Some(position) = random.position(variant, pieces) else { continue };
        let Some(outcome) = tables.probe(&position) else { continue };
        let kind = outcome.result as usize;
        let moves = position.legal_moves();
        if wanted[kind] == 0 || moves.len() < 5 || position.must_capture() {
            continue;
        }
        let decided = outcome.result == GameResult::Draw || WINS.contains(&outcome.distance);
        let keeps = |after: TableValue| after.before().result == outcome.result;
        let kept = |mv: &&_| tables.probe(&position.play_unchecked(mv)).is_some_and(keeps);
        let best: Vec<_> = moves.iter().filter(kept).collect();
        let few = best.len() <= 2 || outcome.result == GameResult::Loss;
        // One case of each kind of material and outcome.
        if !decided || !few || kinds.contains(&(kind, material(&position))) {
            continue;
        }
        let options = Options { hash: 4 << 20, tables: Some(small.clone()), ..Options::default() };
        let limits = Limits { nodes: Some(NODES), ..Limits::default() };
        let found =
            Engine::new(&book, &options).search(&position, &[], &limits, &StopFlag::new(), &mut |_| {});
        let Some(found) = found.first() else { continue };
        let right = match outcome.result {
            GameResult::Win => found.score.is_win() && best.contains(&&found.line[0]),
            GameResult::Draw => found.score.0 == 0 && best.contains(&&found.line[0]),
            GameResult::Loss => found.score.is_loss(),
        };
        if right {
            wanted[kind] -= 1;
            kinds.insert((kind, material(&position)));
            print(&book, &position, outcome, &best);
        }
    }
    Ok(())
}

fn print(book: &Rulebook, position: &Position, outcome: TableValue, best: &[&damier_rules::Move]) {
    let best: Vec<String> =
        best.iter().map(|mv| write_move(position, mv, &Notation::pdn(book.variant))).collect();
    let result = ["win", "draw", "loss"][outcome.result as usize];
    println!("\ncase    {} {}, {outcome}", book.variant.name(), material(position));
    println!("rules   {}", book.name);
    println!("pos     {}", write_fen(&position.setup()));
    println!("result  {result}");
    if outcome.result != GameResult::Loss {
        println!("best    {}", best.join(" "));
    }
    if outcome.result != GameResult::Draw {
        println!("in      {}", outcome.distance);
    }
}

/// The pieces of both sides: `1m2k-2m0k`, White first.
fn material(position: &Position) -> String {
    let setup = position.setup();
    let side = |color: Color| {
        let own = setup.placed.iter().filter(|(_, tower)| tower.owner() == color);
        let kings = own.clone().filter(|(_, tower)| tower.is_king()).count();
        format!("{}m{kings}k", own.count() - kings)
    };
    format!("{}-{}", side(Color::White), side(Color::Black))
}

struct Random(u64);

impl Random {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % limit
    }

    /// Random pieces on random squares; none if they do not make a position.
    fn position(&mut self, variant: Variant, pieces: u32) -> Option<Position> {
        let squares = if variant == Variant::International { 50 } else { 32 };
        let mut setup = Setup::empty(variant);
        setup.to_move = if self.below(2) == 0 { Color::White } else { Color::Black };
        for piece in 0..pieces {
            // Both sides have one, and the others fall to either.
            let white = if piece < 2 { piece == 0 } else { self.below(2) == 0 };
            let color = if white { Color::White } else { Color::Black };
            let tower = if self.below(2) == 0 { Tower::king(color) } else { Tower::man(color) };
            let square = Square::new(self.below(squares) as u8);
            if setup.placed.iter().any(|(taken, _)| *taken == square) {
                return None;
            }
            setup.placed.push((square, tower));
        }
        Position::new(&setup).ok()
    }
}
