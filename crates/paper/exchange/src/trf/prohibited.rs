//! Pairs that must not be made: record 260 by rounds, `XXP` for the whole event, directives for the rest.

use damier_compete::swiss::{Prohibition, Strength};

use super::directive::Directive;
use super::export::{Edition, Export};

/// A prohibition as ranges of rounds.
struct Ranges {
    a: u32,
    b: u32,
    rounds: Vec<(u16, u16)>,
    strength: Strength,
}

/// Runs of rounds that follow each other; rounds that will not be played are left out.
fn ranges(pair: &Prohibition, last: u16) -> Vec<(u16, u16)> {
    let Some(only) = &pair.only else { return vec![(1, last)] };
    let mut rounds: Vec<u16> =
        only.iter().map(|round| round.number()).filter(|round| *round <= last).collect();
    rounds.sort_unstable();
    rounds.dedup();
    let mut runs: Vec<(u16, u16)> = Vec::new();
    for round in rounds {
        match runs.last_mut() {
            Some((_, end)) if *end + 1 == round => *end = round,
            _ => runs.push((round, round)),
        }
    }
    runs
}

fn all(export: &Export<'_>) -> impl Iterator<Item = Ranges> {
    let last = export.stage.plan.rounds;
    export.state.prohibited.iter().filter_map(move |(pair, _)| {
        let (a, b) = (export.number(pair.a), export.number(pair.b));
        (a > 0 && b > 0).then(|| Ranges { a, b, rounds: ranges(pair, last), strength: pair.strength })
    })
}

/// Records of absolute prohibitions.
pub(super) fn lines(export: &Export<'_>) -> Vec<String> {
    let last = export.stage.plan.rounds;
    let mut lines = Vec::new();
    for pair in all(export).filter(|pair| pair.strength == Strength::Absolute) {
        for (from, to) in pair.rounds {
            match export.edition {
                Edition::Trf26 => lines.push(format!("260 {from:03} {to:03} {:>4} {:>4}", pair.a, pair.b)),
                Edition::Trf16 if (from, to) == (1, last) => lines.push(format!("XXP {} {}", pair.a, pair.b)),
                // Other readers of TRF16 know no prohibition for some rounds only; they pass over 260.
                Edition::Trf16 => lines.push(format!("260 {from:03} {to:03} {:>4} {:>4}", pair.a, pair.b)),
            }
        }
    }
    lines
}

/// Prohibitions that hold as far as possible.
pub(super) fn directives(export: &Export<'_>) -> Vec<Directive> {
    let soft = all(export).filter(|pair| pair.strength == Strength::AsFarAsPossible);
    soft.flat_map(|pair| {
        let (a, b) = (pair.a, pair.b);
        pair.rounds.into_iter().map(move |(first, last)| Directive::Avoid { first, last, a, b })
    })
    .collect()
}
