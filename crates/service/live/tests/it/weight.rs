//! How much memory a running game takes: a site holds ten thousand of them.
//!
//! `cargo test -p damier-live -- --ignored --nocapture weight` prints the number.

use std::process::Command;

use damier_clock::Span;
use damier_clock::named::Class;
use damier_live::{LiveGame, Presence, Terms, Viewer};

use super::chance::Chance;
use super::play::Match;

/// So many games are held.
const GAMES: usize = 400;

/// Half-moves of each: a game of the usual length.
const PLIES: usize = 60;

/// So many bytes a game may take.
const MOST: usize = 25_000;

/// Memory that this program holds, in bytes; none where the system does not tell.
fn held() -> Option<usize> {
    let told = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = told.lines().find(|line| line.starts_with("VmRSS:"))?;
    line.split_whitespace().nth(1)?.parse::<usize>().ok().map(|kilobytes| kilobytes * 1024)
}

/// A random game that is still played.
fn running(book: &str) -> Match {
    for seed in 1.. {
        let mut table = Match::new(Terms::new(book, Class::Classic, "50/2h,25/1h*"));
        let mut chance = Chance::new(seed);
        while !table.game.is_over() && table.game.ply() < PLIES {
            let view = table.game.view(Viewer::Player(table.game.turn()), table.now, &Presence::default());
            let id = view.legal[chance.below(view.legal.len())].id.clone();
            table.wait(Span::seconds(1));
            table.play(&id, Span::ZERO).expect("a listed move, in time");
        }
        if !table.game.is_over() {
            return table;
        }
    }
    unreachable!("some game is long enough")
}

#[test]
#[ignore = "measures a program of its own; the other test starts it"]
fn weight() {
    let mut kept = Vec::new();
    for book in ["fmjd-100", "ua2023-russian"] {
        let table = running(book);
        let fold = || LiveGame::fold(table.entries.clone()).expect("facts that were taken in before");
        let warm: Vec<LiveGame> = (0..20).map(|_| fold()).collect();
        let before = held();
        let games: Vec<LiveGame> = (0..GAMES).map(|_| fold()).collect();
        let grown = held().zip(before).map(|(now, before)| now.saturating_sub(before) / GAMES);
        println!("{book} {}", grown.unwrap_or_default());
        kept.push((warm, games));
    }
    assert_eq!(kept.len(), 2);
}

#[test]
fn a_running_game_takes_little_memory() {
    let program = std::env::current_exe().expect("this program");
    let alone = ["--exact", "weight::weight", "--ignored", "--nocapture", "--test-threads=1"];
    let told = Command::new(program).args(alone).output().expect("it runs");
    let text = String::from_utf8_lossy(&told.stdout).into_owned();
    for book in ["fmjd-100", "ua2023-russian"] {
        let line = text.lines().find_map(|line| line.split_once(book)).expect("a number").1;
        let bytes: usize = line.trim().parse().expect("a number");
        assert!(bytes <= MOST, "{book}: {bytes} bytes a game");
    }
}
