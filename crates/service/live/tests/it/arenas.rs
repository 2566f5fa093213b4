//! Games of an arena: half of the time may be given up, and nothing is called off or played again.

use damier_clock::Span;
use damier_clock::named::Class;
use damier_live::{ArenaGame, ClockStart, Command, Fact, Presence, Refused, Seat, Terms, Viewer};
use damier_rules::Color;

use super::play::Match;

fn terms(control: &str, berserk: bool) -> Terms {
    let arena = Some(ArenaGame { arena: "k3fq9xza".to_owned(), berserk });
    let clock_start = ClockStart::FirstMove(ArenaGame::FIRST_MOVE);
    Terms { arena, clock_start, ..Terms::new("ua2023-russian", Class::Blitz, control) }
}

fn go(table: &mut Match, by: Seat) -> Result<(), Refused> {
    table.ask(by, &Command::Berserk, Span::ZERO).map(drop)
}

/// What is left to a side, as it is shown.
fn shown(table: &Match, color: Color) -> (Span, Span) {
    let view = table.game.view(Viewer::Spectator, table.now, &Presence::default());
    (view.clocks[color].left.expect("a clock"), view.clocks[color].increment)
}

#[test]
fn whoever_gives_up_time_has_half_of_it_and_earns_nothing() {
    let mut table = Match::new(terms("3m+2s", true));
    go(&mut table, Seat::White).expect("before his first move");
    assert_eq!(shown(&table, Color::White), (Span::seconds(90), Span::ZERO), "before the clocks start");
    assert_eq!(go(&mut table, Seat::White), Err(Refused::BerserkStands { color: Color::White }));
    table.play("c3-d4", Span::ZERO).expect("the first move");
    assert_eq!(shown(&table, Color::White).0, Span::seconds(90));
    assert_eq!(go(&mut table, Seat::White), Err(Refused::BerserkStands { color: Color::White }));
    table.wait(Span::seconds(10));
    go(&mut table, Seat::Black).expect("before his first move");
    assert_eq!(shown(&table, Color::Black).0, Span::seconds(80), "ten seconds were used");
    table.play("f6-e5", Span::ZERO).expect("a move");
    assert_eq!(shown(&table, Color::Black).0, Span::seconds(80), "and nothing is earned");
    table.wait(Span::seconds(5));
    table.play("d4xf6", Span::ZERO).expect("a capture");
    assert_eq!(shown(&table, Color::White).0, Span::seconds(85));
    table.check_fold();
}

#[test]
fn time_is_given_up_before_the_first_move_where_the_arena_allows_it() {
    let mut table = Match::new(terms("3m", true));
    table.play("c3-d4", Span::ZERO).expect("the first move");
    assert_eq!(go(&mut table, Seat::White), Err(Refused::BerserkLate));
    let mut table = Match::new(terms("3m", false));
    assert_eq!(go(&mut table, Seat::White), Err(Refused::NoBerserk));
    let mut table = Match::new(Terms::new("ua2023-russian", Class::Blitz, "3m"));
    assert_eq!(go(&mut table, Seat::White), Err(Refused::NoBerserk));
}

#[test]
fn a_game_of_an_arena_is_not_called_off_and_not_played_again() {
    let mut table = Match::new(terms("3m", false));
    let aborted = table.game.decide(&Command::Abort, Seat::White, table.now, Span::ZERO);
    assert_eq!(aborted, Err(Refused::InArena));
    table.wait(ArenaGame::FIRST_MOVE);
    let due = table.game.due(table.now);
    assert_eq!(due, [Fact::NeverBegun { of: Seat::White }]);
    table.game.apply(table.now, &due[0]).expect("it is due");
    let again = Command::Rematch { game: "next".to_owned() };
    assert_eq!(table.game.decide(&again, Seat::Black, table.now, Span::ZERO), Err(Refused::InArena));
}
