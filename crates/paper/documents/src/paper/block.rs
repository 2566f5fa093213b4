//! What can stand on a page.

use super::{Table, Text};
use crate::Diagram;

/// One thing on a page. Each kind converts with `into()`, so `Paper::with` takes it as it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Block {
    /// The head of a part.
    Heading(Heading),
    Paragraph(Text),
    /// Points one below the other.
    List(List),
    /// Labels with their values, or with room to write them.
    Fields(Fields),
    Table(Table),
    /// The moves of a game with its comments: a paragraph that is never justified or hyphenated.
    Moves(Text),
    Figure(Box<Figure>),
    /// An address that a phone reads.
    Code(Code),
    /// A place to sign.
    Signature(Signature),
    /// Empty lines to write on.
    Writing(Writing),
    /// Blocks arranged as one.
    Group(Group, Vec<Block>),
    /// Blocks beside each other: cards to be cut, a board beside the players' names.
    Grid(Grid),
    /// What follows begins a new page.
    PageBreak,
}

impl Block {
    pub fn paragraph(words: impl Into<Text>) -> Block {
        Block::Paragraph(words.into())
    }

    /// The moves of a game.
    pub fn moves(words: impl Into<Text>) -> Block {
        Block::Moves(words.into())
    }

    /// Blocks that no page break separates.
    pub fn together(blocks: impl IntoIterator<Item = Block>) -> Block {
        Block::Group(Group::Together, blocks.into_iter().collect())
    }

    /// Blocks that flow through columns.
    pub fn columns(count: u8, blocks: impl IntoIterator<Item = Block>) -> Block {
        Block::Group(Group::Columns(count), blocks.into_iter().collect())
    }

    /// Blocks in a frame.
    pub fn framed(blocks: impl IntoIterator<Item = Block>) -> Block {
        Block::Group(Group::Framed, blocks.into_iter().collect())
    }

    /// Blocks set in the middle of the line, as on a certificate.
    pub fn centred(blocks: impl IntoIterator<Item = Block>) -> Block {
        Block::Group(Group::Centred, blocks.into_iter().collect())
    }
}

/// How the blocks of a group hang together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Group {
    /// On one page.
    Together,
    /// Flowing through this many columns, as in a bulletin.
    Columns(u8),
    /// In a frame.
    Framed,
    /// In the middle of the line.
    Centred,
}

/// The head of a part.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Heading {
    /// 1 for a section, 2 for what is inside one. The title of the paper is above both.
    pub level: u8,
    pub words: Text,
}

impl Heading {
    /// The head of a section.
    pub fn section(words: impl Into<Text>) -> Heading {
        Heading { level: 1, words: words.into() }
    }

    /// The head of a part of a section.
    pub fn part(words: impl Into<Text>) -> Heading {
        Heading { level: 2, words: words.into() }
    }
}

/// Points one below the other.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct List {
    /// Whether they are numbered from 1.
    pub numbered: bool,
    pub items: Vec<Text>,
}

impl List {
    /// Points with a dash.
    pub fn dashed<T: Into<Text>>(items: impl IntoIterator<Item = T>) -> List {
        List { numbered: false, items: items.into_iter().map(Into::into).collect() }
    }

    pub fn numbered<T: Into<Text>>(items: impl IntoIterator<Item = T>) -> List {
        List { numbered: true, items: items.into_iter().map(Into::into).collect() }
    }
}

/// Labels with their values.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fields {
    /// How many stand beside each other on paper.
    pub across: u8,
    /// The fields, line by line.
    pub items: Vec<Field>,
}

/// A label with its value; where the value is empty, a dotted line to be filled by hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Field {
    /// What is asked.
    pub label: Text,
    /// What is known.
    pub value: Text,
}

impl Default for Fields {
    fn default() -> Fields {
        Fields { across: 1, items: Vec::new() }
    }
}

impl Fields {
    /// No fields yet, one on each line.
    pub fn new() -> Fields {
        Fields::default()
    }

    /// No fields yet, several on each line.
    pub fn across(count: u8) -> Fields {
        Fields { across: count, items: Vec::new() }
    }

    /// Adds a field.
    #[must_use]
    pub fn field(mut self, label: impl Into<Text>, value: impl Into<Text>) -> Fields {
        self.items.push(Field { label: label.into(), value: value.into() });
        self
    }

    /// Adds a field to be filled by hand.
    #[must_use]
    pub fn blank(self, label: impl Into<Text>) -> Fields {
        self.field(label, Text::empty())
    }
}

/// A place to sign: role, name, line, and a place for the date where it is asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Signature {
    /// In which role somebody signs.
    pub role: Text,
    /// Who signs; empty: the name is written by hand.
    pub name: Text,
    /// The word for the date; none: no date is asked for.
    pub date: Option<Text>,
}

impl Signature {
    /// A place to sign in a role.
    pub fn new(role: impl Into<Text>) -> Signature {
        Signature { role: role.into(), name: Text::empty(), date: None }
    }

    /// Names who signs.
    #[must_use]
    pub fn name(mut self, name: impl Into<Text>) -> Signature {
        self.name = name.into();
        self
    }

    /// Asks for the date, by its word.
    #[must_use]
    pub fn dated(mut self, word: impl Into<Text>) -> Signature {
        self.date = Some(word.into());
        self
    }
}

/// Empty lines to write on, under a label.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Writing {
    /// What is to be written.
    pub label: Text,
    /// How many lines there are.
    pub lines: u8,
}

/// A board with its caption (the caption of the diagram).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Figure {
    /// What is drawn.
    pub diagram: Diagram,
    /// How wide it is on paper, in millimetres.
    pub width: u16,
}

impl Figure {
    /// A board of the usual width.
    pub fn new(diagram: Diagram) -> Figure {
        Figure { diagram, width: 52 }
    }

    /// Chooses its width on paper, in millimetres.
    #[must_use]
    pub fn width(mut self, millimetres: u16) -> Figure {
        self.width = millimetres;
        self
    }
}

/// An address as a square that a phone reads.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Code {
    pub address: String,
    /// How wide it is on paper, in millimetres.
    pub width: u16,
}

impl Code {
    /// A square of the usual width.
    pub fn new(address: impl Into<String>) -> Code {
        Code { address: address.into(), width: 32 }
    }

    /// The picture; empty if no square holds so long an address.
    pub(crate) fn svg(&self) -> String {
        let code = qrcode::QrCode::new(&self.address);
        let drawn =
            code.map(|code| code.render::<qrcode::render::svg::Color<'_>>().min_dimensions(120, 120).build());
        let text = drawn.unwrap_or_default();
        text.split_once("?>").map_or(text.clone(), |(_, rest)| rest.to_owned())
    }
}

/// Blocks beside each other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Grid {
    /// How many stand in a row.
    pub across: u8,
    /// Whether lines to cut along are drawn between them.
    pub cut: bool,
    /// What stands in each place, row by row.
    pub cells: Vec<Vec<Block>>,
}

impl Grid {
    /// Blocks beside each other, without lines.
    pub fn beside(cells: impl IntoIterator<Item = Vec<Block>>) -> Grid {
        let cells: Vec<Vec<Block>> = cells.into_iter().collect();
        let across = u8::try_from(cells.len()).unwrap_or(u8::MAX);
        Grid { across, cut: false, cells }
    }

    /// Cards to be cut out, so many in a row. No card is split between pages.
    pub fn cards(across: u8, cells: impl IntoIterator<Item = Vec<Block>>) -> Grid {
        Grid { across, cut: true, cells: cells.into_iter().collect() }
    }
}

/// The kinds of block, each ready for [`Paper::with`](super::Paper::with).
macro_rules! into_block {
    ($($kind:ident),*) => {$(
        impl From<$kind> for Block {
            fn from(block: $kind) -> Block {
                Block::$kind(block.into())
            }
        }
    )*};
}

into_block!(Heading, List, Fields, Table, Figure, Code, Signature, Writing, Grid);
