//! What the APIs of acts share: how acts are listed and described, and which facts came of one.

use damier_acts::Listed;
use damier_language::Words;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};

use super::ApiError;
use crate::site::Site;

/// Acts as they are listed for programs.
pub(super) fn listed<'a, A: 'static>(acts: impl IntoIterator<Item = &'a Listed<A>>) -> Value {
    let one = |act: &Listed<A>| json!({ "act": act.name, "about": act.about, "fields": act.listed_fields(), "refused": null });
    json!({ "acts": acts.into_iter().map(one).collect::<Vec<_>>() })
}

/// The JSON schema of several acts, one of which is sent; `more` are fields that every act takes here.
pub(super) fn schema<'a, A: 'static>(
    acts: impl IntoIterator<Item = &'a Listed<A>>,
    more: &Map<String, Value>,
) -> Value {
    json!({ "anyOf": acts.into_iter().map(|act| act.schema(more)).collect::<Vec<_>>() })
}

/// The act that a program asks for.
pub(super) fn read<T: DeserializeOwned, A: 'static>(
    words: &Words,
    named: impl Fn(&str) -> Option<&'static Listed<A>>,
    sent: Map<String, Value>,
) -> Result<T, ApiError> {
    let name = sent.get("act").and_then(Value::as_str).unwrap_or_default();
    if named(name).is_none() {
        return Err(ApiError::unread(words, "act"));
    }
    serde_json::from_value(Value::Object(sent)).map_err(|why| ApiError::unread(words, &why.to_string()))
}

/// The facts of a stream after a number, those that the caller may see: `seen` is asked with each and its author.
pub(super) async fn facts_after(
    site: &Site,
    words: &Words,
    stream: &str,
    after: u32,
    seen: impl Fn(&Value, &str) -> bool,
) -> Result<Vec<Value>, ApiError> {
    let trouble = |fault| ApiError::trouble(words, &fault);
    let mut facts = Vec::new();
    for stored in site.database.load(stream, after).await.map_err(trouble)? {
        let mut fact: Value = stored.read().map_err(trouble)?;
        if seen(&fact, &stored.author) {
            fact["seq"] = json!(stored.seq);
            facts.push(fact);
        }
    }
    Ok(facts)
}
