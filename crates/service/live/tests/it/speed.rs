//! How long a move takes: deciding it, taking it in, and making what both players are sent.
//!
//! `cargo test -p damier-live -- --ignored --nocapture speed` prints the numbers; the quick test only makes sure that
//! nothing grew out of all proportion.

use std::time::{Duration, Instant};

use damier_clock::Span;
use damier_clock::named::Class;
use damier_language::{Language, Words};
use damier_live::{Draws, Presence, Terms, Viewer};
use damier_rules::Rulebook;

use super::chance::Chance;
use super::play::Match;

/// The time of each move of a long random game, from the message to the two answers as JSON, and the game.
fn times(book: &str) -> (Vec<Duration>, Match) {
    let terms = Terms { draws: Draws::Claimed, ..Terms::new(book, Class::Classic, "50/2h,25/1h*") };
    let mut table = Match::new(terms);
    let mut chance = Chance::new(7);
    let mut times = Vec::new();
    while !table.game.is_over() && table.game.ply() < 300 {
        let seat = table.game.turn();
        let view = table.game.view(Viewer::Player(seat), table.now, &Presence::default());
        let id = view.legal[chance.below(view.legal.len())].id.clone();
        table.wait(Span::seconds(3));
        let begun = Instant::now();
        table.play(&id, Span::millis(40)).expect("a listed move, in time");
        let mut bytes = 0;
        for viewer in [Viewer::Player(seat), Viewer::Player(!seat)] {
            let view = table.game.view(viewer, table.now, &Presence::default());
            let shown = view.translated("k3fQ9xZa", Words::of(Language::UK));
            bytes += serde_json::to_string(&shown).expect("a view is JSON").len();
        }
        times.push(begun.elapsed());
        assert!(bytes > 0);
    }
    (times, table)
}

#[test]
fn a_move_takes_little_time() {
    let (mut times, _) = times("ua2023-russian");
    times.sort_unstable();
    assert!(times[times.len() / 2] < Duration::from_millis(5), "{:?}", times[times.len() / 2]);
}

#[test]
#[ignore = "prints numbers for people"]
fn speed() {
    for book in Rulebook::NAMES {
        let (mut times, table) = times(book);
        let begun = Instant::now();
        table.check_fold();
        let fold = begun.elapsed();
        let (plies, worst) = (times.len(), times.iter().max().copied().unwrap_or_default());
        times.sort_unstable();
        let middle = times.get(plies / 2).copied().unwrap_or_default();
        println!("{book:18} {plies:4} half-moves, median {middle:?}, worst {worst:?}; folded in {fold:?}");
    }
}
