//! Agreed draws: when a draw may be offered, accepted, refused and offered again.
//!
//! | point | clauses |
//! | --- | --- |
//! | not before so many moves, or pieces in unrecorded quick play | FMJD-III.5.3, FMJD-IIIbis.5.3, UA13-II.5.1, UA13-III.5.1, UA-V.Res.3.1, UA-VI.Draw.1.1 |
//! | after one's own move | WCDF-4.7 |
//! | after one's own move, before the clock | UA13-IV.11.3, UA-III.7.3, FMJD-III.5.3, COL-1.13.3a |
//! | a move of the opponent refuses | UA13-IV.11.3, UA-III.7.3, FMJD-III.5.3, WCDF-4.7, COL-1.13.3c |
//! | renewed after the opponent's offer, in some codes after a change of force | D-23a |

use super::{Balance, Outcome, Place, Reason, Refusal, State};
use crate::Color;
use crate::rulebook::{AgreeCount, BEFORE_THE_CLOCK, Clause, QuickGate};

impl State {
    /// Whether a player may offer a draw now, or why not.
    pub fn may_offer(&self, by: Color) -> Result<(), Refusal> {
        self.in_play()?;
        let clause = self.offer_clause();
        if self.position.to_move() == by || self.plies.last().is_none_or(|ply| ply.by != by) {
            return Err(Refusal::OfferBeforeMove { by, clause });
        }
        if self.offer == Some(by) {
            return Err(Refusal::OfferStands { by, clause: self.clause(&["COL-1.13.3b"], clause) });
        }
        if self.refused[by] && !self.renewable[by] {
            let clause = self.clause(&["COL-1.13.3c"], clause);
            let renewal = if self.rulebook().switches.reoffer_on_material {
                "the opponent offers next, or the force on the board changes first"
            } else {
                "the opponent makes the next one"
            };
            return Err(Refusal::OfferNotRenewable { by, renewal, clause });
        }
        self.agreement_gate(by)
    }

    pub(super) fn make_offer(&mut self, by: Color, pressed: bool) -> Result<(), Refusal> {
        self.may_offer(by)?;
        if pressed && let Some(clause) = self.rulebook().own(BEFORE_THE_CLOCK).first() {
            return Err(Refusal::OfferAfterPress { clause });
        }
        self.offer = Some(by);
        self.refused[by] = false;
        // The other one's right to offer lives again (FMJD-III.5.3, COL-1.13.3c).
        self.renewable[!by] = true;
        Ok(())
    }

    pub(super) fn accept_offer(&mut self, by: Color) -> Result<(), Refusal> {
        self.answerable(by)?;
        self.end(Outcome::Draw, Reason::Agreement);
        Ok(())
    }

    pub(super) fn decline_offer(&mut self, by: Color) -> Result<(), Refusal> {
        self.answerable(by)?;
        self.refuse_offer_to(by);
        Ok(())
    }

    /// A move or a "no" refuses the standing offer of the other.
    pub(super) fn refuse_offer_to(&mut self, by: Color) {
        if self.offer == Some(!by) {
            self.offer = None;
            self.refused[!by] = true;
            self.renewable[!by] = false;
        }
    }

    fn answerable(&self, by: Color) -> Result<(), Refusal> {
        self.in_play()?;
        if self.offer == Some(!by) {
            Ok(())
        } else {
            Err(Refusal::NoOffer { by, clause: self.offer_clause() })
        }
    }

    /// Whether the game is old enough, or has few enough pieces, to be agreed drawn (D-21, D-22).
    fn agreement_gate(&self, by: Color) -> Result<(), Refusal> {
        let conditions = self.conditions();
        let unrecorded = conditions.class.is_quick() && !conditions.recorded;
        let gate = if unrecorded { self.rulebook().switches.agree_gate_quick } else { QuickGate::Moves };
        match gate {
            QuickGate::Open => Ok(()),
            QuickGate::MovesIfCounted if conditions.place == Place::Hall => Ok(()),
            QuickGate::Moves | QuickGate::MovesIfCounted => self.enough_moves(by),
            QuickGate::Pieces => self.few_enough_pieces(),
        }
    }

    fn enough_moves(&self, by: Color) -> Result<(), Refusal> {
        let switches = &self.rulebook().switches;
        let needed = switches.agree_min_moves;
        let made = match switches.agree_count {
            AgreeCount::FullMoves => self.full_moves(),
            AgreeCount::OwnMoves => self.moves_made(by),
        };
        if made >= needed {
            return Ok(());
        }
        Err(Refusal::OfferTooEarly { made, needed, clause: self.agreement_clause() })
    }

    fn few_enough_pieces(&self) -> Result<(), Refusal> {
        let Some(limit) = self.rulebook().agreement.pieces_quick else { return Ok(()) };
        let balance = Balance::of(&self.position);
        let (white, black) = (balance.force(Color::White).units(), balance.force(Color::Black).units());
        if white <= limit && black <= limit {
            return Ok(());
        }
        Err(Refusal::OfferTooManyPieces { white, black, limit, clause: self.agreement_clause() })
    }

    fn agreement_clause(&self) -> Clause {
        self.clause(self.rulebook().agreement.clauses, "D-21")
    }

    pub(super) fn offer_clause(&self) -> Clause {
        self.clause(self.rulebook().agreement.offer, "D-23")
    }
}
