//! What a device says of itself and of its key: authenticator data (WebAuthn 6.1).

use ciborium::Value;
use sha2::{Digest as _, Sha256};

use super::key::Key;
use super::party::Party;
use super::verify::Refused;

/// Somebody was there.
const PRESENT: u8 = 1;
/// The device made sure who.
const VERIFIED: u8 = 1 << 2;
/// A key follows.
const HAS_KEY: u8 = 1 << 6;

/// What a device says.
#[derive(Debug)]
pub(super) struct DeviceData<'a> {
    /// How often the key has signed, or 0.
    pub(super) signatures: u32,
    flags: u8,
    rest: &'a [u8],
}

impl<'a> DeviceData<'a> {
    /// Reads it, if it is for us and somebody known to the device was there.
    pub(super) fn read(bytes: &'a [u8], party: &Party) -> Result<DeviceData<'a>, Refused> {
        let (hash, rest) = bytes.split_at_checked(32).ok_or(Refused::Unreadable)?;
        let (&flags, rest) = rest.split_first().ok_or(Refused::Unreadable)?;
        let (count, rest) = rest.split_first_chunk::<4>().ok_or(Refused::Unreadable)?;
        if hash != &Sha256::digest(party.id.as_bytes())[..] {
            return Err(Refused::OtherSite { origin: party.id.clone() });
        }
        if flags & PRESENT == 0 || flags & VERIFIED == 0 {
            return Err(Refused::Nobody);
        }
        Ok(DeviceData { signatures: u32::from_be_bytes(*count), flags, rest })
    }

    /// The name of the new key, and the key.
    pub(super) fn key(&self) -> Result<(&'a [u8], Key), Refused> {
        if self.flags & HAS_KEY == 0 {
            return Err(Refused::Unreadable);
        }
        let (_model, rest) = self.rest.split_at_checked(16).ok_or(Refused::Unreadable)?;
        let (length, rest) = rest.split_first_chunk::<2>().ok_or(Refused::Unreadable)?;
        let length = usize::from(u16::from_be_bytes(*length));
        let (credential, rest) = rest.split_at_checked(length).ok_or(Refused::Unreadable)?;
        // At most 1023 bytes (WebAuthn 7.1, step 25).
        if credential.is_empty() || credential.len() > 1023 {
            return Err(Refused::Unreadable);
        }
        Ok((credential, Key::of_cose(rest)?))
    }
}

/// The device data inside an attestation object; who made the device is not looked at.
pub(super) fn of_attestation(bytes: &[u8]) -> Result<Vec<u8>, Refused> {
    let object: Value = ciborium::from_reader(bytes).map_err(|_| Refused::Unreadable)?;
    let parts = object.into_map().map_err(|_| Refused::Unreadable)?;
    let data = parts.into_iter().find(|(name, _)| name.as_text() == Some("authData"));
    data.and_then(|(_, data)| data.into_bytes().ok()).ok_or(Refused::Unreadable)
}
