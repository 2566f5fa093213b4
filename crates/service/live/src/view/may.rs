//! What a player may do now, and why not.

use damier_clock::{Moment, Span};

use super::Presence;
use crate::{LiveGame, OpenClaim, Refused, Seat};

/// What a player may do now, each with the reason why not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct May {
    /// To offer a draw.
    pub offer: Result<(), Refused>,
    /// To answer an offer.
    pub answer: Result<(), Refused>,
    /// What can be claimed.
    pub claim: Vec<OpenClaim>,
    /// To ask for a move back.
    pub takeback: Result<(), Refused>,
    /// To answer one who asks for a move back.
    pub answer_takeback: Result<(), Refused>,
    pub resign: Result<(), Refused>,
    /// To call the game off.
    pub abort: Result<(), Refused>,
    /// To claim the game of an opponent who has gone.
    pub absence: Result<(), Refused>,
    /// To play again.
    pub rematch: Result<(), Refused>,
    /// To give up half of one's time; none where no arena allows it.
    pub berserk: Option<Result<(), Refused>>,
}

impl LiveGame {
    /// What a player may do at a moment.
    pub fn may(&self, seat: Seat, at: Moment, presence: &Presence) -> May {
        let away = presence.away(!seat, at).unwrap_or(Span::ZERO);
        let goes_on = || self.goes_on(at);
        May {
            offer: goes_on().and_then(|()| Ok(self.state().may_offer(seat.color())?)),
            answer: goes_on().and_then(|()| self.may_answer(seat)),
            claim: self.open_claims(seat, at),
            takeback: goes_on().and_then(|()| self.may_take_back(seat)),
            answer_takeback: goes_on().and_then(|()| self.asked_by_other(seat)),
            resign: self.in_play(),
            abort: self.may_abort(at),
            absence: goes_on().and_then(|()| self.may_claim_absence(seat, away, at)).map(|_| ()),
            rematch: self.may_rematch(seat),
            berserk: self.allows_berserk().then(|| goes_on().and_then(|()| self.may_berserk(seat))),
        }
    }
}
