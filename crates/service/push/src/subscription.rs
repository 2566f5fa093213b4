//! What a browser says about where it is reached, and with which key it opens what comes.

use p256::PublicKey;
use p256::elliptic_curve::sec1::ToEncodedPoint as _;

use crate::{BadEndpoint, Endpoint, Reach, bytes, text};

/// Why a browser is not believed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadSubscription {
    /// It names no push service.
    #[error(transparent)]
    Endpoint(#[from] BadEndpoint),
    /// Its key is no point of P-256.
    #[error("p256dh is no key")]
    Key,
    /// Its secret has not 16 bytes.
    #[error("auth is no secret of 16 bytes")]
    Secret,
}

/// Where a browser is reached, and how messages to it are closed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Subscription {
    pub endpoint: Endpoint,
    pub(crate) key: PublicKey,
    pub(crate) auth: [u8; 16],
}

impl Subscription {
    /// Reads what a browser has sent: the address, and `p256dh` and `auth` in base64url.
    pub fn read(
        endpoint: &str,
        p256dh: &str,
        auth: &str,
        reach: Reach,
    ) -> Result<Subscription, BadSubscription> {
        let endpoint = Endpoint::read(endpoint, reach)?;
        let key = bytes(p256dh).and_then(|point| PublicKey::from_sec1_bytes(&point).ok());
        let auth = bytes(auth).and_then(|secret| secret.try_into().ok());
        Ok(Subscription {
            endpoint,
            key: key.ok_or(BadSubscription::Key)?,
            auth: auth.ok_or(BadSubscription::Secret)?,
        })
    }

    /// The key as it is kept.
    pub fn p256dh(&self) -> String {
        text(self.key.to_encoded_point(false).as_bytes())
    }

    /// The secret as it is kept.
    pub fn auth(&self) -> String {
        text(&self.auth)
    }
}
