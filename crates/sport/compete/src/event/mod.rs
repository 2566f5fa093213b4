//! An event as a list of facts, and what follows from them.
//!
//! Facts are only ever added: [`Event::apply`] takes one or says why not. The [`State`] is made from them
//! and from nothing else, so the same list gives the same state on every machine, and any earlier state
//! can be shown again. A mistake is undone or corrected by another fact.
//!
//! | file | question |
//! | --- | --- |
//! | `fact`, `refused`, `warning` | what can be said, why it is not accepted, what to look at twice |
//! | `regulation`, `templates`, `stage`, `rounds_range`, `ages` | under which rules |
//! | `entry`, `line_up`, `leave` | who plays |
//! | `officials`, `permission`, `staffing` | who decides |
//! | `lots_drawn`, `stage_field`, `next`, `next_round`, `pairing`, `broken`, `rounds` | who meets whom |
//! | `score`, `encounter`, `results`, `late` | how it ended |
//! | `access` | what impaired players need, and who helps them |
//! | `sanction`, `offences`, `protest`, `register`, `journal` | what else happened |
//! | `again`, `explain`, `verify` | why a past round is as it is, and whether it is right |
//! | `standings`, `cross_table`, `progress`, `bracket`, `match_course` | who has which place, and why |
//! | `table`, `board_table`, `due`, `checklist`, `ending` | what it looks like, what has to be done, when it is over |
//!
//! ```
//! use damier_compete::event::{
//!     By, Entry, Event, Fact, GameKey, PairedBy, PlayerEntry, Refused, Regulation, Role, Score, StageId,
//!     StagePlan, System,
//! };
//! use damier_compete::{Entrant, SideResult, Points, Round};
//!
//! let final_a = StagePlan::new("final", System::RoundRobin { cycles: 1 }, 1);
//! let mut event = Event::new();
//! let mut say = |role, fact| {
//!     let seq = event.next_seq();
//!     event.apply(Entry { seq, at: Default::default(), by: By::new(role, "Ivan"), fact })
//! };
//!
//! let regulation = Regulation::new("Cup", "wcdf-checkers", vec![final_a]);
//! say(Role::Organiser, Fact::Regulation(Box::new(regulation)))?;
//! for name in ["Anna", "Boris"] {
//!     say(Role::Organiser, Fact::Entered(PlayerEntry { name: name.into(), ..PlayerEntry::default() }))?;
//! }
//! let (stage, round) = (StageId::FIRST, Round::FIRST);
//! let by = PairedBy::Hand { reason: "two players".into() };
//! let pairs = vec![(Entrant(0), Entrant(1))];
//! say(Role::ChiefArbiter, Fact::Paired { stage, round, pairs, free: vec![], by })?;
//! let key = GameKey::table(stage, round, 1);
//! let won = Fact::Result { key, score: Score::Played(SideResult::Win), reason: None, game: None };
//! let refused = say(Role::LineArbiter, won.clone()).expect_err("the clocks do not run");
//! assert_eq!(refused, Refused::NotStarted { round });
//! assert_eq!(refused.next_step(), Some("start the round first"));
//! say(Role::ChiefArbiter, Fact::Started { stage, round })?;
//! say(Role::LineArbiter, won)?;
//!
//! let table = event.state().table(stage).expect("a stage");
//! assert_eq!(table.sheet.line(Entrant(0)).points(), Points(2));
//! // Nothing is lost: before the result there was none.
//! let before = event.state_after(5);
//! assert_eq!(before.table(stage).expect("a stage").sheet.line(Entrant(0)).points(), Points(0));
//! # Ok::<(), Refused>(())
//! ```

mod acceleration;
mod access;
mod again;
mod ages;
mod at_board;
mod board_table;
mod bracket;
mod broken;
mod by_code;
mod carry;
mod checklist;
mod cross_table;
mod due;
mod encounter;
mod ending;
mod entry;
mod explain;
mod fact;
mod fold;
mod ids;
mod interest;
mod journal;
mod late;
mod leave;
mod line_up;
mod lots_drawn;
mod manner;
mod match_course;
mod named_texts;
mod naming;
mod next;
mod next_round;
mod offences;
mod officials;
mod opening;
mod pairing;
mod past;
mod permission;
mod progress;
mod protest;
mod refused;
mod register;
mod regulate;
mod regulation;
mod results;
mod rounds;
mod rounds_range;
mod sanction;
mod score;
mod session;
mod staffing;
mod stage;
mod stage_field;
mod standings;
mod state;
mod table;
mod templates;
mod verify;
mod warning;

pub use acceleration::{Accelerated, Acceleration, NotAnAcceleration};
pub use access::{Arrangement, Assistant, Help, Impairment, Need, helps};
pub use ages::{AgeGroup, AgeLimit, AgeVerdict, Sex, age_groups};
pub use at_board::LogLine;
pub use board_table::{BoardGame, BoardLine};
pub use bracket::{Bracket, BracketGame, BracketMeeting, BracketRound, MeetingDecided};
pub use broken::BrokenRule;
pub use carry::Carry;
pub use checklist::{CHECKLIST, DutyMark, DutyWhen, Listed, Sign, Tick, checklist, clause_of};
pub use cross_table::{CrossCell, CrossGame, CrossLine, CrossTable, TableOrder};
pub use due::{Duty, Task};
pub use encounter::{Encounter, Game, Shape};
pub use entry::{PlayerEntry, Squad, TeamEntry};
pub use explain::{NotExplained, PairExplained, Seat, SeatReason, explain_pair};
pub use fact::{By, Entry, Fact};
pub use ids::{GameKey, PlayerId, StageId, TeamId};
pub use interest::Interest;
pub use journal::{Correction, Decision, OrderChange};
pub use late::{Delay, LateArrival, LateLimit};
pub use leave::{Departure, Leaving, LeavingEffect, LeavingRuling, half_rule};
pub use line_up::LINE_UP_MINUTES;
pub use lots_drawn::{LotsDrawn, LotsFor, Numbering};
pub use manner::{Manner, Odds};
pub use match_course::{MatchCourse, MatchPart};
pub use next::{
    Basis, CannotPair, Decided, FreeReason, FreeWhy, NextRound, PREPARATIONS, PairReason, RoundStory,
    StageOver, lots_wanted, pair_decided, pair_next, places_of, prepare, propose_ballot, propose_fields,
    propose_groups, propose_lots, propose_numbers, stage_over,
};
pub use next_round::SwissInputs;
pub use offences::{ListedOffence, offence_of, offences, spectator_clauses};
pub use officials::{Committee, Juror, Official};
pub use opening::{deck_named, deck_size, opening_drawn, opening_numbered};
pub use past::{KeptResult, PlaceChange, RoundChange, RoundTakenBack, WhatChanges, take_back, what_changes};
pub use permission::{Action, PERMISSIONS, Permission, Role, may, permission};
pub use progress::{Progress, ProgressCell, ProgressLine, ProgressTable};
pub use protest::{About, Complainant, Protest, ProtestStatus};
pub use refused::Refused;
pub use register::{Assignment, CameraLine, Expelled, Leave, LeaveLine, Question, Register, Sent};
pub use regulation::{
    COUNTED_DRAWS, Chapter, Character, FileFault, FileProblem, LaterEdition, Level, Missing, OrderFrom,
    PlaceRight, PrizeFund, Readings, Regulation, RegulationFault, RegulationFileFaults, RegulationReport,
    ScoreScale, Section, TeamRules, TechnicalItem, TechnicalRegulation, sections, technical_items,
};
pub use rounds::{FreeKind, FreeSeat, PairedBy, Phase, RoundState};
pub use rounds_range::{FMJD_OFFICIAL_MINIMUM, RoundsRange, swiss_rounds};
pub use sanction::{Offence, Penalty, Sanction, ladder, steps};
pub use score::{NotAScore, Reason, Score};
pub use session::{Resumption, Windows, windows};
pub use staffing::{Staffing, staffing};
pub use stage::{ROOM, StagePlan, System};
pub use stage_field::{FieldFrom, PlacesOf};
pub use standings::{
    Awards, BoardPlace, BoardStandings, Category, CategoryTable, Coefficient, CriterionColumn, FinalLine,
    FinalStandings, Neighbour, NoStandings, NotACategory, PartedBy, Prize, PrizeGiven, RightGiven, Sharers,
    Sharing, StageStandings, StandingLine, StandingsNote, Tally, TeamScoringLine, Unclassified, prizes,
};
pub use state::{Over, StageState, State};
pub use table::StageTable;
pub use templates::{
    EventTemplate, Play, TemplateText, UnknownTemplate, section_texts, stage_text, technical_texts, template,
    templates,
};
pub use verify::{Difference, Differs, verify};
pub use warning::Warning;

use damier_facts::{Undoes, counts, struck, undo};
use damier_pairing::Round;

/// An event: its facts and what they amount to.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Event {
    entries: Vec<Entry>,
    state: State,
}

impl Event {
    /// An event of which nothing is known.
    pub fn new() -> Event {
        Event::default()
    }

    /// The event that a list of facts tells, or the first fact that cannot be.
    pub fn replay(entries: impl IntoIterator<Item = Entry>) -> Result<Event, (u32, Refused)> {
        let mut event = Event::new();
        for entry in entries {
            let seq = entry.seq;
            event.apply(entry).map_err(|refused| (seq, refused))?;
        }
        Ok(event)
    }

    /// Adds a fact, or says why not; then nothing has changed.
    pub fn apply(&mut self, entry: Entry) -> Result<(), Refused> {
        let next = self.next_seq();
        if entry.seq != next {
            return Err(Refused::OutOfOrder { asked: entry.seq, next });
        }
        match entry.fact {
            Fact::Undone { seq, .. } => self.undo(entry, seq),
            _ => {
                self.state.fold(&entry)?;
                self.entries.push(entry);
                Ok(())
            }
        }
    }

    /// Leaves a fact out, if all later ones can stand without it. Undoing an undoing brings back what it
    /// took away.
    fn undo(&mut self, entry: Entry, seq: u32) -> Result<(), Refused> {
        self.check_undoing(&entry, seq)?;
        let folded = undo(&mut self.entries, entry, fold);
        self.state =
            folded.map_err(|(breaks, why)| Refused::UndoBreaks { seq, breaks, why: Box::new(why) })?;
        Ok(())
    }

    fn check_undoing(&self, entry: &Entry, seq: u32) -> Result<(), Refused> {
        if seq == 0 || seq >= entry.seq {
            return Err(Refused::NoSuchFact { seq });
        }
        if !self.counts(seq) {
            return Err(Refused::UndoneAlready { seq });
        }
        // Who may say something may take it back.
        let action = self.entries[seq as usize - 1].fact.action();
        if !may(entry.by.role, action) {
            return Err(Refused::NotAllowed { role: entry.by.role, action });
        }
        self.state.clone().fold(entry)
    }

    /// Leaves several facts out together, if all others can stand without them; else nothing has changed.
    pub fn undo_together(&mut self, undoings: Vec<Entry>) -> Result<(), Refused> {
        let known = self.entries.len();
        let checked = undoings.into_iter().try_for_each(|entry| self.add_undoing(entry));
        let folded = checked.and_then(|()| {
            fold(&self.entries).map_err(|(breaks, why)| {
                let seq = self.entries.get(known).and_then(Undoes::undoes).unwrap_or(0);
                Refused::UndoBreaks { seq, breaks, why: Box::new(why) }
            })
        });
        match folded {
            Ok(state) => self.state = state,
            Err(refused) => {
                self.entries.truncate(known);
                return Err(refused);
            }
        }
        Ok(())
    }

    /// Checks an undoing and adds it, without asking yet whether the others can stand.
    fn add_undoing(&mut self, entry: Entry) -> Result<(), Refused> {
        let next = self.next_seq();
        let Fact::Undone { seq, .. } = entry.fact else {
            return Err(Refused::OutOfOrder { asked: entry.seq, next });
        };
        if entry.seq != next {
            return Err(Refused::OutOfOrder { asked: entry.seq, next });
        }
        self.check_undoing(&entry, seq)?;
        self.entries.push(entry);
        Ok(())
    }

    /// The number that the next fact will have.
    pub fn next_seq(&self) -> u32 {
        self.entries.len() as u32 + 1
    }

    /// All facts, those included that count no longer.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Whether a fact still counts.
    pub fn counts(&self, seq: u32) -> bool {
        counts(&self.entries, seq)
    }

    /// What is known now.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// What was known after the fact of this number.
    pub fn state_after(&self, seq: u32) -> State {
        let known = &self.entries[..self.entries.len().min(seq as usize)];
        // Every prefix was folded when it was the whole list, so it folds again.
        fold(known).unwrap_or_default()
    }

    /// What was known when a round was over: before the next round of the stage was paired. `None` while
    /// the round is not closed.
    ///
    /// Results that were corrected later are shown as they were; the table of now, cut off after a round,
    /// is [`Sheet::after`](damier_pairing::Sheet::after).
    pub fn state_at_round(&self, stage: StageId, round: Round) -> Option<State> {
        let struck = struck(&self.entries);
        let pairs_next = |entry: &Entry| match entry.fact {
            Fact::Paired { stage: own, round: next, .. } => own == stage && next == round.next(),
            _ => false,
        };
        let found = self.entries.iter().zip(struck).find(|(entry, struck)| !struck && pairs_next(entry));
        let last = found.map_or(self.next_seq() - 1, |(entry, _)| entry.seq - 1);
        let state = self.state_after(last);
        let closed = state.stages.get(stage.index())?.round(round)?.phase == Phase::Closed;
        closed.then_some(state)
    }
}

/// The state that a list of facts makes, or the first one that cannot be.
fn fold(entries: &[Entry]) -> Result<State, (u32, Refused)> {
    damier_facts::fold(
        entries,
        |state: &mut State, entry, struck| if struck { Ok(()) } else { state.fold(entry) },
    )
}
