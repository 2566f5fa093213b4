//! Protests and what came of them; incidents for the additional sheet (FMJD-IV.2.28).

use damier_compete::event::{PairedBy, Protest, ProtestStatus};
use damier_language::Args;

use super::super::appeals;
use super::super::clerk::Clerk;
use super::super::listing::Listing;
use crate::paper::{Block, Column, List, Ruling, Writing};

pub(super) fn protests(clerk: &Clerk<'_>) -> Vec<Block> {
    let protests = &clerk.state.protests;
    if protests.is_empty() {
        return vec![Block::paragraph(clerk.text("paper-no-protests"))];
    }
    let ruling = |own: &Protest| match &own.status {
        ProtestStatus::Ruled { ruling, .. } | ProtestStatus::Final { ruling, .. } => ruling.clone(),
        ProtestStatus::Lodged | ProtestStatus::Appealed => String::new(),
    };
    let table = Listing::new("protests")
        .column(Column::number(clerk.text("paper-col-number")), |own: &Protest| own.seq.to_string())
        .column(Column::text(clerk.text("paper-protest-from")), |own| appeals::complainant(clerk, own))
        .column(Column::text(clerk.text("paper-protest-about")).wide(), |own| {
            appeals::about(clerk, own.about)
        })
        .column(Column::text(clerk.text("paper-protest-text")).wide(), |own| own.text.clone())
        .column(Column::text(clerk.text("paper-protest-status")).wide(), |own| {
            appeals::status(clerk, &own.status)
        })
        .column(Column::text(clerk.text("paper-col-decision")).wide(), ruling)
        .of(protests)
        .ruling(Ruling::Boxes);
    vec![table.into()]
}

/// Rounds paired against the rules, mixed-up colours, notes and interruptions, with room for more.
pub(super) fn incidents(clerk: &Clerk<'_>) -> Vec<Block> {
    let mut items = Vec::new();
    for staged in clerk.all_stages() {
        for (number, round) in (1_u16..).zip(&staged.stage.rounds) {
            if let PairedBy::Override { reason } = &round.by {
                let args = Args::new().with("round", number).with("reason", reason.clone());
                items.push(clerk.translate("paper-overridden-round", &args));
            }
            for (table, own) in (1_u16..).zip(&round.encounters).filter(|(_, own)| own.colours_mixed) {
                let args = Args::new()
                    .with("round", number)
                    .with("table", table)
                    .with("first", clerk.name(own.first).to_owned())
                    .with("second", clerk.name(own.second).to_owned());
                items.push(clerk.translate("paper-incident-mixed", &args));
            }
        }
    }
    items.extend(clerk.state.prohibited.iter().map(|(pair, reason)| {
        let args = Args::new()
            .with("first", clerk.name(pair.a).to_owned())
            .with("second", clerk.name(pair.b).to_owned())
            .with("reason", reason.clone());
        clerk.translate("paper-prohibited-pair", &args)
    }));
    items.extend(clerk.state.notes.iter().map(|(_, note)| note.clone()));
    let mut blocks = Vec::new();
    if items.is_empty() {
        blocks.push(Block::paragraph(clerk.text("paper-no-incidents")));
    } else {
        blocks.push(List::dashed(items).into());
    }
    blocks.push(Writing { label: clerk.text("paper-further-incidents").into(), lines: 3 }.into());
    blocks
}
