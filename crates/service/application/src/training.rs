//! Exercises as people solve them: the same for pages and programs.

use std::collections::HashMap;
use std::sync::LazyLock;

use damier_compose::train::exercises;
use damier_rules::Variant;
use damier_store::{Account, Fault, FirstTry, Solver};

use crate::site::{Site, now};

/// With how many points a solver begins, in thousandths.
const BEGIN: i64 = 1_000_000;

/// How far one exercise moves a solver who has tried few, one who has tried many, and itself, in points.
const NEW: f64 = 40.0;
const SETTLED: f64 = 20.0;
const EXERCISE: f64 = 16.0;
const FEW: i64 = 30;

/// The exercises that ship, by game and position, with the points they begin with.
fn shipped() -> &'static HashMap<(Variant, String), i64> {
    static ALL: LazyLock<HashMap<(Variant, String), i64>> = LazyLock::new(|| {
        let of = |variant: Variant| {
            exercises(variant).into_iter().map(move |own| ((variant, own.fen), i64::from(own.rating) * 1000))
        };
        Variant::ALL.into_iter().flat_map(of).collect()
    });
    &ALL
}

/// Elo: what was expected of the solver against an exercise as hard as this one. A solver is as good as an opponent of
/// the exercise, so what he wins it loses.
fn rate((solver, tried): (i64, i64), (exercise, tries): (i64, i64), solved: bool) -> (i64, i64) {
    let expected = 1.0 / (1.0 + 10_f64.powf((exercise - solver) as f64 / 400_000.0));
    let more = f64::from(u8::from(solved)) - expected;
    let step = if tried < FEW { NEW } else { SETTLED };
    // What many have tried moves less.
    let settled = EXERCISE / (1.0 + tries as f64 / 50.0);
    let moved = |by: f64| (1000.0 * by * more).round() as i64;
    (solver + moved(step), exercise - moved(settled.max(2.0)))
}

/// Somebody has tried an exercise; what counts is the first time. None if there is no such exercise.
pub async fn tried(
    site: &Site,
    by: &Account,
    variant: Variant,
    fen: &str,
    solved: bool,
) -> Result<Option<Solver>, Fault> {
    let Some(hard) = shipped().get(&(variant, fen.to_owned())) else { return Ok(None) };
    let first = FirstTry {
        account: by.id,
        variant: variant.name().to_owned(),
        fen: fen.to_owned(),
        solved,
        at: now(),
        begin: (BEGIN, *hard),
        rate,
    };
    site.database.try_exercise(first).await.map(Some)
}

/// Somebody finds an exercise good, bad, or neither any more; whether there is such an exercise.
pub async fn vote(site: &Site, by: &Account, variant: Variant, fen: &str, vote: i64) -> Result<bool, Fault> {
    if !shipped().contains_key(&(variant, fen.to_owned())) {
        return Ok(false);
    }
    site.database.vote_exercise(by.id, variant.name(), fen, vote, now()).await?;
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_solver_wins_an_exercise_loses() {
        let (solver, exercise) = rate((1_000_000, 0), (1_000_000, 0), true);
        assert_eq!((solver, exercise), (1_020_000, 992_000));
        let (solver, exercise) = rate((1_000_000, 100), (1_400_000, 1000), false);
        assert!(solver > 998_000 && solver < 1_000_000, "little was expected: {solver}");
        assert!(exercise > 1_400_000 && exercise < 1_400_400, "many have tried it: {exercise}");
    }

    #[test]
    fn exercises_that_ship_are_known() {
        assert!(shipped().contains_key(&(Variant::Brazilian, "W:Wa1,c3:Ba5".to_owned())));
        assert!(!shipped().contains_key(&(Variant::Russian, "W:W1:B2".to_owned())));
    }
}
