//! What follows from what somebody says: facts, or a refusal that changes nothing.

use super::PostalGame;
use crate::fact::{Entry, Fact, Letter};
use crate::terms::Arbitration;
use crate::{Refused, Side, Stamp};

impl PostalGame {
    /// Checks a fact and adds what follows by itself: the ruling of the program, prepared answers. The facts are to
    /// be stored and then taken in with [`PostalGame::apply`], all at the same moment.
    pub fn decide(&self, said: Fact, on: Stamp) -> Result<Vec<Fact>, Refused> {
        if let Fact::Letter(letter) = &said {
            self.in_full(letter)?;
            // After the closing day no letter counts, whatever its dates say.
            if self.adjudication.is_none() {
                self.after_dispatch(letter)?;
            }
        }
        if let Fact::Sanctioned(sanction) = &said {
            self.names_offences(sanction)?;
        }
        if matches!(said, Fact::Closed | Fact::LeftRuled { score: None })
            && let Some(since) = self.adjudication.as_ref().and_then(|own| own.since)
        {
            return Err(Refused::AfterClosing { closing: since, clause: self.table.code.broken_off });
        }
        let mut next = self.clone();
        let mut facts = Vec::new();
        let mut waiting = Some(said);
        while let Some(fact) = waiting.take() {
            next.apply(&Entry { on, fact: fact.clone() })?;
            waiting = next.follows(&fact, on);
            facts.push(fact);
        }
        Ok(facts)
    }

    fn follows(&self, fact: &Fact, on: Stamp) -> Option<Fact> {
        match fact {
            Fact::Claimed { .. } if self.terms.arbitration == Arbitration::Program => {
                Some(Fact::Ruled { upheld: true, count_from: Some(on.date) })
            }
            Fact::Letter(_) => self.prepared(on),
            _ => None,
        }
    }

    /// The answer that the side to move has prepared for this position. It costs nothing: it is sent as soon as the
    /// partner's move is there.
    fn prepared(&self, on: Stamp) -> Option<Fact> {
        let by = self.turn();
        if self.is_over() || self.claim.as_ref().is_some_and(|claim| claim.suspends) {
            return None;
        }
        let reply = self.conditional(by).first()?.first()?.clone();
        let (received, sent) = (Some(on), Some(on));
        Some(Fact::Letter(Letter {
            by,
            received,
            sent,
            moves: vec![reply],
            variations: Vec::new(),
            offer: false,
            charged: false,
        }))
    }

    /// A move on a server: received when the partner's was made, both in the calendar of the mover.
    pub fn move_now(&self, by: Side, mv: &str, received: Option<Stamp>, now: Stamp, offer: bool) -> Fact {
        let received = received
            .or(Some(Stamp::day(self.terms.start)))
            .map(|stamp| if stamp.date > now.date { now } else { stamp });
        Fact::Letter(Letter {
            by,
            received,
            sent: Some(now),
            moves: vec![mv.to_owned()],
            variations: Vec::new(),
            offer,
            charged: false,
        })
    }

    /// What has come to pass by itself by now: the bank or the days of a move are used up, the closing day is over,
    /// or nobody can protest against the verdict any more.
    pub fn overdue(&self, now: Stamp) -> Option<Fact> {
        if self.is_over() {
            return None;
        }
        if self.adjudication.is_some() {
            return self.final_score(now.date).map(|_| Fact::VerdictStands);
        }
        let of = self.turn();
        if !self.table.control.is_claimed() && self.left(of, now) < 0 {
            return Some(Fact::FlagFell { of });
        }
        let closed = self.terms.closing.is_some_and(|closing| now.date > closing);
        (closed && self.claim.is_none()).then_some(Fact::Closed)
    }
}
