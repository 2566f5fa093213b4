//! What every player knows.

use damier_rules::{Position, Variant};
use damier_tables::{Counts, GameResult, Tables};

use crate::sample::{FLAT, position, tables};

fn counts(tables: &Tables, material: &str) -> Counts {
    let slice = tables.slices().into_iter().find(|slice| slice.material.to_string() == material);
    slice.expect("a slice").counts
}

/// Two kings to move never lose to one and nearly always win, even when it sits in the double corner.
#[test]
fn english_two_kings_beat_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let tables = tables(folder.path(), Variant::English, 3);
    let probe = |fen| tables.probe(&position(Variant::English, fen)).map(|outcome| outcome.result);
    assert_eq!(probe("B:WK14,K18:BK4"), Some(GameResult::Loss));
    assert_eq!(probe("B:WK14,K18:BK1"), Some(GameResult::Loss));
    let counts = counts(&tables, "0m2k-0m1k");
    assert!(counts.lost == 0 && counts.drawn * 100 < counts.won, "{counts:?}");
}

/// Two flying kings seldom beat one: only if it is caught at once.
#[test]
fn two_flying_kings_do_not_beat_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let tables = tables(folder.path(), Variant::International, 3);
    let counts = counts(&tables, "0m2k-0m1k");
    assert!(counts.lost == 0 && counts.drawn > 2 * counts.won && counts.longest < 10, "{counts:?}");
}

/// A king that holds the main road draws against three; without it Petrov's triangle wins.
#[test]
#[ignore = "builds four pieces: half a minute"]
fn russian_three_kings_against_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let tables = tables(folder.path(), Variant::Russian, 4);
    let probe = |fen| tables.probe(&position(Variant::Russian, fen)).map(|outcome| outcome.result);
    assert_eq!(probe("W:WKa3,Kc1,Ke1:BKd4"), Some(GameResult::Draw));
    assert_eq!(probe("W:WKa3,Kc1,Kg1:BKe7"), Some(GameResult::Win));
    let counts = counts(&tables, "0m3k-0m1k");
    assert!(counts.lost == 0 && counts.won > 10 * counts.drawn, "{counts:?}");
}

/// No piece is lost in column games, only its freedom: a king with a captive beats a free man and does not beat a
/// free king, and a tower taken apart changes sides.
#[test]
fn captives_count_in_column_games() {
    let folder = tempfile::tempdir().expect("a folder");
    let tables = tables(folder.path(), Variant::Columns, 3);
    let probe = |fen| tables.probe(&position(Variant::Columns, fen)).expect("a table").to_string();
    assert_eq!(probe("W:Wc3=1+0:Bg5"), "won in 5");
    assert_eq!(probe("W:Wc1=1+0:Bd8=1"), "drawn");
    assert_eq!(probe("B:Wf6=1+0:Bg5"), "won in 1", "the captive is set free, and White has no tower left");
    let counts = counts(&tables, "0m2k-0m1k");
    assert!(counts.drawn > counts.won && counts.longest < 10, "two kings seldom beat one: {counts:?}");
}

#[test]
fn one_king_against_one_is_drawn_unless_it_is_taken() {
    for variant in FLAT {
        let folder = tempfile::tempdir().expect("a folder");
        let tables = tables(folder.path(), variant, 2);
        let counts = counts(&tables, "0m1k-0m1k");
        assert!(counts.drawn > counts.won && counts.won > 0, "{variant}: {counts:?}");
    }
}

#[test]
fn positions_without_a_table_have_no_answer() {
    let folder = tempfile::tempdir().expect("a folder");
    let tables = tables(folder.path(), Variant::Russian, 2);
    assert_eq!(tables.probe(&Position::start(Variant::Russian)), None);
    assert_eq!(tables.probe(&Position::start(Variant::English)), None);
    assert_eq!(tables.probe(&position(Variant::Russian, "W:WKa1,Kc1:BKe7")), None);
}
