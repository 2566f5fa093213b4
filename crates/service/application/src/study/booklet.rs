//! A study as a booklet: each chapter with its moves, what is said about them, and diagrams where something is said.

use damier_documents::paper::{Block, Figure, Heading, Mark, Paper, Text};
use damier_documents::{Diagram, Theme};
use damier_language::{Args, Words};
use damier_live::Trial;

use super::{Chapter, Step};

/// A chapter has at most so many diagrams.
const MOST_DIAGRAMS: usize = 12;

/// A study as a paper.
pub fn booklet(title: &str, owner: &str, chapters: &[Chapter], words: &Words) -> Paper {
    let by = words.translate("study-by", &Args::new().with("owner", owner.to_owned()));
    let mut paper = Paper::new(title, words.language().code()).line(by).foot(title, "");
    for own in chapters {
        paper = paper.with(Heading::section(own.title.as_str())).with_all(chapter(own));
    }
    paper
}

fn chapter(own: &Chapter) -> Vec<Block> {
    let mut blocks = Vec::new();
    if !own.tree.comment.is_empty() {
        blocks.push(Block::paragraph(own.tree.comment.as_str()));
    }
    let Ok(trial) = own.tree.trial() else { return blocks };
    if own.tree.start.is_some() {
        blocks.push(board(&trial));
    }
    let mut chapter = Set { blocks, line: Text::empty(), diagrams: MOST_DIAGRAMS };
    chapter.main(&own.tree.line, trial);
    chapter.blocks
}

/// The board as it stands.
fn board(trial: &Trial) -> Block {
    Figure::new(Diagram { theme: Theme::Print, ..Diagram::of(trial.position()) }).into()
}

/// What is set of a chapter.
struct Set {
    blocks: Vec<Block>,
    /// The moves that wait for the end of their paragraph.
    line: Text,
    /// So many diagrams more.
    diagrams: usize,
}

impl Set {
    /// The main line; after a move about which something is said the board is shown.
    fn main(&mut self, line: &[Step], mut trial: Trial) {
        let mut numbered = true;
        for step in line {
            let before = trial.clone();
            let Ok(played) = trial.play(&step.mv) else { break };
            self.add(Mark::Strong, &moved(&before, &played.text, step, numbered));
            numbered = false;
            if !step.comment.is_empty() {
                self.add(Mark::Plain, &step.comment);
            }
            for variation in &step.variations {
                let text = variant(variation, before.clone());
                self.add(Mark::Plain, &format!("({text})"));
                numbered = true;
            }
            if !step.comment.is_empty() && self.diagrams > 0 {
                self.diagrams -= 1;
                self.end();
                self.blocks.push(board(&trial));
                numbered = true;
            }
        }
        self.end();
    }

    fn add(&mut self, mark: Mark, words: &str) {
        let line = std::mem::take(&mut self.line);
        self.line = line.and(mark, format!("{words} "));
    }

    /// Ends the paragraph.
    fn end(&mut self) {
        let line = std::mem::take(&mut self.line);
        if !line.is_empty() {
            self.blocks.push(Block::moves(line));
        }
    }
}

/// A move with its number, if it needs one, and its sign.
fn moved(before: &Trial, text: &str, step: &Step, numbered: bool) -> String {
    let first = before.book().variant.rules().first;
    let begins = before.start().to_move() == first;
    let place = before.moves().len() + usize::from(!begins);
    let sign = step.sign.as_deref().unwrap_or_default();
    let number = place / 2 + 1;
    match (place.is_multiple_of(2), numbered) {
        (true, _) => format!("{number}. {text}{sign}"),
        (false, true) => format!("{number}… {text}{sign}"),
        (false, false) => format!("{text}{sign}"),
    }
}

/// A variation in one run of words, with those within it.
fn variant(line: &[Step], mut trial: Trial) -> String {
    let mut said = Vec::new();
    let mut numbered = true;
    for step in line {
        let before = trial.clone();
        let Ok(played) = trial.play(&step.mv) else { break };
        said.push(moved(&before, &played.text, step, numbered));
        numbered = !step.comment.is_empty() || !step.variations.is_empty();
        if !step.comment.is_empty() {
            said.push(step.comment.clone());
        }
        said.extend(step.variations.iter().map(|own| format!("({})", variant(own, before.clone()))));
    }
    said.join(" ")
}

#[cfg(test)]
mod tests {
    use damier_language::Language;

    use super::*;
    use crate::study::Tree;

    #[test]
    fn a_booklet_has_all_that_is_said() {
        let step = |mv: &str| Step { mv: mv.to_owned(), ..Step::default() };
        let mut first = step("32-28");
        first.sign = Some("!".to_owned());
        first.comment = "The usual one.".to_owned();
        first.variations = vec![vec![step("33-29"), step("19-23")]];
        let line = vec![first, step("19-23"), step("28x19")];
        let tree = Tree { rulebook: "fmjd-100".to_owned(), line, ..Tree::default() };
        let chapters = [Chapter { title: "One".to_owned(), tree }];
        let paper = booklet("A study", "Olena", &chapters, Words::of(Language::EN));
        let text = paper.text(100);
        for part in [
            "A study",
            "Olena",
            "One",
            "1. 32-28!",
            "The usual one.",
            "(1. 33-29 19-23)",
            "1… 19-23 2. 28x19",
        ] {
            assert!(text.contains(part), "{part}: {text}");
        }
        let figures = paper.blocks.iter().filter(|block| matches!(block, Block::Figure(_))).count();
        assert_eq!(figures, 1);
    }
}
