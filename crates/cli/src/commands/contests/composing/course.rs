//! The course of a contest: panel, closing, publication, what is taken back.

use std::path::PathBuf;

use anyhow::Result;
use clap::{Subcommand, ValueEnum};
use damier_acts::contests::composing::{self as acts, Act};
use damier_contests::Office;

use super::super::options;
use super::OpenComposing;
use crate::input;

#[derive(Debug, Clone, Subcommand)]
pub(super) enum Command {
    /// Change the regulation while works are being sent in
    #[command(after_help = "Example:\n  damier composing change cup.toml --reason \"another judge\"")]
    Change {
        /// The regulation as it is now
        #[arg(value_name = "REGULATION")]
        regulation: PathBuf,
        /// Why
        #[arg(long)]
        reason: String,
    },
    /// Give somebody an office
    #[command(after_help = "Example:\n  damier composing appoint \"Bila O.\" judge --section 1")]
    Appoint {
        /// Who
        name: String,
        /// Which office
        #[arg(value_parser = options::appointable(Office::of_composing()))]
        office: Office,
        /// The sections that he judges, counted from 1 [default: all]
        #[arg(long = "section", value_name = "N")]
        sections: Vec<u16>,
    },
    /// Take an office away
    #[command(after_help = "Example:\n  damier composing relieve \"Bila O.\" --reason illness")]
    Relieve {
        /// Who
        name: String,
        /// Why
        #[arg(long)]
        reason: String,
    },
    /// Close the contest after the closing date: works get their code numbers by lot
    #[command(after_help = "Example:\n  damier composing close --seed 42")]
    Close {
        /// The seed of the lots, to be drawn in public [default: by chance]
        #[arg(long)]
        seed: Option<u64>,
    },
    /// Publish the preliminary or the final results
    #[command(after_help = "Example:\n  damier composing publish preliminary")]
    Publish {
        /// Which
        what: Results,
    },
    /// Cancel an award and hand the works to another panel
    #[command(
        after_help = "Example:\n  damier composing cancel-award --reason \"bad faith\" --as commission"
    )]
    CancelAward {
        /// Why
        #[arg(long)]
        reason: String,
    },
    /// Take a fact back
    #[command(after_help = "Example:\n  damier composing undo 12 --reason \"a mistake of mine\"")]
    Undo {
        /// Its number in the log
        fact: u32,
        /// Why
        #[arg(long)]
        reason: String,
    },
}

#[derive(Debug, Clone, Copy, ValueEnum)]
pub(super) enum Results {
    Preliminary,
    Final,
}

/// Runs a command.
pub(super) fn run<'a>(command: &Command, mut desk: OpenComposing<'a>) -> Result<OpenComposing<'a>> {
    let act: Act = match command.clone() {
        Command::Change { regulation, reason } => {
            let regulation = input::text(&regulation)?.into();
            acts::Change { regulation, text: reason }.into()
        }
        Command::Appoint { name, office, sections } => {
            let office = office.name().to_owned();
            acts::Appoint { account: String::new(), name, office, section: sections }.into()
        }
        Command::Relieve { name, reason } => acts::Relieve { name, text: reason }.into(),
        Command::Close { seed } => acts::Close { seed }.into(),
        Command::Publish { what: Results::Preliminary } => acts::Preliminary {}.into(),
        Command::Publish { what: Results::Final } => acts::Final {}.into(),
        Command::CancelAward { reason } => acts::Cancel { text: reason }.into(),
        Command::Undo { fact, reason } => acts::Undo { number: fact, text: reason }.into(),
    };
    desk.act(act)?;
    Ok(desk)
}
