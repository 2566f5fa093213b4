//! The chief arbiter's report to the organiser and the federation.
//!
//! | clause | here |
//! | --- | --- |
//! | UA13-IV.18.8.6, UA-IV.8.6 | the course of the event, the table, what the rating commission needs |
//! | FMJD-IV.2.27 | the course and the results |
//! | FMJD-IV.2.28 | deviations, incidents, requests for further sanctions, proposals: the additional sheet |
//! | COL-3.2.2e | arbiters with category and function |

mod course;
mod disputes;
mod people;

use damier_compete::event::{Over, Role};
use damier_language::Args;

use super::clerk::{Clerk, Staged};
use super::listing::or_empty;
use super::options::{Options, PaperError};
use super::{cross_table, irregularities, sanctions, standings};
use crate::paper::{Block, Fields, Heading, List, Paper, Writing};

pub(super) fn make(clerk: &Clerk<'_>) -> Result<Paper, PaperError> {
    if clerk.state.entrants() == 0 {
        return Err(PaperError::NobodyEntered);
    }
    // A report is about the whole event, whatever round was asked for.
    let options = Options { stage: None, round: None, who: None, ..clerk.options.clone() };
    let clerk = &Clerk { options: &options, ..*clerk };
    let mut paper = clerk.paper(clerk.text("paper-report"));
    if clerk.state.over.is_none() {
        paper = paper.line(clerk.text("paper-report-draft"));
    }
    let mut parts = Parts { clerk, number: 0, blocks: Vec::new() };
    parts.part("paper-report-event", vec![about(clerk).into()]);
    parts.part("paper-report-panel", people::panel(clerk));
    parts.part("paper-report-participants", people::participants(clerk));
    parts.part("paper-report-course", course::course(clerk));
    for staged in clerk.all_stages().filter(|staged| !staged.stage.rounds.is_empty()) {
        parts.results(staged);
    }
    parts.part("paper-report-withdrawals", course::withdrawals(clerk));
    parts.part("paper-report-corrections", course::corrections(clerk));
    if let Some(table) = irregularities::table(clerk) {
        parts.part("paper-irregularities", vec![table.into()]);
    }
    parts.part("paper-sanctions-imposed", one_or(clerk, sanctions::penalties(clerk), "paper-no-sanctions"));
    parts.part("paper-late-arrivals", one_or(clerk, sanctions::late(clerk), "paper-no-late"));
    parts.part("paper-report-protests", disputes::protests(clerk));
    parts.part("paper-decisions", one_or(clerk, sanctions::decisions(clerk), "paper-no-decisions"));
    parts.part("paper-report-incidents", disputes::incidents(clerk));
    parts.part("paper-report-proposals", vec![Writing { label: "".into(), lines: 4 }.into()]);
    let date = || clerk.text("paper-date");
    let mut blocks = std::mem::take(&mut parts.blocks);
    parts.part("paper-report-attached", vec![attached(clerk).into()]);
    // Nobody signs an empty page.
    let end = parts.blocks.into_iter().chain([
        clerk.signature(Role::ChiefArbiter).dated(date()).into(),
        clerk.signature(Role::ChiefSecretary).dated(date()).into(),
    ]);
    blocks.push(Block::together(end));
    Ok(paper.with_all(blocks))
}

/// A table, or the sentence that there is nothing.
fn one_or(clerk: &Clerk<'_>, table: Option<crate::paper::Table>, none: &str) -> Vec<Block> {
    vec![table.map_or_else(|| Block::paragraph(clerk.text(none)), Into::into)]
}

/// Numbered parts one after the other.
struct Parts<'a, 'b> {
    clerk: &'a Clerk<'b>,
    number: u8,
    blocks: Vec<Block>,
}

impl Parts<'_, '_> {
    fn part(&mut self, title: &str, blocks: Vec<Block>) {
        self.titled(&self.clerk.text(title), blocks);
    }

    fn titled(&mut self, title: &str, blocks: Vec<Block>) {
        self.number += 1;
        self.blocks.push(Heading::section(format!("{}. {title}", self.number)).into());
        self.blocks.extend(blocks);
    }

    /// Places and the table of a stage.
    fn results(&mut self, staged: Staged<'_>) {
        let options = Options { stage: Some(staged.id), ..self.clerk.options.clone() };
        let clerk = &Clerk { options: &options, ..*self.clerk };
        let title = match clerk.stage_line(staged) {
            Some(name) => clerk.words.label(&clerk.text("paper-report-results"), &name),
            None => clerk.text("paper-report-results"),
        };
        self.titled(
            &title,
            results(clerk, staged).unwrap_or_else(|why| vec![Block::paragraph(why.text(clerk.words))]),
        );
    }
}

fn results(clerk: &Clerk<'_>, staged: Staged<'_>) -> Result<Vec<Block>, PaperError> {
    let places = standings::compute(clerk, staged)?;
    let mut blocks = standings::blocks(clerk, &places);
    blocks.push(cross_table::table(clerk, staged, &places)?.into());
    Ok(blocks)
}

fn about(clerk: &Clerk<'_>) -> Fields {
    let regulation = clerk.regulation;
    let organiser = clerk.holder(Role::Organiser).map(|own| own.name.as_str());
    let several = regulation.stages.len() > 1;
    let systems = clerk.all_stages().map(|staged| {
        let plan = &staged.stage.plan;
        let planned = clerk.state.rounds_planned(staged.stage);
        let rounds = clerk.translate("count-rounds", &Args::new().with("count", planned));
        let system = format!("{}, {rounds}", clerk.system(plan));
        if several { clerk.words.label(&clerk.stage_name(plan), &system) } else { system }
    });
    let over = match &clerk.state.over {
        None => clerk.text("paper-over-not-yet"),
        Some(Over::Finished) => clerk.text("paper-over-finished"),
        Some(Over::Cancelled { reason }) => {
            clerk.translate("paper-over-cancelled", &Args::new().with("reason", reason.clone()))
        }
    };
    Fields::new()
        .field(clerk.text("paper-report-name"), regulation.name.as_str())
        .field(clerk.text("paper-report-venue"), clerk.venue().unwrap_or_default())
        .field(clerk.text("paper-report-dates"), clerk.dates().unwrap_or_default())
        .field(clerk.text("paper-report-organiser"), or_empty(organiser))
        .field(clerk.text("paper-rulebook"), clerk.rulebook())
        .field(clerk.text("paper-character"), clerk.character())
        .field(clerk.text("paper-col-system"), systems.collect::<Vec<_>>().join("; "))
        .field(clerk.text("paper-control"), clerk.rate())
        .field(clerk.text("paper-report-state"), over)
}

/// What goes with the report.
fn attached(clerk: &Clerk<'_>) -> List {
    let mut items = vec!["paper-attached-table", "paper-attached-rating", "paper-attached-sheets"];
    if clerk.is_fmjd() {
        items.extend(["paper-form-1", "paper-form-2"]);
    }
    if !clerk.state.protests.is_empty() {
        items.push("paper-appeals");
    }
    List::numbered(items.into_iter().map(|id| clerk.text(id)))
}
