//! `damier engine` and `damier match`.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
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
        .expect("the command is built")
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
fn who_listens_again_takes_the_next_connection_up() {
    let args = ["engine", "dxp", "--listen", "0", "--again", "--move-time", "0.002", "--hash", "1"];
    let mut server = start(&args);
    let mut told = BufReader::new(server.stdout.take().unwrap()).lines().map_while(Result::ok);
    let port: u16 = told.next().unwrap().trim_start_matches("listening on port ").parse().unwrap();
    for name in ["First", "Second"] {
        let mut socket = TcpStream::connect(("127.0.0.1", port)).unwrap();
        write!(socket, "R01{name:<32}W001000A\0").unwrap();
        let mut answer = [0; 35];
        socket.read_exact(&mut answer).unwrap();
        assert_eq!(answer, *format!("A{:<32}0\0", "Damier").as_bytes());
        // The connection is lost in the middle of the game.
        drop(socket);
        assert!(told.any(|line| line.starts_with(&format!("game against {name}"))));
    }
    server.kill().unwrap();
    server.wait().unwrap();
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
        (&["self", "self", "--openings", "/no/such/file"], "/no/such/file cannot be read"),
        (&["self", "self", "--openings", "lines:12"], "more than 500000 lines"),
        (&["self", "hub:/no/such/program"], "/no/such/program cannot be started"),
        (&["self", "hub:false"], "the program"),
        (&["self", "self", "--move-time", "-1"], "a time cannot be negative"),
    ] {
        let told = damier(&[&["match"], args].concat());
        assert!(told.starts_with("exit 2") && told.contains(reason), "{args:?}: {told}");
    }
}

/// A folder with tables of three pieces.
fn tables(variant: &str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().to_str().expect("its name is text");
    let told = damier(&["tables", "build", variant, "--pieces", "3", "--folder", path]);
    assert!(told.starts_with("exit 0"), "{told}");
    folder
}

#[test]
fn a_plan_tells_what_tables_would_take_and_builds_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let here = folder.path().join("not-there");
    let path = here.to_str().expect("a path");
    let args = ["tables", "build", "english", "--pieces", "6", "--threads", "2", "--plan", "--folder", path];
    let told = damier(&args);
    assert!(told.contains("positions; 1064 MB of memory, some ") && told.contains(" minutes."), "{told}");
    let output = run(&[&args[..], &["--json"]].concat(), b"");
    let plan: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert!(plan["positions"].as_u64() > Some(2_000_000_000), "{plan}");
    assert!((1_800..7_200).contains(&plan["seconds"].as_u64().expect("seconds")), "{plan}");
    assert!(!here.exists(), "nothing is made");
    let built = tables("english");
    let path = built.path().to_str().expect("a path");
    let told = damier(&["tables", "build", "english", "--pieces", "3", "--plan", "--folder", path]);
    assert!(told.contains("slices are there already"), "{told}");
    let more = damier(&["tables", "build", "english", "--pieces", "9", "--plan", "--folder", path]);
    assert!(more.starts_with("exit 2"), "{more}");
}

#[test]
fn tables_end_the_games_of_a_match() {
    let folder = tables("english");
    let here = folder.path().to_str().unwrap();
    let fens = folder.path().join("endings.fen");
    std::fs::write(&fens, "W:WK14,K18:BK1\nW:WK14:BK1\n").unwrap();
    let pdn = folder.path().join("games.pdn");
    let own = format!("self:hash=1,tables={here}");
    let players = ["match", &own, "self:hash=1,name=B", "--variant", "english", "--nodes", "100"];
    let rest = ["--openings", fens.to_str().unwrap(), "--games", "4", "--adjudicate", here];
    let told = damier(&[&players[..], &rest].concat());
    assert!(told.contains("adjudicated by tables up to 3 pieces"), "{told}");
    assert!(told.contains("adjudged  4 games: 4 by tables"), "{told}");
    let written = ["--json", "--pdn", pdn.to_str().unwrap()];
    let output = run(&[&players[..], &rest, &written].concat(), b"");
    let text = String::from_utf8(output.stdout).unwrap();
    let values: Vec<serde_json::Value> =
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(values[0]["adjudicated"], "tables");
    assert_eq!((&values[4]["adjudicated"]["tables"], &values[4]["disputed"]), (&4.into(), &0.into()));
    let text = std::fs::read_to_string(&pdn).unwrap();
    assert!(text.contains("{adjudicated by tables: a draw}"), "{text}");
    let without = damier(&[&players[..], &rest[..4], &["--adjudicate", "none"]].concat());
    assert!(!without.contains("by tables"), "{without}");
}

#[test]
fn a_wrong_folder_of_tables_is_told() {
    let there_is_none = "there is no folder /no/such/folder for tables";
    for args in [
        &["match", "self", "self", "--adjudicate", "/no/such/folder"][..],
        &["match", "self:tables=/no/such/folder", "self"],
        &["engine", "hub", "--tables", "/no/such/folder"],
        &["engine", "dxp", "--listen", "0", "--tables", "/no/such/folder"],
    ] {
        let told = damier(args);
        assert!(told.starts_with("exit 2") && told.contains(there_is_none), "{args:?}: {told}");
    }
    let folder = tables("russian");
    let lines = format!(
        "set-param name=tables-dir value=/no/such/folder\nset-param name=tables-dir value={}\ninit\n\
         set-param name=variant value=russian\ninit\nset-param name=variant value=lasca\ninit\n",
        folder.path().display()
    );
    let output = run(&["engine", "hub"], lines.as_bytes());
    let told = String::from_utf8(output.stdout).unwrap();
    let told: Vec<&str> = told.lines().collect();
    assert_eq!(told.len(), 5, "{told:?}");
    assert!(told[0].contains(there_is_none), "{told:?}");
    assert!(told[1].starts_with("error message=\"there are no tables of international draughts in "));
    assert_eq!(told[2..], ["ready"; 3]);
}
