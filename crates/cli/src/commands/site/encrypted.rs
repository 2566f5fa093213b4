//! How `damier serve` encrypts by itself: a certificate in files, or one of an authority.

use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use clap::Args;
use damier_application::Tls;
use damier_certificates::{Authority, LETS_ENCRYPT, Source as CertificateSource};

/// Where browsers come that do not encrypt yet.
const PLAIN_PORT: u16 = 80;

/// How the site encrypts by itself.
#[derive(Debug, Args)]
pub(super) struct TlsArgs {
    /// Encrypt with the certificate in this file (PEM, with those above it); it is read again when it changes
    #[arg(long, value_name = "FILE", requires = "tls_key", conflicts_with = "acme")]
    tls_cert: Option<PathBuf>,
    /// The key of the certificate (PEM)
    #[arg(long, value_name = "FILE", requires = "tls_cert")]
    tls_key: Option<PathBuf>,
    /// Encrypt with a certificate that an authority issues for this name; several names with commas. You agree to the
    /// terms of the authority
    #[arg(long, value_name = "DOMAIN", value_delimiter = ',', value_parser = domain)]
    acme: Vec<String>,
    /// Where the authority writes when something is wrong
    #[arg(long, value_name = "ADDRESS", requires = "acme", value_parser = mailbox)]
    acme_contact: Option<String>,
    /// The authority
    #[arg(long, value_name = "URL", requires = "acme", default_value = LETS_ENCRYPT)]
    acme_directory: String,
    /// Believe the authority by the certificates in this file (PEM), for an authority of one's own
    #[arg(long, value_name = "FILE", requires = "acme")]
    acme_root: Option<PathBuf>,
    /// Where to listen for those who come unencrypted, to send them on [default: port 80 beside port 443]
    #[arg(long, value_name = "IP:PORT")]
    plain_address: Option<SocketAddr>,
}

impl TlsArgs {
    /// What was said; none: the site does not encrypt.
    pub(super) fn read(&self, folder: &Path, address: SocketAddr) -> Result<Option<Tls>> {
        let source = match (&self.tls_cert, &self.tls_key) {
            (Some(chain), Some(key)) => CertificateSource::Files { chain: chain.clone(), key: key.clone() },
            _ if self.acme.is_empty() => {
                if self.plain_address.is_some() {
                    bail!(
                        "--plain-address sends on to an encrypted site: say --acme DOMAIN, or --tls-cert and --tls-key"
                    );
                }
                return Ok(None);
            }
            _ => CertificateSource::Authority(self.authority(folder)?),
        };
        let plain = self.plain(address);
        if plain.is_none() && !self.acme.is_empty() {
            bail!(
                "an authority asks at port 80 of the name: listen at port 443, or say with --plain-address where its \
                 questions come to"
            );
        }
        Ok(Some(Tls { source, plain }))
    }

    fn authority(&self, folder: &Path) -> Result<Authority> {
        if !self.acme_directory.starts_with("https://") {
            bail!("--acme-directory {}: an authority is spoken to by https", self.acme_directory);
        }
        Ok(Authority {
            directory: self.acme_directory.clone(),
            roots: self.acme_root.clone(),
            domains: self.acme.clone(),
            contact: self.acme_contact.clone(),
            folder: folder.join("certificates"),
        })
    }

    /// Where to listen for those who come unencrypted.
    fn plain(&self, address: SocketAddr) -> Option<SocketAddr> {
        let usual = (address.port() == 443).then(|| SocketAddr::new(address.ip(), PLAIN_PORT));
        self.plain_address.or(usual)
    }

    /// The address under which people reach a site with a name.
    pub(super) fn public(&self, address: SocketAddr) -> Option<String> {
        let name = self.acme.first()?;
        Some(match address.port() {
            443 => format!("https://{name}"),
            port => format!("https://{name}:{port}"),
        })
    }
}

/// A name of a host: letters, digits and `-` between dots.
fn domain(text: &str) -> Result<String, String> {
    let text = text.trim().to_ascii_lowercase();
    let is_part = |part: &str| {
        (1..=63).contains(&part.len())
            && part.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
            && !part.starts_with('-')
            && !part.ends_with('-')
    };
    let is_name = text.len() <= 253 && text.contains('.') && text.split('.').all(is_part);
    if is_name && text.parse::<IpAddr>().is_err() {
        return Ok(text);
    }
    Err("write the name of the site, such as draughts.example".to_owned())
}

/// An address for letters.
fn mailbox(text: &str) -> Result<String, String> {
    let is_whole = |(name, host): (&str, &str)| !name.is_empty() && host.contains('.');
    let odd = |letter: char| {
        letter.is_whitespace() || letter.is_control() || matches!(letter, '<' | '>' | ',' | '?')
    };
    if text.split_once('@').is_some_and(is_whole) && !text.contains(odd) {
        return Ok(text.to_owned());
    }
    Err("write an address such as desk@club.example".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_hosts_are_told_from_others() {
        for (text, good) in [
            ("draughts.example", true),
            ("Draughts.Example", true),
            ("club", false),
            ("127.0.0.1", false),
            ("-a.example", false),
            ("a..example", false),
            ("a.example/x", false),
            ("../x.example", false),
        ] {
            assert_eq!(domain(text).is_ok(), good, "{text}");
        }
        assert!(mailbox("desk@club.example").is_ok());
        assert!(mailbox("desk@club.example?x").is_err());
    }
}
