//! The files themselves: they can be read, and every language says the same things with the same arguments.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use damier_language::Language;
use fluent_syntax::ast::{Attribute, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

/// What one message says: the names it takes and its bare text.
#[derive(Debug, Default, Clone)]
pub(crate) struct Spoken {
    arguments: BTreeSet<String>,
    pub(crate) text: String,
}

pub(crate) type Messages = BTreeMap<String, Spoken>;

fn folder(language: Language) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("ftl").join(language.code())
}

pub(crate) fn files(language: Language) -> BTreeMap<String, String> {
    let entries = fs::read_dir(folder(language)).expect("a folder for each language");
    let paths = entries.map(|entry| entry.expect("a file").path());
    let named = |path: std::path::PathBuf| {
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        (name, fs::read_to_string(&path).expect("text"))
    };
    paths.map(named).collect()
}

pub(crate) fn messages(language: Language) -> Messages {
    let mut found = Messages::new();
    for (file, text) in files(language) {
        let resource = parser::parse(text.as_str())
            .unwrap_or_else(|(_, faults)| panic!("{language}/{file} cannot be read: {faults:?}"));
        for entry in &resource.body {
            let (id, spoken) = match entry {
                Entry::Message(message) => {
                    (message.id.name.to_owned(), spoken(message.value.as_ref(), &message.attributes))
                }
                Entry::Term(term) => {
                    (format!("-{}", term.id.name), spoken(Some(&term.value), &term.attributes))
                }
                Entry::Junk { content } => panic!("{language}/{file} has junk: {content}"),
                _ => continue,
            };
            assert!(found.insert(id.clone(), spoken).is_none(), "{language}/{file}: {id} is there twice");
        }
    }
    found
}

fn spoken(value: Option<&Pattern<&str>>, attributes: &[Attribute<&str>]) -> Spoken {
    let mut spoken = Spoken::default();
    value.into_iter().chain(attributes.iter().map(|own| &own.value)).for_each(|own| read(own, &mut spoken));
    spoken
}

fn read(pattern: &Pattern<&str>, spoken: &mut Spoken) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => spoken.text.push_str(value),
            PatternElement::Placeable { expression } => read_expression(expression, spoken),
        }
    }
}

fn read_expression(expression: &Expression<&str>, spoken: &mut Spoken) {
    match expression {
        Expression::Inline(inline) => read_inline(inline, spoken),
        Expression::Select { selector, variants } => {
            read_inline(selector, spoken);
            for variant in variants {
                spoken.text.push(' ');
                read(&variant.value, spoken);
            }
        }
    }
}

fn read_inline(inline: &InlineExpression<&str>, spoken: &mut Spoken) {
    match inline {
        InlineExpression::VariableReference { id } => {
            spoken.arguments.insert(id.name.to_owned());
        }
        // What stands in quotes is to be typed so in every language.
        InlineExpression::StringLiteral { .. } => {}
        InlineExpression::Placeable { expression } => read_expression(expression, spoken),
        _ => spoken.text.push(' '),
    }
}

#[test]
fn every_language_has_every_file_and_every_message() {
    let english = messages(Language::EN);
    for language in Language::all() {
        let file_names: Vec<String> = files(language).into_keys().collect();
        assert_eq!(file_names, files(Language::EN).into_keys().collect::<Vec<_>>(), "files of {language}");
        let own = messages(language);
        let missing: Vec<_> = english.keys().filter(|id| !own.contains_key(*id)).collect();
        assert!(missing.is_empty(), "{language} lacks {missing:?}");
        let more: Vec<_> = own.keys().filter(|id| !english.contains_key(*id)).collect();
        assert!(more.is_empty(), "English lacks {more:?} of {language}");
    }
}

#[test]
fn every_language_takes_the_same_arguments() {
    let english = messages(Language::EN);
    for language in Language::all() {
        for (id, own) in messages(language) {
            let Some(original) = english.get(&id) else { continue };
            // A language may choose by what another one leaves out, such as a number or a variant.
            let names = |spoken: &Spoken| -> BTreeSet<String> {
                let bare = |name: &String| {
                    let kinds = ["-kind", "-count", "-number"];
                    kinds.iter().find_map(|end| name.strip_suffix(end)).unwrap_or(name).to_owned()
                };
                spoken.arguments.iter().map(bare).collect()
            };
            assert_eq!(names(&own), names(original), "{language}: {id}");
        }
    }
}
