//! The fonts of the papers, inside the program.

use std::sync::LazyLock;

use typst::foundations::Bytes;
use typst::text::{Font, FontBook};
use typst::utils::LazyHash;

/// Latin, Greek and Cyrillic in every cut that papers use, then arrows and signs.
const FILES: [&[u8]; 7] = [
    include_bytes!("../fonts/NotoSans-Regular.ttf"),
    include_bytes!("../fonts/NotoSans-Bold.ttf"),
    include_bytes!("../fonts/NotoSans-Italic.ttf"),
    include_bytes!("../fonts/NotoSerif-Bold.ttf"),
    include_bytes!("../fonts/NotoSerif-Italic.ttf"),
    include_bytes!("../fonts/NotoSansMath-Regular.ttf"),
    include_bytes!("../fonts/NotoSansSymbols2-Regular.ttf"),
];

/// Fonts with the list by which the typesetter finds them.
pub(crate) struct Fonts {
    pub(crate) book: LazyHash<FontBook>,
    pub(crate) fonts: Vec<Font>,
}

impl Fonts {
    /// Whether a character has a shape, or needs none.
    pub(crate) fn have(&self, c: char) -> bool {
        c.is_whitespace() || self.fonts.iter().any(|font| font.info().coverage.contains(u32::from(c)))
    }
}

pub(crate) static FONTS: LazyLock<Fonts> = LazyLock::new(|| {
    let fonts: Vec<Font> = FILES.iter().filter_map(|file| Font::new(Bytes::new(*file), 0)).collect();
    Fonts { book: LazyHash::new(FontBook::from_fonts(&fonts)), fonts }
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_font_can_be_read() {
        assert_eq!(FONTS.fonts.len(), FILES.len());
    }

    #[test]
    fn names_of_the_languages_in_use_have_letters() {
        let words = "Їжак ґанок ёлка Żółć Čičinskas Šarūnas Ęžerų œuvre Ñandú İğdır Ő ½ – № ² ’ Ελλάς";
        for font in &FONTS.fonts[..5] {
            let missing: String =
                words.chars().filter(|c| !font.info().coverage.contains(u32::from(*c))).collect();
            assert_eq!(missing, "", "{}", font.info().family);
        }
        assert!("→←−≥✓✗☐☑⛀⛃●○\u{fffd}".chars().all(|sign| FONTS.have(sign)));
        assert!(!FONTS.have('龙'));
    }
}
