//! A pipe within the process.

use std::io::{self, Read, Write};
use std::sync::mpsc::{Receiver, Sender, channel};

pub(crate) struct PipeReader {
    from: Receiver<Vec<u8>>,
    rest: Vec<u8>,
}

pub(crate) struct PipeWriter(Sender<Vec<u8>>);

/// What is written at one end is read at the other; when the writer goes away the reader sees the end.
pub(crate) fn pipe() -> (PipeReader, PipeWriter) {
    let (send, from) = channel();
    (PipeReader { from, rest: Vec::new() }, PipeWriter(send))
}

impl Read for PipeReader {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        while self.rest.is_empty() {
            match self.from.recv() {
                Ok(bytes) => self.rest = bytes,
                Err(_) => return Ok(0),
            }
        }
        let length = buffer.len().min(self.rest.len());
        buffer[..length].copy_from_slice(&self.rest[..length]);
        self.rest.drain(..length);
        Ok(length)
    }
}

impl Write for PipeWriter {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.send(bytes.to_vec()).map_err(|_| io::ErrorKind::BrokenPipe)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
