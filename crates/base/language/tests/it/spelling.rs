//! Words and signs of each language: nothing is left in another one, and each keeps its own marks and plurals.

use damier_language::Language;
use fluent_syntax::ast::{Entry, Expression, PatternElement, VariantKey};
use fluent_syntax::parser;

use crate::files::{files, messages};

/// Names that stay in Latin letters everywhere.
const NAMES: [&str; 40] = [
    "apache",
    "cookie",
    "noto",
    "sans",
    "serif",
    "damier",
    "fmjd",
    "idf",
    "wcdf",
    "pdn",
    "fen",
    "trf",
    "csv",
    "xlsx",
    "xls",
    "xlsb",
    "ods",
    "pdf",
    "html",
    "json",
    "openapi",
    "toml",
    "docs",
    "true",
    "false",
    "rm",
    "icalendar",
    "enter",
    "escape",
    "https",
    "localhost",
    "xforwardedfor",
    "glicko",
    "adj",
    "administrator",
    "spam",
    "thirdcolour",
    "rematch",
    "prohibition",
    "free",
];

/// What the command line alone says, and what an administrator reads about how the site is started.
const TYPED: [&str; 16] = [
    "admin-proxies-text",
    "book-open",
    "event-choose-file",
    "event-decided-only-in-swiss",
    "event-course",
    "event-list-next",
    "event-more-due",
    "event-new-first",
    "event-no-file-here",
    "event-or-ahead",
    "event-see-entries",
    "failed-not-two",
    "lots-say-why-typed",
    "proof-more-tables",
    "rules-show-one",
    "typed-see-help",
];

/// The commands that sentences might name; in French a board is called as the program is.
const COMMANDS: [&str; 11] = [
    "account",
    "administrator",
    "composing",
    "contest",
    "correspondence",
    "display",
    "event",
    "federation",
    "problem",
    "rulebooks",
    "serve",
];

/// Whether a text names a command or an option.
fn names_a_command(text: &str) -> bool {
    let command = COMMANDS.iter().any(|own| text.contains(&format!("damier {own}")));
    let option = text.match_indices("--").any(|(at, found)| {
        let after = text[at + found.len()..].chars().next();
        let before = text[..at].chars().next_back();
        after.is_some_and(|sign| sign.is_ascii_lowercase())
            && before.is_none_or(|sign| sign.is_whitespace() || sign == '(')
    });
    command || option
}

/// Pages and the API say the same sentences: whoever reads them there has no command line.
#[test]
fn commands_are_named_to_whoever_can_type_them() {
    for language in Language::all() {
        let messages = messages(language);
        let naming = messages.iter().filter(|(_, spoken)| names_a_command(&spoken.text));
        let unexpected: Vec<_> = naming.filter(|(id, _)| !TYPED.contains(&id.as_str())).collect();
        assert!(
            unexpected.is_empty(),
            "{language}: {:?}",
            unexpected.iter().map(|own| own.0).collect::<Vec<_>>()
        );
    }
}

#[test]
fn no_latin_word_is_left_in_ukrainian_or_russian() {
    for language in [Language::UK, Language::RU] {
        for (id, spoken) in messages(language) {
            let words = english_words(&spoken.text);
            assert!(words.is_empty(), "{language}: {id} says {words:?}: {}", spoken.text);
        }
    }
}

/// Words that English cannot do without and that neither French nor Lithuanian has.
const OF_ENGLISH: [&str; 23] = [
    "the", "of", "and", "is", "are", "was", "were", "has", "have", "had", "not", "with", "for", "by", "from",
    "there", "this", "that", "it", "in", "at", "no", "round",
];

#[test]
fn no_english_word_is_left_in_lithuanian_or_french() {
    for language in [Language::LT, Language::FR] {
        for (id, spoken) in messages(language) {
            let words = bare_words(&spoken.text);
            let left: Vec<_> = words.iter().filter(|word| OF_ENGLISH.contains(&word.as_str())).collect();
            assert!(left.is_empty(), "{language}: {id} says {left:?}: {}", spoken.text);
        }
    }
}

/// Whole sentences that are the same in two languages were forgotten; single words may be.
#[test]
fn no_sentence_is_that_of_another_language() {
    let english = messages(Language::EN);
    for language in Language::all().filter(|language| *language != Language::EN) {
        for (id, spoken) in messages(language) {
            let is_sentence = bare_words(&spoken.text).len() > 2;
            let same = english.get(&id).is_some_and(|original| original.text == spoken.text);
            assert!(!(is_sentence && same), "{language}: {id}: {}", spoken.text);
        }
    }
}

/// Words without what is to be typed.
fn bare_words(text: &str) -> Vec<String> {
    let lines = text.lines().filter(|line| !line.trim_start().starts_with("damier "));
    let lines = lines.map(|line| line.split("damier event").next().unwrap_or_default());
    lines
        .flat_map(str::split_whitespace)
        .filter(|word| !word.starts_with(['-', '$', '*']))
        .map(|word| word.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase())
        .filter(|word| !word.is_empty())
        .collect()
}

#[test]
fn french_keeps_its_spaces_and_quotation_marks() {
    for (id, spoken) in messages(Language::FR) {
        for mark in [" :", " ;", " ?", " !", " »", "« ", "“", "”"] {
            assert!(!spoken.text.contains(mark), "{id} has \"{mark}\": {}", spoken.text);
        }
        // What a letter follows at once is to be typed, such as 1:2.
        let bare = spoken.text.char_indices().filter(|(_, c)| ":;?!".contains(*c)).find(|(at, _)| {
            let before = spoken.text[..*at].chars().next_back();
            let after = spoken.text[at + 1..].chars().next();
            before.is_some_and(|c| c != '\u{a0}') && after.is_none_or(char::is_whitespace)
        });
        assert_eq!(bare, None, "{id}: {}", spoken.text);
    }
}

#[test]
fn lithuanian_keeps_its_quotation_marks() {
    for (id, spoken) in messages(Language::LT) {
        let [low, high, other] = ["„", "“", "”"].map(|mark| spoken.text.matches(mark).count());
        assert!(low == high && other == 0, "{id}: {}", spoken.text);
    }
}

/// Words of two and more Latin letters that are neither names, clauses nor things to be typed.
fn english_words(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    // A line that shows what to type is not translated.
    for line in text.lines().filter(|line| !line.trim_start().starts_with("damier ")) {
        let line = line.split("damier event").next().unwrap_or_default();
        for word in line.split(|c: char| c.is_whitespace() || "()«»“”„\",;:".contains(c)) {
            let is_clause =
                ["UA-", "UA13-", "FMJD-", "WCDF-", "COL-"].iter().any(|code| word.starts_with(code));
            // Moves and times have digits: c3-d4, 5m+3s.
            let is_typed = word.starts_with(['-', '$', '*'])
                || word.contains(['/', '='])
                || word.contains(|c: char| c.is_ascii_digit());
            let latin: String = word.chars().filter(char::is_ascii_alphabetic).collect();
            let is_name = NAMES.contains(&latin.to_lowercase().as_str());
            let is_capitals = !latin.is_empty() && latin.chars().all(|c| c.is_ascii_uppercase());
            if latin.len() > 1 && !is_clause && !is_typed && !is_name && !is_capitals {
                found.push(word.to_owned());
            }
        }
    }
    found
}

#[test]
fn few_never_stands_without_one_and_other() {
    for language in Language::all().filter(|language| *language != Language::EN) {
        for (file, text) in files(language) {
            let resource = parser::parse(text.as_str()).unwrap_or_else(|(resource, _)| resource);
            for entry in &resource.body {
                let Entry::Message(message) = entry else { continue };
                let Some(value) = &message.value else { continue };
                for element in &value.elements {
                    if let PatternElement::Placeable { expression: Expression::Select { variants, .. } } =
                        element
                    {
                        check_plurals(&format!("{language}/{file}: {}", message.id.name), variants);
                    }
                }
            }
        }
    }
}

fn check_plurals(id: &str, variants: &[fluent_syntax::ast::Variant<&str>]) {
    let has = |name: &str| {
        variants.iter().any(|own| matches!(&own.key, VariantKey::Identifier { name: key } if *key == name))
    };
    if has("few") {
        assert!(has("one") && has("other"), "{id}: few without one and other");
    }
    // `one` is also 21 and 31: who means a single one writes 1.
    for own in variants.iter().filter(|own| matches!(own.key, VariantKey::Identifier { name: "one" })) {
        let is_named = |element: &PatternElement<&str>| matches!(element, PatternElement::Placeable { .. });
        assert!(own.value.elements.iter().any(is_named), "{id}: one without its number");
    }
}
