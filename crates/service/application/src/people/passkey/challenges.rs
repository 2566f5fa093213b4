//! What devices have been asked to sign: each for one answer and five minutes, at whichever node it comes.

use damier_clock::{Moment, Span};
use damier_store::{AccountId, Database, Fault, SecretHash};

use crate::secret;

/// How long an answer is waited for.
const PATIENCE: Span = Span::minutes(5);

/// So many questions may be open at once.
const MOST: u32 = 10_000;

/// Why a device was asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wanted {
    /// A new key for an account.
    Key(AccountId),
    /// To sign in.
    SignIn,
    /// To prove that the owner of an account sits at his browser.
    Again(AccountId),
}

/// What is stored of a question: the bytes to be signed, why, and which browser was asked, by its secret.
fn hash(challenge: &[u8], wanted: Wanted, browser: &str) -> SecretHash {
    let wanted = match wanted {
        Wanted::Key(account) => format!("key/{}", account.0),
        Wanted::SignIn => "sign-in".to_owned(),
        Wanted::Again(account) => format!("again/{}", account.0),
    };
    let challenge: String = challenge.iter().map(|byte| format!("{byte:02x}")).collect();
    SecretHash::of(&format!("{wanted} {challenge} {browser}"))
}

/// Asks a browser; the bytes to be signed. None if too many are asked already.
pub async fn ask(
    database: &Database,
    wanted: Wanted,
    browser: &str,
    now: Moment,
) -> Result<Option<[u8; 32]>, Fault> {
    let challenge: [u8; 32] = secret::random();
    let asked = database.ask(hash(&challenge, wanted, browser), now, now + PATIENCE, MOST).await?;
    Ok(asked.then_some(challenge))
}

/// Whether a browser was asked this; from now on it was not.
pub async fn answered(
    database: &Database,
    challenge: &[u8],
    wanted: Wanted,
    browser: &str,
    now: Moment,
) -> Result<bool, Fault> {
    database.answer(hash(challenge, wanted, browser), now).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_question_is_answered_once_in_time_and_by_whom_was_asked() {
        let folder = tempfile::tempdir().expect("a folder");
        let database = Database::open(&folder.path().display().to_string()).await.expect("a database");
        let now = Moment::from_millis(1);
        let ask = async || {
            ask(&database, Wanted::SignIn, "browser", now).await.expect("an answer").expect("a challenge")
        };
        let answered = async |challenge: &[u8], wanted, browser: &str, now| {
            answered(&database, challenge, wanted, browser, now).await.expect("an answer")
        };
        let first = ask().await;
        assert!(answered(&first, Wanted::SignIn, "browser", now).await);
        assert!(!answered(&first, Wanted::SignIn, "browser", now).await, "once");
        assert!(!answered(&ask().await, Wanted::SignIn, "other", now).await);
        assert!(!answered(&ask().await, Wanted::Key(AccountId(1)), "browser", now).await);
        assert!(!answered(&ask().await, Wanted::SignIn, "browser", now + PATIENCE).await);
        assert!(!answered(b"invented", Wanted::SignIn, "browser", now).await);
    }
}
