//! Draws that a player can claim. The server counts, so a claim that is not right is refused with its numbers and
//! costs nothing.

use damier_clock::Moment;
use damier_rules::game::{self, Claim, CounterNow, Refusal};
use damier_rules::rulebook::{Clause, DrawCode, LastMinuteTest, Unit};
use damier_rules::{Game, Move};

use super::LiveGame;
use crate::terms::Draws;
use crate::{ClaimedDraw, Fact, Refused, Seat, move_id};

/// A draw that a player can claim now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OpenClaim {
    /// A counter is full.
    Counter(CounterNow),
    /// A move would bring the position for the third time; it is announced and not made.
    Announce {
        mv: Move,
        /// The counter as it would stand.
        counter: CounterNow,
    },
    /// Too little time is left to win with more material (FMJD-VI.6).
    LastMinute { clause: Clause },
}

impl LiveGame {
    /// The draws that a player can claim now.
    pub fn open_claims(&self, by: Seat, at: Moment) -> Vec<OpenClaim> {
        if self.goes_on(at).is_err() {
            return Vec::new();
        }
        let state = self.state();
        let mut open: Vec<OpenClaim> =
            state.open_claims(by.color()).into_iter().map(OpenClaim::Counter).collect();
        let repetition = state.counters().into_iter().find(|now| now.code == DrawCode::Repetition);
        if let Some(counter) = repetition.filter(|_| self.terms.draws == Draws::Claimed) {
            let full = CounterNow { value: counter.limit, reached: true, ..counter };
            let announce = |mv| OpenClaim::Announce { mv, counter: full };
            open.extend(state.claimable_moves(by.color()).into_iter().map(announce));
        }
        if self.last_minute(by, at).is_some_and(|claim| self.ends_in_draw(by, &claim)) {
            let clause = self.last_minute_clause(LastMinuteTest::Material);
            open.extend(clause.map(|clause| OpenClaim::LastMinute { clause }));
        }
        open
    }

    /// The fact that a claim makes, or why it is not right.
    pub(super) fn decide_claim(
        &self,
        by: Seat,
        announced: Option<&str>,
        at: Moment,
    ) -> Result<Vec<Fact>, Refused> {
        self.goes_on(at)?;
        let claim = match announced {
            Some(text) => self.announced_claim(by, text)?,
            None => self.claim_on_board(by, at)?,
        };
        Ok(vec![Fact::DrawClaimed { by, claim }])
    }

    fn announced_claim(&self, by: Seat, text: &str) -> Result<ClaimedDraw, Refused> {
        let position = *self.state().position();
        if position.to_move() != by.color() {
            let clause = self.out_of_turn();
            return Err(Refused::NotYourMove { turn: position.to_move(), clause });
        }
        let mv = move_id::read(&position, text, &self.notation, self.rulebook())?;
        let id = move_id::of(&position, &mv, &self.notation);
        let claim = ClaimedDraw::Repetition { announced: Some(id) };
        if self.ends_in_draw(by, &claim) { Ok(claim) } else { Err(self.repetition_refusal(by, &claim)) }
    }

    /// The count of what would be claimed, or why no repetition can be claimed so.
    fn repetition_refusal(&self, by: Seat, claim: &ClaimedDraw) -> Refused {
        let admitted = self.claim_fact(by, claim).and_then(|fact| self.tried(fact).map(|_| ()));
        match admitted {
            Err(refused) => refused,
            Ok(()) => self.not_reached(|now| now.unit == Unit::Occurrences),
        }
    }

    fn claim_on_board(&self, by: Seat, at: Moment) -> Result<ClaimedDraw, Refused> {
        let on_board = [ClaimedDraw::Repetition { announced: None }, ClaimedDraw::Counting];
        let mut ways = on_board.into_iter().chain(self.last_minute(by, at));
        if let Some(right) = ways.find(|claim| self.ends_in_draw(by, claim)) {
            return Ok(right);
        }
        // Whoever is not to move is told that first.
        let counting = self.claim_fact(by, &ClaimedDraw::Counting)?;
        self.tried(counting)?;
        Err(self.unjudged(by, at).unwrap_or_else(|| self.not_reached(|now| now.running)))
    }

    /// The counter that is nearest to its end, as a refusal.
    fn not_reached(&self, wanted: impl Fn(&CounterNow) -> bool) -> Refused {
        let counters = self.state().counters();
        let nearest = counters
            .iter()
            .filter(|now| wanted(now))
            .max_by_key(|now| u32::from(now.value) * 1000 / u32::from(now.limit.max(1)));
        match nearest {
            Some(&CounterNow { code, value, limit, clause, .. }) => {
                Refused::Rules(Refusal::NotReached { code, value, limit, clause })
            }
            None => Refused::NothingToClaim,
        }
    }

    /// The claim of a player short of time, where the code asks for nothing but more material (FMJD-VI.6).
    fn last_minute(&self, by: Seat, at: Moment) -> Option<ClaimedDraw> {
        self.last_minute_clause(LastMinuteTest::Material)?;
        let left = self.clock.reading(by.color(), at).left?;
        Some(ClaimedDraw::LastMinute { left })
    }

    /// That only an arbiter could judge a claim of this moment (D-25).
    fn unjudged(&self, by: Seat, at: Moment) -> Option<Refused> {
        let tests = [LastMinuteTest::Demonstrable, LastMinuteTest::ClearlyBetter];
        let clause = tests.into_iter().find_map(|test| self.last_minute_clause(test))?;
        let left_ms = self.clock.reading(by.color(), at).left?.as_millis();
        let time_trouble = self.clock.time_trouble(by.color(), at).is;
        let claim = Claim::LastMinute { left_ms, time_trouble, granted: false };
        let admitted = self.tried(game::Fact::Claim { by: by.color(), claim }).is_ok();
        admitted.then_some(Refused::NeedsArbiter { clause })
    }

    fn last_minute_clause(&self, test: LastMinuteTest) -> Option<Clause> {
        self.rulebook().last_minute.iter().find(|rule| rule.test == test).map(|rule| rule.clause)
    }

    fn ends_in_draw(&self, by: Seat, claim: &ClaimedDraw) -> bool {
        let ended = |game: Game| game.state().result().is_some();
        self.claim_fact(by, claim).and_then(|fact| self.tried(fact)).is_ok_and(ended)
    }

    /// The game as it would be after a fact.
    fn tried(&self, fact: game::Fact) -> Result<Game, Refused> {
        let mut game = self.game.clone();
        game.apply(fact)?;
        Ok(game)
    }
}
