//! Makes `tests/cases/*.cases`: positions whose outcome is proven, each with one move that brings it about.
//!
//! ```text
//! cargo run --release -p damier-engine --example tactics -- russian 40 > crates/engine/engine/tests/cases/russian.cases
//! ```
//!
//! Weak games of the engine against itself give candidates. A search of every move to the full depth, without
//! pruning and with men counted by hand, proves that one move wins in so many half-moves and that no other does
//! so even with two half-moves more. One position is taken of a game.

use std::process::ExitCode;

use damier_engine::{Engine, Evaluation, Level, Limits, Options, Report, StopFlag};
use damier_pdn::{Notation, write_fen, write_move};
use damier_rules::{Move, Position, Rulebook};

/// Wins sooner than this are seen at a glance, wins later take too long to prove.
const WINS: std::ops::RangeInclusive<i32> = 5..=11;

/// Candidates are looked for with so many nodes.
const GLANCE: u64 = 4_000;

/// A proof takes at most so many.
const PROOF: u64 = 1_500_000;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let typed = (words.first().and_then(|name| name.parse().ok()), words.get(1).and_then(|n| n.parse().ok()));
    let (Some(variant), Some(wanted)) = typed else {
        eprintln!("usage: tactics VARIANT HOW_MANY");
        return ExitCode::from(2);
    };
    let book = Rulebook::usual(variant);
    println!("# Wins of {} found in weak games of the engine against itself.", variant.title());
    println!(
        "# Proof: a search of all moves to the depth of the win and two half-moves more, without pruning and"
    );
    println!(
        "# with men counted by hand, finds that `best` wins in `win` half-moves and no other move wins."
    );
    println!("# Positions that took the engine more than 4,000 nodes at the time are left out.");
    println!(
        "# Made by `cargo run --release -p damier-engine --example tactics -- {} {wanted}`.\n",
        variant.name()
    );
    let mut found = 0;
    for seed in 0.. {
        if found == wanted {
            break;
        }
        if let Some((position, mv, win)) = one_of_game(&book, seed) {
            found += 1;
            println!("case   win in {win}, game {seed}");
            println!("rules  {}", book.name);
            println!("pos    {}", write_fen(&position.setup()));
            println!("best   {}", write_move(&position, &mv, &Notation::pdn(variant)));
            println!("win    {win}\n");
        }
    }
    ExitCode::SUCCESS
}

/// Plays a weak game and returns the first position of the wanted kind.
fn one_of_game(book: &Rulebook, seed: u64) -> Option<(Position, Move, i32)> {
    let mut position = Position::start(book.variant).with_tower_jumps(book.tower_jumps());
    let mut engine = Engine::new(book, &Options { hash: 1 << 20, ..Options::default() });
    let mut random = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    for ply in 0..150 {
        let weak = search(&mut engine, &position, &Level::BEGINNER.limits());
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let next = *Level::BEGINNER.choose(&weak, random)?.line.first()?;
        if ply >= 16
            && position.legal_moves().len() > 2
            && let Some((mv, win)) = proven(book, &position)
        {
            return Some((position, mv, win));
        }
        position = position.play_unchecked(&next);
    }
    None
}

fn search(engine: &mut Engine, position: &Position, limits: &Limits) -> Vec<Report> {
    engine.search(position, &[], limits, &StopFlag::new(), &mut |_| {})
}

/// The only move that wins and in how many half-moves, if there is one that a glance sees and a full search
/// proves.
fn proven(book: &Rulebook, position: &Position) -> Option<(Move, i32)> {
    let mut fast = Engine::new(book, &Options { hash: 1 << 20, ..Options::default() });
    let glance = Limits { nodes: Some(GLANCE), ..Limits::default() };
    let seen = search(&mut fast, position, &glance);
    let win = seen.first()?.score.decided_in().filter(|win| WINS.contains(win))?;
    let options =
        Options { hash: 16 << 20, pruning: false, evaluation: Evaluation::Hand, ..Options::default() };
    let limits =
        Limits { depth: u32::try_from(win + 2).ok(), lines: 2, nodes: Some(PROOF), ..Limits::default() };
    let full = search(&mut Engine::new(book, &options), position, &limits);
    let [best, second] = full.as_slice() else { return None };
    let complete = i64::from(best.depth) == i64::from(win) + 2;
    let proven = best.score.decided_in().filter(|own| complete && WINS.contains(own))?;
    let (mv, seen) = (*best.line.first()?, *seen.first()?.line.first()?);
    let same = position.play_unchecked(&mv) == position.play_unchecked(&seen);
    (same && !second.score.is_win()).then_some((mv, proven))
}
