//! Input of an encoding that somebody knows, on the way to UTF-8.

use std::io::{self, Read};

use crate::Encoding;

/// How much is taken at a time.
const CHUNK: usize = 4096;

/// Reads bytes of an encoding as UTF-8; without one they stay as they are.
///
/// ```
/// use std::io::Read;
/// use damier_pdn::{Decoded, Encoding};
///
/// let mut text = String::new();
/// Decoded::new(&b"\xeb\xc9\xc5\xd7"[..], Some(Encoding::Koi8)).read_to_string(&mut text)?;
/// assert_eq!(text, "Киев");
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct Decoded<R> {
    input: R,
    encoding: Option<Encoding>,
    /// UTF-8 that is made, of which the first `given` bytes are handed out.
    ready: String,
    given: usize,
}

impl<R: Read> Decoded<R> {
    /// Input of this encoding.
    pub const fn new(input: R, encoding: Option<Encoding>) -> Decoded<R> {
        Decoded { input, encoding, ready: String::new(), given: 0 }
    }
}

impl<R: Read> Read for Decoded<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let Some(encoding) = self.encoding else { return self.input.read(into) };
        if self.given == self.ready.len() {
            let mut chunk = [0; CHUNK];
            let count = self.input.read(&mut chunk)?;
            self.ready.clear();
            self.ready.extend(chunk[..count].iter().map(|byte| encoding.decode(*byte)));
            self.given = 0;
        }
        let count = into.len().min(self.ready.len() - self.given);
        into[..count].copy_from_slice(&self.ready.as_bytes()[self.given..self.given + count]);
        self.given += count;
        Ok(count)
    }
}
