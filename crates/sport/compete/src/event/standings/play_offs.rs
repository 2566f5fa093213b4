//! Additional contests: a later stage of deciding games among those who are level in this one, or a match
//! where the regulation provides for one (UA13-IV.12.2, UA-III.8.2, FMJD-III.5.11.1.1, COL-3.7.2).

use crate::event::ids::StageId;
use crate::event::next::{places_of, stage_over};
use crate::event::stage::System;
use crate::event::stage_field::FieldFrom;
use crate::event::state::{StageState, State};
use crate::event::table::StageTable;
use damier_pairing::Entrant;
use damier_pairing::standings::{Place, PlayOff};

impl State {
    /// Whether a stage only decides about places of an earlier one: deciding games or a match among those
    /// who have equal points there.
    pub(super) fn is_play_off(&self, stage: &StageState) -> bool {
        let may_be = match stage.plan.system {
            System::Barrage => true,
            System::Match(_) => self.regulation.as_ref().is_some_and(|own| own.play_off.is_some()),
            _ => false,
        };
        let FieldFrom::Places(sources) = &stage.plan.from else { return false };
        may_be && sources.iter().any(|source| self.are_level(source.stage, &self.field(stage)))
    }

    /// Whether all of these have equal points in a stage.
    fn are_level(&self, id: StageId, field: &[Entrant]) -> bool {
        let Some(table) = self.table(id) else { return false };
        let points = |entrant: &Entrant| Some(table.sheet.points_after(table.line_of(*entrant)?, usize::MAX));
        let points: Option<Vec<_>> = field.iter().map(points).collect();
        points.is_some_and(|points| points.windows(2).all(|two| two[0] == two[1]))
    }

    /// Whether a stage takes its field from places of another.
    fn comes_from(stage: &StageState, id: StageId) -> bool {
        match &stage.plan.from {
            FieldFrom::Places(places) => places.iter().any(|own| own.stage == id),
            FieldFrom::Everybody
            | FieldFrom::Group { .. }
            | FieldFrom::Part { .. }
            | FieldFrom::Category(_)
            | FieldFrom::Named => false,
        }
    }

    /// The finished contests that decide about places of a stage, as lines of its table.
    pub(super) fn play_offs(&self, id: StageId, table: &StageTable) -> Vec<PlayOff> {
        let later = self.stages.iter().enumerate().skip(id.index() + 1);
        let own = later.filter(|(_, stage)| self.is_play_off(stage) && State::comes_from(stage, id));
        let ids = own.map(|(at, _)| StageId(at as u8)).filter(|own| stage_over(self, *own).is_some());
        ids.map(|own| PlayOff { tiers: tiers(&places_of(self, own), table) }).collect()
    }
}

/// Those who share a place stand together.
fn tiers(places: &[(Place, Entrant)], table: &StageTable) -> Vec<Vec<Entrant>> {
    let block = |block: &[(Place, Entrant)]| {
        block.iter().filter_map(|(_, entrant)| table.line_of(*entrant)).collect::<Vec<_>>()
    };
    places.chunk_by(|(a, _), (b, _)| a == b).map(block).filter(|tier| !tier.is_empty()).collect()
}
