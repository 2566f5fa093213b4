//! A paper as a value: what stands on it, in which order, and no word about how it is drawn.
//!
//! Whoever writes a paper (a list of entries, a cross-table, a form to sign) puts [`Block`]s on a
//! [`Paper`]; the renderers turn the same value into text, HTML, CSV, XLSX or PDF.
//!
//! ```
//! use damier_documents::paper::{Align, Column, Fields, Heading, Paper, Row, Signature, Table, Text};
//!
//! let standings = Table::new("standings", [
//!     Column::number("Place"),
//!     Column::text("Name").wide(),
//!     Column::text("1").align(Align::Centre),
//!     Column::number("Points"),
//! ])
//! .row(["1".into(), "Ганна Шевченко".into(), Text::from("2").raised("4w"), Text::strong("7½")])
//! .row(["2", "Jonas Žemaitis", "=", "7"])
//! .rows([Row::group("Withdrawn"), Row::new(["", "Ivo Krešić", "", "3"]).soft()])
//! .note("w, b: colour of the opponent's pieces");
//!
//! let paper = Paper::new("Standings after round 4", "en")
//!     .line("Kyiv Open 2026")
//!     .foot("Kyiv Open 2026", "made 2026-07-04 18:20")
//!     .with(Fields::new().field("Chief arbiter", "O. Bondar").field("Remarks", ""))
//!     .with(Heading::section("Group A"))
//!     .with(standings)
//!     .with(Signature::new("Chief arbiter").name("O. Bondar").dated("Date"));
//! assert_eq!(paper.tables().count(), 1);
//! ```
//!
//! | question | answer |
//! | --- | --- |
//! | title, page, foot | here |
//! | what can stand on a page | [`Block`], in `block.rs` |
//! | tables | `table.rs` |
//! | words and their marks | `words.rs` |
//!
//! All words come from whoever makes the paper: no renderer adds one of its own, so a paper is in one
//! language throughout.

mod block;
mod marked_text;
mod table;

pub use block::{Block, Code, Field, Fields, Figure, Grid, Group, Heading, List, Signature, Writing};
pub use marked_text::{Mark, Span, Text};
pub use table::{Align, Column, Kind, Row, Ruling, Table, Tone, Width};

/// Everything that stands on one printed thing, from a card to a report of many pages.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Paper {
    /// What the paper is: its first line, and the title of the file.
    pub title: String,
    /// Whether the title and its lines are printed. Cards and score sheets name themselves.
    pub masthead: bool,
    /// Lines under the title: the event, the place, the dates.
    pub lines: Vec<Text>,
    /// The language of its words, as a tag: `en`, `uk`.
    pub language: String,
    pub shape: Shape,
    /// What is repeated at the foot of every page.
    pub foot: Foot,
    /// Set in large letters, for those who see little.
    pub large: bool,
    /// What stands on it, from the top down.
    pub blocks: Vec<Block>,
}

impl Paper {
    /// An empty A4 sheet with a title, in a language.
    pub fn new(title: impl Into<String>, language: impl Into<String>) -> Paper {
        Paper {
            title: title.into(),
            masthead: true,
            lines: Vec::new(),
            language: language.into(),
            shape: Shape::default(),
            foot: Foot::default(),
            large: false,
            blocks: Vec::new(),
        }
    }

    /// Adds a line under the title.
    #[must_use]
    pub fn line(mut self, line: impl Into<Text>) -> Paper {
        self.lines.push(line.into());
        self
    }

    /// Chooses the page.
    #[must_use]
    pub fn shape(mut self, shape: Shape) -> Paper {
        self.shape = shape;
        self
    }

    /// Leaves the title off the page; it remains the title of the file.
    #[must_use]
    pub fn without_masthead(mut self) -> Paper {
        self.masthead = false;
        self
    }

    /// Sets the running foot: the event, and when the paper was made, in words.
    #[must_use]
    pub fn foot(mut self, event: impl Into<String>, made: impl Into<String>) -> Paper {
        self.foot = Foot { event: event.into(), made: made.into(), ..self.foot };
        self
    }

    /// Adds a block at the end.
    #[must_use]
    pub fn with(mut self, block: impl Into<Block>) -> Paper {
        self.blocks.push(block.into());
        self
    }

    /// Adds blocks at the end.
    #[must_use]
    pub fn with_all(mut self, blocks: impl IntoIterator<Item = Block>) -> Paper {
        self.blocks.extend(blocks);
        self
    }

    /// Every table of the paper, in reading order, also those inside groups and cards.
    pub fn tables(&self) -> impl Iterator<Item = &Table> {
        let mut found = Vec::new();
        gather(&self.blocks, &mut found);
        found.into_iter()
    }
}

fn gather<'a>(blocks: &'a [Block], found: &mut Vec<&'a Table>) {
    for block in blocks {
        match block {
            Block::Table(table) => found.push(table),
            Block::Group(_, inner) => gather(inner, found),
            Block::Grid(grid) => grid.cells.iter().for_each(|cell| gather(cell, found)),
            _ => {}
        }
    }
}

/// The sheet a paper is printed on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Shape {
    /// 210 × 297 mm.
    #[default]
    A4,
    /// 297 × 210 mm.
    A4Landscape,
    /// 148 × 210 mm.
    A5,
    /// 210 × 148 mm.
    A5Landscape,
}

impl Shape {
    /// Width and height in millimetres.
    pub fn millimetres(self) -> (u16, u16) {
        match self {
            Shape::A4 => (210, 297),
            Shape::A4Landscape => (297, 210),
            Shape::A5 => (148, 210),
            Shape::A5Landscape => (210, 148),
        }
    }
}

/// The running foot: event to the left, when it was made to the right, the page between.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Foot {
    pub event: String,
    /// When the paper was made, in words.
    pub made: String,
    /// Whether pages are numbered (`2 / 5`).
    pub numbered: bool,
}

impl Default for Foot {
    fn default() -> Foot {
        Foot { event: String::new(), made: String::new(), numbered: true }
    }
}
