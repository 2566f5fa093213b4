//! Players: entered, corrected, withdrawn, absent, kept apart.

use damier_compete::Round;
use damier_compete::event::{Fact, PlayerEntry, Sex, Squad};
use damier_compete::swiss::{Prohibition, Strength};
use damier_desk::look_alike::skeleton;
use damier_desk::{Answer, Complaint};
use damier_language::Args;
use jiff::civil::Date;

use super::{Report, entrant, not_a, player, stage_of, team};
use crate::desk::draft::{Draft, Stop};
use crate::desk::fields::Fields;

/// A player as a form describes him.
pub(super) fn entry(draft: &Draft, fields: &Fields) -> Result<PlayerEntry, Stop> {
    let born = fields.text("born");
    let (born, born_year_only) = match read_born(born) {
        Some((date, year_only)) => (Some(date), year_only),
        None if born.is_empty() => (None, false),
        None => return Err(not_a(draft, "desk-not-a-date", born)),
    };
    let rating = match fields.text("rating") {
        "" => None,
        text => Some(text.parse().map_err(|_| not_a(draft, "event-not-a-number", text))?),
    };
    Ok(PlayerEntry {
        name: fields.text("name").to_owned(),
        title: fields.some("title"),
        rating,
        federation: fields.some("federation"),
        club: fields.some("club"),
        id: fields.some("number"),
        born,
        born_year_only,
        sex: match fields.text("sex") {
            "f" => Some(Sex::Female),
            "m" => Some(Sex::Male),
            _ => None,
        },
        team: fields.some("team").map(|text| team(draft, &text)).transpose()?,
        squad: match fields.text("board") {
            "" => Squad::Unordered,
            "reserve" => Squad::Reserve,
            text => Squad::Board(text.parse().map_err(|_| not_a(draft, "event-not-a-number", text))?),
        },
    })
}

/// A date of birth, or its year only.
fn read_born(text: &str) -> Option<(Date, bool)> {
    let year = text.parse::<i16>().ok().filter(|year| (1900..=2100).contains(year));
    match year.and_then(|year| Date::new(year, 1, 1).ok()) {
        Some(first_day) => Some((first_day, true)),
        None => text.parse().ok().map(|date| (date, false)),
    }
}

/// Enters a player.
pub(super) fn enter(draft: &mut Draft, fields: &Fields) -> Result<Report, Stop> {
    let entry = entry(draft, fields)?;
    if let Some(namesake) = namesake(draft, &entry).filter(|_| !fields.has("another")) {
        let args = Args::new().with("name", namesake.name.as_str());
        return Err(Complaint::new(draft.words.say("desk-entered-already", &args)).into());
    }
    draft.say(Fact::Entered(entry))?;
    Ok(None)
}

/// Somebody on the list who is called the same and may be the same: nothing known of the two tells them apart.
fn namesake(draft: &Draft, entry: &PlayerEntry) -> Option<PlayerEntry> {
    let same = |own: &&PlayerEntry| {
        let differ = own.born.zip(entry.born).is_some_and(|(one, other)| one.year() != other.year())
            || own.id.as_ref().zip(entry.id.as_ref()).is_some_and(|(one, other)| one != other);
        skeleton(&own.name) == skeleton(&entry.name) && !differ
    };
    draft.state().players.iter().find(same).cloned()
}

/// Corrects what was entered about a player.
pub(super) fn correct(draft: &mut Draft, fields: &Fields) -> Result<Report, Stop> {
    let player = player(draft, fields.text("who"))?;
    let entry = entry(draft, fields)?;
    draft.say(Fact::EntryCorrected { player, entry, reason: fields.text("reason").to_owned() })?;
    Ok(None)
}

/// Somebody leaves; what becomes of his games is told.
pub(super) fn withdraw(draft: &mut Draft, fields: &Fields) -> Result<Report, Stop> {
    let stage = stage_of(draft, fields);
    let entrant = entrant(draft, stage, fields.text("who"))?;
    draft.say(Fact::Withdrawn { entrant, reason: fields.text("reason").to_owned() })?;
    let ruling = draft.state().leaving_ruling(stage, entrant);
    Ok(ruling.map(|ruling| {
        let mut answer = Answer::new();
        answer.line(damier_desk::words::ruling(draft.words, draft.state(), &ruling));
        answer
    }))
}

/// Whether somebody who missed rounds goes on.
pub(super) fn further(draft: &mut Draft, fields: &Fields) -> Result<Report, Stop> {
    let entrant = entrant(draft, stage_of(draft, fields), fields.text("who"))?;
    let (goes_on, reason) = (fields.has("goes-on"), fields.text("reason").to_owned());
    draft.say(Fact::FurtherPart { entrant, goes_on, reason })?;
    Ok(None)
}

/// Somebody will not be there, in one round: the next to be paired unless another is named.
pub(super) fn absent(draft: &mut Draft, fields: &Fields) -> Result<Report, Stop> {
    let stage = stage_of(draft, fields);
    let entrant = entrant(draft, stage, fields.text("who"))?;
    let paired = draft.state().stages.get(stage.index()).map_or(0, |stage| stage.rounds.len());
    let rounds = vec![fields.round().unwrap_or_else(|| Round::at(paired))];
    draft.say(Fact::AbsenceAnnounced { stage, entrant, rounds })?;
    Ok(None)
}

/// The entries are checked and approved.
pub(super) fn approve(draft: &mut Draft, _: &Fields) -> Result<Report, Stop> {
    draft.say(Fact::EntriesApproved)?;
    Ok(None)
}

fn strength(fields: &Fields) -> Strength {
    if fields.has("if-possible") { Strength::AsFarAsPossible } else { Strength::Absolute }
}

/// Two should not be paired.
pub(super) fn prohibit(draft: &mut Draft, fields: &Fields) -> Result<Report, Stop> {
    let stage = stage_of(draft, fields);
    let (a, b) = (entrant(draft, stage, fields.text("who"))?, entrant(draft, stage, fields.text("other"))?);
    let pair = Prohibition { a, b, strength: strength(fields), only: None };
    draft.say(Fact::Prohibited { pair, reason: fields.text("reason").to_owned() })?;
    Ok(None)
}

/// Two may be paired again.
pub(super) fn lift(draft: &mut Draft, fields: &Fields) -> Result<Report, Stop> {
    let stage = stage_of(draft, fields);
    let (a, b) = (entrant(draft, stage, fields.text("who"))?, entrant(draft, stage, fields.text("other"))?);
    draft.say(Fact::ProhibitionLifted { a, b, strength: strength(fields) })?;
    Ok(None)
}
