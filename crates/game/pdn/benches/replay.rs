//! How many bytes a second a file of games is read and every move of it played.
//!
//! `cargo bench -p damier-pdn`. The file is made here: random legal games of one variant with the
//! usual tags, some clock times and a comment now and then.

use std::fmt::Write as _;
use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use damier_pdn::{Checker, GameType, Notation, PdnReader, ReplayOptions, Visitor, push_move, read_games};
use damier_rules::{Position, Variant};

/// Bytes of a file.
const SIZE: usize = 4 << 20;

/// Half-moves of a game at most, about what people play.
const LONGEST: usize = 110;

fn file(variant: Variant) -> String {
    let mut lots: u64 = 0x9e37_79b9_7f4a_7c15;
    let mut below = |limit: usize| {
        lots ^= lots << 13;
        lots ^= lots >> 7;
        lots ^= lots << 17;
        (lots >> 16) as usize % limit
    };
    let notation = Notation::pdn(variant);
    let mut text = String::with_capacity(SIZE + 4096);
    let mut number = 0;
    while text.len() < SIZE {
        number += 1;
        push_header(variant, number, &mut text);
        let mut position = Position::start(variant);
        let mut column = 0;
        for ply in 0..LONGEST {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let mv = moves[below(moves.len())];
            let start = text.len();
            if ply % 2 == 0 {
                write!(text, "{}. ", ply / 2 + 1).expect("writing to a string");
            }
            push_move(&position, &mv, &notation, &mut text);
            match below(40) {
                0 => text.push_str(" {[%clk 0:45:12] a remark of a few words}"),
                1 => text.push('!'),
                _ => {}
            }
            column += text.len() - start + 1;
            text.push(if column > 70 { '\n' } else { ' ' });
            column *= usize::from(column <= 70);
            position = position.play_unchecked(&mv);
        }
        text.push_str("*\n\n");
    }
    text
}

fn push_header(variant: Variant, number: usize, text: &mut String) {
    write!(
        text,
        "[Event \"Club championship\"]\n[Site \"Kaunas\"]\n[Date \"2024.03.17\"]\n[Round \"{}\"]\n\
         [White \"Player, Number {number}\"]\n[Black \"Opponent, Some\"]\n[Result \"*\"]\n[GameType \"{}\"]\n\n",
        number % 9 + 1,
        GameType::of(variant)
    )
    .expect("writing to a string");
}

/// Reads and replays a file; the number of moves, all of them legal.
fn check(text: &str) -> usize {
    let mut reader = PdnReader::new(text.as_bytes());
    let mut checker = Checker::new(ReplayOptions::default());
    let mut moves = 0;
    while let Some(game) = checker.check_next(&mut reader).expect("memory does not fail") {
        assert!(game.is_legal() && game.faults.is_empty(), "{game:?}");
        moves += game.played;
    }
    moves
}

/// Reads a file without playing it.
fn scan(text: &str) -> usize {
    struct Nothing;
    impl Visitor for Nothing {}
    let mut reader = PdnReader::new(text.as_bytes());
    let mut games = 0;
    while reader.read_game(&mut Nothing).expect("memory does not fail") {
        games += 1;
    }
    games
}

fn benches(criterion: &mut Criterion) {
    for variant in Variant::OFFICIAL {
        let text = file(variant);
        let mut group = criterion.benchmark_group(variant.name());
        group.throughput(Throughput::Bytes(text.len() as u64)).sample_size(20);
        group.bench_function("replay", |bencher| bencher.iter(|| check(black_box(&text))));
        if variant == Variant::International {
            group.bench_function("scan", |bencher| bencher.iter(|| scan(black_box(&text))));
            group.bench_function("tree", |bencher| {
                bencher.iter(|| read_games(black_box(text.as_bytes())).filter_map(Result::ok).count());
            });
        }
        group.finish();
    }
}

criterion_group!(all, benches);
criterion_main!(all);
