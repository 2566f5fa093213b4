//! A contest before it is announced: its regulation as a form, with the points that its code asks for.
//!
//! The form and a file in TOML make the same regulation; what is typed stays as it was typed until it can be read.

mod composing;
mod composing_form;
mod field;
mod judges;
mod reading;
mod refusal;
mod solving;
mod texts;
mod typed;

use std::collections::BTreeMap;

use damier_compose::Code;
use damier_contests::{Identity, Journal, Office, Official};
use damier_language::Words;
use damier_store::{Account, AccountId};
use jiff::civil::Date;
use serde::Serialize;
use serde::de::DeserializeOwned;

pub use field::Field;
use judges::Named;
pub use reading::Wrong;
pub use typed::Typed;

use super::{Held, acting};
use crate::site::now;

/// The fields of a form, by the headings under which they stand.
pub struct Form {
    pub what: Vec<Field>,
    pub days: Vec<Field>,
    /// The sections, row by row; none where a contest has no sections.
    pub sections: Vec<Vec<Field>>,
    pub sections_clause: Option<&'static str>,
    pub texts: Vec<Field>,
    pub further: Vec<Field>,
}

/// A kind of contest that is announced by a form.
pub trait Draft: Held {
    type Regulation: Serialize + DeserializeOwned + Clone;
    /// The message that names the form.
    const TITLE: &'static str;
    /// Where the form is sent.
    const NEW: &'static str;
    /// Its contests stand below this address.
    const PAGE: &'static str;

    /// The offices to which somebody can be appointed.
    fn offices() -> Vec<Office>;
    /// What stands in the form at first: what the code lays down and what is usual.
    fn fresh(code: Code, day: Date, words: &Words) -> Typed;
    /// A regulation in the fields of the form.
    fn typed(regulation: &Self::Regulation) -> Typed;
    /// The regulation that was typed, or every field that is wrong.
    fn read(typed: &Typed, words: &Words) -> Result<Self::Regulation, Vec<Wrong>>;
    /// The fields with what was typed, what is wrong with them, and so many empty sections more.
    fn form(typed: &Typed, more: usize, wrong: &[Wrong], words: &Words) -> Form;
    /// The fact by which a contest begins.
    fn fact(regulation: Self::Regulation) -> Self::Fact;
    /// The fact by which somebody has an office.
    fn appointed(official: Official) -> Self::Fact;
}

/// The facts with which a contest begins as it was typed: its regulation and its panel, whose accounts are known by
/// their rows; or every field that is wrong.
pub fn facts<C: Draft>(
    typed: &Typed,
    by: &Account,
    panel: &BTreeMap<usize, AccountId>,
    words: &Words,
) -> Result<Vec<C::Fact>, Vec<Wrong>> {
    let (regulation, named) = match (C::read(typed, words), judges::read(typed, words)) {
        (Ok(regulation), Ok(named)) => (regulation, named),
        (read, named) => return Err([read.err(), named.err()].into_iter().flatten().flatten().collect()),
    };
    let mut journal = Journal::<C>::new();
    let first = C::fact(regulation);
    let entry = super::organised(&journal, by, now(), first.clone());
    journal.apply(entry).map_err(|why| vec![refusal::wrong(&why.into(), typed, words)])?;
    let mut facts = vec![first];
    for Named { row, official, .. } in named {
        let account = panel.get(&row).map(|account| Identity::Account(account.0));
        let fact = C::appointed(Official { account, ..official });
        let entry = super::organised(&journal, by, now(), fact.clone());
        journal
            .apply(entry)
            .map_err(|why| vec![judges::wrong(row, acting::refusal_text(&why.into(), words))])?;
        facts.push(fact);
    }
    Ok(facts)
}

/// The names of the accounts of judges, with the rows in which they stand.
pub fn accounts(typed: &Typed, words: &Words) -> Vec<(usize, String)> {
    let named = judges::read(typed, words).unwrap_or_default();
    named.into_iter().map(|own| (own.row, own.account)).collect()
}

pub use judges::{rows as judge_rows, spell as spell_account, wrong as wrong_judge};
pub use refusal::wrong as wrong_by;

/// The codes by name and title.
fn codes(words: &Words) -> Vec<(String, String)> {
    Code::ALL.map(|code| (code.name().to_owned(), words.describe("code", &code))).to_vec()
}

/// What stands on the lines of a text.
fn lines(text: &str) -> Vec<String> {
    text.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned).collect()
}
