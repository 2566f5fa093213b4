//! Certificates and keys in PEM, as programs and authorities write them.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use rustls::crypto::ring;
use rustls::pki_types::pem::PemObject as _;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::sign::CertifiedKey;

use crate::validity::Validity;

/// No certificate with all that stands above it is longer.
const LARGEST: u64 = 256 * 1024;

/// Why a certificate cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum BadCertificate {
    /// The file cannot be read.
    #[error("{}: {why}", file.display())]
    Unread {
        file: PathBuf,
        /// What the system says.
        why: std::io::Error,
    },
    /// The file is far longer than a certificate.
    #[error("{}: longer than {LARGEST} bytes, which no certificate is", file.display())]
    TooLong { file: PathBuf },
    /// There is none in it.
    #[error("there is no certificate in PEM (-----BEGIN CERTIFICATE-----)")]
    NoCertificate,
    /// There is no key in it.
    #[error("there is no private key in PEM (-----BEGIN PRIVATE KEY-----)")]
    NoKey,
    /// The key is of a kind that is not known.
    #[error("the private key cannot be used: {0}")]
    Key(rustls::Error),
    /// The key is that of another certificate.
    #[error("the private key does not belong to the certificate: {0}")]
    NotTogether(rustls::Error),
    /// It does not say how long it is good.
    #[error("the certificate does not say until when it is good")]
    NoValidity,
}

/// A certificate with its key, ready to be shown, and how long it is good.
#[derive(Debug, Clone)]
pub(crate) struct Loaded {
    pub(crate) key: Arc<CertifiedKey>,
    pub(crate) validity: Validity,
}

/// Reads a certificate and its key, which may stand in one file.
pub(crate) fn load(chain: &Path, key: &Path) -> Result<Loaded, BadCertificate> {
    let chain_text = read(chain)?;
    let key_text = if key == chain { chain_text.clone() } else { read(key)? };
    parse(&chain_text, &key_text)
}

/// The same from texts.
pub(crate) fn parse(chain: &[u8], key: &[u8]) -> Result<Loaded, BadCertificate> {
    let chain: Vec<CertificateDer<'static>> = CertificateDer::pem_slice_iter(chain)
        .collect::<Result<_, _>>()
        .map_err(|_| BadCertificate::NoCertificate)?;
    let own = chain.first().ok_or(BadCertificate::NoCertificate)?;
    let validity = Validity::of(own).ok_or(BadCertificate::NoValidity)?;
    let key = PrivateKeyDer::from_pem_slice(key).map_err(|_| BadCertificate::NoKey)?;
    let signing = ring::sign::any_supported_type(&key).map_err(BadCertificate::Key)?;
    let certified = CertifiedKey::new(chain, signing);
    match certified.keys_match() {
        // A key that does not tell cannot be compared; the line will not come about, and says so.
        Ok(()) | Err(rustls::Error::InconsistentKeys(rustls::InconsistentKeys::Unknown)) => {}
        Err(why) => return Err(BadCertificate::NotTogether(why)),
    }
    Ok(Loaded { key: Arc::new(certified), validity })
}

pub(crate) fn read(file: &Path) -> Result<Vec<u8>, BadCertificate> {
    let unread = |why| BadCertificate::Unread { file: file.to_owned(), why };
    let size = std::fs::metadata(file).map_err(unread)?.len();
    if size > LARGEST {
        return Err(BadCertificate::TooLong { file: file.to_owned() });
    }
    std::fs::read(file).map_err(unread)
}
