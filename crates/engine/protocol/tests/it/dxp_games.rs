//! Games over sockets of this machine.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::thread;
use std::time::Duration;

use damier_engine::{Engine, Limits, Options};
use damier_protocol::dxp::{Ended, EngineMover, Event, Link, Request, Terms, follow, initiate};
use damier_rules::{Color, Rulebook, Variant};

fn mover() -> EngineMover {
    let options = Options { hash: 1 << 20, ..Options::default() };
    let engine = Engine::new(&Rulebook::usual(Variant::International), &options);
    EngineMover::new(engine, Limits { nodes: Some(200), ..Limits::default() })
}

fn terms(name: &str) -> Terms {
    Terms { name: name.to_owned(), patience: Duration::from_secs(20) }
}

fn sockets() -> (TcpStream, TcpStream) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("this machine has a free port");
    let address = listener.local_addr().expect("a listener has an address");
    let client = TcpStream::connect(address).expect("the listener is there");
    (listener.accept().expect("the client has connected").0, client)
}

/// Keeps what happened.
fn keep(games: &mut Vec<Ended>, told: &mut Vec<String>) -> impl FnMut(Event<'_>) {
    move |event| match event {
        Event::Began { opponent, me, minutes } => told.push(format!("{me} against {opponent}, {minutes}")),
        Event::Ended(ended) => games.push(ended.clone()),
        Event::Chat(text) => told.push(text.to_owned()),
        Event::Strange(fault) => told.push(fault.to_string()),
        Event::Back(course) => told.push(format!("back to {}", course.moves().len())),
        Event::Move { .. } => {}
    }
}

#[test]
fn our_client_and_our_server_play_two_games() {
    let (server, client) = sockets();
    let following = thread::spawn(move || {
        let (mut games, mut told) = (Vec::new(), Vec::new());
        let mut link = Link::over(server).unwrap();
        follow(&mut link, &terms("Server"), &mut mover(), &mut keep(&mut games, &mut told)).unwrap();
        (games, told)
    });
    let (mut games, mut told) = (Vec::new(), Vec::new());
    let request = Request { moves: 60, ..Request::new("Client", Color::Black, 5) };
    let mut link = Link::over(client).unwrap();
    initiate(&mut link, &request, 2, &terms("Client"), &mut mover(), &mut keep(&mut games, &mut told))
        .unwrap();
    let (their_games, their_told) = following.join().unwrap();
    assert_eq!(told, ["White against Server, 5", "Black against Server, 5"]);
    assert_eq!(their_told, ["Black against Client, 5", "White against Client, 5"]);
    assert_eq!(games.len(), 2);
    for (ours, theirs) in games.iter().zip(&their_games) {
        assert_eq!((&ours.moves, ours.outcome), (&theirs.moves, theirs.outcome));
        assert!(ours.moves.len() > 20);
    }
}

/// Speaks bytes to our follower and returns what it answered, up to `answers` messages, and what it told.
fn say_to_follower(messages: &[&[u8]], answers: usize) -> (Vec<String>, Vec<String>) {
    let (server, mut client) = sockets();
    let following = thread::spawn(move || {
        let (mut games, mut told) = (Vec::new(), Vec::new());
        let mut link = Link::over(server).expect("the socket is open");
        // The connection may be closed within a game.
        let _ = follow(&mut link, &terms("Server"), &mut mover(), &mut keep(&mut games, &mut told));
        told.extend(games.iter().map(|ended| {
            let dispute = ended.dispute.as_deref().unwrap_or("nobody disputes it");
            format!("{:?}: {}: {dispute}", ended.outcome, ended.why)
        }));
        told
    });
    messages.iter().for_each(|bytes| client.write_all(bytes).expect("the follower listens"));
    let mut heard = Vec::new();
    let mut message = Vec::new();
    let mut byte = [0];
    while heard.len() < answers && client.read(&mut byte).expect("the follower speaks") > 0 {
        if byte[0] == 0 {
            heard.push(String::from_utf8(std::mem::take(&mut message)).expect("messages are ASCII"));
        } else {
            message.push(byte[0]);
        }
    }
    drop(client);
    (heard, following.join().expect("the follower does not panic"))
}

fn request(version: &str, follower: char, rest: &str) -> Vec<u8> {
    format!("R{version}{:<32}{follower}001000{rest}\0", "Tester").into_bytes()
}

#[test]
fn a_game_against_bytes() {
    let begin = request("01", 'Z', "A");
    // Messages come in pieces and together.
    let (first, second) = begin.split_at(7);
    let (heard, told) = say_to_follower(&[first, second, b"CHello\0M0000322800\0", b"B001W\0"], 3);
    assert_eq!(heard[0], format!("A{:<32}0", "Server"));
    assert!(heard[1].starts_with('M'), "{heard:?}");
    assert_eq!(heard[2], "K0");
    assert_eq!(told, ["Black against Tester, 1", "Hello", "back to 0"]);
}

#[test]
fn a_follower_refuses_what_it_cannot_play() {
    let (heard, _) = say_to_follower(&[&request("02", 'Z', "A")], 1);
    assert_eq!(heard, [format!("A{:<32}1", "Server")]);
    let full = format!("BW{}", "w".repeat(50));
    let (heard, _) = say_to_follower(&[&request("01", 'Z', &full)], 1);
    assert_eq!(heard, [format!("A{:<32}2", "Server")]);
}

// Only a request wants an answer; whatever else is broken between games is passed over, to its end.
#[test]
fn what_is_broken_between_games_is_no_request() {
    let long = [b"C".repeat(130), b"R01".repeat(60), vec![0]].concat();
    let junk: [&[u8]; 6] = [b"E0\0", b"M00\0", b"C\xe9\0", b"\0", &long, b"B1W\0"];
    let broken = [b"R01T\xe9".as_slice(), &b" ".repeat(30), b"W001000A\0"].concat();
    let (other, good) = (request("01", 'W', "C"), request("01", 'W', "A"));
    let messages = [&junk[..], &[&broken, &other, &good]].concat();
    let (heard, _) = say_to_follower(&messages, 4);
    let answer = |code| format!("A{:<32}{code}", "Server");
    assert_eq!(heard[..3], [answer(2), answer(2), answer(0)], "{heard:?}");
    assert!(heard[3].starts_with('M'), "{heard:?}");
}

#[test]
fn what_cannot_be_taken_back_is_refused_and_not_told() {
    let begin = request("01", 'Z', "A");
    let (heard, told) = say_to_follower(&[&begin, b"M0000322800\0", b"B005W\0", b"B000W\0"], 4);
    assert_eq!(heard[2..], ["K1", "K1"]);
    assert_eq!(told, ["Black against Tester, 1"]);
}

#[test]
fn an_illegal_move_ends_the_game_with_its_reason() {
    let (heard, _) = say_to_follower(&[&request("01", 'Z', "A"), b"M0000322300\0"], 3);
    assert_eq!(heard[1..], ["Cillegal move from 32 to 23 taking []", "E00"]);
}

#[test]
fn an_end_is_answered() {
    let (heard, _) = say_to_follower(&[&request("01", 'Z', "A"), b"E10\0", &request("01", 'W', "A")], 4);
    assert_eq!(heard[1], "E00");
    assert!(heard[2].ends_with('0') && heard[3].starts_with('M'), "the next game begins: {heard:?}");
}

/// How a game ends in which the tester says one thing on his turn: with White at the start, or in a position.
fn end_told(position: &str, end: &str) -> String {
    let (heard, told) = say_to_follower(&[&request("01", 'Z', position), format!("{end}\0").as_bytes()], 2);
    assert_eq!(heard[1], "E00", "an end is answered without a reason");
    told.last().expect("the end is told").clone()
}

// The reason is the sender's; what it claims counts as far as our rules bear it out.
#[test]
fn every_reason_counts_for_what_it_is_worth() {
    insta::assert_snapshot!(end_told("A", "E00"), @"None: ended by the opponent, who gives no reason: nobody disputes it");
    insta::assert_snapshot!(end_told("A", "E10"), @"Some(Win(Black)): ended by the opponent, who gives up: nobody disputes it");
    insta::assert_snapshot!(end_told("A", "E20"), @"Some(Draw): ended by the opponent, who claims a draw: White claims a draw; by the rules the game goes on");
    insta::assert_snapshot!(end_told("A", "E30"), @"None: ended by the opponent, who claims a win: White claims a win; by the rules the game goes on");
    // White has no move left, so Black has won, whatever is said.
    let blocked = format!("BWzeeeew{}", "e".repeat(44));
    insta::assert_snapshot!(end_told(&blocked, "E10"), @"Some(Win(Black)): no move left: nobody disputes it");
    insta::assert_snapshot!(end_told(&blocked, "E00"), @"Some(Win(Black)): no move left: nobody disputes it");
    insta::assert_snapshot!(end_told(&blocked, "E20"), @"Some(Win(Black)): no move left: White claims a draw; by the rules Black has won");
    insta::assert_snapshot!(end_told(&blocked, "E30"), @"Some(Win(Black)): no move left: White claims a win; by the rules Black has won");
}
