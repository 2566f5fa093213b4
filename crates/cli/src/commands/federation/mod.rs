//! `damier federation`: the books of a federation in one file: people, events, ratings.
//!
//! | file | question |
//! | --- | --- |
//! | `common` | which books, who speaks, which day it is |
//! | `people`, `bodies` | who is who; federations and clubs |
//! | `register` | licences, transfers, fees, sanctions |
//! | `report`, `events`, `correspondence`, `contests` | what is reported, what it would do |
//! | `regulations` | what ratings begin with |
//! | `ratings`, `scale` | lists, courses, explanations; drift, the tables |
//! | `norms`, `titles`, `applications` | what an event asks; who has which title; who is proposed for one |
//! | `arbiters`, `ranks` | categories, staffing, conflicts; national ranks |
//! | `paper` | what is printed |
//! | `record`, `join` | what was said, and taking it back; two copies made one |

mod applications;
mod arbiters;
mod bodies;
mod common;
mod contests;
mod correspondence;
mod events;
mod join;
mod norms;
mod paper;
mod people;
mod ranks;
mod ratings;
mod record;
mod register;
mod regulations;
mod report;
mod scale;
mod sheets;
mod titles;

use std::io::Write;

use anyhow::Result;
use clap::{Args, Subcommand};
use serde_json::json;

use self::common::Common;
use crate::output::{self, Output, Verdict};

/// Keep the books of a federation: people, events, ratings, titles, arbiters
#[derive(Debug, Args)]
#[command(
    arg_required_else_help = true,
    after_help = "\
Examples:
  damier federation new \"Draughts Federation of Ukraine\" UKR
  damier federation import players.csv
  damier federation report cup.damier --standing national
  damier federation what-if cup.damier
  damier federation list --pool 100
  damier federation player Koval

The books are one file. It is named by --file, by $DAMIER_FEDERATION, or it is federation.damier here.
People are called by number (#12), by name, by a former name, or by the number of their licence.
Birth dates and addresses are never printed, except by `export --private`."
)]
pub(crate) struct FederationArgs {
    #[command(subcommand)]
    command: FederationCommand,
    #[command(flatten)]
    common: Common,
}

#[derive(Debug, Subcommand)]
enum FederationCommand {
    New(bodies::NewArgs),
    Body(bodies::BodyArgs),
    Club(bodies::ClubArgs),
    Person(people::PersonArgs),
    Import(people::ImportArgs),
    Export(people::ExportArgs),
    Duplicates(people::DuplicatesArgs),
    Merge(people::MergeArgs),
    Unmerge(people::UnmergeArgs),
    Forget(people::ForgetArgs),
    Licence(register::LicenceArgs),
    Transfer(register::TransferArgs),
    Fee(register::FeeArgs),
    Sanction(register::SanctionArgs),
    Report(report::ReportArgs),
    WhatIf(report::WhatIfArgs),
    Events(events::EventsArgs),
    Count(events::CountArgs),
    Bring(regulations::BringArgs),
    Regulations(regulations::RegulationsArgs),
    List(ratings::ListArgs),
    Player(ratings::PlayerArgs),
    Explain(ratings::ExplainArgs),
    Drift(scale::DriftArgs),
    Expect(scale::ExpectArgs),
    NormTable(norms::NormTableArgs),
    TitleRules(norms::TitleRulesArgs),
    Norms(norms::NormsArgs),
    Ranks(ranks::RanksArgs),
    Title(titles::TitleArgs),
    Place(titles::PlaceArgs),
    PlaceTitles(titles::PlaceTitlesArgs),
    Contest(contests::ContestArgs),
    Ledger(titles::LedgerArgs),
    Apply(applications::ApplyArgs),
    Arbiter(arbiters::ArbiterArgs),
    Staffing(arbiters::StaffingArgs),
    Committee(arbiters::CommitteeArgs),
    Paper(paper::PaperArgs),
    Log(record::LogArgs),
    Undo(record::UndoArgs),
    Take(record::TakeArgs),
    Join(join::JoinArgs),
}

/// Runs the command.
pub(crate) fn run(args: &FederationArgs, out: &mut Output) -> Result<Verdict> {
    match dispatch(&args.command, &args.common, out) {
        Err(error) if args.common.json && !output::is_closed_pipe(&error) => {
            let object = json!({ "error": format!("{error:#}") });
            // A complaint that nobody can read is lost.
            let _ = writeln!(std::io::stderr(), "{object}");
            Ok(Verdict::Unusable)
        }
        done => done,
    }
}

fn dispatch(command: &FederationCommand, common: &Common, out: &mut Output) -> Result<Verdict> {
    match command {
        FederationCommand::New(args) => bodies::new(args, common, out),
        FederationCommand::Body(args) => bodies::body(args, &mut common.open()?, out),
        FederationCommand::Club(args) => bodies::club(args, &mut common.open()?, out),
        FederationCommand::Person(args) => people::person(args, &mut common.open()?, out),
        FederationCommand::Import(args) => people::import(args, &mut common.open()?, out),
        FederationCommand::Export(args) => people::export(args, &common.open()?, out),
        FederationCommand::Duplicates(args) => people::duplicates(args, &common.open()?, out),
        FederationCommand::Merge(args) => people::merge(args, &mut common.open()?, out),
        FederationCommand::Unmerge(args) => people::unmerge(args, &mut common.open()?, out),
        FederationCommand::Forget(args) => people::forget(args, &mut common.open()?, out),
        FederationCommand::Licence(args) => register::licence(args, &mut common.open()?, out),
        FederationCommand::Transfer(args) => register::transfer(args, &mut common.open()?, out),
        FederationCommand::Fee(args) => register::fee(args, &mut common.open()?, out),
        FederationCommand::Sanction(args) => register::sanction(args, &mut common.open()?, out),
        FederationCommand::Report(args) => report::report(args, &mut common.open()?, out),
        FederationCommand::WhatIf(args) => report::what_if(args, &mut common.open()?, out),
        FederationCommand::Events(args) => events::list(args, &common.open()?, out),
        FederationCommand::Count(args) => events::count(args, &mut common.open()?, out),
        FederationCommand::Bring(args) => regulations::bring(args, &mut common.open()?, out),
        FederationCommand::Regulations(args) => regulations::regulations(args, common, out),
        FederationCommand::List(args) => ratings::list(args, &common.open()?, out),
        FederationCommand::Player(args) => ratings::player(args, &common.open()?, out),
        FederationCommand::Explain(args) => ratings::explain(args, &common.open()?, out),
        FederationCommand::Drift(args) => scale::drift(args, &common.open()?, out),
        FederationCommand::Expect(args) => scale::expect(args, common, out),
        FederationCommand::NormTable(args) => norms::norm_table(args, common, out),
        FederationCommand::TitleRules(args) => norms::title_rules(args, common, out),
        FederationCommand::Norms(args) => norms::norms(args, &mut common.open()?, out),
        FederationCommand::Ranks(args) => ranks::ranks(args, common, out),
        FederationCommand::Title(args) => titles::title(args, &mut common.open()?, out),
        FederationCommand::Place(args) => titles::place(args, &mut common.open()?, out),
        FederationCommand::PlaceTitles(args) => titles::place_titles(args, &mut common.open()?, out),
        FederationCommand::Contest(args) => contests::contest(args, &mut common.open()?, out),
        FederationCommand::Ledger(args) => titles::ledger(args, &common.open()?, out),
        FederationCommand::Apply(args) => applications::apply(args, &mut common.open()?, out),
        FederationCommand::Arbiter(args) => arbiters::arbiter(args, &mut common.open()?, out),
        FederationCommand::Staffing(args) => arbiters::staffing(args, common, out),
        FederationCommand::Committee(args) => arbiters::committee(args, &common.open()?, out),
        FederationCommand::Paper(args) => paper::paper(args, &common.open()?, out),
        FederationCommand::Log(args) => record::log(args, &common.open()?, out),
        FederationCommand::Undo(args) => record::undo(args, &mut common.open()?, out),
        FederationCommand::Take(args) => record::take(args, &mut common.open()?, out),
        FederationCommand::Join(args) => join::join(args, &mut common.open()?, out),
    }
}

/// Says what was done, in one line or one object.
fn done(common: &Common, out: &mut Output, object: &serde_json::Value, line: &str) -> Result<Verdict> {
    if common.json {
        out.json(object)?;
    } else {
        writeln!(out, "{line}")?;
    }
    Ok(Verdict::Fine)
}
