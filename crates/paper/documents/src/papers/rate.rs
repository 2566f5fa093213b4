//! The rate of play in words.

use damier_clock::control::{Control, Period};
use damier_clock::{Span, named};
use damier_language::{Args, Words};

use super::clerk::Clerk;

impl Clerk<'_> {
    /// The time control of the regulation in words.
    pub(super) fn rate(&self) -> String {
        rate(self.words, &self.regulation.control)
    }

    /// A line that tells the rate, if there is one.
    pub(super) fn rate_line(&self) -> Option<String> {
        let rate = self.rate();
        (!rate.is_empty()).then(|| self.translate("paper-control-line", &Args::new().with("control", rate)))
    }
}

/// A time control: `50 moves in 2 hours, then 25 moves in 1 hour`; as written if nobody can read it.
pub(super) fn rate(words: &Words, written: &str) -> String {
    let written = written.trim();
    if written.is_empty() {
        return String::new();
    }
    named::read(written).map_or_else(|_| written.to_owned(), |read| control(words, &read))
}

fn control(words: &Words, control: &Control) -> String {
    let periods: Vec<String> = control.periods().iter().map(|own| period(words, *own)).collect();
    let Some((last, before)) = periods.split_last() else { return words.text("paper-without-clock") };
    let then = |text: String, next: &String| {
        words.translate("paper-rate-then", &Args::new().with("first", text).with("next", next.as_str()))
    };
    let mut told = match before.split_first() {
        Some((first, middle)) => then(middle.iter().fold(first.clone(), then), last),
        None => last.clone(),
    };
    if control.repeats() {
        told = words.translate("paper-rate-repeats", &Args::new().with("rate", told));
    }
    if let Some(increment) = control.increment() {
        let each = span(words, increment.each);
        let args = Args::new().with("rate", told).with("each", each).with("from", increment.from.get());
        told = words.translate("paper-rate-increment", &args);
    }
    told
}

fn period(words: &Words, period: Period) -> String {
    let time = span(words, period.time);
    match period.moves {
        Some(moves) => {
            words.translate("paper-rate-moves", &Args::new().with("moves", moves.get()).with("time", time))
        }
        None => words.translate("paper-rate-game", &Args::new().with("time", time)),
    }
}

/// A length of time in the largest unit that fits.
fn span(words: &Words, span: Span) -> String {
    let Some(seconds) = span.whole_seconds() else { return span.to_string() };
    let (id, count) = match seconds {
        seconds if seconds.is_multiple_of(3600) && seconds > 0 => ("paper-hours", seconds / 3600),
        seconds if seconds.is_multiple_of(60) && seconds > 0 => ("paper-minutes", seconds / 60),
        seconds => ("paper-seconds", seconds),
    };
    words.translate(id, &Args::new().with("count", count))
}
