//! Tables on a terminal: aligned by what the eye sees, wrapped to what fits, with bold heads.

use damier_documents::paper::{Paper, Table};

use crate::output::{Output, harmless};

/// How wide text may be where nobody can say how wide the terminal is.
const USUAL: usize = 100;

/// How wide the terminal is.
pub(crate) fn width() -> usize {
    let set = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    let seen = || terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
    set.or_else(seen).unwrap_or(USUAL)
}

/// What stands between these two is bold on a terminal. No keyboard has them, so that text from people cannot
/// contain them by accident, and what would steer the terminal can still be taken out of it.
const MARKS: [char; 2] = ['\u{E000}', '\u{E001}'];

/// Words to be made bold when they are printed.
pub(crate) fn bold(words: &str) -> String {
    format!("{}{words}{}", MARKS[0], MARKS[1])
}

/// A line as it is printed: harmless, and bold where it was marked.
pub(crate) fn printed(line: &str, out: &Output) -> String {
    let mut shown = String::with_capacity(line.len());
    for (at, part) in line.split(MARKS).enumerate() {
        let part = harmless(part);
        shown.push_str(&if at % 2 == 1 { out.bold(&part) } else { part });
    }
    shown
}

/// A table as lines of text.
pub(crate) fn table(table: Table) -> String {
    paper(&Paper::new("", "en").without_masthead().with(table))
}

/// A paper as lines of text.
pub(crate) fn paper(paper: &Paper) -> String {
    bold_heads(&paper.text(width()))
}

/// The lines above a rule are heads.
fn bold_heads(text: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let is_rule = |line: &&&str| !line.is_empty() && line.chars().all(|c| matches!(c, '─' | '═' | ' '));
    let mut shown = String::with_capacity(text.len());
    for (at, line) in lines.iter().enumerate() {
        let is_head = !line.is_empty() && lines.get(at + 1).as_ref().is_some_and(is_rule);
        shown.push_str(&if is_head { bold(line) } else { (*line).to_owned() });
        shown.push('\n');
    }
    shown
}
