//! What the web storey keeps for itself: nothing of it is known below.

use std::sync::Arc;

use axum::extract::FromRef;
use damier_application::site::{Memory, Site};
use damier_certificates::Certificates;

use crate::health::Pulse;
use crate::metrics::Metrics;
use crate::pages::picture::Pictures;
use crate::{ServeFault, encrypted};

/// What a handler may ask for: the application, or one of the things that only pages need. Each takes what it uses, as
/// `State<Arc<Site>>` or `State<Arc<Pictures>>`.
#[derive(Clone)]
pub(crate) struct Web(Arc<Parts>);

struct Parts {
    site: Arc<Site>,
    pictures: Arc<Pictures>,
    metrics: Metrics,
    pulse: Pulse,
    certificates: Option<Arc<Certificates>>,
}

/// The pictures, as the application knows them: something that names people and can be let go.
pub(crate) struct Drawn(pub(crate) Arc<Pictures>);

impl Memory for Drawn {
    fn let_go(&self) {
        self.0.let_go();
    }
}

impl Web {
    /// The web storey on an open application, which tells when pictures have to be let go.
    pub(crate) fn open(site: Arc<Site>, pictures: Arc<Pictures>) -> Result<Web, ServeFault> {
        let certificates = encrypted::open(site.config.tls.as_ref())?;
        let (metrics, pulse) = (Metrics::default(), Pulse::default());
        Ok(Web(Arc::new(Parts { site, pictures, metrics, pulse, certificates })))
    }

    pub(crate) fn site(&self) -> &Arc<Site> {
        &self.0.site
    }

    /// What this node counts.
    pub(crate) fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    /// The certificates of the site, where it encrypts itself.
    pub(crate) fn certificates(&self) -> Option<&Arc<Certificates>> {
        self.0.certificates.as_ref()
    }

    /// Whether something can be stored.
    pub(crate) fn pulse(&self) -> &Pulse {
        &self.0.pulse
    }
}

impl FromRef<Web> for Arc<Site> {
    fn from_ref(web: &Web) -> Arc<Site> {
        Arc::clone(&web.0.site)
    }
}

impl FromRef<Web> for Arc<Pictures> {
    fn from_ref(web: &Web) -> Arc<Pictures> {
        Arc::clone(&web.0.pictures)
    }
}
