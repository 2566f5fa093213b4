//! A few games under load, a server that is killed while they are played, and nodes that are torn apart: the short
//! form of `cargo xtask load`, `crash`, `cluster` and `mixed`.

use std::process::Command;

use serde_json::Value;

/// Runs the program; what it prints as JSON.
fn run(arguments: &[&str]) -> Value {
    let done = Command::new(env!("CARGO_BIN_EXE_damier-load")).args(arguments).arg("--json").output();
    let done = done.expect("the program starts");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    assert!(done.status.success(), "{}\n{}", text(&done.stdout), text(&done.stderr));
    serde_json::from_slice(&done.stdout).expect("JSON")
}

#[test]
fn no_move_is_lost_under_load() {
    let outcome = run(&["load", "--games", "24", "--pace", "0.2", "--seconds", "2"]);
    let window = &outcome["windows"][0];
    assert_eq!(window["games"], 24);
    // How many moves there are depends on how busy the machine is.
    assert!(window["seen"]["count"].as_u64() > Some(0), "{window}");
    assert_eq!(outcome["audit"]["stored"], outcome["audit"]["acknowledged"]);
}

#[test]
fn nothing_acknowledged_is_lost_when_the_server_is_killed() {
    let outcome = run(&["crash", "--kills", "3", "--games", "24", "--pace", "0.1", "--up", "1"]);
    assert_eq!(outcome["kills"], 3);
    assert!(outcome["reconnected"].as_u64() > Some(0), "{outcome}");
    assert!(outcome["audit"]["resumed"].as_u64() > Some(0), "{outcome}");
    assert!(outcome["audit"]["stored"].as_u64() > Some(0), "{outcome}");
}

#[test]
fn nothing_acknowledged_is_lost_when_nodes_broker_and_database_are_killed() {
    let arguments =
        ["--nodes", "2", "--blows", "4", "--games", "10", "--pace", "0.2", "--up", "0.5", "--down", "1"];
    let outcome = run(&[&["cluster"][..], &arguments].concat());
    if outcome["possible"] == false {
        return;
    }
    assert_eq!(outcome["blows"].as_object().map(serde_json::Map::len), Some(4), "{outcome}");
    assert!(outcome["reconnected"].as_u64() > Some(0), "{outcome}");
    assert!(outcome["audit"]["stored"].as_u64() > Some(0), "{outcome}");
    assert_eq!(outcome["flags"], outcome["unattended"], "{outcome}");
}

#[test]
fn nothing_is_lost_while_strangers_do_what_they_can() {
    let arguments = ["--nodes", "2", "--blows", "4", "--games", "10", "--pace", "0.3", "--down", "1"];
    let more = ["--seconds", "12", "--strangers", "3", "--pause", "0.3"];
    let outcome = run(&[&["mixed"][..], &arguments, &more].concat());
    if outcome["possible"] == false {
        return;
    }
    assert_eq!(outcome["blows"].as_object().map(serde_json::Map::len), Some(4), "{outcome}");
    assert_eq!(outcome["ended_by_themselves"], 0, "{outcome}");
    assert_eq!(outcome["flags"], outcome["unattended"], "{outcome}");
    for count in ["bad_files", "bad_requests", "reconnected"] {
        assert!(outcome[count].as_u64() > Some(0), "{count}: {outcome}");
    }
    assert!(outcome["audit"]["stored"].as_u64() > Some(0), "{outcome}");
    assert!(outcome["memory"]["end"].as_f64() > Some(0.0), "{outcome}");
}
