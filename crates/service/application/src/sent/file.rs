//! A file that somebody has sent. What is small stays in memory; the rest lies in a file without a name, which goes
//! with the last who uses it.

use std::io::{Read, Seek as _, SeekFrom, Write as _};
use std::sync::{Arc, Mutex, PoisonError};

use bytes::Bytes;
use futures_util::{Stream, StreamExt as _};
use tempfile::SpooledTempFile;

/// So much of a file stays in memory, in bytes.
const IN_MEMORY: usize = 64 << 10;

/// A file that somebody has sent. Clones are the same file.
#[derive(Debug, Clone)]
pub struct Sent {
    /// As the browser calls it.
    pub name: String,
    /// How many bytes it has.
    pub size: usize,
    held: Arc<Mutex<SpooledTempFile>>,
}

impl Sent {
    /// Takes a file in as it comes. None if it breaks off, is longer than allowed, or there is no room on the disk.
    pub async fn receive<E>(
        name: &str,
        most: usize,
        mut parts: impl Stream<Item = Result<Bytes, E>> + Unpin,
    ) -> Option<Sent> {
        let mut held = SpooledTempFile::new(IN_MEMORY);
        let mut size = 0_usize;
        while let Some(part) = parts.next().await {
            let part = part.ok()?;
            size = size.checked_add(part.len()).filter(|size| *size <= most)?;
            held.write_all(&part).ok()?;
        }
        Some(Sent { name: name.to_owned(), size, held: Arc::new(Mutex::new(held)) })
    }

    /// All of it, if it is no longer than that. Whoever asks has a turn, and a thread that may wait for the disk.
    pub fn read(&self, most: usize) -> Option<Vec<u8>> {
        if self.size > most {
            return None;
        }
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        held.seek(SeekFrom::Start(0)).ok()?;
        let mut bytes = Vec::with_capacity(self.size);
        Read::by_ref(&mut *held).take(self.size as u64).read_to_end(&mut bytes).ok()?;
        Some(bytes)
    }

    /// Copies it to a place.
    pub fn copy_to(&self, path: &std::path::Path) -> std::io::Result<()> {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        held.seek(SeekFrom::Start(0))?;
        std::io::copy(&mut *held, &mut std::fs::File::create(path)?)?;
        Ok(())
    }

    /// Its bytes one after the other, for whoever is its only reader.
    pub fn reader(self) -> Reader {
        Reader { sent: self, at: 0 }
    }
}

/// Reads a file that was sent.
pub struct Reader {
    sent: Sent,
    at: u64,
}

impl Read for Reader {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let mut held = self.sent.held.lock().unwrap_or_else(PoisonError::into_inner);
        held.seek(SeekFrom::Start(self.at))?;
        let read = held.read(buffer)?;
        self.at += read as u64;
        Ok(read)
    }
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;

    use futures_util::stream;

    use super::*;

    #[tokio::test]
    async fn a_file_comes_back() {
        let parts = || stream::iter((0..40).map(|at| Ok::<_, Infallible>(Bytes::from(vec![at; 5000]))));
        let sent = Sent::receive("a", 200_000, parts()).await.expect("a file");
        let whole: Vec<u8> = (0..40).flat_map(|at| vec![at; 5000]).collect();
        assert_eq!(sent.read(200_000), Some(whole.clone()));
        assert_eq!(sent.read(199_999), None);
        let mut read = Vec::new();
        sent.reader().read_to_end(&mut read).expect("a file");
        assert_eq!(read, whole);
        assert!(Sent::receive("a", 199_999, parts()).await.is_none());
    }
}
