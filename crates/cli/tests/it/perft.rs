//! `damier perft`.

use crate::command::{damier, run};

/// The lines of a run whose numbers do not depend on the machine.
fn steady(args: &[&str]) -> String {
    damier(args)
        .lines()
        .filter(|line| !line.starts_with("seconds") && !line.starts_with("nodes/s"))
        .fold(String::new(), |text, line| text + line + "\n")
}

#[test]
fn counts_are_those_of_the_reference() {
    insta::assert_snapshot!(steady(&["perft", "international", "6"]), @"
    exit 0
    --- out
    nodes             167140
    ");
    insta::assert_snapshot!(steady(&["perft", "russian", "3", "--divide", "-p", "W:WKb4,g3,b2,a1:Bh8,a7,e7,g7,Ke3"]), @"
    exit 0
    --- out
    b4:d2               26
    b4:c1               18

    nodes                 44
    ");
}

#[test]
fn threads_and_ways_of_counting_agree_with_the_reference() {
    let nodes = |args: &[&str]| {
        let output = run(&[&["perft", "--json"], args].concat(), b"");
        let value: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        value["nodes"].as_u64().unwrap()
    };
    assert_eq!(nodes(&["brazilian", "8", "--threads", "3"]), 907_830);
    assert_eq!(nodes(&["brazilian", "8", "--threads", "0", "--count", "paths"]), 907_836);
    assert_eq!(nodes(&["columns", "8", "--tower-jumps", "any"]), 925_939);
    assert_eq!(nodes(&["lasca", "0"]), 1);
    assert_eq!(nodes(&["lasca", "1"]), 6);
    assert_eq!(nodes(&["russian", "5", "-p", "W:Wa1:Bb2,c3"]), 0);
}

#[test]
fn the_json_has_a_documented_shape() {
    let output = run(&["perft", "lasca", "3", "--json", "--divide"], b"");
    let value: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let keys: Vec<&String> = value.as_object().unwrap().keys().collect();
    let documented = [
        "variant",
        "position",
        "depth",
        "count",
        "threads",
        "nodes",
        "seconds",
        "nodes_per_second",
        "divide",
    ];
    assert_eq!(keys, documented);
    assert_eq!(value["divide"][0], serde_json::json!({ "move": "8-12", "nodes": 5 }));
}

#[test]
fn impossible_depths_and_positions_are_refused() {
    insta::assert_snapshot!("depth", damier(&["perft", "international", "99999"]));
    insta::assert_snapshot!("negative_depth", damier(&["perft", "international", "-1"]));
    insta::assert_snapshot!("wordy_depth", damier(&["perft", "international", "deep"]));
    insta::assert_snapshot!("bad_position", damier(&["perft", "international", "3", "-p", "W:W51:B1"]));
    insta::assert_snapshot!("threads", damier(&["perft", "international", "3", "--threads", "100000"]));
}
