//! A device that keeps passkeys, as a telephone does.

use serde_json::json;

use crate::{Fault, Visitor};

impl Visitor {
    /// Takes a device along that keeps passkeys and whose owner is always there and always agrees.
    pub async fn device(&self) -> Result<(), Fault> {
        self.ask("WebAuthn.enable", json!({"enableUI": false})).await?;
        let options = json!({
            "protocol": "ctap2",
            "transport": "internal",
            "hasResidentKey": true,
            "hasUserVerification": true,
            "isUserVerified": true,
            "automaticPresenceSimulation": true,
        });
        self.ask("WebAuthn.addVirtualAuthenticator", json!({"options": options})).await.map(drop)
    }
}
