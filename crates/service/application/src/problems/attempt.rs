//! How far a solver has come, and what it is worth.

use damier_clock::Moment;
use damier_store::{AccountId, Attempt, Database, Fault};
use jiff::civil::Date;

use super::{At, Exercise, Played};

/// A solution without a wrong move is worth so much; each wrong move takes one away, down to one.
const MOST_POINTS: u32 = 3;

/// How often somebody tries again who was overtaken by himself in another window.
const ATTEMPTS: u32 = 4;

/// The points of a solution with so many wrong moves.
pub const fn points(mistakes: u32) -> u32 {
    if mistakes >= MOST_POINTS { 1 } else { MOST_POINTS - mistakes }
}

/// What came of a move.
pub struct Tried {
    /// What it came to; none if the attempt had ended already.
    pub played: Option<Played>,
    /// The attempt as it is now.
    pub attempt: Attempt,
}

/// The attempt of somebody at a composition, as he begins it.
fn fresh(problem: &str, day: &str, at: Moment) -> Attempt {
    Attempt {
        problem: problem.to_owned(),
        day: day.to_owned(),
        begun: at,
        ended: None,
        line: 0,
        ply: 0,
        mistakes: 0,
        points: None,
    }
}

impl At {
    /// Where an attempt stands.
    pub fn of(attempt: &Attempt) -> At {
        At { line: attempt.line as usize, ply: attempt.ply as usize }
    }
}

/// Plays a move in the attempt of an account and keeps what it comes to. A move that is none changes nothing.
pub async fn try_move(
    database: &Database,
    account: AccountId,
    exercise: &Exercise,
    (problem, day): (&str, &str),
    text: &str,
    now: Moment,
) -> Result<Tried, Fault> {
    for _ in 0..ATTEMPTS {
        let seen = database.attempt(account, problem, day).await?;
        let current = seen.clone().unwrap_or_else(|| fresh(problem, day, now));
        if current.ended.is_some() {
            return Ok(Tried { played: None, attempt: current });
        }
        let at = exercise.place(At::of(&current));
        let played = exercise.play(at, text);
        let played = played
            .ok_or_else(|| Fault::Damaged { what: format!("the exercise of composition {problem}") })?;
        let Some(next) = advanced(&current, &played, now) else {
            return Ok(Tried { played: Some(played), attempt: current });
        };
        if database.advance_attempt(account, seen.as_ref(), next.clone()).await? {
            return Ok(Tried { played: Some(played), attempt: next });
        }
    }
    Err(Fault::Locked)
}

/// The attempt after a move; none if the move changes nothing.
fn advanced(current: &Attempt, played: &Played, now: Moment) -> Option<Attempt> {
    let mut next = current.clone();
    match played {
        Played::Refused(_) => return None,
        Played::Wrong { .. } => next.mistakes = next.mistakes.saturating_add(1),
        Played::Right { next: Some(at), .. } => {
            next.line = u32::try_from(at.line).unwrap_or(u32::MAX);
            next.ply = u32::try_from(at.ply).unwrap_or(u32::MAX);
        }
        Played::Right { next: None, .. } => {
            next.ended = Some(now);
            next.points = Some(points(next.mistakes));
        }
    }
    Some(next)
}

/// Somebody lets himself be shown the solution: his attempts at it that are open, or begin with it, end without points.
pub async fn give_up(
    database: &Database,
    account: AccountId,
    (problem, day): (&str, &str),
    now: Moment,
) -> Result<(), Fault> {
    for _ in 0..ATTEMPTS {
        let seen = database.attempt(account, problem, day).await?;
        if seen.as_ref().is_some_and(|own| own.ended.is_some()) {
            return Ok(());
        }
        let mut next = seen.clone().unwrap_or_else(|| fresh(problem, day, now));
        (next.ended, next.points) = (Some(now), Some(0));
        if database.advance_attempt(account, seen.as_ref(), next).await? {
            return Ok(());
        }
    }
    Err(Fault::Locked)
}

/// How many days in a row, up to today or yesterday, somebody solved the problem of the day; and his longest row.
pub fn streak(attempts: &[Attempt], today: Date) -> (u32, u32) {
    let solved = |own: &&Attempt| own.points.is_some_and(|points| points > 0);
    let mut days: Vec<Date> = attempts.iter().filter(solved).filter_map(|own| own.day.parse().ok()).collect();
    days.sort_unstable();
    days.dedup();
    let (mut longest, mut run, mut last) = (0, 0, None::<Date>);
    for day in days {
        let follows = last.and_then(|last| last.tomorrow().ok()) == Some(day);
        run = if follows { run + 1 } else { 1 };
        longest = longest.max(run);
        last = Some(day);
    }
    let alive = last.is_some_and(|last| last == today || last.tomorrow().ok() == Some(today));
    (if alive { run } else { 0 }, longest)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn solved(day: &str, points: u32) -> Attempt {
        Attempt {
            ended: Some(Moment::from_millis(1)),
            points: Some(points),
            ..fresh("p", day, Moment::from_millis(0))
        }
    }

    #[test]
    fn days_in_a_row() {
        let today: Date = "2026-03-02".parse().expect("a day");
        let days =
            |all: &[(&str, u32)]| all.iter().map(|(day, points)| solved(day, *points)).collect::<Vec<_>>();
        for (all, want) in [
            (&[][..], (0, 0)),
            (&[("2026-03-02", 3)][..], (1, 1)),
            (&[("2026-03-01", 1), ("2026-02-28", 2)][..], (2, 2)),
            // Shown solutions and practice count nothing, and a gap ends the row.
            (&[("2026-03-02", 0), ("2026-02-27", 1), ("2026-02-26", 1), ("2026-02-25", 3)][..], (0, 3)),
            (&[("2026-03-02", 3), ("", 3), ("2026-02-28", 3)][..], (1, 1)),
        ] {
            assert_eq!(streak(&days(all), today), want, "{all:?}");
        }
    }

    #[test]
    fn wrong_moves_cost_points() {
        assert_eq!([0, 1, 2, 3, 9].map(points), [3, 2, 1, 1, 1]);
    }
}
