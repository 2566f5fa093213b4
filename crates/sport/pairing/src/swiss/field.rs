//! Who is to be paired, in the order of the list, with all that earlier rounds left behind.

use std::cmp::Reverse;

use damier_rules::Color;

use super::rank::{self, Coefficients};
use super::request::Request;
use super::switches::QuarterMax;
use super::system::System;
use crate::{Cell, Entrant, Lots, Mark, Round};

/// Colours of games that were played (FMJD-V.7.1.8: others do not count).
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct History {
    /// Round by round.
    pub(super) rounds: Vec<Option<Color>>,
    /// The last game first.
    pub(super) games: Vec<Color>,
    pub(super) whites: usize,
    pub(super) blacks: usize,
}

impl History {
    fn new(cells: &[Cell]) -> History {
        let rounds: Vec<Option<Color>> = cells.iter().map(|cell| cell.played_color()).collect();
        let games: Vec<Color> = rounds.iter().rev().copied().flatten().collect();
        let whites = games.iter().filter(|color| **color == Color::White).count();
        History { whites, blacks: games.len() - whites, rounds, games }
    }

    pub(super) fn last(&self) -> Option<Color> {
        self.games.first().copied()
    }

    /// The colour of the last two games, if it was the same: a third is barred (FMJD-V.7.1.6).
    pub(super) fn barred(&self) -> Option<Color> {
        match self.games[..] {
            [last, before, ..] if last == before => Some(last),
            _ => None,
        }
    }

    /// White games less Black games.
    pub(super) fn balance(&self) -> i64 {
        self.whites as i64 - self.blacks as i64
    }
}

/// One on the list.
#[derive(Debug, Clone)]
pub(super) struct Player {
    pub(super) entrant: Entrant,
    pub(super) number: u32,
    /// Points for pairing, those of an accelerated event and classification points included (FMJD-V.9.2.4).
    pub(super) points: u32,
    pub(super) history: History,
    /// When he was free (FMJD-V.5.2; a win by forfeit does not use it up).
    pub(super) was_free: Option<Round>,
    /// Places of those he met, with the round.
    pub(super) met: Vec<(usize, Round)>,
}

/// The list of a round: [`players`](Self::players) by place, the best first.
#[derive(Debug)]
pub(super) struct Field {
    pub(super) players: Vec<Player>,
    /// Places by the real standing, without classification points and quarters.
    pub(super) standing: Vec<usize>,
    /// The place of each entrant.
    pub(super) place: Vec<Option<usize>>,
    /// How many score groups at the top are paired in quarters (FMJD-V.9.1.2).
    pub(super) quarters: usize,
    /// The colour that odd numbers of the upper half had in round 1, once it is known.
    pub(super) odd_colour: Option<Color>,
}

struct Entry {
    entrant: Entrant,
    number: u32,
    real: u32,
    points: u32,
    rank: Coefficients,
}

impl Field {
    pub(super) fn new(request: &Request<'_>, lots: &mut Lots) -> Field {
        let fixed: Vec<Entrant> = request.fixed.iter().flat_map(|(a, b)| [*a, *b]).collect();
        let is_present = |entrant: &Entrant| {
            !request.has_withdrawn(*entrant) && !request.absent.contains(entrant) && !fixed.contains(entrant)
        };
        let present: Vec<Entrant> = request.sheet.entrants().filter(is_present).collect();
        let ranks = rank::coefficients(request, &present, lots);
        let upper = haley_upper(request);
        let given = |entrant: &Entrant| {
            request.extra.iter().filter(|(own, _)| own == entrant).map(|(_, points)| points.0).sum::<u32>()
        };
        let mut entries: Vec<Entry> = present
            .iter()
            .zip(ranks)
            .map(|(entrant, rank)| {
                let real = rank::points(request, *entrant);
                let extra = if upper.contains(entrant) { 2 } else { 0 } + given(entrant);
                let number = request.sheet.line(*entrant).number;
                Entry { entrant: *entrant, number, real, points: real + extra, rank }
            })
            .collect();
        entries.sort_by_key(|entry| (Reverse(entry.real), Reverse(entry.rank)));
        let standing: Vec<Entrant> = entries.iter().map(|entry| entry.entrant).collect();
        entries.sort_by_key(|entry| (Reverse(entry.points), Reverse(entry.rank)));
        let quarters = quarter_groups(request, &entries);
        order_quarters(&mut entries, quarters);
        Field::assemble(request, &entries, &standing, quarters)
    }

    fn assemble(request: &Request<'_>, entries: &[Entry], standing: &[Entrant], quarters: usize) -> Field {
        let mut place = vec![None; request.sheet.lines.len()];
        entries.iter().enumerate().for_each(|(at, entry)| place[entry.entrant.index()] = Some(at));
        let players = entries
            .iter()
            .map(|entry| {
                let cells = request.cells(entry.entrant);
                Player {
                    entrant: entry.entrant,
                    number: entry.number,
                    points: entry.points,
                    history: History::new(cells),
                    was_free: was_free(cells),
                    met: meetings(request, entry.entrant)
                        .filter_map(|(opponent, round)| place[opponent.index()].map(|at| (at, round)))
                        .collect(),
                }
            })
            .collect();
        Field {
            players,
            standing: standing.iter().filter_map(|entrant| place[entrant.index()]).collect(),
            place,
            quarters,
            odd_colour: odd_colour(request),
        }
    }

    pub(super) fn len(&self) -> usize {
        self.players.len()
    }

    pub(super) fn entrant(&self, place: usize) -> Entrant {
        self.players[place].entrant
    }

    /// When two met.
    pub(super) fn met(&self, a: usize, b: usize) -> Option<Round> {
        let noted = |a: usize, b: usize| self.players[a].met.iter().find(|(other, _)| *other == b);
        noted(a, b).or_else(|| noted(b, a)).map(|(_, round)| *round)
    }
}

fn was_free(cells: &[Cell]) -> Option<Round> {
    cells.iter().position(|cell| matches!(cell, Cell::Bye | Cell::PlusAfterWithdrawal)).map(Round::at)
}

/// Whom an entrant met and when (FMJD-V.2.3, UA-III.10.1, COL-3.9.4).
pub(super) fn meetings(request: &Request<'_>, entrant: Entrant) -> impl Iterator<Item = (Entrant, Round)> {
    let forfeits = request.switches.forfeit_is_meeting;
    request.cells(entrant).iter().enumerate().filter_map(move |(index, cell)| match *cell {
        Cell::Paired { mark: Mark::Forfeit(_), .. } if !forfeits => None,
        Cell::Paired { opponent, .. } => Some((opponent, Round::at(index))),
        _ => None,
    })
}

/// The colour of odd numbers in the upper half, from whoever of round 1 has the smallest number
/// (FMJD-V.7.1.3, UA-III.10.9.4).
fn odd_colour(request: &Request<'_>) -> Option<Color> {
    let first = request.sheet.entrants().filter_map(|entrant| match request.cells(entrant).first() {
        Some(Cell::Paired { color, .. }) => Some((request.sheet.line(entrant).number, *color)),
        _ => None,
    });
    first
        .min_by_key(|(number, _)| *number)
        .map(|(number, color)| if number % 2 == 1 { color } else { !color })
}

/// Half of the squads: quarters one and two hold `ceil(n / 4)` each (FMJD-V.9.1.1, FMJD-V.9.2.1).
pub(super) const fn upper_squad(n: usize) -> usize {
    2 * n.div_ceil(4)
}

/// Those with two classification points in round 2 (FMJD-V.9.2.2): the first two groups of all who
/// were paired in round 1.
fn haley_upper(request: &Request<'_>) -> Vec<Entrant> {
    if request.system != System::Haley || request.round.number() != 2 {
        return Vec::new();
    }
    let was_paired = |entrant: &Entrant| matches!(request.cells(*entrant).first(), Some(Cell::Paired { .. }));
    let mut list: Vec<Entrant> = request.sheet.entrants().filter(was_paired).collect();
    list.sort_by_key(|entrant| request.sheet.line(*entrant).number);
    list.truncate(upper_squad(list.len()));
    list
}

/// How many groups are paired in quarters: the maximum group and the next one while the first is
/// larger than the number of rounds still to play (FMJD-V.9.1.2, D-47e).
fn quarter_groups(request: &Request<'_>, entries: &[Entry]) -> usize {
    if request.system != System::Quarter || request.round.index() == 0 {
        return 0;
    }
    let maximum = match request.switches.quarter_max {
        QuarterMax::Perfect => 2 * request.round.index() as u32,
        QuarterMax::Highest => entries.first().map_or(0, |entry| entry.points),
    };
    let left = usize::from(request.sheet.rounds_total).saturating_sub(request.round.index());
    let size = entries.iter().filter(|entry| entry.points == maximum).count();
    if size > left { 2 } else { 0 }
}

/// The groups paired in quarters go by number alone.
fn order_quarters(entries: &mut [Entry], groups: usize) {
    let mut from = 0;
    for _ in 0..groups {
        let Some(points) = entries.get(from).map(|entry| entry.points) else { return };
        let size = entries[from..].iter().take_while(|entry| entry.points == points).count();
        entries[from..from + size].sort_by_key(|entry| entry.number);
        from += size;
    }
}
