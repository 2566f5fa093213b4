//! Where a database is: a file in the server's data folder, or a PostgreSQL server.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use crate::Fault;

/// The name of the database in a data folder.
const FILE: &str = "damier.sqlite";

/// Where a database is.
///
/// ```
/// use damier_store::Place;
///
/// assert_eq!("/var/lib/damier".parse(), Ok(Place::folder("/var/lib/damier")));
/// assert_eq!("sqlite:club.sqlite".parse(), Ok(Place::Sqlite("club.sqlite".into())));
/// // A password is used and never shown.
/// let place: Place = "postgres://ivan:secret@db.example/club".parse()?;
/// assert_eq!(place.to_string(), "postgres://db.example/club");
/// # Ok::<(), damier_store::Fault>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub enum Place {
    /// A file of SQLite.
    Sqlite(PathBuf),
    /// A database of PostgreSQL: its address.
    Postgres(String),
}

impl Place {
    /// The database of a data folder.
    pub fn folder(folder: impl AsRef<Path>) -> Place {
        Place::Sqlite(folder.as_ref().join(FILE))
    }
}

impl FromStr for Place {
    type Err = Fault;

    /// Reads `sqlite:FILE`, `postgres://…` or the name of a data folder.
    fn from_str(text: &str) -> Result<Place, Fault> {
        if let Some(file) = text.strip_prefix("sqlite:") {
            return Ok(Place::Sqlite(file.strip_prefix("//").unwrap_or(file).into()));
        }
        match text.split_once("://") {
            Some(("postgres" | "postgresql", _)) => Ok(Place::Postgres(text.to_owned())),
            Some((other, _)) => Err(Fault::Other {
                what: format!("\"{other}\" is no database that Damier knows; it knows sqlite and postgres"),
            }),
            None => Ok(Place::folder(text)),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Sqlite(path) => write!(f, "{}", path.display()),
            Place::Postgres(address) => {
                let rest = address.split_once("://").map_or("", |(_, rest)| rest);
                let bare = rest.split(['?', '#']).next().unwrap_or("");
                // Everything up to the last sign belongs to name and password, which may hold one too.
                write!(f, "postgres://{}", bare.rsplit_once('@').map_or(bare, |(_, host)| host))
            }
        }
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}
