//! A late round of large events, every Swiss system, the explanation included.
//!
//! The events are simulated: nine rounds of eleven are played with random results, forfeits, absences
//! and withdrawals, and round ten is paired.
//!
//! ```sh
//! cargo bench --package damier-pairing --bench swiss
//! ```

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use damier_pairing::Lots;
use damier_pairing::swiss::{Request, System, Watch, pair_round};
use damier_swiss_oracle::play_rounds;

/// Entrants of the events.
const SIZES: [usize; 3] = [200, 1000, 5000];

fn late_round(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("late round");
    group.sample_size(10);
    for size in SIZES {
        for system in System::ALL {
            let mut sheet = play_rounds(system, size, 9, &mut Lots::new(7)).expect("the event can be played");
            sheet.rounds_total = 11;
            let request = Request::next(&sheet, system);
            group.bench_function(BenchmarkId::new(system.code(), size), |bencher| {
                bencher.iter(|| {
                    let round = pair_round(black_box(&request), &mut Lots::new(1), &Watch::new());
                    let round = round.expect("a large field can be paired");
                    let present =
                        request.sheet.lines.iter().filter(|line| line.withdrawn_after.is_none()).count();
                    assert_eq!(round.pairs.len(), present / 2, "everybody is paired");
                    assert_eq!(round.explanation.pairs.len(), round.pairs.len(), "every pair is explained");
                });
            });
        }
    }
    group.finish();
}

criterion_group!(benches, late_round);
criterion_main!(benches);
