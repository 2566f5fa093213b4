//! Who judged, who sat on the committee, who played.

use damier_compete::event::Official;

use super::super::clerk::Clerk;
use super::super::entries;
use super::super::listing::{Listing, or_empty};
use crate::paper::{Block, Column, Fields, Heading, Ruling};

/// The panel with category and function, and the appeals committee.
pub(super) fn panel(clerk: &Clerk<'_>) -> Vec<Block> {
    let panel = clerk.panel();
    let mut blocks = Vec::new();
    if panel.is_empty() {
        blocks.push(Block::paragraph(clerk.text("paper-no-panel")));
    } else {
        let relieved =
            |own: &&Official| if own.relieved { clerk.text("paper-relieved") } else { String::new() };
        let table = Listing::new("panel")
            .column(Column::text(clerk.text("paper-col-office")), |own: &&Official| clerk.role(own.role))
            .column(Column::text(clerk.text("paper-col-name")).wide(), |own| own.name.clone())
            .optional(Column::text(clerk.text("paper-col-category")), |own| or_empty(clerk.category(own)))
            .optional(Column::text(clerk.text("paper-col-branch")), |own| or_empty(own.branch.as_deref()))
            .optional(Column::text(clerk.text("paper-col-note")), relieved)
            .with_soft(&panel, |own| own.relieved)
            .ruling(Ruling::Boxes);
        blocks.push(table.into());
    }
    blocks.push(Heading::part(clerk.text("paper-committee")).into());
    blocks.extend(clerk.committee());
    blocks
}

/// How many took part, and from where.
pub(super) fn participants(clerk: &Clerk<'_>) -> Vec<Block> {
    let players = &clerk.state.players;
    let mut federations: Vec<(&str, usize)> = Vec::new();
    for federation in players.iter().filter_map(|player| player.federation.as_deref()) {
        match federations.iter_mut().find(|(own, _)| *own == federation) {
            Some((_, count)) => *count += 1,
            None => federations.push((federation, 1)),
        }
    }
    federations.sort_by(|(a, _), (b, _)| clerk.words.compare(a, b));
    let mut titles: Vec<(&str, usize)> = Vec::new();
    for title in players.iter().filter_map(|player| player.title.as_deref()) {
        match titles.iter_mut().find(|(own, _)| *own == title) {
            Some((_, count)) => *count += 1,
            None => titles.push((title, 1)),
        }
    }
    let told = |counts: &[(&str, usize)]| {
        counts.iter().map(|(name, count)| format!("{name} {count}")).collect::<Vec<_>>().join(", ")
    };
    let mut fields = Fields::new();
    if !clerk.state.teams.is_empty() {
        fields = fields.field(clerk.text("paper-count-teams"), clerk.state.teams.len().to_string());
    }
    fields = fields.field(clerk.text("paper-count-players"), players.len().to_string());
    let rated = players.iter().filter(|player| player.rating.is_some()).count();
    fields = fields.field(clerk.text("paper-count-rated"), rated.to_string());
    if !federations.is_empty() {
        fields = fields.field(clerk.text("paper-report-federations"), told(&federations));
    }
    if !titles.is_empty() {
        fields = fields.field(clerk.text("paper-report-titles"), told(&titles));
    }
    let approved = if clerk.state.entries_approved { "paper-entries-approved" } else { "paper-entries-open" };
    let mut blocks = vec![fields.into(), Block::paragraph(clerk.text(approved))];
    blocks.extend(entries::lists(clerk));
    blocks
}
