//! A round that could not be paired, remembered until one is: whoever types results after that may mean the
//! round that is not there.

use anyhow::Result;
use damier_compete::Round;
use damier_compete::event::StageId;
use damier_desk::results::{Item, Place};
use damier_language::Args as Words;

use super::desk::Desk;

/// The setting of the file that has it.
const SETTING: &str = "unpaired";

/// Remembers that a round could not be paired.
pub(super) fn remember(desk: &mut Desk<'_>, stage: StageId, round: Round) -> Result<()> {
    desk.set(SETTING, Some(&format!("{} {}", stage.index(), round.number())))
}

/// Forgets it: a round is paired, or somebody has named the round he means.
pub(super) fn forget(desk: &mut Desk<'_>) -> Result<()> {
    match desk.setting(SETTING)? {
        Some(_) => desk.set(SETTING, None),
        None => Ok(()),
    }
}

/// Refuses results without a round after a pairing that failed, unless they are those that were missing.
pub(super) fn check(desk: &mut Desk<'_>, stage: StageId, round: Round, items: &[Item]) -> Result<()> {
    let Some(text) = desk.setting(SETTING)? else { return Ok(()) };
    let said =
        text.split_once(' ').and_then(|(stage, round)| Some((stage.parse().ok()?, round.parse().ok()?)));
    let Some((of, wanted)): Option<(usize, u16)> = said else { return Ok(()) };
    if of != stage.index() || wanted <= round.number() {
        return Ok(());
    }
    let missing = desk.state().missing_results(stage);
    let missing: Vec<u16> =
        missing.into_iter().filter(|(own, _)| *own == round).flat_map(|(_, tables)| tables).collect();
    let was_missing = |item: &Item| match &item.place {
        Place::Table(numbers) => numbers.first().is_some_and(|table| missing.contains(table)),
        Place::Of(_) | Place::Between(..) => !missing.is_empty(),
    };
    if items.iter().all(was_missing) {
        return Ok(());
    }
    let args = Words::new().with("wanted", wanted).with("round", round.number());
    Err(desk
        .complaint("explained-not-paired", &args)
        .next(format!("damier event result --round {round} …"))
        .into())
}
