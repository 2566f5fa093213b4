//! Progress bars: on standard error, for people at a terminal, and only for work that takes a while.

use std::sync::Once;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// Work shorter than this shows nothing.
const PATIENCE: Duration = Duration::from_secs(1);

/// A bar that appears when the work takes longer than a moment and goes away when it is done.
pub(crate) struct Progress {
    bar: ProgressBar,
    begun: Instant,
    shown: Once,
}

impl Progress {
    /// A bar for so many units of work, with a template as indicatif has them.
    pub(crate) fn new(length: u64, template: &str) -> Progress {
        let bar = ProgressBar::with_draw_target(Some(length), ProgressDrawTarget::hidden());
        if let Ok(style) = ProgressStyle::with_template(template) {
            bar.set_style(style);
        }
        Progress { bar, begun: Instant::now(), shown: Once::new() }
    }

    /// So many more units are done.
    pub(crate) fn advance(&self, units: u64) {
        self.bar.inc(units);
        if self.begun.elapsed() > PATIENCE {
            self.shown.call_once(|| self.bar.set_draw_target(ProgressDrawTarget::stderr()));
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
