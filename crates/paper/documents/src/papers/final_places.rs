//! The places of the whole event, where it has several stages: who went further stands higher (UA13-IV.3.4.5,
//! UA-II.3.6.5).

use damier_compete::event::{FinalLine, Role};
use damier_language::Args;

use super::clerk::Clerk;
use super::listing::Listing;
use super::options::PaperError;
use super::standings;
use crate::paper::{Block, Column, List, Paper, Ruling};

pub(super) fn make(clerk: &Clerk<'_>) -> Result<Paper, PaperError> {
    let finals = clerk.state.final_standings().map_err(|why| standings::refused(clerk, &why))?;
    let stage_name = |at: usize| clerk.state.stages.get(at).map_or("", |stage| stage.plan.name.as_str());
    let mut paper = clerk.paper(clerk.text("paper-final-places"));
    let open: Vec<&str> = finals.unfinished.iter().map(|stage| stage_name(stage.index())).collect();
    if !open.is_empty() {
        let args = Args::new().with("stages", clerk.words.list(open)).with("count", finals.unfinished.len());
        paper = paper.with(Block::paragraph(clerk.translate("paper-final-places-open", &args)));
    }
    let several = clerk.state.stages.len() > 1;
    let table = Listing::new("final-places")
        .column(Column::text(clerk.text("paper-col-place")), |line: &FinalLine| line.place.to_string())
        .column(clerk.entrant_column().wide(), |line| line.name.clone())
        .optional(Column::text(clerk.text("paper-col-stage")), |line| {
            if several { stage_name(line.stage.index()).to_owned() } else { String::new() }
        })
        .optional(Column::text(clerk.text("paper-col-stage-place")), |line| {
            if several { line.stage_place.to_string() } else { String::new() }
        })
        .of(&finals.lines)
        .ruling(Ruling::Rows);
    paper = paper.with(table);
    if !finals.unclassified.is_empty() {
        let names = finals.unclassified.iter().map(|own| own.name.clone()).collect::<Vec<_>>();
        paper =
            paper.with(Block::paragraph(clerk.text("paper-final-places-without"))).with(List::dashed(names));
    }
    Ok(paper.with(clerk.signature(Role::ChiefArbiter)).with(clerk.signature(Role::ChiefSecretary)))
}
