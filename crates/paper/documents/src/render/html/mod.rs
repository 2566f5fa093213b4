//! A complete HTML page: its stylesheet inside, nothing fetched, good on a phone and on paper.
//!
//! Tables have captions and heads with a scope, boards a description in place of the picture, and the
//! page its language, so that a screen reader reads it as a person would.

mod blocks;
mod table;

use std::collections::BTreeMap;
use std::fmt::Write;

use super::clean;
use crate::Diagram;
use crate::paper::{Mark, Paper, Text};

const STYLE: &str = include_str!("style.css");

impl Paper {
    /// The paper as an HTML page.
    ///
    /// ```
    /// use damier_documents::paper::{Block, Paper};
    ///
    /// let page = Paper::new("Round 1 <draft>", "en").with(Block::paragraph("Tom & Jerry")).html();
    /// assert!(page.starts_with("<!DOCTYPE html>\n<html lang=\"en\">"));
    /// assert!(page.contains("<h1>Round 1 &lt;draft&gt;</h1>"));
    /// assert!(page.contains("<p>Tom &amp; Jerry</p>"));
    /// ```
    pub fn html(&self) -> String {
        let mut page = Page { out: String::with_capacity(16 * 1024), ids: BTreeMap::new(), board: None };
        let (language, title) = (escape(&self.language), escape(&self.title));
        let (wide, high) = self.shape.millimetres();
        let large = if self.large { " class=\"large\"" } else { "" };
        let _ = write!(
            page.out,
            "<!DOCTYPE html>\n<html lang=\"{language}\"{large}>\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <title>{title}</title>\n<style>\n@page {{ size: {wide}mm {high}mm; }}\n{STYLE}</style>\n\
             </head>\n<body>\n<main>\n"
        );
        self.html_masthead(&mut page.out);
        page.blocks(&self.blocks);
        page.out.push_str("</main>\n");
        self.html_foot(&mut page.out);
        page.out.push_str("</body>\n</html>\n");
        page.out
    }

    fn html_masthead(&self, out: &mut String) {
        // A paper that names itself on the page still has a title for those who hear it.
        let class = if self.masthead { "" } else { " class=\"unseen\"" };
        let _ = write!(out, "<header{class}>\n<h1>{}</h1>\n", escape(&self.title));
        for line in &self.lines {
            let _ = writeln!(out, "<p>{}</p>", marked(line));
        }
        out.push_str("</header>\n");
    }

    fn html_foot(&self, out: &mut String) {
        let words = [&self.foot.event, &self.foot.made];
        if words.iter().all(|words| words.is_empty()) {
            return;
        }
        let _ = writeln!(
            out,
            "<footer><span>{}</span> <span>{}</span></footer>",
            escape(words[0]),
            escape(words[1])
        );
    }
}

/// A page being written, how often each name of a table stands on it, and the last board with its picture:
/// score sheets repeat theirs.
struct Page {
    out: String,
    ids: BTreeMap<String, u32>,
    board: Option<(Diagram, String)>,
}

impl Page {
    /// An identifier for a table that nothing else on the page has.
    fn id(&mut self, id: &str) -> String {
        let times = self.ids.entry(id.to_owned()).or_insert(0);
        *times += 1;
        if *times == 1 { id.to_owned() } else { format!("{id}-{times}") }
    }
}

/// Words with their marks as elements.
fn marked(text: &Text) -> String {
    marked_by(text, escape)
}

/// Moves with their marks as elements. A browser breaks lines after a hyphen, so a move is kept whole.
fn marked_moves(text: &Text) -> String {
    let whole = |word: &str| {
        if word.contains('-') { format!("<span>{}</span>", escape(word)) } else { escape(word) }
    };
    marked_by(text, |words| words.split(' ').map(whole).collect::<Vec<_>>().join(" "))
}

fn marked_by(text: &Text, escape: impl Fn(&str) -> String) -> String {
    let spans = text.spans.iter().map(|span| {
        let words = escape(&span.words).replace('\n', "<br>");
        match span.mark {
            Mark::Plain => words,
            Mark::Strong => format!("<b>{words}</b>"),
            Mark::Italic => format!("<i>{words}</i>"),
            Mark::Small => format!("<small>{words}</small>"),
            Mark::Raised => format!("<sup>{words}</sup>"),
        }
    });
    spans.collect()
}

/// Words that are nothing but words, also inside an attribute.
fn escape(words: &str) -> String {
    let mut out = String::with_capacity(words.len());
    for c in clean(words).chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            c => out.push(c),
        }
    }
    out
}
