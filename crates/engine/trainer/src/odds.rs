//! How often games are won, drawn and lost with a score.

use std::time::{Duration, Instant};

use damier_engine::Curve;

use crate::self_play::Player;

/// Scores beyond this say that the game is decided; they would only blur the curve.
const BEYOND: i32 = 1_000;

/// Plays for some time, and tells the curve that explains the results best.
pub(crate) fn measure(player: &mut Player<'_>, time: Duration) -> String {
    let until = Instant::now() + time;
    let (mut games, mut seen) = (0_u32, Vec::new());
    while Instant::now() < until {
        games += 1;
        let known = player.game();
        let scored = known.iter().filter(|own| own.score.abs() < BEYOND);
        seen.extend(scored.filter_map(|own| Some((own.score, own.result?))));
    }
    let curve = fit(&seen);
    let (even, width, loss) = (curve.even, curve.width, surprise(curve, &seen));
    format!("{games} games, {} positions: even {even}, width {width}; {loss:.4} nats a position", seen.len())
}

/// The curve with the least surprise, found by ever smaller steps.
fn fit(seen: &[(i32, u8)]) -> Curve {
    let mut best = Curve { even: 100.0, width: 60.0 };
    let mut least = surprise(best, seen);
    for step in [32.0, 16.0, 8.0, 4.0, 2.0, 1.0] {
        loop {
            let around = [(step, 0.0), (-step, 0.0), (0.0, step), (0.0, -step)];
            let next = around
                .map(|(even, width)| Curve { even: best.even + even, width: best.width + width })
                .into_iter()
                .filter(|curve| curve.even >= 0.0 && curve.width >= 1.0)
                .map(|curve| (surprise(curve, seen), curve))
                .min_by(|one, other| one.0.total_cmp(&other.0));
            match next {
                Some((loss, curve)) if loss < least => (least, best) = (loss, curve),
                _ => break,
            }
        }
    }
    best
}

/// How much the results surprise whoever believes the curve, on the average.
fn surprise(curve: Curve, seen: &[(i32, u8)]) -> f64 {
    let of = |(score, result): &(i32, u8)| {
        let odds = curve.odds(*score);
        -[odds.loss, odds.draw, odds.win][usize::from(*result).min(2)].max(1e-9).ln()
    };
    seen.iter().map(of).sum::<f64>() / seen.len().max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_curve_is_found_again() {
        let truth = Curve { even: 137.0, width: 41.0 };
        let mut seen = Vec::new();
        for score in (-600..600).step_by(3) {
            let odds = truth.odds(score);
            let often = [odds.loss, odds.draw, odds.win].map(|part| (200.0 * part).round() as usize);
            for (result, times) in often.into_iter().enumerate() {
                seen.extend(std::iter::repeat_n((score, result as u8), times));
            }
        }
        let found = fit(&seen);
        assert!(
            (found.even - truth.even).abs() <= 2.0 && (found.width - truth.width).abs() <= 2.0,
            "{found:?}"
        );
    }
}
