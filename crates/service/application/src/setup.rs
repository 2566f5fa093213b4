//! The first administrator: nobody is one by coming first. Whoever has started the site is shown a link, good once,
//! by which he becomes one; only its hash is kept.

use std::net::SocketAddr;

use damier_clock::Span;
use damier_store::{Database, Fault, SecretHash};

use crate::site::now;
use crate::{Config, secret};

/// So many days a link is good.
const DAYS: u64 = 7;

/// A link by which somebody becomes an administrator.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup {
    pub link: String,
    /// For how many days it is good.
    pub days: u64,
}

/// Makes such a link; `root` is the address of the site.
pub async fn setup_link(database: &Database, root: &str) -> Result<Setup, Fault> {
    let secret = secret::secret();
    database.offer_setup(SecretHash::of(&secret), now() + Span::days(DAYS)).await?;
    Ok(Setup { link: format!("{}/setup/{secret}", root.trim_end_matches('/')), days: DAYS })
}

/// The link of a site that has no administrator yet.
pub async fn needed(config: &Config, database: &Database, bound: SocketAddr) -> Result<Option<Setup>, Fault> {
    if database.has_administrator().await? {
        return Ok(None);
    }
    let root = config.public.clone().unwrap_or_else(|| format!("http://{bound}"));
    setup_link(database, &root).await.map(Some)
}
