//! How long things took: a list of times and the shares of it.

use std::fmt;
use std::time::Duration;

use serde::Serialize;

/// How long something took, over many times.
#[derive(Debug, Clone, Copy, Serialize, Default)]
pub(crate) struct Times {
    /// How often it was measured.
    pub(crate) count: usize,
    /// Half took at most so many milliseconds.
    pub(crate) p50_ms: f64,
    /// 95 in a hundred.
    pub(crate) p95_ms: f64,
    /// 99 in a hundred.
    pub(crate) p99_ms: f64,
    pub(crate) max_ms: f64,
}

impl Times {
    pub(crate) fn of(mut all: Vec<Duration>) -> Times {
        all.sort_unstable();
        // The smallest value that at least so many of a thousand do not exceed.
        let share = |mille: usize| {
            let rank = (all.len() * mille).div_ceil(1000).max(1);
            all.get(rank - 1).map_or(0.0, |time| millis(*time))
        };
        Times {
            count: all.len(),
            p50_ms: share(500),
            p95_ms: share(950),
            p99_ms: share(990),
            max_ms: share(1000),
        }
    }
}

impl fmt::Display for Times {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Times { p50_ms, p95_ms, p99_ms, max_ms, .. } = self;
        write!(f, "p50 {p50_ms:.1}, p95 {p95_ms:.1}, p99 {p99_ms:.1}, max {max_ms:.1} ms")
    }
}

/// In milliseconds, to a hundredth.
pub(crate) fn millis(time: Duration) -> f64 {
    (time.as_secs_f64() * 100_000.0).round() / 100.0
}

/// In millions of bytes, to a tenth.
pub(crate) fn megabytes(bytes: u64) -> f64 {
    (bytes as f64 / 100_000.0).round() / 10.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_values_that_were_measured() {
        let all: Vec<Duration> = (1..=200).rev().map(Duration::from_millis).collect();
        let times = Times::of(all);
        assert_eq!((times.p50_ms, times.p95_ms, times.p99_ms, times.max_ms), (100.0, 190.0, 198.0, 200.0));
        assert_eq!(Times::of(Vec::new()).max_ms, 0.0);
    }
}
