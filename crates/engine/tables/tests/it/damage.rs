//! Files that were cut short, changed or put in the wrong place.

use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};

use damier_rules::{Color, Position, Setup, Tower, Variant};
use damier_tables::{BuildEvent, Coverage, TableValue, Tables, TablesFault, build, verify};

use crate::sample::{options, tables};

const NAME: &str = "english/0m1k-0m1k.table";

fn verified(folder: &Path) -> damier_tables::Verified {
    verify(folder, Variant::English, Coverage::Full, 2, &mut |_| {}, &|_| {}).expect("a folder")
}

fn build_again(folder: &Path) -> (usize, usize) {
    let (replaced, stored) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let watch = |event: BuildEvent<'_>| match event {
        BuildEvent::Replaced(_) => _ = replaced.fetch_add(1, Ordering::Relaxed),
        BuildEvent::Stored(..) => _ = stored.fetch_add(1, Ordering::Relaxed),
        _ => {}
    };
    build(folder, Variant::English, &options(2), &watch).expect("tables");
    (replaced.into_inner(), stored.into_inner())
}

/// Every position of a king against a king, with what sound tables say.
fn known(tables: &Tables) -> Vec<(Position, Option<TableValue>)> {
    let squares = || Variant::English.board().squares();
    let kings = squares().flat_map(|one| squares().map(move |other| [one, other]));
    let setups = kings.flat_map(|[white, black]| {
        let placed = vec![(white, Tower::king(Color::White)), (black, Tower::king(Color::Black))];
        Color::ALL.map(|to_move| Setup { variant: Variant::English, to_move, placed: placed.clone() })
    });
    let positions = setups.filter_map(|setup| Position::new(&setup).ok());
    positions.map(|position| (position, tables.probe(&position))).collect()
}

// What is found by verifying is found by whoever asks, too: there is no wrong answer, but none.
#[test]
fn a_changed_byte_is_found_and_the_slice_built_anew() {
    let folder = tempfile::tempdir().expect("a folder");
    let known = known(&tables(folder.path(), Variant::English, 2));
    assert!(known.len() == 32 * 31 * 2 && known.iter().all(|(_, outcome)| outcome.is_some()));
    assert_eq!(build_again(folder.path()), (0, 0));
    let path = folder.path().join(NAME);
    let sound = fs::read(&path).expect("a table");
    for place in (0..sound.len()).step_by(7) {
        let mut bytes = sound.clone();
        bytes[place] ^= 0x10;
        fs::write(&path, bytes).expect("a table");
        assert!(!verified(folder.path()).faults.is_empty(), "byte {place}");
        if let Ok(tables) = Tables::open(folder.path(), Variant::English) {
            for (position, outcome) in &known {
                let found = tables.probe(position);
                assert!(found.is_none() || found == *outcome, "byte {place}: {found:?} for {outcome:?}");
            }
        }
    }
    assert_eq!(build_again(folder.path()), (1, 1));
    assert_eq!(fs::read(&path).expect("a table"), sound);
    let verified = verified(folder.path());
    assert!(verified.faults.is_empty() && verified.wrong == 0 && verified.slices == 4);
}

#[test]
fn a_file_cut_short_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    tables(folder.path(), Variant::English, 2);
    let path = folder.path().join(NAME);
    let sound = fs::read(&path).expect("a table");
    for length in [0, 5, 95, 96, 100, sound.len() - 1] {
        fs::write(&path, &sound[..length]).expect("a table");
        assert!(Tables::open(folder.path(), Variant::English).is_err(), "{length} bytes");
    }
    fs::copy(folder.path().join("english/1m0k-1m0k.table"), &path).expect("a table");
    let other = Tables::open(folder.path(), Variant::English);
    assert!(matches!(other, Err(TablesFault::OtherTable { .. })));
}

#[test]
fn what_cannot_be_built_is_refused_with_its_numbers() {
    let folder = tempfile::tempdir().expect("a folder");
    let refusal = |variant, pieces, memory| {
        let options = damier_tables::BuildOptions { pieces, threads: 1, memory };
        build(folder.path(), variant, &options, &|_| {}).expect_err("a refusal").to_string()
    };
    assert_eq!(refusal(Variant::Lasca, 7, 1 << 30), "tables of Lasca have 2 to 6 pieces, not 7");
    assert_eq!(
        refusal(Variant::Frisian, 3, 1 << 30),
        "there are no tables of Frisian draughts, where a king must rest after some moves"
    );
    assert_eq!(
        refusal(Variant::Antidraughts, 3, 1 << 30),
        "there are no tables of antidraughts, where something else is played for"
    );
    assert_eq!(refusal(Variant::English, 1, 1 << 30), "tables of English draughts have 2 to 8 pieces, not 1");
    let little = refusal(Variant::English, 5, 20 << 20);
    assert!(little.ends_with("MB of memory, more than the 20 MB it may take"), "{little}");
    assert!(!folder.path().join("english/0m1k-0m1k.table").exists(), "refused before anything is built");
}
