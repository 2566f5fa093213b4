//! Papers that were set lately, by what they say: the same paper is the same bytes.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use bytes::Bytes;

/// So many bytes are kept, and so long.
const MOST_BYTES: usize = 16 << 20;
const LONGEST: Duration = Duration::from_secs(600);

/// Papers by their names, the latest first.
#[derive(Default)]
pub(super) struct Kept(VecDeque<([u8; 32], Instant, Bytes)>);

impl Kept {
    /// A paper that was set lately.
    pub(super) fn find(&mut self, name: &[u8; 32], now: Instant) -> Option<Bytes> {
        self.0.retain(|(_, at, _)| now.saturating_duration_since(*at) < LONGEST);
        self.0.iter().find(|(own, ..)| own == name).map(|(.., pdf)| pdf.clone())
    }

    /// Keeps a paper in the place of older ones.
    pub(super) fn keep(&mut self, name: [u8; 32], pdf: Bytes, now: Instant) {
        self.0.retain(|(own, ..)| *own != name);
        self.0.push_front((name, now, pdf));
        let mut size = 0;
        self.0.retain(|(.., pdf)| {
            size += pdf.len();
            size <= MOST_BYTES
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn papers_are_kept_for_a_while() {
        let (mut kept, now) = (Kept::default(), Instant::now());
        for at in 0..20 {
            kept.keep([at; 32], Bytes::from(vec![at; 1 << 20]), now);
        }
        assert!(kept.find(&[19; 32], now).is_some() && kept.find(&[4; 32], now).is_some());
        assert!(kept.find(&[3; 32], now).is_none(), "sixteen megabytes");
        assert!(kept.find(&[19; 32], now + LONGEST).is_none());
        kept.keep([7; 32], Bytes::from(vec![0; MOST_BYTES + 1]), now);
        assert!(kept.find(&[7; 32], now).is_none());
    }
}
