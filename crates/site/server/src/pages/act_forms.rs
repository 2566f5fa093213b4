//! Forms made of a table of acts: a row has its title, every field its label and the kind of input that fits it.

use damier_acts::{Field, Kind, Listed};
use damier_language::Words;

/// The form of an act.
pub(crate) struct ActForm {
    /// By which name it is sent.
    pub(crate) name: &'static str,
    /// What it does.
    pub(crate) title: String,
    /// Whether files go with it.
    pub(crate) has_file: bool,
    pub(crate) fields: Vec<Input>,
}

/// A field of a form.
pub(crate) struct Input {
    /// Its name in the form.
    pub(crate) name: &'static str,
    pub(crate) label: String,
    /// `text`, `lines`, `number`, `date`, `flag`, `choice` or `file`.
    pub(crate) kind: &'static str,
    /// Words among which to choose, with what they are called.
    pub(crate) words: Vec<(&'static str, String)>,
}

/// The forms of some acts; `area` is how the names of their titles begin.
pub(crate) fn forms<'a, A: 'static>(
    words: &Words,
    area: &str,
    acts: impl IntoIterator<Item = &'a Listed<A>>,
) -> Vec<ActForm> {
    let form = |act: &Listed<A>| ActForm {
        name: act.name,
        title: words.text(&format!("{area}-act-{}", act.name)),
        has_file: act
            .fields
            .iter()
            .any(|field| matches!(field.kind, Kind::File | Kind::Content | Kind::Toml)),
        fields: act.fields.iter().map(|field| input(words, field)).collect(),
    };
    acts.into_iter().map(form).collect()
}

fn input(words: &Words, field: &Field) -> Input {
    let kind = match field.kind {
        Kind::Text
        | Kind::Kept
        | Kind::Typed
        | Kind::Mark
        | Kind::Numbers
        | Kind::Who
        | Kind::Rounds
        | Kind::Map => "text",
        Kind::Names | Kind::Lines | Kind::Record | Kind::Records => "lines",
        Kind::Number { .. } => "number",
        Kind::Flag => "flag",
        Kind::Date => "date",
        Kind::OneOf(_) => "choice",
        Kind::Content | Kind::Toml | Kind::File => "file",
    };
    let choices = match field.kind {
        Kind::OneOf(choices) => choices,
        _ => &[],
    };
    let called = |word: &&'static str| {
        let id = format!("act-word-{}", word.replace('_', "-"));
        (*word, words.text(&id))
    };
    Input {
        name: field.form,
        label: words.text(&format!("act-field-{}", field.name.replace('_', "-"))),
        kind,
        words: choices.iter().map(called).collect(),
    }
}
