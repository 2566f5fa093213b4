//! What a search finds, and that it finds it again.

use damier_engine::{Engine, Evaluation, Limits, Options, Report, Score, StopFlag};
use damier_rules::{Position, Rulebook};

use crate::play::BOOKS;

fn engine(book: &Rulebook, options: Options) -> Engine {
    Engine::new(book, &Options { hash: 1 << 20, ..options })
}

fn search(engine: &mut Engine, position: &Position, limits: &Limits) -> Vec<Report> {
    engine.search(position, &[], limits, &StopFlag::new(), &mut |_| {})
}

#[test]
fn one_thread_and_fixed_nodes_always_find_the_same() {
    for book in BOOKS.map(|name| Rulebook::named(name).expect("a rulebook")) {
        let start = Position::start(book.variant);
        let limits = Limits { nodes: Some(20_000), ..Limits::default() };
        let found = || {
            let best = search(&mut engine(&book, Options::default()), &start, &limits);
            let best = best.first().expect("a move");
            (best.depth, best.score, best.line.clone(), best.nodes)
        };
        assert_eq!(found(), found(), "{}", book.name);
    }
}

#[test]
fn several_threads_agree_on_a_legal_move() {
    let book = Rulebook::named("fmjd-100").expect("a rulebook");
    let start = Position::start(book.variant);
    let limits = Limits { depth: Some(9), ..Limits::default() };
    let best = search(&mut engine(&book, Options { threads: 3, ..Options::default() }), &start, &limits);
    assert!(start.play(&best[0].line[0]).is_ok());
}

#[test]
fn several_best_moves_come_in_order() {
    for book in BOOKS.map(|name| Rulebook::named(name).expect("a rulebook")) {
        let start = Position::start(book.variant);
        let limits = Limits { depth: Some(6), lines: 4, ..Limits::default() };
        let best = search(&mut engine(&book, Options::default()), &start, &limits);
        assert_eq!(best.len(), 4.min(start.legal_moves().len()), "{}", book.name);
        assert!(best.is_sorted_by_key(|own| -own.score.0), "{}", book.name);
        let mut firsts: Vec<String> = best.iter().map(|own| format!("{:?}", own.line[0])).collect();
        firsts.sort();
        firsts.dedup();
        assert_eq!(firsts.len(), best.len(), "{}", book.name);
    }
}

#[test]
fn a_stopped_search_still_names_a_move() {
    let book = Rulebook::named("fmjd-100").expect("a rulebook");
    let stop = StopFlag::new();
    stop.stop();
    let start = Position::start(book.variant);
    let best = engine(&book, Options::default()).search(&start, &[], &Limits::default(), &stop, &mut |_| {});
    assert!(start.play(&best[0].line[0]).is_ok());
}

// What moves are skipped on a guess may cost depth, not the truth: a win that a full search proves is never
// called a loss, and the other way round.
#[test]
fn pruning_agrees_with_the_full_search_on_decided_positions() {
    for book in BOOKS.map(|name| Rulebook::named(name).expect("a rulebook")) {
        let mut decided = 0;
        for seed in 0..60 {
            let position = crate::play::random_position(&book, seed, 40 + seed as usize % 40);
            let limits = Limits { depth: Some(7), ..Limits::default() };
            let full = Options { pruning: false, evaluation: Evaluation::Hand, ..Options::default() };
            let Some(full) = search(&mut engine(&book, full), &position, &limits).first().cloned() else {
                continue;
            };
            if full.score.decided_in().is_none() {
                continue;
            }
            decided += 1;
            let deeper = Limits { depth: Some(11), ..Limits::default() };
            let fast = search(&mut engine(&book, Options::default()), &position, &deeper);
            let agrees = |score: Score| {
                score.is_win() == full.score.is_win() && score.is_loss() == full.score.is_loss()
            };
            assert!(agrees(fast[0].score), "{} {seed}: {} but {}", book.name, full.score, fast[0].score);
        }
        assert!(decided >= 3, "{}: {decided} decided positions are too few to tell", book.name);
    }
}
