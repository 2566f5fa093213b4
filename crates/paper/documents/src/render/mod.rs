//! A [`Paper`](crate::paper::Paper) in the forms people ask for.
//!
//! | form | file | for |
//! | --- | --- | --- |
//! | text | `text/` | terminals, e-mail |
//! | HTML | `html/` | a page to read, to send and to print |
//! | CSV | `csv.rs` | the tables, for other programs |
//! | XLSX | `xlsx.rs` | the tables, for spreadsheets |
//! | PDF | the crate `typeset`, by way of [`setting`](crate::setting) | printers |
//!
//! Words are data in every form: whatever a player is called, it is printed as it is and never read as
//! markup, a formula or a command of the terminal.

mod csv;
mod data;
mod decimals;
mod html;
mod numbers;
mod parts;
mod text;
mod xlsx;

use std::borrow::Cow;

use crate::Diagram;
use crate::paper::{Mark, Text};

pub use decimals::{lacking, widest};
pub use parts::parts;
pub use xlsx::XlsxError;

/// Words without the characters that no paper can show: controls other than the line feed, and marks
/// that would turn the direction of what follows.
pub fn clean(words: &str) -> Cow<'_, str> {
    let hidden = |c: char| {
        (c.is_control() && c != '\n')
            || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{fffe}' | '\u{ffff}')
    };
    if words.contains(hidden) { Cow::Owned(words.replace(hidden, " ")) } else { Cow::Borrowed(words) }
}

/// Words for a place that knows no marks: what was raised stands in brackets, so that `2` with `4w`
/// above does not become `24w`.
pub fn flat(text: &Text) -> String {
    let spans = text.spans.iter().map(|span| match span.mark {
        Mark::Raised => Cow::Owned(format!("({})", clean(&span.words))),
        _ => clean(&span.words),
    });
    spans.collect()
}

/// The board without its own caption, which each form sets in its own letters.
pub fn bare(diagram: &Diagram) -> Diagram {
    Diagram { caption: None, ..diagram.clone() }
}

/// A board for those who cannot see it, in no language: its caption and its position as players write
/// it down.
pub fn described(diagram: &Diagram) -> String {
    let position = damier_pdn::write_fen(&diagram.setup);
    match &diagram.caption {
        Some(caption) => format!("{}. {position}", clean(caption)),
        None => position,
    }
}
