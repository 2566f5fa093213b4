//! Speed of listing and making moves, per variant, in middlegames and king endings.
//!
//! Run with `cargo bench -p damier-rules`; one element is one sequence of three moves.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};

mod positions;

fn moves(criterion: &mut Criterion) {
    for group in positions::groups() {
        let mut list = Vec::new();
        assert_eq!(group.play_out(&mut list), group.sequences, "{} {}", group.variant, group.kind);
        let mut bench = criterion.benchmark_group(group.variant.name());
        bench.throughput(Throughput::Elements(group.sequences));
        bench.bench_function(group.kind, |bencher| bencher.iter(|| group.play_out(&mut list)));
        bench.finish();
    }
}

criterion_group!(benches, moves);
criterion_main!(benches);
