//! What only the site knows as a program sends it: the same fields as those of a form.

use damier_desk::acts::{Kind, Listed, Said};
use serde_json::{Map, Value};

use super::of_site;
use crate::desk::acting::Unread;
use crate::desk::fields::Fields;

/// The fields of an act of the site; none if it is not one of those.
pub(crate) fn fields_of(name: &str, sent: &Map<String, Value>) -> Option<Result<Fields, Unread>> {
    let listed = of_site().find(|listed| listed.name == name)?;
    Some(read(listed, sent))
}

fn read(listed: &Listed, sent: &Map<String, Value>) -> Result<Fields, Unread> {
    let mut texts = vec![("act".to_owned(), listed.name.to_owned())];
    for (name, value) in sent.iter().filter(|(name, _)| *name != "act") {
        let unread = || Unread(name.clone());
        let field = listed.fields.iter().find(|field| field.name == name).ok_or_else(unread)?;
        if let Some(text) = text(field, value).ok_or_else(unread)? {
            texts.push((field.form.to_owned(), text));
        }
    }
    Ok(Fields::of(texts))
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
        _ => None,
    }
}
