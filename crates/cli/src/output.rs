//! Where results and complaints go.

use std::io::{self, BufWriter, IsTerminal, Write};

/// How a command ended that could do its work.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Verdict {
    /// Nothing is wrong.
    Fine,
    /// A check found something wrong.
    Wrong,
    /// Some input could not be used, of which the person has been told.
    Unusable,
}

/// Standard output, buffered, which knows whether it may use colours.
pub(crate) struct Output {
    to: BufWriter<io::Stdout>,
    colors: bool,
}

impl Output {
    pub(crate) fn stdout() -> Output {
        Output { to: BufWriter::new(io::stdout()), colors: colors_on(&io::stdout()) }
    }

    /// Whether colours may be used.
    pub(crate) fn has_colors(&self) -> bool {
        self.colors
    }

    /// A text made bold for a person at a terminal.
    pub(crate) fn bold(&self, text: &str) -> String {
        paint(self.colors, "1", text)
    }

    /// A text that tells of something wrong.
    pub(crate) fn red(&self, text: &str) -> String {
        paint(self.colors, "31", text)
    }

    /// A text in quieter ink.
    pub(crate) fn dim(&self, text: &str) -> String {
        paint(self.colors, "2", text)
    }

    /// One JSON value on one line.
    pub(crate) fn json(&mut self, value: &serde_json::Value) -> io::Result<()> {
        serde_json::to_writer(&mut self.to, value)?;
        self.to.write_all(b"\n")
    }

    /// Hands over what is still in the buffer.
    pub(crate) fn finish(&mut self) -> io::Result<()> {
        self.to.flush()
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.to.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.to.flush()
    }
}

/// Colours are for terminals, unless the person does not want them (<https://no-color.org>).
fn colors_on(stream: &impl IsTerminal) -> bool {
    stream.is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
}

fn paint(colors: bool, code: &str, text: &str) -> String {
    if colors { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_owned() }
}

/// Tells what went wrong, with its causes.
pub(crate) fn complain(error: &anyhow::Error) {
    complain_after("error:", error);
}

/// Tells what went wrong after a label in some language. A complaint that nobody can read is lost.
pub(crate) fn complain_after(label: &str, error: &anyhow::Error) {
    let label = paint(colors_on(&io::stderr()), "1;31", label);
    let _ = writeln!(io::stderr(), "{label} {error:#}");
}

/// Whether the command ended because nobody reads its output any more. A pipe to another program that broke is
/// the cause of an error of its own, and not meant.
pub(crate) fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let io = error.downcast_ref::<io::Error>().map(io::Error::kind);
    let json = error.downcast_ref::<serde_json::Error>().and_then(serde_json::Error::io_error_kind);
    io.or(json) == Some(io::ErrorKind::BrokenPipe)
}

/// Text from a file without what could move the cursor or change the colours of a terminal.
pub(crate) fn harmless(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { '\u{FFFD}' } else { c }).collect()
}
