//! The regulation of a contest: as a file for everybody, as a form for the organiser who changes it.

use std::sync::Arc;

use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use damier_acts::contests::composing::Change;
use damier_contests::Office;
use damier_contests::composing::Composing;
use serde_json::json;

use super::super::announce::{self, Standing};
use super::super::answer::{OrMissing as _, PageResult};
use super::super::contest_act::{found, not_said, number_of, signed_in};
use super::super::{notice, send_to};
use crate::contests::acting::{ActError, done};
use crate::contests::draft::{self, Draft as _, Typed};
use crate::contests::offices;
use crate::reader::Reader;
use crate::site::Site;

/// The regulation as a file.
pub(crate) async fn file(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
) -> PageResult {
    let journal = found::<Composing>(&site, &id, &reader).await?;
    Ok(announce::file::<Composing>(journal.state().regulation.as_ref().or_missing(&reader)?))
}

/// The regulation as a form. Only the organiser changes it.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
) -> PageResult {
    let journal = found::<Composing>(&site, &id, &reader).await?;
    if number_of(&reader).is_none_or(|own| !offices(&journal, own).contains(&Office::Organiser)) {
        return Err(notice(reader, StatusCode::FORBIDDEN, "contests-title", "announcing-not-yours"));
    }
    let typed = Composing::typed(journal.state().regulation.as_ref().or_missing(&reader)?);
    Ok(announce::show::<Composing>(reader, Standing { typed, ..Standing::default() }, Some(&id)))
}

/// Changes the regulation as it was typed.
pub(crate) async fn change(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
    Form(fields): Form<Vec<(String, String)>>,
) -> PageResult {
    let by = signed_in(&reader)?.clone();
    let (reader, typed) = announce::helped::<Composing>(reader, Typed::new(fields), Some(&id))?;
    let again = |reader: Reader, typed: Typed, wrong: Vec<draft::Wrong>| {
        announce::show::<Composing>(reader, Standing { typed, wrong, ..Standing::default() }, Some(&id))
    };
    let regulation = match Composing::read(&typed, reader.words) {
        Ok(regulation) => json!(regulation),
        Err(wrong) => return Ok(again(reader, typed, wrong)),
    };
    let change = Change { regulation, text: typed.text("reason").to_owned() };
    match done::<Composing>(&site, &id, &by, &change.into(), reader.words).await {
        Ok(()) => Ok(send_to(&format!("/contest/{id}"), reader.keep)),
        Err(why) => {
            let wrong = match why {
                ActError::NotAppended(why) => draft::wrong_by(&not_said(why, &reader)?, &typed, reader.words),
                ActError::Told(text) => draft::Wrong { field: "name".to_owned(), text },
            };
            Ok(again(reader, typed, vec![wrong]))
        }
    }
}
