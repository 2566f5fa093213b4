//! A round that could not be paired, remembered until one is: whoever types results after that may mean the
//! round that is not there.

use anyhow::Result;
use damier_compete::Round;
use damier_compete::event::{Score, StageId};
use damier_desk::results::{Item, Place};
use damier_language::Args as Words;

use super::desk::OpenEvent;

/// The setting of the file that has it.
const SETTING: &str = "unpaired";

/// Remembers that a round could not be paired.
pub(super) fn remember(desk: &mut OpenEvent<'_>, stage: StageId, round: Round) -> Result<()> {
    desk.set(SETTING, Some(&format!("{} {}", stage.index(), round.number())))
}

/// Forgets it: a round is paired, or somebody has named the round he means.
pub(super) fn forget(desk: &mut OpenEvent<'_>) -> Result<()> {
    match desk.setting(SETTING)? {
        Some(_) => desk.set(SETTING, None),
        None => Ok(()),
    }
}

/// Refuses results without a round after a pairing that failed where they would finish adjourned games.
pub(super) fn check(desk: &mut OpenEvent<'_>, stage: StageId, round: Round, items: &[Item]) -> Result<()> {
    let Some(text) = desk.setting(SETTING)? else { return Ok(()) };
    let said =
        text.split_once(' ').and_then(|(stage, round)| Some((stage.parse().ok()?, round.parse().ok()?)));
    let Some((of, wanted)): Option<(usize, u16)> = said else { return Ok(()) };
    if of != stage.index() || wanted <= round.number() {
        return Ok(());
    }
    // What is missing may be written, and what has its result is refused by itself; a game that waits to be
    // finished would take a result that is meant for another.
    let adjourned = |table: u16| {
        let found = desk.state().stages.get(stage.index()).and_then(|own| own.round(round));
        let encounter = found.and_then(|own| own.encounters.get(usize::from(table).checked_sub(1)?));
        encounter.is_some_and(|own| own.score() == Some(Score::Adjourned))
    };
    let finishes = |item: &Item| match &item.place {
        Place::Table(numbers) => numbers.first().is_some_and(|table| adjourned(*table)),
        Place::Of(who) => desk.game_of(stage, round, who).is_ok_and(|(key, _)| adjourned(key.table)),
        Place::Between(one, _) => desk.game_of(stage, round, one).is_ok_and(|(key, _)| adjourned(key.table)),
    };
    if !items.iter().any(finishes) {
        return Ok(());
    }
    let args = Words::new().with("wanted", wanted).with("round", round.number());
    Err(desk
        .complaint("explained-not-paired", &args)
        .next(format!("damier event result --round {round} …"))
        .into())
}
