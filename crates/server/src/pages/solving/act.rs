//! What a form on the page of a contest of solving asks for.

use std::sync::Arc;

use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use damier_contests::PositionId;
use damier_contests::solving::Solving;
use damier_language::Args;
use serde::Deserialize;

use super::{position, show};
use crate::contests::form::Text;
use crate::contests::solving::{Act, set};
use crate::contests::{NotSaid, card, form, say, spell};
use crate::pages::{missing, notice, send_to, trouble};
use crate::reader::Reader;
use crate::site::Site;

/// Does what a form asks for, in the name of the reader and of nobody else.
pub(super) async fn act(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
    Form(fields): Form<Vec<(String, String)>>,
) -> Response {
    let told = fields.clone();
    let mut act: Act = match form::read(fields) {
        Ok(act) => act,
        Err(why) => {
            let told = reader.words.say("contests-unread", &Args::new().with("why", why.to_string()));
            return show::shown(&site, id, reader, Some(told)).await;
        }
    };
    if let Some(account) = act.account() {
        match spell(&site.database, account).await {
            Ok(true) => {}
            Ok(false) => {
                let args = Args::new().with("name", account.as_str());
                let told = reader.words.say("announcing-no-account", &args);
                return show::shown(&site, id, reader, Some(told)).await;
            }
            Err(fault) => return trouble(reader, &fault),
        }
    }
    match done(&site, &id, &reader, &act).await {
        Ok(()) => {
            if let (Act::Enter { .. }, Some(account)) = (&act, reader.person.account())
                && let Err(fault) = card::keep(&site.database, account.id, &told).await
            {
                return trouble(reader, &fault);
            }
            send_to(&format!("/solving/{id}"), reader.keep)
        }
        Err(NotDone::Told(told)) => show::shown(&site, id, reader, Some(told)).await,
        Err(other) => refused(reader, other).await,
    }
}

/// What was written.
#[derive(Deserialize)]
pub(super) struct Written {
    text: String,
}

/// Takes the answer of a solver to a position.
pub(super) async fn answer(
    State(site): State<Arc<Site>>,
    Path((id, number)): Path<(String, u32)>,
    reader: Reader,
    Form(written): Form<Written>,
) -> Response {
    let act = Act::Answer { position: number, text: Text(written.text.trim().to_owned()) };
    match done(&site, &id, &reader, &act).await {
        Ok(()) => send_to(&format!("/solving/{id}"), reader.keep),
        Err(NotDone::Told(told)) => {
            position::shown(&site, id, PositionId(number), reader, Some((told, written.text))).await
        }
        Err(other) => refused(reader, other).await,
    }
}

/// Why something was not done.
enum NotDone {
    /// In words.
    Told(String),
    /// The reader has no account.
    Stranger,
    /// It was not said for another reason.
    NotSaid(NotSaid),
}

async fn done(site: &Site, id: &str, reader: &Reader, act: &Act) -> Result<(), NotDone> {
    let words = reader.words;
    let account = reader.person.account().ok_or(NotDone::Stranger)?;
    let name = account.name.as_str();
    let set = set(site, act, words).await.map_err(NotDone::Told)?;
    let said = say::<Solving>(&site.database, id, name, |journal| act.fact(journal, name, set.as_ref()));
    said.await.map_err(|why| match why {
        NotSaid::Refused(why) => {
            NotDone::Told(words.with_clauses(&words.tell("contest-refused", &why), why.clauses()))
        }
        other => NotDone::NotSaid(other),
    })
}

async fn refused(reader: Reader, why: NotDone) -> Response {
    match why {
        NotDone::NotSaid(NotSaid::Store(fault)) => trouble(reader, &fault),
        NotDone::Stranger => notice(reader, StatusCode::UNAUTHORIZED, "contests-title", "contests-sign-in"),
        _ => missing(reader).await,
    }
}
