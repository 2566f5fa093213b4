//! The texts of templates are in the language of whoever makes the event.

use damier_compete::event::{TechnicalRegulation, TemplateText, templates};
use damier_documents::papers::template_text;
use damier_language::{Language, Words};

/// Everything a regulation says in words.
fn all_texts(language: Language) -> Vec<(String, String)> {
    let say = |text: &TemplateText| template_text(Words::of(language), text);
    let mut texts = Vec::new();
    for template in templates() {
        let mut regulation = template.regulation("", &say);
        regulation.qualifying_places = Some(4);
        let TechnicalRegulation { items } = template.technical(&regulation, &say);
        let told = regulation.sections.into_iter().chain(items).map(|(_, text)| text);
        let names = regulation.stages.into_iter().map(|plan| plan.name);
        texts.extend(told.chain(names).map(|text| (template.name.clone(), text)));
    }
    texts
}

/// A word of another alphabet; the letter and number of a Swiss system is none.
fn latin_word(text: &str) -> Option<&str> {
    let words = text.split(|letter: char| !letter.is_alphanumeric());
    let is_latin = |word: &&str| word.chars().filter(char::is_ascii_alphabetic).count() > 1;
    words.into_iter().find(is_latin)
}

#[test]
fn a_regulation_in_ukrainian_or_russian_has_no_english_in_it() {
    for language in [Language::UK, Language::RU] {
        for (template, text) in all_texts(language) {
            assert_eq!(latin_word(&text), None, "{language} {template}: {text}");
        }
    }
}

#[test]
fn every_text_is_said_to_its_end() {
    for language in Language::all() {
        for (template, text) in all_texts(language) {
            let is_open = text.contains(['⟦', '{', '}']) || text.trim().is_empty();
            assert!(!is_open, "{language} {template}: {text}");
        }
    }
}

#[test]
fn a_mixed_event_reads_as_an_organiser_would_write_it() {
    let mut told = String::new();
    for language in Language::all() {
        let say = |text: &TemplateText| template_text(Words::of(language), text);
        for name in ["ua2023-100/mixed", "fmjd-100/match-sets", "ua2023-russian/team-scoring"] {
            let template = damier_compete::event::template(name).expect("a template");
            let regulation = template.regulation("", &say);
            told.push_str(&format!("== {language} {name}\n"));
            for (number, text) in &regulation.sections {
                told.push_str(&format!("{number}. {text}\n"));
            }
        }
    }
    insta::assert_snapshot!(told);
}
