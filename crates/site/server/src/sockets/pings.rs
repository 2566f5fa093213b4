//! Whether a browser is still there, and how far away.

use std::time::Duration;

use damier_clock::Span;
use tokio::time::Instant;

/// How often a browser is asked whether it is there.
pub(super) const EVERY: Duration = Duration::from_secs(5);

/// One that has said nothing for so long after it was asked is gone.
pub(super) const GONE: Duration = Duration::from_secs(20);

/// The questions to one browser.
#[derive(Default)]
pub(super) struct Pings {
    /// The last one: its number and when it was sent, until it is answered.
    last: (u64, Option<Instant>),
    /// Since when a question waits for any word. A server that stood still asked nothing, and nobody is gone for that.
    unanswered: Option<Instant>,
    /// How long a message is on its way, as measured by the last answer.
    pub(super) lag: Span,
}

impl Pings {
    /// The number of the next question; none for a browser that is gone.
    pub(super) fn next(&mut self, now: Instant) -> Option<u64> {
        if now.duration_since(*self.unanswered.get_or_insert(now)) > GONE {
            return None;
        }
        self.last = (self.last.0 + 1, Some(now));
        Some(self.last.0)
    }

    /// The browser has said something.
    pub(super) fn heard(&mut self) {
        self.unanswered = None;
    }

    /// The browser has answered this question.
    pub(super) fn answered(&mut self, number: u64, now: Instant) {
        if let (asked, Some(at)) = self.last
            && asked == number
        {
            // Half of the way there and back.
            self.lag = Span::millis(u64::try_from((now - at).as_millis() / 2).unwrap_or_default());
            self.last.1 = None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(begun: Instant, seconds: u64) -> Instant {
        begun + Duration::from_secs(seconds)
    }

    #[test]
    fn who_says_nothing_is_gone_after_a_while() {
        let (begun, mut pings) = (Instant::now(), Pings::default());
        let asked: Vec<_> = (0..6).map(|time| pings.next(after(begun, 5 * time))).collect();
        assert_eq!(asked, [Some(1), Some(2), Some(3), Some(4), Some(5), None]);
    }

    #[test]
    fn nobody_is_gone_because_the_server_stood_still() {
        let (begun, mut pings) = (Instant::now(), Pings::default());
        assert_eq!(pings.next(begun), Some(1));
        pings.answered(1, after(begun, 2));
        pings.heard();
        assert_eq!(pings.lag, Span::seconds(1));
        assert_eq!(pings.next(after(begun, 60)), Some(2), "nobody was asked in this minute");
        pings.heard();
        assert_eq!(pings.next(after(begun, 120)), Some(3));
    }

    #[test]
    fn a_late_answer_to_an_earlier_question_measures_nothing() {
        let (begun, mut pings) = (Instant::now(), Pings::default());
        pings.next(begun);
        pings.next(after(begun, 5));
        pings.answered(1, after(begun, 6));
        assert_eq!(pings.lag, Span::ZERO);
    }
}
