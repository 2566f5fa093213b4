//! `damier analyse`.

use crate::command::{damier, damier_reading, run};

const GAME: &str = "[White \"Ann\"]\n[Black \"Ben\"]\n[GameType \"25\"]\n[Result \"0-1\"]\n\
    1. c3-d4 d6-c5 {mine} 2. b2-c3 f6-g5 3. c3-b4 g5-h4 4. b4xd6 e7xc5 5. e3-f4 c5xg5 *\n";

fn in_a_file(text: &str) -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.pdn");
    std::fs::write(&path, text).expect("written");
    let path = path.to_str().expect("plain letters").to_owned();
    (folder, path)
}

/// How the engine gets there changes with its evaluation; what it finds in the end does not.
#[test]
fn a_position_is_searched_depth_after_depth() {
    let position = "W:Wa3,Ka5,Kf8:BKf4";
    let args = ["analyse", "russian", "-p", position, "--depth", "9", "--rulebook", "ua2013-russian"];
    let text = damier(&args);
    let head = ["exit 0", "--- out", position, "White is to move by ua2013-russian; scores are for White"];
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[..4], head);
    assert!(
        lines[4].starts_with("depth      score  win draw loss %        nodes    nodes/s  seconds  line"),
        "{text}"
    );
    assert!(lines[5].starts_with("    1 "), "{text}");
    let last = lines[lines.len() - 1];
    assert!(last.contains("won in 5") && last.contains(" A5—D2"), "{text}");
}

#[test]
fn every_depth_is_one_object_of_the_documented_shape() {
    let args = ["analyse", "lasca", "--nodes", "3000", "--lines", "2", "--json"];
    let output = run(&args, b"");
    let text = String::from_utf8(output.stdout).unwrap();
    let values: Vec<serde_json::Value> =
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(values.len() >= 3, "{text}");
    for (index, value) in values.iter().enumerate() {
        assert_eq!(value["depth"], index + 1);
        let keys: Vec<&String> = value.as_object().unwrap().keys().collect();
        assert_eq!(keys, ["depth", "seconds", "nodes", "nodes_per_second", "hash", "lines"]);
        assert_eq!(value["lines"].as_array().unwrap().len(), 2);
        let keys: Vec<&String> = value["lines"][0].as_object().unwrap().keys().collect();
        assert_eq!(keys, ["rank", "score", "decided_in", "expected", "win", "draw", "loss", "moves"]);
    }
}

#[test]
fn where_nothing_can_be_done_it_is_said() {
    insta::assert_snapshot!(damier(&["analyse", "russian", "-p", "W:Wa1:Bb2,c3"]), @"
    exit 0
    --- out
    The game is over: Black wins: no move left (UA-VI.Res.1)
    ");
    insta::assert_snapshot!(damier(&["analyse", "lasca", "-p", "B:W1:B", "--json"]), @r#"
    exit 0
    --- out
    {"over":{"result":"White wins: no pieces left (COL-1.11.1, COL-1.12a)","clauses":["COL-1.11.1","COL-1.12a"]}}
    "#);
}

#[test]
fn a_game_comes_back_with_its_mistakes_marked() {
    let (folder, path) = in_a_file(GAME);
    let printed = damier(&["analyse", "russian", "--pdn", &path, "--nodes", "4000"]);
    let flowing = printed.replace('\n', " ");
    assert!(flowing.contains("5. e3-f4 $4 {[%eval -") && flowing.contains("blunder: 0."), "{printed}");
    assert!(printed.contains(" %  blunder ("), "win, draw and loss beside the score: {printed}");
    assert!(printed.contains("White (Ann): accuracy ") && printed.contains(", 1 blunder\n"), "{printed}");
    let target = folder.path().join("out.pdn");
    let target = target.to_str().unwrap();
    let args = ["analyse", "russian", "--pdn", &path, "--nodes", "4000", "--out", target];
    let report = damier(&args);
    assert!(report.contains("accuracy"), "{report}");
    let written = std::fs::read_to_string(target).unwrap();
    assert!(written.contains("{mine}") && written.contains("[%eval"), "{written}");
    // What is written is legal to its last variation, and finding the same again adds nothing.
    assert!(damier(&["pdn", "check", target]).starts_with("exit 0"));
    let refused = damier(&args);
    assert!(refused.starts_with("exit 2") && refused.contains("--force replaces it"), "{refused}");
    let again = ["analyse", "russian", "--pdn", target, "--nodes", "4000", "--out", target, "--force"];
    assert!(damier(&again).starts_with("exit 0"));
    assert_eq!(std::fs::read_to_string(target).unwrap(), written);
}

#[test]
fn programs_read_a_line_for_each_move_and_side() {
    let args = ["analyse", "russian", "--pdn", "-", "--nodes", "1500", "--json"];
    let output = run(&args, GAME.as_bytes());
    let text = String::from_utf8(output.stdout).unwrap();
    let values: Vec<serde_json::Value> =
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(values.len(), 10 + 2, "{text}");
    assert_eq!(values[0]["move"], "c3-d4");
    assert_eq!(values[8]["judgement"], "blunder");
    // What a score means in games, for the side that moved: the blunder loses more often than not.
    for own in &values[..10] {
        let parts = ["win", "draw", "loss"].map(|part| own["odds"][part].as_f64().unwrap());
        assert!((parts.iter().sum::<f64>() - 1.0).abs() < 0.003, "{own}");
    }
    assert!(values[8]["odds"]["loss"].as_f64() > values[8]["odds"]["win"].as_f64(), "{}", values[8]);
    assert_eq!(values[10]["side"], "White");
    assert_eq!(values[11]["moves"], 5);
}

#[test]
fn what_cannot_be_analysed_is_refused() {
    let (_folder, path) = in_a_file(GAME);
    insta::assert_snapshot!(
        "other_variant",
        damier_reading(&["analyse", "english", "--pdn", "-"], GAME.as_bytes())
    );
    let mixed = format!("{GAME}\n[GameType \"20\"]\n1. 32-28 *\n\n[GameType \"25\"]\n1. c3-d4 zz d6-c5 *\n");
    let told = damier_reading(&["analyse", "russian", "--pdn", "-", "--nodes", "100"], mixed.as_bytes());
    assert!(told.starts_with("exit 2"), "{told}");
    assert!(told.contains("error: game 2: it is a game of international draughts, not of Russian"), "{told}");
    assert!(told.contains("game 3, line 11, character 10: \"zz\" is no move\n"), "{told}");
    assert!(told.contains("Game 1\n") && told.contains("Game 3\n") && told.contains("1. c3-d4"), "{told}");
    insta::assert_snapshot!("no_games", damier_reading(&["analyse", "english", "--pdn", "-"], b""));
    insta::assert_snapshot!(
        "no_such_game",
        damier_reading(&["analyse", "russian", "--pdn", "-", "--game", "7"], GAME.as_bytes())
    );
    insta::assert_snapshot!(
        "both",
        damier(&["analyse", "russian", "--pdn", &path, "-p", "W:Wa1:Bh8"]).replace(&path, "FILE")
    );
    insta::assert_snapshot!("no_time", damier(&["analyse", "russian", "--time", "-3"]));
    insta::assert_snapshot!("endless_time", damier(&["analyse", "russian", "--time", "1e300"]));
    insta::assert_snapshot!("other_book", damier(&["analyse", "russian", "--rulebook", "fmjd-100"]));
    let broken = GAME.replace("3. c3-b4", "3. c3-c4");
    let stopped = damier_reading(&["analyse", "russian", "--pdn", "-", "--nodes", "300"], broken.as_bytes());
    assert!(stopped.starts_with("exit 1") && stopped.contains("3. c3-c4 cannot be played"), "{stopped}");
}
