//! Somebody's membership on a card: licence and category with their terms for everybody; clubs, sanctions and fees for
//! the office.

use damier_federation::PersonId;
use damier_federation::register::{Payer, Sanction};
use damier_language::{Args, Words};
use jiff::civil::Date;

use crate::books::Held;

/// The last licence and the category of an arbiter, with their terms; expired ones say so.
pub(super) fn of_everybody(held: &Held, id: PersonId, words: &Words) -> Vec<(&'static str, String)> {
    let state = held.state();
    let mut found = Vec::new();
    if let Some(own) = state.licences_of(id).last() {
        found.push(("book-licence", with_term(own.number.clone(), own.until, held.day, words)));
    }
    let his = state.titles().appointed.iter().filter(|own| state.resolve(own.person) == Ok(id));
    if let Some(own) = his.max_by_key(|own| own.from) {
        let category = words.text(&format!("book-arbiter-{}", own.category.name()));
        found.push(("book-arbiter", with_term(category, own.until, held.day, words)));
    }
    found
}

fn with_term(what: String, until: Option<Date>, today: Date, words: &Words) -> String {
    let Some(until) = until else { return what };
    let message = if until < today { "book-over-since" } else { "book-valid" };
    words.translate(message, &Args::new().with("what", what).with("until", words.short_date(until)))
}

/// Clubs with their days, sanctions, and fees that are not paid.
pub(super) fn of_office(held: &Held, id: PersonId, words: &Words) -> Vec<String> {
    let state = held.state();
    let mut lines = Vec::new();
    for own in state.transfers_of(id) {
        let club = own.to.clone().unwrap_or_else(|| words.text("book-no-club"));
        let args = Args::new().with("club", club).with("day", words.short_date(own.on));
        lines.push(words.translate("book-club-since", &args));
    }
    lines.extend(state.sanctions_of(id).into_iter().map(|(_, own)| sanction(own, words)));
    let of_him = |of: &Payer| matches!(of, Payer::Person(person) if state.resolve(*person) == Ok(id));
    for (_, own, _) in state.register().fees().filter(|(_, own, paid)| paid.is_none() && of_him(&own.of)) {
        let args = Args::new().with("money", own.money()).with("purpose", own.purpose.as_str());
        let message = if own.due < held.day { "book-fee-overdue" } else { "book-fee-open" };
        lines.push(words.translate(message, &args.with("due", words.short_date(own.due))));
    }
    lines
}

fn sanction(own: &Sanction, words: &Words) -> String {
    let kind = words.text(&format!("book-sanction-{}", own.kind.name()));
    let grounds = match own.clauses.is_empty() {
        true => own.grounds.clone(),
        false => format!("{} ({})", own.grounds, own.clauses.join(", ")),
    };
    let args =
        Args::new().with("kind", kind).with("from", words.short_date(own.from)).with("grounds", grounds);
    match own.until {
        Some(until) => {
            words.translate("book-sanction-line-until", &args.with("until", words.short_date(until)))
        }
        None => words.translate("book-sanction-line", &args),
    }
}
