//! Passwords are kept as Argon2id hashes only. Hashing is slow on purpose, so it is done beside the server's work,
//! few at a time.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use tokio::sync::Semaphore;

use crate::secret;

/// The fewest letters of a password.
pub(crate) const SHORTEST: usize = 8;
/// The most: more would only be work for the hash.
pub(crate) const LONGEST: usize = 200;

static AT_A_TIME: Semaphore = Semaphore::const_new(2);

/// The hash of a password, to be kept.
pub(crate) async fn hash(password: String) -> Option<String> {
    let salt: [u8; 16] = secret::random();
    let hash = move || Argon2::default().hash_password_with_salt(password.as_bytes(), &salt);
    beside(move || hash().ok().map(|hash| hash.to_string())).await.flatten()
}

/// Whether a password is the one of a hash. Without a hash the same work is done for nothing, so that nobody
/// learns from the clock whether there is such an account.
pub(crate) async fn is_right(password: String, hash: Option<String>) -> bool {
    const NOBODY: &str = "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$\
                          2nxPtYNQbNRFiuMHTvHBnUYQF7HDgWHzBn5IRsBdyEg";
    let known = hash.is_some();
    let right = beside(move || {
        let hash = hash.as_deref().unwrap_or(NOBODY);
        PasswordHash::new(hash)
            .is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
    })
    .await;
    known && right == Some(true)
}

async fn beside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    let _turn = AT_A_TIME.acquire().await.ok()?;
    tokio::task::spawn_blocking(work).await.ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_right_password_is_right() {
        let hash = hash("correct horse".to_owned()).await.expect("a hash");
        assert!(hash.starts_with("$argon2id$"));
        assert!(is_right("correct horse".to_owned(), Some(hash.clone())).await);
        assert!(!is_right("wrong horse".to_owned(), Some(hash)).await);
        assert!(!is_right("correct horse".to_owned(), None).await);
    }
}
