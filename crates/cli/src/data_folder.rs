//! Where programs keep their data.

use std::path::PathBuf;

/// What a variable of the environment names, if it names anything.
pub(crate) fn variable(name: &str) -> Option<PathBuf> {
    std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from)
}

/// The usual folder for one kind of Damier's data, if the system has a place for such.
pub(crate) fn usual(kind: &str) -> Option<PathBuf> {
    let home = || variable("HOME").map(|home| home.join(".local/share"));
    let data = variable("XDG_DATA_HOME").or_else(|| variable("LOCALAPPDATA")).or_else(home)?;
    Some(data.join("damier").join(kind))
}
