//! The list of arbiters by seniority (FMJD-IV.4.docs).

use damier_federation::State;
use damier_federation::people::Person;
use damier_language::{Args, Words};
use jiff::civil::Date;

use super::sheet;
use crate::paper::{Column, Paper, Row, Table};

pub(super) fn list(state: &State, words: &Words, day: Date) -> Paper {
    let columns = [
        Column::number(words.text("book-place")),
        Column::text(words.text("book-name")).wide(),
        Column::text(words.text("book-federation")),
        Column::text(words.text("book-category")),
        Column::text(words.text("book-since")),
        Column::number(words.text("book-as-chief")),
        Column::number(words.text("book-as-other")),
    ];
    let rows = (1..).zip(state.arbiters(day)).map(|(place, (id, category, since, record))| {
        let person = state.person(id).ok();
        Row::new([
            place.to_string(),
            person.map(Person::name).unwrap_or_default(),
            person.and_then(|own| own.federation.clone()).unwrap_or_default(),
            words.text(&format!("book-arbiter-{}", category.name())),
            words.short_date(since),
            record.chief.len().to_string(),
            record.auxiliary.len().to_string(),
        ])
    });
    let expired = state.expired_arbiters(day).into_iter().map(|(id, category, until)| {
        let person = state.person(id).ok();
        let said = words.translate("book-expired", &Args::new().with("until", words.short_date(until)));
        Row::new([
            String::new(),
            person.map(Person::name).unwrap_or_default(),
            person.and_then(|own| own.federation.clone()).unwrap_or_default(),
            words.text(&format!("book-arbiter-{}", category.name())),
            said,
            String::new(),
            String::new(),
        ])
    });
    sheet(state, words, "book-arbiters")
        .line(words.date(day))
        .with(Table::new("arbiters", columns).rows(rows.chain(expired)))
}
