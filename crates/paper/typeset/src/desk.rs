//! What the typesetter sees: one program, the fonts, and nothing else.

use std::sync::LazyLock;

use typst::diag::{FileError, FileResult};
use typst::foundations::{Bytes, Datetime, Duration};
use typst::syntax::{FileId, Source};
use typst::text::{Font, FontBook};
use typst::utils::LazyHash;
use typst::{Library, LibraryExt, World};

use crate::fonts::FONTS;

static LIBRARY: LazyLock<LazyHash<Library>> = LazyLock::new(|| LazyHash::new(Library::default()));

/// The world of one paper.
pub(crate) struct Desk {
    program: Source,
}

impl Desk {
    /// A sign that no font has would vanish from the page; it is shown as `�` instead.
    pub(crate) fn new(program: &str) -> Desk {
        let shown = |c: char| if c.is_ascii() || FONTS.have(c) { c } else { char::REPLACEMENT_CHARACTER };
        Desk { program: Source::detached(program.chars().map(shown).collect::<String>()) }
    }
}

impl World for Desk {
    fn library(&self) -> &LazyHash<Library> {
        &LIBRARY
    }

    fn book(&self) -> &LazyHash<FontBook> {
        &FONTS.book
    }

    fn main(&self) -> FileId {
        self.program.id()
    }

    fn source(&self, id: FileId) -> FileResult<Source> {
        if id == self.program.id() { Ok(self.program.clone()) } else { Err(FileError::AccessDenied) }
    }

    fn file(&self, _: FileId) -> FileResult<Bytes> {
        Err(FileError::AccessDenied)
    }

    fn font(&self, index: usize) -> Option<Font> {
        FONTS.fonts.get(index).cloned()
    }

    fn today(&self, _: Option<Duration>) -> Option<Datetime> {
        None
    }
}

#[cfg(test)]
mod tests {
    use damier_documents::paper::{Block, Column, Paper, Table};
    use typst::layout::{Frame, FrameItem};
    use typst_layout::PagedDocument;

    use super::*;

    /// All that is printed on the pages of a paper, without spaces.
    fn printed(paper: &Paper) -> String {
        let pages = typst::compile::<PagedDocument>(&Desk::new(&paper.typst())).output.unwrap();
        let mut out = String::new();
        for page in pages.pages() {
            gather(&page.frame, &mut out);
        }
        without_spaces(&out)
    }

    fn gather(frame: &Frame, out: &mut String) {
        for (_, item) in frame.items() {
            match item {
                FrameItem::Text(text) => out.push_str(&text.text),
                FrameItem::Group(group) => gather(&group.frame, out),
                _ => {}
            }
        }
    }

    fn without_spaces(words: &str) -> String {
        words.chars().filter(|c| !c.is_whitespace()).collect()
    }

    /// Words of random signs, most of them with a meaning in markup.
    fn tricky(mut seed: u64) -> String {
        const SIGNS: &str = "#$*_@\\\"'`<>[](){}=-+/~^&|;:.,!?%0aЇё½ \n";
        let signs: Vec<char> = SIGNS.chars().collect();
        let words = (0..24).map(|_| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            signs[usize::try_from(seed >> 33).unwrap() % signs.len()]
        });
        words.collect()
    }

    #[test]
    fn every_sign_is_printed_as_it_is() {
        for seed in 0..60 {
            let words = tricky(seed);
            let table = Table::new("t", [Column::text("")]).row([words.as_str()]);
            let paper =
                Paper::new("", "en").without_masthead().with(Block::paragraph(words.as_str())).with(table);
            let paper =
                Paper { foot: damier_documents::paper::Foot { numbered: false, ..paper.foot }, ..paper };
            assert_eq!(printed(&paper), without_spaces(&words).repeat(2), "{words:?}");
        }
    }
}
