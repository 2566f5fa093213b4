//! An act as a form or a line of the terminal says it: texts by name, from which the same value is made as a program
//! sends.

use damier_language::{Args, Words};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};

use crate::{Bytes, Field, Kind, Listed, typed};

/// What a form has sent.
pub trait Form {
    /// All texts of a name, in their order.
    fn texts(&self, name: &str) -> Vec<&str>;
    /// Texts whose names begin so, with the rest of the name.
    fn beginning(&self, beginning: &str) -> Vec<(&str, &str)>;
    fn file(&self, name: &str) -> Option<&[u8]>;
}

/// Texts and files by name, wherever they come from.
#[derive(Debug, Clone, Default)]
pub struct Texts {
    /// Texts in the order in which they came.
    pub texts: Vec<(String, String)>,
    /// The bytes of files.
    pub files: Vec<(String, Vec<u8>)>,
}

impl Form for Texts {
    fn texts(&self, name: &str) -> Vec<&str> {
        self.texts.iter().filter(|(own, _)| own == name).map(|(_, text)| text.as_str()).collect()
    }

    fn beginning(&self, beginning: &str) -> Vec<(&str, &str)> {
        let found = self.texts.iter().filter_map(|(name, text)| Some((name.strip_prefix(beginning)?, text)));
        found.map(|(rest, text)| (rest, text.as_str())).collect()
    }

    fn file(&self, name: &str) -> Option<&[u8]> {
        self.files.iter().find(|(own, _)| own == name).map(|(_, bytes)| bytes.as_slice())
    }
}

impl Texts {
    /// Takes `FIELD=VALUE`, or `FIELD.PLACE=VALUE` of a field with many places, as it is typed at a terminal; `open`
    /// reads the file of a path.
    pub fn typed<A, E: From<Unread>>(
        &mut self,
        words: &Words,
        act: &Listed<A>,
        typed: &str,
        open: impl FnOnce(&str) -> Result<Vec<u8>, E>,
    ) -> Result<(), E> {
        let (name, value) = typed.split_once('=').unwrap_or((typed, "yes"));
        let (name, place) = name.split_once('.').unwrap_or((name, ""));
        let Some(field) = act.fields.iter().find(|field| field.name == name.trim()) else {
            let known = words.list(act.fields.iter().map(|field| field.name));
            let args = Args::new().with("text", name).with("known", known);
            return Err(Unread { what: words.translate("act-none-of", &args), faults: Vec::new() }.into());
        };
        match field.kind {
            Kind::File | Kind::Content | Kind::Toml => self.files.push((field.form.to_owned(), open(value)?)),
            Kind::Map => self.texts.push((format!("{}{place}", field.form), value.to_owned())),
            _ => self.texts.push((field.form.to_owned(), value.to_owned())),
        }
        Ok(())
    }
}

/// Why a form names no act that can be understood, in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unread {
    /// What is wrong.
    pub what: String,
    /// Single faults, one a line.
    pub faults: Vec<String>,
}

impl std::fmt::Display for Unread {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.what)?;
        self.faults.iter().try_for_each(|fault| write!(f, "\n  {fault}"))
    }
}

impl std::error::Error for Unread {}

/// Reads the act that a form asks for.
pub fn read<T: DeserializeOwned, A>(words: &Words, act: &Listed<A>, form: &dyn Form) -> Result<T, Unread> {
    let mut object = Map::new();
    object.insert("act".to_owned(), json!(act.name));
    for field in act.fields {
        if let Some(value) = value(words, field, form)? {
            object.insert(field.name.to_owned(), value);
        }
    }
    serde_json::from_value(Value::Object(object))
        .map_err(|why| Unread { what: words.text("desk-unreadable-form"), faults: vec![why.to_string()] })
}

fn value(words: &Words, field: &Field, form: &dyn Form) -> Result<Option<Value>, Unread> {
    let texts = form.texts(field.form);
    let first = texts.first().map(|text| text.trim());
    let written = first.filter(|text| !text.is_empty());
    // The text of a file keeps its last line as it is.
    let whole = || texts.first().filter(|_| written.is_some()).map(|text| Value::from(*text));
    Ok(match field.kind {
        Kind::Text | Kind::Typed | Kind::Mark | Kind::Who | Kind::OneOf(_) | Kind::Date => {
            written.map(Value::from)
        }
        Kind::Kept => first.map(Value::from),
        Kind::Rounds => {
            let read = |text: &str| typed::runs(text).map(|_| Value::from(text));
            written.map(|text| read(text).map_err(|_| not_a(words, "act-not-rounds", text))).transpose()?
        }
        Kind::Number { .. } => {
            let read = |text: &str| text.parse::<u64>().map(Value::from);
            written
                .map(|text| read(text).map_err(|_| not_a(words, "event-not-a-number", text)))
                .transpose()?
        }
        // Boxes of which none is ticked are told from no boxes by an empty one.
        Kind::Numbers if texts.is_empty() => None,
        Kind::Numbers => {
            let parts = texts.iter().flat_map(|text| text.split([',', ' '])).map(str::trim);
            let number =
                |text: &str| text.parse::<u64>().map_err(|_| not_a(words, "event-not-a-number", text));
            let numbers = parts.filter(|text| !text.is_empty()).map(number);
            Some(json!(numbers.collect::<Result<Vec<u64>, Unread>>()?))
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
        Kind::Record | Kind::Records => {
            let read = |text: &str| serde_json::from_str::<Value>(text);
            let unread = |why: serde_json::Error| Unread {
                what: words.text("desk-unreadable-form"),
                faults: vec![format!("{}: {why}", field.name)],
            };
            written.map(read).transpose().map_err(unread)?
        }
        Kind::Content | Kind::Toml => {
            let file = form.file(field.form).map(|bytes| String::from_utf8_lossy(bytes).into_owned());
            file.map(Value::from).or_else(whole)
        }
        Kind::File => {
            let file = form.file(field.form).map(|bytes| json!(Bytes(bytes.to_vec())));
            file.or_else(whole)
        }
    })
}

fn not_a(words: &Words, id: &str, text: &str) -> Unread {
    Unread { what: words.translate(id, &Args::new().with("text", text)), faults: Vec::new() }
}
