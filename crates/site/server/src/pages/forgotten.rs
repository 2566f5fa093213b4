//! Somebody has forgotten his password: a link for a new one goes to his confirmed address. The answer is the same
//! whether there is such an account or not, and comes as fast.

use std::sync::Arc;

use askama::Template;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use axum::{Form, Router};
use serde::Deserialize;

use super::{Page, send};
use crate::handler::{any, get};
use crate::reader::Reader;
use crate::site::Site;
use crate::state::Web;
use crate::visitor::device;

/// The address for those who have forgotten their password.
pub(crate) fn routes() -> Router<Web> {
    Router::new().route("/forgotten", get(show).post(any(ask)))
}

/// Nobody's name or address is longer.
const LONGEST: usize = 200;

#[derive(Template)]
#[template(path = "forgotten.html")]
struct Sheet {
    page: Page,
    /// Whether this site sends letters.
    on: bool,
    /// Whether something was just asked for.
    asked: bool,
}

/// What is typed: a name, or an address.
#[derive(Deserialize)]
pub(crate) struct Typed {
    #[serde(default)]
    who: String,
}

fn sheet(site: &Site, reader: Reader, asked: bool) -> Response {
    let mut page = Page::new(reader, "forgotten-title", "/sign-in");
    let keep = page.reader.keep.take();
    send(StatusCode::OK, keep, &Sheet { page, on: site.messages.mail.is_on(), asked })
}

/// Shows the form.
pub(crate) async fn show(State(site): State<Arc<Site>>, reader: Reader) -> Response {
    sheet(&site, reader, false)
}

/// Sends a link, if there is somebody to send it to. Nobody waits for that, so nobody learns from the clock.
pub(crate) async fn ask(
    State(site): State<Arc<Site>>,
    reader: Reader,
    headers: HeaderMap,
    Form(typed): Form<Typed>,
) -> Response {
    let who = typed.who.trim().to_owned();
    if !who.is_empty() && who.chars().count() <= LONGEST {
        let (at, device) = (Arc::clone(&site), device::of(&site, &headers));
        tokio::spawn(async move {
            if let Err(fault) = at.messages.mail.offer_reset(&who, device).await {
                tracing::error!(%fault, "a link for a new password could not be written");
            }
        });
    }
    sheet(&site, reader, true)
}
