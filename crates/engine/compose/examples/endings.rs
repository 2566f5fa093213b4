//! Makes endings as composers of checkers like them, and measures how many of them are decided.
//!
//! ```text
//! cargo run --release -p damier-compose --example endings -- make TABLES PIECES COUNT SEED [hard] > endings.txt
//! cargo run --release -p damier-compose --example endings -- measure TABLES SECONDS endings.txt
//! ```
//!
//! Endings are random quiet positions of so many pieces in which White, to move, has no more of them than Black and by
//! the engine one move that wins and no second. With `hard` the engine does not see to the end of it. Tables are those
//! of English draughts; the engine has them too. A line of a file that is measured may name the task behind the position:
//! `B:W30,K31:BK20,21|draw`; published works are measured so, and none of them should be refuted.

use std::collections::HashSet;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use damier_compose::check::{Means, examine};
use damier_compose::solver::Verdict;
use damier_compose::{Composition, Goal};
use damier_engine::{Engine, Limits, Options, Probe, Score, StopFlag};
use damier_pdn::{read_fen, write_fen};
use damier_rules::{Color, Lots, Position, Rulebook, Setup, Square, Tower, Variant};
use damier_tables::Tables;

/// Positions that the engine looks at for a first glance, and for its judgement.
const GLANCE: u64 = 5_000;
const NODES: u64 = 200_000;

/// Hundredths of a man from which a move is taken to win, and up to which another is not.
const WINS: i32 = 150;
const FAILS: i32 = 60;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words.as_slice() {
        ["make", tables, pieces, count, seed] => make(tables, pieces, count, seed, false),
        ["make", tables, pieces, count, seed, "hard"] => make(tables, pieces, count, seed, true),
        ["measure", tables, seconds, file] => measure(tables, seconds, file),
        _ => Err("say make TABLES PIECES COUNT SEED [hard], or measure TABLES SECONDS FILE".into()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::from(2)
        }
    }
}

type Done = Result<(), Box<dyn std::error::Error>>;

fn tables(folder: &str) -> Result<Arc<dyn Probe>, Box<dyn std::error::Error>> {
    Ok(Arc::new(Tables::open(Path::new(folder), Variant::English)?))
}

fn make(folder: &str, pieces: &str, count: &str, seed: &str, hard: bool) -> Done {
    let (pieces, count): (usize, usize) = (pieces.parse()?, count.parse()?);
    let mut lots = Lots::new(seed.parse()?);
    let options = Options { hash: 16 << 20, tables: Some(tables(folder)?), ..Options::default() };
    let mut engine = Engine::new(&Rulebook::usual(Variant::English), &options);
    let mut told = HashSet::new();
    while told.len() < count {
        if let Some(ending) = ending(&mut engine, pieces, hard, &mut lots) {
            let text = write_fen(&ending.setup());
            if told.insert(text.clone()) {
                println!("{text}");
            }
        }
    }
    Ok(())
}

/// A random ending, if it is one that is wanted: half of the pieces or one less are White's, and a third are kings.
fn ending(engine: &mut Engine, pieces: usize, hard: bool, lots: &mut Lots) -> Option<Position> {
    let board = Variant::English.board();
    let mut squares: Vec<Square> = board.squares().collect();
    lots.shuffle(&mut squares);
    let white = pieces / 2 - usize::from(pieces > 6 && lots.coin());
    let mut setup = Setup::empty(Variant::English);
    setup.to_move = Color::White;
    for (at, square) in squares.into_iter().take(pieces).enumerate() {
        let owner = if at < white { Color::White } else { Color::Black };
        let tower = if lots.below(3) == 0 { Tower::king(owner) } else { Tower::man(owner) };
        setup.placed.push((square, tower));
    }
    let position = Position::new(&setup).ok()?;
    let moves = position.legal_moves();
    let quiet = moves.iter().all(|mv| mv.captured().is_empty());
    if !quiet || moves.len() < 3 || search(engine, &position, GLANCE, 1).first()?.0 < WINS {
        return None;
    }
    let seen = search(engine, &position, NODES, 2);
    let unique = matches!(seen.as_slice(), [(best, _), (second, _), ..] if *best > WINS && *second < FAILS);
    let open = seen.first().is_some_and(|(best, _)| !Score(*best).is_win());
    (unique && (open || !hard)).then_some(position)
}

/// The best moves with their scores.
fn search(
    engine: &mut Engine,
    position: &Position,
    nodes: u64,
    lines: usize,
) -> Vec<(i32, damier_rules::Move)> {
    let limits = Limits { nodes: Some(nodes), lines, ..Limits::default() };
    let found = engine.search(position, &[], &limits, &StopFlag::new(), &mut |_| {});
    found.iter().filter_map(|own| Some((own.score.0, *own.line.first()?))).collect()
}

fn measure(folder: &str, seconds: &str, file: &str) -> Done {
    let probe = tables(folder)?;
    let time = Duration::from_secs(seconds.parse()?);
    let (mut decided, mut keys, mut all, mut wrong) = (0, 0, 0, 0);
    for line in std::fs::read_to_string(file)?.lines() {
        // The task is that of the side to move; what is published holds.
        let (fen, task) = line.split_once('|').unwrap_or((line, "win"));
        let setup = read_fen(Variant::English, fen)?.setup;
        let mut work = Composition::new(setup, task.trim().parse::<Goal>()?);
        work.task_to_side_to_move();
        let means = Means { time, tables: Some(Arc::clone(&probe)), ..Means::usual(Variant::English) };
        let begun = Instant::now();
        let found = examine(&work, &means, &mut |_| {}).map_err(|faults| format!("{line}: {faults:?}"))?;
        let known = found.verdict();
        let stage = found.stages.first().ok_or("nothing was examined")?;
        let open = stage.first_moves.iter().filter(|own| own.verdict == Verdict::NotDecided).count();
        let proved = stage.keys().count();
        all += 1;
        decided += usize::from(known != Verdict::NotDecided);
        wrong += usize::from(known == Verdict::Refuted);
        keys += usize::from(known != Verdict::NotDecided && (open == 0 || proved > 1));
        println!(
            "{line} {known:?}, {proved} of {} first moves proved, {open} open, {} positions, {:.1} s",
            stage.first_moves.len(),
            stage.positions,
            begun.elapsed().as_secs_f64()
        );
    }
    println!("{decided} of {all} decided, {keys} with all that a verdict on the work needs, {wrong} refuted");
    Ok(())
}
