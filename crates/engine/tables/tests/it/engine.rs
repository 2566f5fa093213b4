//! The engine with tables: won endings are won in the fewest moves, and none too late.

use std::sync::Arc;

use damier_engine::{Engine, Limits, Options, StopFlag};
use damier_rules::{Rulebook, TowerJumps, Variant};
use damier_tables::GameResult;

use crate::sample::{position, tables};

fn limits() -> Limits {
    Limits { nodes: Some(2000), ..Limits::default() }
}

/// Both sides play by the tables, so the end comes exactly when they say.
fn is_played_out_in_time(variant: Variant, fen: &str) {
    let folder = tempfile::tempdir().expect("a folder");
    let tables = Arc::new(tables(folder.path(), variant, 3));
    let book = Rulebook::usual(variant);
    let options = Options { hash: 1 << 16, tables: Some(tables.clone()), ..Options::default() };
    let mut engine = Engine::new(&book, &options);
    let start = position(variant, fen);
    let (mut here, mut played) = (start, Vec::new());
    let whole = tables.probe(&here).expect("a table");
    assert!(whole.result == GameResult::Win && whole.distance > 8, "{fen}: {whole}");
    while here.has_legal_move() {
        let left = tables.probe(&here).expect("a table").distance;
        assert_eq!(usize::from(left), usize::from(whole.distance) - played.len(), "{fen}");
        let best = engine.search(&start, &played, &limits(), &StopFlag::new(), &mut |_| {});
        assert_eq!(best[0].score.decided_in().map(i32::unsigned_abs), Some(u32::from(left)), "{fen}");
        assert!(best[0].table_hits > 0, "{fen}");
        here = here.play(&best[0].line[0]).expect("a legal move");
        played.push(best[0].line[0]);
    }
    assert_eq!(played.len(), usize::from(whole.distance), "{fen}");
}

#[test]
fn a_won_ending_is_won_in_the_fewest_moves() {
    is_played_out_in_time(Variant::English, "W:WK32,K28:BK4");
    is_played_out_in_time(Variant::Lasca, "W:Wc1=00:Bc7");
    is_played_out_in_time(Variant::Columns, "W:Wc1,a1:Bd8");
}

// Columns: repeated jumps may be read in other ways than the tables were built by (D-04).
#[test]
fn another_reading_of_the_rules_has_no_tables() {
    let folder = tempfile::tempdir().expect("a folder");
    let tables = Arc::new(tables(folder.path(), Variant::Columns, 2));
    let start = position(Variant::Columns, "W:Wc1=1:Bf2=1");
    let other = start.with_tower_jumps(TowerJumps::Once);
    assert!(tables.probe(&start).is_some() && tables.probe(&other).is_none());
    let options = Options { hash: 1 << 16, tables: Some(tables), ..Options::default() };
    let mut engine = Engine::new(&Rulebook::usual(Variant::Columns), &options);
    let mut hits = |start| engine.search(start, &[], &limits(), &StopFlag::new(), &mut |_| {})[0].table_hits;
    assert!(hits(&start) > 0 && hits(&other) == 0);
    // With a captive more there is no table, however few towers there are.
    assert!(hits(&position(Variant::Columns, "W:Wc1=1+0:Bf2=1")) == 0);
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
    let best = engine.search(&start, &played, &limits(), &StopFlag::new(), &mut |_| {});
    assert!(outcome.result == GameResult::Win && outcome.distance > 6, "{outcome}");
    assert_eq!(best[0].score.decided_in(), None, "{outcome}");
}
