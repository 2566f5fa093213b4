//! Which papers say something else after a change, so that they are printed again.

use damier_compete::Round;
use damier_compete::event::{Event, Phase, StageId};
use serde::Serialize;

use super::kind::Kind;
use super::options::Options;

/// Wide enough that no line of a paper is broken.
const WIDTH: usize = 400;

/// A paper that says something else now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct PaperAgain {
    #[serde(serialize_with = "name")]
    pub kind: Kind,
    /// Of which stage.
    pub stage: StageId,
    /// Of which round, where papers are made for rounds.
    pub round: Option<Round>,
}

fn name<S: serde::Serializer>(kind: &Kind, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(kind.name())
}

/// The papers of the rounds that were published, and the tables, as far as they are otherwise after a change.
pub fn again(before: &Event, after: &Event, options: &Options) -> Vec<PaperAgain> {
    let mut found = Vec::new();
    for (at, stage) in before.state().stages.iter().enumerate() {
        let stage_id = StageId(u8::try_from(at).unwrap_or(u8::MAX));
        let published = stage.rounds.iter().filter(|round| round.phase >= Phase::Published).count();
        let rounds = (0..published).map(Round::at).flat_map(|round| {
            [Kind::Pairings, Kind::LineUp, Kind::NoticeBoard].map(|kind| (kind, Some(round)))
        });
        let tables = [Kind::Standings, Kind::CrossTable, Kind::Progress].map(|kind| (kind, None));
        let tables = tables.into_iter().filter(|_| published > 0);
        for (kind, round) in rounds.chain(tables) {
            let asked = Options { stage: Some(stage_id), round, made_at: None, ..options.clone() };
            let text = |event: &Event| super::make(kind, event, &asked).ok().map(|paper| paper.text(WIDTH));
            let was = text(before);
            if was.is_some() && was != text(after) {
                found.push(PaperAgain { kind, stage: stage_id, round });
            }
        }
    }
    found
}
