//! Files of games, and standard input in their place.

use std::fs::{File, Metadata};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use clap::Args;
use clap::builder::TypedValueParser;
use damier_pdn::{Decoded, Encoding, ReplayOptions, judge};
use damier_rules::Variant;

use crate::args;
use crate::progress::Progress;

const TEMPLATE: &str = "{wide_bar} {bytes}/{total_bytes} {bytes_per_sec}, {eta} left";

/// How games are understood, for every command that reads them.
#[derive(Debug, Args)]
pub(crate) struct GameArgs {
    /// The variant of all games, whatever their tags say [default: by the tags, or by the squares]
    #[arg(long, value_parser = args::variant(), ignore_case = true)]
    variant: Option<Variant>,
    /// How the letters of the files are encoded [default: UTF-8, or what the letters tell]
    #[arg(long, value_name = "NAME", value_parser = encoding(), ignore_case = true)]
    encoding: Option<Encoding>,
}

fn encoding() -> impl TypedValueParser<Value = Encoding> {
    args::one_of(Encoding::ALL.map(|own| (own.name(), own)))
}

impl GameArgs {
    /// What games without a GameType are is judged by all of the file, which standard input cannot be.
    pub(crate) fn options(&self, path: &Path) -> Result<ReplayOptions> {
        let options = ReplayOptions { variant: self.variant, ..ReplayOptions::default() };
        if path == Path::new("-") || !path.is_file() {
            return Ok(options);
        }
        judge(options, || File::open(path)).with_context(unreadable(path))
    }

    /// A file as UTF-8.
    pub(crate) fn decoded<R: Read>(&self, input: R) -> Decoded<R> {
        Decoded::new(input, self.encoding)
    }
}

/// An open file that moves a progress bar as it is read.
pub(crate) struct Input {
    from: Box<dyn Read>,
    progress: Progress,
}

impl Input {
    /// Opens a file; `-` is standard input.
    pub(crate) fn open(path: &Path) -> Result<Input> {
        if path == Path::new("-") {
            return Ok(Input { from: Box::new(io::stdin().lock()), progress: Progress::new(None, TEMPLATE) });
        }
        let file = File::open(path).with_context(|| format!("{} cannot be opened", path.display()))?;
        let length = file.metadata().ok().filter(Metadata::is_file).map(|data| data.len());
        Ok(Input { from: Box::new(file), progress: Progress::new(length, TEMPLATE) })
    }

    /// A copy of the bar.
    pub(crate) fn progress(&self) -> Progress {
        self.progress.clone()
    }
}

impl Read for Input {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let length = self.from.read(buffer)?;
        self.progress.advance(length as u64);
        Ok(length)
    }
}

impl Drop for Input {
    fn drop(&mut self) {
        self.progress.finish();
    }
}

/// No file that is read as a whole is longer, in bytes.
const LARGEST: u64 = 64 << 20;

/// All of a file that is read as a whole. One that is longer than any such file is not begun with.
pub(crate) fn bytes(path: &Path) -> Result<Vec<u8>> {
    let file = File::open(path).with_context(unreadable(path))?;
    whole(file).with_context(unreadable(path))
}

/// All of a text that is read as a whole.
pub(crate) fn text(path: &Path) -> Result<String> {
    String::from_utf8(bytes(path)?).with_context(|| format!("{} is not UTF-8 text", path.display()))
}

/// All that comes, if it is no longer than any file that is read as a whole.
pub(crate) fn whole(from: impl Read) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    from.take(LARGEST + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > LARGEST {
        bail!("it is longer than {} MB", LARGEST >> 20);
    }
    Ok(bytes)
}

/// The name of a file in messages.
pub(crate) fn name(path: &Path) -> String {
    if path == Path::new("-") { "standard input".to_owned() } else { path.display().to_string() }
}

/// What could not be read, for [`Context`].
pub(crate) fn unreadable(path: &Path) -> impl Fn() -> String {
    let path = PathBuf::from(path);
    move || format!("{} cannot be read", name(&path))
}

/// Asks a question that is answered with yes or no. Nobody answers where no terminal is, and programs that read JSON are
/// not asked: then the answer is no.
pub(crate) fn confirmed(question: &str, quietly: bool) -> Result<bool> {
    use std::io::{BufRead as _, IsTerminal as _, Write as _};
    if quietly || !io::stdin().is_terminal() {
        return Ok(false);
    }
    write!(io::stderr(), "{question} [y/N] ")?;
    io::stderr().flush()?;
    let mut answer = String::new();
    io::stdin().lock().take(100).read_line(&mut answer)?;
    Ok(matches!(answer.trim().to_lowercase().as_str(), "y" | "yes"))
}
