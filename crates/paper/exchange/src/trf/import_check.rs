//! Whether what a file says beside the lines of its players agrees with them: half-point byes, the number of
//! rounds, and every directive. What a directive says in vain is a fault, told by line and column.

use damier_compete::event::{PairedBy, System};

use super::check::Field;
use super::directive_read::column_of_word;
use super::document::{Document, Line};
use super::fault::{TrfFault, TrfFaultKind};
use super::header::{Header, TablesLine};
use super::import::{HalfByes, ImportOptions};
use super::player_line::columns_of;
use super::regulation::{has_no_last_round, regulation};

/// All checks; faults go onto the list.
pub(super) fn check(
    document: &Document,
    header: &Header,
    field: &Field<'_>,
    options: &ImportOptions,
    faults: &mut Vec<TrfFault>,
) {
    check_half_byes(field, options, faults);
    let mut check = Check { document, header, field, faults };
    check.rounds();
    check.twice();
    check.players();
    check.leavers();
    check.pairs();
    check.free();
    check.paired_by(options);
    check.teams();
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

struct Check<'a> {
    document: &'a Document,
    header: &'a Header,
    field: &'a Field<'a>,
    faults: &'a mut Vec<TrfFault>,
}

impl Check<'_> {
    /// A fault in a word of a line, from 1; the word of the directive itself is the second.
    fn fault(&mut self, line: usize, word: usize, what: TrfFaultKind) {
        let text = match self.document.lines.get(line.wrapping_sub(1)) {
            Some(Line::Other(text)) => text.as_str(),
            _ => "",
        };
        self.faults.push(TrfFault { line, column: Some(column_of_word(text, word)), what });
    }

    fn rounds(&mut self) {
        let is_endless = self.header.regulation.as_ref().is_some_and(|own| has_no_last_round(own));
        let stated = self.header.rounds.filter(|stated| usize::from(*stated) < self.field.rounds);
        if let Some(stated) = stated.filter(|_| !is_endless) {
            let what = TrfFaultKind::TooManyRounds { played: self.field.rounds, stated };
            self.faults.push(TrfFault { line: 0, column: None, what });
        }
        if let Some((line, paired, started)) = self.header.paired_started {
            let told = self.field.rounds_told();
            let has_tables = self.header.tables.iter().any(|own| own.round == paired);
            let is_told = usize::from(paired) == told || (usize::from(paired) > told && has_tables);
            if !is_told || started > paired {
                self.fault(line, 3, TrfFaultKind::RoundsDiffer { told, paired, started });
            }
        }
        if let Some(stages) =
            self.header.regulation.as_ref().map(|own| own.stages.len()).filter(|own| *own != 1)
        {
            let what = TrfFaultKind::NotOneStage { stages };
            self.faults.push(TrfFault { line: 0, column: None, what });
        }
    }

    /// What may be said once only.
    fn twice(&mut self) {
        for (at, (line, said)) in self.header.said.iter().enumerate() {
            let earlier = self.header.said[..at].iter().find(|(_, own)| own == said);
            if let Some((earlier, _)) = earlier {
                self.fault(*line, 2, TrfFaultKind::SaidTwice { earlier: *earlier });
            }
        }
    }

    /// Whether everybody named anywhere is in the file.
    fn players(&mut self) {
        let header = self.header;
        let absent = header.absences.iter().map(|(line, _, number)| (*line, *number));
        let prohibited =
            (header.prohibited.iter()).flat_map(|own| own.numbers.iter().map(|number| (own.line, *number)));
        let entries = header.entries.iter().map(|(line, number, _)| (*line, *number));
        let joined = header.joined.iter().map(|(line, number, _)| (*line, *number));
        let left = header.left.iter().map(|own| (own.line, own.number));
        let results = header.results.iter().flat_map(|own| [(own.line, own.white), (own.line, own.black)]);
        let unpaired =
            header.unpaired.iter().flat_map(|(line, _, _, all)| all.iter().map(|number| (*line, *number)));
        let groups = header
            .groups
            .iter()
            .flat_map(|(line, groups)| groups.iter().flatten().map(|number| (*line, *number)));
        let order = header.order.iter().flat_map(|(line, order)| order.iter().map(|number| (*line, *number)));
        let all = absent.chain(prohibited).chain(entries).chain(joined).chain(left).chain(results);
        for (line, number) in all.chain(unpaired).chain(groups).chain(order) {
            if !self.field.players.contains_key(&number) {
                let word = self.word_that_is(line, number);
                self.fault(line, word, TrfFaultKind::UnknownPlayer { number });
            }
        }
        if let Some((line, order)) = &header.order
            && let Some(number) = self.field.players.keys().find(|number| !order.contains(number))
        {
            self.fault(*line, order.len() + 3, TrfFaultKind::NotInOrder { number: *number });
        }
    }

    /// The last word of a line that is a number.
    fn word_that_is(&self, line: usize, number: u32) -> usize {
        let Some(Line::Other(text)) = self.document.lines.get(line.wrapping_sub(1)) else { return 1 };
        let words: Vec<&str> = text.split_whitespace().collect();
        words.iter().rposition(|word| word.parse() == Ok(number)).map_or(1, |at| at + 1)
    }

    fn leavers(&mut self) {
        let started =
            self.header.paired_started.map_or(self.field.rounds, |(_, _, started)| usize::from(started));
        for own in self.header.left.iter().filter(|own| usize::from(own.after) > started) {
            self.fault(own.line, 4, TrfFaultKind::NoSuchRound { round: own.after, rounds: started });
        }
        for (line, number, after) in &self.header.joined {
            if usize::from(*after) > self.field.rounds {
                let what = TrfFaultKind::NoSuchRound { round: *after, rounds: self.field.rounds };
                self.fault(*line, 4, what);
            }
            let before = 0..usize::from(*after).min(self.field.rounds);
            for at in before.filter(|at| self.field.cell(*number, *at).opponent.is_some()) {
                self.fault(*line, 4, TrfFaultKind::HasOpponent { round: at as u16 + 1, number: *number });
            }
        }
    }

    /// Tables and results of pairs that were made, and no pair without a table.
    fn pairs(&mut self) {
        for TablesLine { line, round, pairs } in &self.header.tables {
            if !self.is_round(*line, *round) {
                continue;
            }
            for ((white, black), word) in pairs.iter().zip(4..) {
                if !self.is_pair(*round, *white, *black) {
                    let (round, white, black) = (*round, *white, *black);
                    self.fault(*line, word, TrfFaultKind::NotAPair { round, white, black });
                }
            }
            for (white, black) in self.field.pairs(usize::from(*round) - 1) {
                if !pairs.contains(&(white, black)) {
                    let what = TrfFaultKind::NoTable { round: *round, white, black };
                    self.fault(*line, pairs.len() + 4, what);
                }
            }
        }
        for own in &self.header.results {
            let (round, white, black) = (own.round, own.white, own.black);
            if self.is_round(own.line, round) && !self.is_pair(round, white, black) {
                self.fault(own.line, 4, TrfFaultKind::NotAPair { round, white, black });
            }
        }
        for own in &self.header.prohibited {
            if let Some((first, last)) = own.rounds.filter(|(first, last)| first > last) {
                let word = if own.soft { 3 } else { 2 };
                self.fault(own.line, word, TrfFaultKind::RoundsTurned { first, last });
            }
        }
    }

    /// Whether two met in a round, White first. A game that does not count any more is known to a directive only.
    fn is_pair(&self, round: u16, white: u32, black: u32) -> bool {
        let at = usize::from(round).wrapping_sub(1);
        let [own, theirs] = [white, black].map(|number| self.field.cell(number, at));
        let hidden = || {
            let mut results = self.header.results.iter();
            results.any(|own| (own.round, own.white, own.black) == (round, white, black))
        };
        let both_are_free = own.opponent.is_none() && theirs.opponent.is_none();
        self.field.pairs(at).contains(&(white, black)) || (white != black && both_are_free && hidden())
    }

    /// Whether a round has been paired.
    fn is_round(&mut self, line: usize, round: u16) -> bool {
        let rounds = self.field.rounds;
        let is_there = (1..=rounds).contains(&usize::from(round));
        if !is_there {
            self.fault(line, 3, TrfFaultKind::NoSuchRound { round, rounds });
        }
        is_there
    }

    /// Those who are said to have had no game.
    fn free(&mut self) {
        for (line, round, _, numbers) in &self.header.unpaired {
            if self.is_round(*line, *round) {
                for (number, word) in numbers.iter().zip(5..) {
                    self.has_no_opponent(*line, word, *round, *number);
                }
            }
        }
        for (line, round, number) in &self.header.absences {
            let word = self.word_that_is(*line, *number);
            self.has_no_opponent(*line, word, *round, *number);
        }
    }

    fn has_no_opponent(&mut self, line: usize, word: usize, round: u16, number: u32) {
        let cell = self.field.cell(number, usize::from(round).wrapping_sub(1));
        if cell.opponent.is_some() {
            self.fault(line, word, TrfFaultKind::HasOpponent { round, number });
        }
    }

    /// What is said to have paired a round, by the system of the event.
    fn paired_by(&mut self, options: &ImportOptions) {
        let system = regulation(self.header, self.field, options).stages.first().map(|plan| plan.system);
        let mut rows = Vec::new();
        for (line, round, by) in &self.header.paired_by {
            if !self.is_round(*line, *round) {
                continue;
            }
            let fits = match system {
                Some(System::RoundRobin { .. }) => {
                    matches!(**by, PairedBy::Table { .. } | PairedBy::DrawnTable { .. })
                }
                Some(System::Scheveningen) => matches!(**by, PairedBy::Groups { .. }),
                Some(System::Knockout(_) | System::LostPoints(_)) => {
                    matches!(**by, PairedBy::Bracket { .. } | PairedBy::Lots { .. })
                }
                Some(System::Match(_) | System::Barrage) => matches!(**by, PairedBy::Match { .. }),
                Some(System::Swiss(_)) | None => false,
            };
            let is_new = by.row().is_none_or(|row| row > 0 && !rows.contains(&row));
            rows.extend(by.row());
            if !fits || !is_new {
                self.fault(*line, 4, TrfFaultKind::NotSoPaired { round: *round });
            }
        }
    }

    fn teams(&mut self) {
        let teams = self.header.teams.len();
        for (line, _, entry) in &self.header.entries {
            if let Some(team) = entry.team.filter(|team| team.index() >= teams) {
                self.fault(*line, 4, TrfFaultKind::NoSuchTeam { team: team.0 + 1, teams });
            }
        }
    }
}
