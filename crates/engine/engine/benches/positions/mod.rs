//! The fixed positions that searches are measured on: of each variant the start, and of the six that the codes name four
//! middlegames and two endings with kings, taken from those on which the move generators are measured.

use damier_engine::{Engine, Limits, Options, Report, StopFlag};
use damier_pdn::read_fen;
use damier_rules::{Position, Rulebook, Variant};

const ALL: &str = include_str!("../../../../game/rules/benches/positions.txt");

/// The hash table of every search.
const HASH: usize = 16 << 20;

/// How far the positions of a variant are searched: half-moves that take about a second altogether. When the
/// benches are only tried (`cargo test`, which does not say `--bench`), far less.
pub(crate) fn depth(variant: Variant) -> u32 {
    if !std::env::args().any(|word| word == "--bench") {
        return 3;
    }
    match variant {
        Variant::International | Variant::Columns => 11,
        Variant::English | Variant::Lasca => 15,
        _ if variant.board().len() == 50 => 11,
        _ => 14,
    }
}

/// The positions of one variant.
pub(crate) struct Positions {
    book: Rulebook,
    positions: Vec<Position>,
}

impl Positions {
    /// Reads those of a variant.
    pub(crate) fn of(variant: Variant) -> Positions {
        let book = Rulebook::usual(variant);
        let mut positions = vec![Position::start(variant)];
        for (kind, wanted) in [("middlegame", 4), ("kings", 2)] {
            let lines = ALL.lines().filter_map(|line| {
                let mut words = line.split_whitespace();
                let fits = words.next() == Some(variant.name()) && words.next() == Some(kind);
                words.nth(1).filter(|_| fits)
            });
            positions.extend(lines.take(wanted).map(|fen| {
                let setup = read_fen(variant, fen).expect("a position").setup;
                Position::new(&setup).expect("a position of play")
            }));
        }
        let positions = positions.into_iter().map(|own| own.with_tower_jumps(book.tower_jumps())).collect();
        Positions { book, positions }
    }

    /// An engine for them.
    pub(crate) fn engine(&self, threads: usize) -> Engine {
        Engine::new(&self.book, &Options { hash: HASH, threads, ..Options::default() })
    }

    /// Searches each position anew to a depth, for so many best moves, and returns the nodes of all searches together.
    pub(crate) fn search(&self, engine: &mut Engine, depth: u32, lines: usize) -> u64 {
        let limits = Limits { depth: Some(depth), lines, ..Limits::default() };
        let one = |position: &Position| {
            engine.clear();
            let found = engine.search(position, &[], &limits, &StopFlag::new(), &mut |_| {});
            found.first().map_or(0, |best: &Report| best.nodes)
        };
        self.positions.iter().map(one).sum()
    }
}
