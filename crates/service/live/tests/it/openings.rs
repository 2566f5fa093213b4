//! Drawn openings and micro-matches (UA-III.5.5.1, UA-III.5.5.2, WCDF-N.ii).

use damier_clock::named::Class;
use damier_clock::{Moment, Span};
use damier_live::{
    Ballot, Command, Entry, Fact, LiveGame, MicroGame, Player, Presence, Refused, Seat, Terms, Viewer,
};
use damier_rules::Variant;

fn terms() -> Terms {
    let ballot = Some(Ballot { number: Some("1".to_owned()), ..Ballot::of("english-3") });
    let terms = Terms::new("wcdf-checkers", Class::Rapid, "5m");
    Terms { ballot, micro_match: Some(MicroGame::First), takebacks: true, ..terms }
}

fn begun(terms: Terms) -> LiveGame {
    let [white, black] = ["olena", "ivan"].map(Player::account);
    LiveGame::begin(terms, white, black, Moment::from_millis(0)).expect("a game")
}

fn act(game: &mut LiveGame, command: &Command, by: Seat) -> Result<(), Refused> {
    let at = game.last() + Span::seconds(1);
    for fact in game.decide(command, by, at, Span::ZERO)? {
        game.apply(at, &fact)?;
    }
    Ok(())
}

fn moves(game: &mut LiveGame, text: &str) -> Result<(), Refused> {
    let (ply, by) = (game.ply(), game.turn());
    act(game, &Command::Move { ply, text: text.to_owned() }, by)
}

#[test]
fn the_opening_stands_on_the_board_and_cannot_be_taken_back() {
    let mut game = begun(terms());
    assert_eq!(game.moves().collect::<Vec<_>>(), ["9-13", "21-17", "5-9"]);
    assert_eq!((game.ply(), game.turn()), (3, Seat::White));
    assert_eq!(game.past(9).len(), 4);
    assert_eq!(
        act(&mut game, &Command::Takeback, Seat::Black),
        Err(Refused::NothingToTakeBack { color: Seat::Black.color() })
    );
    // Neither player has moved yet, so the game can be called off; after both have, it cannot.
    assert_eq!(game.may_abort(game.last()), Ok(()));
    moves(&mut game, "25-21").expect("legal");
    assert_eq!(game.may_abort(game.last()), Ok(()));
    moves(&mut game, "9-14").expect("legal");
    assert_eq!(game.may_abort(game.last()), Err(Refused::BothHaveMoved));
    act(&mut game, &Command::Takeback, Seat::White).expect("his own move");
    act(&mut game, &Command::Grant, Seat::Black).expect("granted");
    assert_eq!((game.ply(), game.turn()), (3, Seat::White));
}

#[test]
fn the_second_game_follows_with_colours_reversed() {
    let mut game = begun(terms());
    assert_eq!(game.second_game("g"), None, "not before the end");
    act(&mut game, &Command::Resign, Seat::White).expect("he may");
    let view = game.view(Viewer::Player(Seat::White), game.last(), &Presence::default());
    assert_eq!(view.may.expect("a player").rematch, Err(Refused::SecondGameFollows));
    let Some(Fact::Begun { terms, white, black }) = game.second_game("g") else { panic!("no second game") };
    assert_eq!((white, black), (Player::account("ivan"), Player::account("olena")));
    assert_eq!(terms.micro_match, Some(MicroGame::Second("g".to_owned())));
    let mut second = begun(*terms);
    assert_eq!(second.ply(), 3, "from the same opening");
    act(&mut second, &Command::Resign, Seat::White).expect("he may");
    assert_eq!(second.second_game("g-2"), None);
    assert_eq!(second.may_rematch(Seat::White), Ok(()));

    let mut called_off = begun(self::terms());
    act(&mut called_off, &Command::Abort, Seat::White).expect("he may");
    assert_eq!(called_off.second_game("g"), None);
}

#[test]
fn openings_are_drawn_from_the_table_of_the_game() {
    for lot in 0..50 {
        let drawn = Ballot::of("english-3").drawn(Variant::English, lot).expect("an opening");
        assert_ne!(drawn.number.as_deref(), Some("3"), "barred openings are not drawn");
        assert_eq!(drawn.clone().drawn(Variant::English, lot + 1), Ok(drawn.clone()), "drawn once");
        let game = begun(Terms { ballot: Some(drawn), ..terms() });
        assert_eq!(game.ply(), 3);
    }
    assert!(Ballot::of("english-3").drawn(Variant::Russian, 1).is_err());
    let odd = Terms { ballot: Some(Ballot::of("russian")), ..terms() };
    let refused = odd.check().expect_err("another variant");
    assert!(matches!(refused, Refused::NoSuchOpening { .. }), "{refused}");
    // Another game between the two draws anew.
    let Fact::Begun { terms: next, .. } = begun(terms()).next_game() else { panic!("no game") };
    assert_eq!(next.ballot, Some(Ballot::of("english-3")));
    // What is stored is read back as it was.
    let entry = Entry::new(Moment::from_millis(0), begun(terms()).next_game());
    let text = serde_json::to_string(&entry).expect("JSON");
    assert_eq!(serde_json::from_str::<Entry>(&text).expect("an entry"), entry);
}

#[test]
fn a_rated_game_is_a_plain_one() {
    let plain = Terms { rated: true, ..Terms::new("ua2023-russian", Class::Blitz, "3m") };
    assert!(plain.check().is_ok());
    let refused = |terms: Terms| terms.check().expect_err("not to be rated");
    assert_eq!(refused(Terms { takebacks: true, ..plain.clone() }), Refused::RatedIsPlain);
    assert_eq!(
        refused(Terms { start: Some("W:Wc3:Bf6".to_owned()), ..plain.clone() }),
        Refused::RatedIsPlain
    );
    assert_eq!(refused(Terms { control: "-".to_owned(), ..plain }), Refused::RatedIsPlain);
}
