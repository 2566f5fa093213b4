//! Passkeys: signing in by a key that a device keeps, as WebAuthn level 2 describes it.
//!
//! | file | question |
//! | --- | --- |
//! | `party` | may passkeys be used here, and under which name does a device know us? |
//! | `challenges` | what has a device been asked to sign? Each question is answered once. |
//! | `client_data` | what does the browser say that it was asked? |
//! | `device_data` | what does the device say of itself and of its key? |
//! | `key` | which kinds of keys are there, and how are they kept? |
//! | `verify` | is an answer right? |
//!
//! Keys are ES256 (ECDSA over P-256), EdDSA (Ed25519) or RS256 (RSA). No attestation is asked for: we do not care who made a
//! device. Since a passkey stands for name and password, its device must have made sure who holds it.

pub mod challenges;
mod client_data;
mod device_data;
pub mod key;
pub mod party;
pub mod verify;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

/// Bytes as WebAuthn writes them.
pub fn text(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

/// Bytes that somebody sent; none if they are none.
pub fn bytes(text: &str) -> Option<Vec<u8>> {
    URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok()
}
