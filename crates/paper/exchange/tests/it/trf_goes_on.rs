//! An event that has gone through a TRF file is paired on as if it never had.
//!
//! Whole random events are cut before each of their rounds, written, read, and paired with the same seed.

use std::collections::BTreeMap;

use damier_compete::event::{Event, Fact, NextRound, StageId, State, System, pair_next, template};
use damier_compete::simulate::{Plan, simulate};
use damier_compete::swiss::{self, Watch};
use damier_compete::{Entrant, Round};
use damier_exchange::trf::{Document, Edition, ImportOptions, LineEnd, export, import};

use crate::events;

const STAGE: StageId = StageId::FIRST;

/// Pairs and free seats of a round, by the numbers of the table.
type Numbered = (Vec<(u32, u32)>, Vec<u32>);

fn by_number(state: &State, next: &NextRound) -> Numbered {
    let table = state.table(STAGE).expect("a stage");
    let number = |entrant: Entrant| table.line_of(entrant).map_or(0, |line| table.sheet.line(line).number);
    let Fact::Paired { pairs, free, .. } = &next.fact else { panic!("{:?}", next.fact) };
    let pairs = pairs.iter().map(|(white, black)| (number(*white), number(*black)));
    (pairs.collect(), free.iter().map(|seat| number(seat.entrant)).collect())
}

fn next(state: &State, seed: u64) -> Result<Numbered, String> {
    let paired = pair_next(state, STAGE, seed, &Watch::new());
    paired.map(|next| by_number(state, &next)).map_err(|cannot| cannot.to_string())
}

fn through_a_file(state: &State, edition: Edition) -> (Event, String) {
    let text = export(state, STAGE, edition).expect("an individual event").write(LineEnd::Lf);
    let document = Document::read(text.as_bytes()).unwrap_or_else(|faults| panic!("{faults:?}\n{text}"));
    let imported = import(&document, &ImportOptions::default());
    let imported = imported.unwrap_or_else(|faults| panic!("{faults:?}\n{text}"));
    (Event::replay(imported.entries(Default::default(), "Olha")).expect("facts that are accepted"), text)
}

/// Cuts an event before each of its rounds; how many of them could be compared.
fn goes_on(event: &Event, what: &str) -> usize {
    let entries = event.entries();
    let is_cut = |fact: &Fact| matches!(fact, Fact::Paired { stage: STAGE, .. });
    let cuts: Vec<usize> = (0..entries.len()).filter(|at| is_cut(&entries[*at].fact)).collect();
    let mut compared = 0;
    for at in &cuts {
        let before = Event::replay(entries[..*at].iter().cloned()).expect("a prefix");
        let state = before.state();
        // Somebody was let in again, which opened a game of a round long past: no file can say that.
        let last = state.stages[0].rounds.len();
        let is_past = |round: Round| usize::from(round.number()) < last;
        if state.missing_results(STAGE).iter().any(|(round, _)| is_past(*round)) {
            continue;
        }
        let edition = [Edition::Trf16, Edition::Trf26][at % 2];
        let (back, text) = through_a_file(state, edition);
        let seed = *at as u64;
        assert_eq!(next(back.state(), seed), next(state, seed), "{what}, before fact {}\n{text}", at + 1);
        compared += 1;
    }
    compared
}

fn simulated(mut plan: Plan) -> Event {
    plan.regulation.stages.truncate(1);
    simulate(&plan).map(|told| told.event).unwrap_or_else(|failed| panic!("seed {}: {failed}", plan.seed))
}

#[test]
fn every_swiss_engine_pairs_the_same() {
    let mut cuts: BTreeMap<String, usize> = BTreeMap::new();
    for engine in swiss::System::ALL {
        for seed in 0..12 {
            let book = ["fmjd-100", "ua2023-russian", "ua2013-100"][seed as usize % 3];
            let regulation = events::regulation(book, events::plan(System::Swiss(engine), 7));
            let event = simulated(Plan::new(regulation, 7 + seed as usize, seed));
            *cuts.entry(engine.to_string()).or_default() +=
                goes_on(&event, &format!("{engine}, seed {seed}"));
        }
    }
    assert!(cuts.len() == 8 && cuts.values().all(|cuts| *cuts > 30), "{cuts:?}");
}

#[test]
fn every_other_system_goes_on() {
    for name in ["round-robin", "knockout", "match", "scheveningen"] {
        let mut cuts = 0;
        for code in ["fmjd-100", "ua2023-100", "columns-lasca"] {
            let Ok(template) = template(&format!("{code}/{name}")) else { continue };
            for seed in 0..12 {
                let entrants = if name == "match" { 2 } else { 4 + seed as usize % 7 };
                let event = simulated(Plan::new(
                    template.regulation("Cup", &|text| format!("{text:?}")),
                    entrants,
                    seed,
                ));
                cuts += goes_on(&event, &format!("{code}/{name}, seed {seed}"));
            }
        }
        assert!(cuts > 30, "{name}: {cuts}");
    }
}

/// A round robin that somebody left, of which nothing counts: his opponents are free in the rounds to come.
#[test]
fn a_round_robin_goes_on_after_a_withdrawal() {
    let template = template("fmjd-100/round-robin").expect("a template");
    let event = simulated(Plan::new(template.regulation("Cup", &|text| format!("{text:?}")), 8, 756_165));
    assert!(goes_on(&event, "round robin") > 5);
}
