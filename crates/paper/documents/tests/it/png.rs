//! The picture in pixels.

use damier_documents::{Diagram, Picture, PngError, Theme};
use damier_rules::Variant;

use crate::boards::{flat, towers};

/// Width and height as the file states them.
fn size(png: &[u8]) -> (u32, u32) {
    let number = |at: usize| png[at..at + 4].iter().fold(0, |n, byte| n << 8 | u32::from(*byte));
    (number(16), number(20))
}

#[test]
fn the_picture_has_the_width_asked_for() {
    for theme in Theme::ALL {
        let png = Diagram { theme, ..flat(Variant::International) }.png(321).unwrap();
        assert!(png.starts_with(b"\x89PNG\r\n\x1a\n"));
        assert_eq!(size(&png).0, 321);
    }
}

#[test]
fn a_tall_tower_on_the_last_row_makes_the_picture_higher() {
    let tall = towers(Variant::Columns);
    let mut low = tall.clone();
    low.setup.placed.retain(|(square, _)| square.number() > 4);
    assert!(size(&tall.png(400).unwrap()).1 > size(&low.png(400).unwrap()).1);
}

#[test]
fn text_is_drawn_without_fonts_of_the_system() {
    let plain = Diagram { caption: Some("....".to_owned()), ..flat(Variant::Russian) };
    let words = Diagram { caption: Some("Žiūrėk: білі".to_owned()), ..flat(Variant::Russian) };
    assert!(words.png(400).unwrap().len() > plain.png(400).unwrap().len() + 200);
}

#[test]
fn impossible_sizes_are_refused() {
    let diagram = flat(Variant::Russian);
    assert_eq!(diagram.png(0), Err(PngError::Width { width: 0 }));
    assert_eq!(diagram.png(u32::MAX), Err(PngError::Width { width: u32::MAX }));
    assert!(diagram.png(1).is_ok());
    let endless = Diagram { caption: Some("word ".repeat(10_000)), ..diagram };
    assert!(matches!(endless.png(8000), Err(PngError::Height { width: 8000, .. })));
}
