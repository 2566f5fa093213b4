//! Engines against a slow, obvious reference on random small fields, and whole random events.

use damier_compete::Lots;
use damier_compete::swiss::System;
use damier_swiss_oracle::{Comparison, compare, play_event, random_case};

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
