//! The regulation of an imported event: what the file says, what the caller says, and nothing else.

use damier_clock::rules::Code;
use damier_compete::event::{Regulation, ScoreScale, StagePlan, System, sections};
use damier_compete::swiss;

use super::check::Field;
use super::header::Header;
use super::import::{ImportOptions, REASON};
use super::points::Scoring;

/// The rulebook of a file that names none.
const RULEBOOK: &str = "fmjd-100";

/// The regulation that the event is held under.
pub(super) fn regulation(header: &Header, field: &Field<'_>, options: &ImportOptions) -> Regulation {
    let mut made = match &header.regulation {
        Some(said) => (**said).clone(),
        None => Regulation::new("", RULEBOOK, Vec::new()),
    };
    if let Some(rulebook) = &options.rulebook {
        made.rulebook.clone_from(rulebook);
    }
    let code = made.code().ok();
    let rounds = match (header.rounds, made.stages.first()) {
        // A table has the rounds of its field; the regulation leaves room for a larger one.
        (Some(told), Some(plan)) if plan.system.is_by_table() => Some(told.max(plan.rounds)),
        (told, plan) => told.or(plan.map(|plan| plan.rounds)),
    };
    let played = if has_no_last_round(&made) { 0 } else { field.rounds as u16 };
    let rounds = rounds.unwrap_or_default().max(played).max(1);
    let mut plan = made.stages.first().cloned().unwrap_or_else(|| {
        let system =
            header.cycles.map_or(System::Swiss(engine(code)), |cycles| System::RoundRobin { cycles });
        StagePlan::new("main", system, rounds)
    });
    plan.rounds = rounds;
    if let Some(system) = options.system {
        plan.system = system;
    }
    made.stages = vec![plan];
    if !header.name.is_empty() {
        made.name.clone_from(&header.name);
    }
    made.starts = header.starts.or(made.starts);
    made.ends = header.ends.or(made.ends);
    if let Some(control) = &header.control {
        made.control.clone_from(control);
    }
    if header.regulation.is_none() {
        made.tie_breaks.clone_from(&header.tie_breaks);
    }
    made.scale =
        if field.scoring == Scoring::DEFAULT { ScoreScale::OneHalfZero } else { ScoreScale::TwoOneZero };
    // Sections that the code demands and no file has.
    if let Some(code) = code {
        for section in sections(code) {
            if made.section(section.number).is_none() {
                made.sections.push((section.number, REASON.to_owned()));
            }
        }
    }
    made
}

/// Whether the stage goes on until somebody has won, so that no number of rounds limits it.
pub(super) fn has_no_last_round(regulation: &Regulation) -> bool {
    regulation.stages.first().is_some_and(|plan| plan.system.goes_on_until_won())
}

/// The engine by which the code would go on.
const fn engine(code: Option<Code>) -> swiss::System {
    match code {
        Some(Code::Ua2013 | Code::Ua2023) => swiss::System::MedianRated,
        Some(Code::Columns) => swiss::System::Columns,
        Some(Code::Fmjd100 | Code::Fmjd64 | Code::Wcdf) | None => swiss::System::Classified,
    }
}
