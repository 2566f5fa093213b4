//! Gives every other way its name.

use damier_rules::{Move, Position};

use super::dual::{self, Inaccuracy};
use super::judge::Judge;
use super::kind::Kind;
use super::walk::{Found, Other};

/// Names every other move by the solution it departs from.
pub(super) fn named(start: &Position, found: &Found, judge: &mut Judge) -> Vec<Inaccuracy> {
    let branching = branching_point(&found.lines);
    let others = found.others.iter().map(|other| {
        let mut position = *start;
        for mv in &other.before {
            position = position.play_unchecked(mv);
        }
        let rest = rest_of(found, other);
        let kind = match dual::classify(&position, &rest, &other.other) {
            _ if other.exceeds => Kind::SideSolution,
            Kind::SideSolution if other.last => Kind::OtherLastMove,
            kind => kind,
        };
        let after = position.play_unchecked(&other.other);
        Inaccuracy {
            before: other.before.clone(),
            played: other.played,
            other: other.other,
            kind,
            before_branching: other.before.len() <= branching,
            concluding: rest.len() <= 1,
            exceeds: other.exceeds,
            proof: judge.best_play(&after, 24),
        }
    });
    others.collect()
}

/// The rest of the first line that goes through the place.
fn rest_of(found: &Found, other: &Other) -> Vec<Move> {
    let mut before = other.before.clone();
    before.push(other.played);
    let line = found.lines.iter().find(|line| line.starts_with(&before));
    line.map_or_else(|| vec![other.played], |line| line[other.before.len()..].to_vec())
}

/// How many half-moves all lines have in common.
fn branching_point(lines: &[Vec<Move>]) -> usize {
    let Some((first, others)) = lines.split_first() else { return 0 };
    let common = |other: &Vec<Move>| first.iter().zip(other).take_while(|(a, b)| a == b).count();
    others.iter().map(common).min().unwrap_or(first.len())
}
