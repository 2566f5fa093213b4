//! An act as a program sends it: JSON by the fields of its row in a table of acts, read into texts by name, which is
//! what a form sends.

use damier_desk::acts::{Kind, Listed, Said};
use serde_json::{Map, Value};

/// Why a program is not understood: the name of the field.
pub struct Unread(pub String);

/// Texts by the names that a form gives them.
pub type Texts = Vec<(String, String)>;

/// The act that is asked for, and what is said with it.
pub fn read(
    acts: impl IntoIterator<Item = &'static Listed>,
    sent: &Map<String, Value>,
) -> Result<(&'static Listed, Texts), Unread> {
    let name = sent.get("act").and_then(Value::as_str).unwrap_or_default();
    let found = acts.into_iter().find(|act| act.name == name);
    let act = found.ok_or_else(|| Unread("act".to_owned()))?;
    Ok((act, texts(act, sent)?))
}

/// What is said with an act, as texts by the names of a form.
pub fn texts(act: &Listed, sent: &Map<String, Value>) -> Result<Texts, Unread> {
    let mut texts = Vec::new();
    for (name, value) in sent.iter().filter(|(name, _)| *name != "act") {
        let unread = || Unread(name.clone());
        let field = act.fields.iter().find(|field| field.name == name).ok_or_else(unread)?;
        if let Some(text) = text(field, value).ok_or_else(unread)? {
            texts.push((field.form.to_owned(), text));
        }
    }
    Ok(texts)
}

/// A value as a form would send it, nothing for a box that is not ticked; none if it is of another kind.
fn text(field: &Said, value: &Value) -> Option<Option<String>> {
    match (field.kind, value) {
        (_, Value::Null) => Some(None),
        (Kind::Flag, Value::Bool(ticked)) => Some(ticked.then(|| "yes".to_owned())),
        (Kind::OneOf(words), Value::String(word)) => {
            words.contains(&word.as_str()).then(|| Some(word.clone()))
        }
        (Kind::Number { least, most }, Value::Number(number)) => {
            let fits = number.as_u64().filter(|number| (least..=most).contains(number));
            fits.map(|number| Some(number.to_string()))
        }
        (Kind::Typed | Kind::Who, Value::Number(number)) => {
            number.as_u64().map(|number| Some(number.to_string()))
        }
        (Kind::Text | Kind::Typed | Kind::Who, Value::String(text)) => Some(Some(text.clone())),
        (Kind::Lines, Value::Array(lines)) => {
            let lines = lines.iter().map(Value::as_str).collect::<Option<Vec<_>>>()?;
            Some(Some(lines.join("\n")))
        }
        _ => None,
    }
}
