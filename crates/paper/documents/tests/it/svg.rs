//! The SVG document.

use damier_documents::{Coordinates, Diagram, Route, Theme};
use damier_rules::{Color, Setup, Tower, Variant};

use crate::boards::{flat, square, towers};

#[test]
fn each_variant_has_its_picture() {
    insta::assert_snapshot!("international", flat(Variant::International).svg());
    insta::assert_snapshot!("russian", flat(Variant::Russian).svg());
    insta::assert_snapshot!("brazilian", flat(Variant::Brazilian).svg());
    insta::assert_snapshot!("english", flat(Variant::English).svg());
    insta::assert_snapshot!("columns", towers(Variant::Columns).svg());
    insta::assert_snapshot!("lasca", towers(Variant::Lasca).svg());
}

#[test]
fn every_theme_can_be_told_apart() {
    for theme in Theme::ALL {
        let svg = Diagram { theme, ..flat(Variant::Russian) }.svg();
        for other in Theme::ALL.into_iter().filter(|other| *other != theme) {
            assert_ne!(svg, Diagram { theme: other, ..flat(Variant::Russian) }.svg());
        }
        assert_eq!(theme.name().parse(), Ok(theme));
    }
    assert!("paisley".parse::<Theme>().is_err());
}

#[test]
fn nonsense_is_drawn_without_complaint() {
    let mut setup = Setup::start(Variant::Lasca);
    setup.placed.push((square(50), Tower::king(Color::White))); // off the board
    setup.placed.push((square(1), Tower::king(Color::Black))); // taken twice
    let diagram = Diagram {
        last_move: Some(Route { squares: vec![square(50)], jumped: vec![square(49)] }),
        arrows: vec![(square(50), square(1)), (square(3), square(3))],
        ..Diagram::new(setup)
    };
    let svg = diagram.svg();
    assert!(svg.contains("<title>1: Black, king</title>"));
    assert!(!svg.contains("<title>50:"));
}

#[test]
fn a_caption_cannot_break_the_document() {
    let caption = Some("<b> & \"quotes\" \u{0}\u{1b}[2J\n]]>".to_owned());
    let svg = Diagram { caption, ..flat(Variant::Russian) }.svg();
    assert!(svg.contains("&lt;b&gt; &amp; &quot;quotes&quot; \u{FFFD}\u{FFFD}[2J ]]&gt;"));
}

#[test]
fn the_board_turns_and_names_follow() {
    let flipped = Diagram { flip: true, ..flat(Variant::Russian) };
    insta::assert_snapshot!("flipped", flipped.svg());
    let plain = Diagram { coordinates: Coordinates::None, caption: None, ..flat(Variant::Russian) };
    assert!(!plain.svg().contains("<text"));
}
