//! The indexes of a book: authors in absolute alphabetical order with the numbers of their diagrams (UA13-VI.7.4.8),
//! motifs, and material.

use std::collections::BTreeMap;

use damier_compose::{Composition, motifs};
use damier_language::Words;
use damier_rules::Color;

use crate::paper::{Block, Heading};

/// All three, each under its heading.
pub(super) fn indexes(works: &[(usize, &Composition)], words: &Words) -> Vec<Block> {
    let mut blocks = Vec::new();
    for (title, lines) in [
        ("book-index-authors", authors(works, words)),
        ("book-index-motifs", by_motif(works, words)),
        ("book-index-material", by_material(works)),
    ] {
        if !lines.is_empty() {
            blocks.push(Heading::section(words.text(title)).into());
            blocks.push(Block::columns(2, lines.into_iter().map(Block::paragraph)));
        }
    }
    blocks
}

/// `Абаулін В. – 284; 286`.
fn line(name: &str, numbers: &[usize]) -> String {
    let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    format!("{name} – {}", numbers.join(", "))
}

fn authors(works: &[(usize, &Composition)], words: &Words) -> Vec<String> {
    let mut found: BTreeMap<String, (String, Vec<usize>)> = BTreeMap::new();
    for (number, work) in works {
        for author in &work.authors {
            let name = format!("{} {}", author.surname, author.initial());
            let entry = found.entry(author.written()).or_insert_with(|| (name.trim().to_owned(), Vec::new()));
            entry.1.push(*number);
        }
    }
    let mut all: Vec<(String, (String, Vec<usize>))> = found.into_iter().collect();
    all.sort_by(|(one, _), (other, _)| words.compare(one, other));
    all.iter().map(|(_, (name, numbers))| line(name, numbers)).collect()
}

/// What a program sees and what authors name.
fn by_motif(works: &[(usize, &Composition)], words: &Words) -> Vec<String> {
    let mut found: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for (number, work) in works {
        let seen = motifs(work).into_iter().map(|motif| words.describe("motif", &motif));
        for motif in seen.chain(work.themes.iter().cloned()) {
            let numbers = found.entry(motif).or_default();
            if numbers.last() != Some(number) {
                numbers.push(*number);
            }
        }
    }
    let mut all: Vec<(String, Vec<usize>)> = found.into_iter().collect();
    all.sort_by(|(one, _), (other, _)| words.compare(one, other));
    all.iter().map(|(motif, numbers)| line(motif, numbers)).collect()
}

/// White's pieces against Black's, kings told apart: `5×5`, `3+1K×4`.
fn by_material(works: &[(usize, &Composition)]) -> Vec<String> {
    let mut found: BTreeMap<[usize; 4], Vec<usize>> = BTreeMap::new();
    for (number, work) in works {
        let given = Composition { setup: work.given(), ..(*work).clone() };
        let (white, black) = (given.force(Color::White), given.force(Color::Black));
        let key = [white.units(), black.units(), white.kings, black.kings];
        found.entry(key).or_default().push(*number);
    }
    let side = |units: usize, kings: usize| match (units - kings, kings) {
        (men, 0) => men.to_string(),
        (0, kings) => format!("{kings}K"),
        (men, kings) => format!("{men}+{kings}K"),
    };
    let told = found.iter().map(|([white, black, kings, other], numbers)| {
        line(&format!("{}×{}", side(*white, *kings), side(*black, *other)), numbers)
    });
    told.collect()
}
