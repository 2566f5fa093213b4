//! Who reads, and in which language.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::{FromRef, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, header};
use damier_language::{Language, Words};
use damier_store::SecretHash;

use crate::look::Look;
use crate::people::Person;
use crate::secret;
use crate::site::{Site, now};
use crate::visitor::cookie;

/// Who reads a page.
#[derive(Clone)]
pub(crate) struct Reader {
    /// Who he is.
    pub(crate) person: Person,
    /// The words of his language.
    pub(crate) words: &'static Words,
    /// How he wants the site to look and sound.
    pub(crate) look: Look,
    /// Whether his browser has kept the style sheet.
    pub(crate) has_sheet: bool,
    /// The path that he asked for, with what follows it.
    pub(crate) at: String,
    /// The secret that his browser keeps, or is asked to keep from now on.
    pub(crate) secret: String,
    /// The address of the site as he reaches it.
    pub(crate) root: String,
    /// Whether the site keeps the books of a federation.
    pub(crate) books: bool,
    /// How many messages of others he has not seen.
    pub(crate) unseen: u64,
    /// What his browser has to be told.
    pub(crate) keep: Option<HeaderValue>,
}

impl<S: Send + Sync> FromRequestParts<S> for Reader
where
    Arc<Site>: FromRef<S>,
{
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Reader, Infallible> {
        let site = Arc::<Site>::from_ref(state);
        let words = words(&parts.headers);
        let root = root(&site, &parts.headers);
        let look = Look::of(&parts.headers);
        let has_sheet = crate::web::has_sheet(&parts.headers);
        let at = parts.uri.path_and_query().map_or("/", |at| at.as_str()).to_owned();
        let guest = |secret: &str| Person::Guest { name: site.people.guests.name(secret) };
        let books = site.books.are_kept().await;
        let secure = site.config.is_secure();
        let name = cookie::secret(secure);
        let Some(kept) = cookie::read(&parts.headers, &name) else {
            let secret = secret::secret();
            let keep = Some(cookie::keep(&name, &secret, secure));
            return Ok(Reader {
                person: guest(&secret),
                words,
                look,
                has_sheet,
                at,
                secret,
                root,
                books,
                unseen: 0,
                keep,
            });
        };
        let found = site.database.session(&SecretHash::of(kept), now()).await;
        let person = match found {
            Ok(Some((_, account))) => Person::Account(account),
            Ok(None) => guest(kept),
            Err(fault) => {
                tracing::error!(%fault, "a session could not be looked up");
                guest(kept)
            }
        };
        let unseen = match (&person, parts.method == Method::GET) {
            (Person::Account(account), true) => site.database.unseen_directs(account.id).await.unwrap_or(0),
            _ => 0,
        };
        Ok(Reader {
            person,
            words,
            look,
            has_sheet,
            at,
            secret: kept.to_owned(),
            root,
            books,
            unseen,
            keep: None,
        })
    }
}

/// The address of the site as people reach it.
pub(crate) fn root(site: &Site, headers: &HeaderMap) -> String {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let config = &site.config;
    match (&config.public, host) {
        (Some(public), _) => public.trim_end_matches('/').to_owned(),
        (None, Some(host)) => format!("{}://{host}", config.scheme()),
        (None, None) => format!("{}://{}", config.scheme(), config.address),
    }
}

/// The words of the language that somebody reads.
pub(crate) fn words(headers: &HeaderMap) -> &'static Words {
    Words::of(language(headers))
}

/// The chosen language, else the first that the browser asks for and we have, else English.
fn language(headers: &HeaderMap) -> Language {
    let chosen = cookie::read(headers, cookie::LANGUAGE).and_then(|code| code.parse().ok());
    let asked = || {
        let text = headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?;
        Language::of_locale(text)
    };
    chosen.or_else(asked).unwrap_or(Language::EN)
}
