//! Engines against a slow, obvious reference on random small fields, and whole random events.

use damier_pairing::swiss::{Refused, Request, System, ThirdColourUa, Watch, pair_round};
use damier_pairing::{Absence, Cell, Entrant, Line, Lots, Mark, Sheet, SideResult};
use damier_rules::Color;
use damier_swiss_oracle::{Comparison, compare, compare_middle, play_event, random_case};
use petgraph::algo::maximum_matching;
use petgraph::graph::UnGraph;

/// Histories per system; `cargo xtask swiss` runs many more.
const HISTORIES: u64 = 3000;

fn agree(system: System) {
    let mut impossible = 0;
    for seed in 0..HISTORIES {
        let mut lots = Lots::new(seed.wrapping_mul(0x5851_f42d_4c95_7f2d) ^ system as u64);
        let case = random_case(&mut lots, 8);
        let request = case.request(system);
        match compare(&request, seed) {
            Comparison::Same => {}
            Comparison::SameImpossible => impossible += 1,
            Comparison::Different(how) => panic!("{system}, seed {seed}: {how}\n{case:#?}"),
        }
    }
    assert!(impossible < HISTORIES, "some rounds can be paired");
}

#[test]
fn f1_agrees_with_the_reference() {
    agree(System::Classified);
}

#[test]
fn f2_agrees_with_the_reference() {
    agree(System::ByLots);
}

#[test]
fn f3_agrees_with_the_reference() {
    agree(System::Quarter);
}

#[test]
fn f4_agrees_with_the_reference() {
    agree(System::Haley);
}

#[test]
fn u0_reaches_the_least_of_everything() {
    agree(System::BasicDraw);
}

#[test]
fn u1_agrees_with_the_reference() {
    agree(System::MedianRated);
}

#[test]
fn u2_agrees_with_the_reference() {
    agree(System::MedianUnrated);
}

#[test]
fn c_reaches_the_least_of_everything() {
    agree(System::Columns);
}

#[test]
fn whole_events_keep_the_rules() {
    for system in System::ALL {
        for seed in 0..30 {
            let mut lots = Lots::new(seed);
            let n = 2 + lots.below(60) as usize;
            let rounds = 1 + lots.below(11) as u16;
            let played = play_event(system, n, rounds, &mut lots);
            assert!(played.is_ok(), "{system}, seed {seed}: {played:?}");
        }
    }
}

/// Histories of middle-sized fields per system.
const MIDDLE: u64 = 60;

#[test]
fn larger_fields_agree_with_dynamic_programming() {
    for system in System::ALL.into_iter().filter(|system| !system.draws_each_round()) {
        for seed in 0..MIDDLE {
            let mut lots = Lots::new(seed.wrapping_mul(0x5851_f42d_4c95_7f2d) ^ system as u64);
            let mut case = random_case(&mut lots, 15);
            case.switches.third_colour_ua = ThirdColourUa::Fewest;
            if let Comparison::Different(how) = compare_middle(&case.request(system), seed) {
                panic!("{system}, seed {seed}: {how}\n{case:#?}");
            }
        }
    }
}

/// A field in which some have met nearly everybody, so that about half of the rounds are impossible.
fn crowded(lots: &mut Lots) -> Sheet {
    let n = 2 * (5 + lots.below(30) as usize);
    let line =
        |number| Line { number, rating: None, federation: None, cells: Vec::new(), withdrawn_after: None };
    let mut sheet = Sheet { lines: (1..=n as u32).map(line).collect(), rounds_total: 9, ..Sheet::default() };
    let busy = n / 3 + lots.below(n as u64 / 3) as usize;
    for a in 0..n {
        for b in 0..a {
            let chance = if a < busy && b < busy {
                99
            } else if b < busy {
                80
            } else {
                20
            };
            if lots.below(100) < chance {
                meet(&mut sheet, a, b);
            }
        }
    }
    let rounds = sheet.rounds_paired();
    sheet.lines.iter_mut().for_each(|line| line.cells.resize(rounds, Cell::Absent(Absence::Announced)));
    sheet
}

/// A game that neither came to, in a round of its own.
fn meet(sheet: &mut Sheet, a: usize, b: usize) {
    let round = sheet.lines[a].cells.len().max(sheet.lines[b].cells.len());
    let mark = Mark::Forfeit(SideResult::Loss);
    for (one, other, color) in [(a, b, Color::White), (b, a, Color::Black)] {
        let cells = &mut sheet.lines[one].cells;
        cells.resize(round, Cell::Absent(Absence::Announced));
        cells.push(Cell::Paired { opponent: Entrant(other as u32), color, mark });
    }
}

#[test]
fn a_possible_pairing_is_always_found() {
    let mut possible = 0;
    for seed in 0..200 {
        let sheet = crowded(&mut Lots::new(seed));
        let n = sheet.lines.len();
        let met = |a: usize, b: usize| {
            sheet.lines[a].cells.iter().any(|cell| cell.opponent() == Some(Entrant(b as u32)))
        };
        let pairs = (0..n).flat_map(|a| (0..a).map(move |b| (a as u32, b as u32)));
        let edges = pairs.filter(|(a, b)| !met(*a as usize, *b as usize));
        let graph = UnGraph::<(), ()>::from_edges(edges);
        let most = if graph.node_count() == 0 { 0 } else { maximum_matching(&graph).edges().count() };
        let system = System::ALL[seed as usize % System::ALL.len()];
        let round = pair_round(&Request::next(&sheet, system), &mut Lots::new(seed), &Watch::new());
        match round {
            Ok(round) => assert_eq!((round.pairs.len(), most), (n / 2, n / 2), "seed {seed}"),
            Err(Refused::NoPairing(none)) => assert_eq!(n - none.missing, 2 * most, "seed {seed}"),
            Err(other) => panic!("seed {seed}: {other}"),
        }
        possible += u32::from(2 * most == n);
    }
    assert!((40..160).contains(&possible), "some rounds are possible and some are not: {possible}");
}

#[test]
fn a_search_can_be_stopped() {
    let sheet = crowded(&mut Lots::new(3));
    let watch = Watch::new();
    watch.stop();
    let stopped = pair_round(&Request::next(&sheet, System::Classified), &mut Lots::new(3), &watch);
    assert_eq!(stopped.err(), Some(Refused::Stopped));
}
