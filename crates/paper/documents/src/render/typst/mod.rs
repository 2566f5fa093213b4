//! The paper as a program for Typst, which sets it as pages.
//!
//! The program has two parts: `paper.typ` says how each kind of block looks, and below it stands one
//! expression that calls its functions. Words of people appear only as string literals, which Typst
//! prints as they are, so nothing in a name can be taken for markup; boards are SVG inside such literals.
//! The program needs no file.

mod blocks;
mod sections;
mod table;

use std::fmt::Write;

use super::clean;
use crate::paper::{Mark, Paper, Text};

const LOOK: &str = include_str!("paper.typ");

impl Paper {
    /// The paper as a Typst program without any file beside it.
    ///
    /// ```
    /// use damier_documents::paper::{Block, Paper};
    ///
    /// let program = Paper::new("Round 1", "uk").with(Block::paragraph("#import \"x\" $1")).typst();
    /// assert!(program.contains(r##"t("#import \"x\" $1")"##));
    /// ```
    pub fn typst(&self) -> String {
        self.program(true, &|out| sections::write(out, &self.mast(), &self.blocks))
    }

    /// The same without feet, for a part of a long paper.
    pub fn typst_without_feet(&self) -> String {
        self.program(false, &|out| sections::write(out, &self.mast(), &self.blocks))
    }

    /// Empty pages with nothing but their feet.
    pub fn typst_feet(&self, pages: usize) -> String {
        self.program(true, &|out| {
            let _ = writeln!(out, "  for _ in range({}) {{ pagebreak() }}", pages.saturating_sub(1));
        })
    }

    /// The call of the masthead, where there is one.
    fn mast(&self) -> String {
        let lines = array(self.lines.iter().map(marked));
        if self.masthead { format!("    mast({}, {lines})\n", literal(&self.title)) } else { String::new() }
    }

    fn program(&self, footed: bool, body: &dyn Fn(&mut String)) -> String {
        let mut out = String::from(LOOK);
        let (wide, high) = self.shape.millimetres();
        let _ = write!(
            out,
            "\n#paper(\n  title: {},\n  language: {},\n  page-size: ({wide}mm, {high}mm),\n  \
             masthead: {},\n  event: {},\n  made: {},\n  numbered: {},\n{})[#{{\n",
            literal(&self.title),
            literal(language(&self.language)),
            self.masthead,
            literal(&self.foot.event),
            literal(&self.foot.made),
            self.foot.numbered,
            if footed { "" } else { "  footed: false,\n" },
        );
        body(&mut out);
        out.push_str("}]\n");
        out
    }
}

/// The first part of a language tag, which is all that Typst knows; English where it is none.
fn language(tag: &str) -> &str {
    let first = tag.split(['-', '_']).next().unwrap_or_default();
    let plain = (2..=3).contains(&first.len()) && first.bytes().all(|byte| byte.is_ascii_lowercase());
    if plain { first } else { "en" }
}

/// Words with their marks, as an expression.
fn marked(text: &Text) -> String {
    let spans: Vec<String> = text
        .spans
        .iter()
        .map(|span| {
            let call = match span.mark {
                Mark::Plain => "t",
                Mark::Strong => "b",
                Mark::Italic => "i",
                Mark::Small => "s",
                Mark::Raised => "r",
            };
            format!("{call}({})", literal(&span.words))
        })
        .collect();
    match spans.as_slice() {
        [] => "none".to_owned(),
        [one] => one.clone(),
        several => format!("{{ {} }}", several.join("; ")),
    }
}

/// A string literal that means exactly these words.
fn literal(words: &str) -> String {
    let mut out = String::with_capacity(words.len() + 2);
    out.push('"');
    for c in clean(words).chars() {
        match c {
            '\\' => out.push_str("\\\\"),
            '"' => out.push_str("\\\""),
            '\n' => out.push_str("\\n"),
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

/// An array; the last comma makes one of a single thing too.
fn array(items: impl Iterator<Item = String>) -> String {
    let mut out = String::from("(");
    for item in items {
        out.push_str(&item);
        out.push_str(", ");
    }
    let end = out.trim_end().len();
    out.truncate(end);
    out.push(')');
    out
}
