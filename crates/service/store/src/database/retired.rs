//! Names of accounts that are gone. For a year nobody gets one, so that nobody is taken for somebody who has left; the
//! number of an account is never given again at all.
//!
//! The names themselves are not kept, only what tells whether a wanted name is one of them.

use damier_clock::{Moment, Span};
use sqlx::AnyConnection;

use super::{AccountId, AccountName, SecretHash};
use crate::Fault;

/// So long a name stays out of use.
const RESERVED: Span = Span::days(365);

/// What tells a name without holding it.
fn sign(text: &str) -> SecretHash {
    SecretHash::of(&format!("name of an account/{text}"))
}

/// Takes the name of an account, which is about to go, out of use.
pub(super) async fn retire(
    connection: &mut AnyConnection,
    account: AccountId,
    now: Moment,
) -> Result<(), Fault> {
    const NAME: &str = "SELECT name FROM account WHERE id = $1";
    const RETIRE: &str = "INSERT INTO retired (folded, skeleton, until) VALUES ($1, $2, $3)
        ON CONFLICT (folded) DO UPDATE SET until = $3";
    let query = sqlx::query_scalar(NAME).bind(account.0);
    let name: Option<String> = query.fetch_optional(&mut *connection).await?;
    let Some(name) = name.map(AccountName::stored) else { return Ok(()) };
    let (folded, skeleton) = (sign(&name.folded()), sign(&name.skeleton()));
    let query = sqlx::query(RETIRE).bind(folded.as_str().to_owned()).bind(skeleton.as_str().to_owned());
    query.bind((now + RESERVED).millis()).execute(connection).await?;
    Ok(())
}

/// Whether a name, or one that looks like it, is out of use. Those whose time is over are forgotten.
pub(super) async fn is_retired(
    connection: &mut AnyConnection,
    name: &AccountName,
    now: Moment,
) -> Result<bool, Fault> {
    const OVER: &str = "DELETE FROM retired WHERE until <= $1";
    const FIND: &str = "SELECT COUNT(*) FROM retired WHERE folded = $1 OR skeleton = $2";
    sqlx::query(OVER).bind(now.millis()).execute(&mut *connection).await?;
    let (folded, skeleton) = (sign(&name.folded()), sign(&name.skeleton()));
    let query = sqlx::query_scalar(FIND).bind(folded.as_str().to_owned());
    let found: i64 = query.bind(skeleton.as_str().to_owned()).fetch_one(connection).await?;
    Ok(found > 0)
}
