//! `damier event`: run an event from the regulation to the report, on one file, without a network.
//!
//! | file | question |
//! | --- | --- |
//! | `common`, `which_file`, `moment`, `speaker` | which event, when, who speaks |
//! | `desk`, `door`, `describe` | the open event, and the commands that help where something is refused |
//! | `stage`, `options` | what is meant by what was typed; the rest stands in the crate `desk` |
//! | `complete` | what the shell may complete |
//! | the others | one command each |

mod absent;
mod act;
mod amend;
mod approve;
mod assistant;
mod at;
mod attach;
mod board;
mod committee;
mod common;
mod compare;
mod complete;
mod confirm;
mod deliver;
mod describe;
mod desk;
mod door;
mod enter;
mod explain;
mod export;
mod finish;
mod further;
mod import;
mod late;
mod leave;
mod lineup;
mod log;
mod lots;
mod match_view;
mod moment;
mod new;
mod next;
mod note;
mod numbers;
mod official;
mod options;
mod pair;
mod pair_again;
mod paper;
mod penalty;
mod phase;
mod prohibit;
mod protest;
mod regulation;
mod result;
mod round_view;
mod schedule;
mod screen;
mod seat;
mod show;
mod simulate;
mod speaker;
mod stage;
mod table;
mod take_over;
mod team;
mod technical;
mod tie_breaks;
mod undo;
mod unpaired;
mod verify;
mod which_file;
mod withdraw;

pub(crate) use common::words_of;
pub(crate) use result::protect;

use std::io::Write;

use anyhow::Result;
use clap::{Args, Subcommand};
use damier_desk::RefusalText;

use self::common::Common;
use self::desk::{OpenEvent, WrittenMeanwhile};
use crate::output::{self, Output, Verdict};

/// Run an event: regulation, entries, pairings, results, standings, papers
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier event                              the usual course of an event
  damier event new --template ua2023-100/swiss --name \"Cup of Kyiv\" --rounds 7
  damier event pair --start
  damier event result 1 2-0, 2 1-1

An event is one file. It is named by --file, by $DAMIER_EVENT, or it is the only *.damier file here.
People are called by number, by name, or by a part of the name that only one of them has.

With --json every command prints one object. Commands that write have
  \"file\", \"facts\": [{\"seq\", \"at\", \"by\": {\"role\", \"name\"}, \"fact\"}, …], \"notices\": [text, …]
beside what their own help names; a refusal is one object on standard error:
  \"error\", \"clauses\": [clause, …], \"next\", \"faults\": [text, …]")]
pub(crate) struct EventArgs {
    #[command(subcommand)]
    command: Option<EventCommand>,
    #[command(flatten)]
    common: Common,
}

#[derive(Debug, Subcommand)]
enum EventCommand {
    New(new::NewArgs),
    Import(import::ImportArgs),
    Simulate(simulate::SimulateArgs),
    #[command(flatten)]
    Open(OpenCommand),
}

/// Commands on an event that there is.
#[derive(Debug, Subcommand)]
enum OpenCommand {
    Regulation(regulation::RegulationArgs),
    TieBreaks(tie_breaks::TieBreaksArgs),
    Official(official::OfficialArgs),
    Committee(committee::CommitteeArgs),
    Technical(technical::TechnicalArgs),
    Schedule(schedule::ScheduleArgs),
    Team(team::TeamArgs),
    Enter(enter::EnterArgs),
    Export(export::ExportArgs),
    Amend(amend::AmendArgs),
    Approve(approve::ApproveArgs),
    Numbers(numbers::NumbersArgs),
    Lots(lots::LotsArgs),
    Prohibit(prohibit::ProhibitArgs),
    Absent(absent::AbsentArgs),
    Lineup(lineup::LineupArgs),
    Pair(pair::PairArgs),
    Publish(phase::PublishArgs),
    Start(phase::StartArgs),
    Result(result::ResultArgs),
    Late(late::LateArgs),
    Seat(seat::SeatArgs),
    Colours(seat::ColoursArgs),
    Board(board::BoardArgs),
    Close(phase::CloseArgs),
    Withdraw(withdraw::WithdrawArgs),
    Further(further::FurtherArgs),
    Penalty(penalty::PenaltyArgs),
    Assistant(assistant::AssistantArgs),
    Leave(leave::LeaveArgs),
    Protest(protest::ProtestArgs),
    Decide(note::DecideArgs),
    Note(note::NoteArgs),
    Duty(note::DutyArgs),
    Attach(attach::AttachArgs),
    Show(show::ShowArgs),
    Table(table::TableArgs),
    Explain(explain::ExplainArgs),
    At(at::AtArgs),
    Paper(paper::PaperArgs),
    Log(log::LogArgs),
    Undo(undo::UndoArgs),
    Verify(verify::VerifyArgs),
    Compare(compare::CompareArgs),
    Next(next::NextArgs),
    Finish(finish::FinishArgs),
    Cancel(finish::CancelArgs),
    Act(act::ActArgs),
}

/// How often a command is tried again when somebody else writes into the file at the same time.
const ATTEMPTS: u32 = 60;

/// Runs the command.
pub(crate) fn run(args: &EventArgs, out: &mut Output) -> Result<Verdict> {
    let Some(command) = &args.command else {
        write!(out, "{}", args.common.words().text("event-course"))?;
        return Ok(Verdict::Fine);
    };
    for _ in 1..ATTEMPTS {
        match dispatch(command, &args.common, out) {
            Err(error) if error.is::<WrittenMeanwhile>() => {}
            done => return refusal_as_json(args, done),
        }
    }
    let busy = |_| RefusalText::new(args.common.words().text("event-written-meanwhile"));
    refusal_as_json(
        args,
        dispatch(command, &args.common, out).map_err(|error| match error.downcast::<WrittenMeanwhile>() {
            Ok(meanwhile) => busy(meanwhile).into(),
            Err(other) => other,
        }),
    )
}

/// A refusal is one object for a program.
fn refusal_as_json(args: &EventArgs, done: Result<Verdict>) -> Result<Verdict> {
    match done {
        Err(error) if args.common.json && !output::is_closed_pipe(&error) => {
            let object = match error.downcast::<RefusalText>() {
                Ok(complaint) => complaint.json(),
                Err(other) => RefusalText::new(format!("{other:#}")).json(),
            };
            // A complaint that nobody can read is lost.
            let _ = writeln!(std::io::stderr(), "{object}");
            Ok(Verdict::Unusable)
        }
        other => other,
    }
}

fn dispatch(command: &EventCommand, common: &Common, out: &mut Output) -> Result<Verdict> {
    match command {
        EventCommand::New(args) => new::run(args, common, out),
        EventCommand::Import(args) => import::run(args, common, out),
        EventCommand::Simulate(args) => simulate::run(args, common, out),
        EventCommand::Open(OpenCommand::Paper(args)) if args.lists() => paper::list(common, out),
        EventCommand::Open(OpenCommand::Act(args)) if args.lists() => act::list(common, out),
        EventCommand::Open(command) => open(command, &mut OpenEvent::open(common, out)?),
    }
}

/// Runs a command on the open event.
fn open(command: &OpenCommand, desk: &mut OpenEvent<'_>) -> Result<Verdict> {
    match command {
        OpenCommand::Regulation(args) => regulation::run(args, desk),
        OpenCommand::TieBreaks(args) => tie_breaks::run(args, desk),
        OpenCommand::Official(args) => official::run(args, desk),
        OpenCommand::Committee(args) => committee::run(args, desk),
        OpenCommand::Technical(args) => technical::run(args, desk),
        OpenCommand::Schedule(args) => schedule::run(args, desk),
        OpenCommand::Team(args) => team::run(args, desk),
        OpenCommand::Enter(args) => enter::run(args, desk),
        OpenCommand::Export(args) => export::run(args, desk),
        OpenCommand::Amend(args) => amend::run(args, desk),
        OpenCommand::Approve(args) => approve::run(args, desk),
        OpenCommand::Numbers(args) => numbers::run(args, desk),
        OpenCommand::Lots(args) => lots::run(args, desk),
        OpenCommand::Prohibit(args) => prohibit::run(args, desk),
        OpenCommand::Absent(args) => absent::run(args, desk),
        OpenCommand::Lineup(args) => lineup::run(args, desk),
        OpenCommand::Pair(args) => pair::run(args, desk),
        OpenCommand::Publish(args) => phase::publish(args, desk),
        OpenCommand::Start(args) => phase::start(args, desk),
        OpenCommand::Result(args) => result::run(args, desk),
        OpenCommand::Late(args) => late::run(args, desk),
        OpenCommand::Seat(args) => seat::seat(args, desk),
        OpenCommand::Colours(args) => seat::colours(args, desk),
        OpenCommand::Board(args) => board::run(args, desk),
        OpenCommand::Close(args) => phase::close(args, desk),
        OpenCommand::Withdraw(args) => withdraw::run(args, desk),
        OpenCommand::Further(args) => further::run(args, desk),
        OpenCommand::Penalty(args) => penalty::run(args, desk),
        OpenCommand::Assistant(args) => assistant::run(args, desk),
        OpenCommand::Leave(args) => leave::run(args, desk),
        OpenCommand::Protest(args) => protest::run(args, desk),
        OpenCommand::Decide(args) => note::decide(args, desk),
        OpenCommand::Note(args) => note::note(args, desk),
        OpenCommand::Duty(args) => note::duty(args, desk),
        OpenCommand::Attach(args) => attach::run(args, desk),
        OpenCommand::Show(args) => show::run(args, desk),
        OpenCommand::Table(args) => table::run(args, desk),
        OpenCommand::Explain(args) => explain::run(args, desk),
        OpenCommand::Paper(args) => paper::run(args, desk),
        OpenCommand::At(args) => at::run(args, desk),
        OpenCommand::Log(args) => log::run(args, desk),
        OpenCommand::Undo(args) => undo::run(args, desk),
        OpenCommand::Verify(args) => verify::run(args, desk),
        OpenCommand::Compare(args) => compare::run(args, desk),
        OpenCommand::Next(args) => next::run(args, desk),
        OpenCommand::Finish(args) => finish::finish(args, desk),
        OpenCommand::Cancel(args) => finish::cancel(args, desk),
        OpenCommand::Act(args) => act::run(args, desk),
    }
}
