//! What a rulebook says about play, in the reader's language: the rows of the rules, translated one by one.
//!
//! The rules know their rows by English words and by names of their own (`DR-KQ`, `IR01`, `draw_mode`). People
//! read neither: each row has its messages in the area `rulebook`, named by those words. A row of which
//! somebody forgot the message is shown in English; a test finds it.

use damier_language::{Args, Words};
use damier_pdn::{Dialect, Meaning};
use damier_rules::Rulebook;
use damier_rules::rulebook::{Clause, Row};

use crate::games::{meaning, written};

/// A chapter of a rulebook.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chapter {
    /// The name by which programs know it.
    pub name: &'static str,
    pub title: String,
    /// What stands in it.
    pub lines: Vec<Line>,
}

/// What is said about one topic.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// The name by which programs and regulations know it: `dr-kq`, `ir01`, `draw_mode`.
    pub name: String,
    /// What it is about.
    pub topic: String,
    /// What the code says; empty where the topic says all.
    pub value: String,
    /// What a regulation may choose instead.
    pub otherwise: Option<String>,
    /// Where the code says so.
    pub clauses: Vec<Clause>,
}

/// The full title of a rulebook.
pub fn title(book: &Rulebook, words: &Words) -> String {
    words
        .try_translate(&format!("rulebook-title-{}", book.name), &Args::new())
        .unwrap_or_else(|| book.title.to_owned())
}

/// A word of a rulebook in the reader's language; in English where nobody has written it.
pub fn text(words: &Words, english: &str) -> String {
    translate(words, english)
}

/// All chapters of a rulebook.
pub fn chapters(book: &Rulebook, words: &Words) -> Vec<Chapter> {
    let mut chapters: Vec<Chapter> = Vec::new();
    for row in book.rows() {
        let line = line(book, &row, words);
        match chapters.last_mut().filter(|chapter| chapter.name == row.chapter) {
            Some(chapter) => chapter.lines.push(line),
            None => {
                let title = translate(words, row.chapter);
                chapters.push(Chapter { name: row.chapter, title, lines: vec![line] });
            }
        }
    }
    chapters.extend(signs(book, words));
    chapters
}

/// What the signs behind moves mean in this code (FMJD-I.9.1, FMJD-Ibis.9.1, UA13-IV.4.2, UA-III.2.2).
fn signs(book: &Rulebook, words: &Words) -> Option<Chapter> {
    let lines = Dialect::of(book)?.signs().iter().map(|sign| Line {
        name: sign.text.to_owned(),
        topic: written(sign),
        value: meaning(words, any_number(sign.meaning)),
        otherwise: None,
        clauses: [sign.clause].into_iter().filter(|clause| !clause.starts_with("D-")).collect(),
    });
    Some(Chapter { name: "signs", title: words.text("sign-used"), lines: lines.collect() })
}

/// A sign that counts pieces stands for any number of them.
const fn any_number(meaning: Meaning) -> Meaning {
    match meaning {
        Meaning::PiecesWon(_) => Meaning::PiecesWon(0),
        Meaning::PiecesLost(_) => Meaning::PiecesLost(0),
        other => other,
    }
}

fn line(book: &Rulebook, row: &Row, words: &Words) -> Line {
    let topic = bare(&row.topic);
    let line = Line {
        name: topic.to_lowercase(),
        topic: translate(words, topic),
        value: String::new(),
        otherwise: None,
        clauses: row.clauses.clone(),
    };
    match row.chapter {
        // The kind of irregularity says all.
        "irregularities" if row.topic.starts_with("IR") => line,
        "switches" => {
            let (value, others) = readings(words, topic, &row.value);
            Line { value, otherwise: others, ..line }
        }
        "edition" if topic == "variant" => {
            Line { value: words.text(&format!("variant-{}", book.variant.name())), ..line }
        }
        "edition" if topic == "code" => Line { value: title(book, words), ..line },
        _ => Line { value: translate(words, bare(&row.value)), ..line },
    }
}

/// Without the decision behind it, which stands at the end: ` (D-20b)`.
fn bare(text: &str) -> &str {
    let decided = text.rfind(" (").filter(|at| text[*at..].contains("D-") || text[*at..].contains("O-"));
    decided.map_or(text, |at| &text[..at])
}

/// The reading taken, and those that a regulation may take: `prompt (or claim, auto)`.
fn readings(words: &Words, switch: &str, value: &str) -> (String, Option<String>) {
    let (taken, others) = match value.split_once(" (or ") {
        Some((taken, others)) => (taken, others.trim_end_matches(')').split(", ").collect()),
        None => (value, Vec::new()),
    };
    let reading = |value: &str| {
        words
            .try_translate(&format!("rulebook-{switch}-{value}"), &Args::new())
            .unwrap_or_else(|| translate(words, value))
    };
    let others: Vec<String> = others.into_iter().map(reading).collect();
    let otherwise = Args::new().with("values", others.join("; "));
    let otherwise = (!others.is_empty()).then(|| words.translate("rulebook-chosen-otherwise", &otherwise));
    (reading(taken), otherwise)
}

/// A text as a whole, or each of its parts between commas; in English where nobody has written it.
fn translate(words: &Words, english: &str) -> String {
    known(words, english).unwrap_or_else(|| english.to_owned())
}

fn known(words: &Words, english: &str) -> Option<String> {
    let one = |text: &str| words.try_translate(&format!("rulebook-{}", name(text)), &Args::new());
    let parts = || english.split(", ").map(one).collect::<Option<Vec<_>>>().map(|parts| parts.join(", "));
    if is_sign(english) { Some(english.to_owned()) } else { one(english).or_else(parts) }
}

/// Whether there is no word in it: `2, 1, 0`, `x`.
fn is_sign(text: &str) -> bool {
    !text.split(|letter: char| !letter.is_ascii_alphabetic()).any(|word| word.len() > 1)
}

/// The name of a message: letters, digits and underscores with hyphens between.
fn name(english: &str) -> String {
    let words = english.split(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '_'));
    words.filter(|word| !word.is_empty()).map(str::to_ascii_lowercase).collect::<Vec<_>>().join("-")
}

#[cfg(test)]
mod tests {
    use damier_language::Language;

    use super::*;

    /// Every row of every rulebook is told in every language: only what has no words is the same.
    #[test]
    fn every_row_is_translated() {
        let english = Words::of(Language::EN);
        for book in Rulebook::all() {
            for row in book.rows() {
                assert!(known(english, row.chapter).is_some(), "{}", row.chapter);
                assert!(known(english, bare(&row.topic)).is_some(), "{}: {}", book.name, row.topic);
                let own = matches!(row.chapter, "switches" | "irregularities" | "edition");
                assert!(own || known(english, bare(&row.value)).is_some(), "{}: {}", book.name, row.value);
            }
            assert!(english.has(&format!("rulebook-title-{}", book.name)), "{}", book.name);
        }
    }

    /// Nobody reads names of ours: no switch, no code of a draw, an irregularity or a decision.
    #[test]
    fn no_name_of_ours_is_shown() {
        for language in Language::all() {
            let words = Words::of(language);
            for book in Rulebook::all() {
                for line in chapters(&book, words).into_iter().flat_map(|chapter| chapter.lines) {
                    for text in [&line.topic, &line.value, line.otherwise.as_ref().unwrap_or(&line.value)] {
                        let ours = ["DR-", "IR0", "IR1", "IR2", "IR3", "_", "(D-", "(O-", "⟦"];
                        let ours = ours.into_iter().find(|own| text.contains(own));
                        assert_eq!(ours, None, "{language}: {}: {text}", book.name);
                    }
                }
            }
        }
    }

    /// The readings that a regulation may choose have words too, not only those that are taken.
    #[test]
    fn every_reading_has_words() {
        let english = Words::of(Language::EN);
        for switch in Rulebook::all().iter().flat_map(|book| book.switches.list()) {
            assert!(english.has(&format!("rulebook-{}", switch.name)), "{}", switch.name);
            for value in switch.values {
                let own = english.has(&format!("rulebook-{}-{value}", switch.name));
                assert!(own || known(english, value).is_some(), "{}: {value}", switch.name);
            }
        }
    }

    #[test]
    fn a_ukrainian_reads_ukrainian() {
        let book = Rulebook::named("fmjd-100").expect("a rulebook");
        let words = Words::of(Language::UK);
        let chapters = chapters(&book, words);
        let lines: Vec<&Line> = chapters.iter().flat_map(|chapter| &chapter.lines).collect();
        let line = |name: &str| *lines.iter().find(|line| line.name == name).expect("a line");
        assert_eq!(line("dr-kq").topic, "ходять лише дамки");
        assert_eq!(line("variant").value, words.text("variant-international"));
        assert_eq!(line("draw_mode").value, "суддю повідомляють, і він її фіксує");
        assert_eq!(line("ir06").topic, "тихий хід, хоч було взяття");
    }
}
