//! Whether it is really its owner who sits at an open browser. Before a step that would make a stolen session last
//! (a token, a passkey, another address) the password is asked for again, or a passkey, for this step alone.

use damier_clock::Span;
use damier_store::{Account, Fault, SecretHash};

use super::proof::{Proof, prove};
use crate::secret;
use crate::site::{Site, now};

/// What a passkey has proved is good for so long.
const PATIENCE: Span = Span::minutes(5);

/// So many proofs may be unused at once.
const MOST: u32 = 10_000;

/// What somebody shows.
#[derive(Debug, Default)]
pub struct Evidence {
    pub password: String,
    /// What he was given for the signature of a passkey.
    pub proof: String,
}

impl Evidence {
    /// A password alone.
    pub fn password(password: String) -> Evidence {
        Evidence { password, proof: String::new() }
    }
}

/// What it shows.
pub enum IdentityCheck {
    /// It is he.
    Owner,
    /// Nothing was shown.
    Nothing,
    /// It is not he.
    Wrong,
    /// So long must be waited.
    Wait(Span),
    /// Too many are being looked at.
    Busy,
}

/// Looks at what somebody shows who is signed in by a secret.
pub async fn look(
    site: &Site,
    device: Option<SecretHash>,
    account: &Account,
    browser: &str,
    evidence: Evidence,
    from: Option<&str>,
) -> Result<IdentityCheck, Fault> {
    if !evidence.proof.is_empty() {
        let hash = kept(account, browser, &evidence.proof);
        let good = site.database.answer(hash, now()).await?;
        return Ok(if good { IdentityCheck::Owner } else { IdentityCheck::Wrong });
    }
    if evidence.password.is_empty() {
        return Ok(IdentityCheck::Nothing);
    }
    let proof = prove(site, device, account.name.as_str(), evidence.password, from).await?;
    Ok(match proof {
        Proof::Right(found) if found.id == account.id => IdentityCheck::Owner,
        Proof::Right(_) | Proof::Wrong | Proof::Closed => IdentityCheck::Wrong,
        Proof::Wait(wait) => IdentityCheck::Wait(wait),
        Proof::Busy => IdentityCheck::Busy,
    })
}

/// What somebody is given whose passkey has signed: good for one step, at this browser. None if too many have one.
pub async fn give(site: &Site, account: &Account, browser: &str) -> Result<Option<String>, Fault> {
    let proof = secret::secret();
    let hash = kept(account, browser, &proof);
    let asked = site.database.ask(hash, now(), now() + PATIENCE, MOST).await?;
    Ok(asked.then_some(proof))
}

fn kept(account: &Account, browser: &str, proof: &str) -> SecretHash {
    SecretHash::of(&format!("again/{} {proof} {browser}", account.id.0))
}
