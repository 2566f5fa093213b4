//! Somebody in a contest: as an official, a captain, an author, a solver. Works, marks, answers, places and rulings
//! stay; what he told of himself goes.

use serde_json::{Map, Value};

use super::Forgotten;
use super::json::{Names, body, body_mut, text};

/// What an author or solver tells of himself.
const PERSONAL: [&str; 10] =
    ["login", "place", "born", "category", "play_category", "society", "work", "address", "coach", "id"];

/// Fields in which people write.
const TEXTS: [&str; 10] = [
    "reason",
    "text",
    "characterisation",
    "remark",
    "ruling",
    "solution",
    "proof",
    "source",
    "author",
    "from",
];

/// Lists of names.
const LISTS: [&str; 1] = ["staff"];

/// Facts by which somebody has a part.
const PARTS: [&str; 4] = ["appointed", "author_entered", "team_entered", "solver_entered"];

/// The field of such a fact that holds his name.
fn named_in(kind: &str) -> &'static str {
    if kind == "team_entered" { "captain" } else { "name" }
}

fn is_his(body: &Map<String, Value>, who: &Forgotten) -> bool {
    body.get("account").and_then(Value::as_i64) == Some(who.account.0)
}

/// Every name under which a contest knows him, and nobody else.
fn names(facts: &[Value], who: &Forgotten) -> Names {
    let mut names = Names::new(&who.former).among(facts);
    let parts = || facts.iter().filter_map(body).filter(|(kind, _)| PARTS.contains(kind));
    for (kind, own) in parts().filter(|(_, own)| is_his(own, who)) {
        names.add(text(own, named_in(kind)));
    }
    for (kind, other) in parts().filter(|(_, other)| !is_his(other, who)) {
        names.leave(text(other, named_in(kind)));
    }
    names.add_spellings(facts);
    for by in facts.iter().filter_map(|told| told.get("by")?.as_object()).filter(|by| is_his(by, who)) {
        names.call(text(by, "name"));
    }
    names
}

/// The facts of a contest without him.
pub(super) fn without(facts: &mut [Value], who: &Forgotten) {
    let names = names(facts, who);
    for told in facts {
        if let Some(by) = told.get_mut("by").and_then(Value::as_object_mut)
            && is_his(by, who)
        {
            names.put(by, "name");
        }
        if let Some((kind, body)) = body_mut(told) {
            if PARTS.contains(&kind.as_str()) && is_his(body, who) {
                names.put(body, named_in(&kind));
                PERSONAL.iter().for_each(|field| drop(body.remove(*field)));
            }
            for field in ["judge", "from"] {
                names.rename(body, field);
            }
            if kind == "relieved" {
                names.rename(body, "name");
            }
        }
        if let Some(fact) = told.get_mut("fact") {
            names.blank(fact, &TEXTS, &LISTS);
        }
    }
}
