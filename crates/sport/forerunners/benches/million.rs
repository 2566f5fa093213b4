//! How long it takes to look for forerunners among a million positions, on one core.
//!
//! `cargo bench -p damier-forerunners`. The positions are made here: problems of seven to twelve men a
//! side on the large board, then a register in which all have the same material, and the worst case: few
//! pieces close together, which fit on the board in many places.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use damier_forerunners::{Query, Register, Work};
use damier_rules::Color::{Black, White};
use damier_rules::{Setup, Square, Tower, Variant};

/// Positions in the register.
const POSITIONS: usize = 1_000_000;

/// Numbers that look like chance and are the same every time.
struct Lots(u64);

impl Lots {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) as usize % limit
    }
}

fn problem(lots: &mut Lots, white: usize, black: usize) -> Setup {
    scattered(lots, white, black, |lots| 5 + lots.below(40) as u8)
}

/// Within five rows and five files.
fn study(lots: &mut Lots, white: usize, black: usize) -> Setup {
    scattered(lots, white, black, |lots| (10 + 5 * lots.below(5) + 1 + lots.below(3)) as u8)
}

fn scattered(lots: &mut Lots, white: usize, black: usize, square: impl Fn(&mut Lots) -> u8) -> Setup {
    let mut setup = Setup::empty(Variant::International);
    for (count, tower) in [(white, Tower::man(White)), (black, Tower::man(Black))] {
        let wanted = setup.placed.len() + count;
        while setup.placed.len() < wanted {
            let square = Square::new(square(lots));
            if setup.placed.iter().all(|(taken, _)| *taken != square) {
                setup.placed.push((square, tower));
            }
        }
    }
    setup
}

fn register(mut make: impl FnMut(&mut Lots) -> Setup) -> Register {
    let mut lots = Lots(0x9e37_79b9_7f4a_7c15);
    let mut register = Register::new();
    for _ in 0..POSITIONS {
        let setup = make(&mut lots);
        let work = Work { setup, finals: vec![], author: "A".into(), source: "S".into(), priority: None };
        register.push(&work).expect("a million fit");
    }
    register
}

fn million(c: &mut Criterion) {
    let mut lots = Lots(7);
    let mut group = c.benchmark_group("a million positions");
    group.sample_size(10);
    let mixed = register(|lots| {
        let (white, black) = (7 + lots.below(6), 7 + lots.below(6));
        problem(lots, white, black)
    });
    let alike = register(|lots| problem(lots, 9, 9));
    let close = register(|lots| study(lots, 5, 5));
    let (asked, few) = (problem(&mut lots, 9, 9), study(&mut lots, 5, 5));
    for (name, register, setup) in [
        ("problems of 7 to 12 men", &mixed, &asked),
        ("all of 9 men a side", &alike, &asked),
        ("all of 5 men a side, close together", &close, &few),
    ] {
        let query = Query { setup: setup.clone(), finals: vec![], changes: None, limit: 20 };
        group.bench_function(name, |b| b.iter(|| black_box(register.search(&query))));
    }
    group.finish();
}

criterion_group!(benches, million);
criterion_main!(benches);
