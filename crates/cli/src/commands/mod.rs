//! The commands, one file each.

pub(crate) mod analyse;
pub(crate) mod board;
pub(crate) mod check;
pub(crate) mod clauses;
pub(crate) mod completions;
pub(crate) mod contests;
pub(crate) mod correspondence;
pub(crate) mod diagram;
pub(crate) mod display;
pub(crate) mod engine;
pub(crate) mod engine_match;
pub(crate) mod event;
pub(crate) mod federation;
pub(crate) mod manual;
pub(crate) mod moves;
pub(crate) mod pdn;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod problem;
pub(crate) mod rulebooks;
pub(crate) mod sheet;
pub(crate) mod site;
pub(crate) mod tables;
pub(crate) mod tour;
pub(crate) mod trainer;

use anyhow::Result;

use crate::args::{Args, Command};
use crate::output::{Output, Verdict};

/// Runs what was typed.
pub(crate) fn run(args: Args, out: &mut Output) -> Result<Verdict> {
    match args.command {
        Command::Analyse(args) => analyse::run(&args, out),
        Command::Composing(args) => contests::composing::run(&args, out),
        Command::Solving(args) => contests::solving::run(&args, out),
        Command::Check(args) => check::run(&args, out),
        Command::Clauses(args) => clauses::run(&args, out),
        Command::Completions(args) => completions::run(&args, out),
        Command::Administrator(args) => site::administrator::run(&args, out),
        Command::Demo(args) => site::demo::run(&args, out),
        Command::Correspondence(command) => correspondence::run(&command, out),
        Command::Display(command) => display::run(&command, out),
        Command::Health(args) => site::health::run(&args, out),
        Command::Manual(args) => manual::run(&args, out),
        Command::Account(command) => site::account::run(&command, out),
        Command::Offers(command) => site::offers::run(&command, out),
        Command::Mail(command) => site::mail::run(&command, out),
        Command::Match(args) => engine_match::run(&args, out),
        Command::Board(args) => board::run(&args, out),
        Command::Moves(args) => moves::run(&args, out),
        Command::Play(args) => play::run(&args, out),
        Command::Perft(args) => perft::run(&args, out),
        Command::Diagram(args) => diagram::run(&args, out),
        Command::Engine(args) => engine::run(&args, out),
        Command::Event(args) => event::run(&args, out),
        Command::Federation(args) => federation::run(&args, out),
        Command::Pdn(command) => pdn::run(&command, out),
        Command::Problem(command) => problem::run(&command, out),
        Command::Rulebooks(args) => rulebooks::run(&args, out),
        Command::Backup(args) => site::backup::backup(&args, out),
        Command::Restore(args) => site::backup::restore(&args, out),
        Command::Serve(args) => site::serve::run(&args, out),
        Command::Tables(command) => tables::run(&command, out),
        Command::Tour(args) => tour::run(&args, out),
        Command::Trainer(command) => trainer::run(&command, out),
        Command::Worker(args) => site::worker::run(&args, out),
    }
}
