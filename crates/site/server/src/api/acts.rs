//! What the APIs of acts share: how acts are listed and described, and which facts came of one.

use damier_desk::acts::Listed;
use damier_language::Words;
use serde_json::{Map, Value, json};

use super::ApiError;
use crate::site::Site;

/// Acts as they are listed for programs.
pub(super) fn listed<'a>(acts: impl IntoIterator<Item = &'a Listed>) -> Value {
    let one = |act: &Listed| json!({ "act": act.name, "about": act.about, "fields": act.listed_fields(), "refused": null });
    json!({ "acts": acts.into_iter().map(one).collect::<Vec<_>>() })
}

/// The JSON schema of several acts, one of which is sent.
pub(super) fn schema<'a>(acts: impl IntoIterator<Item = &'a Listed>) -> Value {
    let none = Map::new();
    json!({ "anyOf": acts.into_iter().map(|act| act.schema(&none)).collect::<Vec<_>>() })
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
