//! `damier problem register`: collections as one file that loads at once.

use std::fs::File;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use clap::Args;
use damier_forerunners::{NoWork, Register, is_register};
use damier_pdn::ReplayOptions;

use crate::input::{self, GameArgs, Input};
use crate::new_file::NewFile;
use crate::output::{Output, Verdict};

/// Make a register of collections in PDN, for `damier problem search`
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier problem register shashki-1987.pdn studies.pdn -o all.register

Tags that are read: FEN, Author (else Composer, White), Source (else Event), Date, Closing.
The moves are the solution; where its lines end, final patterns are compared.")]
pub(crate) struct RegisterArgs {
    /// Collections of compositions in PDN
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// The register to write
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    #[command(flatten)]
    games: GameArgs,
}

/// Runs the command.
pub(crate) fn run(args: &RegisterArgs, out: &mut Output) -> Result<Verdict> {
    let mut register = Register::new();
    let mut left_out = 0;
    for path in &args.files {
        let options = args.games.options(path)?;
        let input = args.games.decoded(Input::open(path)?);
        let taken = register_file(&mut register, path, input, &options)?;
        left_out += taken.len();
        tell_left_out(path, &taken)?;
    }
    let mut bytes = Vec::new();
    register.write(&mut bytes)?;
    let mut file = NewFile::create(&args.output)?;
    file.write(&bytes)?;
    file.close()?;
    let (works, finals, to) = (register.len(), register.finals(), args.output.display());
    writeln!(out, "{to}: {works} compositions, {finals} final patterns, {left_out} games left out")?;
    Ok(if left_out == 0 { Verdict::Fine } else { Verdict::Wrong })
}

/// Takes the compositions of a PDN file; what was left out.
fn register_file(
    register: &mut Register,
    path: &Path,
    input: impl Read,
    options: &ReplayOptions,
) -> Result<Vec<NoWork>> {
    let taken = register.take_pdn(input, options).with_context(input::unreadable(path))?;
    Ok(taken.left_out)
}

/// How many games that are no compositions are named, before they are only counted.
const NAMED: usize = 5;

fn tell_left_out(path: &Path, left_out: &[NoWork]) -> Result<()> {
    let mut to = std::io::stderr().lock();
    let name = input::name(path);
    for no_work in left_out.iter().take(NAMED) {
        writeln!(to, "{name}:{}:{}: left out: {}", no_work.at.line, no_work.at.column, no_work.why)?;
    }
    if left_out.len() > NAMED {
        writeln!(to, "{name}: {} more games left out", left_out.len() - NAMED)?;
    }
    Ok(())
}

/// Loads a register file, or a collection in PDN as one.
pub(super) fn load(path: &Path, options: &ReplayOptions) -> Result<Register> {
    if path != Path::new("-") && begins_as_register(path)? {
        let bytes = std::fs::read(path).with_context(input::unreadable(path))?;
        return Register::read(&bytes).with_context(input::unreadable(path));
    }
    let mut register = Register::new();
    let left_out = register_file(&mut register, path, Input::open(path)?, options)?;
    tell_left_out(path, &left_out)?;
    if register.is_empty() {
        bail!("{} has no compositions: games with a tag FEN", input::name(path));
    }
    Ok(register)
}

fn begins_as_register(path: &Path) -> Result<bool> {
    let file = File::open(path).with_context(|| format!("{} cannot be opened", path.display()))?;
    let mut first = Vec::new();
    file.take(8).read_to_end(&mut first).with_context(input::unreadable(path))?;
    Ok(is_register(&first))
}
