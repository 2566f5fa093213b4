//! Oversteps: claims, objections, rulings, the count that begins anew, the loss (UA13-V.6.1, COL-4.3.6).

use jiff::civil::Date;
use serde::Serialize;

use super::account::Account;
use super::{OpenClaim, PostalGame, Restart};
use crate::code::{Suspension, Term};
use crate::fact::Letter;
use crate::stamp::days_between;
use crate::switches::{OverstepReduction, RestartOf};
use crate::terms::{Arbitration, Medium};
use crate::{Refused, Side, Stamp};

/// An overstep that was established.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Overstep {
    pub of: Side,
    /// When that was decided.
    pub on: Date,
    /// Which one of his it is, from 1.
    pub number: u16,
    /// How his time stood.
    pub account: Account,
    /// When the new count began; none: the game was lost by it.
    pub count_from: Option<Date>,
    /// The days of the first stage of the new count, where they were cut (UA13-V.6.5).
    pub first: Option<u16>,
}

impl PostalGame {
    pub(super) fn claim_overstep(
        &mut self,
        by: Side,
        on: Date,
        sealed: Option<&str>,
        notified: Option<Date>,
        complete: bool,
    ) -> Result<(), Refused> {
        self.in_play()?;
        if self.claim.is_some() {
            return Err(Refused::ClaimStands);
        }
        if !self.table.control.is_claimed() {
            return Err(Refused::NothingClaimed);
        }
        let account = self.claimable(!by, Stamp::day(on));
        // By post the dates themselves may be in dispute, so the arbiter decides; a server knows.
        if self.terms.medium == Medium::Server && account.overstep().is_none() {
            return Err(not_overstepped(&account));
        }
        let suspends = match self.table.code.suspension {
            Suspension::Always => true,
            Suspension::WhenLosing => self.oversteps(!by) + 1 >= self.table.switches.overstep_loss_at,
        };
        // Where play stands, the claimant's next move lies with the arbiter; one who is not to move has none.
        let suspends = suspends && self.terms.arbitration == Arbitration::Arbiter;
        let sealed = match sealed {
            Some(text) if self.turn() == by => {
                let position = *self.state().position();
                self.read(&position, text)?;
                Some(text.to_owned())
            }
            _ if suspends && self.turn() == by => {
                return Err(Refused::SealedNeeded { clause: self.table.code.sealed_clause });
            }
            _ => None,
        };
        self.alive(by, on);
        let told = notified.unwrap_or(on);
        let bookings = self.books[(!by).color()].len();
        self.claim =
            Some(OpenClaim { by, on, told, sealed, complete, account, objected: None, suspends, bookings });
        Ok(())
    }

    /// The time on which a claim is judged: the state at the letter it answers (P8). On a server a partner who has
    /// not answered at all oversteps while he is still on move.
    pub fn claimable(&self, of: Side, now: Stamp) -> Account {
        let booked = self.account(of);
        if self.turn() == of && self.terms.medium == Medium::Server && booked.overstep().is_none() {
            return self.account_at(of, now);
        }
        booked
    }

    pub(super) fn object(&mut self, by: Side, on: Date) -> Result<(), Refused> {
        let objection = self.table.code.objection;
        let claim = self.claim.as_ref().filter(|claim| claim.by != by).ok_or(Refused::NoClaim)?;
        self.in_term(objection, claim.told, on)?;
        if let Some(claim) = &mut self.claim {
            claim.objected = Some(on);
        }
        self.alive(by, on);
        Ok(())
    }

    /// Refuses what comes after its term.
    pub(super) fn in_term(&self, term: Option<Term>, from: Date, on: Date) -> Result<(), Refused> {
        let days = days_between(from, on);
        match term {
            Some(term) if days > i64::from(term.days) => {
                Err(Refused::TooLate { days, term: term.days, clause: term.clause })
            }
            _ => Ok(()),
        }
    }

    pub(super) fn rule(&mut self, upheld: bool, count_from: Date, on: Stamp) -> Result<(), Refused> {
        self.in_play()?;
        let claim = self.claim.clone().ok_or(Refused::NoClaim)?;
        if let Some(term) = self.table.code.objection.filter(|_| self.may_still_object(&claim, on.date)) {
            let until = crate::stamp::later(claim.told, i64::from(term.days));
            return Err(Refused::ObjectionOpen { until, clause: term.clause });
        }
        if upheld && claim.account.overstep().is_none() {
            return Err(not_overstepped(&claim.account));
        }
        self.claim = None;
        self.rejected = (!upheld).then_some((!claim.by, claim.bookings));
        if upheld {
            self.overstep(!claim.by, &claim.account, claim.bookings, count_from, on.date)?;
        } else {
            self.rejected(&claim, on)?;
            return Ok(());
        }
        if self.is_over() { Ok(()) } else { self.forward_sealed(&claim, on) }
    }

    /// Nobody rules before the partner has objected or his term is over; the program knows all there is to know.
    fn may_still_object(&self, claim: &OpenClaim, on: Date) -> bool {
        let term = self.table.code.objection.map_or(0, |term| i64::from(term.days));
        let waits = self.terms.arbitration == Arbitration::Arbiter && claim.complete;
        waits && claim.objected.is_none() && days_between(claim.told, on) <= term
    }

    /// A wrong claim may cost days, with the claimant's next letter (COL-4.3.7, P6), if its papers were complete.
    fn rejected(&mut self, claim: &OpenClaim, on: Stamp) -> Result<(), Refused> {
        self.forward_sealed(claim, on)?;
        if let Some(term) = self.table.code.false_claim.filter(|_| claim.complete) {
            self.waiting[claim.by.color()] += i64::from(term.days);
        }
        Ok(())
    }

    /// The arbiter sends the sealed move on; it was made when it was sealed.
    fn forward_sealed(&mut self, claim: &OpenClaim, on: Stamp) -> Result<(), Refused> {
        let Some(text) = &claim.sealed else { return Ok(()) };
        // A server knows when the move it answers came; of a letter nobody said it, so that the mean is taken.
        let received = self.last_sent().filter(|_| self.terms.medium == Medium::Server);
        let letter = Letter {
            by: claim.by,
            received: received.map(|stamp| if stamp.date > claim.on { Stamp::day(claim.on) } else { stamp }),
            sent: Some(Stamp::day(claim.on)),
            moves: vec![text.clone()],
            variations: Vec::new(),
            offer: false,
            charged: false,
        };
        let undated = self.undated[claim.by.color()];
        self.letter(&letter)?;
        self.undated[claim.by.color()] = undated;
        if let Some(booking) = self.books[claim.by.color()].last_mut() {
            booking.forwarded = Some(on);
        }
        Ok(())
    }

    /// An overstep is established by so many bookings: the count begins anew, or the game is lost.
    pub(super) fn overstep(
        &mut self,
        of: Side,
        account: &Account,
        bookings: usize,
        count_from: Date,
        on: Date,
    ) -> Result<(), Refused> {
        let color = of.color();
        self.oversteps[color] += 1;
        let number = self.oversteps[color];
        let loses = number >= self.table.switches.overstep_loss_at;
        let first = self.reduced(account).filter(|_| !loses);
        let count_from_then = (!loses).then_some(count_from);
        self.established.push(Overstep {
            of,
            on,
            number,
            account: *account,
            count_from: count_from_then,
            first,
        });
        if self.oversteps[color] >= self.table.switches.overstep_loss_at {
            self.rules(damier_rules::game::Fact::Flag(damier_rules::game::FlagFall::of(color)))?;
            self.ended_by = Some(self.table.code.loss_at.clause);
            return Ok(());
        }
        self.restarted[color].push(Restart { from: count_from, after: bookings, first });
        if self.table.switches.restart_of == RestartOf::Both {
            self.restarted[!color].push(Restart { from: count_from, after: 0, first: None });
        }
        Ok(())
    }

    /// The days of the first stage after an overstep, where the regulation cuts them (UA13-V.6.5).
    fn reduced(&self, account: &Account) -> Option<u16> {
        let least = self.table.code.least_after_overstep?;
        let crate::Control::PerMoves { days, .. } = self.table.control else { return None };
        if self.table.switches.overstep_reduction == OverstepReduction::Off {
            return None;
        }
        let over = u16::try_from(account.overstep().unwrap_or(0)).unwrap_or(u16::MAX);
        Some(days.saturating_sub(over).max(least.days))
    }
}

fn not_overstepped(account: &Account) -> Refused {
    let Account { used, moves, limit, clause } = *account;
    Refused::NotOverstepped { used, limit, moves, clause }
}
