//! The fonts of the papers, inside the program, and words as glyphs of them.

use std::ops::Range;
use std::sync::LazyLock;

use rustybuzz::UnicodeBuffer;

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

/// Where a sign is looked for that the cut itself does not have.
const SIGNS: [usize; 3] = [5, 6, 0];

/// The cuts of the fonts, in the order of the files.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Face {
    Sans = 0,
    SansBold = 1,
    SansItalic = 2,
    SerifBold = 3,
    SerifItalic = 4,
}

/// A shape of a font, measured in the size of the letters.
#[derive(Debug, Clone)]
pub(crate) struct Glyph {
    /// The font, by its place among the files.
    pub(crate) font: usize,
    pub(crate) id: u32,
    pub(crate) advance: f32,
    pub(crate) x: f32,
    pub(crate) y: f32,
    /// The bytes of the word that it stands for.
    pub(crate) range: Range<usize>,
}

/// A word as glyphs.
#[derive(Debug, Clone, Default)]
pub(crate) struct Word {
    /// The letters as they are printed: what no font has is `�`.
    pub(crate) text: String,
    pub(crate) glyphs: Vec<Glyph>,
    /// Of the size of the letters.
    pub(crate) width: f32,
}

static FACES: LazyLock<Vec<rustybuzz::Face<'static>>> =
    LazyLock::new(|| FILES.iter().filter_map(|file| rustybuzz::Face::from_slice(file, 0)).collect());

/// The fonts for the writer of a file.
pub(crate) fn for_file() -> Option<Vec<krilla::text::Font>> {
    FILES.iter().map(|file| krilla::text::Font::new((*file).into(), 0)).collect()
}

/// The font in which a character is printed in a cut.
fn font_of(face: Face, c: char) -> Option<usize> {
    let has = |font: &usize| FACES.get(*font).is_some_and(|face| face.glyph_index(c).is_some());
    std::iter::once(face as usize).chain(SIGNS).find(has)
}

/// A word in a cut. A sign that no font has would vanish from the page; it is shown as `�` instead.
pub(crate) fn shape(face: Face, words: &str) -> Word {
    let mut word = Word::default();
    let mut segments: Vec<(usize, Range<usize>)> = Vec::new();
    for c in words.chars() {
        let (font, c) = match font_of(face, c) {
            Some(font) => (font, c),
            None => match font_of(face, char::REPLACEMENT_CHARACTER) {
                Some(font) => (font, char::REPLACEMENT_CHARACTER),
                None => continue,
            },
        };
        let begin = word.text.len();
        word.text.push(c);
        let end = word.text.len();
        match segments.last_mut() {
            Some((own, range)) if *own == font => range.end = end,
            _ => segments.push((font, begin..end)),
        }
    }
    for (font, range) in segments {
        append(&mut word, font, range);
    }
    word.width = word.glyphs.iter().map(|glyph| glyph.advance).sum();
    word
}

/// Adds the glyphs of a part of a word that is printed in one font.
fn append(word: &mut Word, font: usize, part: Range<usize>) {
    let Some(face) = FACES.get(font) else { return };
    let em = face.units_per_em() as f32;
    let mut buffer = UnicodeBuffer::new();
    buffer.push_str(&word.text[part.clone()]);
    buffer.set_direction(rustybuzz::Direction::LeftToRight);
    let shaped = rustybuzz::shape(face, &[], buffer);
    let (infos, places) = (shaped.glyph_infos(), shaped.glyph_positions());
    let starts: Vec<usize> = infos.iter().map(|info| part.start + info.cluster as usize).collect();
    for (at, (info, place)) in infos.iter().zip(places).enumerate() {
        let next = starts[at..].iter().find(|start| **start > starts[at]).copied().unwrap_or(part.end);
        word.glyphs.push(Glyph {
            font,
            id: info.glyph_id,
            advance: place.x_advance as f32 / em,
            x: place.x_offset as f32 / em,
            y: place.y_offset as f32 / em,
            range: starts[at]..next,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_font_can_be_read() {
        assert_eq!(FACES.len(), FILES.len());
        assert_eq!(for_file().map(|fonts| fonts.len()), Some(FILES.len()));
    }

    #[test]
    fn names_of_the_languages_in_use_have_letters() {
        let words = "Їжак ґанок ёлка Żółć Čičinskas Šarūnas Ęžerų œuvre Ñandú İğdır Ő ½ – № ² ’ Ελλάς";
        for (at, face) in FACES[..5].iter().enumerate() {
            let missing: String = words.chars().filter(|c| face.glyph_index(*c).is_none()).collect();
            assert_eq!(missing, "", "font {at}");
        }
        for sign in "→←−≥✓✗☐☑⛀⛃●○\u{fffd}".chars() {
            assert!(font_of(Face::SerifItalic, sign).is_some(), "{sign}");
        }
        assert_eq!(shape(Face::Sans, "a龙b").text, "a\u{fffd}b");
    }

    #[test]
    fn glyphs_stand_for_all_bytes_of_their_word() {
        for words in ["Ouagadougou", "Їжак", "2½", "a→b", "e\u{301}", "fi ffl"] {
            let word = shape(Face::Sans, words);
            let mut covered: Vec<usize> = word.glyphs.iter().flat_map(|glyph| glyph.range.clone()).collect();
            covered.sort_unstable();
            covered.dedup();
            assert_eq!(covered, (0..word.text.len()).collect::<Vec<_>>(), "{words}");
            assert!(word.width > 0.0);
        }
    }
}
