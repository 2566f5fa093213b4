//! Score sheets: a page for each player of each game, prepared in advance, with a board.
//!
//! | on the sheet | clause |
//! | --- | --- |
//! | a sheet for each player, prepared in advance | FMJD-III.3.10.1 |
//! | an original and a copy | FMJD-III.3.10.2 |
//! | the moves of both, numbered | UA13-IV.4.3, UA-III.2.3 |
//! | it lies on the table, open, during play | UA13-IV.4.3, UA-III.2.3 |
//! | time used by each, and the result | UA13-IV.4.7, UA-III.2.9, FMJD-III.6.19, COL-3.4.7 |
//! | both players sign, the arbiter takes it | UA13-IV.4.7, UA-III.2.9, WCDF-3.9, COL-3.4.7 |

use damier_language::{Args, Words};
use damier_rules::{Color, Setup, Variant};

use crate::paper::{
    Block, Column, Fields, Figure, Grid, Heading, Paper, Ruling, Signature, Table, Text, Width,
};
use crate::{Coordinates, Diagram, Theme};

/// How many numbered lines stand in a block of the table.
const LINES: usize = 20;

/// A game to be recorded. What is empty is written by hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recorded {
    /// What is played: its board, and who begins.
    pub variant: Variant,
    pub event: String,
    /// Where it is played.
    pub place: String,
    /// On which day.
    pub date: String,
    /// The stage or group.
    pub stage: String,
    pub round: String,
    /// The table, and the board of a team.
    pub table: String,
    /// The time control.
    pub control: String,
    /// The player with the white pieces.
    pub white: Side,
    /// The player with the black pieces.
    pub black: Side,
    /// What else both must know: the opening that was drawn, who writes for whom.
    pub notes: Vec<String>,
}

/// A player of a game.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Side {
    pub name: String,
    /// Number, rating, title, team: what else is known, in words.
    pub about: String,
}

impl Recorded {
    /// A game of which only the variant is known.
    pub fn blank(variant: Variant) -> Recorded {
        Recorded {
            variant,
            event: String::new(),
            place: String::new(),
            date: String::new(),
            stage: String::new(),
            round: String::new(),
            table: String::new(),
            control: String::new(),
            white: Side::default(),
            black: Side::default(),
            notes: Vec::new(),
        }
    }

    fn side(&self, color: Color) -> &Side {
        match color {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }
}

/// The sheets of games: for each game one for each player, and of each an original and a copy.
pub fn score_sheets(games: &[Recorded], words: &Words) -> Paper {
    let mut paper = Paper::new(words.text("sheet-title"), words.language().code()).without_masthead();
    paper.foot.numbered = false;
    if let Some(first) = games.first() {
        paper.foot.event.clone_from(&first.event);
    }
    let pages = games.iter().flat_map(|game| {
        let first = game.variant.rules().first;
        [(first, true), (first, false), (!first, true), (!first, false)].map(|copy| (game, copy))
    });
    for (number, (game, (owner, original))) in pages.enumerate() {
        if number > 0 {
            paper = paper.with(Block::PageBreak);
        }
        let about = words.translate(
            if original { "sheet-original" } else { "sheet-copy" },
            &Args::new().with("color", side_name(game.variant, owner, words)),
        );
        paper = paper.with_all(sheet(game, &about, words));
    }
    paper
}

/// One sheet without any names, to be copied for friendly games.
pub fn blank_score_sheet(variant: Variant, words: &Words) -> Paper {
    let mut paper = Paper::new(words.text("sheet-title"), words.language().code()).without_masthead();
    paper.foot.numbered = false;
    paper.with_all(sheet(&Recorded::blank(variant), "", words))
}

fn sheet(game: &Recorded, about: &str, words: &Words) -> Vec<Block> {
    let mut title = Text::from(words.text("sheet-title"));
    if !about.is_empty() {
        title = title.then(Text::small(format!("  {about}")));
    }
    let variant = words.text(&format!("variant-{}", game.variant.name()));
    let first = game.variant.rules().first;
    let head = Fields::across(2)
        .field(words.text("sheet-event"), game.event.as_str())
        .field(words.text("sheet-place"), game.place.as_str())
        .field(words.text("sheet-stage"), game.stage.as_str())
        .field(words.text("sheet-date"), game.date.as_str())
        .field(words.text("sheet-round"), game.round.as_str())
        .field(words.text("sheet-table"), game.table.as_str())
        .field(words.text("sheet-variant"), variant)
        .field(words.text("sheet-control"), game.control.as_str());
    let players = [first, !first].into_iter().fold(Fields::across(2), |fields, color| {
        let side = game.side(color);
        fields
            .field(side_name(game.variant, color, words), Text::strong(side.name.as_str()))
            .field(words.text("sheet-about"), side.about.as_str())
    });
    let notes = game.notes.iter().map(|note| Block::paragraph(Text::strong(note.as_str())));
    let mut blocks: Vec<Block> = vec![Heading::section(title).into(), head.into(), players.into()];
    blocks.extend(notes);
    blocks.extend([
        moves(game.variant, words).into(),
        Grid::beside([vec![board(game.variant, words).into()], ending(game, words)]).into(),
        Block::paragraph(Text::small(words.text("sheet-duty"))),
    ]);
    blocks
}

/// Numbered lines for the moves of both. Moves of column draughts are long, so their columns are wide.
fn moves(variant: Variant, words: &Words) -> Table {
    let (blocks, number, side) = if variant.has_towers() { (2, 9, 39) } else { (3, 8, 25) };
    let first = variant.rules().first;
    let columns = (0..blocks).flat_map(|_| {
        [
            Column::number("").width(Width::Fixed(number)),
            Column::text(side_name(variant, first, words)).width(Width::Fixed(side)),
            Column::text(side_name(variant, !first, words)).width(Width::Fixed(side)),
        ]
    });
    let lines = (1..=LINES).map(|line| {
        let numbers = (0..blocks).map(|block| (line + block * LINES).to_string());
        numbers.flat_map(|number| [number, String::new(), String::new()]).collect::<Vec<_>>()
    });
    lines.fold(Table::new("moves", columns).ruling(Ruling::Writing), Table::row)
}

/// An empty board for the position that is left: at the end, at an adjournment or in a dispute.
fn board(variant: Variant, words: &Words) -> Figure {
    let diagram = Diagram {
        theme: Theme::Print,
        coordinates: Coordinates::of(variant),
        turn: false,
        caption: Some(words.text("sheet-position")),
        ..Diagram::new(Setup::empty(variant))
    };
    Figure::new(diagram).width(44)
}

/// What is filled in after the game.
fn ending(game: &Recorded, words: &Words) -> Vec<Block> {
    let first = game.variant.rules().first;
    let sign = |color: Color| {
        Signature::new(side_name(game.variant, color, words)).name(game.side(color).name.as_str()).into()
    };
    let time = |color: Color| {
        words.translate("sheet-time-used", &Args::new().with("color", pieces(game.variant, color, words)))
    };
    vec![
        Fields::new().blank(words.text("sheet-result")).blank(time(first)).blank(time(!first)).into(),
        sign(first),
        sign(!first),
        Signature::new(words.text("sheet-arbiter")).into(),
    ]
}

/// What the pieces of a side are called; in checkers Red begins (WCDF-1.13).
fn pieces(variant: Variant, color: Color, words: &Words) -> String {
    match (variant.rules().first, color) {
        (Color::Black, Color::Black) => words.text("paper-red-name"),
        _ => words.describe("color", &color),
    }
}

/// The name of a side at the head of a line.
fn side_name(variant: Variant, color: Color, words: &Words) -> String {
    let name = pieces(variant, color, words);
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
