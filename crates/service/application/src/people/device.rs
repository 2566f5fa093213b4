//! Browsers that are known to an account: whoever has signed in there before is not made to wait because strangers
//! guess at his password.

use damier_store::{AccountId, Fault, NewDevice, SecretHash};

use crate::mail::Alert;
use crate::secret;
use crate::site::{Site, now};

/// Somebody has signed in: his browser is known from now on, by a new secret. He is told of one that was not known,
/// where others were. `before` is what the browser kept, `label` what it says of itself; the answer is the secret that
/// it has to keep.
pub async fn know(
    site: &Site,
    before: Option<SecretHash>,
    label: String,
    account: AccountId,
) -> Result<String, Fault> {
    let secret = secret::secret();
    let hash = SecretHash::of(&secret);
    let others = site.database.devices(account, None).await?;
    let device = NewDevice { before, hash, account, label: label.clone(), at: now() };
    let is_new = site.database.know_device(device).await?;
    if is_new && !others.is_empty() {
        site.messages.mail.alert(account, Alert::Device { label }).await?;
    }
    Ok(secret)
}
