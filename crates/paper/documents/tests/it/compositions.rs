//! A collection as a book.

use damier_compose::Composition;
use damier_documents::compositions::{Book, book};
use damier_language::{Language, Words};
use damier_pdn::{ReplayOptions, read_games};

const WORKS: &str = r#"[Author "Яковенко, Петро"]
[Residence "Київ"]
[Source "Шашки"]
[Date "1999.05.01"]
[Theme "ехо"]
[GameType "25"]
[FEN "W:WKb8,h6:Bc3,h8"]
1. b8-f4 h8-g7 2. h6xf8 c3-b2 3. f8-g7 *

[Author "Єрмоленко, Олена"]
[Author "Яковенко, Петро"]
[Task "draw"]
[GameType "25"]
[FEN "W:Wa1,c1:Bh8,f8"]
*

[Author "Іваненко, Іван"]
[GameType "25"]
[FEN "B:Wa1,c1:Bh8,f8"]
*
"#;

fn printed(language: Language, solutions: bool) -> String {
    printed_from(WORKS, language, solutions)
}

fn printed_from(text: &str, language: Language, solutions: bool) -> String {
    let works = read_games(text.as_bytes());
    let works: Vec<Composition> = works
        .map(|game| Composition::from_pdn(&game.expect("a game"), &ReplayOptions::default()).expect("a work"))
        .collect();
    book(&works, &Book { title: "Book".to_owned(), solutions, found: Vec::new() }, Words::of(language))
        .text(100)
}

/// Name, residence, diagram, task, solution (UA13-VI.4.1/a, COL-5.4.1b), and authors in absolute alphabetical order with
/// the numbers of their diagrams (UA13-VI.7.4.8).
#[test]
fn a_book_has_diagrams_solutions_and_indexes() {
    let text = printed(Language::UK, true);
    for told in ["Яковенко П.", "Київ", "Нічия", "g7", "Шашки", "ехо – 1", "2×2 – 2, 3"]
    {
        assert!(text.contains(told), "{told}: {text}");
    }
    let place = |name: &str| text.rfind(name).unwrap_or_else(|| panic!("{name}: {text}"));
    assert!(place("Єрмоленко О. – 2") < place("Іваненко І. – 3"), "{text}");
    assert!(place("Іваненко І. – 3") < place("Яковенко П. – 1, 2"), "{text}");
    assert!(!printed(Language::UK, false).contains("g7"));
}

/// Diagrams and their solutions are on one spread: what solves a row of three stands before the next row
/// (UA13-VI.7.4.9).
#[test]
fn solutions_stand_below_the_row_of_their_diagrams() {
    let text = printed_from(&format!("{WORKS}\n{WORKS}"), Language::UK, true);
    let residences: Vec<usize> = text.match_indices("Київ").map(|(at, _)| at).collect();
    let [first, second, ..] = residences[..] else { panic!("two rows: {text}") };
    let solution = text.find("g7").unwrap_or_else(|| panic!("a solution: {text}"));
    assert!(first < solution && solution < second, "{text}");
}

#[test]
fn a_book_speaks_every_language() {
    let texts: Vec<String> = Language::all().map(|language| printed(language, true)).collect();
    for (at, text) in texts.iter().enumerate() {
        assert!(!texts[..at].contains(text));
    }
}
