//! Which tables somebody wants to play with, as typed: `usual`, `none` or a folder.
//!
//! ```
//! use damier_tables::Wanted;
//! use damier_rules::Variant;
//!
//! let wanted: Wanted = "/no/such/folder".parse()?;
//! let fault = wanted.open(None, Variant::English).expect_err("the folder is not there");
//! assert_eq!(fault.to_string(), "there is no folder /no/such/folder for tables");
//! assert!(Wanted::None.open(None, Variant::English)?.is_none());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::convert::Infallible;
use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;

use damier_rules::Variant;

use crate::fault::TablesFault;
use crate::tables::Tables;

/// Where to look for tables.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Wanted {
    /// In the usual folder; without tables if there are none.
    #[default]
    Usual,
    /// No tables are asked at all.
    None,
    /// In this folder, where they have to be.
    In(PathBuf),
}

impl Wanted {
    /// Whether a folder that was named is there, whatever it holds.
    pub fn check(&self) -> Result<(), TablesFault> {
        match self {
            Wanted::In(folder) if !folder.is_dir() => Err(TablesFault::NoFolder { folder: folder.clone() }),
            _ => Ok(()),
        }
    }

    /// Opens the tables of a variant. Tables that were not asked for by name may be missing or unusable, which
    /// `damier tables list` tells.
    pub fn open(&self, usual: Option<&Path>, variant: Variant) -> Result<Option<Arc<Tables>>, TablesFault> {
        match self {
            Wanted::None => Ok(None),
            Wanted::Usual => Ok(usual.and_then(|folder| Tables::open(folder, variant).ok()).and_then(some)),
            Wanted::In(folder) => {
                self.check()?;
                match some(Tables::open(folder, variant)?) {
                    None => Err(TablesFault::Nothing { variant, folder: folder.clone() }),
                    tables => Ok(tables),
                }
            }
        }
    }
}

/// Tables that know at least the endings with two pieces.
fn some(tables: Tables) -> Option<Arc<Tables>> {
    (tables.most_pieces() >= 2).then(|| Arc::new(tables))
}

impl FromStr for Wanted {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Wanted, Infallible> {
        Ok(match text {
            "usual" => Wanted::Usual,
            "none" | "" => Wanted::None,
            folder => Wanted::In(folder.into()),
        })
    }
}

/// As it is typed.
impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wanted::Usual => f.write_str("usual"),
            Wanted::None => f.write_str("none"),
            Wanted::In(folder) => write!(f, "{}", folder.display()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{BuildOptions, build};

    #[test]
    fn tables_are_looked_for_where_they_are_wanted() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path();
        let named = Wanted::In(path.to_owned());
        let told = |variant| named.open(None, variant).err().map(|fault| fault.to_string());
        let nothing = format!("there are no tables of English draughts in {}", path.display());
        assert!(told(Variant::English).is_some_and(|told| told.starts_with(&nothing)));
        assert!(told(Variant::Lasca).is_some_and(|told| told.contains("tables of Lasca")));
        assert!(matches!(Wanted::Usual.open(Some(path), Variant::English), Ok(None)));

        let options = BuildOptions { pieces: 2, threads: 1, memory: 64 << 20 };
        build(path, Variant::English, &options, &|_| {}).expect("two pieces are built in a moment");
        assert!(matches!(Wanted::Usual.open(Some(path), Variant::English), Ok(Some(_))));
        assert!(matches!(Wanted::Usual.open(Some(path), Variant::Lasca), Ok(None)));
        assert_eq!(told(Variant::English), None);
        assert!(matches!(Wanted::None.open(Some(path), Variant::English), Ok(None)));
    }
}
