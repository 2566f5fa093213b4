//! What a second report of an event says otherwise than the first.

use std::collections::{BTreeMap, BTreeSet};

use damier_compete::event::Score;
use serde::Serialize;

use super::EventReport;
use crate::PersonId;

/// Something that two reports say differently.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum Difference {
    /// A field of the head.
    Field {
        field: &'static str,
        /// As the books have it.
        before: String,
        /// As it is reported now.
        after: String,
    },
    /// Somebody who is new.
    PlayerNew { person: PersonId },
    /// Somebody who is not there any more.
    PlayerGone { person: PersonId },
    /// A game with another result, a new one, or one that is gone.
    Game {
        round: u16,
        /// Who is named first.
        first: PersonId,
        /// Who is named second.
        second: PersonId,
        /// As the books have it.
        before: Option<Score>,
        /// As it is reported now.
        after: Option<Score>,
    },
}

/// The differences between the report in the books and a new one, the head first.
pub fn differences(before: &EventReport, after: &EventReport) -> Vec<Difference> {
    let mut found = fields(before, after);
    let people = |own: &EventReport| own.players.iter().map(|own| own.person).collect::<BTreeSet<_>>();
    let (old, new) = (people(before), people(after));
    found.extend(new.difference(&old).map(|person| Difference::PlayerNew { person: *person }));
    found.extend(old.difference(&new).map(|person| Difference::PlayerGone { person: *person }));
    let (old, new) = (games(before), games(after));
    let keys: BTreeSet<_> = old.keys().chain(new.keys()).copied().collect();
    for key in keys {
        let (before, after) = (old.get(&key).copied(), new.get(&key).copied());
        if before != after {
            let (round, first, second, _) = key;
            found.push(Difference::Game { round, first, second, before, after });
        }
    }
    found
}

/// A field of the head with its text.
type Field = (&'static str, fn(&EventReport) -> String);

fn fields(before: &EventReport, after: &EventReport) -> Vec<Difference> {
    let words: [Field; 12] = [
        ("name", |own| own.name.clone()),
        ("place", |own| own.place.clone()),
        ("pool", |own| own.pool.name().to_owned()),
        ("system", |own| format!("{:?}", own.system)),
        ("starts", |own| own.starts.to_string()),
        ("ends", |own| own.ends.to_string()),
        ("received", |own| own.received.map(|day| day.to_string()).unwrap_or_default()),
        ("late_because", |own| own.late_because.clone().unwrap_or_default()),
        ("unfinished_because", |own| own.unfinished_because.clone().unwrap_or_default()),
        ("standing", |own| own.standing.name().to_owned()),
        ("host", |own| own.host.clone().unwrap_or_default()),
        ("rounds", |own| own.rounds.to_string()),
    ];
    let differ = |(field, of): &Field| {
        let (before, after) = (of(before), of(after));
        (before != after).then_some(Difference::Field { field, before, after })
    };
    words.iter().filter_map(differ).collect()
}

/// Games by round and players; who met twice in a round has a number besides.
fn games(report: &EventReport) -> BTreeMap<(u16, PersonId, PersonId, u16), Score> {
    let mut found = BTreeMap::new();
    for game in &report.games {
        let (first, second) = game.seats();
        let person = |at: usize| report.players.get(at).map_or(PersonId(0), |own| own.person);
        let (first, second) = (person(first), person(second));
        let mut number = 0;
        while found.contains_key(&(game.0, first, second, number)) {
            number += 1;
        }
        found.insert((game.0, first, second, number), game.3);
    }
    found
}
