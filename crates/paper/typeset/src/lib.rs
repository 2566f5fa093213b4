//! Papers as PDF, set by our own hand with fonts of their own.
//!
//! ```
//! use damier_documents::paper::{Block, Paper};
//!
//! let paper = Paper::new("Перелік учасників", "uk").with(Block::paragraph("*Ї* is _printed_ as it is: #let"));
//! let pdf = damier_typeset::pdf(&paper, None)?;
//! assert!(pdf.starts_with(b"%PDF-"));
//! # Ok::<(), damier_typeset::TypesetError>(())
//! ```
//!
//! A paper goes one way: its blocks become [slabs](slab) that no page parts ([blocks], [table]), these are laid on
//! [pages], and the pages are [drawn](draw). No file, no network and no time of day is looked at, so the same paper
//! gives the same bytes on every machine.

mod blocks;
mod draw;
mod fonts;
mod look;
mod pages;
mod picture;
mod sections;
mod slab;
mod table;
mod tags;
mod words;

use std::cell::RefCell;

use damier_documents::paper::{Foot, Paper, Text};
use damier_documents::setting::clean;
use jiff::civil::DateTime;

use blocks::{Setter, Stand};
use draw::{Cover, Sheet};
use fonts::Face;
use look::{HUNG, LARGE, SOFT, TEXT, mm};
use slab::Slab;
use tags::Parts;
use words::{Breaks, Case, Style};

/// Why a paper was not written. A fault of this program, never of the words on the paper.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TypesetError {
    /// The pages were set but cannot be written as PDF.
    #[error("the paper \"{title}\" could not be written as PDF: {reason}")]
    NotWritten {
        title: String,
        /// What the writer said.
        reason: String,
    },
}

/// A paper of more cells has no tags, which would take most of the file; its text, HTML and CSV are for those who need
/// them.
const MOST_TAGGED: usize = 20_000;

/// A paper as PDF, tagged for screen readers, with its title and language. A paper with more than 20,000 cells has no
/// tags.
///
/// `made` is written into the file as the time it was made (UTC); without it the file names none.
pub fn pdf(paper: &Paper, made: Option<DateTime>) -> Result<Vec<u8>, TypesetError> {
    let (case, parts) = (Case::default(), RefCell::default());
    let sheet = Margins::of(paper);
    let setter = setter(paper, &sheet, &case, &parts);
    let pages = pages::pages(sections::flow(&setter, paper), setter.high);
    let count = pages.len();
    let drawn = pages.into_iter().enumerate().map(|(at, page)| {
        let spare = if setter.hung { ((setter.high - page.used) / 2.0).max(0.0) } else { 0.0 };
        let foot = foot(&setter, &paper.foot, at + 1, count);
        Sheet { page, top: sheet.top + spare, foot, foot_at: sheet.height - sheet.bottom * 0.7 }
    });
    let drawn: Vec<Sheet> = drawn.collect();
    let cells: usize = paper.tables().map(|table| table.rows.len() * table.columns.len()).sum();
    let title = clean(&paper.title);
    let cover =
        Cover { title: &title, language: language(&paper.language), made, tagged: cells <= MOST_TAGGED };
    draw::file(&cover, (sheet.width, sheet.height), sheet.side, drawn, &parts.borrow())
        .map_err(|reason| TypesetError::NotWritten { title: paper.title.clone(), reason })
}

/// How the text of a paper is set.
fn setter<'a>(paper: &Paper, sheet: &Margins, case: &'a Case, parts: &'a RefCell<Parts>) -> Setter<'a> {
    let hung = is_hung(paper);
    Setter {
        case,
        parts,
        size: if paper.large {
            LARGE
        } else if hung {
            HUNG
        } else {
            TEXT
        },
        width: sheet.width - 2.0 * sheet.side,
        high: sheet.height - sheet.top - sheet.bottom,
        stand: Stand::Left,
        hung,
    }
}

/// A page and the room around its text, in points.
struct Margins {
    width: f32,
    height: f32,
    side: f32,
    top: f32,
    bottom: f32,
}

impl Margins {
    fn of(paper: &Paper) -> Margins {
        let (wide, high) = paper.shape.millimetres();
        let (width, height) = (mm(f32::from(wide)), mm(f32::from(high)));
        if wide < 160 {
            Margins { width, height, side: mm(11.0), top: mm(11.0), bottom: mm(15.0) }
        } else {
            Margins { width, height, side: mm(18.0), top: mm(16.0), bottom: mm(19.0) }
        }
    }
}

/// A diploma hangs on a wall: it stands in the middle of the sheet, in larger letters.
fn is_hung(paper: &Paper) -> bool {
    let (wide, high) = paper.shape.millimetres();
    !paper.masthead && !paper.foot.numbered && wide > high
}

/// What stands at the foot of a page: the event to the left, when it was made to the right, the page between.
fn foot(setter: &Setter<'_>, foot: &Foot, number: usize, count: usize) -> Slab {
    let size = 7.5;
    let style = Style::new(Face::Sans, size, SOFT);
    let pages = if foot.numbered { format!("{number} / {count}") } else { String::new() };
    let middle = setter.case.width(&pages, style);
    let side = (setter.width - middle) / 2.0 - mm(4.0);
    let mut slab = Slab::default();
    for (words, stand, left, width) in [
        (foot.event.as_str(), Stand::Left, 0.0, side),
        (pages.as_str(), Stand::Centre, 0.0, setter.width),
        (foot.made.as_str(), Stand::Right, setter.width - side, side),
    ] {
        let copy = setter.case.copy(&Text::from(words), style, Breaks::Words);
        let own = Setter { stand, width, ..*setter }.lines(&copy, size, None);
        slab.put(own, left, 0.0);
    }
    slab
}

/// The first part of a language tag; English where it is none.
fn language(tag: &str) -> &str {
    let first = tag.split(['-', '_']).next().unwrap_or_default();
    let plain = (2..=3).contains(&first.len()) && first.bytes().all(|byte| byte.is_ascii_lowercase());
    if plain { first } else { "en" }
}

#[cfg(test)]
mod tests {
    use damier_documents::paper::{Block, Column, Signature, Table};

    use super::*;
    use slab::Item;

    /// What is printed on each page, without spaces.
    fn printed(paper: &Paper) -> Vec<String> {
        let (case, parts) = (Case::default(), RefCell::default());
        let sheet = Margins::of(paper);
        let setter = setter(paper, &sheet, &case, &parts);
        let pages = pages::pages(sections::flow(&setter, paper), setter.high);
        assert!(pages.iter().all(|page| page.used <= setter.high + 1.0), "{}", paper.title);
        let words = |slab: &Slab| {
            let runs = slab.items.iter().filter_map(|item| match item {
                Item::Words { run, x, .. } => {
                    assert!(*x > -1.0 && *x < setter.width, "{}: words at {x}", paper.title);
                    Some(run.words.iter().map(|word| word.text.as_str()).collect::<String>())
                }
                _ => None,
            });
            runs.collect::<String>()
        };
        let page = |page: &pages::Page| page.slabs.iter().map(|(_, slab)| words(slab)).collect::<String>();
        pages.iter().map(|own| without_spaces(&page(own))).collect()
    }

    fn without_spaces(words: &str) -> String {
        words.chars().filter(|c| !c.is_whitespace()).collect()
    }

    /// Where pictures stand on the first page.
    fn pictures(paper: &Paper) -> Vec<i32> {
        let (case, parts) = (Case::default(), RefCell::default());
        let sheet = Margins::of(paper);
        let setter = setter(paper, &sheet, &case, &parts);
        let pages = pages::pages(sections::flow(&setter, paper), setter.high);
        let of = |(at, slab): &(f32, Slab)| {
            let tops = slab.items.iter().filter_map(|item| match item {
                Item::Picture { y, .. } => Some((at + y) as i32),
                _ => None,
            });
            tops.collect::<Vec<_>>()
        };
        pages.first().map(|page| page.slabs.iter().flat_map(of).collect()).unwrap_or_default()
    }

    #[test]
    fn diagrams_of_a_row_stand_at_one_height() {
        use damier_documents::Diagram;
        use damier_documents::paper::{Figure, Grid};
        let card = |name: &str| {
            let board = damier_rules::Setup::start(damier_rules::Variant::Russian);
            vec![Block::paragraph(name), Figure::new(Diagram::new(board)).into()]
        };
        let long =
            "A name that takes three lines at least beside the others of its row, or even four of them";
        let row = Grid { across: 3, cut: false, cells: vec![card("A"), card(long), card("B")] };
        let heights = pictures(&Paper::new("x", "en").with(row));
        assert!(heights.len() == 3 && heights.iter().all(|own| *own == heights[0]), "{heights:?}");
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
            assert_eq!(printed(&paper).concat(), without_spaces(&words).repeat(2), "{words:?}");
        }
    }

    /// Whatever is signed, some of it stands on the page of the signatures.
    #[test]
    fn no_page_holds_signatures_only() {
        let signed = |paper: Paper| {
            let paper =
                paper.with(Signature::new("SIGNED").name("A")).with(Signature::new("SIGNED").name("B"));
            for page in printed(&paper) {
                assert!(
                    page.replace("SIGNEDA", "").replace("SIGNEDB", "").len() > 2,
                    "{}: {page}",
                    paper.title
                );
            }
        };
        for count in 1..140 {
            let rows = (0..count).fold(Table::new("t", [Column::text("x").wide()]), |table, row| {
                table.row([format!("row {row}")])
            });
            signed(Paper::new(format!("table of {count}"), "en").with(rows.clone().note("a note")));
            signed(Paper::new(format!("list of {count}"), "en").with(damier_documents::paper::List::dashed(
                (0..count).map(|point| format!("point {point}")),
            )));
        }
    }

    #[test]
    fn a_row_longer_than_a_page_and_a_narrow_table_lose_nothing() {
        let long: String = (0..4_000).map(|word| format!("w{word} ")).collect();
        let columns = [Column::text("a"), Column::text("b").wide()];
        let paper = Paper::new("long", "en").with(Table::new("t", columns).row(["x", long.as_str()]));
        let pages = printed(&paper);
        assert!(pages.len() > 2, "{}", pages.len());
        let words: String = pages.concat().replace("ab", "");
        assert_eq!(words, format!("longx{}", without_spaces(&long)));
        let many = (0..40).map(|at| Column::text(format!("Column number {at}")));
        let wide = Table::new("t", many).row((0..40).map(|at| format!("A cell of some length {at}")));
        let all = printed(&Paper::new("wide", "en").with(wide)).concat();
        assert!((0..40).all(|at| all.contains(&format!("Acellofsomelength{at}"))));
    }
}
