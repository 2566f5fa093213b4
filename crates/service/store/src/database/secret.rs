//! Secrets that are handed out and never stored: session cookies, tokens.

use sha2::{Digest, Sha256};

/// What is stored of a secret: its SHA-256.
///
/// A secret of 128 random bits or more cannot be guessed from it, so it needs neither salt nor slowness.
/// Passwords do; they are not for this.
///
/// ```
/// use damier_store::SecretHash;
///
/// let hash = SecretHash::of("abc");
/// assert_eq!(hash.as_str(), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct SecretHash(String);

impl SecretHash {
    /// The hash of a secret.
    pub fn of(secret: &str) -> SecretHash {
        SecretHash(Sha256::digest(secret.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect())
    }

    /// In hexadecimal digits.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}
