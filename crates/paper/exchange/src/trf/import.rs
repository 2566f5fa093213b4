//! From a TRF file to the facts of an event.
//!
//! The facts are tried on an event as they are made, so that what comes out is accepted: rounds are paired by
//! hand, or by override where the file breaks a rule of the code.

use std::collections::BTreeMap;

use damier_clock::Moment;
use damier_compete::event::{By, Character, Entry, Event, Fact, Refused, Role, StageId, System};
use damier_compete::swiss::{Prohibition, Strength};
use damier_compete::{Entrant, Round};

use super::cell::{Code, RoundCell};
use super::check::Field;
use super::columns::{entry_of, is_date_or_none};
use super::document::Document;
use super::fault::{TrfFault, TrfFaultKind};
use super::header::{Header, LeftLine};
use super::import_check::check;
use super::import_warning::ImportWarning;
use super::kept;
use super::player_line::columns_of;
use super::regulation::regulation;

/// The reason of everything that needs one.
pub(super) const REASON: &str = "imported from TRF";
pub(super) const STAGE: StageId = StageId::FIRST;
const SEX: &str = "a sex: m or w";
const BORN: &str = "a date of birth such as 1999/05/12";

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

/// The facts of a file, or everything that is wrong with it.
pub fn import(document: &Document, options: &ImportOptions) -> Result<Imported, Vec<TrfFault>> {
    let mut faults = Vec::new();
    let header = Header::read(document, &mut faults);
    let field = Field::new(document, &header, &mut faults);
    check(document, &header, &field, options, &mut faults);
    if !faults.is_empty() {
        faults.sort_by_key(|fault| (fault.line, fault.column));
        return Err(faults);
    }
    let mut import = Import::new(&header, &field, options);
    import.tell_all().map_err(|fault| vec![fault])?;
    let told_otherwise = import.told_otherwise();
    if !told_otherwise.is_empty() {
        return Err(told_otherwise);
    }
    Ok(Imported { facts: import.facts, warnings: import.warnings })
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
        if let Some((_, _, started)) = self.header.paired_started {
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
        self.append(Fact::Regulation(Box::new(regulation)), 0)?;
        self.appoint()?;
        for (line, team) in self.header.teams.iter().filter(|_| scores_teams) {
            self.append(Fact::TeamEntered(team.clone()), *line)?;
        }
        let mut first = self.in_order();
        first.retain(|number| !self.late.contains_key(number));
        for number in &first {
            self.enter(*number)?;
        }
        self.number()?;
        self.group()?;
        self.draw_lots(None)?;
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
        self.warn_of_fields();
        self.warn_of_numbers();
        let unknown = self.header.unknown_tie_breaks.iter().cloned();
        self.warnings.extend(unknown.map(|code| ImportWarning::TieBreak { code }));
        match kept::fact(&self.header.kept) {
            Some(note) => self.append(note, 0),
            None => Ok(()),
        }
    }

    /// Adds a fact that stems from a line.
    pub(super) fn append(&mut self, fact: Fact, line: usize) -> Result<(), TrfFault> {
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
                    self.append(Fact::Prohibited { pair, reason: REASON.to_owned() }, own.line)?;
                }
            }
        }
        Ok(())
    }

    /// Rounds in which the event, as told by the directives, gives other points than the columns.
    fn told_otherwise(&self) -> Vec<TrfFault> {
        let Some(table) = self.event.state().table(STAGE) else { return Vec::new() };
        let scoring = self.field.scoring;
        let mut faults = Vec::new();
        for (number, entrant) in &self.entrants {
            let Some(line) = table.line_of(*entrant) else { continue };
            for (at, cell) in table.sheet.line(line).cells.iter().enumerate() {
                let in_file = self.field.cell(*number, at);
                let (shown, told) = (scoring.of(in_file.code), scoring.of_points(cell.points()));
                if shown != told && !in_file.is_half_bye() {
                    let [_, _, column] = columns_of(at);
                    let what = TrfFaultKind::ToldOtherwise { round: at as u16 + 1, shown, told };
                    faults.push(TrfFault { line: self.line_of(*number), column: Some(column), what });
                }
            }
        }
        faults
    }

    /// Fields of players that say nothing anybody could keep.
    fn warn_of_fields(&mut self) {
        for (line, player) in self.field.players.values() {
            let fields = [
                (10, player.sex.map(String::from).filter(|_| entry_of(player).sex.is_none()), SEX),
                (70, Some(&player.born).filter(|_| !is_date_or_none(&player.born)).cloned(), BORN),
            ];
            for (column, value, expected) in fields {
                let warning = |value| ImportWarning::LeftOut { line: *line, column, value, expected };
                self.warnings.extend(value.map(warning));
            }
        }
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
