//! From a TRF file to the facts of an event.
//!
//! The facts are tried on an event as they are made, so that what comes out is accepted: rounds are paired by
//! hand, or by override where the file breaks a rule of the code.

use std::collections::BTreeMap;

use damier_clock::Moment;
use damier_compete::event::{By, Character, Entry, Event, Fact, Numbering, Refused, Role, StageId, System};
use damier_compete::swiss::{Prohibition, Strength};
use damier_compete::{Entrant, Round};

use super::cell::{Code, RoundCell};
use super::check::Field;
use super::document::Document;
use super::fault::{TrfFault, TrfFaultKind};
use super::header::{Header, LeftLine};
use super::kept;
use super::player_line::columns_of;
use super::regulation::{has_no_last_round, regulation};

/// The reason of everything that needs one.
pub(super) const REASON: &str = "imported from TRF";
pub(super) const STAGE: StageId = StageId::FIRST;

/// What the file does not say, or what is to hold instead.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ImportOptions {
    /// The rulebook, such as `ua2023-100`; otherwise that of the file, or `fmjd-100`.
    pub rulebook: Option<String>,
    /// The system by which the event goes on; otherwise that of the file, or the Swiss system of the code.
    pub system: Option<System>,
    /// What becomes of half-point byes.
    pub half_byes: HalfByes,
}

/// What becomes of half-point byes, which no code of draughts has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum HalfByes {
    /// The file is refused.
    #[default]
    Refuse,
    /// They are absences without points; the table will differ from the file.
    AsAbsence,
}

/// What was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Imported {
    /// The facts, each with a role in which it may be said.
    pub facts: Vec<(Role, Fact)>,
    /// What deserves a second look.
    pub warnings: Vec<ImportWarning>,
}

impl Imported {
    /// The facts as entries of a new event, all said at one moment by one person.
    pub fn entries(&self, at: Moment, name: &str) -> Vec<Entry> {
        let entry = |(seq, (role, fact)): (u32, &(Role, Fact))| Entry {
            seq,
            at,
            by: By::new(*role, name),
            fact: fact.clone(),
        };
        (1..).zip(&self.facts).map(entry).collect()
    }
}

/// What deserves a second look after an import.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ImportWarning {
    /// Numbers with gaps have been closed up.
    #[error("player {was} has become number {is}, because numbers follow each other without gaps")]
    Renumbered {
        /// In the file.
        was: u32,
        /// In the event.
        is: u32,
    },
    /// A tie-break that draughts does not have.
    #[error("tie-break {code} is not known in draughts and is left out")]
    TieBreak {
        /// Its code.
        code: String,
    },
    /// A round that breaks a rule of the code.
    #[error("round {round} was taken over although {why}")]
    Overridden {
        /// The round.
        round: Round,
        /// Which rule.
        why: String,
    },
    /// A game lost by both over the board.
    #[error("round {round}: both {white} and {black} lost; the game is taken as annulled")]
    LostByBoth {
        /// The round.
        round: Round,
        /// The number of White.
        white: u32,
        /// The number of Black.
        black: u32,
    },
    /// A half-point bye that was taken as an absence.
    #[error("round {round}: the half point of player {number} without a game is left out")]
    HalfBye {
        /// The round.
        round: usize,
        /// His number.
        number: u32,
    },
}

/// The facts of a file, or everything that is wrong with it.
pub fn import(document: &Document, options: &ImportOptions) -> Result<Imported, Vec<TrfFault>> {
    let mut faults = Vec::new();
    let header = Header::read(document, &mut faults);
    let field = Field::new(document, &header, &mut faults);
    check_half_byes(&field, options, &mut faults);
    check_numbers(&header, &field, &mut faults);
    let is_endless = header.regulation.as_ref().is_some_and(|own| has_no_last_round(own));
    let stated = header.rounds.filter(|stated| usize::from(*stated) < field.rounds);
    if let Some(stated) = stated.filter(|_| !is_endless) {
        let what = TrfFaultKind::TooManyRounds { played: field.rounds, stated };
        faults.push(TrfFault { line: 0, column: None, what });
    }
    if !faults.is_empty() {
        faults.sort_by_key(|fault| (fault.line, fault.column));
        return Err(faults);
    }
    let mut import = Import::new(&header, &field, options);
    match import.tell_all() {
        Ok(()) => Ok(Imported { facts: import.facts, warnings: import.warnings }),
        Err(fault) => Err(vec![fault]),
    }
}

fn check_half_byes(field: &Field<'_>, options: &ImportOptions, faults: &mut Vec<TrfFault>) {
    if options.half_byes == HalfByes::AsAbsence {
        return;
    }
    for (line, player) in field.players.values() {
        let played = player.rounds.iter().take(field.rounds).enumerate();
        for (at, _) in played.filter(|(_, cell)| cell.is_half_bye()) {
            let [_, _, column] = columns_of(at);
            let what = TrfFaultKind::HalfBye { round: at + 1 };
            faults.push(TrfFault { line: *line, column: Some(column), what });
        }
    }
}

/// Whether everybody named anywhere is in the file.
fn check_numbers(header: &Header, field: &Field<'_>, faults: &mut Vec<TrfFault>) {
    let absent = header.absences.iter().map(|(line, _, number)| (*line, *number));
    let prohibited =
        (header.prohibited.iter()).flat_map(|own| own.numbers.iter().map(|number| (own.line, *number)));
    let entries = header.entries.iter().map(|(line, number, _)| (*line, *number));
    let joined = header.joined.iter().map(|(line, number, _)| (*line, *number));
    let left = header.left.iter().map(|own| (own.line, own.number));
    let results = header.results.iter().flat_map(|own| [(own.line, own.white), (own.line, own.black)]);
    let all = absent.chain(prohibited).chain(entries).chain(joined).chain(left).chain(results);
    for (line, number) in all.filter(|(_, number)| !field.players.contains_key(number)) {
        faults.push(TrfFault { line, column: None, what: TrfFaultKind::UnknownPlayer { number } });
    }
}

/// An event that is being told.
pub(super) struct Import<'a> {
    pub(super) header: &'a Header,
    pub(super) field: &'a Field<'a>,
    pub(super) system: System,
    pub(super) event: Event,
    facts: Vec<(Role, Fact)>,
    pub(super) warnings: Vec<ImportWarning>,
    /// Who has which number.
    pub(super) entrants: BTreeMap<u32, Entrant>,
    /// Those who entered after so many rounds.
    pub(super) late: BTreeMap<u32, u16>,
    /// Those who have left at the end.
    pub(super) left: BTreeMap<u32, &'a LeftLine>,
    /// How many rounds have been started at the end.
    pub(super) started: usize,
    options: &'a ImportOptions,
}

impl<'a> Import<'a> {
    fn new(header: &'a Header, field: &'a Field<'a>, options: &'a ImportOptions) -> Import<'a> {
        let regulation = regulation(header, field, options);
        let system = regulation.stages[0].system;
        let mut import = Import {
            header,
            field,
            system,
            event: Event::new(),
            facts: Vec::new(),
            warnings: Vec::new(),
            entrants: BTreeMap::new(),
            late: BTreeMap::new(),
            left: header.left.iter().map(|own| (own.number, own)).collect(),
            started: 0,
            options,
        };
        import.late = import.late_entrants(regulation.late_entries);
        import.started = import.rounds_started();
        import
    }

    /// As the file says, or up to the last round in which something was played.
    fn rounds_started(&self) -> usize {
        if let Some((_, started)) = self.header.paired_started {
            return usize::from(started).min(self.field.rounds);
        }
        let is_played = |cell: &RoundCell| {
            cell.opponent.is_some() && !matches!(cell.code, Code::None | Code::ForfeitWin | Code::ForfeitLoss)
        };
        let players = self.field.players.values();
        let last = players.filter_map(|(_, player)| player.rounds.iter().rposition(is_played)).max();
        last.map_or(0, |last| last + 1).min(self.field.rounds)
    }

    fn tell_all(&mut self) -> Result<(), TrfFault> {
        let regulation = regulation(self.header, self.field, self.options);
        let scores_teams = matches!(regulation.character, Character::IndividualWithTeamScoring { .. });
        self.tell(Fact::Regulation(Box::new(regulation)), 0)?;
        self.appoint()?;
        for team in self.header.teams.iter().filter(|_| scores_teams) {
            self.tell(Fact::TeamEntered(team.clone()), 0)?;
        }
        let first: Vec<u32> =
            self.field.players.keys().copied().filter(|number| !self.late.contains_key(number)).collect();
        for number in &first {
            self.enter(*number)?;
        }
        let given = first.iter().filter_map(|number| self.entrants.get(number).copied()).collect();
        self.tell(Fact::Numbered { stage: STAGE, by: Numbering::Given(given) }, 0)?;
        self.group()?;
        for number in first {
            self.announce(number)?;
        }
        for at in 0..self.field.rounds {
            self.round(at)?;
        }
        self.start_up_to(self.started)?;
        self.leave(|_| true)?;
        self.close()?;
        self.prohibit()?;
        self.warn_of_numbers();
        let unknown = self.header.unknown_tie_breaks.iter().cloned();
        self.warnings.extend(unknown.map(|code| ImportWarning::TieBreak { code }));
        match kept::fact(&self.header.kept) {
            Some(note) => self.tell(note, 0),
            None => Ok(()),
        }
    }

    /// Adds a fact that stems from a line.
    pub(super) fn tell(&mut self, fact: Fact, line: usize) -> Result<(), TrfFault> {
        let refused = |why| TrfFault { line, column: None, what: TrfFaultKind::Refused { why } };
        self.try_tell(fact).map_err(refused)
    }

    pub(super) fn try_tell(&mut self, fact: Fact) -> Result<(), Refused> {
        let role = match fact {
            Fact::Regulation(_) | Fact::Appointed(_) => Role::Organiser,
            _ => Role::ChiefArbiter,
        };
        let (seq, by) = (self.event.next_seq(), By::new(role, ""));
        self.event.apply(Entry { seq, at: Moment::default(), by, fact: fact.clone() })?;
        self.facts.push((role, fact));
        Ok(())
    }

    /// The line of a player.
    pub(super) fn line_of(&self, number: u32) -> usize {
        self.field.players.get(&number).map_or(0, |(line, _)| *line)
    }

    /// Pairs that must not be made, told at the end so that they do not hold for what is past.
    fn prohibit(&mut self) -> Result<(), TrfFault> {
        let last = self.event.state().stages[0].plan.rounds;
        for own in &self.header.prohibited {
            let whole = own.rounds.is_none_or(|(first, end)| first <= 1 && end >= last);
            let only = own
                .rounds
                .filter(|_| !whole)
                .map(|(first, end)| (first..=end.min(last)).filter_map(Round::new).collect::<Vec<_>>());
            let strength = if own.soft { Strength::AsFarAsPossible } else { Strength::Absolute };
            for (at, a) in own.numbers.iter().enumerate() {
                for b in &own.numbers[at + 1..] {
                    let (Some(a), Some(b)) = (self.entrants.get(a), self.entrants.get(b)) else { continue };
                    let pair = Prohibition { a: *a, b: *b, strength, only: only.clone() };
                    self.tell(Fact::Prohibited { pair, reason: REASON.to_owned() }, own.line)?;
                }
            }
        }
        Ok(())
    }

    fn warn_of_numbers(&mut self) {
        let numbers = &self.event.state().stages[0].numbers;
        let moved = self.entrants.iter().filter_map(|(was, entrant)| {
            let is = numbers.get(entrant).copied()?;
            (is != *was).then_some(ImportWarning::Renumbered { was: *was, is })
        });
        self.warnings.extend(moved.collect::<Vec<_>>());
    }
}
