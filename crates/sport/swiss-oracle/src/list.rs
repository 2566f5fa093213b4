//! The list of a round, from the clauses: who is there, in which order, in which groups.

use damier_pairing::swiss::{QuarterMax, Request, Switches, System, ThirdKey, WithdrawnOpponent};
use damier_pairing::{Absence, Cell, Entrant, Mark, SideResult};
use damier_rules::Color;

/// Fractions of this denominator hold all averages of ten entrants.
const PARTS: u64 = 2520;

/// One to be paired.
#[derive(Debug, Clone)]
pub(crate) struct Player {
    pub(crate) entrant: Entrant,
    pub(crate) number: u32,
    pub(crate) points: u32,
    pub(crate) real: u32,
    pub(crate) colours: Vec<Color>,
    pub(crate) by_round: Vec<Option<Color>>,
    pub(crate) was_free: bool,
    pub(crate) met: Vec<Entrant>,
    pub(crate) federation: Option<String>,
    keys: (u64, u64, i64),
}

pub(crate) fn has_left(request: &Request<'_>, entrant: Entrant) -> bool {
    matches!(request.sheet.lines[entrant.index()].withdrawn_after, Some(last) if last < request.round.number())
}

fn past<'a>(request: &Request<'a>, entrant: Entrant) -> &'a [Cell] {
    let cells = &request.sheet.lines[entrant.index()].cells;
    &cells[..cells.len().min(request.round.index())]
}

pub(crate) fn points_after(request: &Request<'_>, entrant: Entrant, rounds: usize) -> u32 {
    past(request, entrant).iter().take(rounds).map(|cell| cell.points().0).sum()
}

pub(crate) fn met_before(request: &Request<'_>, entrant: Entrant, rounds: usize) -> Vec<Entrant> {
    let counts = |cell: &&Cell| {
        request.switches.forfeit_is_meeting || !matches!(cell, Cell::Paired { mark: Mark::Forfeit(_), .. })
    };
    past(request, entrant).iter().take(rounds).filter(counts).filter_map(|cell| cell.opponent()).collect()
}

/// Everybody to be paired: the real standing, and the list the round is paired on.
pub(crate) fn lists(request: &Request<'_>) -> (Vec<Player>, Vec<Player>) {
    let there = |entrant: &Entrant| !has_left(request, *entrant) && !request.absent.contains(entrant);
    let mut players: Vec<Player> =
        request.sheet.entrants().filter(there).map(|entrant| player(request, entrant)).collect();
    let key = |points: u32, player: &Player| {
        (u32::MAX - points, u64::MAX - player.keys.0, u64::MAX - player.keys.1, player.keys.2)
    };
    players.sort_by_key(|player| key(player.real, player));
    let standing = players.clone();
    players.sort_by_key(|player| key(player.points, player));
    for points in quarter_scores(request, &players) {
        let mut group: Vec<Player> = players.iter().filter(|p| p.points == points).cloned().collect();
        group.sort_by_key(|player| player.number);
        let from = players.iter().position(|p| p.points == points).unwrap_or(0);
        players.splice(from..from + group.len(), group);
    }
    (standing, players)
}

fn player(request: &Request<'_>, entrant: Entrant) -> Player {
    let line = &request.sheet.lines[entrant.index()];
    let cells = past(request, entrant);
    let by_round: Vec<Option<Color>> = cells.iter().map(|cell| cell.played_color()).collect();
    let real = points_after(request, entrant, usize::MAX);
    Player {
        entrant,
        number: line.number,
        points: real + haley_points(request, entrant),
        real,
        colours: by_round.iter().flatten().copied().collect(),
        by_round,
        was_free: cells.iter().any(|cell| matches!(cell, Cell::Bye | Cell::PlusAfterWithdrawal)),
        met: met_before(request, entrant, usize::MAX),
        federation: line.federation.clone(),
        keys: keys(request, entrant),
    }
}

fn keys(request: &Request<'_>, entrant: Entrant) -> (u64, u64, i64) {
    let number = i64::from(request.sheet.lines[entrant.index()].number);
    match request.system {
        System::Classified | System::ByLots | System::Quarter | System::Haley => {
            let (solkoff, berger) = provisional(request, entrant, &request.switches);
            (solkoff, berger, number)
        }
        System::BasicDraw | System::Columns => (0, 0, number),
        System::MedianRated | System::MedianUnrated => {
            let turned = if request.round.number().is_multiple_of(2) { -number } else { number };
            if request.round.number() < 3 {
                return (0, 0, turned);
            }
            let mut opponents: Vec<u64> =
                past(request, entrant).iter().filter_map(|cell| worth(request, cell)).collect();
            opponents.sort_unstable();
            let full = opponents.iter().sum();
            let worst = opponents.first().copied().unwrap_or(0);
            let best = opponents.last().copied().unwrap_or(0);
            let second = match request.switches.pair_key3 {
                ThirdKey::Median if opponents.len() < 3 => 0,
                ThirdKey::Median => full - worst - best,
                ThirdKey::Truncated => full - worst,
            };
            (full, second, turned)
        }
    }
}

fn provisional(request: &Request<'_>, entrant: Entrant, switches: &Switches) -> (u64, u64) {
    let (mut solkoff, mut berger) = (0, 0);
    for cell in past(request, entrant) {
        let Cell::Paired { opponent, mark, .. } = cell else { continue };
        if switches.prov_withdrawn == WithdrawnOpponent::Nothing && has_left(request, *opponent) {
            continue;
        }
        let points = u64::from(points_after(request, *opponent, usize::MAX));
        match mark {
            Mark::Played(SideResult::Win) => {
                solkoff += points;
                berger += 2 * points;
            }
            Mark::Played(SideResult::Draw) | Mark::Adjourned => {
                solkoff += points;
                berger += points;
            }
            Mark::Played(SideResult::Loss) => solkoff += points,
            _ => {}
        }
    }
    (solkoff, berger)
}

/// What a cell adds to Solkoff's sum in the median systems.
fn worth(request: &Request<'_>, cell: &Cell) -> Option<u64> {
    let now = |entrant: Entrant| u64::from(points_after(request, entrant, usize::MAX));
    match *cell {
        Cell::Bye | Cell::PlusAfterWithdrawal => {
            let playing = request.sheet.entrants().filter(|entrant| !has_left(request, *entrant));
            Some(PARTS * playing.map(now).min().unwrap_or(0))
        }
        Cell::Absent(_) | Cell::Paired { mark: Mark::Annulled, .. } => None,
        Cell::Paired { mark: Mark::Forfeit(_), .. } if !request.switches.ua_forfeit_opponent => None,
        Cell::Paired { opponent, .. } if has_left(request, opponent) => {
            let last = request.sheet.lines[opponent.index()].withdrawn_after.unwrap_or(0);
            let rounds = usize::from(last);
            let own = points_after(request, opponent, rounds);
            let mates: Vec<Entrant> = request
                .sheet
                .entrants()
                .filter(|other| match request.sheet.lines[other.index()].withdrawn_after {
                    Some(theirs) => theirs > last,
                    None => true,
                })
                .filter(|other| points_after(request, *other, rounds) == own)
                .filter(|other| rounds == 0 || !comes_later(request, *other, rounds - 1))
                .collect();
            if mates.is_empty() {
                return Some(PARTS * now(opponent));
            }
            Some(PARTS * mates.iter().map(|mate| now(*mate)).sum::<u64>() / mates.len() as u64)
        }
        Cell::Paired { opponent, .. } => Some(PARTS * now(opponent)),
    }
}

/// Whether somebody was not yet in the competition in a round: he had no score group then.
fn comes_later(request: &Request<'_>, entrant: Entrant, round: usize) -> bool {
    past(request, entrant).get(round) == Some(&Cell::Absent(Absence::NotYetEntered))
}

fn haley_points(request: &Request<'_>, entrant: Entrant) -> u32 {
    if request.system != System::Haley || request.round.number() != 2 {
        return 0;
    }
    let played = |entrant: &Entrant| matches!(past(request, *entrant).first(), Some(Cell::Paired { .. }));
    let mut first: Vec<Entrant> = request.sheet.entrants().filter(played).collect();
    first.sort_by_key(|entrant| request.sheet.lines[entrant.index()].number);
    let quarter = first.len().div_ceil(4);
    if first.iter().take(2 * quarter).any(|other| *other == entrant) { 2 } else { 0 }
}

/// The points of the groups that are paired in quarters.
pub(crate) fn quarter_scores(request: &Request<'_>, list: &[Player]) -> Vec<u32> {
    if request.system != System::Quarter || request.round.number() == 1 {
        return Vec::new();
    }
    let maximum = match request.switches.quarter_max {
        QuarterMax::Perfect => 2 * (u32::from(request.round.number()) - 1),
        QuarterMax::Highest => list.iter().map(|p| p.points).max().unwrap_or(0),
    };
    let left = i64::from(request.sheet.rounds_total) - i64::from(request.round.number()) + 1;
    if (list.iter().filter(|p| p.points == maximum).count() as i64) <= left {
        return Vec::new();
    }
    let mut scores: Vec<u32> = list.iter().map(|p| p.points).collect();
    scores.sort_unstable_by(|a, b| b.cmp(a));
    scores.dedup();
    scores.truncate(2);
    scores
}
