//! Work over a range of numbers, shared among threads.

use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};

/// Cuts `0..length` into chunks, lets the threads take one after the other, and returns what each chunk gave, in
/// their order.
pub(crate) fn in_parallel<T: Send>(
    threads: usize,
    length: u64,
    chunk: u64,
    work: impl Fn(Range<u64>) -> T + Sync,
) -> Vec<T> {
    let next = AtomicU64::new(0);
    let take = || {
        let mut done = Vec::new();
        loop {
            let start = next.fetch_add(chunk, Ordering::Relaxed);
            if start >= length {
                return done;
            }
            done.push((start, work(start..(start + chunk).min(length))));
        }
    };
    let mut done = std::thread::scope(|scope| {
        let helpers: Vec<_> = (1..workers(threads, length, chunk)).map(|_| scope.spawn(take)).collect();
        let mut done = take();
        for helper in helpers {
            match helper.join() {
                Ok(more) => done.extend(more),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        done
    });
    done.sort_unstable_by_key(|(start, _)| *start);
    done.into_iter().map(|(_, result)| result).collect()
}

/// No more threads than there are chunks.
fn workers(threads: usize, length: u64, chunk: u64) -> usize {
    threads.min(usize::try_from(length.div_ceil(chunk)).unwrap_or(threads)).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_met_once_and_in_order() {
        for threads in [0, 1, 3] {
            let met: Vec<u64> =
                in_parallel(threads, 1003, 10, Iterator::collect::<Vec<_>>).into_iter().flatten().collect();
            assert!(met.into_iter().eq(0..1003));
        }
        assert!(in_parallel(2, 0, 10, |_| ()).is_empty());
    }
}
