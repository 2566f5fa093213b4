//! The final places of an event of several stages (UA13-IV.3.4.5, UA-II.3.6.5): who went further stands
//! higher.
//!
//! Everybody has the place that his last stage gives him. Finals of one level come one after the other as
//! the regulation names them; those who stopped in groups side by side are ordered by their places in the
//! groups, and equal ones share. Deciding games are no stage of their own: they decide inside the stage
//! they belong to.

use std::collections::BTreeMap;

use serde::Serialize;

use super::NoStandings;
use super::line::Unclassified;
use crate::event::ids::StageId;
use crate::event::next::stage_over;
use crate::event::stage_field::FieldFrom;
use crate::event::state::{StageState, State};
use damier_pairing::Entrant;
use damier_pairing::standings::Place;

/// The places of the whole event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct FinalStandings {
    /// The best first.
    pub lines: Vec<FinalLine>,
    /// Those without a place in their last stage.
    pub unclassified: Vec<Unclassified>,
    /// Stages that have not ended: the places are those of the moment.
    pub unfinished: Vec<StageId>,
}

/// A line of the whole event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct FinalLine {
    /// The place in the event.
    pub place: Place,
    pub entrant: Entrant,
    pub name: String,
    /// The last stage he played in.
    pub stage: StageId,
    /// His place there.
    pub stage_place: Place,
}

/// A stage on the way.
struct Step {
    id: StageId,
    field: Vec<Entrant>,
    /// How many stages came before for any of its field.
    level: usize,
    /// Whether it is one of several groups, or others went on from it.
    is_group: bool,
}

impl State {
    /// Who has which place in the whole event.
    pub fn final_standings(&self) -> Result<FinalStandings, NoStandings> {
        if self.regulation.is_none() {
            return Err(NoStandings::NoRegulation);
        }
        let steps = self.steps();
        let mut last: BTreeMap<Entrant, usize> = BTreeMap::new();
        for (at, step) in steps.iter().enumerate() {
            for entrant in &step.field {
                let stays = last.get(entrant).is_some_and(|own| steps[*own].level > step.level);
                if !stays {
                    last.insert(*entrant, at);
                }
            }
        }
        let mut finals =
            FinalStandings { lines: Vec::new(), unclassified: Vec::new(), unfinished: Vec::new() };
        let mut blocks: BTreeMap<Rank, Vec<FinalLine>> = BTreeMap::new();
        for (at, step) in steps.iter().enumerate() {
            let table = self.standings(step.id)?;
            if stage_over(self, step.id).is_none() {
                finals.unfinished.push(step.id);
            }
            let ends_here = |entrant: Entrant| last.get(&entrant) == Some(&at);
            finals.unclassified.extend(table.unclassified.into_iter().filter(|own| ends_here(own.entrant)));
            for line in table.lines.into_iter().filter(|line| ends_here(line.entrant)) {
                let rank = Rank {
                    level: std::cmp::Reverse(step.level),
                    is_group: step.is_group,
                    stage: (!step.is_group).then_some(step.id),
                    place: line.place.first,
                };
                blocks.entry(rank).or_default().push(FinalLine {
                    place: line.place,
                    entrant: line.entrant,
                    name: line.name,
                    stage: step.id,
                    stage_place: line.place,
                });
            }
        }
        for block in blocks.into_values() {
            let first = finals.lines.len() as u32 + 1;
            let place = Place { first, last: first + block.len() as u32 - 1 };
            finals.lines.extend(block.into_iter().map(|line| FinalLine { place, ..line }));
        }
        Ok(finals)
    }

    /// The stages that have a field, without deciding games.
    fn steps(&self) -> Vec<Step> {
        let mut steps: Vec<Step> = Vec::new();
        for (at, stage) in self.stages.iter().enumerate() {
            let has_field = at == 0 || stage.field.is_some();
            if !has_field || self.is_play_off(stage) {
                continue;
            }
            let field = self.field(stage);
            let goes_on = |step: &Step| step.field.iter().any(|entrant| field.contains(entrant));
            let before = steps.iter().filter(|step| goes_on(step)).map(|step| step.level + 1).max();
            for step in steps.iter_mut().filter(|step| goes_on(step)) {
                step.is_group = true;
            }
            let is_group = is_group(stage);
            steps.push(Step { id: StageId(at as u8), field, level: before.unwrap_or(0), is_group });
        }
        steps
    }
}

fn is_group(stage: &StageState) -> bool {
    matches!(stage.plan.from, FieldFrom::Group { .. })
}

/// Where lines stand that are equal in the whole event.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Rank {
    level: std::cmp::Reverse<usize>,
    is_group: bool,
    stage: Option<StageId>,
    place: u32,
}
