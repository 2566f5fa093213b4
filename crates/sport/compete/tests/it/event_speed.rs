//! A thousand players: folding the facts, pairing the next round and checking the past ones take little
//! time, the event layer included.

use std::time::{Duration, Instant};

use damier_compete::event::{Event, Fact, Regulation, StageId, StagePlan, System, pair_next};
use damier_compete::simulate::{Plan, Troubles, simulate};
use damier_compete::swiss::{self, Watch};

#[test]
fn a_thousand_players() {
    let plan = StagePlan::new("Swiss", System::Swiss(swiss::System::Columns), 4);
    let regulation = Regulation::new("Open", "wcdf-checkers", vec![plan]);
    let plan = Plan { troubles: Troubles::NONE, ..Plan::new(regulation, 1000, 1) };
    let told = simulate(&plan).expect("it is told");
    // Everything but the last round.
    let entries = told.event.entries();
    let last = entries.iter().rposition(|entry| matches!(entry.fact, Fact::Paired { .. })).expect("rounds");
    let timed = |what: &str, begun: Instant| {
        let taken = begun.elapsed();
        println!("{what}: {taken:?}");
        // Generous, for machines that do many things at once.
        assert!(taken < Duration::from_secs(5), "{what}: {taken:?}");
    };
    let begun = Instant::now();
    let event = Event::replay(entries[..last].iter().cloned()).expect("it replays");
    timed("fold", begun);
    let begun = Instant::now();
    let next = pair_next(event.state(), StageId::FIRST, 7, &Watch::new()).expect("a round");
    timed("pair", begun);
    assert_eq!(next.story.pairs.len(), 500);
    let begun = Instant::now();
    event.state().table(StageId::FIRST).expect("a table");
    timed("table", begun);
}
