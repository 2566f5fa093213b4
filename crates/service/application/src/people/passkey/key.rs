//! The public key of a device, in the three kinds that devices have: COSE keys (RFC 9053, RFC 8230), and how they are
//! kept.

use ciborium::Value;
use p256::ecdsa::signature::Verifier as _;
use p256::ecdsa::{Signature, VerifyingKey};
use p256::{EncodedPoint, FieldBytes};
use ring::signature::{ED25519, RSA_PKCS1_2048_8192_SHA256, RsaPublicKeyComponents, UnparsedPublicKey};

use super::verify::Refused;
use super::{bytes, text};

/// The kinds of keys as COSE numbers them, the wanted ones first: ES256, EdDSA, RS256.
pub const ALGORITHMS: [i64; 3] = [-7, -8, -257];

/// A number of RSA has 2048 to 8192 bits.
const RSA_BYTES: std::ops::RangeInclusive<usize> = 256..=1024;

/// The public key of a device.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Key {
    /// ECDSA over P-256, which nearly every device has.
    Es256(VerifyingKey),
    EdDsa([u8; 32]),
    /// RSA with PKCS #1, which the devices of older computers have.
    Rs256 {
        n: Vec<u8>,
        e: Vec<u8>,
    },
}

impl Key {
    /// Reads a COSE key.
    pub(super) fn of_cose(given: &[u8]) -> Result<Key, Refused> {
        let key: Value = ciborium::from_reader(given).map_err(|_| Refused::Unreadable)?;
        let parts = key.into_map().map_err(|_| Refused::Unreadable)?;
        let part =
            |number: i64| parts.iter().find(|(name, _)| *name == Value::from(number)).map(|(_, value)| value);
        let is = |number: i64, wanted: i64| part(number) == Some(&Value::from(wanted));
        let held = |number: i64| part(number).and_then(Value::as_bytes);
        let field = |number: i64| <[u8; 32]>::try_from(held(number)?.as_slice()).ok();
        let found = if is(1, 2) && is(3, -7) && is(-1, 1) {
            field(-2).zip(field(-3)).and_then(|(x, y)| point(x, y)).map(Key::Es256)
        } else if is(1, 1) && is(3, -8) && is(-1, 6) {
            field(-2).map(Key::EdDsa)
        } else if is(1, 3) && is(3, -257) {
            held(-1).zip(held(-2)).and_then(|(n, e)| rsa(n, e))
        } else {
            None
        };
        found.ok_or(Refused::OtherKey)
    }

    /// How it is kept. A key without a word before it is of ES256, as all were at first.
    pub fn kept(&self) -> String {
        match self {
            Key::Es256(key) => text(key.to_encoded_point(false).as_bytes()),
            Key::EdDsa(key) => format!("eddsa:{}", text(key)),
            Key::Rs256 { n, e } => format!("rs256:{}:{}", text(n), text(e)),
        }
    }

    /// Reads what was kept.
    pub fn of_kept(kept: &str) -> Option<Key> {
        let mut parts = kept.split(':');
        match (parts.next()?, parts.next(), parts.next()) {
            (point, None, None) => VerifyingKey::from_sec1_bytes(&bytes(point)?).ok().map(Key::Es256),
            ("eddsa", Some(key), None) => bytes(key)?.try_into().ok().map(Key::EdDsa),
            ("rs256", Some(n), Some(e)) => rsa(&bytes(n)?, &bytes(e)?),
            _ => None,
        }
    }

    /// Whether it has signed this.
    pub(super) fn has_signed(&self, signed: &[u8], signature: &[u8]) -> bool {
        match self {
            Key::Es256(key) => {
                Signature::from_der(signature).is_ok_and(|signature| key.verify(signed, &signature).is_ok())
            }
            Key::EdDsa(key) => UnparsedPublicKey::new(&ED25519, key).verify(signed, signature).is_ok(),
            Key::Rs256 { n, e } => {
                let key = RsaPublicKeyComponents { n, e };
                key.verify(&RSA_PKCS1_2048_8192_SHA256, signed, signature).is_ok()
            }
        }
    }
}

fn point(x: [u8; 32], y: [u8; 32]) -> Option<VerifyingKey> {
    let point = EncodedPoint::from_affine_coordinates(&FieldBytes::from(x), &FieldBytes::from(y), false);
    VerifyingKey::from_encoded_point(&point).ok()
}

/// A key of RSA without leading noughts; of a length that is neither weak nor endless.
fn rsa(n: &[u8], e: &[u8]) -> Option<Key> {
    let bare = |number: &[u8]| number.iter().copied().skip_while(|byte| *byte == 0).collect::<Vec<u8>>();
    let (n, e) = (bare(n), bare(e));
    (RSA_BYTES.contains(&n.len()) && (1..=8).contains(&e.len())).then_some(Key::Rs256 { n, e })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kept_keys_are_read_back() {
        let es256 = p256::ecdsa::SigningKey::from_slice(&[7; 32]).expect("a key");
        for key in [
            Key::Es256(*es256.verifying_key()),
            Key::EdDsa([9; 32]),
            Key::Rs256 { n: vec![0xc1; 256], e: vec![1, 0, 1] },
        ] {
            assert_eq!(Key::of_kept(&key.kept()), Some(key));
        }
        for kept in ["", "eddsa:AAAA", "rs256:AAAA:AQAB", "rs256:AAAA", "other:AAAA", "A:B:C:D"] {
            assert_eq!(Key::of_kept(kept), None, "{kept}");
        }
    }

    /// The first test of RFC 8032, 7.1: an empty message.
    #[test]
    fn a_published_signature_of_ed25519_is_right() {
        let hex = |text: &str| -> Vec<u8> {
            let digit = |at: usize| u8::from_str_radix(&text[at..at + 2], 16).expect("two digits");
            (0..text.len()).step_by(2).map(digit).collect()
        };
        let key = hex("d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a");
        let signature = hex(concat!(
            "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e06522490155",
            "5fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b",
        ));
        let key = Key::EdDsa(key.try_into().expect("32 bytes"));
        assert!(key.has_signed(b"", &signature));
        assert!(!key.has_signed(b"x", &signature));
    }
}
