//! Our account with an authority: a key by which all requests are signed (RFC 8555, 6.2).

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::digest;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// An account as it is kept.
#[derive(Serialize, Deserialize)]
pub(crate) struct Kept {
    /// With which authority.
    pub(crate) directory: String,
    /// The key, PKCS #8 in base64url.
    pub(crate) key: String,
    /// By what the authority knows it; none until it has said so.
    pub(crate) name: Option<String>,
}

/// The key of an account.
pub(crate) struct Key {
    pair: EcdsaKeyPair,
    chance: SystemRandom,
}

/// Bytes as the protocol writes them.
pub(crate) fn text(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

impl Key {
    /// A new key, as it is kept.
    pub(crate) fn generate() -> Option<String> {
        let made =
            EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new()).ok()?;
        Some(text(made.as_ref()))
    }

    /// A key that was kept; none if it is none.
    pub(crate) fn read(kept: &str) -> Option<Key> {
        let chance = SystemRandom::new();
        let bytes = URL_SAFE_NO_PAD.decode(kept).ok()?;
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &bytes, &chance).ok()?;
        Some(Key { pair, chance })
    }

    /// The public key, by which an authority that does not know us yet checks a signature (RFC 7517).
    fn public(&self) -> Value {
        // A point: a byte that says so, then both coordinates.
        let point = self.pair.public_key().as_ref();
        let (x, y) = point.get(1..).unwrap_or_default().split_at_checked(32).unwrap_or_default();
        json!({ "crv": "P-256", "kty": "EC", "x": text(x), "y": text(y) })
    }

    /// What a proof is made of besides its token: the mark of the key (RFC 7638).
    fn mark(&self) -> String {
        // In the order of the alphabet and without blanks, as the mark is made.
        text(digest::digest(&digest::SHA256, self.public().to_string().as_bytes()).as_ref())
    }

    /// What the authority must find at the address of a token (RFC 8555, 8.1).
    pub(crate) fn proof(&self, token: &str) -> String {
        format!("{token}.{}", self.mark())
    }

    /// A signed request. `name` is that of the account once it is known; without content something is only asked for.
    pub(crate) fn sign(
        &self,
        to: &str,
        nonce: &str,
        name: Option<&str>,
        content: Option<&Value>,
    ) -> Option<String> {
        let mut head = json!({ "alg": "ES256", "nonce": nonce, "url": to });
        match name {
            Some(name) => head["kid"] = json!(name),
            None => head["jwk"] = self.public(),
        }
        let (head, content) = (
            text(head.to_string().as_bytes()),
            content.map_or_else(String::new, |own| text(own.to_string().as_bytes())),
        );
        let signature = self.pair.sign(&self.chance, format!("{head}.{content}").as_bytes()).ok()?;
        let signature = text(signature.as_ref());
        Some(json!({ "protected": head, "payload": content, "signature": signature }).to_string())
    }
}

#[cfg(test)]
mod tests {
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};

    use super::*;

    #[test]
    fn a_request_is_signed_by_the_key_that_it_names() {
        let key = Key::read(&Key::generate().expect("a key")).expect("the same key");
        let content = json!({ "termsOfServiceAgreed": true });
        let signed = key.sign("https://ca.example/new", "abc", None, Some(&content)).expect("signed");
        let signed: Value = serde_json::from_str(&signed).expect("JSON");
        let part = |name: &str| signed[name].as_str().expect("a text").to_owned();
        let bytes = |text: String| URL_SAFE_NO_PAD.decode(text).expect("base64url");
        let head: Value = serde_json::from_slice(&bytes(part("protected"))).expect("a head");
        assert_eq!(
            (head["alg"].as_str(), head["url"].as_str()),
            (Some("ES256"), Some("https://ca.example/new"))
        );
        let coordinate = |name: &str| bytes(head["jwk"][name].as_str().expect("a number").to_owned());
        let point = [vec![4], coordinate("x"), coordinate("y")].concat();
        let said = format!("{}.{}", part("protected"), part("payload"));
        let checked = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, point);
        checked.verify(said.as_bytes(), &bytes(part("signature"))).expect("a good signature");
        assert!(Key::read("no key").is_none());
        // By RFC 7638 the members stand in the order of the alphabet, without blanks.
        assert!(key.public().to_string().starts_with("{\"crv\":\"P-256\",\"kty\":\"EC\",\"x\":\""));
    }
}
