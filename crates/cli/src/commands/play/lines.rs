//! Lines from standard input, waited for no longer than the clock allows.

use std::io::{self, BufRead};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use damier_engine::StopFlag;

/// No line needs more; what is longer is cut.
const LONGEST: u64 = 4096;

/// How often to look whether Ctrl-C came.
const GLANCE: Duration = Duration::from_millis(100);

pub(crate) enum Got {
    Line(String),
    /// There is no more.
    End,
    /// Nothing came in time.
    Nothing,
    Interrupt,
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

    /// The next line, waited for at most so long, unless everything is to stop.
    pub(crate) fn next(&self, patience: Option<Duration>, stop: &StopFlag) -> Got {
        let begun = Instant::now();
        loop {
            if stop.is_stopped() {
                return Got::Interrupt;
            }
            let left = patience.map(|patience| patience.saturating_sub(begun.elapsed()));
            match self.0.recv_timeout(left.map_or(GLANCE, |left| left.min(GLANCE))) {
                Ok(line) => return Got::Line(line),
                Err(RecvTimeoutError::Disconnected) => return Got::End,
                Err(RecvTimeoutError::Timeout) if left.is_some_and(|left| left <= GLANCE) => {
                    return Got::Nothing;
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
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
