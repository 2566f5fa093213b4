//! `damier tables`: build, probe, verify, list.

use std::path::Path;

use crate::command::damier;

fn tables(folder: &Path, words: &[&str]) -> String {
    let folder = folder.to_str().expect("a plain name");
    damier(&[&["tables"], words, &["--folder", folder]].concat())
}

#[test]
fn tables_are_built_once_probed_and_verified() {
    let folder = tempfile::tempdir().expect("a folder");
    let built = tables(folder.path(), &["build", "english", "--pieces", "2", "--threads", "2"]);
    assert!(built.contains("Built 4 slices with 3488 positions in"), "{built}");
    let again = tables(folder.path(), &["build", "english", "--pieces", "2"]);
    assert!(again.contains("All 4 slices are there already."), "{again}");
    insta::assert_snapshot!("tables_probe", tables(folder.path(), &["probe", "english", "W:WK18:B14"]));
    let json = tables(folder.path(), &["probe", "english", "W:WK18:BK1", "--json"]);
    insta::assert_snapshot!("tables_probe_json", json);
    let verified = tables(folder.path(), &["verify", "english", "--full"]);
    assert!(verified.starts_with("exit 0") && verified.contains("4 slices, 3488 positions"), "{verified}");
    insta::assert_snapshot!("tables_list", tables(folder.path(), &["list", "english"]));
}

#[test]
fn column_games_have_tables_of_few_pieces() {
    let folder = tempfile::tempdir().expect("a folder");
    let built = tables(folder.path(), &["build", "columns", "--pieces", "3", "--threads", "2"]);
    assert!(built.contains("Built 16 slices with 242560 positions in"), "{built}");
    insta::assert_snapshot!(
        "tables_probe_columns",
        tables(folder.path(), &["probe", "columns", "W:Wc3=1+0:Bg5"])
    );
    let verified = tables(folder.path(), &["verify", "columns", "--full"]);
    assert!(verified.starts_with("exit 0") && verified.contains("16 slices, 242560 positions"), "{verified}");
    let listed = tables(folder.path(), &["list"]);
    assert!(listed.contains("columns       all endings up to 3 pieces"), "{listed}");
}

#[test]
fn damage_is_found() {
    let folder = tempfile::tempdir().expect("a folder");
    tables(folder.path(), &["build", "russian", "--pieces", "2"]);
    let path = folder.path().join("russian/0m1k-0m1k.table");
    let mut bytes = std::fs::read(&path).expect("a table");
    let last = bytes.len() - 1;
    bytes[last] ^= 1;
    std::fs::write(&path, bytes).expect("a table");
    let probed = tables(folder.path(), &["probe", "russian", "W:WKa3:BKd4"]);
    assert!(probed.starts_with("exit 2") && probed.contains("is damaged; `damier tables build"), "{probed}");
    let verified = tables(folder.path(), &["verify", "russian", "--sample", "100"]);
    assert!(verified.starts_with("exit 1") && verified.contains("its checksum differs"), "{verified}");
    std::fs::write(&path, b"DAMIERTB").expect("a table");
    let listed = tables(folder.path(), &["list"]);
    assert!(listed.starts_with("exit 2") && listed.contains("lasca         none"), "{listed}");
    assert!(listed.contains("0m1k-0m1k.table is no table"), "{listed}");
    let verified = tables(folder.path(), &["verify", "russian", "--full"]);
    assert_eq!(verified.matches("is no table").count(), 1, "{verified}");
    let built = tables(folder.path(), &["build", "russian", "--pieces", "2"]);
    assert!(built.contains("it is built anew") && built.contains("Built 1 slice "), "{built}");
}

#[test]
fn what_cannot_be_done_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let told = |words: &[&str]| {
        let told = tables(folder.path(), words);
        assert!(told.starts_with("exit 2"), "{told}");
        told.replace(folder.path().to_str().expect("a plain name"), "FOLDER")
    };
    let refusals = [
        told(&["build", "lasca", "--pieces", "7"]),
        told(&["build", "english", "--pieces", "7", "--memory", "100"]),
        told(&["probe", "english", "W:WK18:BK1"]),
        told(&["probe", "english", "W:W18:Bx"]),
        told(&["probe", "columns", "W:Wc1=0+00:Bd4=1"]),
        told(&["probe", "columns", "W:Wc1=0+0000:Bd4=100"]),
    ];
    insta::assert_snapshot!("tables_refusals", refusals.concat());
}
