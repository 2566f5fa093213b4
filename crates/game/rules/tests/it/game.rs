//! Games by case files.

use damier_rules::Rulebook;
use damier_rules::game::{Conditions, Fact, Game, Refusal};

use crate::game_cases::run;

#[test]
fn counted_draws() {
    run("draws");
}

#[test]
fn readings_of_counted_draws() {
    run("draw-readings");
}

#[test]
fn draws_by_time() {
    run("draws-by-time");
}

#[test]
fn agreed_draws() {
    run("offers");
}

#[test]
fn claimed_draws() {
    run("claims");
}

#[test]
fn irregularities() {
    run("irregularities");
    run("irregularities-listed");
}

#[test]
fn hands() {
    run("hands");
    run("codes");
}

#[test]
fn results() {
    run("results");
}

/// A move of another position is refused and leaves the record as it was.
#[test]
fn illegal_moves_are_refused_with_their_place() {
    let mut game = Game::new(Rulebook::named("fmjd-100").unwrap(), Conditions::classic()).unwrap();
    let first = game.state().position().legal_moves()[0];
    game.apply(Fact::Move(first)).unwrap();
    let refusal = game.apply(Fact::Move(first)).unwrap_err();
    assert!(matches!(refusal, Refusal::IllegalMove { ply: 1, .. }), "{refusal}");
    assert!(refusal.to_string().starts_with("half-move 2: "), "{refusal}");
    assert_eq!(game.facts().len(), 1);
}
