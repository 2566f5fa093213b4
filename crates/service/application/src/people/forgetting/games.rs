//! Somebody in games by correspondence, in displays, in arenas, in games at a board, and in the books of a federation.

use damier_live::{Entry, Fact, Player};
use serde_json::{Map, Value};

use super::Forgotten;
use super::json::{Names, text};

/// Fields in which people write.
const TEXTS: [&str; 5] = ["grounds", "text", "decision", "adjudicator", "note"];

/// What the forms of an application tell of a candidate.
const PERSONAL: [&str; 4] = ["profession", "address", "born", "birthplace"];

fn fact_mut(told: &mut Value) -> Option<&mut Map<String, Value>> {
    told.get_mut("fact")?.as_object_mut()
}

/// A game by correspondence without him, who sits on these sides. His zone stays: days were counted by it.
pub(super) fn by_letter(facts: &mut [Value], sides: &[String], who: &Forgotten) {
    let mut names = Names::new(&who.former).among(&*facts);
    for told in facts.iter_mut() {
        for side in sides {
            let party = fact_mut(told).and_then(|fact| fact.get_mut(side)).and_then(Value::as_object_mut);
            if let Some(party) = party {
                names.add(text(party, "name"));
                names.put(party, "name");
            }
        }
    }
    facts.iter_mut().for_each(|told| names.blank(told, &TEXTS, &[]));
}

/// What came by mail for games in which he sits: the name that his mail program gave it goes.
pub(super) fn by_mail(facts: &mut [Value], games: &[(String, String)]) {
    for received in facts.iter_mut().filter_map(Value::as_object_mut) {
        let own =
            |(game, side): &(String, String)| text(received, "game") == game && text(received, "by") == side;
        if games.iter().any(own) {
            received.remove("id");
        }
    }
}

/// A display without him, who gave it.
pub(super) fn in_display(facts: &mut [Value], gave: bool, who: &Forgotten) {
    let mut names = Names::new(&who.former).among(&*facts);
    for told in facts.iter_mut() {
        let terms = fact_mut(told).and_then(|fact| fact.get_mut("terms")).and_then(Value::as_object_mut);
        if let Some(terms) = terms.filter(|_| gave) {
            names.add(text(terms, "giver"));
            names.put(terms, "giver");
            names.rename(terms, "intermediary");
        }
    }
}

/// A fact of an arena without him, who plays or has announced it. He stays known by a number that nobody else gets.
pub(super) fn in_an_arena(told: &mut Value, who: &Forgotten) {
    let Some(fact) = fact_mut(told) else { return };
    for field in ["player", "organiser"] {
        let person = fact.get_mut(field).and_then(Value::as_object_mut);
        let own = person.filter(|own| own.get("account").and_then(Value::as_i64) == Some(who.account.0));
        if let Some(person) = own {
            person.insert("name".to_owned(), Value::from(who.former.as_str()));
        }
    }
}

/// The beginning of a game at a board of the site, without him.
pub(super) fn at_a_board(told: &mut Value, who: &Forgotten) {
    let Ok(mut entry) = serde_json::from_value::<Entry>(told.clone()) else { return };
    let Fact::Begun { white, black, .. } = &mut entry.fact else { return };
    for player in [white, black] {
        if player.number() == Some(who.account.0) {
            *player = Player::guest(&who.former);
        }
    }
    if let Ok(again) = serde_json::to_value(&entry) {
        *told = again;
    }
}

/// An application that he filed, without what he told of the candidate, and without whoever signed it.
pub(super) fn in_the_books(told: &mut Value) {
    let Some(application) = told.get_mut("application").and_then(Value::as_object_mut) else { return };
    application.remove("signatory");
    if let Some(details) = application.get_mut("details").and_then(Value::as_object_mut) {
        PERSONAL.iter().for_each(|field| drop(details.remove(*field)));
    }
}
