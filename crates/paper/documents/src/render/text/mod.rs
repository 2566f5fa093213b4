//! Text for terminals and e-mail: aligned by the width that characters take on a screen, wrapped to a
//! given width, without spaces at the ends of lines.

mod blocks;
mod layout;
mod table;
mod wrap;

use crate::paper::Paper;
use wrap::{flatten, width_of, wrap};

/// Narrower than this nothing can be aligned.
const NARROWEST: usize = 20;

impl Paper {
    /// The paper as text, wrapped to a width in columns of the terminal.
    ///
    /// Prose and cells of words are wrapped. A table of many narrow columns, such as a cross-table, continues
    /// below with the columns that do not fit, under the names of its lines.
    ///
    /// ```
    /// use damier_documents::paper::{Column, Paper, Table};
    ///
    /// let table = Table::new("entries", [Column::number("No"), Column::text("Name"), Column::text("Club")])
    ///     .row(["1", "Ганна Шевченко", "Київ"])
    ///     .row(["12", "李小龙", "Kaunas"]);
    /// let text = Paper::new("Entries", "en").with(table).text(40);
    /// assert_eq!(
    ///     text,
    ///     "Entries\n═══════\n\n\
    ///      No  Name            Club\n──  ──────────────  ──────\n\
    ///      \u{20}1  Ганна Шевченко  Київ\n12  李小龙          Kaunas\n"
    /// );
    /// ```
    pub fn text(&self, width: usize) -> String {
        let width = width.max(NARROWEST);
        let mut parts = Vec::new();
        if self.masthead {
            parts.push(self.text_masthead(width));
        }
        parts.extend(self.blocks.iter().map(|block| blocks::lines(block, width)));
        let foot = [self.foot.event.as_str(), self.foot.made.as_str()];
        let foot: Vec<&str> = foot.into_iter().filter(|words| !words.is_empty()).collect();
        if !foot.is_empty() {
            parts.push(wrap(&super::clean(&foot.join(" · ")).replace('\n', " "), width));
        }
        join(&parts)
    }

    fn text_masthead(&self, width: usize) -> Vec<String> {
        let mut lines = wrap(&super::clean(&self.title), width);
        let longest = lines.iter().map(|line| width_of(line)).max().unwrap_or(0);
        lines.push("═".repeat(longest));
        lines.extend(self.lines.iter().flat_map(|line| wrap(&flatten(line), width)));
        lines
    }
}

/// Parts with an empty line between them.
fn join(parts: &[Vec<String>]) -> String {
    let mut out = String::new();
    for lines in parts.iter().filter(|lines| !lines.is_empty()) {
        if !out.is_empty() {
            out.push('\n');
        }
        for line in lines {
            out.push_str(line.trim_end());
            out.push('\n');
        }
    }
    out
}
