//! Clocks that start with the first move, and games that never began.

use damier_clock::named::Class;
use damier_clock::{Control, Span};
use damier_live::{ClockStart, Command, Ending, Fact, Player, Seat, Terms};

use super::play::Match;

fn terms(control: &str) -> Terms {
    let read: Control = control.parse().expect("a control");
    let clock_start = ClockStart::with_first_move(&read);
    Terms { clock_start, ..Terms::new("ua2023-russian", Class::Blitz, control) }
}

fn left(table: &Match, seat: Seat) -> Span {
    table.game.clock().reading(seat.color(), table.now).left.expect("a clock")
}

#[test]
fn nobody_loses_time_before_the_first_move() {
    let mut table = Match::new(terms("3m"));
    table.wait(Span::seconds(100));
    assert_eq!(left(&table, Seat::White), Span::minutes(3));
    table.play("c3-d4", Span::ZERO).expect("the first move");
    assert_eq!(left(&table, Seat::White), Span::minutes(3), "his first move cost nothing");
    table.wait(Span::seconds(5));
    assert_eq!(left(&table, Seat::Black), Span::seconds(175), "the other's clock runs");
    table.play("f6-e5", Span::ZERO).expect("a move");
    table.wait(Span::seconds(7));
    assert_eq!(left(&table, Seat::White), Span::seconds(173));
    table.check_fold();
}

#[test]
fn a_game_without_moves_is_called_off_and_nobody_loses() {
    let mut table = Match::new(terms("3m"));
    assert_eq!(table.game.next_due(), Some(table.now + Span::minutes(3)));
    table.wait(Span::minutes(3));
    let due = table.game.due(table.now);
    assert_eq!(due, [Fact::NeverBegun { of: Seat::White }]);
    table.game.apply(table.now, &due[0]).expect("it is due");
    assert_eq!(table.game.ending(), Some(Ending::NeverBegun { of: Seat::White }));
    assert_eq!(table.game.ended().expect("it is over").score, "*");
    assert!(!table.game.each_has_made(1));
}

#[test]
fn a_flag_before_both_have_moved_is_no_loss_and_later_it_is() {
    let mut table = Match::new(terms("1m"));
    table.play("c3-d4", Span::ZERO).expect("the first move");
    table.wait(Span::minutes(2));
    assert_eq!(table.game.due(table.now), [Fact::NeverBegun { of: Seat::Black }]);

    let mut table = Match::new(terms("1m"));
    table.play("c3-d4", Span::ZERO).expect("the first move");
    table.play("f6-e5", Span::ZERO).expect("a move");
    table.wait(Span::minutes(2));
    assert_eq!(table.game.due(table.now), [Fact::FlagFell { of: Seat::White }]);
}

#[test]
fn clocks_that_have_not_started_are_neither_stopped_nor_resumed() {
    let table = Match::new(terms("3m"));
    assert!(table.game.stop_since(table.now).is_empty());
    assert!(table.game.resume().is_empty());
}

#[test]
fn a_first_move_taken_back_is_waited_for_again() {
    let mut table = Match::new(Terms { takebacks: true, ..terms("3m") });
    table.play("c3-d4", Span::ZERO).expect("the first move");
    table.wait(Span::seconds(10));
    for (command, by) in [(Command::Takeback, Seat::White), (Command::Grant, Seat::Black)] {
        let facts = table.game.decide(&command, by, table.now, Span::ZERO).expect("they may");
        facts.iter().for_each(|fact| table.game.apply(table.now, fact).expect("it follows"));
    }
    assert_eq!(table.game.next_due(), Some(table.now + Span::minutes(3)));
    table.wait(Span::seconds(100));
    assert_eq!(left(&table, Seat::White), Span::minutes(3));
    table.play("c3-b4", Span::ZERO).expect("the first move again");
}

#[test]
fn the_wait_fits_the_control() {
    for (control, within) in [
        ("2s", ClockStart::FirstMove(Span::seconds(30))),
        ("3m+2s", ClockStart::FirstMove(Span::minutes(3))),
        ("50/2h,25/1h*", ClockStart::FirstMove(Span::minutes(10))),
    ] {
        assert_eq!(terms(control).clock_start, within, "{control}");
    }
}

#[test]
fn another_game_waits_for_its_first_move_too() {
    let table = Match::new(terms("3m"));
    let Fact::Begun { terms, .. } = table.game.next_game() else { panic!("a game begins") };
    assert_eq!(terms.clock_start, ClockStart::FirstMove(Span::minutes(3)));
    assert!(matches!(table.game.players().white, Player::Account { .. } | Player::Guest { .. }));
}
