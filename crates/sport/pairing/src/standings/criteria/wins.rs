//! The number of wins (UA13-IV.12.3.1.3, UA-III.8.3.1.d, UA-III.8.3.2.d, FMJD-III.5.11.1.2.1); of teams,
//! of matches won (UA13-IV.14.7.2.3, UA-III.9.7.2.c). Pluses by S5 and S7.

use super::super::ledger::{Entry, How, Ledger};
use super::super::{ByeWin, Criterion, ForfeitWin, Rational, Source, Switches, Term, Working};
use crate::{Entrant, SideResult};

impl Entry {
    /// Whether it counts among the wins: by play, and a plus by S5 and S7.
    pub fn is_win(&self, switches: &Switches) -> bool {
        self.outcome == SideResult::Win
            && match self.how {
                How::Played | How::Adjourned => true,
                How::Forfeit => switches.forfeit_win == ForfeitWin::Win,
                How::Free => switches.bye_win == ByeWin::Win,
            }
    }
}

pub(super) fn measure(ledger: &Ledger<'_>, entrant: Entrant) -> Working {
    let is_win = |entry: &&Entry| entry.is_win(&ledger.reckoning.switches);
    let won = ledger.account(entrant).entries.iter().filter(is_win);
    let terms = won.map(|entry| Term {
        round: entry.round,
        opponent: entry.opponent,
        outcome: Some(entry.outcome),
        times: Rational::whole(1),
        number: Rational::whole(1),
        source: Source::Result(entry.how),
        struck: None,
    });
    Working::sum(Criterion::Wins, terms.collect())
}
