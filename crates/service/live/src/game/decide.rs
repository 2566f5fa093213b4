//! What follows from what a player asks for: facts, or a refusal that changes nothing.

use damier_clock::{Moment, Span};
use damier_rules::game::{Done, Refusal};

use super::{LiveGame, Rematch};
use crate::terms::Absence;
use crate::{Command, Fact, Refused, Seat, move_id};

impl LiveGame {
    /// Decides what a player asks for at a moment. `lag` is how long his messages take, as the server measured it
    /// on his connection; it is credited for moves only (see [`Bucket`](crate::Bucket)).
    ///
    /// No facts and no refusal means that all is done already: the move was sent again.
    pub fn decide(&self, command: &Command, by: Seat, at: Moment, lag: Span) -> Result<Vec<Fact>, Refused> {
        let at = at.max(self.last);
        match command {
            Command::Move { ply, text } => self.decide_move(*ply, text, by, at, lag),
            Command::Offer => self.if_goes_on(at, || {
                self.state().may_offer(by.color())?;
                Ok(Fact::DrawOffered { by })
            }),
            Command::Accept => self.if_goes_on(at, || {
                self.may_answer(by)?;
                Ok(Fact::DrawAccepted { by })
            }),
            Command::Decline => self.if_goes_on(at, || {
                self.may_answer(by)?;
                Ok(Fact::DrawDeclined { by })
            }),
            Command::Claim { announced } => self.decide_claim(by, announced.as_deref(), at),
            Command::Resign => self.in_play().map(|()| vec![Fact::Resigned { by }]),
            Command::Takeback => self.if_goes_on(at, || {
                self.may_take_back(by)?;
                Ok(Fact::TakebackAsked { by })
            }),
            Command::Grant => self.if_goes_on(at, || {
                self.asked_by_other(by)?;
                Ok(Fact::TakebackGranted { by })
            }),
            Command::Refuse => self.if_goes_on(at, || {
                self.asked_by_other(by)?;
                Ok(Fact::TakebackRefused { by })
            }),
            Command::Abort => self.may_abort(at).map(|()| vec![Fact::Aborted { by }]),
            Command::ClaimAbsence { away } => self.if_goes_on(at, || {
                let away = self.may_claim_absence(by, *away, at)?;
                Ok(Fact::AbsenceClaimed { by, away })
            }),
            Command::Berserk => self.if_goes_on(at, || {
                self.may_berserk(by)?;
                Ok(Fact::Berserk { by })
            }),
            Command::Rematch { game } => self.decide_rematch(by, game),
        }
    }

    fn if_goes_on(
        &self,
        at: Moment,
        fact: impl FnOnce() -> Result<Fact, Refused>,
    ) -> Result<Vec<Fact>, Refused> {
        self.goes_on(at)?;
        fact().map(|fact| vec![fact])
    }

    fn decide_move(
        &self,
        ply: usize,
        text: &str,
        by: Seat,
        at: Moment,
        lag: Span,
    ) -> Result<Vec<Fact>, Refused> {
        let now = self.ply();
        if ply < now && self.is_same_move(ply, text, by) {
            return Ok(Vec::new());
        }
        self.in_play()?;
        self.not_standing()?;
        if ply != now {
            return Err(Refused::OtherPly { asked: ply, now });
        }
        let position = *self.state().position();
        let turn = position.to_move();
        if turn != by.color() {
            return Err(Refused::NotYourMove { turn, clause: self.out_of_turn() });
        }
        let mv = move_id::read(&position, text, &self.notation, self.rulebook())?;
        let thought = at.since(self.clock.counted_to().unwrap_or(at));
        let lag = self.buckets[turn].credit(lag, thought);
        let clock = self.pressed(turn, at, lag)?;
        if self.sealing.is_some() {
            return Ok(vec![Fact::Sealed { mv: move_id::of(&position, &mv, &self.notation), lag }]);
        }
        let spent = clock.reading(turn, at).used.less(self.used_before_turn(by));
        Ok(vec![Fact::Moved { mv: move_id::of(&position, &mv, &self.notation), spent, lag }])
    }

    /// What a player had used when he made his last move.
    fn used_before_turn(&self, by: Seat) -> Span {
        // His clock has not run since the opponent's half-move began.
        self.turns.last().map_or(Span::ZERO, |turn| turn.used[by.color()])
    }

    /// Whether a half-move in force is this one, sent again by the player who made it.
    fn is_same_move(&self, ply: usize, text: &str, by: Seat) -> bool {
        let Some(made) = self.state().plies().get(ply).filter(|made| made.by == by.color()) else {
            return false;
        };
        let Done::Legal(mv) = made.done else { return false };
        let before = made.before();
        move_id::of(&before, &mv, &self.notation) == text
            || move_id::read(&before, text, &self.notation, self.rulebook())
                .is_ok_and(|read| before.play_unchecked(&read) == made.after())
    }

    pub(crate) fn may_answer(&self, by: Seat) -> Result<(), Refused> {
        if self.state().offer() == Some((!by).color()) {
            return Ok(());
        }
        let clause = self.rulebook().agreement.offer;
        let clause = self.rulebook().own(clause).first().copied().unwrap_or("D-23");
        Err(Refusal::NoOffer { by: by.color(), clause }.into())
    }

    /// Whether the game may be called off: not after both have moved, nor when somebody's time has run out.
    pub fn may_abort(&self, at: Moment) -> Result<(), Refused> {
        self.in_play()?;
        self.without_arbiter()?;
        self.without_arena()?;
        self.in_time(at)?;
        if self.each_has_made(1) { Err(Refused::BothHaveMoved) } else { Ok(()) }
    }

    /// How long the other has been away on his own move, if a player may claim the game because of that. The time
    /// before it became his move does not count, since nobody waited for him.
    pub fn may_claim_absence(&self, by: Seat, away: Span, at: Moment) -> Result<Span, Refused> {
        self.in_play()?;
        let Absence::ClaimAfter(needed) = self.terms.absence else { return Err(Refused::AbsenceWaits) };
        if self.turn() == by {
            return Err(Refused::YourMove);
        }
        let away = away.min(at.since(self.clock.counted_to().unwrap_or(at)));
        if away < needed { Err(Refused::NotAwayLong { away, needed }) } else { Ok(away) }
    }

    /// Whether a player may ask for another game, or agree to one.
    pub fn may_rematch(&self, by: Seat) -> Result<(), Refused> {
        if !self.is_over() {
            return Err(Refused::StillOn);
        }
        self.without_arbiter()?;
        self.without_arena()?;
        if self.second_follows() {
            return Err(Refused::SecondGameFollows);
        }
        match &self.rematch {
            Rematch::Asked(asker) if *asker == by => Err(Refused::RematchStands { color: by.color() }),
            Rematch::Agreed(game) => Err(Refused::RematchAgreed { game: game.clone() }),
            Rematch::Asked(_) | Rematch::Open => Ok(()),
        }
    }

    fn decide_rematch(&self, by: Seat, game: &str) -> Result<Vec<Fact>, Refused> {
        self.may_rematch(by)?;
        Ok(vec![match self.rematch {
            Rematch::Asked(_) => Fact::RematchAgreed { game: game.to_owned() },
            _ => Fact::RematchAsked { by },
        }])
    }

    /// The facts by which the clocks stand, because the server stops at a moment or has not answered since: then
    /// the moment is that of the last fact, [`LiveGame::last`]. Clocks that have not started stand anyhow.
    pub fn stop_since(&self, since: Moment) -> Vec<Fact> {
        let runs = self.first_move_within().is_none() && self.goes_on(since).is_ok();
        runs.then_some(Fact::Stopped { since }).into_iter().collect()
    }

    /// The facts by which they run again.
    pub fn resume(&self) -> Vec<Fact> {
        (self.is_stopped() && !self.is_over()).then_some(Fact::Resumed).into_iter().collect()
    }
}
