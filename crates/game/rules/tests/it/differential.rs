//! The fast generator against the obvious one on a few thousand positions of each variant;
//! `cargo xtask differential` takes millions.

use damier_oracle::{Sampler, compare};
use damier_rules::Variant;

fn agree(variant: Variant) {
    for (setup, setting) in Sampler::new(variant, 64).take(6000) {
        if let Err(disagreement) = compare(&setup, setting) {
            panic!("{disagreement}");
        }
    }
}

#[test]
fn international() {
    agree(Variant::International);
}

#[test]
fn russian() {
    agree(Variant::Russian);
}

#[test]
fn brazilian() {
    agree(Variant::Brazilian);
}

#[test]
fn english() {
    agree(Variant::English);
}

#[test]
fn columns() {
    agree(Variant::Columns);
}

#[test]
fn lasca() {
    agree(Variant::Lasca);
}

#[test]
fn italian() {
    agree(Variant::Italian);
}

#[test]
fn spanish() {
    agree(Variant::Spanish);
}

#[test]
fn portuguese() {
    agree(Variant::Portuguese);
}

#[test]
fn czech() {
    agree(Variant::Czech);
}

#[test]
fn pool() {
    agree(Variant::Pool);
}

#[test]
fn thai() {
    agree(Variant::Thai);
}

#[test]
fn frisian() {
    agree(Variant::Frisian);
}

#[test]
fn frysk() {
    agree(Variant::Frysk);
}

#[test]
fn antidraughts() {
    agree(Variant::Antidraughts);
}

#[test]
fn breakthrough() {
    agree(Variant::Breakthrough);
}
