//! Reversed games: who has no move left has won (COL-4.1.4).

use damier_correspondence::{Entry, Fact, Letter, Party, PostalGame, Stamp, Terms};
use damier_pdn::{Notation, write_move};
use damier_rules::game::Outcome;
use jiff::civil::date;

/// A game of moves picked by a number, to its end on the board; none where it is drawn or too long.
fn played(rulebook: &str, code: &str, seed: u64, reversed: bool) -> Option<Outcome> {
    let on = Stamp::day(date(2026, 3, 1));
    let mut terms = Terms::new(rulebook, code, date(2026, 3, 1));
    terms.reversed = reversed;
    let mut game = PostalGame::begin(terms, Party::named("A"), Party::named("B"), on).expect("terms");
    let mut lot = seed;
    for _ in 0..300 {
        let state = game.state();
        if game.is_over() {
            return game.result().map(|result| result.outcome).filter(|outcome| *outcome != Outcome::Draw);
        }
        lot = lot.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let moves = state.position().legal_moves();
        let mv = moves[usize::try_from(lot >> 33).expect("small") % moves.len()];
        let text = write_move(state.position(), &mv, &Notation::of(state.rulebook()));
        let letter = Letter {
            by: game.turn(),
            received: Some(on),
            sent: Some(on),
            moves: vec![text],
            variations: Vec::new(),
            offer: false,
            charged: false,
        };
        game.apply(&Entry { on, fact: Fact::Letter(letter) }).expect("a legal move");
    }
    None
}

#[test]
fn the_same_moves_win_the_other_way_round() {
    for (rulebook, code) in
        [("ua2013-russian", "columns"), ("ua2013-100", "columns"), ("columns-russian", "columns")]
    {
        let decided = (1..400).find_map(|seed| Some((seed, played(rulebook, code, seed, false)?)));
        let (seed, usual) = decided.unwrap_or_else(|| panic!("{rulebook}: no game was decided"));
        let Outcome::Win(winner) = usual else { panic!("{rulebook}: {usual:?}") };
        assert_eq!(played(rulebook, code, seed, true), Some(Outcome::Win(!winner)), "{rulebook}");
    }
}
