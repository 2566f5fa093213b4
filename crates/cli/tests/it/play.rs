//! `damier play`, driven by scripts.

use std::path::Path;
use std::process::{Command, Stdio};

use crate::command::{damier, damier_reading};

/// A session with fixed nodes and lots, which is the same every time.
fn session(args: &[&str], script: &str) -> String {
    damier_reading(
        &[&["play"], args, &["--nodes", "400", "--seed", "1", "--hash", "1"]].concat(),
        script.as_bytes(),
    )
}

/// A file without its date.
fn undated(path: &Path) -> String {
    let text = std::fs::read_to_string(path).expect("a file");
    text.lines()
        .filter(|line| !line.starts_with("[Date"))
        .fold(String::new(), |text, line| text + line + "\n")
}

// What the engine plays changes with its evaluation, so people make the moves of these scripts.
#[test]
fn a_game_is_played_with_words() {
    let script = "moves\nc3-d4\nback\nfen\nflip\ncounters\nclock\nlevel 7\n\nquit\n";
    insta::assert_snapshot!("words", session(&["russian", "--side", "both"], script));
    insta::assert_snapshot!("end_of_input", session(&["lasca"], ""));
    insta::assert_snapshot!("resigned", session(&["english"], "resign\n"));
}

#[test]
fn the_engine_answers_and_hints() {
    let text = session(&["russian", "--level", "3"], "c3-d4\nhint\nback\nc3-b4\n");
    assert_eq!(text.matches("Damier: 1... ").count(), 2, "{text}");
    assert!(text.lines().any(|line| line.ends_with(')') && line.contains(" (")), "{text}");
    // The only move there is.
    let forced = session(&["russian", "-p", "W:Wc3,a1:Bf6,h8"], "c3-d4\n");
    assert!(forced.contains("Damier: 1... "), "{forced}");
}

#[test]
fn what_cannot_be_done_is_refused_with_its_clause() {
    let script = "c3-c4\nc3:e5\ncastle\ndraw\nc3-d4 draw\nclaim\naccept\nback\nback\nlevel 11\nsave /\n\
                  claim a1-b2\nclaim c3-d4\nhelp\n";
    insta::assert_snapshot!("refusals", session(&["russian", "--side", "both"], script));
    let pieces = "W:W28,50:B22,1";
    let must_take = session(&["international", "-p", pieces, "--side", "both"], "50-45\n28x17\n");
    insta::assert_snapshot!("must_take", must_take);
}

#[test]
fn two_people_offer_accept_and_claim() {
    let kings = ["english", "-p", "B:WK32:BK1", "--side", "both"];
    insta::assert_snapshot!("agreed", session(&kings, "1-6 draw\naccept\n"));
    let round = "1-5\n32-28\n5-1\n28-32\n";
    let claimed = session(&kings, &format!("{round}{round}claim\nclaim 1-5\n"));
    insta::assert_snapshot!("claimed", claimed.lines().rev().take(3).collect::<Vec<_>>().join("\n"));
}

#[test]
fn a_game_is_kept_and_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.pdn");
    let name = path.to_str().expect("plain letters");
    let first = session(&["brazilian", "--level", "4", "--save", name, "--control", "5m+3s"], "c3-d4\n");
    assert!(first.contains("--resume"), "{first}");
    let kept = undated(&path);
    assert!(kept.contains("[Black \"Damier, level 4\"]") && kept.contains("[%clk 0:05:0"), "{kept}");
    let second = session(&["brazilian", "--save", name], "");
    assert!(second.starts_with("exit 2") && second.contains("--resume goes on with it"), "{second}");
    let text = std::fs::read_to_string(&path).expect("a file").replace("1. c3-d4", "1. c3-d4 {a remark}");
    std::fs::write(&path, text).expect("written");
    let third = session(&["brazilian", "--resume", name], "moves\nback\ne3-f4\nquit\n");
    assert!(third.starts_with("exit 0"), "{third}");
    let fourth = session(&["brazilian", "--resume", name], "resign\n");
    assert!(fourth.contains("resignation"), "{fourth}");
    let kept = undated(&path);
    assert!(kept.contains("[Result \"0-1\"]") && !kept.contains("c3-d4"), "{kept}");
    let over = session(&["brazilian", "--resume", name], "");
    assert!(over.starts_with("exit 2") && over.contains("is over: 0-1"), "{over}");
    assert!(damier(&["pdn", "check", name]).starts_with("exit 0"));
}

#[test]
fn remarks_in_a_file_stay() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.pdn");
    let name = path.to_str().expect("plain letters");
    std::fs::write(&path, "[White \"Ann\"]\n[GameType \"25\"]\n1. c3-d4 {mine} d6-c5 *\n").expect("written");
    session(&["russian", "--resume", name, "--side", "both"], "b2-c3\nquit\n");
    insta::assert_snapshot!("resumed", undated(&path));
}

#[test]
fn a_flag_ends_the_game() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_damier"))
        .args(["play", "russian", "--control", "50ms", "--side", "both"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the command is built");
    // Somebody sits there and types nothing.
    let silent = child.stdin.take();
    let output = child.wait_with_output().expect("the command ends");
    drop(silent);
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(text.contains("The game is over: Black wins: time"), "{text}");
}

#[test]
fn the_engine_plays_every_variant_to_an_end() {
    for variant in ["international", "russian", "brazilian", "english", "columns", "lasca"] {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("game.pdn");
        let name = path.to_str().expect("plain letters");
        let text = session(&[variant, "--auto", "--level", "3", "--save", name], "");
        assert!(text.starts_with("exit 0") && text.contains("The game is over: "), "{variant}: {text}");
        assert!(damier(&["pdn", "check", name]).starts_with("exit 0"), "{variant}");
        assert_eq!(text, session(&[variant, "--auto", "--level", "3"], ""), "{variant}");
    }
}

#[test]
fn odd_arguments_are_refused() {
    insta::assert_snapshot!("level", damier(&["play", "russian", "--level", "11"]));
    insta::assert_snapshot!("control", damier(&["play", "russian", "--control", "soon"]));
    insta::assert_snapshot!("resume", damier(&["play", "russian", "--resume", "/no/such/file.pdn"]));
    insta::assert_snapshot!("sides", damier(&["play", "russian", "--auto", "--side", "white"]));
    let odd = damier_reading(&["play", "russian"], b"\xff\xfe\x00 1 \x1b[2J\nquit\n");
    assert!(odd.starts_with("exit 0") && !odd.contains('\x1b'), "{odd}");
}

#[test]
fn the_sides_have_the_names_of_the_rulebook() {
    let script = "12-13\n11-15\n12-16\naccept\nclock\nresign\n";
    let red = session(&["english", "--side", "both", "--control", "5m"], script);
    assert!(red.contains("Red to move") && red.contains("is Red's") && red.contains(", Red "), "{red}");
    assert!(red.contains("The game is over: Red wins") && !red.contains("Black"), "{red}");
    let book = ["english", "--side", "both", "--control", "5m", "--rulebook", "ua2013-checkers"];
    let black = session(&book, script);
    assert!(black.contains("Black to move") && black.contains("Black wins"), "{black}");
    assert!(!black.contains("Red"), "{black}");
}

#[test]
fn black_is_red_where_the_rulebook_says_so() {
    let text = session(&["english", "--side", "red"], "11-15\nquit\n");
    assert!(text.contains("Damier: 1... "), "{text}");
    let text = session(&["russian", "--side", "red"], "");
    assert!(text.contains("the sides are White and Black"), "{text}");
}

#[cfg(unix)]
#[test]
fn a_game_that_is_broken_off_is_kept() {
    use std::io::{BufRead as _, BufReader, Write as _};

    let folder = tempfile::tempdir().expect("a folder");
    let mut game = Command::new(env!("CARGO_BIN_EXE_damier"))
        .args(["play", "russian", "--side", "both"])
        .current_dir(folder.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut typed = game.stdin.take().expect("its input");
    typed.write_all(b"c3-d4\nfen\n").expect("it reads");
    let mut lines = BufReader::new(game.stdout.take().expect("its output")).lines();
    // The answer to `fen` says that the move has been made.
    assert!(lines.by_ref().map_while(Result::ok).any(|line| line.contains("B:W")), "the position is told");
    Command::new("kill").args(["-INT", &game.id().to_string()]).status().expect("a signal");
    assert!(game.wait().expect("it ends").success());
    let told: Vec<String> = lines.map_while(Result::ok).collect();
    let kept: Vec<_> = std::fs::read_dir(folder.path()).expect("the folder").flatten().collect();
    assert_eq!(kept.len(), 1, "{told:?}");
    let name = kept[0].file_name().into_string().expect("a plain name");
    assert!(name.starts_with("damier-russian-") && told.iter().any(|line| line.contains(&name)), "{told:?}");
    assert!(undated(&kept[0].path()).contains("1. c3-d4"));
}
