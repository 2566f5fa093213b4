//! `damier problem`: compositions on the command line.

use serde_json::Value;

use crate::command::{damier, run};

fn json(args: &[&str]) -> Value {
    let output = run(args, b"");
    serde_json::from_slice(&output.stdout).unwrap_or_else(|error| {
        panic!(
            "{error}: {} {}",
            String::from_utf8_lossy(&output.stdout),
            String::from_utf8_lossy(&output.stderr)
        )
    })
}

/// N6 (UA13-VI.7.4.5): the only winning move, with the author's line proved.
#[test]
fn a_study_is_proved() {
    let found = json(&[
        "problem",
        "check",
        "--position",
        "W:WKb8,h6:Bc3,h8",
        "--solution",
        "f4 (g7, b2) g7! x",
        "--no-tables",
        "--json",
    ]);
    assert_eq!(found["stages"][0]["verdict"], "proven", "{found}");
    let winning: Vec<&Value> = found["stages"][0]["first_moves"]
        .as_array()
        .expect("a list")
        .iter()
        .filter(|first| first["verdict"] == "proven")
        .map(|first| &first["move"])
        .collect();
    assert_eq!(winning, ["b8-f4"]);
    assert_eq!(found["genre"], "study");
}

#[test]
fn a_position_is_solved() {
    let found = json(&[
        "problem",
        "solve",
        "--variant",
        "brazilian",
        "--position",
        "W:Wa1,b2,c3,h4:Ba5,e5,f6,g7",
        "--no-tables",
        "--json",
    ]);
    assert_eq!(found["stages"][0]["verdict"], "proven", "{found}");
    assert_eq!(found["stages"][0]["main_line"][0], "h4-g5");
}

#[test]
fn genres_are_told() {
    let told =
        damier(&["problem", "classify", "--position", "W:W31,32,33,34,35,36,37,38:B1,2,3,4,5,6,7,8,9"]);
    assert!(told.contains("small problem (UA-VIII.Def.4)"), "{told}");
}

#[test]
fn compositions_are_drawn() {
    let told = damier(&["problem", "render", "--position", "W:Wc3,e3:Bh8", "--task", "lock 1K+2M"]);
    assert!(told.starts_with("exit 0") && told.contains("Замкнути 1Д+2П"), "{told}");
}

#[test]
fn a_collection_is_gone_through() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("works.pdn");
    let text = "[Author \"Koval, Ivan\"]\n[Task \"win\"]\n[GameType \"25\"]\n[FEN \"W:Wh6,Kb8:Bc3,h8\"]\n\n1. b8-f4 *\n\n\
                [Event \"no position\"]\n\n1. c3-d4 *\n";
    std::fs::write(&path, text).expect("written");
    let told = damier(&["problem", "check", &path.to_string_lossy(), "--no-tables", "--time", "4"]);
    assert!(told.contains("Koval I.") && told.contains("the game has no FEN tag"), "{told}");
    assert!(told.starts_with("exit 2"), "{told}");
}

#[test]
fn mistakes_are_named() {
    let task = damier(&["problem", "check", "--position", "W:Wc3:Bh8", "--task", "mate"]);
    assert!(task.starts_with("exit 2") && task.contains("is no task"), "{task}");
    let fen = damier(&["problem", "check", "--position", "W:Wc9:Bh8"]);
    assert!(fen.starts_with("exit 2") && fen.contains("cannot be read"), "{fen}");
    let variant = damier(&["problem", "check", "--position", "W:W30:B1"]);
    assert!(variant.starts_with("exit 2") && variant.contains("--variant"), "{variant}");
    let solution = damier(&["problem", "check", "--position", "W:Wc3:Bh8", "--solution", "c5"]);
    assert!(solution.starts_with("exit 2") && solution.contains("solution"), "{solution}");
}
