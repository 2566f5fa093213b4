//! One server for one data folder.
//!
//! Two that served the same files would each believe its own memory: boards that stand still, clocks that are set twice.
//! So whoever serves a folder holds a lock on a file in it, which the system takes away when the program ends in
//! whatever way. What the file says is only for people who look for the other one.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read as _, Seek as _, Write as _};
use std::path::Path;

/// The name of the file.
const NAME: &str = "serving.lock";

/// Nobody writes more into it.
const LONGEST: u64 = 200;

/// The right to serve a folder, for as long as this is held.
#[derive(Debug)]
pub struct FolderLock {
    _file: File,
}

/// Why a folder cannot be served.
#[derive(Debug, thiserror::Error)]
pub enum FolderTaken {
    /// Another program serves it.
    #[error("another damier serves it already: {by}")]
    Taken { by: String },
    /// The file of the lock cannot be used.
    #[error(transparent)]
    System(#[from] std::io::Error),
}

impl FolderLock {
    /// Takes the right to serve a folder, in the name of `who`. A folder that is not there is made, for its owner only.
    pub fn take(folder: &Path, who: &str) -> Result<FolderLock, FolderTaken> {
        crate::private::make_folder(folder)?;
        let path = folder.join(NAME);
        let mut file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let mut by = String::new();
                // What cannot be read is not told.
                let _ = file.take(LONGEST).read_to_string(&mut by);
                let by = by.trim();
                let by = if by.is_empty() { "it does not say which" } else { by }.to_owned();
                return Err(FolderTaken::Taken { by });
            }
            Err(TryLockError::Error(why)) => return Err(why.into()),
        }
        file.set_len(0)?;
        file.rewind()?;
        writeln!(file, "process {}, {who}", std::process::id())?;
        Ok(FolderLock { _file: file })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_served_once_and_again_when_it_is_free() {
        let folder = tempfile::tempdir().expect("a folder");
        let first = FolderLock::take(folder.path(), "at 127.0.0.1:80").expect("it is free");
        let second = FolderLock::take(folder.path(), "at 127.0.0.1:81");
        let told = second.expect_err("it is taken").to_string();
        let process = std::process::id().to_string();
        assert!(told.contains(&process) && told.contains("127.0.0.1:80"), "{told}");
        drop(first);
        FolderLock::take(folder.path(), "at 127.0.0.1:81").expect("it is free again");
    }
}
