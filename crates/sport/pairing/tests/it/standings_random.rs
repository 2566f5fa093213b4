//! Random events, compared with the naive implementation of `standings_naive.rs`.

use damier_pairing::standings::{
    Code, Contest, Criterion, PlayOff, Rational, Reckoning, Rule, Standings, System, TeamBoards, Template,
    Term, standings,
};
use damier_pairing::{Absence, Cell, Entrant, Line, Lots, Mark, Sheet, SideResult};
use damier_rules::Color;

use crate::standings_cases::criterion;
use crate::standings_naive::Naive;

const ALONE: Cell = Cell::Absent(Absence::Announced);

fn lines(count: usize) -> Vec<Line> {
    let line =
        |number| Line { number, rating: None, federation: None, cells: Vec::new(), withdrawn_after: None };
    (1..=count as u32).map(line).collect()
}

fn outcome(lots: &mut Lots) -> SideResult {
    [SideResult::Loss, SideResult::Draw, SideResult::Draw, SideResult::Win][lots.below(4) as usize]
}

/// A pairing's marks, seen from both sides.
fn marks(lots: &mut Lots) -> (Mark, Mark) {
    let result = outcome(lots);
    match lots.below(20) {
        0 => (Mark::Forfeit(SideResult::Win), Mark::Forfeit(SideResult::Loss)),
        1 => (Mark::Forfeit(SideResult::Loss), Mark::Forfeit(SideResult::Win)),
        2 => (Mark::Forfeit(SideResult::Loss), Mark::Forfeit(SideResult::Loss)),
        3 => (Mark::Adjourned, Mark::Adjourned),
        4 => (Mark::Annulled, Mark::Annulled),
        _ => (Mark::Played(result), Mark::Played(result.reversed())),
    }
}

fn pair(sheet: &mut Sheet, a: usize, b: usize, marks: (Mark, Mark)) {
    let cell =
        |opponent: usize, color, mark| Cell::Paired { opponent: Entrant(opponent as u32), color, mark };
    sheet.lines[a].cells.push(cell(b, Color::White, marks.0));
    sheet.lines[b].cells.push(cell(a, Color::Black, marks.1));
}

/// Rounds paired by lot among those still there.
pub(crate) fn swiss_event(lots: &mut Lots, players: usize, rounds: u16) -> Sheet {
    let mut sheet = Sheet { lines: lines(players), rounds_total: rounds, ..Sheet::default() };
    for round in 0..rounds {
        for line in &mut sheet.lines {
            if line.withdrawn_after.is_none() && lots.below(25) == 0 {
                line.withdrawn_after = Some(round);
            }
        }
        let mut present: Vec<usize> =
            (0..players).filter(|index| sheet.lines[*index].withdrawn_after.is_none()).collect();
        lots.shuffle(&mut present);
        let (pairs, rest) = present.as_chunks::<2>();
        for [a, b] in pairs {
            let marks = marks(lots);
            pair(&mut sheet, *a, *b, marks);
        }
        for free in rest {
            sheet.lines[*free].cells.push(Cell::Bye);
        }
        for line in &mut sheet.lines {
            line.cells.resize(usize::from(round) + 1, Cell::Absent(Absence::Withdrawn));
        }
    }
    sheet
}

/// Everybody against everybody, each pair in a round of its own, with players who leave.
fn round_robin_event(lots: &mut Lots, players: usize, cycles: u16) -> Sheet {
    let mut sheet = Sheet { lines: lines(players), rounds_total: 0, ..Sheet::default() };
    let mut games: Vec<(usize, usize)> = Vec::new();
    for _ in 0..cycles {
        games.extend((0..players).flat_map(|a| (a + 1..players).map(move |b| (a, b))));
    }
    lots.shuffle(&mut games);
    for (round, (a, b)) in (0u16..).zip(games) {
        for line in &mut sheet.lines {
            if line.withdrawn_after.is_none() && lots.below(200) == 0 {
                line.withdrawn_after = Some(round);
            }
        }
        let gone = [a, b].map(|index| sheet.lines[index].withdrawn_after.is_some());
        if gone == [false, false] {
            let marks = marks(lots);
            pair(&mut sheet, a, b, marks);
        } else if lots.coin() {
            pair(&mut sheet, a, b, (Mark::Open, Mark::Open));
        }
        for line in &mut sheet.lines {
            line.cells.resize(usize::from(round) + 1, ALONE);
        }
        sheet.rounds_total = round + 1;
    }
    // Some events are not over yet.
    sheet.rounds_total += lots.below(2) as u16;
    sheet
}

/// Boards for every pairing of a sheet, whose marks are set to agree with them.
fn boards(lots: &mut Lots, sheet: &mut Sheet, boards: usize) -> TeamBoards {
    let rounds = sheet.rounds_paired();
    let mut teams = TeamBoards { boards, marks: vec![vec![Vec::new(); rounds]; sheet.lines.len()] };
    for a in 0..sheet.lines.len() {
        for round in 0..rounds {
            let Cell::Paired { opponent, mark: Mark::Played(_), .. } = sheet.lines[a].cells[round] else {
                continue;
            };
            let b = opponent.index();
            if b < a {
                continue;
            }
            let results: Vec<SideResult> = (0..boards).map(|_| outcome(lots)).collect();
            let sum: u32 = results.iter().map(|result| result.points().0).sum();
            let own = match sum.cmp(&(boards as u32)) {
                std::cmp::Ordering::Less => SideResult::Loss,
                std::cmp::Ordering::Equal => SideResult::Draw,
                std::cmp::Ordering::Greater => SideResult::Win,
            };
            for (team, result) in [(a, own), (b, own.reversed())] {
                if let Cell::Paired { mark, .. } = &mut sheet.lines[team].cells[round] {
                    *mark = Mark::Played(result);
                }
            }
            teams.marks[a][round] = results.iter().map(|result| Mark::Played(*result)).collect();
            teams.marks[b][round] = results.iter().map(|result| Mark::Played(result.reversed())).collect();
        }
    }
    teams
}

/// Every switch at a value drawn by lot.
fn shake(lots: &mut Lots, reckoning: &mut Reckoning) {
    for switch in reckoning.switches.list() {
        let value = switch.values[lots.below(switch.values.len() as u64) as usize];
        reckoning.switches.set(switch.name, value).expect("a value of the switch");
    }
}

/// A random order of criteria.
fn shuffle_order(lots: &mut Lots, reckoning: &mut Reckoning, teams: bool) {
    let mut names = vec![
        "playoff-first",
        "playoff",
        "encounter",
        "encounter-all",
        "shmulyan",
        "sonneborn",
        "sonneborn-half",
        "berger",
        "solkoff",
        "solkoff-plus",
        "truncated",
        "truncated-1",
        "median",
        "median-1",
        "wins",
        "by-place",
    ];
    if teams {
        names.extend(["match-points", "board-points", "product", "places-on-boards", "boards"]);
        names.push("product-without-mutual");
    }
    lots.shuffle(&mut names);
    let length = 1 + lots.below(5) as usize;
    let rule = |name: &&str| Rule { criterion: criterion(name), clauses: &[] };
    reckoning.order = names[..length].iter().map(rule).collect();
}

/// The places and what parts neighbours, as comparable text.
fn shown(table: &Standings) -> Vec<(String, String)> {
    let mut rows: Vec<(String, String)> = table
        .rows
        .iter()
        .map(|row| (row.entrant.to_string(), format!("{} {} {}", row.place, row.score, row.points)))
        .collect();
    rows.sort();
    rows
}

fn compare(seed: u64) {
    let mut lots = Lots::new(seed);
    let code = Code::ALL[lots.below(5) as usize];
    let teams = lots.below(3) == 0;
    let players = 2 + lots.below(9) as usize;
    let (mut sheet, system) = if lots.coin() {
        let rounds = 1 + lots.below(7) as u16;
        (swiss_event(&mut lots, players, rounds), System::Swiss)
    } else {
        let cycles = 1 + lots.below(2) as u16;
        (round_robin_event(&mut lots, players.min(7), cycles), System::RoundRobin { cycles })
    };
    let mut reckoning = Template { code, system, teams }.reckoning();
    if lots.coin() {
        shuffle_order(&mut lots, &mut reckoning, teams);
    }
    if lots.coin() {
        shake(&mut lots, &mut reckoning);
    }
    let teams = teams.then(|| boards(&mut lots, &mut sheet, 3));
    let mut everybody: Vec<Entrant> = sheet.entrants().collect();
    lots.shuffle(&mut everybody);
    let play_offs = if lots.coin() {
        let half = everybody.len() / 2;
        vec![PlayOff { tiers: vec![everybody[..half].to_vec(), everybody[half..].to_vec()] }]
    } else {
        Vec::new()
    };
    let ruled: Vec<Entrant> = sheet.entrants().filter(|_| lots.below(8) == 0).collect();
    let annulled = (lots.below(4) == 0).then_some(ruled.as_slice());
    let contest = Contest { sheet: &sheet, boards: teams.as_ref(), play_offs: &play_offs, annulled };
    let table = standings(&contest, &reckoning).expect("standings");
    let naive = Naive::new(&contest, &reckoning).places();
    assert_eq!(shown(&table), naive, "seed {seed}: {code:?} {system:?} {:?}\n{sheet:#?}", reckoning.order);
    explained(&table, &reckoning, seed);
}

/// Each value is the sum of its terms, and every border between places has its reason.
fn explained(table: &Standings, reckoning: &Reckoning, seed: u64) {
    for (above, row) in table.rows.iter().zip(table.rows.iter().skip(1)) {
        assert_eq!(row.separation.is_some(), above.place != row.place, "seed {seed}");
    }
    for row in &table.rows {
        for (index, working) in &row.workings {
            assert_eq!(working.criterion, reckoning.order[*index].criterion);
            if matches!(working.criterion, Criterion::ResultsByPlace | Criterion::BoardByBoard) {
                continue;
            }
            // Of a ladder what is not struck out at a step adds up to the value of that step.
            for (step, value) in (1..).zip(&working.values) {
                let counted = working.terms.iter().filter(|term| term.counts_at(step));
                assert_eq!(counted.map(Term::amount).sum::<Rational>(), *value, "seed {seed}, step {step}");
            }
        }
    }
}

#[test]
fn random_events_agree_with_the_naive_implementation() {
    for seed in 0..2000 {
        compare(seed);
    }
}
