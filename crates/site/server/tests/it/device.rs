//! A device that keeps a passkey: made of the specification (WebAuthn level 2), sharing nothing with the server.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ciborium::Value as Cbor;
use p256::ecdsa::signature::Signer as _;
use p256::ecdsa::{Signature, SigningKey};
use ring::rand::SystemRandom;
use ring::signature::{Ed25519KeyPair, KeyPair as _, RSA_PKCS1_SHA256, RsaKeyPair, RsaPublicKeyComponents};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

pub(crate) fn text(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

/// The key of a device, of one of the kinds that there are.
pub(crate) enum Key {
    Es256(SigningKey),
    EdDsa(Ed25519KeyPair),
    Rs256(RsaKeyPair),
}

impl Key {
    pub(crate) fn es256() -> Key {
        Key::Es256(SigningKey::from_slice(&[7; 32]).expect("a key"))
    }

    pub(crate) fn eddsa() -> Key {
        Key::EdDsa(Ed25519KeyPair::from_seed_unchecked(&[8; 32]).expect("a key"))
    }

    pub(crate) fn rs256() -> Key {
        Key::Rs256(RsaKeyPair::from_pkcs8(include_bytes!("../cases/device-rsa.pk8")).expect("a key"))
    }

    /// The public half as a COSE key.
    fn cose(&self) -> Cbor {
        let number = |number: i64| Cbor::from(number);
        let parts = match self {
            Key::Es256(key) => {
                let point = key.verifying_key().to_encoded_point(false);
                let [x, y] = [point.x(), point.y()].map(|part| part.expect("a point").to_vec());
                let (x, y) = ((number(-2), Cbor::Bytes(x)), (number(-3), Cbor::Bytes(y)));
                vec![(number(1), number(2)), (number(3), number(-7)), (number(-1), number(1)), x, y]
            }
            Key::EdDsa(key) => {
                let x = (number(-2), Cbor::Bytes(key.public_key().as_ref().to_vec()));
                vec![(number(1), number(1)), (number(3), number(-8)), (number(-1), number(6)), x]
            }
            Key::Rs256(key) => {
                let RsaPublicKeyComponents::<Vec<u8>> { n, e } = key.public().into();
                let (n, e) = ((number(-1), Cbor::Bytes(n)), (number(-2), Cbor::Bytes(e)));
                vec![(number(1), number(3)), (number(3), number(-257)), n, e]
            }
        };
        Cbor::Map(parts)
    }

    fn sign(&self, signed: &[u8]) -> Vec<u8> {
        match self {
            Key::Es256(key) => {
                let signature: Signature = key.sign(signed);
                signature.to_der().as_bytes().to_vec()
            }
            Key::EdDsa(key) => key.sign(signed).as_ref().to_vec(),
            Key::Rs256(key) => {
                let mut signature = vec![0; key.public().modulus_len()];
                key.sign(&RSA_PKCS1_SHA256, &SystemRandom::new(), signed, &mut signature).expect("signed");
                signature
            }
        }
    }
}

/// A device with one key.
pub(crate) struct Device {
    key: Key,
    pub(crate) credential: Vec<u8>,
    /// How often it says that it has signed.
    pub(crate) count: u32,
    /// Whether it makes sure who holds it.
    pub(crate) verifies: bool,
    /// The page on which its browser is.
    pub(crate) origin: String,
}

impl Device {
    pub(crate) fn new(origin: &str) -> Device {
        Device::with(Key::es256(), origin)
    }

    pub(crate) fn with(key: Key, origin: &str) -> Device {
        Device {
            key,
            credential: b"credential 1".to_vec(),
            count: 0,
            verifies: true,
            origin: origin.to_owned(),
        }
    }

    fn client_data(&self, ceremony: &str, asked: &Value) -> Vec<u8> {
        let data = json!({ "type": ceremony, "challenge": asked["challenge"], "origin": self.origin });
        data.to_string().into_bytes()
    }

    fn device_data(&self, party: &Value, key: bool) -> Vec<u8> {
        let party = party.as_str().expect("a name");
        let flags = 1 | u8::from(self.verifies) << 2 | u8::from(key) << 6;
        let mut data = Sha256::digest(party.as_bytes()).to_vec();
        data.push(flags);
        data.extend(self.count.to_be_bytes());
        data
    }

    /// Makes a key for the site that asks.
    pub(crate) fn make(&self, asked: &Value) -> Value {
        let mut data = self.device_data(&asked["rp"]["id"], true);
        data.extend([0; 16]);
        data.extend(u16::try_from(self.credential.len()).expect("short").to_be_bytes());
        data.extend(&self.credential);
        ciborium::into_writer(&self.key.cose(), &mut data).expect("bytes");
        let object = Cbor::Map(vec![
            (Cbor::from("fmt"), Cbor::from("none")),
            (Cbor::from("attStmt"), Cbor::Map(Vec::new())),
            (Cbor::from("authData"), Cbor::Bytes(data)),
        ]);
        let mut attestation = Vec::new();
        ciborium::into_writer(&object, &mut attestation).expect("bytes");
        let client_data = self.client_data("webauthn.create", asked);
        json!({ "label": "phone", "client_data": text(&client_data), "attestation": text(&attestation) })
    }

    /// Signs what is asked.
    pub(crate) fn sign(&self, asked: &Value) -> Value {
        let (client_data, data) =
            (self.client_data("webauthn.get", asked), self.device_data(&asked["rpId"], false));
        let signed = [&data[..], &Sha256::digest(&client_data)].concat();
        json!({
            "credential": text(&self.credential),
            "client_data": text(&client_data),
            "device_data": text(&data),
            "signature": text(&self.key.sign(&signed)),
        })
    }
}
