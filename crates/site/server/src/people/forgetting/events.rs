//! Somebody at an event: as a player, an applicant, an official, a captain. Pairings, results, sanctions and rulings
//! stay; what was entered about him goes, but for what pairings and places rest on: rating, title, federation, sex,
//! team.

use damier_compete::event::{Entry, Event};
use damier_compete::undo::struck;
use serde_json::{Map, Value};

use super::Forgotten;
use super::json::{Names, body_mut, text};

/// What is entered about a player and nothing rests on.
const PERSONAL: [&str; 4] = ["id", "born", "born_year_only", "club"];

/// Fields in which people write.
const TEXTS: [&str; 10] =
    ["reason", "text", "ruling", "question", "decision", "grounds", "account", "note", "title", "message"];

/// Lists of names.
const LISTS: [&str; 3] = ["interested", "members", "reserves"];

/// An office that he holds or held, as notes and facts name it.
struct Office {
    role: Value,
    name: String,
}

/// What the notes of an event say of him.
pub(super) struct Part {
    offices: Vec<Office>,
    players: Vec<u64>,
    names: Names,
}

fn is_his(holds: &Map<String, Value>, who: &Forgotten) -> bool {
    holds.get("account").and_then(Value::as_i64) == Some(who.account.0)
}

/// Whether an application is his.
fn has_asked(applied: &Map<String, Value>, who: &Forgotten) -> bool {
    applied.get("account").and_then(|own| own.get(0)).and_then(Value::as_i64) == Some(who.account.0)
}

/// A note: `{"kind": {…}}`.
fn note(note: &Value) -> Option<(&str, &Map<String, Value>)> {
    let (kind, body) = note.as_object()?.iter().next()?;
    Some((kind, body.as_object()?))
}

impl Part {
    /// What the notes of an event say of him.
    pub(super) fn of(notes: &[Value], who: &Forgotten) -> Part {
        let mut part = Part { offices: Vec::new(), players: Vec::new(), names: Names::new(&who.former) };
        for (kind, body) in notes.iter().filter_map(note) {
            if kind == "holds" && is_his(body, who) {
                part.players.extend(body.get("player").and_then(Value::as_u64));
                let (role, name) = (body.get("role").cloned().unwrap_or_default(), text(body, "name"));
                part.names.add(name);
                part.offices.push(Office { role, name: name.to_owned() });
            }
            if kind == "applied" && has_asked(body, who) {
                let entry = body.get("entry").and_then(Value::as_object);
                part.names.add(entry.map(|entry| text(entry, "name")).unwrap_or_default());
            }
        }
        part
    }

    /// Whether an office is his, or under his name.
    fn holds(&self, office: &Map<String, Value>) -> bool {
        let name = text(office, "name");
        let is_it = |own: &Office| Some(&own.role) == office.get("role") && own.name == name;
        self.offices.iter().any(is_it) || self.names.has(name)
    }

    fn forget_entry(&self, entry: &mut Map<String, Value>) {
        self.names.put(entry, "name");
        PERSONAL.iter().for_each(|field| drop(entry.remove(*field)));
    }

    /// Notes without him.
    pub(super) fn without_in_notes(&self, notes: &mut [Value], who: &Forgotten) {
        for told in notes {
            let Some((kind, Value::Object(body))) =
                told.as_object_mut().and_then(|own| own.iter_mut().next())
            else {
                continue;
            };
            match kind.as_str() {
                "holds" if is_his(body, who) => {
                    ["login", "name"].iter().for_each(|own| self.names.put(body, own));
                }
                "applied" if has_asked(body, who) => self.forget_application(body, who),
                _ => {}
            }
            if let Some(by) = body.get_mut("by").and_then(Value::as_object_mut)
                && self.holds(by)
            {
                self.names.put(by, "name");
            }
            self.names.blank(told, &TEXTS, &LISTS);
        }
    }

    fn forget_application(&self, body: &mut Map<String, Value>, who: &Forgotten) {
        if let Some(entry) = body.get_mut("entry").and_then(Value::as_object_mut) {
            self.forget_entry(entry);
        }
        body.insert("account".to_owned(), serde_json::json!([who.account.0, who.former]));
        body.remove("message");
    }

    /// Adds the names of his players, and leaves out those that another player has too. Officials of one name are one
    /// person.
    pub(super) fn settle(&mut self, event: &Event) {
        let players = &event.state().players;
        for (at, player) in (0_u64..).zip(players) {
            match self.players.contains(&at) {
                true => self.names.add(&player.name),
                false => self.names.leave(&player.name),
            }
        }
    }

    /// Facts without him.
    pub(super) fn without_in_facts(&self, facts: &mut [Value], entries: &[Entry]) {
        let mut next = 0;
        for (told, struck) in facts.iter_mut().zip(struck(entries)) {
            if let Some(by) = told.get_mut("by").and_then(Value::as_object_mut)
                && self.holds(by)
            {
                self.names.put(by, "name");
            }
            if let Some((kind, body)) = body_mut(told) {
                let own = match kind.as_str() {
                    "entered" if !struck => {
                        next += 1;
                        self.players.contains(&(next - 1))
                    }
                    "entered" => self.names.has(text(body, "name")),
                    _ => false,
                };
                if own {
                    self.forget_entry(body);
                }
                self.without_in_fact(&kind, body);
            }
            if let Some(fact) = told.get_mut("fact") {
                self.names.blank(fact, &TEXTS, &LISTS);
            }
        }
    }

    fn without_in_fact(&self, kind: &str, body: &mut Map<String, Value>) {
        match kind {
            "entry_corrected" => {
                let own =
                    body.get("player").and_then(Value::as_u64).is_some_and(|own| self.players.contains(&own));
                if let Some(entry) = body.get_mut("entry").and_then(Value::as_object_mut).filter(|_| own) {
                    self.forget_entry(entry);
                }
            }
            "appointed" if self.holds(body) => self.names.put(body, "name"),
            "relieved" => self.names.rename(body, "name"),
            "team_entered" => self.names.rename(body, "captain"),
            _ => {}
        }
    }

    /// What is attached to an event, without him: the name in a game that was written down.
    pub(super) fn without_in_text(&self, text: &str) -> String {
        self.names.blanked(text)
    }
}
