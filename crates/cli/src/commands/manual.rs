//! `damier manual`: manual pages and completions as files, for whoever packs the program.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};
use clap::{Args, CommandFactory as _};

use super::completions::{SHELLS, script};
use crate::output::{Output, Verdict};

/// Write the manual pages and the completions of all shells into a folder
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier manual --to target/manual
  man target/manual/man/man1/damier-serve.1

Pages go into man/man1, completions into completions.")]
pub(crate) struct ManualArgs {
    /// The folder, which is made if there is none
    #[arg(long, value_name = "DIR")]
    to: PathBuf,
}

/// Runs the command.
pub(crate) fn run(args: &ManualArgs, out: &mut Output) -> Result<Verdict> {
    let (pages, shells) = (args.to.join("man/man1"), args.to.join("completions"));
    for folder in [&pages, &shells] {
        fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    }
    let mut command = crate::args::Args::command();
    command.build();
    let count = write_pages(&command, &pages)?;
    for name in SHELLS {
        let file = shells.join(format!("damier.{name}"));
        fs::write(&file, script(name)?).with_context(|| file.display().to_string())?;
    }
    writeln!(
        out,
        "{count} pages in {}, {} completions in {}",
        pages.display(),
        SHELLS.len(),
        shells.display()
    )?;
    Ok(Verdict::Fine)
}

/// The page of a command and those of the commands in it; how many.
fn write_pages(command: &clap::Command, folder: &Path) -> Result<usize> {
    let name = command.get_display_name().unwrap_or(command.get_name()).to_owned();
    let file = folder.join(format!("{name}.1"));
    let mut page = Vec::new();
    clap_mangen::Man::new(command.clone()).render(&mut page)?;
    fs::write(&file, page).with_context(|| file.display().to_string())?;
    let mut count = 1;
    for own in command.get_subcommands().filter(|own| own.get_name() != "help" && !own.is_hide_set()) {
        count += write_pages(own, folder)?;
    }
    Ok(count)
}
