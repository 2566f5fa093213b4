//! Changes of the past: what they come to is told before they are made, whoever makes them and by whichever door.

use std::time::Duration;

use damier_compete::event::{Event, Fact, GameKey};

use crate::changes::Sheet;
use crate::draft::{Draft, Refusal, within};
use crate::{ActReport, EventContext, RefusalText};

/// Later rounds are tried again for so long; those that take longer are left out of the sheet.
const PATIENCE: Duration = Duration::from_secs(5);

/// Adds to the answer what a change of the past comes to. Whoever has not said that he knows is refused with just
/// that, and nothing is changed. Of what no later round rests on nothing is told.
pub(super) fn shown_first(
    draft: &Draft<'_>,
    before: &Event,
    changed: u32,
    confirmed: bool,
    answer: &mut ActReport,
) -> Result<(), Refusal> {
    if !is_past(draft.event, changed) {
        return Ok(());
    }
    let told = sheet(draft, before);
    if !confirmed {
        return Err(unconfirmed(draft, &told));
    }
    answer.block(told.text).fields.extend(told.fields);
    Ok(())
}

/// What is otherwise than before.
pub(super) fn sheet(draft: &Draft<'_>, before: &Event) -> ActReport {
    let was = EventContext { event: before, ..draft.hall() };
    let sheet = within(PATIENCE, |watch| Sheet::new(&was, draft.event, watch));
    let mut told = ActReport::new();
    sheet.add(&draft.hall(), &mut told);
    told
}

/// Refuses what nobody has confirmed, with everything that it would change.
pub(super) fn unconfirmed(draft: &Draft<'_>, told: &ActReport) -> Refusal {
    let mut lines = told.text.lines().map(|line| line.trim().to_owned());
    let what = lines.next().unwrap_or_default();
    let next = if draft.manner.terminal { "act-confirm-typed" } else { "act-confirm" };
    RefusalText::new(what).faults(lines.collect()).next(draft.words.text(next)).into()
}

/// Whether a round has been paired since a fact, and still counts.
fn is_past(event: &Event, changed: u32) -> bool {
    let mut since = event.entries().iter().skip(changed as usize);
    since.any(|entry| matches!(entry.fact, Fact::Paired { .. }) && event.counts(entry.seq))
}

/// The fact that paired the round of a game: what was paired after it rests on its results.
pub(super) fn pairing_of(event: &Event, key: GameKey) -> u32 {
    let pairs_it = |fact: &Fact| match fact {
        Fact::Paired { stage, round, .. } => (*stage, *round) == (key.stage, key.round),
        _ => false,
    };
    let found = event.entries().iter().rfind(|entry| pairs_it(&entry.fact) && event.counts(entry.seq));
    found.map_or(0, |entry| entry.seq)
}
