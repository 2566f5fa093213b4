//! Speed of the search on one thread, per variant: time to a fixed depth, and nodes per second on the way.
//!
//! `cargo bench -p damier-engine --bench search`. One thread and a fixed depth always look at the same nodes, so one
//! element is one node, and two runs of the same engine differ in nothing but time.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use damier_rules::Variant;

mod positions;

use positions::{Positions, depth};

fn search(criterion: &mut Criterion) {
    for variant in Variant::ALL {
        let positions = Positions::of(variant);
        let mut engine = positions.engine(1);
        let mut group = criterion.benchmark_group(variant.name());
        group.sample_size(10).throughput(Throughput::Elements(positions.search(
            &mut engine,
            depth(variant),
            1,
        )));
        group.bench_function(format!("depth {}", depth(variant)), |bencher| {
            bencher.iter(|| positions.search(&mut engine, depth(variant), 1));
        });
        group.finish();
    }
}

criterion_group!(benches, search);
criterion_main!(benches);
