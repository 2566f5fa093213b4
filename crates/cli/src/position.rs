//! Positions on the command line.

use std::io::Read;

use anyhow::{Context, Result, bail};
use clap::Args;
use damier_pdn::{Numbering, read_fen};
use damier_rules::{Position, Setup, SetupFault, Square, Variant};

use crate::args;

/// No position needs more than this; a longer input is somebody's mistake.
const LONGEST: u64 = 64 * 1024;

/// A variant and a position of it.
#[derive(Debug, Args)]
pub(crate) struct PositionArgs {
    /// The variant
    #[arg(value_parser = args::variant(), ignore_case = true)]
    pub(crate) variant: Variant,
    /// The position in FEN, towers as in W:Wc1=1+0000:Bd4, or as it is printed: "White c1, d2 (2); Black e5 (1)"; `-` reads it from standard input
    /// [default: the start of a game]
    #[arg(short, long, value_name = "FEN", allow_hyphen_values = true)]
    position: Option<String>,
}

impl PositionArgs {
    /// The pieces as somebody put them, legal or not.
    pub(crate) fn setup(&self) -> Result<Setup> {
        match self.position.as_deref() {
            None => Ok(Setup::start(self.variant)),
            Some("-") => {
                let mut text = String::new();
                std::io::stdin()
                    .take(LONGEST)
                    .read_to_string(&mut text)
                    .context("the position cannot be read from standard input")?;
                read_setup(self.variant, text.trim())
            }
            Some(text) => read_setup(self.variant, text),
        }
    }

    /// A position that can be played.
    pub(crate) fn position(&self) -> Result<Position> {
        playable(&self.setup()?)
    }
}

/// Reads a position that can be played.
pub(crate) fn read_position(variant: Variant, text: &str) -> Result<Position> {
    playable(&read_setup(variant, text)?)
}

/// A position of these pieces, or everything that keeps them from being one.
pub(crate) fn playable(setup: &Setup) -> Result<Position> {
    let faults = match Position::new(setup) {
        Ok(position) => return Ok(position),
        Err(faults) => faults,
    };
    let reasons: Vec<String> =
        faults.iter().map(|fault| format!("\n  {}", in_words(setup.variant, fault))).collect();
    bail!("this cannot be a position of {}:{}", setup.variant.title(), reasons.concat())
}

/// A position as programs write it, or as the codes print it: `White c1, e3 (2); Black f6 (1)`, White to move.
fn read_setup(variant: Variant, text: &str) -> Result<Setup> {
    match read_fen(variant, text) {
        Ok(fen) => Ok(fen.setup),
        // However the codes and magazines print it; the fault of a text that is neither is told as one of FEN.
        Err(error) => match damier_compose::notation::read_position(variant, text) {
            Ok(setup) => Ok(setup),
            Err(_) => bail!("the position cannot be read: {error}{}", pointer(text, error.place.column)),
        },
    }
}

/// The text with a mark under the place, if both fit on a line of a terminal.
fn pointer(text: &str, column: usize) -> String {
    if text.is_empty() || text.chars().count() > 120 || text.chars().any(char::is_control) {
        return String::new();
    }
    format!("\n  {text}\n  {:>column$}", "^")
}

/// A fault with squares named as the variant names them.
fn in_words(variant: Variant, fault: &SetupFault) -> String {
    let name = |square: Square| Numbering::of(variant).name(variant.board(), square);
    match fault {
        SetupFault::SquareTakenTwice { square } => format!("square {} is occupied twice", name(*square)),
        SetupFault::TowerInFlatGame { square, height } => {
            format!("{height} pieces stand on {}, but this game has no towers", name(*square))
        }
        SetupFault::ManOnLastRow { square, color } => {
            format!("a man of {color} cannot stand on {}, where it becomes a king", name(*square))
        }
        SetupFault::OffTheBoard { .. } | SetupFault::TooManyPieces { .. } | SetupFault::NoPieces => {
            fault.to_string()
        }
    }
}
