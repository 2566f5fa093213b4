//! From where somebody asks, as far as it can be known.

use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use damier_store::Scope;

use crate::site::Site;

/// The setting that says that a server of ours passes all requests on and adds from where they came.
pub(crate) const BEHIND_PROXY: &str = "behind-proxy";

/// From where somebody asks; none where that says nothing.
pub(crate) struct Whence(pub(crate) Option<String>);

impl FromRequestParts<Arc<Site>> for Whence {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Whence, Infallible> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        let behind_proxy = match site.database.setting(Scope::Site, BEHIND_PROXY).await {
            Ok(value) => value.is_some(),
            Err(fault) => {
                tracing::error!(%fault, "a setting could not be read");
                false
            }
        };
        let forwarded = parts.headers.get_all("x-forwarded-for").iter().next_back();
        let forwarded = forwarded.and_then(|value| value.to_str().ok());
        Ok(Whence(if behind_proxy { network(last(forwarded)) } else { network(peer) }))
    }
}

/// The last address of a list: the one that our own server added. Those before it are what it was told.
fn last(forwarded: Option<&str>) -> Option<IpAddr> {
    forwarded?.rsplit(',').next()?.trim().parse().ok()
}

/// What is counted: one address, or the network of one that has many. All who come through an unknown server on the
/// same machine look alike, so they are not counted.
fn network(address: Option<IpAddr>) -> Option<String> {
    let address = address?.to_canonical();
    if address.is_loopback() {
        return None;
    }
    Some(match address {
        IpAddr::V4(address) => address.to_string(),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            format!("{a:x}:{b:x}:{c:x}:{d:x}::/64")
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_our_own_server_added_is_believed() {
        let at = |text: &str| network(last(Some(text)));
        assert_eq!(at("6.6.6.6, 203.0.113.9").as_deref(), Some("203.0.113.9"));
        assert_eq!(at("2001:db8:1:2:3:4:5:6").as_deref(), Some("2001:db8:1:2::/64"));
        assert_eq!(at("::ffff:203.0.113.9").as_deref(), Some("203.0.113.9"));
        assert_eq!((at("127.0.0.1"), at("unknown"), network(None)), (None, None, None));
    }
}
