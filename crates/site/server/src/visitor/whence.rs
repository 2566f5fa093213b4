//! From where somebody asks, as far as it can be known.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRef, FromRequestParts};
use axum::http::request::Parts;
use damier_application::people::proxies::forwarded;
use damier_application::site::Site;

use super::cookie;

/// From where somebody asks; none where that is not known at all.
pub(crate) struct Whence(pub(crate) Option<String>);

impl<S: Send + Sync> FromRequestParts<S> for Whence
where
    Arc<Site>: FromRef<S>,
{
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Whence, Infallible> {
        let site = Arc::<Site>::from_ref(state);
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip().to_canonical());
        let Some(peer) = peer else { return Ok(Whence(None)) };
        let said = parts.headers.get_all("x-forwarded-for").iter().filter_map(|value| value.to_str().ok());
        let browser = cookie::read(&parts.headers, &cookie::secret(site.config.is_secure()));
        let from = site.people.proxies.whence(&site.database, peer, &forwarded(said), browser).await;
        Ok(Whence(Some(from)))
    }
}
