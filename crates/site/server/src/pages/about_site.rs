//! Pages about the site itself: what it is, privacy, contact, licences.

use std::sync::Arc;

use askama::Template;
use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use damier_language::Args;
use damier_store::Scope;

use super::{Page, send};
use crate::handler::get;
use crate::pages::answer::{OrTrouble as _, PageResult};
use crate::reader::Reader;
use crate::site::Site;
use crate::state::Web;

/// The setting with the address at which those who run the site can be reached.
pub(crate) const CONTACT: &str = "contact";

/// The longest such address.
pub(crate) const LONGEST_CONTACT: usize = 200;

#[derive(Template)]
#[template(path = "text.html")]
struct Sheet {
    page: Page,
    /// Messages that name the sections; the text of each has `-text` behind.
    sections: &'static [&'static str],
    /// What stands at the end.
    end: String,
}

/// The addresses of pages about the site.
pub(crate) fn routes() -> Router<Web> {
    Router::new()
        .route("/about", get(about))
        .route("/privacy", get(privacy))
        .route("/contact", get(contact))
        .route("/licences", get(licences))
}

fn sheet(reader: Reader, title: &'static str, at: &'static str, sections: &'static [&'static str]) -> Sheet {
    Sheet { page: Page::new(reader, title, at), sections, end: String::new() }
}

fn sent(mut sheet: Sheet) -> Response {
    let keep = sheet.page.reader.keep.take();
    send(StatusCode::OK, keep, &sheet)
}

/// What the site is.
pub(crate) async fn about(reader: Reader) -> Response {
    let version = Args::new().with("version", env!("CARGO_PKG_VERSION"));
    let end = reader.words.translate("about-version", &version);
    sent(Sheet {
        end,
        ..sheet(reader, "about-title", "/about", &["about-what", "about-free", "about-engine"])
    })
}

/// What is kept about people.
pub(crate) async fn privacy(reader: Reader) -> Response {
    const SECTIONS: [&str; 4] = ["privacy-kept", "privacy-cookies", "privacy-yours", "privacy-play"];
    sent(sheet(reader, "privacy-title", "/privacy", &SECTIONS))
}

/// How those who run the site can be reached.
pub(crate) async fn contact(State(site): State<Arc<Site>>, reader: Reader) -> PageResult {
    let set = site.database.setting(Scope::Site, CONTACT).await.or_trouble(&reader)?;
    let end = set.unwrap_or_else(|| reader.words.text("contact-none"));
    let sheet = sheet(reader, "contact-title", "/contact", &["contact-conduct", "contact-site"]);
    Ok(sent(Sheet { end, ..sheet }))
}

/// Under which licences everything stands.
pub(crate) async fn licences(reader: Reader) -> Response {
    const SECTIONS: [&str; 3] = ["licences-program", "licences-pictures", "licences-games"];
    sent(sheet(reader, "licences-title", "/licences", &SECTIONS))
}
