//! The sheet as it counts for places: every game with its result, after withdrawals, annulments and
//! adjourned games have been dealt with.

use std::collections::HashMap;

use serde::Serialize;

use super::withdrawal::{Fate, fates};
use super::{AdjournedCounts, BothLeft, Contest, Reckoning, StandingsError, System, TeamBoards};
use crate::{Carried, Cell, Entrant, Mark, Points, Round, Sheet, SideResult};

/// How a result came about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum How {
    /// The result came about on the board.
    Played,
    /// A plus or a minus against a named opponent.
    Forfeit,
    /// Adjourned, counted as a draw for now.
    Adjourned,
    /// The plus of an odd field, or of a field made odd by a withdrawal.
    Free,
}

/// One result that counts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Entry {
    /// The round; `None` for a game of the table that was never paired because somebody left.
    pub round: Option<Round>,
    /// The opponent; `None` if free.
    pub opponent: Option<Entrant>,
    /// The result from the entrant's side.
    pub outcome: SideResult,
    /// How it came about.
    pub how: How,
    /// What it is worth.
    pub points: Points,
    /// A draw with a durable advantage: whether it was his.
    pub lead: Option<bool>,
    /// Points on each board, for teams.
    pub boards: Vec<Points>,
}

/// The results of one entrant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Account {
    pub(super) entries: Vec<Entry>,
    pub(super) points: Points,
    pub(super) fate: Fate,
    /// Points after each round, from none.
    pub(super) progress: Vec<Points>,
}

pub(super) struct Ledger<'a> {
    pub(super) accounts: Vec<Account>,
    pub(super) reckoning: &'a Reckoning,
    pub(super) contest: &'a Contest<'a>,
    pub(super) boards: usize,
}

impl<'a> Ledger<'a> {
    pub(super) fn new(
        contest: &'a Contest<'a>,
        reckoning: &'a Reckoning,
    ) -> Result<Ledger<'a>, StandingsError> {
        let sheet = contest.sheet;
        check(sheet)?;
        let fates = fates(contest, reckoning);
        let rounds = sheet.rounds_paired();
        let reader = Reader { sheet, reckoning, fates: &fates, boards: contest.boards };
        let mut accounts: Vec<Account> = sheet
            .entrants()
            .map(|entrant| {
                let fate = fates[entrant.index()];
                let brings = if fate == Fate::Annulled { &[] } else { sheet.carried_by(entrant) };
                let mut progress = vec![brings.iter().map(|own| own.points).sum::<Points>()];
                let mut entries: Vec<Entry> =
                    brings.iter().filter_map(|own| reader.carried_entry(own)).collect();
                for round in 0..rounds {
                    let before = progress.last().copied().unwrap_or_default();
                    let entry = reader.entry(entrant, round);
                    progress.push(before + entry.as_ref().map_or(Points::ZERO, |entry| entry.points));
                    entries.extend(entry);
                }
                let points = progress.last().copied().unwrap_or_default();
                Account { entries, points, fate, progress }
            })
            .collect();
        if let System::RoundRobin { cycles } = reckoning.system
            && rounds >= usize::from(sheet.rounds_total)
        {
            reader.fill_missing(&mut accounts, cycles);
        }
        let boards = contest.boards.map_or(0, |boards| boards.boards);
        Ok(Ledger { accounts, reckoning, contest, boards })
    }

    pub(super) fn account(&self, entrant: Entrant) -> &Account {
        &self.accounts[entrant.index()]
    }

    pub(super) fn entrants(&self) -> impl Iterator<Item = Entrant> + use<> {
        (0..self.accounts.len() as u32).map(Entrant)
    }

    /// Everybody who gets a place.
    pub(super) fn placed(&self) -> Vec<Entrant> {
        self.entrants().filter(|entrant| self.account(*entrant).fate != Fate::Annulled).collect()
    }

    /// Points of all boards of a team.
    pub(super) fn board_points(&self, team: Entrant) -> Points {
        self.account(team).entries.iter().flat_map(|entry| &entry.boards).copied().sum()
    }

    /// Points of a team on one board.
    pub(super) fn points_on_board(&self, team: Entrant, board: usize) -> Points {
        self.account(team).entries.iter().filter_map(|entry| entry.boards.get(board)).copied().sum()
    }

    /// What the places go by.
    pub(super) fn score(&self, entrant: Entrant) -> Points {
        match self.reckoning.score {
            super::Score::Points => self.account(entrant).points,
            super::Score::BoardPoints => self.board_points(entrant),
        }
    }
}

/// Opponents must be other entrants of the same sheet.
fn check(sheet: &Sheet) -> Result<(), StandingsError> {
    for entrant in sheet.entrants() {
        for (round, cell) in sheet.line(entrant).cells.iter().enumerate() {
            if let Some(opponent) = cell.opponent()
                && (opponent.index() >= sheet.lines.len() || opponent == entrant)
            {
                return Err(StandingsError::NoSuchOpponent { entrant, round: Round::at(round), opponent });
            }
        }
    }
    Ok(())
}

/// Turns cells into entries.
struct Reader<'a> {
    sheet: &'a Sheet,
    reckoning: &'a Reckoning,
    fates: &'a [Fate],
    boards: Option<&'a TeamBoards>,
}

impl Reader<'_> {
    /// A game of an earlier stage; points alone are no game.
    fn carried_entry(&self, carried: &Carried) -> Option<Entry> {
        let opponent = carried.opponent?;
        Some(Entry {
            round: None,
            opponent: Some(opponent),
            outcome: carried.outcome,
            how: if carried.forfeit { How::Forfeit } else { How::Played },
            points: carried.points,
            lead: None,
            boards: Vec::new(),
        })
    }

    /// How the cell of a round counts, if it does.
    fn entry(&self, entrant: Entrant, round: usize) -> Option<Entry> {
        let own = self.fates[entrant.index()];
        if own == Fate::Annulled {
            return None;
        }
        let round_robin = matches!(self.reckoning.system, System::RoundRobin { .. });
        match *self.sheet.line(entrant).cells.get(round)? {
            // Free in a round robin is no plus (UA13-IV.3.4.1.1).
            Cell::Bye | Cell::PlusAfterWithdrawal if round_robin => None,
            Cell::Bye | Cell::PlusAfterWithdrawal => Some(Entry {
                round: Some(Round::at(round)),
                opponent: None,
                outcome: SideResult::Win,
                how: How::Free,
                points: Points(self.sheet.scale.bye),
                lead: None,
                boards: self.all_boards(SideResult::Win),
            }),
            // A round missed on request, where the regulation gives something for it.
            Cell::Absent(_) if !round_robin && self.sheet.is_half_bye(entrant, round) => Some(Entry {
                round: Some(Round::at(round)),
                opponent: None,
                outcome: SideResult::Draw,
                how: How::Free,
                points: Points(self.sheet.scale.half_bye),
                lead: None,
                boards: Vec::new(),
            }),
            Cell::Absent(_) => None,
            Cell::Paired { opponent, mark, .. } => {
                let other = self.fates[opponent.index()];
                if other == Fate::Annulled {
                    return None;
                }
                let (outcome, how) = self.result(mark, own, other, round)?;
                let lead = self.sheet.leads.get(&(entrant, round)).copied();
                let points = match how {
                    How::Forfeit => self.sheet.scale.unplayed(outcome),
                    _ => self.sheet.played(entrant, round, outcome),
                };
                Some(Entry {
                    round: Some(Round::at(round)),
                    opponent: Some(opponent),
                    outcome,
                    how,
                    points,
                    lead: lead.filter(|_| outcome == SideResult::Draw),
                    boards: self.board_points(entrant, round, mark, outcome),
                })
            }
        }
    }

    fn result(&self, mark: Mark, own: Fate, other: Fate, round: usize) -> Option<(SideResult, How)> {
        match mark {
            Mark::Played(outcome) => Some((outcome, How::Played)),
            Mark::Forfeit(outcome) => Some((outcome, How::Forfeit)),
            Mark::Annulled => None,
            // UA13-IV.10.1.1, UA13-IV.10.2, UA-III.6.2, FMJD-III.5.9.A.b: unfinished games of one who
            // left are lost. A game he had begun counts as played (S12).
            Mark::Open | Mark::Adjourned if own.has_left() || other.has_left() => {
                let begun = |fate: Fate| fate.last_round().is_none_or(|last| round < usize::from(last));
                let how = if mark == Mark::Adjourned || (begun(own) && begun(other)) {
                    How::Played
                } else {
                    How::Forfeit
                };
                self.lost_by_leaving(own, other).map(|outcome| (outcome, how))
            }
            Mark::Open => None,
            Mark::Adjourned => match self.reckoning.switches.adjourned {
                AdjournedCounts::NotYet => None,
                AdjournedCounts::Draw | AdjournedCounts::PointsOnly => {
                    Some((SideResult::Draw, How::Adjourned))
                }
            },
        }
    }

    fn lost_by_leaving(&self, own: Fate, other: Fate) -> Option<SideResult> {
        match (own.has_left(), other.has_left(), self.reckoning.switches.both_left) {
            (true, true, BothLeft::NoGame) => None,
            (true, _, _) => Some(SideResult::Loss),
            (false, _, _) => Some(SideResult::Win),
        }
    }

    /// Points on the boards of a match. Where it was not played, or was left, a plus or a minus stands on
    /// every board without a result (S14).
    fn board_points(&self, team: Entrant, round: usize, mark: Mark, outcome: SideResult) -> Vec<Points> {
        let marks = self.boards.map_or(&[][..], |boards| boards.of(team, round));
        let decided = match mark {
            Mark::Forfeit(_) | Mark::Open => true,
            Mark::Adjourned => outcome != SideResult::Draw,
            Mark::Played(_) | Mark::Annulled => false,
        };
        if decided && marks.is_empty() {
            return self.all_boards(outcome);
        }
        let points = |mark: &Mark| match mark {
            Mark::Open | Mark::Adjourned if decided => outcome.points(),
            _ => mark.points(),
        };
        marks.iter().map(points).collect()
    }

    fn all_boards(&self, outcome: SideResult) -> Vec<Points> {
        self.boards.map_or_else(Vec::new, |boards| vec![outcome.points(); boards.boards])
    }

    /// Games of the table that were never paired because a player kept in it had left: minus for him, plus
    /// for the other, once all rounds are there (UA13-IV.10.1.1, UA-III.6.1.1, FMJD-III.5.9.A.b, D-57b).
    fn fill_missing(&self, accounts: &mut [Account], cycles: u16) {
        let leavers: Vec<Entrant> =
            self.sheet.entrants().filter(|entrant| self.fates[entrant.index()].has_left()).collect();
        for leaver in &leavers {
            let met = self.meetings(*leaver);
            for other in self.sheet.entrants() {
                let fate = self.fates[other.index()];
                // Two leavers settle their games once.
                if other == *leaver || fate == Fate::Annulled || (fate.has_left() && other < *leaver) {
                    continue;
                }
                for _ in met.get(&other).copied().unwrap_or(0)..cycles {
                    self.add_forfeit(accounts, *leaver, other);
                    self.add_forfeit(accounts, other, *leaver);
                }
            }
        }
    }

    /// How often the two lines name each other, in whichever line the pairing is kept.
    fn meetings(&self, entrant: Entrant) -> HashMap<Entrant, u16> {
        let mut met: HashMap<Entrant, u16> = HashMap::new();
        for opponent in self.sheet.line(entrant).cells.iter().filter_map(|cell| cell.opponent()) {
            *met.entry(opponent).or_default() += 1;
        }
        for other in self.sheet.entrants() {
            let named =
                self.sheet.line(other).cells.iter().filter(|cell| cell.opponent() == Some(entrant)).count();
            let known = met.entry(other).or_default();
            *known = (*known).max(named as u16);
        }
        for opponent in self.sheet.carried_by(entrant).iter().filter_map(|own| own.opponent) {
            *met.entry(opponent).or_default() += 1;
        }
        met
    }

    fn add_forfeit(&self, accounts: &mut [Account], entrant: Entrant, opponent: Entrant) {
        let (own, other) = (self.fates[entrant.index()], self.fates[opponent.index()]);
        let Some(outcome) = self.lost_by_leaving(own, other) else { return };
        let account = &mut accounts[entrant.index()];
        let points = self.sheet.scale.unplayed(outcome);
        account.points += points;
        account.entries.push(Entry {
            round: None,
            opponent: Some(opponent),
            outcome,
            how: How::Forfeit,
            points,
            lead: None,
            boards: self.all_boards(outcome),
        });
    }
}
