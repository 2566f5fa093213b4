//! Files that were cut short, changed or put in the wrong place.

use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};

use damier_rules::Variant;
use damier_tables::{BuildEvent, Coverage, Tables, TablesFault, build, verify};

use crate::sample::{options, position, tables};

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

#[test]
fn a_changed_byte_is_found_and_the_slice_built_anew() {
    let folder = tempfile::tempdir().expect("a folder");
    tables(folder.path(), Variant::English, 2);
    assert_eq!(build_again(folder.path()), (0, 0));
    let path = folder.path().join(NAME);
    let sound = fs::read(&path).expect("a table");
    for place in (0..sound.len()).step_by(7) {
        let mut bytes = sound.clone();
        bytes[place] ^= 0x10;
        fs::write(&path, bytes).expect("a table");
        assert!(!verified(folder.path()).faults.is_empty(), "byte {place}");
        if let Ok(tables) = Tables::open(folder.path(), Variant::English) {
            tables.probe(&position(Variant::English, "W:WK1:BK32"));
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
    assert_eq!(refusal(Variant::English, 1, 1 << 30), "tables of English draughts have 2 to 8 pieces, not 1");
    let little = refusal(Variant::English, 5, 20 << 20);
    assert!(little.ends_with("MB of memory, more than the 20 MB it may take"), "{little}");
    assert!(!folder.path().join("english/0m1k-0m1k.table").exists(), "refused before anything is built");
}
