//! Words in lines: where a line ends, and what stands on it.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use damier_documents::paper::{Mark, Text};
use damier_documents::setting::clean;

use crate::fonts::{Face, Word, shape};
use crate::look::{Colour, SOFT};

/// How letters look.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Style {
    pub(crate) face: Face,
    pub(crate) size: f32,
    pub(crate) colour: Colour,
    /// How far they stand above the line.
    pub(crate) rise: f32,
}

impl Style {
    pub(crate) fn new(face: Face, size: f32, colour: Colour) -> Style {
        Style { face, size, colour, rise: 0.0 }
    }

    fn marked(self, mark: Mark) -> Style {
        match mark {
            Mark::Plain => self,
            Mark::Strong if self.face == Face::Sans => Style { face: Face::SansBold, ..self },
            Mark::Italic if self.face == Face::Sans => Style { face: Face::SansItalic, ..self },
            Mark::Strong | Mark::Italic => self,
            Mark::Small => Style { size: self.size * 0.85, colour: SOFT, ..self },
            Mark::Raised => Style { size: self.size * 0.65, rise: self.size * 0.4, ..self },
        }
    }
}

/// Where a line may end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Breaks {
    /// At spaces, and behind hyphens and strokes between letters.
    Words,
    /// At spaces only: a move is never broken between its squares.
    Moves,
}

/// What a text is made of.
#[derive(Debug, Clone)]
enum Atom {
    Word {
        style: Style,
        word: Rc<Word>,
    },
    Space {
        style: Style,
        word: Rc<Word>,
    },
    /// A line may end here.
    Chance,
    /// A line ends here.
    End,
}

impl Atom {
    fn width(&self) -> f32 {
        match self {
            Atom::Word { style, word } | Atom::Space { style, word } => word.width * style.size,
            Atom::Chance | Atom::End => 0.0,
        }
    }
}

/// Words of one look beside each other.
#[derive(Debug, Clone)]
pub(crate) struct Run {
    pub(crate) style: Style,
    /// From the begin of the line.
    pub(crate) x: f32,
    pub(crate) words: Vec<Rc<Word>>,
}

/// What stands on a line.
#[derive(Debug, Clone, Default)]
pub(crate) struct Line {
    pub(crate) runs: Vec<Run>,
    pub(crate) width: f32,
}

impl Line {
    fn push(&mut self, style: Style, word: &Rc<Word>) {
        match self.runs.last_mut() {
            Some(run) if run.style == style => run.words.push(Rc::clone(word)),
            _ => self.runs.push(Run { style, x: self.width, words: vec![Rc::clone(word)] }),
        }
        self.width += word.width * style.size;
    }
}

/// Words that were set before, and those to come.
#[derive(Default)]
pub(crate) struct Case {
    known: RefCell<HashMap<Face, HashMap<String, Rc<Word>>>>,
}

impl Case {
    fn word(&self, face: Face, letters: &str) -> Rc<Word> {
        let mut known = self.known.borrow_mut();
        let of_face = known.entry(face).or_default();
        if let Some(word) = of_face.get(letters) {
            return Rc::clone(word);
        }
        let word = Rc::new(shape(face, letters));
        of_face.insert(letters.to_owned(), Rc::clone(&word));
        word
    }

    /// How wide words are, on one line.
    pub(crate) fn width(&self, words: &str, style: Style) -> f32 {
        self.word(style.face, words).width * style.size
    }

    /// A text, ready to be set in lines.
    pub(crate) fn copy(&self, text: &Text, style: Style, breaks: Breaks) -> Copy {
        let mut atoms = Vec::new();
        for span in &text.spans {
            let style = style.marked(span.mark);
            self.gather(&clean(&span.words), style, breaks, &mut atoms);
        }
        Copy { atoms }
    }

    fn gather(&self, words: &str, style: Style, breaks: Breaks, atoms: &mut Vec<Atom>) {
        for (at, line) in words.split('\n').enumerate() {
            if at > 0 {
                atoms.push(Atom::End);
            }
            for (at, token) in line.split(' ').enumerate() {
                if at > 0 {
                    atoms.push(Atom::Space { style, word: self.word(style.face, " ") });
                }
                for (at, part) in parts(token, breaks).enumerate() {
                    if at > 0 {
                        atoms.push(Atom::Chance);
                    }
                    if !part.is_empty() {
                        atoms.push(Atom::Word { style, word: self.word(style.face, part) });
                    }
                }
            }
        }
    }
}

/// The parts of a word between which a line may end.
fn parts(token: &str, breaks: Breaks) -> impl Iterator<Item = &str> {
    let mut cuts = vec![0];
    if breaks == Breaks::Words {
        let mut before = None;
        for (at, c) in token.char_indices() {
            let behind_sign = matches!(before, Some('-' | '–' | '—' | '/')) && at > 1;
            if behind_sign && c.is_alphabetic() {
                cuts.push(at);
            }
            before = Some(c);
        }
    }
    cuts.push(token.len());
    let pairs: Vec<(usize, usize)> = cuts.windows(2).map(|pair| (pair[0], pair[1])).collect();
    pairs.into_iter().map(move |(from, to)| &token[from..to])
}

/// A text, ready to be set in lines.
#[derive(Debug, Clone)]
pub(crate) struct Copy {
    atoms: Vec<Atom>,
}

impl Copy {
    /// Smaller or larger letters.
    pub(crate) fn scale(&mut self, by: f32) {
        for atom in &mut self.atoms {
            if let Atom::Word { style, .. } | Atom::Space { style, .. } = atom {
                style.size *= by;
                style.rise *= by;
            }
        }
    }

    /// How wide it is if only its own ends break lines.
    pub(crate) fn widest(&self) -> f32 {
        let (mut widest, mut width) = (0.0_f32, 0.0);
        for atom in &self.atoms {
            width = if matches!(atom, Atom::End) { 0.0 } else { width + atom.width() };
            widest = widest.max(width);
        }
        widest
    }

    /// How wide it is if lines end wherever they may.
    pub(crate) fn narrowest(&self) -> f32 {
        let (mut widest, mut width) = (0.0_f32, 0.0);
        for atom in &self.atoms {
            width = if matches!(atom, Atom::Word { .. }) { width + atom.width() } else { 0.0 };
            widest = widest.max(width);
        }
        widest
    }

    /// Lines of a width; at least one, be it empty.
    pub(crate) fn lines(&self, width: f32) -> Vec<Line> {
        let mut setting =
            Setting { width: width.max(1.0), done: Vec::new(), line: Line::default(), gap: Vec::new() };
        for cluster in
            self.atoms.chunk_by(|one, next| matches!((one, next), (Atom::Word { .. }, Atom::Word { .. })))
        {
            match &cluster[0] {
                Atom::Word { .. } => setting.put(cluster),
                Atom::Space { style, word } => setting.gap.push((*style, Rc::clone(word))),
                Atom::Chance => {}
                Atom::End => setting.end(),
            }
        }
        setting.end();
        setting.done
    }
}

/// Rounding must not break a line that was measured to fit.
const SLACK: f32 = 0.05;

/// Lines while they are set.
struct Setting {
    width: f32,
    done: Vec<Line>,
    line: Line,
    /// Spaces that are set only if something follows on the line.
    gap: Vec<(Style, Rc<Word>)>,
}

impl Setting {
    fn end(&mut self) {
        self.gap.clear();
        self.done.push(std::mem::take(&mut self.line));
    }

    /// Words that belong together.
    fn put(&mut self, cluster: &[Atom]) {
        let wide: f32 = cluster.iter().map(Atom::width).sum();
        let gap: f32 = self.gap.iter().map(|(style, word)| word.width * style.size).sum();
        if !self.line.runs.is_empty() && self.line.width + gap + wide > self.width + SLACK {
            self.end();
        }
        for (style, word) in std::mem::take(&mut self.gap) {
            self.line.push(style, &word);
        }
        for atom in cluster {
            let Atom::Word { style, word } = atom else { continue };
            if self.line.width + atom.width() <= self.width + SLACK {
                self.line.push(*style, word);
            } else {
                self.cut(*style, word);
            }
        }
    }

    /// A word that is longer than the line is cut wherever the line ends.
    fn cut(&mut self, style: Style, word: &Word) {
        let mut begin = 0;
        while begin < word.glyphs.len() {
            let room = self.width - self.line.width + SLACK;
            let mut wide = 0.0;
            let fits = word.glyphs[begin..].iter().take_while(|glyph| {
                wide += glyph.advance * style.size;
                wide <= room
            });
            let mut end = begin + fits.count();
            if end == begin && self.line.runs.is_empty() {
                end += 1;
            }
            // The glyphs of one letter stay together.
            while end > begin
                && end < word.glyphs.len()
                && word.glyphs[end].range == word.glyphs[end - 1].range
            {
                end += 1;
            }
            if end > begin {
                self.line.push(style, &Rc::new(piece(word, begin, end)));
            }
            begin = end;
            if begin < word.glyphs.len() {
                self.end();
            }
        }
    }
}

/// Some glyphs of a word as a word.
fn piece(word: &Word, begin: usize, end: usize) -> Word {
    let glyphs = &word.glyphs[begin..end];
    let from = glyphs.iter().map(|glyph| glyph.range.start).min().unwrap_or(0);
    let to = glyphs.iter().map(|glyph| glyph.range.end).max().unwrap_or(0);
    let moved = glyphs.iter().cloned().map(|mut glyph| {
        glyph.range = glyph.range.start - from..glyph.range.end - from;
        glyph
    });
    Word {
        text: word.text[from..to].to_owned(),
        width: glyphs.iter().map(|glyph| glyph.advance).sum(),
        glyphs: moved.collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::INK;

    fn lines(words: &str, width: f32, breaks: Breaks) -> Vec<String> {
        let style = Style::new(Face::Sans, 10.0, INK);
        let copy = Case::default().copy(&Text::from(words), style, breaks);
        let told = |line: &Line| {
            let words = line.runs.iter().flat_map(|run| &run.words);
            words.map(|word| word.text.as_str()).collect::<String>()
        };
        let lines = copy.lines(width);
        assert!(lines.iter().all(|line| line.width <= width.max(12.0) + 1.0), "{words}");
        lines.iter().map(told).collect()
    }

    #[test]
    fn lines_end_at_spaces_and_behind_hyphens_of_words() {
        assert_eq!(lines("one two three", 40.0, Breaks::Words), ["one two", "three"]);
        assert_eq!(lines("Koval-Petrenko", 45.0, Breaks::Words), ["Koval-", "Petrenko"]);
        assert_eq!(lines("a b\nc", 400.0, Breaks::Words), ["a b", "c"]);
        assert_eq!(lines("", 40.0, Breaks::Words), [""]);
        assert_eq!(lines("1. 32-28 19-23", 45.0, Breaks::Moves), ["1. 32-28", "19-23"]);
        assert_eq!(lines("am 2026-11-18", 60.0, Breaks::Words), ["am", "2026-11-18"]);
    }

    #[test]
    fn nothing_is_lost_where_a_word_is_longer_than_the_line() {
        let long = "Donaudampfschifffahrtsgesellschaft".repeat(3);
        assert_eq!(lines(&long, 40.0, Breaks::Words).concat(), long);
        assert_eq!(lines(&long, 0.0, Breaks::Words).len(), long.len());
    }
}
