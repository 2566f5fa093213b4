//! What a form on the page of a contest asks for.

use std::sync::Arc;

use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use damier_contests::composing::Composing;
use damier_language::Args;

use super::super::{missing, notice, send_to, trouble};
use super::show::shown;
use crate::contests::composing::Act;
use crate::contests::{NotSaid, card, form, say, spell};
use crate::reader::Reader;
use crate::secret;
use crate::site::Site;

/// Does what a form asks for, in the name of the reader and of nobody else.
pub(crate) async fn act(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
    Form(fields): Form<Vec<(String, String)>>,
) -> Response {
    let Some(name) = reader.person.account().map(|account| account.name.as_str().to_owned()) else {
        return notice(reader, StatusCode::UNAUTHORIZED, "contests-title", "contests-sign-in");
    };
    let words = reader.words;
    let told = fields.clone();
    let mut act: Act = match form::read(fields) {
        Ok(act) => act,
        Err(why) => {
            let told = words.say("contests-unread", &Args::new().with("why", why.to_string()));
            return shown(&site, id, reader, Some(told)).await;
        }
    };
    if let Some(account) = act.account() {
        match spell(&site.database, account).await {
            Ok(true) => {}
            Ok(false) => {
                let told = words.say("announcing-no-account", &Args::new().with("name", account.as_str()));
                return shown(&site, id, reader, Some(told)).await;
            }
            Err(fault) => return trouble(reader, &fault),
        }
    }
    let seed = secret::lot();
    let said = say::<Composing>(&site.database, &id, &name, |journal| act.fact(journal, &name, seed)).await;
    match said {
        Ok(()) => {
            if let (Act::Enter(_), Some(account)) = (&act, reader.person.account())
                && let Err(fault) = card::keep(&site.database, account.id, &told).await
            {
                return trouble(reader, &fault);
            }
            send_to(&format!("/contest/{id}"), reader.keep)
        }
        Err(NotSaid::Refused(why)) => {
            let told = words.with_clauses(&words.tell("contest-refused", &why), why.clauses());
            shown(&site, id, reader, Some(told)).await
        }
        Err(NotSaid::Missing) => missing(reader).await,
        Err(NotSaid::Store(fault)) => trouble(reader, &fault),
    }
}
