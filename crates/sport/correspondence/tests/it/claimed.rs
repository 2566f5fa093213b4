//! Draws that a player claims by post, where the rules of the game let none come about by itself.

use damier_correspondence::{Entry, Fact, Letter, Party, PostalGame, Side, Stamp, Terms};

/// Kings go to and fro on the main road: the position comes for the third time after the last move.
const MOVES: &str = "e3-d4 f6-e5 d4:f6 e7:g5 g3-f4 g5:e3 d2:f4 b6-a5 h2-g3 a5-b4 a3:e7 f8:d6 f4-e5 d6:h2 e1-d2 d8-e7 \
    c3-d4 h6-g5 f2-e3 e7-f6 d4-c5 a7-b6 c5:a7 c7-b6 a7:c5 g7-h6 e3-f4 g5:e3 d2:f4 f6-g5 c5-b6 g5:e3 b6-a7 h8-g7 \
    c1-d2 e3:a3 g1-f2 h2-g1 f2-g3 a3-b4 a1-b2 b8-c7 a7-b8 g1-d4 b8:a3 d4:a1 a3-f8 a1-f6 f8-a3 f6-a1 a3-f8 a1-f6 \
    f8-a3 f6-a1";

fn played(count: usize) -> PostalGame {
    let on = Stamp::day("2026-03-01".parse().expect("a day"));
    let terms = Terms::new("ua2013-russian", "ua2013", on.date);
    let begun = PostalGame::begin(terms, Party::named("Ivan"), Party::named("Olha"), on);
    let mut game = begun.expect("terms");
    for (mv, by) in MOVES.split_whitespace().zip(Side::ALL.into_iter().cycle()).take(count) {
        let letter = Letter {
            by,
            received: Some(on),
            sent: Some(on),
            moves: vec![mv.to_owned()],
            variations: Vec::new(),
            offer: false,
            charged: false,
        };
        let fact = Fact::Letter(letter);
        game.apply(&Entry { on, fact }).unwrap_or_else(|why| panic!("{mv}: {why}"));
    }
    game
}

fn claims(mut game: PostalGame) -> PostalGame {
    let (on, by) = (Stamp::day(game.terms().start), game.turn());
    game.apply(&Entry { on, fact: Fact::DrawClaimed { by } }).expect("he is to move");
    game
}

// UA13-IV.11.4.2: who is to move claims a draw when the position stands on the board for the third time.
#[test]
fn a_repetition_is_claimed_by_post() {
    assert!(claims(played(54)).is_over());
}

#[test]
fn a_claim_before_the_third_time_ends_nothing() {
    assert!(!claims(played(50)).is_over());
}
