//! What somebody wants done at a contest, whether a form of a page says so or a program.
//!
//! A form sends texts, a program JSON; both become the same [`serde_json::Value`] and the same act.

use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

use serde::de::{DeserializeOwned, Error, Unexpected, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value};

/// The longest text of a field, in letters.
const LONGEST: usize = 8000;

/// Fields that a form may send more than once.
const LISTS: [&str; 1] = ["tick"];

/// Why it cannot be told what is wanted.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct Unread(String);

/// What the fields of a form ask for.
pub fn read<A: DeserializeOwned>(fields: Vec<(String, String)>) -> Result<A, Unread> {
    let mut object = Map::new();
    for (name, text) in fields {
        if !LISTS.contains(&name.as_str()) {
            object.insert(name, Value::String(text));
            continue;
        }
        let list = object.entry(name).or_insert_with(|| Value::Array(Vec::new()));
        if let Some(list) = list.as_array_mut().filter(|_| !text.trim().is_empty()) {
            list.push(Value::String(text));
        }
    }
    serde_json::from_value(Value::Object(object)).map_err(|why| Unread(why.to_string()))
}

/// A regulation: TOML as somebody types it, or an object as a program sends it.
pub fn regulation<R: DeserializeOwned>(sent: &Value) -> Result<R, Unread> {
    match sent {
        Value::String(text) => toml::from_str(text).map_err(|why| Unread(why.to_string())),
        other => serde_json::from_value(other.clone()).map_err(|why| Unread(why.to_string())),
    }
}

/// A text without space around it, and not longer than anybody writes.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Text(pub String);

impl Text {
    /// The text, if there is any.
    pub fn some(&self) -> Option<String> {
        Some(self.0.clone()).filter(|text| !text.is_empty())
    }
}

impl<'de> Deserialize<'de> for Text {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Text, D::Error> {
        let text = Option::<String>::deserialize(deserializer)?.unwrap_or_default();
        Ok(Text(text.trim().chars().take(LONGEST).collect()))
    }
}

/// A value that a form sends as text and a program as a number or as text; an empty text is none.
pub fn typed<'de, D: Deserializer<'de>, T: FromStr>(deserializer: D) -> Result<Option<T>, D::Error> {
    deserializer.deserialize_any(Typed(PhantomData))
}

/// The same, where there has to be one.
pub fn given<'de, D: Deserializer<'de>, T: FromStr>(deserializer: D) -> Result<T, D::Error> {
    typed(deserializer)?.ok_or_else(|| D::Error::invalid_value(Unexpected::Str(""), &"a value"))
}

/// Several of them.
pub fn several<'de, D: Deserializer<'de>, T: FromStr>(deserializer: D) -> Result<Vec<T>, D::Error> {
    let all = Vec::<Value>::deserialize(deserializer)?;
    let read = |value: &Value| {
        let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        text.trim().parse().map_err(|_| D::Error::invalid_value(Unexpected::Str(&text), &"a value"))
    };
    all.iter().map(read).collect()
}

struct Typed<T>(PhantomData<T>);

impl<T: FromStr> Visitor<'_> for Typed<T> {
    type Value = Option<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Option<T>, E> {
        let text = text.trim();
        if text.is_empty() {
            return Ok(None);
        }
        text.parse().map(Some).map_err(|_| E::invalid_value(Unexpected::Str(text), &self))
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Option<T>, E> {
        self.visit_str(&number.to_string())
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Option<T>, E> {
        self.visit_str(&number.to_string())
    }

    fn visit_f64<E: Error>(self, number: f64) -> Result<Option<T>, E> {
        self.visit_str(&number.to_string())
    }

    fn visit_bool<E: Error>(self, yes: bool) -> Result<Option<T>, E> {
        self.visit_str(&yes.to_string())
    }

    fn visit_unit<E: Error>(self) -> Result<Option<T>, E> {
        Ok(None)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, Deserialize, PartialEq)]
    #[serde(tag = "act", rename_all = "kebab-case", deny_unknown_fields)]
    enum Act {
        Judge {
            #[serde(deserialize_with = "given")]
            solver: u32,
            #[serde(default, deserialize_with = "typed")]
            section: Option<u16>,
            #[serde(default, deserialize_with = "several")]
            tick: Vec<usize>,
            #[serde(default)]
            remark: Text,
        },
        Start,
    }

    fn form(fields: &[(&str, &str)]) -> Result<Act, Unread> {
        read(fields.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect())
    }

    #[test]
    fn a_form_and_a_program_say_the_same() {
        let fields = [("act", "judge"), ("solver", "2"), ("section", ""), ("tick", "1"), ("tick", "3")];
        let typed = form(&[&fields[..], &[("remark", " well ")]].concat()).expect("an act");
        let sent = serde_json::json!({ "act": "judge", "solver": 2, "tick": [1, 3], "remark": "well" });
        assert_eq!(typed, serde_json::from_value(sent).expect("the same act"));
        assert_eq!(form(&[("act", "start")]).expect("an act"), Act::Start);
        for wrong in [&[("act", "fly")][..], &[("act", "judge")], &[("act", "judge"), ("solver", "x")], &[]] {
            assert!(form(wrong).is_err(), "{wrong:?}");
        }
    }
}
