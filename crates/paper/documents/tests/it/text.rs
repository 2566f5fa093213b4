//! The board in letters.

use damier_documents::{Coordinates, Diagram, TextStyle};
use damier_rules::{Position, Variant};

use crate::boards::{flat, towers};

#[test]
fn each_variant_has_its_board() {
    insta::assert_snapshot!("text_international", flat(Variant::International).text());
    insta::assert_snapshot!("text_russian", flat(Variant::Russian).text());
    insta::assert_snapshot!("text_brazilian", flat(Variant::Brazilian).text());
    insta::assert_snapshot!("text_english", flat(Variant::English).text());
    insta::assert_snapshot!("text_columns", towers(Variant::Columns).text());
    insta::assert_snapshot!("text_lasca", towers(Variant::Lasca).text());
}

#[test]
fn letters_only_for_plain_terminals() {
    let start = Diagram {
        coordinates: Coordinates::Letters,
        flip: true,
        ..Diagram::of(&Position::start(Variant::Russian))
    };
    let text = start.text_in(TextStyle::Ascii);
    assert!(text.is_ascii());
    insta::assert_snapshot!("text_ascii_flipped", text);
}

#[test]
fn words_describe_towers() {
    insta::assert_snapshot!(
        towers(Variant::Columns).describe(),
        @"White to move. White: tower (7 men; captives: king, 3 men, king) on b8; tower (king; captives: 4 men) on h6; tower (6 men) on d4; tower (12 men; captives: 11 kings) on g3. Black: man on b2; tower (king, man) on a7."
    );
}

#[test]
fn a_caption_cannot_move_the_cursor() {
    let caption = Some("\u{1b}[2J one\r\n two".to_owned());
    let text = Diagram { caption, ..flat(Variant::Russian) }.text();
    assert!(text.ends_with("[2J one two\n"), "{text}");
}
