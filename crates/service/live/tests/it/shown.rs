//! What a browser is sent. The files `tests/cases/view-*.json` are the form that server and browser agree on.

use std::fs;
use std::path::Path;

use damier_clock::named::Class;
use damier_clock::{Moment, Span};
use damier_language::{Language, Words};
use damier_live::{Absence, Command, Draws, Player, Presence, Refused, Seat, Terms, View, Viewer};
use damier_rules::{ByColor, Variant};
use serde_json::Value;

use super::play::Match;

fn check(name: &str, view: &View) {
    let shown =
        serde_json::to_value(view.translated("k3fQ9xZa", Words::of(Language::EN))).expect("a view is JSON");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases").join(name);
    let wanted = fs::read_to_string(&path).expect("the case is there");
    let wanted: Value = serde_json::from_str(&wanted).expect("a case is JSON");
    assert_eq!(shown, wanted, "{name} would be {shown}");
}

fn terms(start: &str) -> Terms {
    Terms {
        start: Some(start.to_owned()),
        takebacks: true,
        draws: Draws::Claimed,
        absence: Absence::ClaimAfter(Span::seconds(60)),
        ..Terms::new("ua2023-russian", Class::Classic, "25/45m,20m+10s@26")
    }
}

#[test]
fn a_player_sees_routes_clocks_and_what_he_may_do() {
    let mut table = Match::new(terms("W:Wc3,Kh2:Bd4,d6,f6,f2,Kb8"));
    table.wait(Span::seconds(20));
    let away_since = ByColor { white: None, black: Some(Moment::from_millis(0)) };
    let presence = Presence { away_since };
    check("view-to-move.json", &table.game.view(Viewer::Player(Seat::White), table.now, &presence));

    table.play("c3xe5xg7", Span::millis(90)).expect("legal");
    table.wait(Span::seconds(70));
    check("view-waiting.json", &table.game.view(Viewer::Player(Seat::White), table.now, &presence));
    table.ask(Seat::Black, &Command::Resign, Span::ZERO).expect("anybody may resign");
    table.ask(Seat::Black, &Command::Rematch { game: "next".to_owned() }, Span::ZERO).expect("it is over");
    check("view-over.json", &table.game.view(Viewer::Spectator, table.now, &presence));
}

#[test]
fn towers_are_shown_from_top_to_bottom() {
    let terms = Terms {
        start: Some("W:Wd4=1+00,c1:Bh8,f6=0+01".to_owned()),
        ..Terms::new("columns-russian", Class::Blitz, "-")
    };
    let table = Match::new(terms);
    let view = table.game.view(Viewer::Spectator, table.now, &Presence::default());
    let shown = view.translated("game", Words::of(Language::EN));
    let towers: Vec<(&str, &str)> =
        shown.pieces.iter().map(|piece| (piece.sq.as_str(), piece.tower.as_str())).collect();
    assert_eq!(towers, [("h8", "b"), ("f6", "bwW"), ("d4", "Wbb"), ("c1", "w")]);
    assert_eq!(shown.clock.sides.white.left_ms, None);
    assert!(shown.legal.is_empty() && shown.may.is_none());
}

#[test]
fn boards_are_counted_from_the_top_left() {
    let board = |book: &str| {
        let table = Match::new(Terms::new(book, Class::Blitz, "3m"));
        let view = table.game.view(Viewer::Spectator, table.now, &Presence::default());
        view.translated("game", Words::of(Language::EN)).board
    };
    let named = |book: &str, name: &str| {
        let board = board(book);
        let found = board.numbering.into_iter().find(|(own, ..)| own == name).expect("a square");
        (board.rows, board.dark_first, found.1, found.2)
    };
    assert_eq!(named("ua2023-russian", "a1"), (8, false, 7, 0));
    assert_eq!(named("ua2013-russian", "B8"), (8, false, 0, 1));
    assert_eq!(named("wcdf-checkers", "1"), (8, false, 0, 1));
    assert_eq!(named("fmjd-100", "50"), (10, false, 9, 8));
    assert_eq!(named("columns-lasca", "1"), (7, true, 6, 0));
    assert_eq!(named("columns-lasca", "25"), (7, true, 0, 6));
}

#[test]
fn spectators_see_the_game_late_and_all_of_it_once_it_is_over() {
    let terms = Terms { delay: Span::seconds(30), ..Terms::new("ua2023-russian", Class::Blitz, "3m+2s") };
    let mut table = Match::new(terms);
    for text in ["c3-d4", "f6-g5", "d4-e5"] {
        table.wait(Span::seconds(10));
        table.play(text, Span::ZERO).expect("legal");
    }
    let spectator = |table: &Match| table.game.view(Viewer::Spectator, table.now, &Presence::default());
    assert_eq!(spectator(&table).ply, 0);
    // 45 seconds after the start they see the fifteenth second: one move, and five seconds of the reply.
    table.wait(Span::seconds(15));
    let view = spectator(&table);
    assert_eq!(view.moves, ["c3-d4"]);
    assert_eq!(view.position.to_move(), Seat::Black.color());
    assert_eq!(view.clocks.white.left, Some(Span::seconds(172)));
    assert_eq!(view.clocks.black.left, Some(Span::seconds(175)));
    assert_eq!((view.running, view.at), (Some(Seat::Black), table.now));
    // The players see it as it is.
    let player = table.game.view(Viewer::Player(Seat::White), table.now, &Presence::default());
    assert_eq!(player.ply, 3);
    table.wait(Span::seconds(60));
    assert_eq!(spectator(&table).ply, 3);
    table.play("f6:d4", Span::ZERO).expect_err("no such capture");
    table.ask(Seat::Black, &Command::Resign, Span::ZERO).expect("anybody may resign");
    assert!(spectator(&table).result.is_some());
}

#[test]
fn the_engine_is_named_in_the_language_of_the_reader_and_is_never_away() {
    let terms = Terms::new("ua2023-russian", Class::Blitz, "3m");
    let start = Moment::from_millis(0);
    let engine = Player::Engine { level: 3 };
    let game = damier_live::LiveGame::begin(terms, engine, Player::guest("Bo"), start).expect("good terms");
    let presence = Presence { away_since: ByColor { white: Some(start), black: Some(start) } };
    let view = game.view(Viewer::Player(Seat::Black), start, &presence);
    let players = view.translated("game", Words::of(Language::UK)).players;
    assert_eq!((players.white.name.as_str(), players.white.here), ("Дам’є, рівень 3", true));
    assert_eq!((players.black.kind, players.black.here), ("guest", false));
}

#[test]
fn why_not_is_told_in_the_language_of_each_however_often() {
    let table = Match::new(terms("W:Wc3,Kh2:Bd4,d6,f6,f2,Kb8"));
    let view = table.game.view(Viewer::Player(Seat::White), table.now, &Presence::default());
    let wanted =
        |words| Refused::NoTakebackAsked.text(words, Variant::Russian, table.game.notation().squares);
    for language in [Language::EN, Language::LT, Language::EN, Language::UK, Language::LT] {
        let words = Words::of(language);
        let may = view.translated("game", words).may.expect("a player may do things");
        assert_eq!(may.answer_takeback.why, Some(wanted(words)));
    }
}
