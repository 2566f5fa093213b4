//! `damier engine` and `damier match`.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};

use crate::command::{damier, run};

#[test]
fn every_command_for_engines_shows_an_example() {
    for command in [&["engine"][..], &["engine", "hub"], &["engine", "dxp"], &["match"]] {
        let help = damier(&[command, &["--help"]].concat());
        assert!(help.starts_with("exit 0") && help.contains("Example"), "{command:?}: {help}");
    }
}

fn start(args: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_damier"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("works")
}

#[test]
fn the_engine_answers_on_its_pipes() {
    let mut child = start(&["engine", "hub", "--variant", "brazilian", "--hash", "1"]);
    let mut input = child.stdin.take().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
    writeln!(input, "hub\ninit\npos start\nlevel depth=4\ngo think").unwrap();
    assert!(lines.next().unwrap().starts_with("id name=Damier"));
    assert!(lines.next().unwrap().starts_with("param name=variant value=brazilian"));
    assert!(lines.any(|line| line == "ready"));
    assert!(lines.any(|line| line.starts_with("done move=")));
    writeln!(input, "quit").unwrap();
    assert!(child.wait().unwrap().success());
}

#[test]
fn two_of_our_programs_play_by_dxp() {
    let mut server = start(&["engine", "dxp", "--listen", "0", "--move-time", "0.002", "--hash", "1"]);
    let mut told = BufReader::new(server.stdout.take().unwrap()).lines().map_while(Result::ok);
    let port = told.next().unwrap().trim_start_matches("listening on port ").to_owned();
    let address = format!("localhost:{port}");
    let client = damier(&[
        "engine",
        "dxp",
        "--connect",
        &address,
        "--games",
        "2",
        "--moves",
        "20",
        "--move-time",
        "0.002",
        "--hash",
        "1",
    ]);
    assert!(client.starts_with("exit 0"), "{client}");
    assert!(client.contains("game against Damier: we are White, 5 min a player"), "{client}");
    assert!(client.contains("game against Damier: we are Black, 5 min a player"), "{client}");
    assert!(told.any(|line| line.starts_with("game against Damier")));
    assert!(server.wait().unwrap().success());
}

#[test]
fn a_match_tells_its_result_as_json_and_as_pdn() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.pdn");
    let file = file.to_str().unwrap();
    let program = format!("hub:{} engine hub --hash 1", env!("CARGO_BIN_EXE_damier"));
    let args = ["match", "self:nodes=400,hash=1,name=A", &program, "--variant", "russian", "--nodes", "50"];
    let more = ["--games", "4", "--sprt", "0,20", "--pdn", file, "--json"];
    let output = run(&[&args[..], &more].concat(), b"");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).unwrap();
    let values: Vec<serde_json::Value> =
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let (last, games) = values.split_last().unwrap();
    assert_eq!(
        games.len() as u64,
        last["won"].as_u64().unwrap() + last["drawn"].as_u64().unwrap() + last["lost"].as_u64().unwrap()
    );
    assert_eq!((&games[0]["white"], &games[1]["black"]), (&"A".into(), &"A".into()));
    assert_eq!(last["sprt"]["high"], 2.94);
    let check = damier(&["pdn", "check", file]);
    assert!(check.starts_with("exit 0"), "{check}");
}

#[test]
fn a_match_that_cannot_be_is_refused() {
    for (args, reason) in [
        (&["self", "scan"][..], "a player is self"),
        (&["self", "dxp:localhost:1", "--variant", "lasca"], "plays international draughts only"),
        (&["self", "self", "--sprt", "10,0"], "the first Elo must be below the second"),
        (&["self", "self", "--openings", "/no/such/file"], "the openings /no/such/file cannot be read"),
        (&["self", "self", "--openings", "lines:12"], "more than 500000 lines"),
        (&["self", "hub:/no/such/program"], "/no/such/program cannot be started"),
        (&["self", "hub:false"], "the program"),
        (&["self", "self", "--move-time", "-1"], "a time cannot be negative"),
    ] {
        let told = damier(&[&["match"], args].concat());
        assert!(told.starts_with("exit 2") && told.contains(reason), "{args:?}: {told}");
    }
}
