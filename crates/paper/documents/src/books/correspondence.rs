//! Forms of play by letter and of contests of composing, to be filled in by hand.

use damier_language::Words;

use super::blanks::blank;
use crate::paper::{Block, Column, Paper, Row, Ruling, Shape, Signature, Table, Text, Writing};

/// Rows of the time chart; half a page.
const CHART: usize = 20;

/// Rows of moves of a record.
const MOVES: usize = 40;

fn signed(words: &Words, paper: Paper) -> Paper {
    paper.with(Signature::new(words.text("letter-signature")).dated(words.text("paper-date")))
}

/// A letter with a move (UA13-V.4.3, COL-4.2.3).
pub(super) fn letter(words: &Words) -> Paper {
    let fields = [
        "letter-greeting",
        "letter-code",
        "letter-repeated",
        "letter-reply",
        "letter-variation",
        "letter-sent-by-partner",
        "letter-received",
        "letter-sent",
        "letter-time-own",
        "letter-time-partner",
        "letter-address",
    ];
    let note = Block::paragraph(Text::small(words.text("letter-note")));
    signed(words, blank(words, "letter-title", &fields)).with(note)
}

/// The time chart that goes with a claim (COL-4.3.6, UA13-V.6.3).
pub(super) fn time_chart(words: &Words) -> Paper {
    let side = ["letter-chart-received", "letter-chart-sent", "letter-chart-days", "letter-chart-total"];
    let of = |letter: &'static str| side.map(|id| Column::text(format!("{letter} {}", words.text(id))));
    let moves = |letter: &str| Column::text(format!("{letter} {}", words.text("letter-chart-move")));
    let columns = of("○")
        .into_iter()
        .chain([moves("○"), Column::number(words.text("book-number")), moves("●")])
        .chain(of("●"));
    let row =
        |number: usize| Row::new((0..11).map(|at| if at == 5 { number.to_string() } else { String::new() }));
    let table = Table::new("chart", columns).rows((1..=CHART).map(row)).ruling(Ruling::Boxes);
    let fields = ["letter-code", "letter-white", "letter-black"];
    signed(words, blank(words, "letter-chart-title", &fields).shape(Shape::A4Landscape).with(table))
}

/// The record of a game (UA13-V.8.1, COL-4.5.1).
pub(super) fn record(words: &Words) -> Paper {
    let columns =
        [Column::number(words.text("book-number")), Column::text("○").wide(), Column::text("●").wide()];
    let row = |number: usize| Row::new([number.to_string(), String::new(), String::new()]);
    let table = Table::new("record", columns).rows((1..=MOVES).map(row)).ruling(Ruling::Boxes);
    let fields = ["letter-code", "letter-white", "letter-black", "letter-result"];
    let note = Block::paragraph(Text::small(words.text("letter-record-note")));
    signed(words, blank(words, "letter-record-title", &fields).with(table)).with(note)
}

/// An unfinished game for adjudication (UA13-V.8.1, COL-4.5.2).
pub(super) fn adjudication(words: &Words) -> Paper {
    let fields =
        ["letter-code", "letter-white", "letter-black", "adjudication-position", "adjudication-move"];
    let writing = |id: &str, lines| Writing { label: words.text(id).into(), lines };
    let paper = blank(words, "adjudication-title", &fields)
        .with(writing("adjudication-assessment", 3))
        .with(writing("adjudication-analysis", 14));
    signed(words, paper).with(Block::paragraph(Text::small(words.text("adjudication-note"))))
}

/// The entry of an author of compositions, on a separate sheet (UA13-VI.5.6.5).
pub(super) fn composition_entry(words: &Words) -> Paper {
    let fields = [
        "entry-contest",
        "book-name",
        "entry-born",
        "entry-category-composition",
        "entry-category-play",
        "book-club",
        "entry-work",
        "form3-address",
        "entry-coach",
        "entry-works",
    ];
    signed(words, blank(words, "entry-title", &fields))
        .with(Block::paragraph(Text::small(words.text("entry-note"))))
}
