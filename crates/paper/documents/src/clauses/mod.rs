//! What the official codes say, clause by clause, in the reader's language.
//!
//! The list of all clauses with their tags is `docs/clauses.tsv`. What people have to read has its text in every
//! language in `clauses/*.clauses`: the identifiers after `=`, then a line for each language. Clauses of several
//! codes that say the same share one text. To add a clause or a language, add a line there: tests find what is
//! missing.
//!
//! ```
//! use damier_documents::clauses;
//! use damier_language::Language;
//!
//! let found: Vec<_> = clauses::find("торкатися полів").map(|clause| clause.id).collect();
//! assert!(found.contains(&"UA-III.12.3.3"));
//! let clause = clauses::find("FMJD-III.2.4.8").next().expect("a clause");
//! assert_eq!(clause.text(Language::FR), Some("Il est interdit d’analyser des parties en cours."));
//! ```

mod sheet;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use damier_language::Language;

pub use sheet::{ClauseText, Sheet, UnknownSheet, clause_texts, paper, reminder};

/// The clauses of the five codes with their tags and classes, as they are cited everywhere.
const LIST: &str = include_str!("../../../../../docs/clauses.tsv");

/// The texts for people.
const TEXTS: [&str; 6] = [
    include_str!("../../clauses/access.clauses"),
    include_str!("../../clauses/composition.clauses"),
    include_str!("../../clauses/conduct.clauses"),
    include_str!("../../clauses/general.clauses"),
    include_str!("../../clauses/offences.clauses"),
    include_str!("../../clauses/officials.clauses"),
];

/// The codes with the beginning of their clauses.
pub const CODES: [(&str, &str); 5] =
    [("ua2013", "UA13-"), ("ua2023", "UA-"), ("fmjd", "FMJD-"), ("wcdf", "WCDF-"), ("columns", "COL-")];

/// A clause of a code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Clause {
    /// The identifier by which it is cited.
    pub id: &'static str,
    /// What it is about.
    pub tags: Vec<&'static str>,
    /// Who keeps it: `software`, `physical` or `document`.
    pub class: &'static str,
    /// What it says, in English; that of a clause for programs may be cut.
    pub english: &'static str,
    texts: BTreeMap<&'static str, &'static str>,
    /// What is searched: all its texts in small letters.
    searched: Vec<String>,
}

static ALL: LazyLock<Vec<Clause>> = LazyLock::new(|| {
    let mut texts = texts();
    let clause = |line: &'static str| {
        let mut columns = line.splitn(4, '\t');
        let (id, tags) = (columns.next()?, columns.next()?.split(',').collect::<Vec<_>>());
        let (class, english) = (columns.next()?, columns.next()?);
        Some((id, tags, class, english))
    };
    let lines = LIST.lines().filter(|line| !line.starts_with('#')).filter_map(clause);
    lines
        .map(|(id, tags, class, english)| {
            let texts = texts.remove(id).unwrap_or_default();
            let searched = texts.values().copied().chain([english]).map(plain).collect();
            Clause { id, tags, class, english, texts, searched }
        })
        .collect()
});

/// Every clause, in the order of the codes.
pub fn all() -> &'static [Clause] {
    &ALL
}

impl Clause {
    /// What it says in a language, if somebody has written it.
    pub fn text(&self, language: Language) -> Option<&'static str> {
        self.texts.get(language.code()).copied()
    }

    /// What it says in a language, or else in English.
    pub fn text_or_english(&self, language: Language) -> &'static str {
        self.text(language).or_else(|| self.text(Language::EN)).unwrap_or(self.english)
    }

    /// Whether it is about something.
    pub fn is_about(&self, tag: &str) -> bool {
        self.tags.contains(&tag)
    }

    /// Whether it is the clause of this identifier, or stands below it.
    pub fn is_at_or_below(&self, id: &str) -> bool {
        begins_like(self.id, id)
            && !self.id[id.len()..].starts_with(|next: char| next.is_ascii_alphanumeric())
    }

    /// Whether all these words, in small letters, occur in what it says in one of the languages.
    fn says(&self, words: &[String]) -> bool {
        self.searched.iter().any(|text| words.iter().all(|word| text.contains(word.as_str())))
    }
}

/// The clauses that somebody looks for: by identifiers, each with all below it, or by words of any language, all of
/// which must occur.
pub fn find(wanted: &str) -> impl Iterator<Item = &'static Clause> {
    let is_id = |word: &str| CODES.iter().any(|(_, begin)| begins_like(word, begin));
    let ids: Vec<String> = wanted.split_whitespace().map(|word| word.trim_matches(',').to_owned()).collect();
    let ids = if ids.iter().all(|word| is_id(word)) { ids } else { Vec::new() };
    let words: Vec<String> = plain(wanted).split_whitespace().map(str::to_owned).collect();
    all().iter().filter(move |clause| {
        if ids.is_empty() { clause.says(&words) } else { ids.iter().any(|id| clause.is_at_or_below(id)) }
    })
}

/// Small letters, and signs that look different but mean the same made one.
fn plain(text: &str) -> String {
    text.to_lowercase().replace(['’', 'ʼ', '`'], "'").replace('ё', "е").replace('\u{a0}', " ")
}

fn begins_like(text: &str, begin: &str) -> bool {
    text.get(..begin.len()).is_some_and(|head| head.eq_ignore_ascii_case(begin))
}

/// The texts of each clause by the code of their language.
fn texts() -> BTreeMap<&'static str, BTreeMap<&'static str, &'static str>> {
    let mut texts: BTreeMap<_, BTreeMap<_, _>> = BTreeMap::new();
    let mut ids: Vec<&'static str> = Vec::new();
    for line in TEXTS.iter().flat_map(|text| text.lines()) {
        match line.split_once(' ') {
            Some(("=", own)) => ids = own.split(' ').collect(),
            Some(("#", _)) | None => {}
            Some((language, text)) => {
                for id in &ids {
                    texts.entry(*id).or_default().insert(language, text);
                }
            }
        }
    }
    texts
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What people have to read is there in every language, whole, and not the same words in two of them.
    #[test]
    fn every_text_for_people_is_whole_in_every_language() {
        let documents = all().iter().filter(|clause| clause.class == "document");
        let mut count = 0;
        for clause in documents {
            count += 1;
            let english = clause.text(Language::EN).expect("English");
            assert_eq!(clause.english, english, "{}: docs/clauses.tsv says otherwise", clause.id);
            for language in Language::all() {
                let text = clause.text(language).unwrap_or_else(|| panic!("{}: {language}", clause.id));
                let ends = text.ends_with('.');
                assert!(ends && !text.contains('…'), "{}: {language}: {text}", clause.id);
                assert!(language == Language::EN || text != english, "{}: {language}", clause.id);
            }
        }
        assert_eq!(count, 373);
    }

    /// No text belongs to a clause that is not in the list, and none is in a language that nobody speaks here.
    #[test]
    fn every_text_belongs_to_a_clause() {
        let languages: Vec<&str> = Language::all().map(Language::code).collect();
        for (id, own) in texts() {
            assert!(all().iter().any(|clause| clause.id == id), "{id}");
            assert!(own.keys().all(|language| languages.contains(language)), "{id}");
            assert_eq!(own.len(), languages.len(), "{id}");
        }
    }

    /// Whatever an arbiter can choose as an offence is told in words of every language.
    #[test]
    fn every_offence_is_told_in_every_language() {
        use damier_clock::rules::Code;
        use damier_compete::event::offences;
        for code in [Code::Ua2013, Code::Ua2023, Code::Fmjd100, Code::Fmjd64, Code::Wcdf, Code::Columns] {
            for own in offences(code) {
                let clause = all().iter().find(|clause| clause.id == own.clause).expect(own.clause);
                for language in Language::all() {
                    assert!(clause.text(language).is_some(), "{}: {language}", own.clause);
                }
            }
        }
    }

    /// Each is found by the words of each language, however long they are.
    #[test]
    fn every_text_is_found_by_its_words() {
        for clause in all().iter().filter(|clause| clause.class == "document") {
            for language in Language::all() {
                let text = clause.text(language).expect("a text");
                let found = find(&text.to_uppercase()).any(|own| own.id == clause.id);
                assert!(found, "{}: {language}", clause.id);
            }
        }
    }

    /// The marks of each language.
    #[test]
    fn texts_keep_the_marks_of_their_language() {
        for clause in all() {
            for language in Language::all() {
                let Some(text) = clause.text(language) else { continue };
                let latin = |word: &str| word.len() > 1 && word.bytes().all(|b| b.is_ascii_lowercase());
                let mut words = text.split(|letter: char| !letter.is_alphanumeric());
                match language.code() {
                    "uk" | "ru" => assert!(!words.any(latin), "{}: {text}", clause.id),
                    "fr" => {
                        let marks = [" :", " ;", " ?", " !", " »", "« "];
                        assert!(!marks.iter().any(|mark| text.contains(mark)), "{}: {text}", clause.id);
                    }
                    "lt" => {
                        let pair = [text.matches('„').count(), text.matches('“').count()];
                        assert_eq!(pair[0], pair[1], "{}: {text}", clause.id);
                    }
                    _ => {}
                }
            }
        }
    }

    #[test]
    fn a_clause_is_found_with_those_below_it_and_no_neighbour() {
        let found = |wanted: &str| -> Vec<&str> { find(wanted).map(|clause| clause.id).collect() };
        assert_eq!(found("FMJD-I.4.1"), ["FMJD-I.4.1"]);
        assert!(found("ua-iv.8.4").contains(&"UA-IV.8.4.a"));
        assert!(
            found("COL-1.6.3bis").contains(&"COL-1.6.3bis-c")
                && !found("COL-1.6.3").contains(&"COL-1.6.3bis-c")
        );
        assert_eq!(found("WCDF-1.24, FMJD-I.4.1"), ["FMJD-I.4.1", "WCDF-1.24"]);
        assert!(found("не є таким пунктом ніде").is_empty());
    }
}
