//! Which letters somebody wants, whether his address is his, and how he refuses them by a link.
//!
//! What a link does, it does when the button on its page is pressed: programs that look at letters follow links.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use axum::{Form, Router};
use damier_language::Args;
use damier_store::Fault;

use super::{Done, Page, message_page, notice, on_to, send, send_to, trouble};
use crate::handler::{any, get, post};
use crate::mail::{Kind, NotAsked};
use crate::reader::Reader;
use crate::site::Site;
use crate::state::Web;
use crate::visitor::session::Member;

/// The addresses of letters: which are wanted, which address is confirmed.
pub(crate) fn routes() -> Router<Web> {
    Router::new()
        .route("/account/mail", get(show).post(any(choose)))
        .route("/account/mail/confirm", post(ask))
        .route("/mail/confirm/{secret}", get(confirm).post(any(confirmed)))
        .route("/mail/off/{link}", get(refuse).post(any(refused)))
}

#[derive(Template)]
#[template(path = "mail.html")]
struct Sheet {
    page: Page,
    /// Whether this site sends letters.
    on: bool,
    email: Option<String>,
    confirmed: bool,
    /// Each kind by name, and whether it is wanted.
    kinds: Vec<(&'static str, bool)>,
    /// The message that says what was done.
    done: Option<&'static str>,
}

/// What can have been done, and the message that says so.
const DONE: [(&str, &str); 4] = [
    ("saved", "mail-saved"),
    ("asked", "mail-asked"),
    ("often", "mail-asked-too-often"),
    ("confirmed", "mail-confirmed"),
];

/// Shows which letters somebody gets.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    member: Member,
    Query(done): Query<Done>,
) -> Response {
    match sheet(&site, member, done.message(&DONE)).await {
        Ok(page) => page,
        Err((reader, fault)) => trouble(*reader, &fault),
    }
}

async fn sheet(
    site: &Site,
    Member { reader, account }: Member,
    done: Option<&'static str>,
) -> Result<Response, (Box<Reader>, Fault)> {
    let known = async {
        let confirmed = site.database.mailbox(account.id).await?.is_some();
        let mut kinds = Vec::new();
        for kind in Kind::ALL {
            kinds.push((kind.name(), site.messages.mail.wants(account.id, kind).await?));
        }
        Ok((confirmed, kinds))
    };
    let (confirmed, kinds) = match known.await {
        Ok(known) => known,
        Err(fault) => return Err((Box::new(reader), fault)),
    };
    let mut page = Page::new(reader, "mail-title", "/account");
    let keep = page.reader.keep.take();
    let sheet = Sheet { page, on: site.messages.mail.is_on(), email: account.email, confirmed, kinds, done };
    Ok(send(StatusCode::OK, keep, &sheet))
}

/// Chooses kinds: the boxes that are ticked.
pub(crate) async fn choose(
    State(site): State<Arc<Site>>,
    member: Member,
    Form(ticked): Form<Vec<(String, String)>>,
) -> Response {
    for kind in Kind::ALL {
        let wanted = ticked.iter().any(|(name, _)| name == kind.name());
        if let Err(fault) = site.messages.mail.set_wanted(member.account.id, kind, wanted).await {
            return trouble(member.reader, &fault);
        }
    }
    let reads = site.messages.mail.reads(member.account.id, member.reader.words.language()).await;
    on_to("/account/mail?done=saved", member.reader, reads)
}

/// Sends a link to one's address.
pub(crate) async fn ask(State(site): State<Arc<Site>>, member: Member) -> Response {
    match site.messages.mail.ask_to_confirm(&member.account, member.reader.words).await {
        Ok(()) => send_to("/account/mail?done=asked", member.reader.keep),
        Err(NotAsked::TooOften) => send_to("/account/mail?done=often", member.reader.keep),
        Err(NotAsked::Nobody) => send_to("/account/mail", member.reader.keep),
        Err(NotAsked::Store(fault)) => trouble(member.reader, &fault),
    }
}

#[derive(Template)]
#[template(path = "mail_link.html")]
struct Question {
    page: Page,
    text: String,
    /// The message on the button.
    button: &'static str,
}

fn question(
    reader: Reader,
    title: &'static str,
    button: &'static str,
    text: impl FnOnce(&Reader) -> String,
) -> Response {
    let text = text(&reader);
    let mut page = Page::new(reader, title, "");
    let keep = page.reader.keep.take();
    send(StatusCode::OK, keep, &Question { page, text, button })
}

/// Asks whether an address is to be confirmed, while the link is good.
pub(crate) async fn confirm(
    State(site): State<Arc<Site>>,
    Path(secret): Path<String>,
    reader: Reader,
) -> Response {
    match site.messages.mail.confirming(&secret).await {
        Ok(Some((_, address))) => question(reader, "mail-confirm-title", "mail-confirm-button", |reader| {
            reader.words.translate("mail-confirm-text", &Args::new().with("address", address))
        }),
        Ok(None) => notice(reader, StatusCode::GONE, "mail-confirm-title", "mail-link-gone"),
        Err(fault) => trouble(reader, &fault),
    }
}

/// Confirms an address.
pub(crate) async fn confirmed(
    State(site): State<Arc<Site>>,
    Path(secret): Path<String>,
    reader: Reader,
) -> Response {
    match site.messages.mail.confirm(&secret).await {
        Ok(Some(account)) if reader.person.account().is_some_and(|own| own.id == account) => {
            send_to("/account/mail?done=confirmed", reader.keep)
        }
        Ok(Some(_)) => notice(reader, StatusCode::OK, "mail-confirm-title", "mail-confirmed"),
        Ok(None) => notice(reader, StatusCode::GONE, "mail-confirm-title", "mail-link-gone"),
        Err(fault) => trouble(reader, &fault),
    }
}

/// Asks whether a kind of letter is to stop.
pub(crate) async fn refuse(
    State(site): State<Arc<Site>>,
    Path(link): Path<String>,
    reader: Reader,
) -> Response {
    match site.messages.mail.refusal(&link).await {
        Ok(Some((_, kind))) => question(reader, "mail-off-title", "mail-off-button", |reader| {
            reader.words.text(&format!("mail-kind-{}", kind.name()))
        }),
        Ok(None) => notice(reader, StatusCode::NOT_FOUND, "mail-off-title", "mail-link-gone"),
        Err(fault) => trouble(reader, &fault),
    }
}

/// Stops a kind of letter. Mail programs send this by themselves when their reader wants no more (RFC 8058).
pub(crate) async fn refused(
    State(site): State<Arc<Site>>,
    Path(link): Path<String>,
    reader: Reader,
) -> Response {
    let found = match site.messages.mail.refusal(&link).await {
        Ok(Some((account, kind))) => {
            site.messages.mail.set_wanted(account, kind, false).await.map(|()| Some(kind))
        }
        other => other.map(|_| None),
    };
    match found {
        Ok(Some(kind)) => message_page(reader, StatusCode::OK, "mail-off-title", |words| {
            let kind = words.text(&format!("mail-kind-{}", kind.name()));
            words.translate("mail-off-done", &Args::new().with("kind", kind))
        }),
        Ok(None) => notice(reader, StatusCode::NOT_FOUND, "mail-off-title", "mail-link-gone"),
        Err(fault) => trouble(reader, &fault),
    }
}
