//! Where the broker is, and how one comes in.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use crate::BusFault;

/// The port of brokers that say nothing else.
const PORT: u16 = 4222;

/// By what somebody is let in.
#[derive(Clone, PartialEq, Eq)]
pub(crate) enum Entrance {
    /// The door is open.
    Open,
    /// A name and its password.
    Password(String, String),
    Token(String),
}

/// How the line is encrypted.
#[derive(Clone, PartialEq, Eq)]
pub(crate) enum Encryption {
    /// It lies open: `nats://`.
    None,
    /// It is encrypted, or there is none: `tls://`. Who vouches for the broker stands in a file, or else it is the
    /// authorities of the web.
    Tls(Option<PathBuf>),
}

/// The address of a broker, or of several that belong together: `nats://NAME:PASSWORD@HOST:PORT,HOST:PORT`, and
/// `tls://NAME:PASSWORD@HOST:PORT?ca=FILE` where the line is encrypted.
#[derive(Clone, PartialEq, Eq)]
pub struct Address {
    /// Host and port of each.
    pub(crate) hosts: Vec<String>,
    pub(crate) entrance: Entrance,
    pub(crate) encryption: Encryption,
}

impl FromStr for Address {
    type Err = BusFault;

    fn from_str(text: &str) -> Result<Address, BusFault> {
        // What stands before the sign may be a password, which is not repeated.
        let shown = || BusFault::Address { text: text.rsplit('@').next().unwrap_or_default().to_owned() };
        let (rest, encryption) = match (text.strip_prefix("nats://"), text.strip_prefix("tls://")) {
            (Some(rest), _) => (rest, Encryption::None),
            (None, Some(rest)) => match rest.rsplit_once("?ca=") {
                Some((rest, file)) if !file.is_empty() => (rest, Encryption::Tls(Some(PathBuf::from(file)))),
                _ => (rest, Encryption::Tls(None)),
            },
            (None, None) => return Err(shown()),
        };
        let (entrance, hosts) = match rest.rsplit_once('@') {
            None => (Entrance::Open, rest),
            Some((who, hosts)) => (entrance(who).ok_or_else(shown)?, hosts),
        };
        let hosts = hosts.trim_end_matches('/');
        let hosts: Option<Vec<String>> = hosts.split(',').map(|host| with_port(host.trim())).collect();
        Ok(Address { hosts: hosts.ok_or_else(shown)?, entrance, encryption })
    }
}

fn entrance(who: &str) -> Option<Entrance> {
    Some(match who.split_once(':') {
        Some((name, password)) => Entrance::Password(decoded(name)?, decoded(password)?),
        None => Entrance::Token(decoded(who)?),
    })
}

fn with_port(host: &str) -> Option<String> {
    let fine = |name: &str| !name.is_empty() && !name.contains(['/', '?', '#', ' ']);
    // The colons of an address in brackets belong to it.
    let after = host.rfind(']').map_or(0, |end| end + 1);
    match host[after..].rfind(':') {
        Some(at) => {
            let (name, port) = (&host[..after + at], &host[after + at + 1..]);
            (fine(name) && port.parse::<u16>().is_ok_and(|port| port > 0)).then(|| host.to_owned())
        }
        None => fine(host).then(|| format!("{host}:{PORT}")),
    }
}

/// Text in which `%40` stands for `@`.
fn decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((first, others)) = rest.split_first() {
        rest = others;
        if *first == b'%' {
            let code = std::str::from_utf8(rest.get(..2)?).ok()?;
            bytes.push(u8::from_str_radix(code, 16).ok()?);
            rest = &rest[2..];
        } else {
            bytes.push(*first);
        }
    }
    String::from_utf8(bytes).ok()
}

impl fmt::Display for Address {
    /// Without what may be secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.encryption == Encryption::None { "nats" } else { "tls" };
        write!(f, "{scheme}://{}", self.hosts.join(","))
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read() {
        for (text, hosts, entrance) in [
            ("nats://broker", &["broker:4222"][..], Entrance::Open),
            ("nats://127.0.0.1:5222/", &["127.0.0.1:5222"], Entrance::Open),
            ("nats://[::1]", &["[::1]:4222"], Entrance::Open),
            ("nats://[::1]:7", &["[::1]:7"], Entrance::Open),
            ("nats://word@a,b:1", &["a:4222", "b:1"], Entrance::Token("word".to_owned())),
            ("nats://me:p%40ss@a", &["a:4222"], Entrance::Password("me".to_owned(), "p@ss".to_owned())),
        ] {
            let read: Address = text.parse().expect(text);
            assert_eq!(read.hosts, hosts, "{text}");
            assert!(read.entrance == entrance, "{text}");
        }
    }

    #[test]
    fn encrypted_lines_have_a_scheme_of_their_own() {
        let address = |text: &str| text.parse::<Address>().expect(text);
        assert!(address("nats://a").encryption == Encryption::None);
        assert!(address("tls://a").encryption == Encryption::Tls(None));
        let own = address("tls://me:pass@a:1,b?ca=/etc/damier/broker.pem");
        assert!(own.encryption == Encryption::Tls(Some(PathBuf::from("/etc/damier/broker.pem"))));
        assert_eq!(own.hosts, ["a:1", "b:4222"]);
        assert_eq!(own.to_string(), "tls://a:1,b:4222");
    }

    #[test]
    fn others_are_refused_without_telling_the_password() {
        for text in [
            "broker",
            "http://broker",
            "nats://",
            "nats://a:b",
            "nats://a:0",
            "nats://x:secret@",
            "nats://a/b",
            "nats://a?ca=/etc/damier/broker.pem",
            "tls://a?ca=",
            "tls://",
        ] {
            let refused = text.parse::<Address>().expect_err(text).to_string();
            assert!(!refused.contains("secret"), "{refused}");
        }
        let address: Address = "nats://me:secret@a".parse().expect("an address");
        assert_eq!(format!("{address} {address:?}"), "nats://a:4222 nats://a:4222");
    }
}
