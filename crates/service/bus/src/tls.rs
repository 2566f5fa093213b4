//! The encrypted line: a broker greets in the open, then both sides encrypt before anything else is said.

use std::path::Path;
use std::sync::Arc;

use rustls::pki_types::pem::PemObject as _;
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, RootCertStore};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;

use crate::BusFault;

/// Encrypts a line. The broker has to prove that it is the host that was asked for.
pub(crate) async fn encrypt(
    line: TcpStream,
    host: &str,
    authorities: Option<&Path>,
) -> Result<TlsStream<TcpStream>, BusFault> {
    let unreachable = |why: &dyn std::fmt::Display| BusFault::Unreachable { what: format!("{host}: {why}") };
    let name = name(host).to_owned();
    let name = ServerName::try_from(name).map_err(|why| unreachable(&why))?;
    let config = config(authorities)?;
    TlsConnector::from(Arc::new(config)).connect(name, line).await.map_err(|why| unreachable(&why))
}

/// The host of `HOST:PORT`, without the brackets of an address.
fn name(host: &str) -> &str {
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    name.trim_start_matches('[').trim_end_matches(']')
}

/// Believes the authorities in a file, or those of the web. The file is read each time, so that a new one needs no
/// restart.
fn config(authorities: Option<&Path>) -> Result<ClientConfig, BusFault> {
    let mut roots = RootCertStore::empty();
    match authorities {
        None => roots.extend(webpki_roots::TLS_SERVER_ROOTS.iter().cloned()),
        Some(file) => {
            let unusable = |why: &dyn std::fmt::Display| BusFault::Authorities {
                file: file.display().to_string(),
                why: why.to_string(),
            };
            for own in CertificateDer::pem_file_iter(file).map_err(|why| unusable(&why))? {
                roots.add(own.map_err(|why| unusable(&why))?).map_err(|why| unusable(&why))?;
            }
            if roots.is_empty() {
                return Err(unusable(&"there is no certificate in it"));
            }
        }
    }
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let builder = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    let builder = builder.map_err(|why| BusFault::Unreachable { what: why.to_string() })?;
    Ok(builder.with_root_certificates(roots).with_no_client_auth())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hosts_have_names() {
        assert_eq!(name("broker:4222"), "broker");
        assert_eq!(name("[::1]:4222"), "::1");
    }

    #[test]
    fn a_file_without_certificates_is_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        let empty = folder.path().join("empty.pem");
        std::fs::write(&empty, "nothing").expect("a file");
        for file in [&empty, &folder.path().join("missing.pem")] {
            assert!(matches!(config(Some(file)), Err(BusFault::Authorities { .. })), "{}", file.display());
        }
        assert!(config(None).is_ok());
    }
}
