//! What follows from what somebody does: facts, or a refusal that changes nothing.

use damier_clock::Moment;
use damier_pdn::write_move;

use super::Display;
use crate::Refused;
use crate::fact::{CaptureReply, Fact, Who};
use crate::kind::Absence;

impl Display {
    /// Checks a fact and adds what follows by itself: forced replies made on the spot, games lost by inequality.
    pub fn decide(&self, said: Fact, at: Moment) -> Result<Vec<Fact>, Refused> {
        self.loses_by_absence(&said)?;
        let mut next = self.clone();
        let mut facts = Vec::new();
        let mut waiting = Some(said);
        while let Some(fact) = waiting.take() {
            next.apply(at, &fact)?;
            waiting = next.follows(&fact);
            facts.push(fact);
        }
        Ok(facts)
    }

    /// Where the clock of who is not there runs, nobody says that he has lost. Files of earlier versions may hold that it
    /// was said; it changed nothing.
    fn loses_by_absence(&self, said: &Fact) -> Result<(), Refused> {
        match (said, self.kind().rules().absence) {
            (Fact::Absent { board, lost: true }, Absence::ClockRuns(clause)) => {
                Err(Refused::ClockRuns { board: *board, clause })
            }
            _ => Ok(()),
        }
    }

    fn follows(&self, fact: &Fact) -> Option<Fact> {
        let Fact::Moved { board: number, by, .. } = fact else { return None };
        let board = self.board(*number).filter(|board| !board.is_over())?;
        let rules = self.kind().rules();
        let position = board.state().position();
        // A reply that is a capture without a choice is made at once, with a choice at the next visit (D-69b).
        let on_the_spot =
            rules.forced_reply.is_some() && self.terms.simul_capture_reply == CaptureReply::AtOnce;
        if on_the_spot
            && *by == Who::Giver
            && position.must_capture()
            && let [only] = position.legal_moves()[..]
        {
            let mv = write_move(position, &only, &self.notation);
            return Some(Fact::Moved { board: *number, by: Who::Opponent, mv });
        }
        // Pieces are counted when nobody is about to take.
        let quiet = !position.must_capture();
        (rules.inequality.is_some() && quiet && self.is_unequal(board))
            .then_some(Fact::Unequal { board: *number })
    }
}
