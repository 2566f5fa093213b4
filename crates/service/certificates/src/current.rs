//! The certificate that is shown to whoever comes now. It can be changed while the site serves.

use std::sync::{Arc, PoisonError, RwLock};

use rustls::crypto::ring;
use rustls::server::{ClientHello, ResolvesServerCert};
use rustls::sign::CertifiedKey;
use rustls::{Error, ServerConfig};

use crate::pem::Loaded;
use crate::validity::Validity;

/// The certificate of now; none yet: encrypted lines do not come about.
#[derive(Debug, Default)]
pub struct Current {
    shown: RwLock<Option<Loaded>>,
}

impl Current {
    /// From now on another is shown.
    pub(crate) fn show(&self, loaded: Loaded) {
        *self.shown.write().unwrap_or_else(PoisonError::into_inner) = Some(loaded);
    }

    /// How long the one that is shown is good.
    pub fn validity(&self) -> Option<Validity> {
        let shown = self.shown.read().unwrap_or_else(PoisonError::into_inner);
        shown.as_ref().map(|loaded| loaded.validity)
    }

    /// How lines are encrypted with it: TLS 1.2 and 1.3, HTTP/1.1.
    pub(crate) fn server(self: &Arc<Current>) -> Result<Arc<ServerConfig>, Error> {
        let provider = Arc::new(ring::default_provider());
        let builder = ServerConfig::builder_with_provider(provider).with_safe_default_protocol_versions()?;
        let own: Arc<dyn ResolvesServerCert> = Arc::clone(self) as _;
        let mut config = builder.with_no_client_auth().with_cert_resolver(own);
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(Arc::new(config))
    }
}

impl ResolvesServerCert for Current {
    fn resolve(&self, _hello: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        let shown = self.shown.read().unwrap_or_else(PoisonError::into_inner);
        shown.as_ref().map(|loaded| Arc::clone(&loaded.key))
    }
}
