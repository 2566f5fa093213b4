//! The schedule: rounds with their days and times, and the changes made to it.
//!
//! UA13-IV.18.5.2, UA-IV.5: drawn up by the panel and made known. UA13-IV.9.2, UA-III.5.2: a change is
//! announced in advance, so each is listed with the time it was made.

use damier_clock::Moment;
use damier_compete::Round;
use damier_compete::event::{Fact, Phase, Resumption, Role, StageId, Windows};
use damier_language::Args;

use super::clerk::{Clerk, Staged};
use super::listing::Listing;
use super::options::PaperError;
use crate::paper::{Block, Column, Heading, List, Paper, Ruling, Table};

pub(super) fn make(clerk: &Clerk<'_>) -> Result<Paper, PaperError> {
    let mut paper = clerk.paper(clerk.text("paper-schedule"));
    if let Some(line) = clerk.rate_line() {
        paper = paper.line(line);
    }
    for staged in clerk.all_stages() {
        if let Some(name) = clerk.stage_line(staged) {
            paper = paper.with(Heading::section(name));
        }
        paper = paper.with(rounds(clerk, staged));
    }
    if let Some(windows) = clerk.state.windows() {
        let args = Args::new().with("before", windows.before).with("flash", windows.flash);
        let text = clerk.translate("paper-schedule-windows", &args);
        paper = paper.with(Block::paragraph(clerk.words.with_clauses(&text, windows.clauses)));
    }
    let resumed = resumed(clerk);
    if !resumed.is_empty() {
        paper =
            paper.with(Heading::section(clerk.text("paper-schedule-resumed"))).with(List::dashed(resumed));
    }
    let changes = changes(clerk);
    if !changes.is_empty() {
        paper =
            paper.with(Heading::section(clerk.text("paper-schedule-changes"))).with(List::dashed(changes));
    }
    Ok(paper.with(clerk.signature(Role::ChiefArbiter)))
}

fn rounds(clerk: &Clerk<'_>, staged: Staged<'_>) -> Table {
    let all: Vec<Round> = (1..=clerk.state.rounds_planned(staged.stage)).filter_map(Round::new).collect();
    let starts = |round: &Round| staged.stage.schedule.get(round).and_then(|at| clerk.civil(*at));
    // The hall is quiet before the start, and flashes end soon after it (UA13-IV.9.1, UA13-IV.16.3, UA-III.5.1,
    // UA-III.11.3, FMJD-III.4.1, FMJD-III.4.2).
    let windows = clerk.state.windows();
    let begins = |round: &Round, of: fn(&Windows, Moment) -> Moment| {
        let at = staged.stage.schedule.get(round).zip(windows).map(|(at, windows)| of(&windows, *at));
        at.and_then(|at| clerk.civil(at)).map_or_else(String::new, |at| clerk.words.time(at.time()))
    };
    let state = |round: &Round| match staged.stage.round(*round).map(|round| round.phase) {
        None => String::new(),
        Some(Phase::Paired | Phase::Published) => clerk.text("paper-round-paired"),
        Some(Phase::Started) => clerk.text("paper-round-started"),
        Some(Phase::Closed) => clerk.text("paper-round-closed"),
    };
    Listing::new(format!("schedule-{}", u16::from(staged.id.0) + 1))
        .column(Column::number(clerk.text("paper-col-round")), |round: &Round| round.number().to_string())
        .column(Column::text(clerk.text("paper-col-day")).wide(), |round| {
            starts(round).map_or_else(String::new, |at| clerk.words.day(at.date()))
        })
        .column(Column::text(clerk.text("paper-col-time")), |round| {
            starts(round).map_or_else(String::new, |at| clerk.words.time(at.time()))
        })
        .optional(Column::text(clerk.text("paper-col-session")), |round| begins(round, Windows::begins))
        .optional(Column::text(clerk.text("paper-col-flash")), |round| begins(round, Windows::flash_until))
        .optional(Column::text(clerk.text("paper-col-state")), state)
        .of(&all)
        .ruling(Ruling::Boxes)
}

/// When adjourned games go on (FMJD-IV.2.25, COL-3.2.2c).
fn resumed(clerk: &Clerk<'_>) -> Vec<String> {
    let line = |own: Resumption| {
        let game = clerk
            .sides(own.key)
            .map_or_else(|| clerk.game(own.key), |sides| format!("{} ({sides})", clerk.game(own.key)));
        let args = Args::new().with("game", game).with("starts", clerk.moment(own.starts));
        clerk.translate("paper-schedule-resumption", &args)
    };
    clerk.state.resumptions().into_iter().map(line).collect()
}

/// A round that starts at a time, as somebody laid down.
pub(super) struct Laid {
    pub(super) stage: StageId,
    pub(super) round: Round,
    pub(super) starts: Moment,
    /// When it was laid down.
    pub(super) at: Moment,
}

/// Every time that was laid down and still counts, in order.
pub(super) fn laid_down(clerk: &Clerk<'_>) -> Vec<Laid> {
    clerk.collect_facts(|entry| match entry.fact {
        Fact::Scheduled { stage, round, starts } => Some(Laid { stage, round, starts, at: entry.at }),
        _ => None,
    })
}

fn changes(clerk: &Clerk<'_>) -> Vec<String> {
    let all = laid_down(clerk);
    let mut changes = Vec::new();
    for (at, laid) in all.iter().enumerate() {
        let same = |other: &&Laid| (other.stage, other.round) == (laid.stage, laid.round);
        if let Some(before) = all[..at].iter().rev().find(same).filter(|old| old.starts != laid.starts) {
            let args = Args::new()
                .with("round", laid.round.number())
                .with("was", clerk.moment(before.starts))
                .with("is", clerk.moment(laid.starts))
                .with("when", clerk.moment(laid.at));
            changes.push(clerk.translate("paper-schedule-change", &args));
        }
    }
    changes
}
