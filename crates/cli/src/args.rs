//! What can be typed.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Parser, Subcommand};
use damier_rules::{TowerJumps, Variant};

use crate::commands::{
    analyse, board, check, clauses, completions, contests, correspondence, diagram, display, engine,
    engine_match, event, federation, manual, moves, pdn, perft, play, problem, rulebooks, site, tables, tour,
    trainer,
};

/// Draughts by the book: fourteen variants, twenty-one rulebooks, positions, games and diagrams.
#[derive(Debug, Parser)]
#[command(name = "damier", version, arg_required_else_help = true, max_term_width = 100)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Serve(Box<site::serve::ServeArgs>),
    Administrator(site::administrator::AdministratorArgs),
    Worker(site::worker::WorkerArgs),
    Backup(site::backup::BackupArgs),
    Restore(site::backup::RestoreArgs),
    Check(check::CheckArgs),
    Health(site::health::HealthArgs),
    Demo(site::demo::DemoArgs),
    Tour(tour::TourArgs),
    Moves(moves::MovesArgs),
    Board(board::BoardArgs),
    Perft(perft::PerftArgs),
    Analyse(analyse::AnalyseArgs),
    Play(play::PlayArgs),
    Diagram(diagram::DiagramArgs),
    Rulebooks(rulebooks::RulebooksArgs),
    Clauses(clauses::ClausesArgs),
    #[command(subcommand)]
    Pdn(pdn::PdnCommand),
    #[command(subcommand)]
    Problem(Box<problem::ProblemCommand>),
    #[command(subcommand)]
    Trainer(trainer::TrainerCommand),
    Event(event::EventArgs),
    Composing(Box<contests::composing::ComposingArgs>),
    Solving(Box<contests::solving::SolvingArgs>),
    Federation(federation::FederationArgs),
    #[command(subcommand)]
    Correspondence(correspondence::CorrespondenceCommand),
    #[command(subcommand)]
    Display(display::DisplayCommand),
    Engine(engine::EngineArgs),
    Match(Box<engine_match::MatchArgs>),
    #[command(subcommand)]
    Account(site::account::AccountCommand),
    #[command(subcommand)]
    Offers(site::offers::OffersCommand),
    #[command(subcommand)]
    Mail(site::mail::MailCommand),
    #[command(subcommand)]
    Tables(tables::TablesCommand),
    Completions(completions::CompletionsArgs),
    Manual(manual::ManualArgs),
}

/// Reads one of a few words and turns it into a value.
pub(crate) fn one_of<T: Clone + Send + Sync + 'static>(
    choices: impl IntoIterator<Item = (&'static str, T)>,
) -> impl TypedValueParser<Value = T> {
    let choices: Vec<(&'static str, T)> = choices.into_iter().collect();
    let names: Vec<&'static str> = choices.iter().map(|(name, _)| *name).collect();
    PossibleValuesParser::new(names).try_map(move |word| {
        let chosen = choices.iter().find(|(name, _)| name.eq_ignore_ascii_case(&word));
        chosen.map(|(_, value)| value.clone()).ok_or("not one of the choices")
    })
}

/// Reads the name of a variant.
pub(crate) fn variant() -> impl TypedValueParser<Value = Variant> {
    one_of(Variant::ALL.map(|variant| (variant.name(), variant)))
}

/// Reads how often a tower may be jumped in one move.
pub(crate) fn tower_jumps() -> impl TypedValueParser<Value = TowerJumps> {
    one_of([("no-reversal", TowerJumps::NoReversal), ("once", TowerJumps::Once), ("any", TowerJumps::Any)])
}
