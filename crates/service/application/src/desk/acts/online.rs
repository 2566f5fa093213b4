//! Where boards are played, and what happens at them: on the site or in the hall, calls to the arbiter,
//! irregularities.

use damier_clock::Span;
use damier_compete::event::{Action, By, Fact, GameKey, Role};
use damier_compete::schedule::Side;
use damier_desk::RefusalText;
use damier_rules::Rulebook;
use damier_rules::game::DECIDED_BY;
use damier_rules::rulebook::{Irregularity, IrregularityPolicy};

use super::Report;
use super::results::is_player;
use crate::desk::draft::{ActError, Draft, Ground};
use crate::desk::fields::Fields;
use crate::desk::note::Note;
use crate::desk::{AtLink, Irregular, Seats, online};

/// Whoever calls more often while nobody comes is not heard sooner.
const MOST_CALLS: usize = 3;

/// The longest thing somebody says at a board.
const LONGEST: usize = 300;

/// The longest that moves are kept from spectators, in minutes.
const LATEST: u16 = 120;

fn field_text(fields: &Fields, name: &str) -> String {
    fields.text(name).chars().filter(|sign| !sign.is_control()).take(LONGEST).collect()
}

/// Lets boards be played on the site, or in the hall.
pub(super) fn online(draft: &mut Draft, fields: &Fields) -> Result<Report, ActError> {
    let by = draft.check(Action::RecordResult)?;
    let on = fields.text("on") == "yes";
    if on && let Err(why) = online::playable(draft.state()) {
        return Err(RefusalText::new(why.told_by_numbers(draft.words)).into());
    }
    let delay = fields.number::<u16>("delay").unwrap_or(0);
    if delay > LATEST {
        return Err(draft.stop("console-delay-too-long"));
    }
    draft.note(Note::Online { on, by, by_schedule: fields.has("by-schedule"), delay });
    Ok(None)
}

/// One board is played elsewhere than the others.
pub(super) fn venue(draft: &mut Draft, fields: &Fields) -> Result<Report, ActError> {
    let by = draft.check(Action::RecordResult)?;
    let key = board(draft, fields)?;
    let online = fields.text("on") == "yes";
    if online && let Err(why) = online::playable(draft.state()) {
        return Err(RefusalText::new(why.told_by_numbers(draft.words)).into());
    }
    let decided = Seats::of(draft.state(), key).is_some_and(|seats| seats.score().is_some());
    if decided {
        return Err(draft.stop("console-board-decided"));
    }
    draft.note(Note::Venue { key: GameKey { game: None, ..key }, online, by });
    Ok(None)
}

/// The board that a form names.
fn board(draft: &Draft, fields: &Fields) -> Result<GameKey, ActError> {
    let key = online::read_board(fields.text("board"));
    let key = key.filter(|key| Seats::of(draft.state(), *key).is_some());
    key.ok_or_else(|| draft.stop("console-no-such-board"))
}

/// Somebody at a board calls the arbiter.
pub fn call(draft: &mut Draft, key: GameKey, side: Side, text: &str) -> Result<(), ActError> {
    let own = draft.state().stages.get(key.stage.index()).and_then(|stage| stage.round(key.round));
    if !own.is_some_and(damier_compete::event::RoundState::has_started) {
        return Err(draft.stop("console-call-too-early"));
    }
    if draft.book.calls_waiting(key) >= MOST_CALLS {
        let waiting = RefusalText::new(draft.words.text("console-called-already"));
        return Err(ActError::Complaint(Ground::TooOften, waiting));
    }
    let text = text.chars().filter(|sign| !sign.is_control()).take(LONGEST).collect();
    draft.note(Note::Called { key, side, text });
    Ok(())
}

/// An arbiter has attended to a call.
pub(super) fn attend(draft: &mut Draft, fields: &Fields) -> Result<Report, ActError> {
    let by = draft.check(Action::RecordResult)?;
    let number: u32 = fields.number("call").unwrap_or(0);
    let at = usize::try_from(number).ok().and_then(|number| number.checked_sub(1));
    let open = at.and_then(|at| draft.book.calls.get(at)).is_some_and(|call| call.attended.is_none());
    if !open {
        return Err(draft.stop("console-attended-already"));
    }
    draft.note(Note::Attended { number, by, ruling: field_text(fields, "ruling") });
    Ok(None)
}

/// An irregularity is taken down; whoever did not commit it chooses (UA13-IV.6.4, FMJD-I.5.4, UA-VI.Viol.4).
pub(super) fn irregular(draft: &mut Draft, fields: &Fields) -> Result<Report, ActError> {
    let by = draft.check(Action::RecordResult)?;
    let key = board(draft, fields)?;
    if matches!(draft.venue(key), online::Venue::Site(_)) {
        return Err(draft.stop("console-regular-on-site"));
    }
    let kind = fields.number::<u8>("kind").unwrap_or(0);
    let book = draft.state().regulation.as_ref().and_then(|own| Rulebook::named(&own.rulebook).ok());
    let known = book.and_then(|book| kinds(&book).into_iter().find(|own| own.number() == kind));
    let white = Seats::of(draft.state(), key).map(|seats| seats.white());
    let side = match (fields.text("seat"), white) {
        ("white", Some(white)) => Some(white),
        ("black", Some(white)) => Some(!white),
        _ => None,
    };
    let (Some(known), Some(side)) = (known, side) else { return Err(draft.stop("desk-unreadable-form")) };
    let color = color_of(draft, key, side)?;
    let position = field_text(fields, "position");
    let line = format!("irregular {color} {} {position}", known.word()).trim_end().to_owned();
    let after_ms = since_start(draft, key);
    draft.append(Fact::AtBoard { key, after_ms, line })?;
    draft.note(Note::Irregular { key, kind, side, by });
    Ok(None)
}

/// The irregularities that a code knows over the board.
pub fn kinds(book: &Rulebook) -> Vec<Irregularity> {
    let by_hand = |own: &Irregularity| *own != Irregularity::ImpossibleByLetter && book.knows(*own);
    Irregularity::ALL.iter().copied().filter(by_hand).collect()
}

/// Whether a code lets somebody leave an irregularity as it is: not where the referee retracts it (WCDF-1.25) or play
/// goes back to it (COL-1.14.1a).
pub fn may_stand(book: &Rulebook) -> bool {
    book.switches.irregularity_policy == IrregularityPolicy::OpponentChoice
}

/// An official writes down what the opponent has chosen.
pub(super) fn settle(draft: &mut Draft, fields: &Fields) -> Result<Report, ActError> {
    let by = draft.check(Action::RecordResult)?;
    let number = fields.number("irregularity").unwrap_or(0);
    choose(draft, number, None, fields.text("corrected"), Some(by))?;
    Ok(None)
}

/// The opponent chooses at his board whether an irregularity is put right; it has to be certain that it is he.
pub fn choose_at_board(
    draft: &mut Draft,
    number: u32,
    (key, side): (GameKey, Side),
    choice: &str,
    who: &AtLink<'_>,
) -> Result<(), ActError> {
    if !is_player(draft, key, side, who)? {
        let told = RefusalText::new(draft.words.text("desk-board-code-needed"));
        return Err(ActError::Complaint(Ground::Forbidden, told));
    }
    choose(draft, number, Some((key, side)), choice, None)
}

/// A player says at his board what only he may: what he chooses after an irregularity that was written down line by
/// line, or a draw by his count (UA13-IV.6.4, UA13-IV.18.14/a, UA-IV.14.b); it has to be certain that it is he.
pub fn say_at_board(
    draft: &mut Draft,
    (key, side): (GameKey, Side),
    fields: &Fields,
    who: &AtLink<'_>,
) -> Result<(), ActError> {
    if !is_player(draft, key, side, who)? {
        let told = RefusalText::new(draft.words.text("desk-board-code-needed"));
        return Err(ActError::Complaint(Ground::Forbidden, told));
    }
    let color = color_of(draft, key, side)?;
    let line = match (fields.text("choice"), fields.text("counted")) {
        ("correct", _) => format!("correct {color}"),
        ("stand", _) => format!("let-stand {color}"),
        (_, counted @ ("repetition" | "counting")) => {
            let by = field_text(fields, "by");
            match by.split_whitespace().collect::<Vec<_>>()[..] {
                [] => format!("claim {color} {counted}"),
                [mv] => format!("claim {color} {counted} by {mv}"),
                _ => return Err(super::not_a(draft, "board-not-a-move", &by)),
            }
        }
        _ => return Err(draft.stop("desk-unreadable-form")),
    };
    let name = Seats::of(draft.state(), key).map(|seats| seats.name(side)).unwrap_or_default();
    let after_ms = since_start(draft, key);
    let by = By::new(Role::Player, &name);
    draft.say_as(by, Fact::SaidByPlayer { key, side, after_ms, line })?;
    Ok(())
}

/// The colour of a side of a game, as lines about a board name it.
fn color_of(draft: &Draft, key: GameKey, side: Side) -> Result<String, ActError> {
    let color = draft.state().pieces_of(key, side).map_err(|refused| draft.refused(&refused))?;
    Ok(color.to_string().to_lowercase())
}

/// The time since the signal to start, in whole seconds.
fn since_start(draft: &Draft, key: GameKey) -> u64 {
    let started = draft.event.entries().iter().rev().find(|entry| {
        matches!(entry.fact, Fact::Started { stage, round } if (stage, round) == (key.stage, key.round))
    });
    started.map_or(0, |entry| draft.at.since(entry.at).as_millis() / 1000 * 1000)
}

/// What was chosen stands in the log of the board too, where the choice is still open there.
fn write_choice(
    draft: &mut Draft,
    own: &Irregular,
    corrected: bool,
    by: Option<&By>,
) -> Result<(), ActError> {
    let key = own.key;
    let Ok(board) = draft.state().board(key) else { return Ok(()) };
    let opponent = color_of(draft, key, !own.side)?;
    let word = if corrected { "correct" } else { "let-stand" };
    let lines = [format!("{word} {opponent}"), format!("{word} arbiter")];
    let waits = board.view(Span::ZERO).waits;
    let open = waits.iter().flat_map(|waits| &waits.choices).map(|choice| &choice.line);
    let Some(line) = open.into_iter().find(|line| lines.contains(line)).cloned() else { return Ok(()) };
    let after_ms = since_start(draft, key);
    match by {
        Some(_) => draft.append(Fact::AtBoard { key, after_ms, line })?,
        None => {
            let name = Seats::of(draft.state(), key).map(|seats| seats.name(!own.side)).unwrap_or_default();
            let fact = Fact::SaidByPlayer { key, side: !own.side, after_ms, line };
            draft.say_as(By::new(Role::Player, &name), fact)?
        }
    };
    Ok(())
}

/// The opponent chooses whether an irregularity is put right.
fn choose(
    draft: &mut Draft,
    number: u32,
    at: Option<(GameKey, Side)>,
    choice: &str,
    by: Option<By>,
) -> Result<(), ActError> {
    let corrected = match choice {
        "yes" => true,
        "no" => false,
        _ => return Err(draft.stop("desk-unreadable-form")),
    };
    let place = usize::try_from(number).ok().and_then(|number| number.checked_sub(1));
    let found = place.and_then(|place| draft.book.irregularities.get(place));
    let open = found.is_some_and(|own| own.settled.is_none() && at.is_none_or(|(key, _)| key == own.key));
    if !open {
        return Err(draft.stop("console-chosen-already"));
    }
    if at.is_some_and(|(_, side)| found.is_some_and(|own| own.side == side)) {
        let told = RefusalText::new(draft.words.text("console-other-chooses"));
        return Err(ActError::Complaint(Ground::Forbidden, told));
    }
    let book = draft.state().regulation.as_ref().and_then(|own| Rulebook::named(&own.rulebook).ok());
    if let Some(book) = book.filter(|book| !may_stand(book) && (!corrected || at.is_some())) {
        let text = draft.words.text("console-no-choice");
        let told = RefusalText::new(draft.words.with_clauses(&text, book.own(DECIDED_BY)));
        return Err(ActError::Complaint(Ground::Forbidden, told));
    }
    if let Some(own) = found.cloned() {
        write_choice(draft, &own, corrected, by.as_ref())?;
    }
    draft.note(Note::Settled { number, corrected, by });
    Ok(())
}
