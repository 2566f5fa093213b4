//! Games by case files.

use crate::game_cases::run;

#[test]
fn counted_draws() {
    run("draws");
}

#[test]
fn readings_of_counted_draws() {
    run("draw-readings");
}

#[test]
fn draws_by_time() {
    run("draws-by-time");
}

#[test]
fn agreed_draws() {
    run("offers");
}

#[test]
fn claimed_draws() {
    run("claims");
}

#[test]
fn irregularities() {
    run("irregularities");
}

#[test]
fn results() {
    run("results");
}
