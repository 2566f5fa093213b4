//! What places bring, in a file: `categories`, `[[prizes]]`, `[[rights]]`.

use std::fmt::Write;

use super::super::awards::{LARGEST_PRIZE, PlaceRight, PrizeFund};
use super::super::{Regulation, RegulationFault};
use super::fault::FileProblem;
use super::keys::{Keys, Placed};
use super::keywords::{SHARINGS, list, word_of};
use super::write::quoted;
use crate::event::standings::Category;

pub(super) fn read(keys: &mut Keys<'_>, regulation: &mut Regulation) {
    let named = keys.texts("categories").unwrap_or_default();
    regulation.categories = named.into_iter().map(|own| category(keys, "categories", own)).collect();
    regulation.one_prize_each = keys.yes_no("one_prize_each").unwrap_or_default();
    for mut fund in keys.tables("prizes", "prizes.") {
        let of = fund.text("category");
        let of = of.map(|own| category(&fund, "category", own)).unwrap_or_default();
        let amounts = fund.numbers("amounts", 1, LARGEST_PRIZE);
        if amounts.is_none() {
            fund.fault(&fund.span().clone(), "amounts", FileProblem::Missing);
        }
        let currency = fund.text("currency").map(|(text, _)| text.trim().to_owned()).unwrap_or_default();
        let sharing = fund.word("sharing", SHARINGS).unwrap_or_default();
        regulation.prizes.push(PrizeFund {
            category: of,
            amounts: amounts.unwrap_or_default(),
            currency,
            sharing,
        });
        fund.done();
    }
    for mut own in keys.tables("rights", "rights.") {
        let of = own.text("category");
        let of = of.map(|text| category(&own, "category", text)).unwrap_or_default();
        let (places, at) = own.needed("places").unwrap_or_default();
        let right = own.needed("right").map(|(text, _)| text).unwrap_or_default();
        let right = PlaceRight { category: of, places, right };
        if right.range().is_none() && !right.places.is_empty() {
            let fault = RegulationFault::Right { places: right.places.clone(), right: right.right.clone() };
            own.fault(&at, "places", FileProblem::Fault(fault));
        }
        regulation.rights.push(right);
        own.done();
    }
}

/// A category as it is written, whatever its spaces.
fn category(keys: &Keys<'_>, key: &str, (text, at): Placed) -> String {
    match text.parse::<Category>() {
        Ok(category) => category.to_string(),
        Err(_) if text.trim().is_empty() => String::new(),
        Err(_) => {
            keys.fault(&at, key, FileProblem::Fault(RegulationFault::no_category(&text)));
            text
        }
    }
}

/// The tables of a file.
pub(super) fn written(regulation: &Regulation) -> String {
    let mut text = String::new();
    // Writing into a text cannot fail.
    let mut put = |line: std::fmt::Arguments<'_>| {
        let _ = text.write_fmt(line);
        text.push('\n');
    };
    for fund in &regulation.prizes {
        put(format_args!("\n[[prizes]]"));
        if !fund.category.is_empty() {
            put(format_args!("category = {}", quoted(&fund.category)));
        }
        let amounts: Vec<String> = fund.amounts.iter().map(ToString::to_string).collect();
        put(format_args!("amounts = [{}]", amounts.join(", ")));
        if !fund.currency.is_empty() {
            put(format_args!("currency = {}", quoted(&fund.currency)));
        }
        put(format_args!("# equal points share by {}", list(SHARINGS)));
        put(format_args!("sharing = {}", quoted(word_of(SHARINGS, fund.sharing))));
    }
    for right in &regulation.rights {
        put(format_args!("\n[[rights]]"));
        if !right.category.is_empty() {
            put(format_args!("category = {}", quoted(&right.category)));
        }
        put(format_args!("places = {}", quoted(&right.places)));
        put(format_args!("right = {}", quoted(&right.right)));
    }
    text
}
