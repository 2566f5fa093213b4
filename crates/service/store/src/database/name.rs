//! Names of accounts: what may be one, and which two are taken for the same.

use std::fmt;

use serde::Serialize;
use unicode_normalization::UnicodeNormalization;
use unicode_security::confusable_detection::skeleton;

/// The shortest and the longest name.
const LENGTH: std::ops::RangeInclusive<usize> = 2..=24;

/// The name of an account: letters and digits of any script, with `-` and `_` between them.
///
/// Two names are the same if they differ in capitals only, or if one can be read as the other: a Latin and
/// a Cyrillic `а`, a small `l` and a capital `I` (Unicode Technical Standard 39).
///
/// ```
/// use damier_store::AccountName;
///
/// let olha = AccountName::new("Ольга")?;
/// assert!(olha.is_like(&AccountName::new("ольга")?));
/// assert!(AccountName::new("Ivan")?.is_like(&AccountName::new("lvan")?));
/// assert!(AccountName::new("pаul")?.is_like(&AccountName::new("paul")?));
/// assert!(!AccountName::new("Alla")?.is_like(&AccountName::new("Alia")?));
/// assert!(AccountName::new("two words").is_err());
/// # Ok::<(), damier_store::NameRefused>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct AccountName(String);

/// Why a text is no name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum NameRefused {
    /// Too few or too many letters.
    #[error("a name has {least} to {most} letters, not {found}")]
    Length {
        /// As many as it has.
        found: usize,
        least: usize,
        most: usize,
    },
    /// A sign that no name has.
    #[error("\"{sign}\" cannot stand in a name; letters, digits, - and _ can")]
    Sign { sign: String },
    /// A name begins with a letter and ends with a letter or digit.
    #[error("a name begins with a letter and ends with a letter or a digit")]
    Ends,
}

impl AccountName {
    /// Checks a name, written as its owner wants it.
    pub fn new(text: &str) -> Result<AccountName, NameRefused> {
        let name: String = text.nfkc().collect();
        let found = name.chars().count();
        if !LENGTH.contains(&found) {
            return Err(NameRefused::Length { found, least: *LENGTH.start(), most: *LENGTH.end() });
        }
        let is_odd = |letter: &char| !letter.is_alphanumeric() && !matches!(letter, '-' | '_');
        if let Some(sign) = name.chars().find(is_odd) {
            return Err(NameRefused::Sign { sign: sign.escape_debug().to_string() });
        }
        let begins = name.starts_with(char::is_alphabetic);
        if !begins || !name.ends_with(char::is_alphanumeric) {
            return Err(NameRefused::Ends);
        }
        Ok(AccountName(name))
    }

    /// As its owner writes it.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether the two cannot both exist.
    pub fn is_like(&self, other: &AccountName) -> bool {
        self.folded() == other.folded() || self.skeleton() == other.skeleton()
    }

    /// As it is looked for.
    pub fn key(&self) -> NameKey {
        NameKey::of(&self.0)
    }

    pub(crate) fn folded(&self) -> String {
        self.key().into_string()
    }

    /// What it looks like.
    pub(crate) fn skeleton(&self) -> String {
        NameKey::of(&skeleton(&self.0).collect::<String>()).into_string()
    }

    /// A name as it was stored.
    pub(crate) fn stored(name: String) -> AccountName {
        AccountName(name)
    }
}

impl fmt::Display for AccountName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A name as it is compared, looked for and counted: without capitals, whatever signs it is composed of. Nothing else
/// says whether two names that were typed are the same.
///
/// ```
/// use damier_store::NameKey;
///
/// assert_eq!(NameKey::of("Ｏlena"), NameKey::of("OLENA"));
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NameKey(String);

impl NameKey {
    /// The key of a name, however it is written.
    pub fn of(name: &str) -> NameKey {
        NameKey(name.nfkc().flat_map(char::to_lowercase).nfkc().collect())
    }

    /// As it is stored.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// As it is stored.
    pub fn into_string(self) -> String {
        self.0
    }
}
