//! How a push service knows who sends (VAPID, RFC 8292): a signed note that holds for one service and half a day.

use p256::SecretKey;
use p256::ecdsa::signature::Signer as _;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::json;

use crate::sealed::new_key;
use crate::{Endpoint, NotSealed, bytes, text};

/// A note holds so many seconds; services refuse more than a day.
const HOLDS: u64 = 12 * 60 * 60;

/// A text that is no key.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the kept key for push services cannot be read")]
pub struct BadKey;

/// The key by which push services know this site.
#[derive(Clone)]
pub struct Vapid(SigningKey);

impl Vapid {
    /// A new one.
    pub fn new() -> Result<Vapid, NotSealed> {
        Ok(Vapid(SigningKey::from(new_key()?)))
    }

    /// One that was kept.
    pub fn of_kept(kept: &str) -> Result<Vapid, BadKey> {
        let scalar = bytes(kept).ok_or(BadKey)?;
        SecretKey::from_slice(&scalar).map(|key| Vapid(SigningKey::from(key))).map_err(|_| BadKey)
    }

    /// How it is kept: a secret.
    pub fn kept(&self) -> String {
        text(&self.0.to_bytes())
    }

    /// The public half, as browsers are told it.
    pub fn public(&self) -> String {
        text(self.0.verifying_key().to_encoded_point(false).as_bytes())
    }

    /// What the header `Authorization` says to a push service. `now` is the time of day in seconds since 1970,
    /// `whom` the address by which somebody responsible is reached.
    pub(crate) fn authorization(&self, to: &Endpoint, whom: &str, now: u64) -> String {
        let head = json!({ "typ": "JWT", "alg": "ES256" });
        let note = json!({ "aud": to.origin(), "exp": now.saturating_add(HOLDS), "sub": whom });
        let signed = format!("{}.{}", text(head.to_string().as_bytes()), text(note.to_string().as_bytes()));
        let signature: Signature = self.0.sign(signed.as_bytes());
        format!("vapid t={signed}.{}, k={}", text(&signature.to_bytes()), self.public())
    }
}

impl std::fmt::Debug for Vapid {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Vapid").field(&self.public()).finish()
    }
}

#[cfg(test)]
mod tests {
    use p256::ecdsa::VerifyingKey;
    use p256::ecdsa::signature::Verifier as _;

    use super::*;
    use crate::Reach;

    #[test]
    fn a_note_is_for_one_service_and_signed() {
        let key = Vapid::new().expect("a key");
        let to = Endpoint::read("https://push.example:8443/send/abc", Reach::Public).expect("an address");
        let said = key.authorization(&to, "https://club.example", 1_000);
        let (token, public) =
            said.strip_prefix("vapid t=").and_then(|rest| rest.split_once(", k=")).expect("both");
        assert_eq!(public, key.public());
        let (signed, signature) = token.rsplit_once('.').expect("a signature");
        let (_, note) = signed.split_once('.').expect("a note");
        let note: serde_json::Value =
            serde_json::from_slice(&bytes(note).expect("bytes")).expect("a note in JSON");
        assert_eq!(
            note,
            json!({ "aud": "https://push.example:8443", "exp": 44_200, "sub": "https://club.example" })
        );
        let known = VerifyingKey::from_sec1_bytes(&bytes(public).expect("bytes")).expect("a key");
        let signature = Signature::from_slice(&bytes(signature).expect("bytes")).expect("a signature");
        assert!(known.verify(signed.as_bytes(), &signature).is_ok());
        assert!(!format!("{key:?}").contains(&key.kept()), "no secret in logs");
        assert_eq!(Vapid::of_kept("nonsense").err(), Some(BadKey));
    }
}
