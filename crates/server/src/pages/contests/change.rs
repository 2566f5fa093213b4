//! The regulation of a contest: as a file for everybody, as a form for the organiser who changes it.

use std::ops::ControlFlow;
use std::sync::Arc;

use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use damier_contests::composing::{Composing, Fact, Regulation};
use damier_contests::{Journal, Office};

use super::super::announce::{self, Standing};
use super::super::{missing, notice, send_to, trouble};
use crate::contests::draft::{self, Draft as _, Typed};
use crate::contests::{NotSaid, load, offices, say};
use crate::reader::Reader;
use crate::site::Site;

/// The regulation as a file.
pub(crate) async fn file(State(site): State<Arc<Site>>, Path(id): Path<String>, reader: Reader) -> Response {
    match found(&site, &id).await {
        Ok((_, regulation)) => announce::file::<Composing>(&regulation),
        Err(NotSaid::Store(fault)) => trouble(reader, &fault),
        Err(_) => missing(reader).await,
    }
}

/// The regulation as a form. Only the organiser changes it.
pub(crate) async fn show(State(site): State<Arc<Site>>, Path(id): Path<String>, reader: Reader) -> Response {
    let (journal, regulation) = match found(&site, &id).await {
        Ok(found) => found,
        Err(NotSaid::Store(fault)) => return trouble(reader, &fault),
        Err(_) => return missing(reader).await,
    };
    let name = reader.person.account().map(|account| account.name.as_str());
    if name.is_none_or(|name| !offices(&journal, name).contains(&Office::Organiser)) {
        return notice(reader, StatusCode::FORBIDDEN, "contests-title", "announcing-not-yours");
    }
    let typed = Composing::typed(&regulation);
    announce::show::<Composing>(reader, Standing { typed, ..Standing::default() }, Some(&id))
}

/// Changes the regulation as it was typed.
pub(crate) async fn change(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
    Form(fields): Form<Vec<(String, String)>>,
) -> Response {
    let Some(name) = reader.person.account().map(|account| account.name.as_str().to_owned()) else {
        return notice(reader, StatusCode::UNAUTHORIZED, "contests-title", "contests-sign-in");
    };
    let (reader, typed) = match announce::helped::<Composing>(reader, Typed::new(fields), Some(&id)) {
        ControlFlow::Break(answer) => return answer,
        ControlFlow::Continue(further) => further,
    };
    let regulation = match Composing::read(&typed, reader.words) {
        Ok(regulation) => Box::new(regulation),
        Err(wrong) => {
            return announce::show::<Composing>(
                reader,
                Standing { typed, wrong, ..Standing::default() },
                Some(&id),
            );
        }
    };
    let reason = typed.text("reason").to_owned();
    let fact = |_: &Journal<Composing>| {
        Ok(Fact::RegulationChanged { regulation: regulation.clone(), reason: reason.clone() })
    };
    match say::<Composing>(&site.database, &id, &name, fact).await {
        Ok(()) => send_to(&format!("/contest/{id}"), reader.keep),
        Err(NotSaid::Refused(why)) => {
            let wrong = vec![draft::wrong_by(&why, &typed, reader.words)];
            announce::show::<Composing>(reader, Standing { typed, wrong, ..Standing::default() }, Some(&id))
        }
        Err(NotSaid::Missing) => missing(reader).await,
        Err(NotSaid::Store(fault)) => trouble(reader, &fault),
    }
}

async fn found(site: &Site, id: &str) -> Result<(Journal<Composing>, Regulation), NotSaid> {
    let journal = load::<Composing>(&site.database, id).await?.ok_or(NotSaid::Missing)?;
    let regulation = journal.state().regulation.clone().ok_or(NotSaid::Missing)?;
    Ok((journal, regulation))
}
