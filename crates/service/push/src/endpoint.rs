//! Which push services may be spoken to. The address comes from a browser, so it is believed in nothing.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, ToSocketAddrs as _};

use url::Url;

/// No address of a push service is longer.
const LONGEST: usize = 2000;

/// Whom this machine may speak to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Reach {
    /// Encrypted, to addresses of the public network.
    #[default]
    Public,
    /// Anybody, for tests and for networks of one's own.
    Anywhere,
}

/// Why an address is none of a push service.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadEndpoint {
    /// It has no form of one.
    #[error("this is no address of a push service")]
    Unreadable,
    /// It is longer than any.
    #[error("the address has {length} letters; none needs more than {LONGEST}")]
    TooLong {
        /// How many letters it has.
        length: usize,
    },
    /// It is not encrypted.
    #[error("push services are spoken to by https only")]
    NotEncrypted,
    /// It leads to this machine or its neighbours.
    #[error("{host} is no address of the public network")]
    NotPublic { host: String },
}

/// Where a browser is reached.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Endpoint {
    url: Url,
    reach: Reach,
}

impl Endpoint {
    /// Reads an address. A name is looked up only when something is sent.
    pub fn read(text: &str, reach: Reach) -> Result<Endpoint, BadEndpoint> {
        if text.len() > LONGEST {
            return Err(BadEndpoint::TooLong { length: text.len() });
        }
        let url = Url::parse(text).map_err(|_| BadEndpoint::Unreadable)?;
        let has_name = !url.username().is_empty() || url.password().is_some();
        if !matches!(url.scheme(), "https" | "http") || url.host().is_none() || has_name {
            return Err(BadEndpoint::Unreadable);
        }
        if reach == Reach::Public && url.scheme() != "https" {
            return Err(BadEndpoint::NotEncrypted);
        }
        let endpoint = Endpoint { url, reach };
        let bare = match endpoint.url.host() {
            Some(url::Host::Ipv4(own)) => Some(IpAddr::V4(own)),
            Some(url::Host::Ipv6(own)) => Some(IpAddr::V6(own)),
            _ => None,
        };
        if bare.is_some_and(|own| !endpoint.allows(own)) {
            return Err(endpoint.not_public());
        }
        Ok(endpoint)
    }

    /// The whole address.
    pub fn as_str(&self) -> &str {
        self.url.as_str()
    }

    /// Scheme, host and port.
    pub fn origin(&self) -> String {
        self.url.origin().ascii_serialization()
    }

    /// The host, as certificates name it.
    pub(crate) fn host(&self) -> String {
        self.url.host_str().unwrap_or_default().trim_matches(['[', ']']).to_owned()
    }

    /// The host with its port, as requests name it.
    pub(crate) fn authority(&self) -> String {
        let origin = self.origin();
        origin.split_once("://").map_or(origin.clone(), |(_, rest)| rest.to_owned())
    }

    pub(crate) fn is_encrypted(&self) -> bool {
        self.url.scheme() == "https"
    }

    /// Path and query.
    pub(crate) fn path(&self) -> String {
        match self.url.query() {
            Some(query) => format!("{}?{query}", self.url.path()),
            None => self.url.path().to_owned(),
        }
    }

    /// Looks the host up: only addresses that may be spoken to.
    pub(crate) fn addresses(&self) -> Result<Vec<SocketAddr>, std::io::Error> {
        let port = self.url.port_or_known_default().unwrap_or(443);
        let found = (self.host(), port).to_socket_addrs()?;
        let allowed: Vec<SocketAddr> = found.filter(|own| self.allows(own.ip())).collect();
        if allowed.is_empty() {
            return Err(std::io::Error::new(std::io::ErrorKind::PermissionDenied, self.not_public()));
        }
        Ok(allowed)
    }

    fn allows(&self, address: IpAddr) -> bool {
        self.reach == Reach::Anywhere || is_public(address)
    }

    fn not_public(&self) -> BadEndpoint {
        BadEndpoint::NotPublic { host: self.host() }
    }
}

/// Whether an address belongs to the public network.
fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(own) => is_public_v4(own),
        IpAddr::V6(own) => is_public_v6(own),
    }
}

fn is_public_v4(own: Ipv4Addr) -> bool {
    let [first, second, third, _] = own.octets();
    let is_shared = first == 100 && (64..128).contains(&second);
    let is_for_protocols = (first, second, third) == (192, 0, 0);
    let is_for_trials = first == 198 && (18..20).contains(&second);
    !(own.is_private()
        || own.is_loopback()
        || own.is_link_local()
        || own.is_documentation()
        || first == 0
        || first >= 224
        || is_shared
        || is_for_protocols
        || is_for_trials)
}

/// Of the newer addresses only those are given out that begin with the bits 001; among them are some for documents,
/// and some that lead to older addresses.
fn is_public_v6(own: Ipv6Addr) -> bool {
    let [first, second, ..] = own.segments();
    first & 0xe000 == 0x2000 && first != 0x2002 && !(first == 0x2001 && (second < 0x200 || second == 0xdb8))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_made_to_speak_to_his_neighbours() {
        for text in [
            "https://127.0.0.1/x",
            "https://10.0.0.1/x",
            "https://192.168.1.1:8443/x",
            "https://169.254.169.254/latest/meta-data",
            "https://100.64.0.1/x",
            "https://0.0.0.0/x",
            "https://[::1]/x",
            "https://[::ffff:10.0.0.1]/x",
            "https://[fe80::1]/x",
            "https://[fd00::1]/x",
            "https://[2002:0a00:0001::]/x",
            "https://2130706433/x",
            "https://0x7f.1/x",
        ] {
            let read = Endpoint::read(text, Reach::Public);
            assert!(matches!(read, Err(BadEndpoint::NotPublic { .. })), "{text}: {read:?}");
            assert!(Endpoint::read(text, Reach::Anywhere).is_ok(), "{text}");
        }
        for text in ["", "push", "ftp://push.example/x", "https://a:b@push.example/x", "javascript:alert(1)"]
        {
            assert_eq!(Endpoint::read(text, Reach::Anywhere), Err(BadEndpoint::Unreadable), "{text}");
        }
        assert_eq!(Endpoint::read("http://push.example/x", Reach::Public), Err(BadEndpoint::NotEncrypted));
        let long = format!("https://push.example/{}", "x".repeat(2000));
        assert!(matches!(Endpoint::read(&long, Reach::Public), Err(BadEndpoint::TooLong { .. })));
        // The name of this machine is found out when it is looked up.
        let own = Endpoint::read("https://localhost/x", Reach::Public).expect("a name");
        assert!(own.addresses().is_err());
    }

    #[test]
    fn public_addresses_are_spoken_to() {
        for text in ["https://93.184.215.14/x", "https://[2606:4700::1111]/x"] {
            assert!(Endpoint::read(text, Reach::Public).is_ok(), "{text}");
        }
        let own = Endpoint::read("https://push.example:8443/send/a?b=c", Reach::Public).expect("an address");
        assert_eq!((own.authority().as_str(), own.path().as_str()), ("push.example:8443", "/send/a?b=c"));
        assert_eq!(own.origin(), "https://push.example:8443");
    }
}
