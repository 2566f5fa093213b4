//! Sessions of people who have signed in.

use damier_clock::Span;
use damier_store::{AccountId, Fault, NewSession, SecretHash};

use crate::secret;
use crate::site::{Site, now};

/// How long somebody stays signed in.
const SESSION: Span = Span::days(90);

/// Begins a session under a new secret, so that nobody can have planted the old one.
pub async fn begin(site: &Site, account: AccountId) -> Result<String, Fault> {
    let secret = secret::secret();
    let (made, hash) = (now(), SecretHash::of(&secret));
    site.database.begin_session(NewSession { hash, account, made, expires: made + SESSION }).await?;
    Ok(secret)
}
