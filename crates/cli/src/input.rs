//! Files of games, and standard input in their place.

use std::fs::{File, Metadata};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::Args;
use damier_pdn::ReplayOptions;
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
}

impl GameArgs {
    pub(crate) fn options(&self) -> ReplayOptions {
        ReplayOptions { variant: self.variant, ..ReplayOptions::default() }
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

/// The name of a file in messages.
pub(crate) fn name(path: &Path) -> String {
    if path == Path::new("-") { "standard input".to_owned() } else { path.display().to_string() }
}

/// What could not be read, for [`Context`].
pub(crate) fn unreadable(path: &Path) -> impl Fn() -> String {
    let path = PathBuf::from(path);
    move || format!("{} cannot be read", name(&path))
}
