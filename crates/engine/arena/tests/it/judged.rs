//! Games that endgame tables decide, and games whose end is disputed.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::sync::Arc;
use std::thread;

use damier_arena::{EndedBy, Ending, openings, run};
use damier_rules::{Color, Variant};
use damier_tables::{BuildOptions, Tables, build};

use crate::matches::plan;

fn build_in(folder: &Path, variant: Variant) {
    let options = BuildOptions { pieces: 3, threads: 2, memory: 256 << 20 };
    build(folder, variant, &options, &|_| {}).expect("three pieces are built in a moment");
}

#[test]
fn a_position_of_the_tables_ends_the_game() {
    let folder = tempfile::tempdir().unwrap();
    build_in(folder.path(), Variant::English);
    let mut plan = plan(Variant::English, "self:hash=1,tables=none", "self:hash=1,tables=none", 3);
    let fens = "W:WK14,K18:BK1\nW:WK14:BK1\nB:W30:BK19,K23,10";
    plan.openings = openings::from_text(Variant::English, fens, None).unwrap();
    plan.adjudication.tables = Some(Arc::new(Tables::open(folder.path(), Variant::English).unwrap()));
    let mut ends: Vec<Ending> = Vec::new();
    run(&plan, &mut |told| {
        ends.push(told.games[0].ending.clone());
        true
    })
    .unwrap();
    assert!(ends.iter().all(|end| end.by == EndedBy::Tables || end.by == EndedBy::Rules), "{ends:?}");
    assert_eq!((ends[0].winner, ends[0].by), (Some(Color::White), EndedBy::Tables));
    assert!(ends[0].why.starts_with("adjudicated by tables: White wins in "), "{}", ends[0].why);
    assert_eq!((ends[1].winner, ends[1].why.as_str()), (None, "adjudicated by tables: a draw"));
    assert_eq!(ends[2].winner, Some(Color::Black));
}

#[test]
fn our_players_name_their_tables() {
    let folder = tempfile::tempdir().unwrap();
    build_in(folder.path(), Variant::Russian);
    let with = |tables: &str, variant| {
        let plan = plan(variant, &format!("self:hash=1,tables={tables}"), "self:hash=1", 1);
        run(&plan, &mut |_| true).map(|tally| tally.games()).map_err(|failure| failure.to_string())
    };
    let here = folder.path().to_str().unwrap();
    assert_eq!(with(here, Variant::Russian), Ok(2));
    assert_eq!(with("usual", Variant::Russian), Ok(2));
    assert!(with(here, Variant::English).is_err_and(|why| why.contains("no tables of English draughts")));
    assert!(with(here, Variant::Lasca).is_err_and(|why| why.contains("no tables of Lasca")));
    let nowhere = with("/no/such/folder", Variant::Russian);
    assert_eq!(nowhere, Err("there is no folder /no/such/folder for tables".to_owned()));
}

/// A program that accepts every game and answers the first thing it hears in it with one message.
fn answer_with(mut socket: TcpStream, answer: &'static [u8]) {
    let mut byte = [0];
    let mut message = Vec::new();
    while socket.read(&mut byte).is_ok_and(|length| length > 0) {
        if byte[0] != 0 {
            message.push(byte[0]);
            continue;
        }
        let begins = message.first() == Some(&b'R');
        let black = begins && message[35] == b'Z';
        let accept = format!("A{:<32}0\0", "Claimer");
        let said = match message.first() {
            // White is to move at the start.
            Some(b'R') if black => accept.into_bytes(),
            Some(b'R') => [accept.as_bytes(), answer].concat(),
            Some(b'M') => answer.to_vec(),
            _ => Vec::new(),
        };
        // The arena may have closed the connection.
        let _ = socket.write_all(&said);
        message.clear();
    }
}

/// How both games end against a program that ends them at once for a reason.
fn ends_for(answer: &'static [u8]) -> Vec<(Option<Color>, Option<String>)> {
    let listener = TcpListener::bind("127.0.0.1:0").expect("this machine has a free port");
    let address = format!("dxp:{}", listener.local_addr().expect("a listener has an address"));
    let program =
        thread::spawn(move || answer_with(listener.accept().expect("the arena connects").0, answer));
    let mut plan = plan(Variant::International, &address, "self:hash=1", 1);
    plan.openings = openings::all_lines(Variant::International, 0, 1).expect("the start is an opening");
    let mut ends = Vec::new();
    run(&plan, &mut |told| {
        ends.extend(told.games.iter().map(|game| (game.ending.winner, game.ending.dispute.clone())));
        true
    })
    .expect("the match is played");
    program.join().expect("the program does not panic");
    ends
}

#[test]
fn a_program_that_ends_a_game_gets_what_the_rules_give_it() {
    let lost = [(Some(Color::Black), None), (Some(Color::White), None)];
    assert_eq!(ends_for(b"E10\0"), lost);
    for (answer, says) in
        [(&b"E00\0"[..], "gives no reason"), (b"E20\0", "claims a draw"), (b"E30\0", "claims a win")]
    {
        let disputed = |color: Color| (None, Some(format!("{color} {says}; by the rules the game goes on")));
        assert_eq!(ends_for(answer), [disputed(Color::White), disputed(Color::Black)]);
    }
}
