//! What an arbiter does at a board of an event. Each is a fact; one that cannot be changes nothing.

use damier_clock::{AdjournReason, ClockEvent, ClockFact, Fault, Moment, PauseReason, Reason, Span};
use damier_rules::ByColor;
use damier_rules::game::{self, Absent, Outcome};

use super::{Ending, LiveGame, Standing};
use crate::{Award, Refused, Seat, move_id};

impl LiveGame {
    /// Whether a player is awaited, who has not come since the signal to start.
    pub fn is_awaited(&self, seat: Seat) -> bool {
        let has_started = self.clock.started_at().is_some() && !self.is_over();
        has_started && !self.clock.is_present(seat.color())
    }

    /// Whether the next move is sealed.
    pub fn is_sealing(&self) -> bool {
        self.sealing.is_some()
    }

    /// On which grounds the arbiter decided the game, if he did.
    pub fn grounds(&self) -> Option<&str> {
        self.grounds.as_deref()
    }

    /// Refuses at a board of an event, where the arbiter decides instead.
    pub(super) fn without_arbiter(&self) -> Result<(), Refused> {
        if self.terms.event.is_some() { Err(Refused::ArbiterDecides) } else { Ok(()) }
    }

    /// Refuses where nobody is arbiter.
    fn with_arbiter(&self) -> Result<(), Refused> {
        self.in_play()?;
        if self.terms.event.is_some() { Ok(()) } else { Err(Refused::NoArbiter) }
    }

    pub(super) fn at_clock(&mut self, at: Moment, event: ClockEvent) -> Result<(), Refused> {
        self.with_arbiter()?;
        self.clock.apply(&ClockFact::new(at, event)).map_err(|refused| self.clock_refusal(&refused))
    }

    pub(super) fn start(&mut self, at: Moment, absent: &[Seat]) -> Result<(), Refused> {
        if self.standing != Standing::NotStarted {
            return Err(Refused::BegunAlready);
        }
        let absent = ByColor::from_fn(|color| absent.contains(&color.into()));
        self.at_clock(at, ClockEvent::Start { absent })?;
        self.standing = Standing::Runs;
        // Clocks that were kept for earlier half-moves stood before the start.
        let clock = self.clock.clone();
        self.clocks.iter_mut().for_each(|kept| *kept = clock.clone());
        Ok(())
    }

    pub(super) fn arrive(&mut self, at: Moment, who: Seat) -> Result<(), Refused> {
        self.not_standing()?;
        if !self.is_awaited(who) {
            return Err(Refused::HasCome { color: who.color() });
        }
        self.at_clock(at, ClockEvent::Arrived(who.color()))
    }

    pub(super) fn too_late(&mut self, at: Moment, who: &[Seat], encounter: bool) -> Result<(), Refused> {
        self.with_arbiter()?;
        let absent = match who {
            [one] => Absent::One(one.color()),
            _ => Absent::Both,
        };
        self.rules(at, game::Fact::Absent(absent))?;
        self.ending = Some(Ending::TooLate { encounter });
        Ok(())
    }

    pub(super) fn halt(&mut self, at: Moment) -> Result<(), Refused> {
        self.not_standing()?;
        self.at_clock(at, ClockEvent::Paused(PauseReason::Other))?;
        self.standing = Standing::Halted;
        Ok(())
    }

    pub(super) fn go_on(&mut self, at: Moment) -> Result<(), Refused> {
        if self.standing != Standing::Halted {
            return Err(Refused::StillOn);
        }
        self.at_clock(at, ClockEvent::Resumed)?;
        self.standing = Standing::Runs;
        Ok(())
    }

    pub(super) fn give_time(&mut self, at: Moment, to: Seat, time: Span) -> Result<(), Refused> {
        self.at_clock(at, ClockEvent::Added { color: to.color(), time, reason: Reason::Penalty })
    }

    pub(super) fn take_time(&mut self, at: Moment, from: Seat, time: Span) -> Result<(), Refused> {
        let fault = Fault::Of(from.color());
        self.at_clock(at, ClockEvent::Charged { fault, time, reason: Reason::Penalty })
    }

    pub(super) fn award(&mut self, at: Moment, award: Award, grounds: &str) -> Result<(), Refused> {
        self.with_arbiter()?;
        let outcome = match award {
            Award::White => Outcome::Win(Seat::White.color()),
            Award::Black => Outcome::Win(Seat::Black.color()),
            Award::Draw => Outcome::Draw,
            Award::BothLose => Outcome::BothLose,
            Award::Annulled => Outcome::Annulled,
        };
        self.rules(at, game::Fact::Award { outcome, grounds: grounds.to_owned() })?;
        self.grounds = Some(grounds.to_owned());
        Ok(())
    }

    /// The next move is sealed, if the code lets a game be adjourned now. Its clock runs as for any move.
    pub(super) fn adjourn(&mut self, at: Moment, room_closes: bool) -> Result<(), Refused> {
        self.with_arbiter()?;
        self.not_standing()?;
        let reason = if room_closes { AdjournReason::RoomCloses } else { AdjournReason::Disturbed };
        let mut tried = self.clock.clone();
        tried
            .apply(&ClockFact::new(at, ClockEvent::Adjourned(reason)))
            .map_err(|refused| self.clock_refusal(&refused))?;
        self.sealing = Some(reason);
        Ok(())
    }

    pub(super) fn seal(&mut self, at: Moment, id: &str, lag: Span) -> Result<(), Refused> {
        let Some(reason) = self.sealing else { return Err(Refused::NotAdjourned) };
        let position = *self.state().position();
        if move_id::find(&position, id, &self.notation).is_none() {
            return Err(Refused::NotLegal { text: id.to_owned() });
        }
        // The way of the move costs nobody time here either.
        self.pressed(position.to_move(), at, lag)?;
        let since = self.clock.counted_to().unwrap_or(at);
        let sent = since + at.since(since).less(lag);
        self.at_clock(sent, ClockEvent::Adjourned(reason))?;
        self.at_clock(at, ClockEvent::Sealed)?;
        (self.sealing, self.sealed) = (None, Some((id.to_owned(), lag)));
        self.standing = Standing::Sealed;
        Ok(())
    }

    pub(super) fn reopen(&mut self, at: Moment) -> Result<(), Refused> {
        self.with_arbiter()?;
        let Some((id, lag)) = self.sealed.clone() else { return Err(Refused::NotAdjourned) };
        let position = *self.state().position();
        let unknown = || Refused::NotLegal { text: id.clone() };
        let mv = move_id::find(&position, &id, &self.notation).ok_or_else(unknown)?;
        let mut clock = self.clock.clone();
        clock
            .apply(&ClockFact::new(at, ClockEvent::Reopened { executable: true }))
            .map_err(|refused| self.clock_refusal(&refused))?;
        self.sealed = None;
        self.standing = Standing::Runs;
        self.make(at, mv, lag, clock)
    }
}
