//! What serde writes, it reads back; nonsense is refused in a sentence.

use std::fmt::Debug;

use damier_rules::{Color, Move, Position, Rank, Setup, Side, Square, SquareSet, Tower, Variant};
use serde::Serialize;
use serde::de::DeserializeOwned;

fn there_and_back<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) -> String {
    let text = serde_json::to_string(value).expect("it can be written");
    assert_eq!(&serde_json::from_str::<T>(&text).expect("and read"), value, "{text}");
    text
}

fn refused<T: DeserializeOwned + Debug>(text: &str) -> String {
    serde_json::from_str::<T>(text).expect_err(text).to_string()
}

#[test]
fn small_values_are_written_as_people_name_them() {
    assert_eq!(there_and_back(&Color::White), "\"white\"");
    assert_eq!(there_and_back(&Rank::King), "\"king\"");
    assert_eq!(there_and_back(&Square::new(27)), "28");
    assert_eq!(there_and_back(&SquareSet::from_bits(0b101)), "[1,3]");
    for variant in Variant::ALL {
        assert_eq!(there_and_back(&variant), format!("\"{variant}\""));
    }
    there_and_back(&Side::White);
    assert!(refused::<Square>("0").contains("there is no square 0"));
    assert!(refused::<Square>("300").contains("300"));
    assert!(refused::<Variant>("\"chess\"").contains("no variant is called \"chess\""));
}

#[test]
fn towers_positions_and_moves_come_back() {
    let tower = Tower::new(Color::Black, &[Rank::King, Rank::Man], &[Rank::Man]).expect("a tower");
    assert_eq!(
        there_and_back(&tower),
        "{\"owner\":\"black\",\"own\":[\"king\",\"man\"],\"captives\":[\"man\"]}"
    );
    for variant in Variant::ALL {
        let mut position = Position::start(variant);
        there_and_back(&Setup::start(variant));
        for turn in 0..40 {
            // How often kings of Frisian draughts have moved in a row is not told, as no FEN tells it.
            there_and_back(&position.with_king_runs(Position::start(variant).king_runs()));
            let moves = position.legal_moves();
            let Some(mv) = moves.get(turn % moves.len().max(1)) else { break };
            there_and_back(mv);
            position = position.play(mv).expect("it is listed");
        }
    }
}

#[test]
fn nonsense_is_refused() {
    assert!(refused::<Tower>("{\"owner\":\"white\",\"own\":[]}").contains("a tower has 1 to 32 pieces"));
    let tall = format!("{{\"owner\":\"white\",\"own\":[{}]}}", vec!["\"man\""; 40].join(","));
    assert!(refused::<Tower>(&tall).contains("a tower has"));
    let alone = "{\"variant\":\"russian\",\"to_move\":\"white\",\"placed\":[]}";
    assert!(refused::<Position>(alone).contains("there are no pieces on the board"));
    assert!(serde_json::from_str::<Setup>(alone).is_ok(), "a set-up may be nonsense");
    for text in [
        "{\"squares\":[32],\"jumped\":[],\"crowns\":false}",
        "{\"squares\":[32,28,22],\"jumped\":[],\"crowns\":false}",
        "{\"squares\":[32,28],\"jumped\":[1,2],\"crowns\":false}",
    ] {
        assert!(refused::<Move>(text).contains("a move has two squares"), "{text}");
    }
    let long: Vec<String> = (1..=40).map(|number| number.to_string()).collect();
    let text =
        format!("{{\"squares\":[{}],\"jumped\":[{}],\"crowns\":false}}", long.join(","), long[1..].join(","));
    assert!(refused::<Move>(&text).contains("a move has two squares"));
    // A move that nobody listed is no harm: the position refuses it.
    let odd: Move =
        serde_json::from_str("{\"squares\":[50,1],\"jumped\":[],\"crowns\":true}").expect("a move");
    assert!(Position::start(Variant::International).play(&odd).is_err());
}
