//! How results are written in an event, with an example that can be typed: a match of teams by its boards, a
//! micro-match by its games.

use damier_compete::event::{ScoreScale, Shape};
use damier_language::{Args, Words};

/// What to write instead of a score that no game ends with.
pub(super) fn instead(words: &Words, scale: ScoreScale, shape: Shape, text: &str, word: &str) -> String {
    let what = words.say("event-not-a-score", &Args::new().with("text", word));
    let table = text.split(|c: char| !c.is_ascii_digit()).next().and_then(|digits| digits.parse().ok());
    let how = match parts(shape) {
        1 => words.say("event-scores", &Args::new().with("scores", scores(scale).join(", "))),
        _ => by_parts(words, scale, shape, table.unwrap_or(1), word),
    };
    format!("{what}; {how}")
}

/// How a match is written by its boards or games; the example adds up to the score that was typed, if it can.
pub(super) fn by_parts(words: &Words, scale: ScoreScale, shape: Shape, table: u16, word: &str) -> String {
    let count = parts(shape);
    let one = if shape.teams && shape.games > 1 { format!("{table}.1.1") } else { format!("{table}.1") };
    let [win, ..] = scores(scale);
    let args = Args::new()
        .with("count", count)
        .with("all", format!("{table} {}", signs(count, sums(scale, word))))
        .with("one", format!("{one} {win}"));
    let is_boards = shape.teams && shape.boards > 1;
    words.say(if is_boards { "event-by-boards" } else { "event-by-games" }, &args)
}

/// How many games an encounter has.
fn parts(shape: Shape) -> usize {
    let boards = if shape.teams { usize::from(shape.boards) } else { 1 };
    boards * usize::from(shape.games)
}

fn scores(scale: ScoreScale) -> [&'static str; 3] {
    match scale {
        ScoreScale::TwoOneZero => ["2-0", "1-1", "0-2"],
        ScoreScale::OneHalfZero => ["1-0", "½-½", "0-1"],
    }
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
