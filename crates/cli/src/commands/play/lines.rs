//! Lines from standard input, waited for no longer than the clock allows.

use std::io::{self, BufRead};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Duration;

/// No line needs more; what is longer is cut.
const LONGEST: u64 = 4096;

/// What came.
pub(crate) enum Got {
    Line(String),
    /// There is no more.
    End,
    /// Nothing came in time.
    Nothing,
}

/// Standard input, read by a thread of its own so that a flag can fall while somebody thinks.
pub(crate) struct Lines(Receiver<String>);

impl Lines {
    /// Begins to read.
    pub(crate) fn stdin() -> Lines {
        // One line is read ahead at most, so that a script is not swallowed whole.
        let (to, from) = mpsc::sync_channel(0);
        thread::spawn(move || {
            let mut input = io::stdin().lock();
            while let Ok(line) = next_line(&mut input) {
                if to.send(line).is_err() {
                    break;
                }
            }
        });
        Lines(from)
    }

    /// The next line, waited for at most so long.
    pub(crate) fn next(&self, patience: Option<Duration>) -> Got {
        let got = match patience {
            None => self.0.recv().map_err(|_| RecvTimeoutError::Disconnected),
            Some(patience) => self.0.recv_timeout(patience),
        };
        match got {
            Ok(line) => Got::Line(line),
            Err(RecvTimeoutError::Timeout) => Got::Nothing,
            Err(RecvTimeoutError::Disconnected) => Got::End,
        }
    }
}

/// A line without its end, whatever its bytes are. The end of the input is an error.
fn next_line(input: &mut impl BufRead) -> io::Result<String> {
    let mut bytes = Vec::new();
    let mut limited = io::Read::take(&mut *input, LONGEST);
    if limited.read_until(b'\n', &mut bytes)? == 0 {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    Ok(String::from_utf8_lossy(&bytes).trim().to_owned())
}
