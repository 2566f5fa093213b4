//! Every entry against a plain solver that knows nothing but legal moves: it goes forward over all positions,
//! again and again, until nothing changes.

use std::collections::HashMap;

use damier_rules::{Color, Position, Rank, Setup, Square, Tower, Variant};
use damier_tables::Outcome;

use crate::sample::{FLAT, tables};

/// All positions with so many pieces, both sides on the board, either side to move.
fn positions(variant: Variant, pieces: usize) -> Vec<Position> {
    let board = variant.board();
    let kinds = Color::ALL.map(|color| [Rank::Man, Rank::King].map(|rank| Tower::single(color, rank)));
    let mut found: Vec<Vec<(Square, Tower)>> = vec![Vec::new()];
    for _ in 0..pieces {
        let mut more = Vec::new();
        for placed in &found {
            let last = placed.last().map_or(-1, |(square, _)| square.index() as i32);
            for square in board.squares().filter(|square| square.index() as i32 > last) {
                for tower in kinds.iter().flatten() {
                    more.push([placed.as_slice(), &[(square, *tower)]].concat());
                }
            }
        }
        found = more;
    }
    let both = |placed: &&Vec<(Square, Tower)>| {
        Color::ALL.iter().all(|color| placed.iter().any(|(_, tower)| tower.owner() == *color))
    };
    let of = |placed: &Vec<(Square, Tower)>, to_move| {
        Position::new(&Setup { variant, to_move, placed: placed.clone() }).ok()
    };
    found.iter().filter(both).flat_map(|placed| Color::ALL.map(|color| of(placed, color))).flatten().collect()
}

/// Solves all positions with up to so many pieces. What is not among the answers is drawn.
fn solve(variant: Variant, pieces: usize) -> (Vec<Position>, HashMap<Position, u16>) {
    let all: Vec<Position> = (2..=pieces).flat_map(|pieces| positions(variant, pieces)).collect();
    let mut open: Vec<(Position, Vec<Position>)> = Vec::new();
    let mut decided: HashMap<Position, u16> = HashMap::new();
    for position in &all {
        let next: Vec<Position> =
            position.legal_moves().iter().map(|mv| position.play(mv).expect("a legal move")).collect();
        // A side whose last piece is taken cannot move.
        for lost in next.iter().filter(|next| !next.has_legal_move()) {
            decided.insert(*lost, 0);
        }
        open.push((*position, next));
    }
    for (position, _) in open.extract_if(.., |(_, next)| next.is_empty()) {
        decided.insert(position, 0);
    }
    // In round `n` exactly the positions decided in `n` half-moves are found. Some round may find none while a
    // later one finds more, since the loser may have one long way out: two empty rounds cannot be followed by
    // another, for the opponent of a position decided in `n` has one decided in `n - 1`.
    let mut empty_rounds = 0;
    let mut round = 0;
    while empty_rounds < 2 {
        round += 1;
        let is_decided = |(position, next): &mut (Position, Vec<Position>)| {
            let known = |position: &Position| decided.get(position).copied();
            let wins = next.iter().any(|next| known(next).is_some_and(|d| d % 2 == 0));
            let loses = next.iter().all(|next| known(next).is_some_and(|d| d % 2 == 1));
            (wins || loses) && !decided.contains_key(position)
        };
        let found: Vec<Position> = open.extract_if(.., is_decided).map(|(position, _)| position).collect();
        empty_rounds = if found.is_empty() { empty_rounds + 1 } else { 0 };
        decided.extend(found.into_iter().map(|position| (position, round)));
    }
    (all, decided)
}

fn every_entry_agrees(variant: Variant, pieces: u32) {
    let folder = tempfile::tempdir().expect("a folder");
    let tables = tables(folder.path(), variant, pieces);
    assert_eq!(tables.most_pieces(), pieces);
    let (all, decided) = solve(variant, pieces as usize);
    for position in &all {
        let expected = decided.get(position).map_or(Outcome::DRAW, |d| Outcome::decided_in(*d));
        assert_eq!(tables.probe(position), Some(expected), "{position:?}");
    }
    assert!(all.len() > 2000 && !decided.is_empty());
}

#[test]
fn two_pieces_agree_with_plain_search() {
    for variant in FLAT {
        every_entry_agrees(variant, 2);
    }
}

/// Some minutes: `cargo test -p damier-tables -- --ignored plain`.
#[test]
#[ignore = "takes minutes"]
fn three_pieces_agree_with_plain_search() {
    for variant in FLAT {
        every_entry_agrees(variant, 3);
    }
}
