//! How a fact, as it is stored, is told without somebody.

use std::collections::BTreeSet;

use serde_json::{Map, Value};

/// Somebody in a stream: every name under which it knows him, and what he is called from now on.
///
/// Two names of his stay two, and none becomes one that stands in the stream already: whatever was told of an organiser
/// and of an arbiter by different names can be told of them still (FMJD-IV.5).
pub(super) struct Names {
    /// By these he is known, and nobody else.
    own: Vec<String>,
    /// What he is called instead of each name, just as it was typed.
    called: Vec<(String, String)>,
    former: String,
    /// Names like his new one that stand in the stream already.
    taken: BTreeSet<String>,
}

/// A name as two are compared: however it was typed.
fn plain(name: &str) -> String {
    name.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}

/// Goes through all texts of a value.
fn texts<'a>(value: &'a Value, see: &mut impl FnMut(&'a str)) {
    match value {
        Value::String(text) => see(text),
        Value::Array(all) => all.iter().for_each(|own| texts(own, see)),
        Value::Object(all) => all.values().for_each(|own| texts(own, see)),
        _ => {}
    }
}

impl Names {
    pub(super) fn new(former: &str) -> Names {
        Names { own: Vec::new(), called: Vec::new(), former: former.to_owned(), taken: BTreeSet::new() }
    }

    /// Keeps away from names that stand in these facts already.
    pub(super) fn among<'a>(mut self, facts: impl IntoIterator<Item = &'a Value>) -> Names {
        let like = plain(&self.former);
        for fact in facts {
            texts(fact, &mut |text| {
                let found = plain(text);
                if found.starts_with(&like) {
                    self.taken.insert(found);
                }
            });
        }
        self
    }

    /// Adds a name under which he is known.
    pub(super) fn add(&mut self, name: &str) {
        if name.trim().is_empty() {
            return;
        }
        self.call(name);
        if !self.has(name) {
            self.own.push(name.to_owned());
        }
    }

    /// Adds every way in which his names are typed in these facts.
    pub(super) fn add_spellings<'a>(&mut self, facts: impl IntoIterator<Item = &'a Value>) {
        let mut found = Vec::new();
        for fact in facts {
            texts(fact, &mut |text| {
                if self.has(text) {
                    found.push(text);
                }
            });
        }
        found.into_iter().for_each(|name| drop(self.call(name)));
    }

    /// What he is called instead of a name from now on; a name that is one of those already stays.
    pub(super) fn call(&mut self, name: &str) -> String {
        if let Some((_, called)) = self.called.iter().find(|(own, _)| own == name) {
            return called.clone();
        }
        let called = if self.is_former(name) { name.to_owned() } else { self.free() };
        self.called.push((name.to_owned(), called.clone()));
        called
    }

    /// A new name that nobody has.
    pub(super) fn free(&mut self) -> String {
        let numbered = (2..).map(|number: u32| format!("{} ({number})", self.former));
        let mut all = std::iter::once(self.former.clone()).chain(numbered);
        let free = all.find(|name| !self.taken.contains(&plain(name))).unwrap_or_default();
        self.taken.insert(plain(&free));
        free
    }

    /// Whether a name is one that was given to him here.
    fn is_former(&self, name: &str) -> bool {
        let Some(rest) = name.strip_prefix(self.former.as_str()) else { return false };
        let number = rest.strip_prefix(" (").and_then(|rest| rest.strip_suffix(')'));
        rest.is_empty() || number.is_some_and(|number| number.parse::<u32>().is_ok())
    }

    /// What he is called instead of a name that may have been typed otherwise.
    fn instead(&self, name: &str) -> &str {
        let exact = self.called.iter().find(|(own, _)| own == name);
        let found = exact.or_else(|| self.called.iter().find(|(own, _)| plain(own) == plain(name)));
        found.map_or(self.former.as_str(), |(_, called)| called.as_str())
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

    /// Writes what he is called now into a field that names him.
    pub(super) fn put(&self, object: &mut Map<String, Value>, field: &str) {
        let called = Value::from(self.instead(text(object, field)));
        object.insert(field.to_owned(), called);
    }

    /// A text without his full names. A name of one word could be any word, and stays.
    pub(super) fn blanked(&self, text: &str) -> String {
        let full = self.own.iter().filter(|own| own.split_whitespace().count() > 1);
        full.fold(text.to_owned(), |text, own| text.replace(own.as_str(), self.instead(own)))
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
                Value::String(text) if self.has(text) => *text = self.instead(text).to_owned(),
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

    #[test]
    fn two_names_stay_two_and_nobody_gets_a_name_that_is_there() {
        let facts = [json!({ "name": "Former  member 7 (2)" }), json!({ "by": "koval ivan" })];
        let mut names = Names::new("former member 7").among(&facts);
        ["Koval Ivan", "Draughts Club"].iter().for_each(|name| names.add(name));
        names.add_spellings(&facts);
        let mut told = json!({ "name": "Koval Ivan", "club": "Draughts Club", "by": "koval ivan" });
        let object = told.as_object_mut().expect("an object");
        ["name", "club", "by"].iter().for_each(|field| names.rename(object, field));
        let other =
            json!({ "name": "former member 7", "club": "former member 7 (3)", "by": "former member 7 (4)" });
        assert_eq!(told, other);
    }

    #[test]
    fn who_is_forgotten_already_keeps_the_name_that_he_got() {
        let facts = [json!({ "name": "former member 7 (2)" })];
        let mut names = Names::new("former member 7").among(&facts);
        names.add("former member 7 (2)");
        assert_eq!(names.instead("former member 7 (2)"), "former member 7 (2)");
    }
}
