//! Every opening of the embedded tables is replayed and compared with the published positions.

use std::collections::HashSet;

use damier_rules::ballot::{BallotTable, MicroMatch, Opening, TableError, TableFault};
use damier_rules::game::{Conditions, Fact, Refusal};
use damier_rules::{Color, Position, Rulebook, Variant};

/// Name, variant, lines, lines drawn, and a digest of the published positions in order, misprints
/// corrected as the file says.
const TABLES: [(&str, Variant, usize, usize, u64); 9] = [
    ("russian", Variant::Russian, 745, 745, 0xd98c_d7fd_8c04_4447), // UA-App2
    ("brazilian", Variant::Brazilian, 736, 736, 0x3ef9_f511_124c_af53), // UA-App4
    ("small-150", Variant::Russian, 150, 150, 0x28d9_ef1a_8b8e_19f4), // UA-App3
    ("small-150", Variant::Brazilian, 150, 150, 0x28d9_ef1a_8b8e_19f4),
    ("english-2", Variant::English, 49, 43, 0x5609_bf85_31b4_84cf),
    ("english-3", Variant::English, 174, 156, 0xbbaf_9090_72ed_9cca), // UA-App5
    ("english-4", Variant::English, 794, 542, 0x1413_ad7b_00df_d799),
    ("english-5", Variant::English, 2700, 1336, 0x4258_6fa4_ccd6_877f),
    ("english-11", Variant::English, 2500, 2253, 0x31ed_f5f0_3f91_8e01),
];

/// FNV-1a over side to move, then owner and number of every occupied square.
fn digest<'a>(positions: impl Iterator<Item = &'a Position>) -> u64 {
    let mut text = String::new();
    for position in positions {
        text.push(position.to_move().letter());
        for (square, tower) in position.setup().placed {
            text.push_str(&format!("{}{square}", tower.owner().letter()));
        }
    }
    text.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[test]
fn tables_lead_to_the_published_positions() {
    for (name, variant, lines, drawn, expected) in TABLES {
        let table = BallotTable::named(name, variant).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!((table.openings.len(), table.drawn().count()), (lines, drawn), "{name}");
        let positions: Vec<Position> = table.openings.iter().map(Opening::position).collect();
        assert_eq!(format!("{:016x}", digest(positions.iter())), format!("{expected:016x}"), "{name}");
        assert!(positions.iter().all(Position::has_legal_move), "{name}: an opening ends the game");
        let numbers: HashSet<&str> = table.openings.iter().map(|opening| opening.number.as_str()).collect();
        assert_eq!(numbers.len(), lines, "{name}: a number occurs twice");
        assert!(!table.title.is_empty() && !table.source.is_empty() && !table.date.is_empty(), "{name}");
    }
}

#[test]
fn eighteen_openings_of_three_half_moves_are_not_drawn() {
    let table = BallotTable::named("english-3", Variant::English).unwrap();
    let barred: Vec<&str> = table
        .openings
        .iter()
        .filter(|opening| !opening.in_set)
        .map(|opening| opening.number.as_str())
        .collect();
    let expected = "3 13 26 35 44 45 48 52 77 88 94 109 114 137 145 156 168 171";
    assert_eq!(barred.join(" "), expected);
}

#[test]
fn a_seed_draws_the_same_opening_every_time_and_all_are_drawn() {
    let table = BallotTable::named("english-3", Variant::English).unwrap();
    let drawn: HashSet<&str> = (0..3000).map(|seed| table.draw(seed).unwrap().number.as_str()).collect();
    assert_eq!(drawn.len(), 156);
    assert_eq!(table.draw(7), table.draw(7));
}

#[test]
fn an_opening_begins_a_game() {
    let table = BallotTable::named("english-3", Variant::English).unwrap();
    let opening = table.draw(1).unwrap();
    for name in ["wcdf-checkers", "ua2013-checkers", "ua2023-checkers"] {
        let game = opening.game(Rulebook::named(name).unwrap(), Conditions::classic()).unwrap();
        assert_eq!(*game.state().position(), opening.position());
        assert_eq!(game.state().position().to_move(), Color::White);
        assert!(game.state().conditions().balloted);
    }
    let refusal = opening.game(Rulebook::named("fmjd-64").unwrap(), Conditions::classic()).unwrap_err();
    assert!(matches!(refusal, Refusal::WrongVariant { .. }));
}

/// One drawn opening is played in both games (UA13-IV.9.5.2, UA-III.5.5.2), with colours exchanged, and they are one
/// result (UA13-IV.9.5.1, UA-III.5.5.1).
#[test]
fn two_games_are_one_result() {
    let table = BallotTable::named("russian", Variant::Russian).unwrap();
    let pair = MicroMatch {
        opening: table.draw(5).cloned(),
        rulebook: Rulebook::named("ua2023-russian").unwrap(),
        conditions: Conditions::classic(),
    };
    let (mut first, mut second) = (pair.game().unwrap(), pair.game().unwrap());
    assert_eq!(first.state().position(), second.state().position());
    assert_eq!(MicroMatch::color(Color::White, 1), Color::Black);
    first.apply(Fact::Resign { by: Color::Black }).unwrap();
    second.apply(Fact::NobodyCanWin).unwrap();
    let (one, two) = (first.state().result().unwrap(), second.state().result().unwrap());
    let score = MicroMatch::score(one, two);
    assert_eq!((score.game_points, score.other_game_points, score.points()), (3, 1, (2, 0)));
    assert_eq!(MicroMatch::score(two, two).points(), (1, 1));
    // White won both games: each player won once.
    assert_eq!(MicroMatch::score(one, one).points(), (1, 1));
}

/// Tables hold for a time (UA13-IV.9.5.9, UA-III.5.5.8): each is dated, and another one is another text.
#[test]
fn a_table_is_dated_and_another_can_be_read() {
    for name in BallotTable::names() {
        let variant = Variant::ALL.into_iter().find(|variant| BallotTable::named(name, *variant).is_ok());
        let table = BallotTable::named(name, variant.unwrap()).unwrap();
        let (year, month) = table.date.split_once('-').unwrap_or_else(|| panic!("{name}: {}", table.date));
        assert!(
            year.len() == 4 && month.parse::<u8>().is_ok_and(|month| (1..=12).contains(&month)),
            "{name}"
        );
    }
    let text =
        "@title of the season\n@variants russian\n@source the federation\n@date 2027-01\n1 c3-d4 d6-c5\n";
    let table = BallotTable::read(text, Variant::Russian).unwrap();
    assert_eq!((table.title.as_str(), table.date.as_str()), ("of the season", "2027-01"));
    assert_eq!(table.draw(1).map(|opening| opening.moves.len()), Some(2));
}

#[test]
fn faulty_tables_are_named_by_line() {
    let read = |text: &str| BallotTable::read(text, Variant::Russian).unwrap_err();
    assert!(matches!(read("@variants english\n"), TableError::OtherVariant { .. }));
    let bad = |text: &str| match read(text) {
        TableError::BadLine { line, fault } => (line, fault),
        other => panic!("{other}"),
    };
    assert_eq!(bad("1 a3-b4\n2 a3-b5"), (2, TableFault::NoSuchSquare("b5".to_owned())));
    assert_eq!(bad("1 a3-c5").1, TableFault::BadMove("a3-c5".to_owned()));
    assert!(matches!(bad("1 a5>b4").1, TableFault::Empty(_)));
    assert!(matches!(bad("1 a1>b2").1, TableFault::Occupied(_)));
    assert!(matches!(bad("1 a1>b8 b8>a1").1, TableFault::BadSetup(_)));
    assert!(matches!(BallotTable::named("chess", Variant::Russian), Err(TableError::UnknownTable { .. })));
}
