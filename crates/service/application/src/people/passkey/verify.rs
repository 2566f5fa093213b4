//! Whether the answer of a device is right (WebAuthn 7.1 and 7.2).

use sha2::{Digest as _, Sha256};

pub use super::client_data::Ceremony;
use super::device_data::{DeviceData, of_attestation};
use super::key::Key;
use super::party::Party;
use super::{client_data, text};

/// Why an answer is not accepted. What somebody is told is one sentence for all; this is for the log.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    #[error("the answer cannot be read")]
    Unreadable,
    #[error("the answer is to another kind of question")]
    OtherCeremony,
    #[error("the answer is for another site: {origin}")]
    OtherSite { origin: String },
    #[error("the device has not made sure who holds it")]
    Nobody,
    #[error("the key is of no kind that we know")]
    OtherKey,
    #[error("the signature is wrong")]
    Signature,
}

/// A new key.
#[derive(Debug)]
pub struct NewKey {
    /// Its name, in base64url.
    pub credential: String,
    /// The key as it is kept.
    pub public_key: String,
    /// How often it has signed.
    pub signatures: u32,
}

/// The challenge that a browser answered, if it was for us.
pub fn challenge(client_data: &[u8], ceremony: Ceremony, party: &Party) -> Result<Vec<u8>, Refused> {
    client_data::challenge(client_data, ceremony, party)
}

/// The key that a device made. Its challenge has been looked at.
pub fn new_key(attestation: &[u8], party: &Party) -> Result<NewKey, Refused> {
    let data = of_attestation(attestation)?;
    let device = DeviceData::read(&data, party)?;
    let (credential, key) = device.key()?;
    Ok(NewKey { credential: text(credential), public_key: key.kept(), signatures: device.signatures })
}

/// How often the key has signed, if its signature is right. Its challenge has been looked at.
pub fn signature(
    public_key: &str,
    device_data: &[u8],
    client_data: &[u8],
    signature: &[u8],
    party: &Party,
) -> Result<u32, Refused> {
    let device = DeviceData::read(device_data, party)?;
    let key = Key::of_kept(public_key).ok_or(Refused::OtherKey)?;
    let signed = [device_data, &Sha256::digest(client_data)].concat();
    if !key.has_signed(&signed, signature) {
        return Err(Refused::Signature);
    }
    Ok(device.signatures)
}
