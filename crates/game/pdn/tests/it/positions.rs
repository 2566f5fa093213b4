//! The case file of position texts.

use damier_pdn::{PositionStyle, read_position_text, write_fen, write_position_text};
use damier_rules::{Color, Setup, Variant};

use crate::case_file::cases;
use crate::play::random_positions;

#[test]
fn positions_are_read_and_written_as_the_codes_print_them() {
    for case in cases("positions.cases") {
        for variant in &case.variants {
            let mut last = Setup::empty(*variant);
            for line in &case.lines {
                let at = format!("{} ({}, {variant})", line.at, case.name);
                match line.key.as_str() {
                    "read" => {
                        let (text, expected) = line.sides();
                        let read = match read_position_text(*variant, Color::White, text) {
                            Ok(setup) => {
                                last = setup;
                                write_fen(&last)
                            }
                            Err(error) => format!("! {error}"),
                        };
                        assert_eq!(read, expected, "{at}");
                    }
                    "counted" => {
                        assert_eq!(write_position_text(&last, PositionStyle::Counted), line.value, "{at}");
                    }
                    "solution" => {
                        assert_eq!(write_position_text(&last, PositionStyle::Solution), line.value, "{at}");
                    }
                    key => panic!("{at}: no key {key}"),
                }
            }
        }
    }
}

#[test]
fn what_is_written_is_read_back() {
    for variant in Variant::ALL {
        random_positions(variant, 15, |position| {
            for style in [PositionStyle::Counted, PositionStyle::Solution] {
                let setup = position.setup();
                let text = write_position_text(&setup, style);
                let read = read_position_text(variant, position.to_move(), &text).unwrap();
                assert_eq!(write_fen(&read), write_fen(&setup), "{text}");
            }
        });
    }
}
