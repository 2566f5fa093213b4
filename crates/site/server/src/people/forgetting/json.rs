//! How a fact, as it is stored, is told without somebody.

use serde_json::{Map, Value};

/// Somebody in a stream: every name under which it knows him, and what he is called from now on.
pub(super) struct Names {
    own: Vec<String>,
    former: String,
}

/// A name as two are compared: however it was typed.
fn plain(name: &str) -> String {
    name.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}

impl Names {
    pub(super) fn new(former: &str) -> Names {
        Names { own: Vec::new(), former: former.to_owned() }
    }

    /// Adds a name under which he is known.
    pub(super) fn add(&mut self, name: &str) {
        if !name.trim().is_empty() && !self.has(name) {
            self.own.push(name.to_owned());
        }
    }

    /// Leaves out a name that somebody else has too: by it alone nobody is known.
    pub(super) fn leave(&mut self, name: &str) {
        self.own.retain(|own| plain(own) != plain(name));
    }

    /// Whether a name is his.
    pub(super) fn has(&self, name: &str) -> bool {
        self.own.iter().any(|own| plain(own) == plain(name))
    }

    /// Calls somebody in a field by his new name, if he is in it.
    pub(super) fn rename(&self, object: &mut Map<String, Value>, field: &str) {
        if object.get(field).and_then(Value::as_str).is_some_and(|name| self.has(name)) {
            self.put(object, field);
        }
    }

    /// Writes his new name into a field.
    pub(super) fn put(&self, object: &mut Map<String, Value>, field: &str) {
        object.insert(field.to_owned(), Value::from(self.former.as_str()));
    }

    /// A text without his full names. A name of one word could be any word, and stays.
    pub(super) fn blanked(&self, text: &str) -> String {
        let full = self.own.iter().filter(|own| own.split_whitespace().count() > 1);
        full.fold(text.to_owned(), |text, own| text.replace(own.as_str(), &self.former))
    }

    /// Goes through a value: texts lose his full names, lists of names his name.
    pub(super) fn blank(&self, value: &mut Value, texts: &[&str], lists: &[&str]) {
        match value {
            Value::Object(object) => {
                for (field, own) in object.iter_mut() {
                    match own {
                        Value::String(text) if texts.contains(&field.as_str()) => *text = self.blanked(text),
                        Value::Object(all) if field == "texts" => self.blank_all(all),
                        Value::Array(all) if lists.contains(&field.as_str()) => self.rename_all(all),
                        other => self.blank(other, texts, lists),
                    }
                }
            }
            Value::Array(all) => all.iter_mut().for_each(|own| self.blank(own, texts, lists)),
            _ => {}
        }
    }

    fn blank_all(&self, texts: &mut Map<String, Value>) {
        for text in texts.values_mut() {
            if let Value::String(text) = text {
                *text = self.blanked(text);
            }
        }
    }

    fn rename_all(&self, names: &mut [Value]) {
        for name in names {
            match name {
                Value::String(text) if self.has(text) => self.former.clone_into(text),
                Value::Object(object) => self.rename(object, "name"),
                _ => {}
            }
        }
    }
}

/// A value as an object, or an empty one that nobody sees.
pub(super) fn object(value: Option<&Value>) -> Option<&Map<String, Value>> {
    value.and_then(Value::as_object)
}

/// The kind of a fact and what it says: `{"kind": {…}}`.
pub(super) fn body(told: &Value) -> Option<(&str, &Map<String, Value>)> {
    let (kind, body) = object(told.get("fact"))?.iter().next()?;
    Some((kind, body.as_object()?))
}

/// The same, to be told otherwise.
pub(super) fn body_mut(told: &mut Value) -> Option<(String, &mut Map<String, Value>)> {
    let (kind, body) = told.get_mut("fact")?.as_object_mut()?.iter_mut().next()?;
    Some((kind.clone(), body.as_object_mut()?))
}

/// A text in an object.
pub(super) fn text<'a>(object: &'a Map<String, Value>, field: &str) -> &'a str {
    object.get(field).and_then(Value::as_str).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_name_goes_from_texts_and_words_stay() {
        let mut names = Names::new("former member 7");
        names.add("Koval Ivan");
        names.add("win");
        let mut told = json!({ "reason": "Koval Ivan came late", "task": "win", "text": "I win",
            "staff": ["koval  ivan", "Bila"], "texts": { "panel": "Judge: Koval Ivan" } });
        names.blank(&mut told, &["reason", "text"], &["staff"]);
        let told_again = json!({ "reason": "former member 7 came late", "task": "win", "text": "I win",
            "staff": ["former member 7", "Bila"], "texts": { "panel": "Judge: former member 7" } });
        assert_eq!(told, told_again);
    }
}
