//! Forms that people fill in by hand: the fields of a clause, in its order, as lines.

use damier_language::Words;

use crate::paper::{Block, Column, Fields, Paper, Row, Ruling, Signature, Table, Text};

pub(super) fn blank(words: &Words, title: &str, fields: &[&str]) -> Paper {
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

/// The entry of an event into the calendar and its confirmation (FMJD-II.2.3, FMJD-II.2.4).
pub(super) fn calendar_entry(words: &Words) -> Paper {
    let fields = [
        "book-event",
        "calendar-kind",
        "calendar-organiser",
        "calendar-period",
        "book-town",
        "calendar-assembly",
        "calendar-confirm",
        "calendar-submit",
        "calendar-agreed",
    ];
    let sign = |id: &str| Signature::new(words.text(id)).dated(words.text("paper-date"));
    blank(words, "calendar-title", &fields)
        .with(Block::paragraph(Text::small(words.text("calendar-note"))))
        .with(sign("calendar-federation"))
        .with(sign("calendar-fmjd"))
}

/// The accreditation of a journalist, by the president of his federation (FMJD-III.8.4).
pub(super) fn accreditation(words: &Words) -> Paper {
    let fields = ["accreditation-name", "accreditation-medium", "book-federation", "book-event", "book-date"];
    blank(words, "accreditation-title", &fields)
        .with(Block::paragraph(words.text("accreditation-text")))
        .with(Signature::new(words.text("accreditation-president")).dated(words.text("paper-date")))
        .with(Block::paragraph(Text::small(words.text("accreditation-note"))))
}

/// The request for a medal of a titled player (FMJD-X.14).
pub(super) fn medal(words: &Words) -> Paper {
    let fields = ["book-federation", "book-name", "book-rank", "medal-kind", "medal-awarded"];
    blank(words, "medal-title", &fields)
        .with(Block::paragraph(words.text("medal-paid")))
        .with(Signature::new(words.text("calendar-federation")).dated(words.text("paper-date")))
}

/// A protest to the arbiter or an appeal against his decision (UA13-IV.18.8.4.3, UA-III.12.1.5, FMJD-III.2.2.5,
/// FMJD-II.2.11).
pub(super) fn protest(words: &Words) -> Paper {
    let fields = [
        "book-event",
        "protest-round",
        "protest-by",
        "protest-against",
        "protest-happened",
        "protest-clause",
        "protest-asked",
        "protest-handed",
        "protest-decision",
    ];
    blank(words, "protest-title", &fields)
        .with(Block::paragraph(Text::small(words.text("protest-note"))))
        .with(Signature::new(words.text("protest-by")).dated(words.text("paper-date")))
        .with(Signature::new(words.text("protest-received")).dated(words.text("paper-date")))
}
