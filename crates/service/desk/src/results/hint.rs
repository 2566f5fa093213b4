//! How results are written in an event, with an example that can be typed: a match of teams by its boards, a
//! micro-match by its games.

use damier_compete::PointScale;
use damier_compete::event::{ScoreScale, Shape};
use damier_language::{Args, Words};

/// How an event counts: how points are printed, and what games are worth.
#[derive(Debug, Clone, Copy)]
pub(super) struct Counted {
    /// How points are printed.
    pub(super) scale: ScoreScale,
    /// What games are worth.
    pub(super) points: PointScale,
}

/// What to write instead of a score that no game ends with.
pub(super) fn instead(words: &Words, counted: Counted, shape: Shape, text: &str, word: &str) -> String {
    let what = words.translate("event-not-a-score", &Args::new().with("text", word));
    let table = text.split(|c: char| !c.is_ascii_digit()).next().and_then(|digits| digits.parse().ok());
    let how = match parts(shape) {
        1 => words.translate("event-scores", &Args::new().with("scores", scores(counted).join(", "))),
        _ => by_parts(words, counted, shape, table.unwrap_or(1), word),
    };
    format!("{what}; {how}")
}

/// How a match is written by its boards or games; the example adds up to the score that was typed, if it can.
pub(super) fn by_parts(words: &Words, counted: Counted, shape: Shape, table: u16, word: &str) -> String {
    let count = parts(shape);
    let one = if shape.teams && shape.games > 1 { format!("{table}.1.1") } else { format!("{table}.1") };
    let win = scores(counted).into_iter().next().unwrap_or_default();
    let args = Args::new()
        .with("count", count)
        .with("all", format!("{table} {}", signs(count, sums(counted.scale, word))))
        .with("one", format!("{one} {win}"));
    let is_boards = shape.teams && shape.boards > 1;
    words.translate(if is_boards { "event-by-boards" } else { "event-by-games" }, &args)
}

/// How many games an encounter has.
fn parts(shape: Shape) -> usize {
    let boards = if shape.teams { usize::from(shape.boards) } else { 1 };
    boards * usize::from(shape.games)
}

/// The results of a game as the event writes them.
fn scores(counted: Counted) -> Vec<String> {
    let Counted { scale, points } = counted;
    let plain: &[&str] = match scale {
        ScoreScale::TwoOneZero => &["2-0", "1-1", "0-2"],
        ScoreScale::OneHalfZero => &["1-0", "½-½", "0-1"],
    };
    if points == PointScale::CODES {
        return plain.iter().map(ToString::to_string).collect();
    }
    let mut two = vec![(points.win, points.loss), (points.draw, points.draw), (points.loss, points.win)];
    if points.leads && points.lead != points.trail {
        two.extend([(points.lead, points.trail), (points.trail, points.lead)]);
    }
    let mut all: Vec<String> = two.into_iter().map(|(first, second)| format!("{first}-{second}")).collect();
    if points.leads {
        all.extend(["d+", "d-"].map(str::to_owned));
    }
    all
}

/// The two numbers of a score, a draw counted as 1 for each.
fn sums(scale: ScoreScale, word: &str) -> Option<(usize, usize)> {
    let amount = |text: &str| {
        let amount: f32 = text.parse().ok()?;
        let doubled = if scale == ScoreScale::OneHalfZero { amount * 2.0 } else { amount };
        (doubled.fract() == 0.0 && (0.0..1000.0).contains(&doubled)).then_some(doubled as usize)
    };
    let (first, second) = word.split_once(['-', ':', '–', '—'])?;
    Some((amount(first)?, amount(second)?))
}

/// A sign for each game: wins of the one who has more, then draws; any signs where the sum fits no games.
fn signs(count: usize, sums: Option<(usize, usize)>) -> String {
    let any = || (0..count).map(|at| ["+", "=", "-"][at % 3]).collect::<Vec<_>>();
    let adding_up = |(first, second): (usize, usize)| {
        let sign = if first >= second { "+" } else { "-" };
        let won = first.max(second).checked_sub(count).filter(|_| first + second == 2 * count)?;
        Some((0..count).map(|at| if at < won { sign } else { "=" }).collect::<Vec<_>>())
    };
    sums.and_then(adding_up).unwrap_or_else(any).join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn examples_add_up() {
        let two = ScoreScale::TwoOneZero;
        for (count, word, expected) in [
            (2, "3-1", "+ ="),
            (2, "0:4", "- -"),
            (4, "5-3", "+ = = ="),
            (3, "4-1", "+ = -"),
            (2, "x", "+ ="),
        ] {
            assert_eq!(signs(count, sums(two, word)), expected, "{word}");
        }
        assert_eq!(signs(2, sums(ScoreScale::OneHalfZero, "1.5-0.5")), "+ =");
        assert_eq!(sums(two, "1e9-1"), None);
    }
}
