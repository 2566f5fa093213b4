//! What each fact does. A fact that cannot have happened changes nothing.

use damier_clock::clauses::Point;
use damier_clock::{Clock, ClockEvent, ClockFact, Moment, PauseReason, Refused as ClockRefused, Span};
use damier_pdn::write_move;
use damier_rules::game::{self, Absent, Check, Claim, Done, FlagFall, Outcome};
use damier_rules::rulebook::{Clause, Irregularity};
use damier_rules::{ByColor, Color, Move};

use super::{Ending, LiveGame, Rematch, Standing, Turn};
use crate::lag::Bucket;
use crate::{ClaimedDraw, ClockStart, Fact, Player, Refused, Seat, Terms, move_id};

impl LiveGame {
    /// The game after [`Fact::Begun`]: the clock of the first to move runs, unless the arbiter has to give a signal or
    /// the terms let it wait for the first move.
    pub fn begin(terms: Terms, white: Player, black: Player, at: Moment) -> Result<LiveGame, Refused> {
        let table = terms.check()?;
        let mut clock = Clock::new(table.clock_setup());
        let waits = terms.event.is_some();
        if !waits && terms.clock_start == ClockStart::AtOnce {
            let start = ClockEvent::Start { absent: ByColor::default() };
            clock.apply(&ClockFact::new(at, start)).map_err(|_| Refused::Standing)?;
        }
        let mut game = LiveGame {
            game: table.game()?,
            notation: table.notation,
            terms,
            players: ByColor { white, black },
            clock,
            turns: Vec::new(),
            given: 0,
            clocks: Vec::new(),
            buckets: ByColor::from_fn(|_| Bucket::of(&table.control)),
            berserk: ByColor::default(),
            last_lag: ByColor::default(),
            takeback: None,
            standing: if waits { Standing::NotStarted } else { Standing::Runs },
            sealing: None,
            sealed: None,
            grounds: None,
            ending: None,
            rematch: Rematch::Open,
            seq: 1,
            last: at,
        };
        game.give_opening(at);
        game.keep_clock();
        Ok(game)
    }

    /// Tells the half-moves of a drawn opening, which cost nobody any time.
    fn give_opening(&mut self, at: Moment) {
        let turns: Vec<Turn> = self
            .state()
            .plies()
            .iter()
            .enumerate()
            .filter_map(|(facts, ply)| match &ply.done {
                Done::Legal(mv) => Some((facts, write_move(&ply.before(), mv, &self.notation))),
                Done::Irregular(_) => None,
            })
            .map(|(facts, text)| Turn { text, at, facts, used: ByColor::default() })
            .collect();
        self.given = turns.len();
        for turn in turns {
            self.keep_clock();
            self.turns.push(turn);
        }
    }

    /// Takes a fact in. Moments before the last fact are read as that fact's, since clocks of machines are
    /// sometimes set back.
    pub fn apply(&mut self, at: Moment, fact: &Fact) -> Result<(), Refused> {
        let at = at.max(self.last);
        match fact {
            Fact::Begun { .. } => return Err(Refused::BegunAlready),
            Fact::Moved { mv, lag, .. } => self.moved(at, mv, *lag)?,
            Fact::DrawOffered { by } => {
                self.rules(at, game::Fact::Offer { by: by.color(), pressed: false })?;
            }
            Fact::DrawAccepted { by } => self.rules(at, game::Fact::Accept { by: by.color() })?,
            Fact::DrawDeclined { by } => self.rules(at, game::Fact::Decline { by: by.color() })?,
            Fact::DrawClaimed { by, claim } => self.claimed(at, *by, claim)?,
            Fact::Resigned { by } => self.rules(at, game::Fact::Resign { by: by.color() })?,
            Fact::FlagFell { of } => self.rules(at, game::Fact::Flag(FlagFall::of(of.color())))?,
            Fact::TakebackAsked { by } => {
                self.may_take_back(*by)?;
                self.takeback = Some(*by);
            }
            Fact::TakebackGranted { by } => self.take_back(at, *by)?,
            Fact::TakebackRefused { by } => {
                self.asked_by_other(*by)?;
                self.takeback = None;
            }
            Fact::AbsenceClaimed { by, away } => {
                self.rules(at, game::Fact::Absent(Absent::One((!*by).color())))?;
                self.ending = Some(Ending::Left { who: !*by, away: *away });
            }
            Fact::Aborted { by } => {
                let grounds = "called off before both had moved".to_owned();
                self.rules(at, game::Fact::Award { outcome: Outcome::Annulled, grounds })?;
                self.ending = Some(Ending::Aborted { by: *by });
            }
            Fact::NeverBegun { of } => {
                let grounds = "a move did not come in time before both had moved".to_owned();
                self.rules(at, game::Fact::Award { outcome: Outcome::Annulled, grounds })?;
                self.ending = Some(Ending::NeverBegun { of: *of });
            }
            Fact::Stopped { since } => self.stand(*since)?,
            Fact::Resumed => self.run_on(at)?,
            Fact::Recorded { moves, score } => self.record(at, moves, *score)?,
            Fact::Started { absent } => self.start(at, absent)?,
            Fact::Arrived { who } => self.arrive(at, *who)?,
            Fact::Excused { who } => self.at_clock(at, ClockEvent::Excused(who.color()))?,
            Fact::TooLate { who, encounter } => self.too_late(at, who, *encounter)?,
            Fact::Halted { .. } => self.halt(at)?,
            Fact::WentOn => self.go_on(at)?,
            Fact::TimeGiven { to, time, .. } => self.give_time(at, *to, *time)?,
            Fact::TimeTaken { from, time, .. } => self.take_time(at, *from, *time)?,
            Fact::Awarded { award, grounds } => self.award(at, *award, grounds)?,
            Fact::Adjourned { room_closes } => self.adjourn(at, *room_closes)?,
            Fact::Sealed { mv, lag } => self.seal(at, mv, *lag)?,
            Fact::Reopened => self.reopen(at)?,
            Fact::Berserk { by } => self.go_berserk(at, *by)?,
            Fact::RematchAsked { by } => {
                self.may_rematch(*by)?;
                self.rematch = Rematch::Asked(*by);
            }
            Fact::RematchAgreed { game } => {
                if !self.is_over() {
                    return Err(Refused::StillOn);
                }
                self.rematch = Rematch::Agreed(game.clone());
            }
        }
        self.seq += 1;
        self.last = at;
        Ok(())
    }

    pub(super) fn moved(&mut self, at: Moment, id: &str, lag: Span) -> Result<(), Refused> {
        let before = *self.state().position();
        let by = before.to_move();
        let unknown = || Refused::NotLegal { text: id.to_owned() };
        let mv = move_id::find(&before, id, &self.notation).ok_or_else(unknown)?;
        let clock = self.pressed(by, at, lag)?;
        self.make(at, mv, lag, clock)
    }

    /// Makes a move of the side to move, after which its clock stands like this.
    pub(super) fn make(&mut self, at: Moment, mv: Move, lag: Span, clock: Clock) -> Result<(), Refused> {
        let before = *self.state().position();
        let by = before.to_move();
        let turn = Turn {
            text: write_move(&before, &mv, &self.notation),
            at,
            facts: self.game.facts().len(),
            used: self.used(),
        };
        self.game.apply(game::Fact::Move(mv))?;
        self.clock = clock;
        self.buckets[by] = self.buckets[by].after(lag);
        self.last_lag[by] = Some(lag);
        self.turns.push(turn);
        self.takeback = None;
        self.keep_clock();
        self.settle(at);
        Ok(())
    }

    /// The clock after a move of this side. For as long as the way of the move is credited, it stood.
    pub(super) fn pressed(&self, by: Color, at: Moment, lag: Span) -> Result<Clock, Refused> {
        let mut clock = self.clock.clone();
        if self.first_move_within().is_some() {
            let start = ClockFact::new(at, ClockEvent::Start { absent: ByColor::default() });
            clock.apply(&start).map_err(|refused| self.clock_refusal(&refused))?;
            for color in Color::ALL.into_iter().filter(|color| self.berserk[*color]) {
                self.hurry(&mut clock, color, at)?;
            }
        }
        let mut take = |at, event| clock.apply(&ClockFact::new(at, event));
        let since = self.clock.counted_to().unwrap_or(at);
        let sent = since + at.since(since).less(lag);
        let taken = if lag.is_zero() {
            take(at, ClockEvent::Pressed(by))
        } else {
            take(sent, ClockEvent::Paused(PauseReason::Other))
                .and_then(|()| take(at, ClockEvent::Resumed))
                .and_then(|()| take(at, ClockEvent::Pressed(by)))
        };
        taken.map_err(|refused| self.clock_refusal(&refused))?;
        if self.berserk[by] {
            self.without_increment(&mut clock, by, at)?;
        }
        Ok(clock)
    }

    pub(crate) fn clock_refusal(&self, refused: &ClockRefused) -> Refused {
        let first = |clauses: &[Clause], reading| clauses.first().copied().unwrap_or(reading);
        match refused {
            ClockRefused::FlagFell { color, .. } => self.time_over(*color),
            ClockRefused::Over => Refused::Over,
            ClockRefused::NotStarted => Refused::NotStarted,
            ClockRefused::AbsentRuns { clauses } => {
                Refused::OpponentAwaited { clause: first(clauses, "D-34") }
            }
            ClockRefused::PauseLasts { left, clauses } => {
                Refused::PauseLasts { left: *left, clause: first(clauses, "D-41") }
            }
            ClockRefused::NoAdjournment => Refused::NoAdjournment,
            ClockRefused::TooEarlyToAdjourn { made, needed, clauses } => {
                Refused::TooEarlyToAdjourn { made: *made, needed: *needed, clause: first(clauses, "D-42a") }
            }
            ClockRefused::WrongSealer { sealer, clauses } => {
                Refused::WrongSealer { sealer: *sealer, clause: first(clauses, "D-42") }
            }
            _ => Refused::Standing,
        }
    }

    /// That the time of a side is over, with the clause.
    pub(super) fn time_over(&self, color: Color) -> Refused {
        let clauses = self.clock.rules().clauses(Point::Flag);
        Refused::TimeOver { color, clause: clauses.first().copied().unwrap_or("D-39") }
    }

    /// What both have used up to the last press.
    pub(super) fn used(&self) -> ByColor<Span> {
        ByColor::from_fn(|color| self.clock.reading(color, self.clock.counted_to().unwrap_or(self.last)).used)
    }

    /// Takes in a fact of the rules.
    pub(super) fn rules(&mut self, at: Moment, fact: game::Fact) -> Result<(), Refused> {
        self.game.apply(fact)?;
        self.settle(at);
        Ok(())
    }

    fn claimed(&mut self, at: Moment, by: Seat, claim: &ClaimedDraw) -> Result<(), Refused> {
        let fact = self.claim_fact(by, claim)?;
        self.rules(at, fact)
    }

    /// Half of the time goes at once, or as soon as the clocks start.
    fn go_berserk(&mut self, at: Moment, by: Seat) -> Result<(), Refused> {
        self.may_berserk(by)?;
        if self.clock.started_at().is_some() {
            let mut clock = self.clock.clone();
            self.hurry(&mut clock, by.color(), at)?;
            self.clock = clock;
        }
        self.berserk[by.color()] = true;
        Ok(())
    }

    /// A claim as the rules know it.
    pub(super) fn claim_fact(&self, by: Seat, claim: &ClaimedDraw) -> Result<game::Fact, Refused> {
        let check = Check::default();
        let claim = match claim {
            ClaimedDraw::Repetition { announced } => {
                let announced = announced.as_deref().map(|id| self.announced(id)).transpose()?;
                Claim::Repetition { announced, check }
            }
            ClaimedDraw::Counting => Claim::Counting { check },
            // Only what the program could judge became a fact.
            ClaimedDraw::LastMinute { left } => {
                Claim::LastMinute { left_ms: left.as_millis(), time_trouble: false, granted: true }
            }
        };
        Ok(game::Fact::Claim { by: by.color(), claim })
    }

    fn announced(&self, id: &str) -> Result<Move, Refused> {
        move_id::read(self.state().position(), id, &self.notation, self.rulebook())
    }

    fn stand(&mut self, since: Moment) -> Result<(), Refused> {
        self.in_play()?;
        self.not_standing()?;
        let since = since.max(self.clock.counted_to().unwrap_or(since));
        let paused = ClockFact::new(since, ClockEvent::Paused(PauseReason::Other));
        self.clock.apply(&paused).map_err(|refused| self.clock_refusal(&refused))?;
        self.standing = Standing::Stopped;
        Ok(())
    }

    fn run_on(&mut self, at: Moment) -> Result<(), Refused> {
        if self.standing != Standing::Stopped {
            return Err(Refused::StillOn);
        }
        let resumed = ClockFact::new(at, ClockEvent::Resumed);
        self.clock.apply(&resumed).map_err(|refused| self.clock_refusal(&refused))?;
        self.standing = Standing::Runs;
        Ok(())
    }

    /// Keeps the clock as it is before the next half-move.
    fn keep_clock(&mut self) {
        if self.keeps_clocks() {
            self.clocks.push(self.clock.clone());
        }
    }

    /// Stops the clock of a game that is over. One that has ended it by itself stands already.
    fn settle(&mut self, at: Moment) {
        if self.is_over() {
            self.takeback = None;
            self.standing = Standing::Runs;
            self.sealing = None;
            self.sealed = None;
            self.clock.apply(&ClockFact::new(at, ClockEvent::Ended)).ok();
        }
    }

    /// The clause against moving out of turn.
    pub(super) fn out_of_turn(&self) -> Clause {
        let clauses = Irregularity::TwoMoves.clauses();
        self.rulebook().own(clauses).first().copied().unwrap_or("D-29")
    }
}
