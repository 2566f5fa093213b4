//! `damier pdn`.

use std::path::{Path, PathBuf};

use crate::command::{damier, damier_reading, run};

/// A file of the repository's samples, named as seen from the crate.
const GAMES: &str = "samples/games.pdn";
const FAULTY: &str = "samples/faulty.pdn";

/// A folder of its own for one test, which goes away with it.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("damier-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).expect("the temporary folder can be written");
        Folder(path)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("temporary folders have plain names").to_owned()
    }

    fn names(&self) -> Vec<String> {
        let entries = std::fs::read_dir(&self.0).expect("the folder is there").flatten();
        let mut names: Vec<String> =
            entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[test]
fn good_files_pass_and_bad_ones_are_named() {
    insta::assert_snapshot!("check", damier(&["pdn", "check", GAMES, FAULTY]));
    insta::assert_snapshot!("check_json", damier(&["pdn", "check", "--json", GAMES, FAULTY]));
    assert!(damier(&["pdn", "check", GAMES]).starts_with("exit 0"));
}

#[test]
fn a_file_that_is_not_there_does_not_stop_the_others() {
    insta::assert_snapshot!("check_missing", damier(&["pdn", "check", "nowhere.pdn", GAMES, ".", FAULTY]));
}

#[test]
fn anything_can_come_from_standard_input() {
    insta::assert_snapshot!("empty", damier_reading(&["pdn", "check", "-"], b""));
    insta::assert_snapshot!("binary", damier_reading(&["pdn", "check", "-"], b"\x89PNG\r\n\x1a\n\0\0\xff{"));
    insta::assert_snapshot!(
        "truncated",
        damier_reading(&["pdn", "check", "-"], b"[White \"A\"]\n1. 32-28 19-2")
    );
    let cursor = b"[White \"\x1b[2J\"]\n1. 1-1 *";
    assert!(!damier_reading(&["pdn", "check", "-"], cursor).contains('\x1b'));
}

#[test]
fn warnings_are_listed_when_asked_for_and_are_no_fault() {
    let loose = b"1 32-28 19-23 2. 28 x 19 14x23 *";
    assert!(!damier_reading(&["pdn", "check", "-"], loose).contains("warning:"));
    insta::assert_snapshot!("warnings", damier_reading(&["pdn", "check", "-w", "-"], loose));
}

#[test]
fn variations_and_the_variant_are_the_readers_choice() {
    let game = b"1. 32-28 (1. 33-33) 19-23 *";
    assert!(damier_reading(&["pdn", "check", "-"], game).starts_with("exit 1"));
    assert!(damier_reading(&["pdn", "check", "--main-line", "-"], game).starts_with("exit 0"));
    assert!(damier_reading(&["pdn", "check", "--variant", "english", "-"], game).starts_with("exit 1"));
}

#[test]
fn a_game_in_normal_form_stays_as_it_is() {
    let wild = b"[White \"A\"] 1. 32 - 28 19-23 2. 28x19 14:23 2-0 1.c3-d4 d6-c5 2.b2-c3 f6-g5 *";
    let clean = run(&["pdn", "convert", "-"], wild).stdout;
    insta::assert_snapshot!("convert", String::from_utf8_lossy(&clean));
    assert_eq!(run(&["pdn", "convert", "-"], &clean).stdout, clean);
}

#[test]
fn games_become_json_lines() {
    let game = b"[White \"A\"]\n{before} 1. 32-28! {usual} $2 (1. 33-29 (1. 34-29)) 19-23 2. 28x19 *";
    insta::assert_snapshot!("jsonl", damier_reading(&["pdn", "convert", "--to", "jsonl", "-"], game));
    insta::assert_snapshot!("jsonl_faulty", damier(&["pdn", "convert", "--to", "jsonl", FAULTY]));
}

#[test]
fn games_are_split_into_numbered_files() {
    let folder = Folder::new("split");
    let into = folder.file("games");
    assert_eq!(damier(&["pdn", "convert", GAMES, "--split", &into, "--games-per-file", "4"]), "exit 0\n");
    let files = Folder(PathBuf::from(&into));
    assert_eq!(files.names(), ["000001.pdn", "000002.pdn"]);
    let second = files.file("000002.pdn");
    assert!(damier(&["pdn", "check", &second]).contains("2 games, 2 legal"));
}

#[test]
fn a_file_can_be_converted_in_place_and_failure_leaves_it_alone() {
    let folder = Folder::new("place");
    let path = folder.file("games.pdn");
    std::fs::copy(GAMES, &path).unwrap();
    assert_eq!(damier(&["pdn", "convert", &path, "-o", &path]), "exit 0\n");
    let converted = std::fs::read(&path).unwrap();
    assert!(damier(&["pdn", "check", &path]).contains("6 games, 6 legal"));
    // The first game is international, the second is not.
    assert!(damier(&["pdn", "convert", &path, "-o", &path, "-n", "fmjd-100"]).starts_with("exit 2"));
    assert_eq!(std::fs::read(&path).unwrap(), converted);
    assert_eq!(folder.names(), ["games.pdn"]);
}

#[test]
fn conversions_that_cannot_be_are_refused() {
    insta::assert_snapshot!("convert_short", damier(&["pdn", "convert", GAMES, "--notation", "short"]));
    insta::assert_snapshot!(
        "convert_foreign",
        damier(&["pdn", "convert", GAMES, "-n", "wcdf-checkers", "-o", "-"])
    );
    insta::assert_snapshot!(
        "convert_nowhere",
        damier(&["pdn", "convert", GAMES, "-o", "/nowhere/at/all.pdn"])
    );
    insta::assert_snapshot!("convert_missing", damier(&["pdn", "convert", "nowhere.pdn"]));
    insta::assert_snapshot!("convert_both", damier(&["pdn", "convert", GAMES, "-o", "a", "--split", "b"]));
    assert!(!Path::new("a").exists() && !Path::new("b").exists());
}

#[test]
fn a_position_of_a_game_is_shown() {
    insta::assert_snapshot!("show", damier(&["pdn", "show", GAMES, "--game", "6"]));
    insta::assert_snapshot!(
        "show_json",
        damier(&["pdn", "show", GAMES, "--game", "5", "--ply", "20", "--json"])
    );
    let svg = run(&["pdn", "show", GAMES, "--game", "2", "--ply", "1", "--format", "svg"], b"").stdout;
    assert!(String::from_utf8(svg).unwrap().contains("Last move: c3 to d4."));
}

#[test]
fn positions_that_are_not_there_are_refused() {
    insta::assert_snapshot!("no_such_game", damier(&["pdn", "show", GAMES, "--game", "7"]));
    insta::assert_snapshot!("game_zero", damier(&["pdn", "show", GAMES, "--game", "0"]));
    insta::assert_snapshot!("no_such_ply", damier(&["pdn", "show", GAMES, "--ply", "9"]));
    insta::assert_snapshot!("illegal_ply", damier(&["pdn", "show", FAULTY, "--ply", "3"]));
    insta::assert_snapshot!("no_game", damier_reading(&["pdn", "show", "-"], b""));
}
