//! What the browser says that a device was asked: `CollectedClientData` (WebAuthn 5.8.1).

use serde::Deserialize;

use super::party::Party;
use super::verify::Refused;

/// What was asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ceremony {
    /// A new key.
    Create,
    Get,
}

impl Ceremony {
    const fn word(self) -> &'static str {
        match self {
            Ceremony::Create => "webauthn.create",
            Ceremony::Get => "webauthn.get",
        }
    }
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct ClientData {
    #[serde(rename = "type")]
    ceremony: String,
    challenge: String,
    origin: String,
    #[serde(default)]
    cross_origin: bool,
}

/// The challenge that was answered, if it was asked for the right thing on our own page.
pub(super) fn challenge(json: &[u8], ceremony: Ceremony, party: &Party) -> Result<Vec<u8>, Refused> {
    let data: ClientData = serde_json::from_slice(json).map_err(|_| Refused::Unreadable)?;
    if data.ceremony != ceremony.word() {
        return Err(Refused::OtherCeremony);
    }
    if data.origin != party.origin || data.cross_origin {
        return Err(Refused::OtherSite { origin: data.origin });
    }
    super::bytes(&data.challenge).ok_or(Refused::Unreadable)
}
