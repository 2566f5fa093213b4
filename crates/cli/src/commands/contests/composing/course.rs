//! The course of a contest: panel, closing, publication, what is taken back.

use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::{Subcommand, ValueEnum};
use damier_contests::composing::Fact;
use damier_contests::{Office, Official};

use super::super::desk;
use super::super::options;
use super::Table;

#[derive(Debug, Subcommand)]
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
pub(super) fn run<'a>(command: &Command, mut desk: Table<'a>) -> Result<Table<'a>> {
    let fact = match command {
        Command::Change { regulation, reason } => Fact::RegulationChanged {
            regulation: Box::new(desk::regulation(regulation)?),
            reason: reason.clone(),
        },
        Command::Appoint { name, office, sections } => Fact::Appointed(Official {
            name: name.clone(),
            office: *office,
            sections: sections.clone(),
            account: None,
        }),
        Command::Relieve { name, reason } => Fact::Relieved { name: name.clone(), reason: reason.clone() },
        Command::Close { seed } => Fact::Closed { seed: seed.map_or_else(chance, Ok)? },
        Command::Publish { what: Results::Preliminary } => Fact::PreliminaryPublished,
        Command::Publish { what: Results::Final } => Fact::FinalPublished,
        Command::CancelAward { reason } => Fact::AwardCancelled { reason: reason.clone() },
        Command::Undo { fact, reason } => Fact::Undone { seq: *fact, reason: reason.clone() },
    };
    desk.say(fact)?;
    Ok(desk)
}

/// A seed from the clock: what matters is that it is written down.
fn chance() -> Result<u64> {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    Ok(since.context("the clock of this computer is wrong")?.as_nanos() as u64)
}
