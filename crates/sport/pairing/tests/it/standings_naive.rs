//! A second, obvious implementation of standings: nothing is shared, nothing is cached, every number is
//! looked up in the sheet each time it is needed, and fractions are whole multiples of 1/5040.

use std::cmp::Ordering;

use damier_pairing::standings::{
    AdjournedCounts, AfterSplit, Among, BoardPlaces, BothLeft, ByeVirtual, ByeWin, Contest, Criterion, Depth,
    EmptyGroup, ForfeitOpponent, ForfeitWin, HalfCounts, HalfOf, MutualMatches, NotMet, PlacesAbove,
    PlayOffFor, Reckoning, Score, SonnebornForm, Switches, System, WithdrawHalf, WithdrawnGroup,
    WithdrawnOpponent,
};
use damier_pairing::{Absence, Cell, Entrant, Mark, SideResult};

/// One unit of a coefficient: divisible by all group sizes of the small events compared.
const UNIT: i64 = 5040;

/// A result: opponent, points 0 to 2, kind `p`layed, `f`orfeit, `a`djourned, `b`ye; points on boards.
type Game = (Option<usize>, i64, char, Vec<i64>);

pub(crate) struct Naive<'a> {
    contest: &'a Contest<'a>,
    reckoning: &'a Reckoning,
}

impl<'a> Naive<'a> {
    pub(crate) fn new(contest: &'a Contest<'a>, reckoning: &'a Reckoning) -> Naive<'a> {
        Naive { contest, reckoning }
    }

    fn switches(&self) -> Switches {
        self.reckoning.switches
    }

    fn count(&self) -> usize {
        self.contest.sheet.lines.len()
    }

    fn cycles(&self) -> Option<usize> {
        match self.reckoning.system {
            System::RoundRobin { cycles } => Some(cycles.into()),
            System::Swiss => None,
        }
    }

    fn left(&self, player: usize) -> Option<u16> {
        self.contest.sheet.lines[player].withdrawn_after
    }

    /// Whether the results of one who left are struck out.
    fn struck(&self, player: usize) -> bool {
        if let Some(annulled) = self.contest.annulled {
            return annulled.contains(&Entrant(player as u32));
        }
        let mut struck = vec![false; self.count()];
        loop {
            let next: Vec<bool> = (0..self.count()).map(|other| self.fails_half(other, &struck)).collect();
            let joined: Vec<bool> = struck.iter().zip(&next).map(|(a, b)| *a || *b).collect();
            if joined == struck {
                return struck[player];
            }
            struck = joined;
        }
    }

    fn fails_half(&self, player: usize, struck: &[bool]) -> bool {
        let (Some(cycles), Some(last)) = (self.cycles(), self.left(player)) else { return false };
        let remaining = self.switches().half_of == HalfOf::Remaining;
        let mut field = self.count();
        if remaining {
            field -= struck.iter().filter(|gone| **gone).count();
        }
        let mut done = 0;
        for (round, cell) in self.contest.sheet.lines[player].cells.iter().enumerate() {
            if let Cell::Paired { opponent, mark, .. } = cell {
                let begun = match mark {
                    Mark::Forfeit(_) => self.switches().half_counts == HalfCounts::WithForfeits,
                    Mark::Open => round < usize::from(last),
                    _ => true,
                };
                if begun && !(remaining && struck[opponent.index()]) {
                    done += 1;
                }
            }
        }
        let (done, all) = (2 * done, cycles * field.saturating_sub(1));
        match self.switches().withdraw_half {
            WithdrawHalf::AtLeast => done < all,
            WithdrawHalf::MoreThan => done <= all,
        }
    }

    fn all_boards(&self, points: i64) -> Vec<i64> {
        vec![points; self.contest.boards.map_or(0, |boards| boards.boards)]
    }

    /// The result of a game somebody left without playing.
    fn default(&self, player: usize, opponent: usize) -> Option<i64> {
        match (self.left(player).is_some(), self.left(opponent).is_some()) {
            (true, true) if self.switches().both_left == BothLeft::NoGame => None,
            (true, _) => Some(0),
            (false, _) => Some(2),
        }
    }

    /// Results that count, of the first `rounds` rounds; games never paired come with the last.
    fn games(&self, player: usize, rounds: usize) -> Vec<Game> {
        let mut games = Vec::new();
        if self.struck(player) {
            return games;
        }
        let cells = &self.contest.sheet.lines[player].cells;
        for (round, cell) in cells.iter().enumerate().take(rounds) {
            match *cell {
                Cell::Bye | Cell::PlusAfterWithdrawal if self.cycles().is_none() => {
                    games.push((None, 2, 'b', self.all_boards(2)));
                }
                Cell::Paired { opponent, mark, .. } if !self.struck(opponent.index()) => {
                    games.extend(self.game(player, opponent.index(), mark, round));
                }
                _ => {}
            }
        }
        if let Some(cycles) = self.cycles()
            && rounds >= cells.len()
            && self.contest.sheet.rounds_paired() >= usize::from(self.contest.sheet.rounds_total)
        {
            for opponent in 0..self.count() {
                if opponent == player || self.struck(opponent) {
                    continue;
                }
                if self.left(player).is_none() && self.left(opponent).is_none() {
                    continue;
                }
                let paired = cells.iter().filter(|cell| cell.opponent() == Some(Entrant(opponent as u32)));
                for _ in paired.count()..cycles {
                    if let Some(points) = self.default(player, opponent) {
                        games.push((Some(opponent), points, 'f', self.all_boards(points)));
                    }
                }
            }
        }
        games
    }

    fn game(&self, player: usize, opponent: usize, mark: Mark, round: usize) -> Option<Game> {
        let gone = self.left(player).is_some() || self.left(opponent).is_some();
        let here = |who: usize| self.left(who).is_none_or(|last| round < usize::from(last));
        let points = |outcome: SideResult| i64::from(outcome.points().0);
        let (points, kind) = match mark {
            Mark::Played(outcome) => (points(outcome), 'p'),
            Mark::Forfeit(outcome) => (points(outcome), 'f'),
            Mark::Annulled => return None,
            Mark::Adjourned if gone => (self.default(player, opponent)?, 'p'),
            Mark::Open if gone => {
                (self.default(player, opponent)?, if here(player) && here(opponent) { 'p' } else { 'f' })
            }
            Mark::Open => return None,
            Mark::Adjourned if self.switches().adjourned == AdjournedCounts::NotYet => return None,
            Mark::Adjourned => (1, 'a'),
        };
        let written: Vec<i64> = self
            .contest
            .boards
            .and_then(|boards| boards.marks[player].get(round))
            .map(|marks| marks.iter().map(|mark| i64::from(mark.points().0)).collect())
            .unwrap_or_default();
        let decided = kind == 'f' || mark == Mark::Open || (mark == Mark::Adjourned && kind == 'p');
        let boards = if decided && written.is_empty() { self.all_boards(points) } else { written };
        Some((Some(opponent), points, kind, boards))
    }

    fn all_games(&self, player: usize) -> Vec<Game> {
        self.games(player, usize::MAX)
    }

    fn points_after(&self, player: usize, rounds: usize) -> i64 {
        self.games(player, rounds).iter().map(|game| game.1).sum()
    }

    fn points(&self, player: usize) -> i64 {
        self.points_after(player, usize::MAX)
    }

    fn board_points(&self, player: usize) -> i64 {
        self.all_games(player).iter().flat_map(|game| game.3.clone()).sum()
    }

    fn on_board(&self, player: usize, board: usize) -> i64 {
        self.all_games(player).iter().filter_map(|game| game.3.get(board).copied()).sum()
    }

    fn score(&self, player: usize) -> i64 {
        self.score_after(player, usize::MAX)
    }

    fn score_after(&self, player: usize, rounds: usize) -> i64 {
        match self.reckoning.score {
            Score::Points => self.points_after(player, rounds),
            Score::BoardPoints => self.games(player, rounds).iter().flat_map(|game| game.3.clone()).sum(),
        }
    }

    fn placed(&self) -> Vec<usize> {
        (0..self.count()).filter(|player| !self.struck(*player)).collect()
    }

    fn finishers(&self) -> Vec<usize> {
        self.placed().into_iter().filter(|player| self.left(*player).is_none()).collect()
    }

    /// What an opponent is worth, in units.
    fn worth(&self, opponent: usize) -> i64 {
        let own = self.score(opponent) * UNIT;
        let Some(last) = self.left(opponent) else { return own };
        let average = self.switches().withdrawn_opponent == WithdrawnOpponent::WithAverage;
        if self.cycles().is_some() || !average {
            return own;
        }
        let last = usize::from(last);
        let group: Vec<usize> = self
            .placed()
            .into_iter()
            .filter(|other| *other != opponent)
            .filter(|other| match self.switches().withdrawn_group {
                WithdrawnGroup::WentOn => self.left(*other).is_none_or(|round| usize::from(round) > last),
                WithdrawnGroup::Finished => self.left(*other).is_none(),
            })
            .filter(|other| self.score_after(*other, last) == self.score_after(opponent, last))
            .filter(|other| {
                let cells = &self.contest.sheet.lines[*other].cells;
                last == 0 || cells[last - 1] != Cell::Absent(Absence::NotYetEntered)
            })
            .collect();
        let made = |players: &[usize]| -> i64 {
            let sum: i64 =
                players.iter().map(|other| self.score(*other) - self.score_after(*other, last)).sum();
            if players.is_empty() { 0 } else { sum * UNIT / players.len() as i64 }
        };
        match self.switches().empty_group {
            EmptyGroup::AllFinishers if group.is_empty() => own + made(&self.finishers()),
            _ => own + made(&group),
        }
    }

    fn bye_worth(&self) -> Option<i64> {
        let among = match self.switches().bye_virtual {
            ByeVirtual::Nothing => return None,
            ByeVirtual::LastFinisher => self.finishers(),
            ByeVirtual::Lowest => self.placed(),
        };
        among.iter().map(|player| self.score(*player) * UNIT).min()
    }

    /// Those who enter the coefficients, nobody for a bye, with the points made against each.
    fn counted(&self, player: usize) -> Vec<(Option<usize>, i64)> {
        let skip = |kind: char| {
            (kind == 'f' && self.switches().forfeit_opponent == ForfeitOpponent::Nothing)
                || (kind == 'a' && self.switches().adjourned == AdjournedCounts::PointsOnly)
        };
        let games = self.all_games(player).into_iter().filter(|game| !skip(game.2));
        games.map(|game| (game.0, game.1)).collect()
    }

    /// Opponents in the coefficients: points made against each and its worth.
    fn opponents(&self, player: usize) -> Vec<(i64, i64)> {
        let worth =
            |opponent: Option<usize>| opponent.map_or_else(|| self.bye_worth(), |own| Some(self.worth(own)));
        let counted = self.counted(player).into_iter();
        counted.filter_map(|(opponent, points)| Some((points, worth(opponent)?))).collect()
    }

    /// Sums of the worth of those beaten, drawn with, lost to.
    fn sums(&self, player: usize) -> [i64; 3] {
        [2, 1, 0].map(|result| {
            self.opponents(player)
                .iter()
                .filter(|(points, _)| *points == result)
                .map(|(_, worth)| worth)
                .sum()
        })
    }

    fn ladder(&self, player: usize, depth: Depth, without_best: bool) -> Vec<i64> {
        let mut list: Vec<i64> = self.opponents(player).iter().map(|(_, worth)| *worth).collect();
        list.sort_unstable();
        let steps = match depth {
            Depth::UpTo(steps) => usize::from(steps),
            Depth::Unlimited => 40,
        };
        (1..=steps)
            .map(|dropped| {
                let upto = if without_best { list.len().saturating_sub(1) } else { list.len() };
                if dropped > upto { 0 } else { list[dropped..upto].iter().sum() }
            })
            .collect()
    }

    fn places_on_boards(&self, player: usize) -> i64 {
        let boards = self.contest.boards.map_or(0, |boards| boards.boards);
        (0..boards)
            .map(|board| {
                let own = self.on_board(player, board);
                let others = self.placed();
                let better = others.iter().filter(|other| self.on_board(**other, board) > own).count() as i64;
                let equal = others.iter().filter(|other| self.on_board(**other, board) == own).count() as i64;
                match self.switches().board_places {
                    BoardPlaces::Mean => better * UNIT + (equal + 1) * UNIT / 2,
                    BoardPlaces::Best => (better + 1) * UNIT,
                }
            })
            .sum()
    }

    /// The values of one of the tied, greater being better; `None` if the criterion is passed over.
    fn values(
        &self,
        criterion: Criterion,
        player: usize,
        tied: &[usize],
        blocks: &[Vec<usize>],
    ) -> Option<Vec<i64>> {
        let one = |value: i64| Some(vec![value]);
        let [beaten, drawn, lost] = self.sums(player);
        let games = self.all_games(player);
        match criterion {
            Criterion::PlayOff(places) => {
                if places == PlayOffFor::FirstPlace && !blocks[0].contains(&tied[0]) {
                    return None;
                }
                let play_off = self.contest.play_offs.first()?;
                let tier = |player: usize| {
                    play_off.tiers.iter().position(|tier| tier.contains(&Entrant(player as u32)))
                };
                if tied.iter().any(|player| tier(*player).is_none()) {
                    return None;
                }
                one(-(tier(player)? as i64))
            }
            Criterion::Encounter(Among::Two) if tied.len() != 2 => None,
            Criterion::Encounter(_) => one(games
                .iter()
                .filter(|game| game.0.is_some_and(|other| tied.contains(&other)))
                .map(|game| game.1)
                .sum()),
            Criterion::Shmulyan => one(beaten - lost),
            Criterion::SonnebornBerger(SonnebornForm::Doubled) => one(2 * beaten + drawn),
            Criterion::SonnebornBerger(SonnebornForm::Halved) => one(beaten + drawn / 2),
            Criterion::Berger => one(beaten + drawn - lost),
            Criterion::Solkoff => one(beaten + drawn + lost),
            Criterion::SolkoffPlus => one(self
                .counted(player)
                .iter()
                .filter_map(|(opponent, _)| Some(self.sums((*opponent)?).iter().sum::<i64>()))
                .sum()),
            Criterion::Truncated(depth) => Some(self.ladder(player, depth, false)),
            Criterion::Median(depth) => Some(self.ladder(player, depth, true)),
            Criterion::Wins => one(games
                .iter()
                .filter(|game| game.1 == 2)
                .filter(|game| match game.2 {
                    'f' => self.switches().forfeit_win == ForfeitWin::Win,
                    'b' => self.switches().bye_win == ByeWin::Win,
                    _ => true,
                })
                .count() as i64),
            Criterion::ResultsByPlace => Some(
                blocks
                    .iter()
                    .filter(|block| !block.contains(&player))
                    .map(|block| block.iter().map(|other| self.against(player, *other, tied)).sum())
                    .collect(),
            ),
            // No lead is drawn by chance in these events.
            Criterion::DrawSaldo | Criterion::PlusDraws => one(0),
            Criterion::MatchPoints => one(self.points(player)),
            Criterion::BoardPoints => one(self.board_points(player)),
            Criterion::TeamProduct(mutual) => one(games
                .iter()
                .filter_map(|game| Some((game.0?, game.3.iter().sum::<i64>())))
                .filter(|(other, _)| mutual == MutualMatches::Counted || !tied.contains(other))
                .map(|(other, own)| own * self.board_points(other))
                .sum()),
            Criterion::PlacesOnBoards => one(-self.places_on_boards(player)),
            Criterion::BoardByBoard => {
                let boards = self.contest.boards.map_or(0, |boards| boards.boards);
                Some((0..boards).map(|board| self.on_board(player, board)).collect())
            }
        }
    }

    fn against(&self, player: usize, other: usize, tied: &[usize]) -> i64 {
        let met = |who: usize| self.all_games(who).iter().any(|game| game.0 == Some(other));
        if self.switches().not_met == NotMet::LeftOut && !tied.iter().all(|who| met(*who)) {
            return 0;
        }
        self.all_games(player).iter().filter(|game| game.0 == Some(other)).map(|game| game.1).sum()
    }

    /// Splits a tied block by a criterion.
    fn split(&self, criterion: Criterion, tied: &[usize], blocks: &[Vec<usize>]) -> Vec<Vec<usize>> {
        let mut rest = tied.to_vec();
        let mut parts = Vec::new();
        let better = |a: usize, b: usize| {
            self.values(criterion, a, tied, blocks).cmp(&self.values(criterion, b, tied, blocks))
        };
        while !rest.is_empty() {
            let best: Vec<usize> = rest
                .iter()
                .copied()
                .filter(|player| rest.iter().all(|other| better(*player, *other) != Ordering::Less))
                .collect();
            rest.retain(|player| !best.contains(player));
            parts.push(best);
        }
        parts
    }

    fn blocks(&self) -> Vec<Vec<usize>> {
        let mut scores: Vec<i64> = self.placed().iter().map(|player| self.score(*player)).collect();
        scores.sort_unstable();
        scores.dedup();
        // Each block with the criterion it comes to next.
        let mut blocks: Vec<(Vec<usize>, usize)> = scores
            .iter()
            .rev()
            .map(|score| {
                (self.placed().into_iter().filter(|player| self.score(*player) == *score).collect(), 0)
            })
            .collect();
        let criteria = self.reckoning.order.len();
        while let Some(level) = blocks
            .iter()
            .filter(|(block, next)| block.len() > 1 && *next < criteria)
            .map(|(_, next)| *next)
            .min()
        {
            let criterion = self.reckoning.order[level].criterion;
            let mut index = 0;
            let before: Vec<Vec<usize>> = blocks.iter().map(|(block, _)| block.clone()).collect();
            while index < blocks.len() {
                let (block, next) = blocks[index].clone();
                if block.len() == 1 || next != level {
                    index += 1;
                    continue;
                }
                let now: Vec<Vec<usize>> = blocks.iter().map(|(block, _)| block.clone()).collect();
                let split_above = self.switches().places_above == PlacesAbove::Split
                    && criterion == Criterion::ResultsByPlace;
                let parts = self.split(criterion, &block, if split_above { &now } else { &before });
                let again = self.switches().after_split == AfterSplit::StartAgain && parts.len() > 1;
                let next = if again { 0 } else { level + 1 };
                let count = parts.len();
                blocks.splice(index..=index, parts.into_iter().map(|part| (part, next)));
                index += count;
            }
        }
        blocks.into_iter().map(|(block, _)| block).collect()
    }

    /// Entrant with place, score and points, as the test shows them.
    pub(crate) fn places(&self) -> Vec<(String, String)> {
        let mut shown = Vec::new();
        let mut first = 1;
        for block in self.blocks() {
            let last = first + block.len() - 1;
            let place = if first == last { first.to_string() } else { format!("{first}-{last}") };
            for player in &block {
                let row = format!("{place} {} {}", self.score(*player), self.points(*player));
                shown.push((Entrant(*player as u32).to_string(), row));
            }
            first = last + 1;
        }
        shown.sort();
        shown
    }
}
