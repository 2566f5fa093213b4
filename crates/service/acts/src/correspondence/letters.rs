//! Letters: moves, what is wrong with them and what mends it, breaks.

use damier_correspondence::{Entry, Fact, Letter, Offence, PostalGame, Refused, Side, Stamp};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::{Decided, Draft, Refusal, append, lines};
use crate::typed;

/// Make a move, or enter the letter that brings it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Move {
    /// Whose letter it is, where letters are entered.
    #[serde(deserialize_with = "typed::option")]
    pub side: Option<String>,
    /// The half-moves: the accepted part of the partner's variation comes before one's own move.
    #[serde(rename = "move")]
    pub mv: String,
    /// When the partner's letter came, `-` where it has no date; only where letters are entered.
    pub received: Option<String>,
    /// When this letter went.
    pub sent: Option<String>,
    /// Variations proposed to the partner.
    pub variations: Vec<String>,
    /// A draw is offered.
    pub offer: bool,
    /// Penalty days are charged for the partner's letter.
    pub charge: bool,
    /// Answers prepared to what the partner may reply, a line of moves each; only its author sees them.
    pub then: Vec<String>,
}

/// The word for a date that a letter does not bear.
const UNDATED: &str = "-";

impl Move {
    pub(super) fn decide(&self, draft: &Draft<'_>) -> Decided {
        let by = draft.side(self.side.as_deref())?;
        let now = draft.now(by);
        let (received, sent) = match (draft.actor.side, draft.actor.keeper) {
            // A move on the site: it answers what came last, and goes now.
            (Some(_), _) => (self.answered(draft, by), Some(now)),
            (None, true) => (date(self.received.as_deref())?, date(self.sent.as_deref())?),
            (None, false) => {
                let received = date(self.received.as_deref())?.or(draft.game.last_sent());
                let received = received.unwrap_or(Stamp::day(draft.game.terms().start));
                let sent = date(self.sent.as_deref())?.unwrap_or(now);
                if sent.date > now.date {
                    return Err(Refused::DatesBackwards { earlier: sent.date, later: now.date }.into());
                }
                (Some(received), Some(sent))
            }
        };
        let moves = self.mv.split_whitespace().map(str::to_owned).collect();
        let variations = lines(&self.variations);
        let letter =
            Letter { by, received, sent, moves, variations, offer: self.offer, charged: self.charge };
        if draft.actor.side.is_none() {
            return Ok((Fact::Letter(letter), now));
        }
        let fact = draft.game.move_now(by, self.mv.trim(), received, now, self.offer);
        Ok((fact, now))
    }

    /// When the letter that is answered came: of a partner who writes letters, when his was entered.
    fn answered(&self, draft: &Draft<'_>, by: Side) -> Option<Stamp> {
        let entered = || {
            let moved = |entry: &&Entry| matches!(entry.fact, Fact::Letter(_));
            draft.game.entries().iter().rev().find(moved).map(|entry| entry.on)
        };
        let letters = draft.actor.by_letter.contains(&!by);
        let sent = if letters { entered() } else { draft.game.last_sent() };
        sent.map(|sent| sent.in_zone(&draft.zone(by)))
    }

    /// The answers that go with the move, where the partner's own have not been made already.
    pub(super) fn prepared(
        &self,
        draft: &Draft<'_>,
        after: &PostalGame,
        on: Stamp,
    ) -> Result<Vec<Entry>, Refusal> {
        let prepared = lines(&self.then);
        if prepared.is_empty() {
            return Ok(Vec::new());
        }
        let by = draft.side(self.side.as_deref())?;
        let fact = Fact::Conditional { by, lines: prepared };
        // They must fit what is on the board after the move, whatever the partner has prepared.
        let mut bare = draft.game.clone();
        let (moved, _) = self.decide(draft)?;
        bare.apply(&Entry { on, fact: moved })?;
        bare.decide(fact.clone(), on)?;
        if after.turn() == by || after.is_over() {
            return Ok(Vec::new());
        }
        Ok(append(&mut after.clone(), fact, on)?)
    }
}

/// A date of a letter; none where it is not written.
fn date(text: Option<&str>) -> Result<Option<Stamp>, Refusal> {
    match text.map(str::trim) {
        None | Some("" | UNDATED) => Ok(None),
        Some(text) => match text.parse::<Date>() {
            Ok(date) => Ok(Some(date.into())),
            Err(_) => Err(Refusal::NoDate { text: text.chars().take(40).collect() }),
        },
    }
}

/// Prepare answers to what the partner may reply.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Prepare {
    /// Whose they are, where letters are entered.
    #[serde(deserialize_with = "typed::option")]
    pub side: Option<String>,
    /// Lines of moves, each begins with one of the partner.
    pub lines: Vec<String>,
}

impl Prepare {
    pub(super) fn decide(&self, draft: &Draft<'_>) -> Decided {
        let by = draft.side(self.side.as_deref())?;
        Ok((Fact::Conditional { by, lines: lines(&self.lines) }, draft.now(by)))
    }
}

/// Enter a letter with an impossible move.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Impossible {
    /// Whose letter it is.
    #[serde(deserialize_with = "typed::option")]
    pub side: Option<String>,
    /// When the partner's letter came.
    pub received: Option<Date>,
    /// When this letter went.
    pub sent: Option<Date>,
    /// The move; `?` where nobody can read it.
    #[serde(rename = "move")]
    pub mv: String,
}

impl Impossible {
    pub(super) fn decide(&self, draft: &Draft<'_>) -> Decided {
        let by = draft.side(self.side.as_deref())?;
        let (received, sent) = days(draft, by, self.received, self.sent);
        Ok((Fact::Impossible { by, text: self.mv.clone(), received, sent }, draft.now(by)))
    }
}

/// Enter that a player complains of a faulty letter.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Complain {
    /// Whose letter it is.
    #[serde(deserialize_with = "typed::option")]
    pub side: Option<String>,
    /// What is wrong.
    pub offence: Option<Offence>,
    /// When the partner's letter came.
    pub received: Option<Date>,
    /// When this letter went.
    pub sent: Option<Date>,
    /// Penalty days are charged.
    pub charge: bool,
}

impl Complain {
    pub(super) fn decide(&self, draft: &Draft<'_>) -> Decided {
        let by = draft.side(self.side.as_deref())?;
        let (received, sent) = days(draft, by, self.received, self.sent);
        let offence = self.offence.unwrap_or(Offence::Impossible);
        Ok((Fact::Complaint { by, offence, received, sent, charged: self.charge }, draft.now(by)))
    }
}

/// Enter a correction.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Correct {
    /// Whose letter it is.
    #[serde(deserialize_with = "typed::option")]
    pub side: Option<String>,
    /// When the partner's letter came.
    pub received: Option<Date>,
    /// When this letter went.
    pub sent: Option<Date>,
    /// The move in place of the faulty one.
    #[serde(rename = "move")]
    pub mv: Option<String>,
}

impl Correct {
    pub(super) fn decide(&self, draft: &Draft<'_>) -> Decided {
        let by = draft.side(self.side.as_deref())?;
        let (received, sent) = days(draft, by, self.received, self.sent);
        Ok((Fact::Corrected { by, received, sent, mv: self.mv.clone() }, draft.now(by)))
    }
}

/// The dates of a letter; today where one is not named.
fn days(draft: &Draft<'_>, by: Side, received: Option<Date>, sent: Option<Date>) -> (Stamp, Stamp) {
    let stamp = |day: Option<Date>| day.map_or_else(|| draft.now(by), Stamp::day);
    (stamp(received), stamp(sent))
}

/// A move without an answer was sent again.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Repeat {
    /// Whose letter it is.
    #[serde(deserialize_with = "typed::option")]
    pub side: Option<String>,
    /// By registered letter.
    pub registered: bool,
}

impl Repeat {
    pub(super) fn decide(&self, draft: &Draft<'_>) -> Decided {
        let by = draft.side(self.side.as_deref())?;
        Ok((Fact::Repeated { by, registered: self.registered }, draft.now(by)))
    }
}

/// A player tells his partner of a delay.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Delay {
    /// Who, where letters are entered.
    #[serde(deserialize_with = "typed::option")]
    pub side: Option<String>,
}

impl Delay {
    pub(super) fn decide(&self, draft: &Draft<'_>) -> Decided {
        let by = draft.side(self.side.as_deref())?;
        Ok((Fact::DelayTold { by }, draft.now(by)))
    }
}

/// A player answers the arbiter.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Sign {
    /// Who, where letters are entered.
    #[serde(deserialize_with = "typed::option")]
    pub side: Option<String>,
}

impl Sign {
    pub(super) fn decide(&self, draft: &Draft<'_>) -> Decided {
        let by = draft.side(self.side.as_deref())?;
        Ok((Fact::SignOfLife { by }, draft.now(by)))
    }
}

/// A player got the start documents late.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Documents {
    /// Who, where letters are entered.
    #[serde(deserialize_with = "typed::option")]
    pub side: Option<String>,
    pub received: Option<Date>,
}

impl Documents {
    pub(super) fn decide(&self, draft: &Draft<'_>) -> Decided {
        let by = draft.side(self.side.as_deref())?;
        let on = draft.now(by);
        Ok((Fact::Documents { by, received: self.received.unwrap_or(on.date) }, on))
    }
}

/// A break: of a player within his allowance, or granted beyond it by the arbiter.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Break {
    /// Whose, where it is not one's own.
    #[serde(deserialize_with = "typed::option")]
    pub side: Option<String>,
    /// The first day.
    pub from: Option<Date>,
    /// The last day.
    pub to: Option<Date>,
    /// When the partner was told; none: today.
    pub notice: Option<Date>,
    /// The partner was not told.
    pub untold: bool,
    /// Granted by the arbiter beyond the allowance; what an arbiter enters is always granted.
    pub granted: bool,
}

impl Break {
    pub(super) fn decide(&self, draft: &Draft<'_>) -> Decided {
        let actor = draft.actor;
        let by = match actor.arbiter && actor.side.is_none() {
            true => draft.about(self.side.as_deref())?,
            false => draft.side(self.side.as_deref())?,
        };
        let no_date = || Refusal::NoDate { text: String::new() };
        let (from, to) = (self.from.ok_or_else(no_date)?, self.to.ok_or_else(no_date)?);
        let on = if actor.arbiter { draft.today() } else { draft.now(by) };
        let notified = (!self.untold).then(|| self.notice.unwrap_or(on.date));
        let exceptional = match (actor.keeper, actor.arbiter) {
            (true, _) => self.granted,
            (false, granted) => granted,
        };
        Ok((Fact::Break { by, from, to, notified, exceptional }, on))
    }
}
