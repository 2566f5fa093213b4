//! Whether somebody knows the password of an account.

use damier_clock::Span;
use damier_store::{Account, Fault, NameKey, SecretHash};

use super::password::{self, Waiting};
use super::tries::{self, Trier};
use crate::site::{Site, now};

/// What a password proves.
pub enum Proof {
    /// It is he.
    Right(Box<Account>),
    /// It is not, or there is no such account.
    Wrong,
    /// It is he, but his account is closed.
    Closed,
    /// Too many were wrong; so long must be waited.
    Wait(Span),
    /// Too many are being looked at; nothing was tried.
    Busy,
}

/// Looks at a name and a password that came from somewhere, from a browser that may be known to the account.
pub async fn prove(
    site: &Site,
    device: Option<SecretHash>,
    name: &str,
    password: String,
    from: Option<&str>,
) -> Result<Proof, Fault> {
    let (database, key) = (&site.database, NameKey::of(name));
    let found = database.credentials(name).await?;
    let device = match (device, &found) {
        (Some(device), Some(found)) if database.knows_device(&device, found.account.id).await? => {
            Some((device, found.account.id))
        }
        _ => None,
    };
    let trier = match &device {
        Some((device, account)) => Trier::Known(device, *account),
        None => Trier::Anybody(&key, from),
    };
    if let Some(wait) = tries::wait(database, trier, now()).await? {
        return Ok(Proof::Wait(wait));
    }
    let who = if device.is_some() { Waiting::Known } else { Waiting::Anybody(from) };
    let (account, hash) = found.map_or((None, None), |found| (Some(found.account), found.password));
    // One that is too long for anybody's is not worth the work.
    let right = match password.chars().count() <= password::LONGEST {
        true => site.people.hashing.is_right(password, hash, who).await,
        false => Ok(false),
    };
    let Ok(right) = right else { return Ok(Proof::Busy) };
    let Some(account) = account.filter(|_| right) else {
        tries::failed(database, trier, now()).await?;
        return Ok(Proof::Wrong);
    };
    tries::succeeded(database, trier).await?;
    Ok(if account.closed { Proof::Closed } else { Proof::Right(Box::new(account)) })
}
