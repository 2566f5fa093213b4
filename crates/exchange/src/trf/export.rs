//! From the state of an event to a TRF file.

use std::collections::BTreeMap;

use damier_compete::event::{
    Character, FieldFrom, LotsDrawn, LotsFor, PlayerEntry, Regulation, Role, RoundState, ScoreScale, Sex,
    StageId, StagePlan, StageState, StageTable, State, System,
};
use damier_compete::standings::Criterion;
use damier_compete::{Absence, Cell, Entrant, Mark, Outcome};
use damier_rules::Color;

use super::cell::{Code, RoundCell};
use super::codes;
use super::directive::Directive;
use super::document::{Document, Line};
use super::kept;
use super::player_line::{PlayerLine, cut};
use super::points::{Scoring, Tenths};
use super::prohibited;
use super::results;
use crate::dates::written_date;

/// Which edition of the format.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Edition {
    /// TRF16, with the usual `XX` and `BB` extensions.
    Trf16,
    /// TRF-2026.
    #[default]
    Trf26,
}

/// Why an event cannot be written as TRF.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum NotInTrf {
    /// No such stage.
    #[error("{stage} does not exist; there are {stages}")]
    NoSuchStage {
        /// As asked.
        stage: StageId,
        /// How many there are.
        stages: usize,
    },
    /// Teams are paired.
    #[error("teams are paired in this event; TRF is written for individual events")]
    Teams,
    /// Nobody has entered.
    #[error("nobody has entered")]
    NobodyEntered,
    /// More than four digits can tell.
    #[error("TRF has numbers up to 9999, not {number}")]
    TooMany {
        /// The largest number.
        number: u32,
    },
}

/// The file of a stage.
pub fn export(state: &State, id: StageId, edition: Edition) -> Result<Document, NotInTrf> {
    let no_stage = NotInTrf::NoSuchStage { stage: id, stages: state.stages.len() };
    let (Some(stage), Some(table)) = (state.stages.get(id.index()), state.table(id)) else {
        return Err(no_stage);
    };
    let regulation = state.regulation.as_ref().ok_or(no_stage)?;
    if state.pairs_teams() {
        return Err(NotInTrf::Teams);
    }
    let last = table.sheet.lines.iter().map(|line| line.number).max().ok_or(NotInTrf::NobodyEntered)?;
    if last > 9999 {
        return Err(NotInTrf::TooMany { number: last });
    }
    let export = Export { state, id, stage, table: &table, regulation, edition };
    Ok(export.document())
}

/// What goes into the file.
pub(super) struct Export<'a> {
    pub(super) state: &'a State,
    pub(super) id: StageId,
    pub(super) stage: &'a StageState,
    pub(super) table: &'a StageTable,
    pub(super) regulation: &'a Regulation,
    pub(super) edition: Edition,
}

impl Export<'_> {
    fn document(&self) -> Document {
        let mut lines = self.header();
        let generated = lines.iter().filter_map(|line| line.get(..3)).map(str::to_owned).collect::<Vec<_>>();
        let restored = kept::lines(self.state);
        lines.extend(
            restored.filter(|line| !generated.iter().any(|code| line.starts_with(code))).map(str::to_owned),
        );
        lines.extend(prohibited::lines(self));
        lines.extend(self.absences_to_come());
        let directives = self.directives();
        let mut document: Vec<Line> = lines.into_iter().map(Line::Other).collect();
        document.extend(self.players().into_iter().map(|player| Line::Player(Box::new(player))));
        document.extend(directives.iter().map(|directive| Line::Other(directive.to_string())));
        Document { lines: document }
    }

    fn is_16(&self) -> bool {
        self.edition == Edition::Trf16
    }

    /// The number of an entrant.
    pub(super) fn number(&self, entrant: Entrant) -> u32 {
        self.table.line_of(entrant).map_or(0, |line| self.table.sheet.line(line).number)
    }

    fn scoring(&self) -> Scoring {
        match self.regulation.scale {
            ScoreScale::TwoOneZero => Scoring::DRAUGHTS,
            ScoreScale::OneHalfZero => Scoring::DEFAULT,
        }
    }

    fn header(&self) -> Vec<String> {
        let day = |date: jiff::civil::Date| date.strftime("%Y/%m/%d").to_string();
        let officials = |role: Role| {
            let serving = self.state.officials.iter().filter(move |own| own.role == role && !own.relieved);
            serving.map(|own| one_line(&own.name))
        };
        let rated = self.table.sheet.lines.iter().filter(|line| line.rating.is_some()).count();
        let mut lines = vec![format!("012 {}", one_line(&self.regulation.name))];
        lines.extend(self.regulation.starts.map(|date| format!("042 {}", day(date))));
        lines.extend(self.regulation.ends.map(|date| format!("052 {}", day(date))));
        lines.push(format!("062 {}", self.table.sheet.lines.len()));
        lines.push(format!("072 {rated}"));
        lines.push(format!("092 {}", codes::system_words(self.stage.plan.system)));
        lines.extend(officials(Role::ChiefArbiter).take(1).map(|name| format!("102 {name}")));
        lines.extend(officials(Role::Deputy).map(|name| format!("112 {name}")));
        if !self.regulation.control.trim().is_empty() {
            lines.push(format!("122 {}", one_line(&self.regulation.control)));
        }
        lines.extend(self.dates());
        let rounds = self.stage.plan.rounds;
        let colour = self.first_colour();
        if self.is_16() {
            lines.push(format!("XXR {rounds}"));
            lines.extend(
                colour.map(|colour| {
                    format!("XXC {}", if colour == Color::White { "white1" } else { "black1" })
                }),
            );
            if self.scoring() != Scoring::DEFAULT {
                lines.extend(["BBW  2.0", "BBD  1.0", "XXS W=2.0 D=1.0"].map(str::to_owned));
            }
        } else {
            lines.push(format!("142 {rounds}"));
            lines.extend(
                colour.map(|colour| format!("152 {}", if colour == Color::White { 'W' } else { 'B' })),
            );
            if self.scoring() != Scoring::DEFAULT {
                lines.push("162  W 2.0    D 1.0".to_owned());
            }
            lines.push("172     OTHER".to_owned());
            lines.push("182 Damier".to_owned());
            lines.push(format!("192 {}", codes::system_code(self.stage.plan.system)));
            lines.extend(self.tie_breaks());
            lines.extend(codes::time_control(&self.regulation.control).map(|code| format!("222 {code}")));
        }
        lines
    }

    /// Record 132: the days of the rounds, each above the column of its round.
    fn dates(&self) -> Option<String> {
        let mut text = format!("132{}", " ".repeat(88));
        let last = self.stage.schedule.keys().map(|round| round.index()).max()?;
        for at in 0..=last {
            let starts = self.stage.schedule.get(&damier_compete::Round::at(at));
            let date = starts.and_then(|moment| jiff::Timestamp::from_millisecond(moment.millis()).ok());
            let day = date.map(|date| date.strftime("%y/%m/%d").to_string());
            text += &format!("{:<10}", day.unwrap_or_default());
        }
        Some(text.trim_end().to_owned())
    }

    /// The colour of the smallest number that was paired in round 1, or the one that was drawn for it.
    fn first_colour(&self) -> Option<Color> {
        let is_drawn = |lots: &&LotsDrawn| lots.purpose == LotsFor::Colour { stage: self.id };
        let drawn = self.state.lots.iter().rfind(is_drawn).and_then(|lots| lots.drawn.first());
        let drawn = drawn.map(|drawn| if *drawn == 1 { Color::White } else { Color::Black });
        let mut lines: Vec<_> = self.table.sheet.lines.iter().collect();
        lines.sort_by_key(|line| line.number);
        let paired = lines.iter().find_map(|line| match line.cells.first() {
            Some(Cell::Paired { color, .. }) => Some(*color),
            _ => None,
        });
        paired.or(drawn)
    }

    fn tie_breaks(&self) -> Option<String> {
        let code = self.state.standings_code();
        let named = self.regulation.tie_breaks.iter().filter_map(|name| Criterion::named(name, code).ok());
        let codes: Vec<String> = named.filter_map(codes::tie_break).collect();
        (!codes.is_empty()).then(|| format!("202 {}", codes.join(",")))
    }

    /// Places, as far as they are known; otherwise the order of points.
    fn ranks(&self) -> BTreeMap<u32, u32> {
        if let Ok(standings) = self.state.standings(self.id) {
            let placed = standings.lines.iter().map(|line| (line.number, line.place.first));
            let others = (standings.lines.len() as u32 + 1..).zip(&standings.unclassified);
            return placed.chain(others.map(|(place, line)| (line.number, place))).collect();
        }
        let mut order: Vec<_> = self.table.sheet.lines.iter().collect();
        order.sort_by_key(|line| (std::cmp::Reverse(line.points()), line.number));
        order.iter().zip(1..).map(|(line, place)| (line.number, place)).collect()
    }

    fn players(&self) -> Vec<PlayerLine> {
        let ranks = self.ranks();
        let sheet = &self.table.sheet;
        let mut players: Vec<PlayerLine> = (sheet.lines.iter())
            .zip(&self.table.entrants)
            .filter_map(|(line, entrant)| {
                let entry = self.state.players.get(entrant.index())?;
                let cells: Vec<RoundCell> = line.cells.iter().map(|cell| self.cell(*cell)).collect();
                let scoring = self.scoring();
                let points = cells.iter().fold(Tenths(0), |sum, cell| sum + scoring.of(cell.code));
                let mut player = columns(entry);
                player.number = line.number;
                player.points = Some(points);
                player.rank = ranks.get(&line.number).copied();
                player.rounds = cells;
                // TRF16 tells absences of the next round in its column.
                if self.is_16() && self.is_out_next(*entrant) {
                    player.rounds.push(RoundCell::free(Code::ZeroBye));
                }
                Some(player)
            })
            .collect();
        players.sort_by_key(|player| player.number);
        players
    }

    fn cell(&self, cell: Cell) -> RoundCell {
        match cell {
            Cell::Paired { opponent, color, mark } => RoundCell {
                opponent: Some(self.table.sheet.line(opponent).number),
                color: Some(color),
                code: match mark {
                    Mark::Open => Code::None,
                    // 1-1 until it is finished (FMJD-V.8.8).
                    Mark::Adjourned | Mark::Played(Outcome::Draw) => Code::Draw,
                    Mark::Played(Outcome::Win) => Code::Win,
                    Mark::Played(Outcome::Loss) | Mark::Annulled => Code::Loss,
                    Mark::Forfeit(Outcome::Win) => Code::ForfeitWin,
                    Mark::Forfeit(Outcome::Draw | Outcome::Loss) => Code::ForfeitLoss,
                },
            },
            Cell::Bye => RoundCell::free(Code::PairingBye),
            Cell::PlusAfterWithdrawal => RoundCell::free(Code::FullBye),
            Cell::Absent(_) => RoundCell::free(Code::ZeroBye),
        }
    }

    /// Whether somebody will not be paired in the next round, if there is one.
    fn is_out_next(&self, entrant: Entrant) -> bool {
        let next = damier_compete::Round::at(self.stage.rounds.len());
        let has_left = self.stage.left.contains_key(&entrant);
        let absent = self.stage.absences.contains(&(next, entrant));
        next.number() <= self.stage.plan.rounds && (absent || (has_left && self.stage.plan.system.is_swiss()))
    }

    /// Record 240 for rounds to come; leavers are absent from the next one.
    fn absences_to_come(&self) -> Vec<String> {
        let next = damier_compete::Round::at(self.stage.rounds.len());
        let mut rounds: BTreeMap<u16, Vec<u32>> = BTreeMap::new();
        for entrant in self.table.entrants.iter().filter(|entrant| self.is_out_next(**entrant)) {
            rounds.entry(next.number()).or_default().push(self.number(*entrant));
        }
        for (round, entrant) in self.stage.absences.iter().filter(|(round, _)| *round > next) {
            rounds.entry(round.number()).or_default().push(self.number(*entrant));
        }
        let mut lines = Vec::new();
        for (round, mut numbers) in rounds {
            numbers.sort_unstable();
            if !self.is_16() {
                let list: String = numbers.iter().map(|number| format!(" {number:>4}")).collect();
                lines.push(format!("240 Z {round:03}{list}"));
            } else if round > next.number() {
                lines.push(Directive::Absent { round, numbers }.to_string());
            }
        }
        lines
    }

    fn directives(&self) -> Vec<Directive> {
        let mut regulation = self.regulation.clone();
        regulation.stages = vec![StagePlan { from: FieldFrom::default(), ..self.stage.plan.clone() }];
        let mut found = vec![
            Directive::Regulation(Box::new(regulation)),
            Directive::Rounds {
                paired: self.stage.rounds.len() as u16,
                started: self.stage.rounds_started(),
            },
        ];
        if matches!(self.regulation.character, Character::IndividualWithTeamScoring { .. }) {
            found.extend(self.state.teams.iter().cloned().map(Directive::Team));
        }
        if let Some(groups) = &self.stage.groups {
            let [first, second] =
                [&groups[0], &groups[1]].map(|group| group.iter().map(|own| self.number(*own)).collect());
            found.push(Directive::Groups { first, second });
        }
        let mut entrants: Vec<(u32, Entrant)> =
            self.table.entrants.iter().map(|entrant| (self.number(*entrant), *entrant)).collect();
        entrants.sort_unstable();
        for (number, entrant) in entrants {
            if let Some(entry) = self.state.players.get(entrant.index())
                && entry_of(&columns(entry)) != *entry
            {
                found.push(Directive::Player { number, entry: Box::new(entry.clone()) });
            }
            if let Some(after) = self.stage.joined_after.get(&entrant) {
                found.push(Directive::Joined { number, after: *after });
            }
            if let Some(leaving) = self.stage.left.get(&entrant) {
                let excluded = leaving.how == damier_compete::event::Departure::Excluded;
                let (after, reason) = (leaving.after, leaving.reason.clone());
                found.push(Directive::Left { number, after, excluded, reason });
            }
        }
        for (at, round) in self.stage.rounds.iter().enumerate() {
            found.extend(self.unpaired(at));
            found.push(self.tables(at, round));
            found.extend(results::directives(self, at, round));
        }
        found.extend(prohibited::directives(self));
        found
    }

    /// Those without an opponent of whom one would think otherwise.
    fn unpaired(&self, at: usize) -> Vec<Directive> {
        let mut unusual: Vec<(&str, Absence, Vec<u32>)> = Vec::new();
        for (line, entrant) in self.table.sheet.lines.iter().zip(&self.table.entrants) {
            let Some(Cell::Absent(why)) = line.cells.get(at).copied() else { continue };
            let joined = self.stage.joined_after.get(entrant).copied().unwrap_or(0);
            if why == usual_absence(self.stage.plan.system, at, joined, line.withdrawn_after) {
                continue;
            }
            let key = match why {
                Absence::Announced => "announced",
                Absence::Free => "free",
                Absence::NotYetEntered => "late",
                Absence::Withdrawn => "withdrawn",
            };
            match unusual.iter_mut().find(|(own, ..)| *own == key) {
                Some((_, _, numbers)) => numbers.push(line.number),
                None => unusual.push((key, why, vec![line.number])),
            }
        }
        let round = at as u16 + 1;
        unusual.sort_by_key(|(key, ..)| *key);
        let directive = |(_, why, mut numbers): (&str, Absence, Vec<u32>)| {
            numbers.sort_unstable();
            Directive::Unpaired { round, why, numbers }
        };
        unusual.into_iter().map(directive).collect()
    }

    fn tables(&self, at: usize, round: &RoundState) -> Directive {
        let pairs = round.encounters.iter().map(|own| {
            let [white, black] = results::by_colour(own);
            (self.number(white), self.number(black))
        });
        Directive::Tables { round: at as u16 + 1, pairs: pairs.collect() }
    }
}

/// What a player without an opponent is taken for unless something else is said; the round from 0.
pub(super) fn usual_absence(system: System, at: usize, joined: u16, withdrawn_after: Option<u16>) -> Absence {
    if at < usize::from(joined) {
        Absence::NotYetEntered
    } else if withdrawn_after.is_some_and(|after| at >= usize::from(after)) {
        Absence::Withdrawn
    } else if system.is_swiss() {
        Absence::Announced
    } else {
        Absence::Free
    }
}

/// What the columns can hold of an entry.
pub(super) fn columns(entry: &PlayerEntry) -> PlayerLine {
    let fits = |text: &Option<String>, length: usize| {
        let text = text.clone().unwrap_or_default();
        if text.chars().count() <= length { text } else { String::new() }
    };
    PlayerLine {
        sex: entry.sex.map(|sex| if sex == Sex::Female { 'w' } else { 'm' }),
        title: fits(&entry.title, 3),
        name: cut(&one_line(&entry.name), 33).trim().to_owned(),
        rating: entry.rating.filter(|rating| (1..=9999).contains(rating)),
        federation: fits(&entry.federation, 3),
        id: fits(&entry.id, 11),
        born: entry.born.map_or(String::new(), |date| date.strftime("%Y/%m/%d").to_string()),
        ..PlayerLine::default()
    }
}

/// The entry that columns hold.
pub(super) fn entry_of(player: &PlayerLine) -> PlayerEntry {
    let text = |text: &str| (!text.is_empty()).then(|| text.to_owned());
    PlayerEntry {
        name: player.name.clone(),
        title: text(&player.title),
        rating: player.rating,
        federation: text(&player.federation),
        id: text(&player.id),
        born: written_date(&player.born),
        sex: match player.sex.map(|c| c.to_ascii_lowercase()) {
            Some('m') => Some(Sex::Male),
            Some('w' | 'f') => Some(Sex::Female),
            _ => None,
        },
        ..PlayerEntry::default()
    }
}

/// A text that stays on its line.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
