//! What is known of oneself: taken home, or forgotten.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use axum::{Form, Router};
use damier_store::AccountRefused;
use serde::Deserialize;
use serde_json::Value;

use super::own::{Section, Wrong, is_owner, sheet};
use super::{notice, send_to, trouble};
use crate::handler::{get, post};
use crate::pages::answer::{OrTrouble as _, PageResult};
use crate::people::leaving::{export, leave};
use crate::site::Site;
use crate::state::Web;
use crate::visitor::Whence;
use crate::visitor::session::{self, Member};

/// The addresses of one's own data.
pub(crate) fn routes() -> Router<Web> {
    Router::new().route("/account/data", get(download)).route("/account/delete", post(delete))
}

/// Everything that is known of oneself, as one file.
pub(crate) async fn download(State(site): State<Arc<Site>>, member: Member) -> PageResult {
    let found = export(&site.database, &member.account).await;
    let Some(data) = found.or_trouble(&member.reader)? else {
        return Err(notice(member.reader, StatusCode::NOT_FOUND, "account-title", "site-missing-text"));
    };
    Ok(file(&data))
}

/// What is known of somebody as a file to be kept.
pub(super) fn file(data: &Value) -> Response {
    let text = match serde_json::to_string_pretty(data) {
        Ok(text) => text,
        Err(why) => {
            tracing::error!(%why, "somebody's data could not be written");
            return StatusCode::INTERNAL_SERVER_ERROR.into_response();
        }
    };
    let headers = [
        (header::CONTENT_TYPE, "application/json; charset=utf-8"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"damier-account.json\""),
        (header::CACHE_CONTROL, "no-store"),
    ];
    (headers, text).into_response()
}

/// What is typed by somebody who leaves.
#[derive(Deserialize)]
pub(crate) struct Leaving {
    password: String,
}

pub(crate) async fn delete(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    Whence(from): Whence,
    member: Member,
    Form(typed): Form<Leaving>,
) -> PageResult {
    let owner = is_owner(&site, &headers, &member, typed.password, from.as_deref()).await;
    let text = match owner.or_trouble(&member.reader)? {
        Ok(()) => match leave(&site, &member.account).await {
            Ok(()) => {
                return Ok(send_to("/", Some(session::nobody(&site))));
            }
            Err(AccountRefused::Store(fault)) => return Err(trouble(member.reader, &fault)),
            Err(AccountRefused::LastAdministrator) => member.reader.words.text("account-last-administrator"),
            Err(AccountRefused::Unknown | AccountRefused::Taken { .. }) => {
                member.reader.words.text("site-trouble")
            }
        },
        Err(text) => text,
    };
    let wrong = Wrong { form: Section::Delete, text };
    sheet(&site, &headers, member, None, Some(wrong)).await
}
