//! Keeps a good certificate at hand as long as the site serves: files are looked at again, certificates of an
//! authority are renewed after two thirds of their time.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime};

use rustls::ServerConfig;
use tokio_rustls::TlsAcceptor;

use crate::authority::Authority;
use crate::challenges::Challenges;
use crate::current::Current;
use crate::pem::{self, BadCertificate};

/// How often it is looked whether something is to be done.
const LOOK: Duration = Duration::from_secs(15 * 60);

/// After a failure the authority is asked again so soon, and each time after twice as long.
const AGAIN: Duration = Duration::from_secs(60);

/// It is never asked less often than this.
const SELDOM: Duration = Duration::from_secs(6 * 3600);

/// Where certificates come from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Source {
    /// Two files, which somebody else renews; they may be one and the same.
    Files {
        /// The certificate and those above it.
        chain: PathBuf,
        key: PathBuf,
    },
    Authority(Authority),
}

/// How it stands with the certificate, for those who look after the site.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct State {
    /// Until when the one that is shown is good; none: there is none yet.
    pub until: Option<SystemTime>,
    /// What went wrong the last time, if it did.
    pub trouble: Option<String>,
}

/// The certificates of a site.
pub struct Certificates {
    source: Source,
    current: Arc<Current>,
    /// What authorities ask for.
    pub challenges: Arc<Challenges>,
    trouble: Mutex<Option<String>>,
    server: Arc<ServerConfig>,
}

impl Certificates {
    /// Begins. Files must be good at the start; an authority may be asked later.
    pub fn open(source: Source) -> Result<Certificates, BadCertificate> {
        let current = Arc::new(Current::default());
        match &source {
            Source::Files { chain, key } => current.show(pem::load(chain, key)?),
            Source::Authority(authority) => match authority.kept() {
                Some(Ok(kept)) => current.show(kept),
                Some(Err(why)) => tracing::warn!(%why, "the kept certificate cannot be used"),
                None => {}
            },
        }
        let server = current.server().map_err(BadCertificate::Key)?;
        Ok(Certificates { source, current, challenges: Arc::default(), trouble: Mutex::default(), server })
    }

    pub fn acceptor(&self) -> TlsAcceptor {
        TlsAcceptor::from(Arc::clone(&self.server))
    }

    /// How it stands.
    pub fn state(&self) -> State {
        let trouble = self.trouble.lock().unwrap_or_else(PoisonError::into_inner).clone();
        State { until: self.current.validity().map(|own| own.until), trouble }
    }

    /// Looks after the certificate, for ever.
    pub async fn keep(&self) {
        let mut failures = 0;
        loop {
            let wait = if self.renew(SystemTime::now()).await {
                failures = 0;
                LOOK
            } else {
                failures += 1;
                wait_after(failures)
            };
            tokio::time::sleep(wait).await;
        }
    }

    /// Does what is due at a moment. Whether all is well.
    pub async fn renew(&self, now: SystemTime) -> bool {
        let done = match &self.source {
            Source::Files { chain, key } => pem::load(chain, key).map_err(|why| why.to_string()),
            Source::Authority(authority) => {
                if self.current.validity().is_some_and(|own| now < own.renewal()) {
                    return true;
                }
                authority.issue(&self.challenges).await.map_err(|why| why.to_string())
            }
        };
        let trouble = match done {
            Ok(loaded) => {
                self.current.show(loaded);
                None
            }
            Err(why) => {
                tracing::error!(%why, "no new certificate; the one of before is shown as long as it is good");
                Some(why)
            }
        };
        let is_well = trouble.is_none();
        *self.trouble.lock().unwrap_or_else(PoisonError::into_inner) = trouble;
        is_well
    }
}

/// How long to wait after so many failures.
fn wait_after(failures: u32) -> Duration {
    AGAIN.saturating_mul(1 << failures.saturating_sub(1).min(16)).min(SELDOM)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_authority_is_not_pressed() {
        assert_eq!(wait_after(1), Duration::from_secs(60));
        assert_eq!(wait_after(3), Duration::from_secs(240));
        assert_eq!(wait_after(u32::MAX), SELDOM);
    }
}
