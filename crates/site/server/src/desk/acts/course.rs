//! The course of the event: its regulation, its schedule, what is taken back, its end.

use damier_compete::event::{Fact, StageId};
use damier_desk::{moment, prepare};
use jiff::tz::TimeZone;

use super::pairing::close_complete;
use super::{Report, not_a, stage_of};
use crate::desk::begin::{read_regulation, regulation_text};
use crate::desk::draft::{Draft, Stop};
use crate::desk::fields::Fields;
use crate::desk::note::Note;

/// Changes the regulation.
pub(super) fn regulation(draft: &mut Draft, fields: &Fields) -> Result<Report, Stop> {
    let text = regulation_text(fields).unwrap_or_default();
    let regulation = Box::new(read_regulation(draft.words, &text)?);
    draft.say(Fact::RegulationChanged { regulation, reason: fields.text("reason").to_owned() })?;
    Ok(None)
}

/// Says when a round starts, by the clocks of the hall.
pub(super) fn schedule(draft: &mut Draft, fields: &Fields) -> Result<Report, Stop> {
    let zone = draft.book.zone();
    let text = fields.text("starts");
    let at = moment::read(text, moment::civil(draft.at, &zone));
    let at = at.ok_or_else(|| not_a(draft, "event-not-a-time", text))?;
    let Some(round) = fields.round() else { return Err(draft.stop("desk-unreadable-form")) };
    let stage = stage_of(draft, fields);
    draft.say(Fact::Scheduled { stage, round, starts: moment::moment(at, &zone) })?;
    Ok(None)
}

/// Says by which clocks the hall lives.
pub(super) fn zone(draft: &mut Draft, fields: &Fields) -> Result<Report, Stop> {
    let name = fields.text("zone");
    if TimeZone::get(name).is_err() {
        return Err(not_a(draft, "desk-not-a-zone", name));
    }
    draft.note(Note::Zone(name.to_owned()));
    Ok(None)
}

/// Approves the results; early, if not everything could be played.
pub(super) fn finish(draft: &mut Draft, fields: &Fields) -> Result<Report, Stop> {
    for at in 0..draft.state().stages.len() {
        close_complete(draft, StageId(u8::try_from(at).unwrap_or(u8::MAX)))?;
    }
    let early = fields.has("early") && draft.state().check_finished().is_err();
    let reason = fields.text("reason").to_owned();
    draft.say(if early { Fact::FinishedEarly { reason } } else { Fact::Finished })?;
    Ok(None)
}

/// Cancels the event.
pub(super) fn cancel(draft: &mut Draft, fields: &Fields) -> Result<Report, Stop> {
    draft.say(Fact::Cancelled { reason: fields.text("reason").to_owned() })?;
    Ok(None)
}

/// Takes back one fact, or all that was said together last.
pub(super) fn undo(draft: &mut Draft, fields: &Fields) -> Result<Report, Stop> {
    let numbers = match fields.number("number") {
        Some(number) => vec![number],
        None => prepare::said_last(&draft.event),
    };
    if numbers.is_empty() {
        return Err(draft.stop("event-nothing-to-undo"));
    }
    for seq in numbers {
        draft.say(Fact::Undone { seq, reason: fields.text("reason").to_owned() })?;
    }
    Ok(None)
}
