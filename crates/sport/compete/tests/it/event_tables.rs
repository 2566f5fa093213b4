//! Tables of simulated events: everybody has one place, the tables agree with each other, and the regulation
//! is the same after it has been written to a file.

use std::collections::BTreeSet;

use damier_compete::event::{Event, Regulation, StageId, StageStandings, TableOrder};
use damier_compete::simulate::{Plan, simulate};
use damier_compete::{Entrant, Mark, Round, SideResult};

const EVENTS: u64 = 150;

#[test]
fn tables_of_simulated_events_agree() {
    let mut lines = 0;
    for seed in 1000..1000 + EVENTS {
        let plan = Plan::random(seed);
        let file = plan.regulation.to_toml();
        assert_eq!(Regulation::from_toml(&file).as_ref(), Ok(&plan.regulation), "seed {seed}\n{file}");
        let Ok(told) = simulate(&plan) else { panic!("seed {seed} cannot be simulated") };
        for at in 0..told.event.state().stages.len() {
            let id = StageId(at as u8);
            if told.event.state().stages[at].rounds.is_empty() {
                continue;
            }
            let table = told.event.state().standings(id).expect("a table");
            lines += table.lines.len();
            check_places(seed, &table);
            check_reasons(seed, &table);
            check_cross_table(seed, &told.event, &table);
            check_progress(seed, &told.event, id, &table);
        }
        check_final_places(seed, &told.event);
    }
    assert!(lines > 1000, "{lines} lines");
}

/// Places run from 1 without gaps, and a shared one is as long as the number of those who share it (D-56b).
fn check_places(seed: u64, table: &StageStandings) {
    let mut next = 1;
    for block in table.lines.chunk_by(|a, b| a.place == b.place) {
        assert_eq!(block[0].place.first, next, "seed {seed}");
        next += block.len() as u32;
        assert_eq!(block[0].place.last, next - 1, "seed {seed}");
        for line in block {
            assert_eq!(line.shares_with.len(), block.len() - 1, "seed {seed}");
        }
    }
    let names: BTreeSet<Entrant> = table.lines.iter().map(|line| line.entrant).collect();
    assert_eq!(names.len(), table.lines.len(), "seed {seed}");
    assert!(table.unclassified.iter().all(|own| !names.contains(&own.entrant)), "seed {seed}");
}

/// Every line but the first knows what parts it from the one above.
fn check_reasons(seed: u64, table: &StageStandings) {
    let first = table.lines.first().map(|line| line.place);
    let last = table.lines.last().map(|line| line.place);
    for line in &table.lines {
        assert_eq!(line.above.is_none(), Some(line.place) == first, "seed {seed}: {line:?}");
        assert_eq!(line.below.is_none(), Some(line.place) == last, "seed {seed}: {line:?}");
    }
}

/// A win on one side is a loss on the other.
fn check_cross_table(seed: u64, event: &Event, standings: &StageStandings) {
    let table = event.state().cross_table(standings, TableOrder::Number).expect("a cross-table");
    for (at, line) in table.lines.iter().enumerate() {
        for cell in &line.cells {
            assert_ne!(cell.line, at, "seed {seed}");
            let back = table.lines[cell.line].against(at);
            assert_eq!(cell.games.len(), back.len(), "seed {seed}");
            for (game, seen_from_there) in cell.games.iter().zip(back) {
                let wins =
                    |mark| matches!(mark, Mark::Played(SideResult::Win) | Mark::Forfeit(SideResult::Win));
                assert!(!(wins(game.mark) && wins(seen_from_there.mark)), "seed {seed}");
            }
        }
    }
}

/// The points after the last round are those of the table; after it the table is the table of now.
fn check_progress(seed: u64, event: &Event, id: StageId, table: &StageStandings) {
    let progress = event.state().progress_table(table, TableOrder::Place).expect("a progress table");
    for line in &progress.lines {
        let Some(placed) = table.line(line.entrant) else { continue };
        let never_paired = placed.results.iter().filter(|entry| entry.round.is_none());
        let rest = never_paired.map(|entry| entry.outcome.points()).sum();
        let running = line.cells.last().map(|cell| cell.running).unwrap_or_default();
        assert_eq!(running + rest, line.points, "seed {seed}");
    }
    let last = Round::new(table.after).expect("a round");
    assert_eq!(event.state().standings_after(id, last).as_ref(), Ok(table), "seed {seed}");
    if let Some(before) = Round::new(table.after - 1) {
        let earlier = event.state().standings_after(id, before).expect("an earlier table");
        check_places(seed, &earlier);
    }
}

/// Everybody who played has one place in the event, or none for one reason.
fn check_final_places(seed: u64, event: &Event) {
    let finals = event.state().final_standings().expect("final places");
    let mut seen = BTreeSet::new();
    let everybody = finals.lines.iter().map(|line| line.entrant);
    for entrant in everybody.chain(finals.unclassified.iter().map(|own| own.entrant)) {
        assert!(seen.insert(entrant), "seed {seed}: {entrant} twice");
    }
    let state = event.state();
    let first = state.field(&state.stages[0]);
    assert!(first.iter().all(|entrant| seen.contains(entrant)), "seed {seed}");
    let mut next = 1;
    for block in finals.lines.chunk_by(|a, b| a.place == b.place) {
        assert_eq!(block[0].place.first, next, "seed {seed}");
        next += block.len() as u32;
    }
}
