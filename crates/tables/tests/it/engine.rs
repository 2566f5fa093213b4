//! The engine with tables: won endings are won in the fewest moves, and none too late.

use std::sync::Arc;

use damier_engine::{Engine, Limits, Options, Stop};
use damier_rules::{Rulebook, Variant};
use damier_tables::GameResult;

use crate::sample::{position, tables};

fn limits() -> Limits {
    Limits { nodes: Some(2000), ..Limits::default() }
}

#[test]
fn a_won_ending_is_won_in_the_fewest_moves() {
    let folder = tempfile::tempdir().expect("a folder");
    let tables = Arc::new(tables(folder.path(), Variant::English, 3));
    let book = Rulebook::usual(Variant::English);
    let options = Options { hash: 1 << 16, tables: Some(tables.clone()), ..Options::default() };
    let mut engine = Engine::new(&book, &options);
    let start = position(Variant::English, "W:WK32,K28:BK4");
    let (mut here, mut played) = (start, Vec::new());
    let whole = tables.probe(&here).expect("a table");
    assert_eq!(whole.result, GameResult::Win);
    // Both sides play by the tables, so the end comes exactly when they say.
    while here.has_legal_move() {
        let left = tables.probe(&here).expect("a table").distance;
        assert_eq!(usize::from(left), usize::from(whole.distance) - played.len());
        let best = engine.search(&start, &played, &limits(), &Stop::new(), &mut |_| {});
        assert_eq!(best[0].score.decided_in().map(i32::unsigned_abs), Some(u32::from(left)));
        assert!(best[0].table_hits > 0);
        here = here.play(&best[0].line[0]).expect("a legal move");
        played.push(best[0].line[0]);
    }
    assert_eq!(played.len(), usize::from(whole.distance));
}

// After forty moves of each without a change the game is drawn (WCDF-1.32.3), so a table's win that takes longer
// than what is left of them is none.
#[test]
fn a_win_that_comes_too_late_is_not_trusted() {
    let folder = tempfile::tempdir().expect("a folder");
    let tables = Arc::new(tables(folder.path(), Variant::English, 3));
    let book = Rulebook::usual(Variant::English);
    let start = position(Variant::English, "W:WK32,K28:BK4");
    let options = Options { hash: 1 << 16, tables: Some(tables.clone()), ..Options::default() };
    let mut engine = Engine::new(&book, &options);
    // The kings go to and fro until forty moves of each are nearly over.
    let mut here = start;
    let mut played = Vec::new();
    for ply in 0..74 {
        let back = if ply >= 2 { played.get(ply - 2).copied() } else { None };
        let moves = here.legal_moves();
        let returns = back.and_then(|mv: damier_rules::Move| {
            moves.iter().find(|own| (own.from(), own.to()) == (mv.to(), mv.from()))
        });
        let mv = *returns.unwrap_or(&moves[0]);
        here = here.play(&mv).expect("a legal move");
        played.push(mv);
    }
    let outcome = tables.probe(&here).expect("a table");
    let best = engine.search(&start, &played, &limits(), &Stop::new(), &mut |_| {});
    assert!(outcome.result == GameResult::Win && outcome.distance > 6, "{outcome}");
    assert_eq!(best[0].score.decided_in(), None, "{outcome}");
}
