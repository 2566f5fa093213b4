//! Compositions and regulations as they are sent.

use damier_compose::Composition;
use damier_contests::Refused;
use damier_pdn::{ReplayOptions, read_games};
use damier_rules::Variant;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::Refusal;

/// More compositions than anybody brings at once.
const MOST: usize = 10_000;

/// The compositions of a text in PDN; of a variant, or of that which the text tells.
pub(super) fn compositions(text: &str, variant: Option<Variant>) -> Result<Vec<Composition>, Refusal> {
    let options = ReplayOptions { variant, ..ReplayOptions::default() };
    let mut works = Vec::new();
    for read in read_games(text.as_bytes()).take(MOST) {
        let read = read.map_err(|why| Refusal::BadFile { why: why.to_string() })?;
        if read.is_remnant() {
            continue;
        }
        let place = |why: &dyn std::fmt::Display| format!("{}:{}: {why}", read.begin.line, read.begin.column);
        let work = Composition::from_pdn(&read, &options);
        works.push(work.map_err(|why| Refusal::BadFile { why: place(&why) })?);
    }
    Ok(works)
}

/// A regulation: TOML as somebody types it, or an object as a program sends it.
pub fn regulation<R: DeserializeOwned>(sent: &Value) -> Result<R, Refused> {
    let read = match sent {
        Value::String(text) => toml::from_str(text).map_err(|why| why.to_string()),
        other => serde_json::from_value(other.clone()).map_err(|why| why.to_string()),
    };
    read.map_err(|why| Refused::BadRegulation { why })
}
