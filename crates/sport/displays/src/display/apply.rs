//! What each fact does. A fact that cannot have happened changes nothing.

use damier_clock::named::{Class, Device};
use damier_clock::{
    Clock, ClockEvent, ClockFact, ClockRules, Control, Encounter, Fault, Moment, Reason, Setup, Span,
};
use damier_pdn::{Notation, read_move, write_move};
use damier_rules::game::{self, Absent, Conditions, Outcome};
use damier_rules::rulebook::FlagMode;
use damier_rules::{ByColor, Color, Game, Position, Rank, Rulebook};

use super::{Board, Display};
use crate::Refused;
use crate::fact::{Deficit, Fact, Terms, Who};
use crate::kind::Absence;

/// No check takes longer.
const MOST_SECONDS: u32 = 3_600;

/// More boards than anybody has ever played.
const MOST_BOARDS: usize = 1000;

impl Display {
    /// The display after [`Fact::SetUp`].
    pub fn set_up(terms: Terms, at: Moment) -> Result<Display, Refused> {
        let rulebook = Rulebook::named(&terms.rulebook)
            .map_err(|_| Refused::UnknownRulebook { name: terms.rulebook.clone() })?;
        let boards = terms.opponents.len();
        if !(1..=MOST_BOARDS).contains(&boards) {
            return Err(Refused::Boards { boards, most: MOST_BOARDS });
        }
        let control = terms.kind.rules().control.and_then(|text| text.parse::<Control>().ok());
        let board = |giver: Color| -> Result<Board, Refused> {
            Ok(Board {
                game: Game::new(rulebook.clone(), Conditions::classic())?,
                giver,
                texts: Vec::new(),
                clock: control.clone().map(|control| clock(&rulebook, control, giver)),
                retract: None,
                waits_since: None,
                remarks: 0,
                doubted: false,
                ended_by: None,
            })
        };
        let boards = terms.opponents.iter().map(|one| board(one.giver.into())).collect::<Result<_, _>>()?;
        Ok(Display {
            notation: Notation::of(&rulebook),
            intermediary: terms.intermediary.clone(),
            terms,
            rulebook,
            boards,
            started: None,
            ended: None,
            at: None,
            seq: 1,
            last: at,
        })
    }

    /// Takes a fact in. Moments before the last fact are read as that fact's.
    pub fn apply(&mut self, at: Moment, fact: &Fact) -> Result<(), Refused> {
        // The moment at which a display is set up is none of its course: it may be entered afterwards.
        let at = if self.started.is_some() { at.max(self.last) } else { at };
        let mut next = self.clone();
        next.fold_fact(at, fact)?;
        next.seq += 1;
        next.last = at;
        if next.ended.is_none() && next.is_over() {
            next.ended = Some(next.last);
        }
        *self = next;
        Ok(())
    }

    fn fold_fact(&mut self, at: Moment, fact: &Fact) -> Result<(), Refused> {
        if self.ended.is_some() {
            return Err(Refused::Over);
        }
        match fact {
            Fact::SetUp { .. } => Err(Refused::BegunAlready),
            Fact::Started => self.start(at),
            Fact::Arrived { board } => self.arrive(*board),
            Fact::Moved { board, by, mv } => self.make(*board, *by, mv, at),
            Fact::TakenBack { board } => self.take_back(*board),
            Fact::Absent { board, lost } => self.absent(*board, *lost),
            Fact::Unequal { board } => self.unequal(*board),
            Fact::Resigned { board, by } => {
                let color = self.playing(*board)?.color(*by);
                self.rules(*board, game::Fact::Resign { by: color })
            }
            Fact::Drawn { board } => {
                self.playing(*board)?;
                let grounds = "agreement".to_owned();
                self.rules(*board, game::Fact::Award { outcome: Outcome::Draw, grounds })
            }
            Fact::FlagFell { board, of, seen } => self.flag(*board, *of, *seen, at),
            Fact::CountDoubted { board } => self.doubt(*board, at),
            Fact::CountChecked { board, wrong } => self.count_checked(*board, *wrong, at),
            Fact::TimeCharged { board, seconds } => self.charge(*board, *seconds, at),
            Fact::Penalty { board, disqualified } => self.penalty(*board, *disqualified),
            Fact::Intermediary { name } => {
                self.kind().rules().intermediary.ok_or(Refused::NoIntermediary)?;
                self.intermediary = Some(name.clone());
                Ok(())
            }
            Fact::Ended => {
                self.started.ok_or(Refused::NotBegun)?;
                self.ended = Some(at);
                Ok(())
            }
        }
    }

    /// A board on which play goes on.
    pub(super) fn playing(&self, number: usize) -> Result<&Board, Refused> {
        self.started.ok_or(Refused::NotBegun)?;
        let boards = self.boards.len();
        let board = self.board(number).ok_or(Refused::NoSuchBoard { board: number, boards })?;
        if board.is_over() { Err(Refused::BoardOver { board: number }) } else { Ok(board) }
    }

    pub(super) fn rules(&mut self, number: usize, fact: game::Fact) -> Result<(), Refused> {
        let at = self.last;
        let board = &mut self.boards[number - 1];
        board.game.apply(fact)?;
        if let Some(clock) = board.clock.as_mut().filter(|_| board.game.state().result().is_some()) {
            clock.apply(&ClockFact::new(at, ClockEvent::Ended)).ok();
        }
        Ok(())
    }

    fn start(&mut self, at: Moment) -> Result<(), Refused> {
        if self.started.is_some() {
            return Err(Refused::BegunAlready);
        }
        self.started = Some(at);
        for board in &mut self.boards {
            if let Some(clock) = &mut board.clock {
                let start = ClockEvent::Start { absent: ByColor::default() };
                clock.apply(&ClockFact::new(at, start)).map_err(|_| Refused::NoClock)?;
            }
            board.waits_since = (board.turn() == Who::Giver).then_some(at);
        }
        Ok(())
    }

    fn make(&mut self, number: usize, by: Who, text: &str, at: Moment) -> Result<(), Refused> {
        let board = self.playing(number)?;
        if board.turn() != by {
            return Err(Refused::NotToMove { board: number });
        }
        let rules = self.kind().rules();
        // The giver moves where he stands; opponents too, except with clocks (FMJD-VIII.A.7, FMJD-VIII.B.9).
        if let Some(clause) = rules.at_visits.filter(|_| self.at != Some(number)) {
            return Err(Refused::NotThere { board: number, clause });
        }
        let position = *board.state().position();
        let mv = read_move(&position, text)
            .map_err(|_| Refused::NotLegal { board: number, text: text.chars().take(40).collect() })?;
        let written = write_move(&position, &mv, &self.notation);
        if by == Who::Giver {
            // Until a move on the next board the one before could be taken back (FMJD-VIII.A.11).
            for other in &mut self.boards {
                other.retract = None;
            }
        }
        let board = &mut self.boards[number - 1];
        if let Some(clock) = &mut board.clock {
            let press = ClockFact::new(at, ClockEvent::Pressed(position.to_move()));
            clock.apply(&press).map_err(|_| Refused::NotToMove { board: number })?;
        }
        board.retract = match by {
            Who::Giver => Some(board.game.facts().len()),
            // A forced reply made on the spot does not close the giver's move.
            Who::Opponent => board.retract.filter(|_| position.legal_moves().len() == 1),
        };
        board.game.apply(game::Fact::Move(mv))?;
        board.texts.push(written);
        board.waits_since = (by == Who::Opponent).then_some(at);
        Ok(())
    }

    fn take_back(&mut self, number: usize) -> Result<(), Refused> {
        let rules = self.kind().rules();
        let clause = rules.take_back.ok_or(Refused::NoTakeBack { clause: rules.of_play })?;
        let boards = self.boards.len();
        let board = self.board(number).ok_or(Refused::NoSuchBoard { board: number, boards })?;
        let back_to = board.retract.ok_or(Refused::TakeBackLate { board: number, clause })?;
        let made = board.texts.len();
        let board = &mut self.boards[number - 1];
        board.game.apply(game::Fact::Undo { back_to })?;
        // A forced reply made on the spot goes back with it.
        let plies = board.game.state().ply();
        board.texts.truncate(plies.min(made));
        board.retract = None;
        self.at = Some(number);
        Ok(())
    }

    fn absent(&mut self, number: usize, lost: bool) -> Result<(), Refused> {
        let color = self.playing(number)?.color(Who::Opponent);
        let rules = self.kind().rules();
        if let Some(clause) = rules.at_visits.filter(|_| self.at != Some(number)) {
            return Err(Refused::NotThere { board: number, clause });
        }
        let ends = match rules.absence {
            Absence::MayLose(clause) => lost.then_some(clause),
            Absence::Withdrawal(clause) => Some(clause),
            Absence::ClockRuns(_) => None,
        };
        if let Some(clause) = ends {
            self.boards[number - 1].ended_by = Some(clause);
            self.rules(number, game::Fact::Absent(Absent::One(color)))?;
        }
        Ok(())
    }

    /// Whether the opponent has lost by inequality of pieces.
    pub(super) fn is_unequal(&self, board: &Board) -> bool {
        let position = board.state().position();
        let (opponent, giver) = (board.color(Who::Opponent), board.giver);
        let kings = count(position, opponent, Rank::King);
        let men = count(position, opponent, Rank::Man);
        match self.terms.simul_deficit {
            Deficit::Behind2 => {
                let against = count(position, giver, Rank::Man) + count(position, giver, Rank::King);
                kings == 0 && against >= men + 2
            }
            Deficit::Only2 => kings == 0 && men == 2,
        }
    }

    fn unequal(&mut self, number: usize) -> Result<(), Refused> {
        let board = self.playing(number)?;
        let rules = self.kind().rules();
        let clause = rules.inequality;
        if clause.is_none() || !self.is_unequal(board) {
            return Err(Refused::NotUnequal { board: number, clause: clause.unwrap_or(rules.of_play) });
        }
        let loser = board.color(Who::Opponent);
        self.boards[number - 1].ended_by = clause;
        let grounds = clause.unwrap_or_default().to_owned();
        self.rules(number, game::Fact::Award { outcome: Outcome::Win(!loser), grounds })
    }

    /// A check or correction took so long, and the opponent was at fault; the giver's time is never altered
    /// (FMJD-VIII.B.14).
    fn charge(&mut self, number: usize, seconds: u32, at: Moment) -> Result<(), Refused> {
        let fault = Fault::Of(self.playing(number)?.color(Who::Opponent));
        let clock = self.boards[number - 1].clock.as_mut().ok_or(Refused::NoClock)?;
        let time = Span::seconds(u64::from(seconds.min(MOST_SECONDS)));
        let event = ClockEvent::Charged { fault, time, reason: Reason::Irregularity };
        clock.apply(&ClockFact::new(at, event)).map_err(|_| Refused::NoClock)
    }

    fn penalty(&mut self, number: usize, disqualified: bool) -> Result<(), Refused> {
        let loser = self.playing(number)?.color(Who::Opponent);
        self.boards[number - 1].remarks += 1;
        if disqualified {
            let clause = self.kind().rules().breach;
            self.boards[number - 1].ended_by = Some(clause);
            let grounds = clause.to_owned();
            return self.rules(number, game::Fact::Award { outcome: Outcome::Win(!loser), grounds });
        }
        Ok(())
    }
}

fn count(position: &Position, color: Color, rank: Rank) -> usize {
    position.squares_of(color, rank).len()
}

fn clock(rulebook: &Rulebook, control: Control, giver: Color) -> Clock {
    let mut rules = ClockRules::new(rulebook, Class::Simul, Device::Electronic);
    rules.flag_mode = FlagMode::Auto;
    Clock::new(Setup { control, rules, encounter: Encounter::Simul { giver } })
}
