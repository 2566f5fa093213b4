//! What the choices of a side amount to.

use damier_rules::Color;
use serde::Serialize;

use super::choice::Choice;

/// With fewer moves than this no correlation is told: it would be noise.
const FEWEST: usize = 8;

/// A choice, and what else is known of the move.
#[derive(Debug, Clone, PartialEq)]
pub struct Observed {
    pub choice: Choice,
    /// How long it took, in seconds, where that is known.
    pub seconds: Option<f64>,
    /// How long the player's page was out of sight before it, in seconds; none: it was not, or nobody looked.
    pub away: Option<f64>,
}

/// What the moves of a side amount to.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct SideReport {
    #[serde(serialize_with = "color_text")]
    pub side: Color,
    pub moves: usize,
    /// Those that were the only legal ones.
    pub forced: usize,
    /// What all choices weigh together, in bits: how much there was to agree on.
    pub weight: f64,
    /// The part of the weight in which it agreed with the engine, from 0 to 1; none if nothing weighed.
    pub agreement: Option<f64>,
    /// What somebody who chooses blindly would have had.
    pub by_chance: Option<f64>,
    /// The expected points given away by a move that was not forced.
    pub mean_loss: Option<f64>,
    /// How long the moves took, where that is known.
    pub times: Option<Times>,
    /// Moves before which the page was out of sight, where that was looked for.
    pub away: Option<Away>,
}

/// How long moves took. Forced ones are left out.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Times {
    /// How many moves.
    pub moves: usize,
    /// On the average, in seconds.
    pub mean: f64,
    /// How far they lie from it, in seconds (standard deviation).
    pub spread: f64,
    /// Whether more was spent where there was more to find: from -1 to 1, people usually above 0; none for few moves.
    pub with_difficulty: Option<f64>,
}

/// Moves before which the page was out of sight.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Away {
    /// How many, of those that weighed something.
    pub moves: usize,
    /// How long in all, in seconds.
    pub seconds: f64,
    /// The agreement in those moves, and in the others.
    pub agreement: Option<f64>,
    /// The agreement in the other moves.
    pub otherwise: Option<f64>,
}

fn color_text<S: serde::Serializer>(color: &Color, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(color)
}

impl SideReport {
    /// What the moves of a side amount to. `watched` says whether it was looked for pages out of sight.
    pub fn of(side: Color, observed: &[Observed], watched: bool) -> SideReport {
        let own: Vec<&Observed> = observed.iter().filter(|own| own.choice.side == side).collect();
        let free: Vec<&Observed> = own.iter().copied().filter(|own| !own.choice.is_forced()).collect();
        let weight = total(free.iter().copied());
        let blindly: f64 = free.iter().map(|own| own.choice.weight() * own.choice.by_chance()).sum();
        SideReport {
            side,
            moves: own.len(),
            forced: own.len() - free.len(),
            weight,
            agreement: agreement(free.iter().copied()),
            by_chance: (weight > 0.0).then(|| blindly / weight),
            mean_loss: mean(free.iter().map(|own| own.choice.loss)),
            times: times(&free),
            away: watched.then(|| away(&free)),
        }
    }
}

fn total<'a>(observed: impl Iterator<Item = &'a Observed>) -> f64 {
    observed.map(|own| own.choice.weight()).sum()
}

/// The part of the weight in which the moves agree with the engine.
fn agreement<'a>(observed: impl Iterator<Item = &'a Observed> + Clone) -> Option<f64> {
    let weight = total(observed.clone());
    (weight > 0.0).then(|| total(observed.filter(|own| own.choice.agrees())) / weight)
}

fn mean(values: impl Iterator<Item = f64>) -> Option<f64> {
    let (sum, count) = values.fold((0.0, 0_u32), |(sum, count), value| (sum + value, count + 1));
    (count > 0).then(|| sum / f64::from(count))
}

fn times(free: &[&Observed]) -> Option<Times> {
    let timed: Vec<(f64, f64)> =
        free.iter().filter_map(|own| Some((own.seconds?, own.choice.weight()))).collect();
    let mean_time = mean(timed.iter().map(|(seconds, _)| *seconds))?;
    let spread = mean(timed.iter().map(|(seconds, _)| (seconds - mean_time).powi(2)))?.sqrt();
    // By magnitudes: one long thought does not outweigh the rest.
    let pairs: Vec<(f64, f64)> =
        timed.iter().map(|(seconds, weight)| (seconds.max(0.1).ln(), *weight)).collect();
    Some(Times { moves: timed.len(), mean: mean_time, spread, with_difficulty: correlation(&pairs) })
}

/// How two values go together, from -1 to 1.
fn correlation(pairs: &[(f64, f64)]) -> Option<f64> {
    if pairs.len() < FEWEST {
        return None;
    }
    let (x, y) = (mean(pairs.iter().map(|pair| pair.0))?, mean(pairs.iter().map(|pair| pair.1))?);
    let sum = |of: &dyn Fn(&(f64, f64)) -> f64| pairs.iter().map(of).sum::<f64>();
    let both = sum(&|pair| (pair.0 - x) * (pair.1 - y));
    let (own_x, own_y) = (sum(&|pair| (pair.0 - x).powi(2)), sum(&|pair| (pair.1 - y).powi(2)));
    let scale = (own_x * own_y).sqrt();
    (scale > 1e-9).then(|| both / scale)
}

fn away(free: &[&Observed]) -> Away {
    let (gone, here): (Vec<&Observed>, Vec<&Observed>) =
        free.iter().copied().filter(|own| own.choice.weight() > 0.0).partition(|own| own.away.is_some());
    Away {
        moves: gone.len(),
        seconds: gone.iter().filter_map(|own| own.away).sum(),
        agreement: agreement(gone.iter().copied()),
        otherwise: agreement(here.iter().copied()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn observed(legal: usize, near: usize, loss: f64, seconds: f64, away: Option<f64>) -> Observed {
        let choice = Choice { side: Color::White, legal, near, loss };
        Observed { choice, seconds: Some(seconds), away }
    }

    #[test]
    fn a_move_counts_by_what_it_takes_to_find_it() {
        let all = [
            observed(1, 1, 0.0, 1.0, None),
            observed(16, 1, 0.0, 5.0, Some(3.0)),
            observed(4, 1, 0.5, 2.0, None),
            observed(4, 4, 0.0, 2.0, None),
        ];
        let own = SideReport::of(Color::White, &all, true);
        assert_eq!((own.moves, own.forced), (4, 1));
        assert!((own.weight - 6.0).abs() < 1e-9);
        assert!((own.agreement.expect("some") - 4.0 / 6.0).abs() < 1e-9);
        let away = own.away.expect("it was looked for");
        assert_eq!((away.moves, away.agreement, away.otherwise), (1, Some(1.0), Some(0.0)));
        let times = own.times.expect("times");
        assert_eq!((times.moves, times.with_difficulty), (3, None), "too few to tell");
        assert_eq!(SideReport::of(Color::Black, &all, false).agreement, None);
    }

    #[test]
    fn a_person_takes_longer_where_there_is_more_to_find() {
        let person: Vec<Observed> =
            (1..=10).map(|at| observed(1 << at, 1, 0.0, f64::from(at).exp(), None)).collect();
        let own = SideReport::of(Color::White, &person, false).times.expect("times");
        assert!((own.with_difficulty.expect("enough") - 1.0).abs() < 1e-6);
        let even: Vec<Observed> = (1..=10).map(|at| observed(1 << at, 1, 0.0, 3.0, None)).collect();
        let own = SideReport::of(Color::White, &even, false).times.expect("times");
        assert_eq!(own.with_difficulty, None, "nothing goes together with what never changes");
        assert!(own.spread.abs() < 1e-9);
    }
}
