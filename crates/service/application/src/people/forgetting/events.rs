//! Somebody at an event: as a player, an applicant, an official, a captain. Pairings, results, sanctions and rulings
//! stay; what was entered about him goes, but for what pairings and places rest on: rating, title, federation, sex,
//! team.

use damier_compete::event::{Entry, Event};
use damier_facts::struck;
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

/// What the notes of an event say of him.
pub(super) struct Part {
    /// The names under which he holds or held an office: officials of one name are one person.
    offices: Vec<String>,
    /// The players that he is.
    players: Vec<u64>,
    /// What each of them is called from now on.
    called: Vec<(u64, String)>,
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
    pub(super) fn of(notes: &[Value], facts: &[Value], who: &Forgotten) -> Part {
        let names = Names::new(&who.former).among(notes.iter().chain(facts));
        let mut part = Part { offices: Vec::new(), players: Vec::new(), called: Vec::new(), names };
        for (kind, body) in notes.iter().filter_map(note) {
            if kind == "holds" && is_his(body, who) {
                part.players.extend(body.get("player").and_then(Value::as_u64));
                part.names.add(text(body, "name"));
                part.offices.push(text(body, "name").to_owned());
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
        self.offices.iter().any(|own| own == name) || self.names.has(name)
    }

    /// An entry without him; of two players that he is each keeps a name of his own.
    fn forget_entry(&self, entry: &mut Map<String, Value>, player: Option<u64>) {
        match self.called.iter().find(|(own, _)| Some(*own) == player) {
            Some((_, called)) => drop(entry.insert("name".to_owned(), Value::from(called.as_str()))),
            None => self.names.put(entry, "name"),
        }
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
            self.forget_entry(entry, None);
        }
        body.insert("account".to_owned(), serde_json::json!([who.account.0, who.former]));
        body.remove("message");
    }

    /// Adds the names of his players, and leaves out those that another player has too.
    pub(super) fn settle(&mut self, event: &Event, facts: &[Value]) {
        let players = &event.state().players;
        let (own, others): (Vec<_>, Vec<_>) =
            (0_u64..).zip(players).partition(|(at, _)| self.players.contains(at));
        for (at, player) in own {
            self.names.add(&player.name);
            let known = self.names.call(&player.name);
            let is_given = self.called.iter().any(|(_, called)| *called == known);
            self.called.push((at, if is_given { self.names.free() } else { known }));
        }
        others.iter().for_each(|(_, player)| self.names.leave(&player.name));
        self.names.add_spellings(facts);
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
                match kind.as_str() {
                    "entered" if !struck => {
                        if self.players.contains(&next) {
                            self.forget_entry(body, Some(next));
                        }
                        next += 1;
                    }
                    "entered" if self.names.has(text(body, "name")) => self.forget_entry(body, None),
                    _ => {}
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
                let player = body.get("player").and_then(Value::as_u64);
                let own = player.is_some_and(|own| self.players.contains(&own));
                if let Some(entry) = body.get_mut("entry").and_then(Value::as_object_mut).filter(|_| own) {
                    self.forget_entry(entry, player);
                }
            }
            "appointed" | "relieved" if self.holds(body) => self.names.put(body, "name"),
            "team_entered" => self.names.rename(body, "captain"),
            _ => {}
        }
    }

    /// What is attached to an event, without him: the name in a game that was written down.
    pub(super) fn without_in_text(&self, text: &str) -> String {
        self.names.blanked(text)
    }
}
