//! Who reads, and in which language.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use damier_language::{Language, Words};
use damier_store::SecretHash;

use crate::people::{Person, cookie};
use crate::secret;
use crate::site::{Site, now};

/// Who reads a page.
#[derive(Clone)]
pub(crate) struct Reader {
    /// Who he is.
    pub(crate) person: Person,
    /// The words of his language.
    pub(crate) words: &'static Words,
    /// The secret that his browser keeps, or is asked to keep from now on.
    pub(crate) secret: String,
    /// The address of the site as he reaches it.
    pub(crate) root: String,
    /// What his browser has to be told.
    pub(crate) keep: Option<HeaderValue>,
}

impl FromRequestParts<Arc<Site>> for Reader {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Reader, Infallible> {
        let words = words(&parts.headers);
        let root = site.root(&parts.headers);
        let guest = |secret: &str| Person::Guest { name: site.guests.name(secret) };
        let secure = site.config.is_secure();
        let name = cookie::secret(secure);
        let Some(kept) = cookie::read(&parts.headers, &name) else {
            let secret = secret::secret();
            let keep = Some(cookie::keep(&name, &secret, secure));
            return Ok(Reader { person: guest(&secret), words, secret, root, keep });
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
        Ok(Reader { person, words, secret: kept.to_owned(), root, keep: None })
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
