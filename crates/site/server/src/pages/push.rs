//! Messages on one's devices while the browser is closed: which devices, and of what.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse as _, Response};
use axum::{Form, Json, Router};
use damier_push::Subscription;
use damier_store::{Fault, NewPush};
use serde::Deserialize;
use serde_json::json;

use super::{Done, Page, date, on_to, refuse, send, trouble};
use crate::handler::{any, get, post};
use crate::mail::Kind;
use crate::pages::answer::{OrTrouble as _, PageResult};
use crate::people::passkey::party::Party;
use crate::reader::{Reader, root};
use crate::site::{Site, now};
use crate::state::Web;
use crate::visitor::session::Member;

/// The addresses of messages to closed browsers.
pub(crate) fn routes() -> Router<Web> {
    Router::new()
        .route("/account/push", get(show).post(any(choose)))
        .route("/account/push/add", post(add))
        .route("/account/push/remove", post(remove))
}

/// The longest name of a device.
const LABEL: usize = 40;

#[derive(Template)]
#[template(path = "push.html")]
struct Sheet {
    page: Page,
    /// The public key of the site, which browsers are told; none where no browser would take messages.
    key: Option<String>,
    devices: Vec<Device>,
    /// Each kind by name, and whether it is wanted.
    kinds: Vec<(&'static str, bool)>,
    /// The message that says what was done.
    done: Option<&'static str>,
}

/// A device as it is shown.
struct Device {
    number: i64,
    label: String,
    made: String,
}

/// What can have been done, and the message that says so.
const DONE: [(&str, &str); 3] =
    [("added", "push-added"), ("removed", "push-removed"), ("saved", "push-saved")];

/// Shows which devices are told of what.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    member: Member,
    Query(done): Query<Done>,
) -> PageResult {
    let Member { reader, account } = member;
    let known = async {
        let mut kinds = Vec::new();
        for kind in Kind::ALL {
            kinds.push((kind.name(), site.messages.push.wants(account.id, kind).await?));
        }
        let devices = site.database.pushes(account.id).await?;
        let key = match Party::at(&root(&site, &headers)) {
            Some(_) => Some(site.messages.push.key().await?.public()),
            None => None,
        };
        Ok::<_, Fault>((kinds, devices, key))
    };
    let (kinds, devices, key) = known.await.or_trouble(&reader)?;
    let devices =
        devices.into_iter().map(|own| Device { number: own.number, label: own.label, made: date(own.made) });
    let mut page = Page::new(reader, "push-title", "/account");
    let keep = page.reader.keep.take();
    Ok(send(
        StatusCode::OK,
        keep,
        &Sheet { page, key, devices: devices.collect(), kinds, done: done.message(&DONE) },
    ))
}

/// Chooses kinds: the boxes that are ticked.
pub(crate) async fn choose(
    State(site): State<Arc<Site>>,
    member: Member,
    Form(ticked): Form<Vec<(String, String)>>,
) -> Response {
    let account = member.account.id;
    for kind in Kind::ALL {
        let wanted = ticked.iter().any(|(name, _)| name == kind.name());
        if let Err(fault) = site.messages.push.set_wanted(account, kind, wanted).await {
            return trouble(member.reader, &fault);
        }
    }
    remembered(&site, member.reader, account, "/account/push?done=saved").await
}

/// Remembers the language of somebody and sends him on.
async fn remembered(site: &Site, reader: Reader, account: damier_store::AccountId, to: &str) -> Response {
    let reads = site.messages.mail.reads(account, reader.words.language()).await;
    on_to(to, reader, reads)
}

/// A browser that wants messages, as it says itself.
#[derive(Deserialize)]
pub(crate) struct Wanted {
    #[serde(default)]
    label: String,
    endpoint: String,
    p256dh: String,
    auth: String,
}

/// Keeps a browser.
pub(crate) async fn add(
    State(site): State<Arc<Site>>,
    member: Member,
    Json(wanted): Json<Wanted>,
) -> Response {
    let Member { reader, account } = member;
    let reach = site.messages.push.reach();
    let read = match Subscription::read(&wanted.endpoint, &wanted.p256dh, &wanted.auth, reach) {
        Ok(read) => read,
        Err(why) => {
            tracing::info!(%why, "a browser was not taken");
            return refuse(StatusCode::UNPROCESSABLE_ENTITY, &reader.words.text("push-failed"));
        }
    };
    let label: String = wanted.label.trim().chars().filter(|sign| !sign.is_control()).take(LABEL).collect();
    let browser = NewPush {
        account: account.id,
        label: if label.is_empty() { reader.words.text("push-device") } else { label },
        endpoint: read.endpoint.as_str().to_owned(),
        p256dh: read.p256dh(),
        auth: read.auth(),
        made: now(),
    };
    let kept = async {
        site.database.keep_push(browser).await?;
        site.messages.mail.reads(account.id, reader.words.language()).await
    };
    match kept.await {
        Ok(()) => Json(json!({ "to": "/account/push?done=added" })).into_response(),
        Err(fault) => trouble(reader, &fault),
    }
}

#[derive(Deserialize)]
pub(crate) struct Numbered {
    number: i64,
}

/// Forgets a browser.
pub(crate) async fn remove(
    State(site): State<Arc<Site>>,
    member: Member,
    Form(own): Form<Numbered>,
) -> Response {
    let removed = site.database.remove_push(member.account.id, own.number).await;
    on_to("/account/push?done=removed", member.reader, removed)
}
