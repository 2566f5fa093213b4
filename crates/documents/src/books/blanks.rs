//! Forms that people fill in by hand: the fields of a clause, in its order, as lines.

use damier_language::Words;

use crate::paper::{Block, Column, Fields, Paper, Row, Ruling, Signature, Table, Text};

fn blank(words: &Words, title: &str, fields: &[&str]) -> Paper {
    let lines = fields.iter().fold(Fields::new(), |lines, id| lines.blank(words.text(id)));
    Paper::new(words.text(title), words.language().code()).with(lines)
}

/// The envelope of a sealed move (FMJD-III.7.6.2 to FMJD-III.7.6.6).
pub(super) fn envelope(words: &Words) -> Paper {
    let fields = [
        "book-event",
        "envelope-round",
        "envelope-white",
        "envelope-black",
        "envelope-last",
        "envelope-position",
        "envelope-resumes",
    ];
    let sealed = Signature::new(words.text("envelope-sealed")).dated(words.text("paper-date"));
    blank(words, "envelope-title", &fields).with(sealed)
}

/// The file of an achievement (FMJD-XI.1, FMJD-XI.2, FMJD-XI.4.1, FMJD-XI.4.2).
pub(super) fn achievement(words: &Words) -> Paper {
    let fields = [
        "achievement-player",
        "book-federation",
        "book-date",
        "achievement-kind",
        "achievement-opponents",
        "achievement-members",
        "achievement-score",
        "achievement-duration",
        "achievement-moves",
    ];
    let witness = || Signature::new(words.text("achievement-witnesses"));
    blank(words, "achievement-title", &fields).with(witness()).with(witness().dated(words.text("paper-date")))
}

/// The submission for a beauty prize (FMJD-XI.6).
pub(super) fn beauty_prize(words: &Words) -> Paper {
    let fields =
        ["book-federation", "book-name", "book-event", "book-date", "beauty-category", "beauty-game"];
    blank(words, "beauty-title", &fields).with(Block::paragraph(Text::small(words.text("beauty-anonymous"))))
}

/// The budget of an event (UA13-IV.1.1, FMJD-II.2.8, FMJD-II.2.9).
pub(super) fn budget(words: &Words) -> Paper {
    let items =
        ["budget-hall", "budget-prizes", "budget-arbiters", "budget-stay", "budget-travel", "budget-other"];
    let columns = [
        Column::text(words.text("budget-item")).wide(),
        Column::text(words.text("budget-payer")).wide(),
        Column::number(words.text("budget-sum")),
    ];
    let row = |id: &str| Row::new([words.text(id), String::new(), String::new()]);
    let table = Table::new("budget", columns)
        .rows(items.map(row))
        .rows([row("budget-total").strong()])
        .ruling(Ruling::Boxes);
    blank(words, "budget-title", &["book-event", "book-date"]).with(table)
}
