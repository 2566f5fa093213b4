//! An act as a form says it: texts by name, from which the same value is made as a program sends.

use damier_language::{Args, Words};
use serde_json::{Map, Value, json};

use super::{Act, Bytes, Kind, Listed};
use crate::Complaint;

/// Something that can be said with an act.
#[derive(Debug, Clone, Copy)]
pub struct Said {
    /// Its name for programs.
    pub name: &'static str,
    /// What it holds.
    pub kind: Kind,
    /// Its name in a form; of texts by a place, how their names begin.
    pub form: &'static str,
}

/// What a form has sent.
pub trait Form {
    /// All texts of a name, in their order.
    fn texts(&self, name: &str) -> Vec<&str>;
    /// Texts whose names begin so, with the rest of the name.
    fn beginning(&self, beginning: &str) -> Vec<(&str, &str)>;
    /// A file.
    fn file(&self, name: &str) -> Option<&[u8]>;
}

/// Reads the act that a form asks for.
pub fn read(words: &Words, act: &Listed, form: &dyn Form) -> Result<Act, Complaint> {
    let mut object = Map::new();
    object.insert("act".to_owned(), json!(act.name));
    for field in act.fields {
        if let Some(value) = value(words, field, form)? {
            object.insert(field.name.to_owned(), value);
        }
    }
    serde_json::from_value(Value::Object(object)).map_err(|why| {
        let what = words.text("desk-unreadable-form");
        Complaint::new(what).faults(vec![why.to_string()])
    })
}

fn value(words: &Words, field: &Said, form: &dyn Form) -> Result<Option<Value>, Complaint> {
    let texts = form.texts(field.form);
    let first = texts.first().map(|text| text.trim());
    let written = first.filter(|text| !text.is_empty());
    Ok(match field.kind {
        Kind::Text | Kind::Typed | Kind::Who | Kind::OneOf(_) => written.map(Value::from),
        Kind::Kept => first.map(Value::from),
        Kind::Rounds => {
            let read = |text: &str| text.parse::<super::Rounds>().map(|rounds| json!(rounds));
            written.map(|text| read(text).map_err(|_| not_a(words, "act-not-rounds", text))).transpose()?
        }
        Kind::Number { .. } => {
            let read = |text: &str| text.parse::<u64>().map(Value::from);
            written
                .map(|text| read(text).map_err(|_| not_a(words, "event-not-a-number", text)))
                .transpose()?
        }
        // A box that is ticked sends something; a choice between two sends which.
        Kind::Flag => first.map(|text| Value::from(!matches!(text, "no" | "false"))),
        Kind::Lines | Kind::Names => {
            let lines = texts.iter().flat_map(|text| text.lines()).map(str::trim);
            let lines: Vec<&str> = lines.filter(|line| !line.is_empty()).collect();
            (!lines.is_empty()).then(|| json!(lines))
        }
        Kind::Map => {
            let all = form.beginning(field.form);
            let all: Map<String, Value> =
                all.into_iter().map(|(place, text)| (place.to_owned(), Value::from(text.trim()))).collect();
            (!all.is_empty()).then(|| Value::Object(all))
        }
        Kind::Content => {
            let file = form.file(field.form).map(|bytes| String::from_utf8_lossy(bytes).into_owned());
            file.map(Value::from).or_else(|| written.map(Value::from))
        }
        Kind::File => form.file(field.form).map(|bytes| json!(Bytes(bytes.to_vec()))),
    })
}

fn not_a(words: &Words, id: &str, text: &str) -> Complaint {
    Complaint::new(words.say(id, &Args::new().with("text", text)))
}
