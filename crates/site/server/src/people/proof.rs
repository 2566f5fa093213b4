//! Whether somebody knows the password of an account.

use damier_clock::Span;
use damier_store::{Account, Database, Fault};

use super::{password, tries};
use crate::site::now;

/// What a password proves.
pub(crate) enum Proof {
    /// It is he.
    Right(Box<Account>),
    /// It is not, or there is no such account.
    Wrong,
    /// It is he, but his account is closed.
    Closed,
    /// Too many were wrong; so long must be waited.
    Wait(Span),
}

/// Looks at a name and a password that came from somewhere.
pub(crate) async fn prove(
    database: &Database,
    name: &str,
    password: String,
    from: Option<&str>,
) -> Result<Proof, Fault> {
    let subjects = tries::subjects(Some(name), from);
    if let Some(wait) = tries::wait(database, &subjects, now()).await? {
        return Ok(Proof::Wait(wait));
    }
    let found = database.credentials(name).await?;
    let (account, hash) = found.map_or((None, None), |found| (Some(found.account), found.password));
    let right = password.chars().count() <= password::LONGEST && password::is_right(password, hash).await;
    let Some(account) = account.filter(|_| right) else {
        tries::failed(database, &subjects, now()).await?;
        return Ok(Proof::Wrong);
    };
    tries::succeeded(database, name).await?;
    Ok(if account.closed { Proof::Closed } else { Proof::Right(Box::new(account)) })
}
