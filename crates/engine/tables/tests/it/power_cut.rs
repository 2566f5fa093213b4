//! The plug is pulled while tables are built: a child process is killed at many instants, and the build goes on.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use damier_rules::Variant;
use damier_tables::{Tables, build};

use crate::sample::{options, tables};

/// The folder the child builds in.
const FOLDER: &str = "DAMIER_TABLES_FOLDER";

/// The child: builds until it is killed.
#[test]
#[ignore = "started and killed by the other"]
fn child() {
    let Some(folder) = std::env::var_os(FOLDER) else { return };
    build(Path::new(&folder), Variant::Russian, &options(3), &|_| {}).expect("tables");
}

fn files(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let mut files: Vec<(String, Vec<u8>)> = fs::read_dir(folder.join("russian"))
        .expect("a folder")
        .map(|entry| entry.expect("a file"))
        .map(|entry| {
            (entry.file_name().to_string_lossy().into_owned(), fs::read(entry.path()).expect("a file"))
        })
        .collect();
    files.sort();
    files
}

#[test]
fn a_killed_build_goes_on() {
    let whole = tempfile::tempdir().expect("a folder");
    tables(whole.path(), Variant::Russian, 3);
    let cut = tempfile::tempdir().expect("a folder");
    for kill in 0..12 {
        let mut child = Command::new(std::env::current_exe().expect("this test"))
            .args(["--exact", "power_cut::child", "--ignored"])
            .env(FOLDER, cut.path())
            .stdout(std::process::Stdio::null())
            .spawn()
            .expect("a child");
        std::thread::sleep(Duration::from_millis(10 + 13 * kill));
        child.kill().expect("a child to kill");
        child.wait().expect("it has ended");
        // Whatever has a name is complete.
        Tables::open(cut.path(), Variant::Russian).expect("sound files");
    }
    build(cut.path(), Variant::Russian, &options(3), &|_| {}).expect("tables");
    assert!(files(whole.path()) == files(cut.path()), "the tables differ from those built at one go");
}
