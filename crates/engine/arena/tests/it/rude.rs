//! Programs that crash, cheat, are late or cannot be found.

use std::net::TcpListener;
use std::thread;
use std::time::Duration;

use damier_arena::{Pace, run};
use damier_engine::{Engine, Limits, Options};
use damier_protocol::dxp::{EngineMover, Link, Terms, follow};
use damier_rules::{Rulebook, Variant};

use crate::matches::plan;

/// How the games against a Hub program of a few lines of shell end.
fn ends(answer: &str) -> Vec<String> {
    let script = format!(
        "hub:sh -c 'while read c rest; do case $c in hub) echo wait;; init) echo ready;; go) {answer};; esac; done'"
    );
    let mut plan = plan(Variant::International, &script, "self:hash=1,nodes=50", 1);
    plan.pace = Pace { move_time: Some(Duration::from_millis(100)), ..Pace::default() };
    plan.adjudication.margin = Duration::from_millis(200);
    plan.patience = Duration::from_millis(400);
    let mut ends = Vec::new();
    let tally = run(&plan, &mut |told| {
        ends.extend(told.games.iter().map(|game| game.ending.why.clone()));
        true
    });
    assert_eq!(tally.expect("a program that fails does not end the match").lost, 2, "{ends:?}");
    ends
}

#[test]
fn a_program_that_fails_loses_and_the_reason_is_told() {
    let illegal = ends("echo done move=1-50");
    assert!(
        illegal[0].starts_with("White: illegal move: 1-50") && illegal[1].starts_with("Black: illegal move")
    );
    assert_eq!(ends("exit"), ["White: the program ended", "Black: the program ended"]);
    assert_eq!(ends("echo done")[0], "White: the program answered without a move: done");
    let silent = ends("sleep 1");
    assert!(silent[0].starts_with("White: the program did not say \"done\" within 0.5 s"), "{silent:?}");
    let late = ends("sleep 0.4; echo done move=32-28");
    assert!(late.iter().all(|why| why.contains("time: ") || why.contains("illegal")), "{late:?}");
}

#[test]
fn a_program_that_cannot_be_started_ends_the_match() {
    let told = |player: &str, variant| {
        let mut plan = plan(variant, player, "self:hash=1", 1);
        plan.patience = Duration::from_millis(50);
        run(&plan, &mut |_| true).unwrap_err().to_string()
    };
    assert!(told("hub:/no/such/program", Variant::Russian).starts_with("/no/such/program cannot be started"));
    let normal = told("hub:sh -c 'read c; echo wait; read c'", Variant::Russian);
    assert!(normal.ends_with("does not play russian; it plays normal"), "{normal}");
    assert!(told("dxp:127.0.0.1:1", Variant::International).starts_with("127.0.0.1:1 cannot be reached"));
    assert!(told("self:weights=/no/such/file", Variant::Lasca).contains("/no/such/file cannot be used"));
}

#[test]
fn a_dxp_program_plays_a_match_with_openings() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    let following = thread::spawn(move || {
        let engine = Engine::new(
            &Rulebook::usual(Variant::International),
            &Options { hash: 1 << 20, ..Options::default() },
        );
        let mut mover = EngineMover::new(engine, Limits { nodes: Some(150), ..Limits::default() });
        let mut link = Link::over(listener.accept().unwrap().0).unwrap();
        let terms = Terms { name: "Follower".to_owned(), patience: Duration::from_secs(10) };
        follow(&mut link, &terms, &mut mover, &mut |_| {}).map_err(|fault| fault.to_string())
    });
    let plan = plan(Variant::International, &format!("dxp:127.0.0.1:{port}"), "self:hash=1", 2);
    let tally = run(&plan, &mut |told| {
        for game in told.games {
            assert_eq!(game.ending.at_fault, None, "{}", game.ending.why);
        }
        true
    });
    assert_eq!(tally.unwrap().games(), 4);
    assert_eq!(following.join().unwrap(), Ok(()));
}
