//! Files that appear only when they are complete.

use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// A file that takes its name when it is complete, so that a file can be converted in place and a
/// failure leaves nothing half written under that name. What is no plain file (a device, a named
/// pipe) is written to directly.
pub(crate) struct NewFile {
    path: PathBuf,
    part: Option<PathBuf>,
    to: BufWriter<File>,
}

impl NewFile {
    /// Begins a file.
    pub(crate) fn create(path: &Path) -> Result<NewFile> {
        let is_special = fs::metadata(path).is_ok_and(|data| !data.is_file());
        let part = (!is_special).then(|| {
            let mut part = path.as_os_str().to_owned();
            part.push(".part");
            PathBuf::from(part)
        });
        let file = File::create(part.as_deref().unwrap_or(path))
            .with_context(|| format!("{} cannot be written", path.display()))?;
        Ok(NewFile { path: path.to_owned(), part, to: BufWriter::new(file) })
    }

    /// Adds to it.
    pub(crate) fn write(&mut self, bytes: &[u8]) -> Result<()> {
        self.to.write_all(bytes).with_context(|| format!("{} cannot be written", self.path.display()))
    }

    pub(crate) fn close(mut self) -> Result<()> {
        let renamed = |part| fs::rename(part, &self.path);
        let done = self.to.flush().and_then(|()| self.part.take().map_or(Ok(()), renamed));
        done.with_context(|| format!("{} cannot be written", self.path.display()))
    }
}

/// What is left of a file that was not completed goes away.
impl Drop for NewFile {
    fn drop(&mut self) {
        if let Some(part) = &self.part {
            let _ = fs::remove_file(part);
        }
    }
}
