//! A book of compositions: rows of three diagrams with their solutions on the same page (UA13-VI.7.4.9), and indexes
//! of authors, motifs and material (UA13-VI.7.4.8).
//!
//! Of each work there stand in this order: its number in the book, the author, where he lives, the diagram, the task,
//! the solution (UA13-VI.4.1/a, UA13-VI.7.4.1, UA-VIII.Pub.1, UA-VIII.Fmt.2, COL-5.4.1b), and where it appeared first
//! (UA-VIII.Pub.2).

use damier_compose::notation::write_solution;
use damier_compose::{Composition, Goal};
use damier_language::{Args, Words};

use super::indexes::indexes;
use crate::paper::{Block, Fields, Figure, Grid, Heading, Mark, Paper, Text};
use crate::{Coordinates, Diagram, Theme};

/// Diagrams beside each other (UA13-VI.7.4.9).
const ACROSS: usize = 3;

/// Solutions of a row with more letters than this may run over the end of a page.
const LONG: usize = 1800;

/// A line that holds its place.
const NOTHING: &str = "\u{a0}";

/// How a book is made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Book {
    pub title: String,
    /// Whether the solutions are printed.
    pub solutions: bool,
    /// The works, by their numbers in the book, whose solutions no author gives: a program has found them.
    pub found: Vec<usize>,
}

/// The line under a diagram: nothing for a win (UA13-VI.7.4.1, UA-VIII.Fmt.2).
pub fn caption(work: &Composition, words: &Words) -> Option<String> {
    (work.task.goal != Goal::Win).then(|| words.describe("caption", &work.task.goal))
}

/// A collection as a book, in the order in which it is given.
pub fn book(works: &[Composition], how: &Book, words: &Words) -> Paper {
    let mut about = Fields::new()
        .field(words.text("book-works"), works.len().to_string())
        .field(words.text("book-authors"), authors(works).to_string());
    if how.solutions && !how.found.is_empty() {
        let numbers: Vec<String> = how.found.iter().map(ToString::to_string).collect();
        about = about.field(words.text("book-found"), numbers.join(", "));
    }
    let mut paper = Paper::new(how.title.as_str(), words.language().code())
        .foot(how.title.as_str(), "")
        .with(about)
        .with(Heading::section(words.text("proof-compositions")));
    let numbered: Vec<(usize, &Composition)> = (1..).zip(works).collect();
    for row in numbered.chunks(ACROSS) {
        // Diagrams of a row stand at one height, whoever of their authors says where he lives.
        let lives = row.iter().any(|(_, work)| work.authors.iter().any(|author| author.residence.is_some()));
        let cells = row.iter().map(|(number, work)| card(*number, work, lives, words)).collect();
        let mut blocks: Vec<Block> = vec![Grid { across: ACROSS as u8, cut: false, cells }.into()];
        let told: Vec<Block> =
            row.iter().filter_map(|(number, work)| below(*number, work, how, words)).collect();
        let letters: usize = row.iter().map(|(_, work)| solution(work).len()).sum();
        if letters > LONG {
            paper = paper.with_all(blocks).with_all(told);
        } else {
            blocks.extend(told);
            paper = paper.with(Block::together(blocks));
        }
    }
    paper.with(Block::PageBreak).with_all(indexes(&numbered, words))
}

fn authors(works: &[Composition]) -> usize {
    let mut names: Vec<String> =
        works.iter().flat_map(|work| &work.authors).map(damier_compose::Author::written).collect();
    names.sort_unstable();
    names.dedup();
    names.len()
}

/// Number and authors, where they live, the diagram with its task.
fn card(number: usize, work: &Composition, lives: bool, words: &Words) -> Vec<Block> {
    let numbered = Composition { number: u32::try_from(number).ok(), ..work.clone() };
    let mut blocks = vec![Block::paragraph(Text::strong(numbered.heading()))];
    let mut residences: Vec<&str> =
        work.authors.iter().filter_map(|author| author.residence.as_deref()).collect();
    residences.dedup();
    if lives {
        let lines = if residences.is_empty() { NOTHING.to_owned() } else { residences.join(", ") };
        blocks.push(Block::paragraph(Text::small(lines)));
    }
    let diagram = Diagram {
        theme: Theme::Print,
        coordinates: Coordinates::of(work.variant()),
        turn: work.is_turned,
        caption: caption(work, words),
        ..Diagram::new(work.given())
    };
    blocks.push(Figure::new(diagram).into());
    blocks
}

/// The author's solution in short notation; nothing where he gives none.
fn solution(work: &Composition) -> String {
    match work.given_solution() {
        Some((start, solution)) if !solution.is_empty() => write_solution(&start, &solution, work.code),
        _ => String::new(),
    }
}

/// The solution, and where the work appeared.
fn below(number: usize, work: &Composition, how: &Book, words: &Words) -> Option<Block> {
    let moves = if how.solutions { solution(work).replace('\n', " ; ") } else { String::new() };
    let source = work.source.iter().cloned().chain(work.dates.existence().map(str::to_owned));
    let source = source.filter(|part| !part.is_empty() && part != "?").collect::<Vec<_>>().join(", ");
    if moves.is_empty() && source.is_empty() {
        return None;
    }
    let number = words.translate("book-work-number", &Args::new().with("number", number.to_string()));
    let mut text = Text::strong(number);
    if !moves.is_empty() {
        text = text.then(format!(" {moves}"));
    }
    if !source.is_empty() {
        text = text.and(Mark::Italic, format!(" {source}"));
    }
    Some(Block::moves(text))
}
