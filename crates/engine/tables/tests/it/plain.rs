//! Every entry against a plain solver that knows nothing but legal moves: it goes forward over all positions,
//! again and again, until nothing changes.

use std::collections::HashMap;

use damier_rules::{Color, Position, Rank, Setup, Square, Tower, Variant};
use damier_tables::TableValue;

use crate::sample::{FLAT, TOWERS, tables};

/// All towers of so many pieces that a variant has.
fn towers(variant: Variant, height: usize) -> Vec<Tower> {
    if height > 1 && !variant.has_towers() {
        return Vec::new();
    }
    let ranks =
        |kings: u32| (0..height).map(move |place| [Rank::Man, Rank::King][(kings >> place & 1) as usize]);
    let mut found = Vec::new();
    for color in Color::ALL {
        for own in 1..=height {
            for kings in 0..1 << height {
                let ranks: Vec<Rank> = ranks(kings).collect();
                found.extend(Tower::new(color, &ranks[..own], &ranks[own..]));
            }
        }
    }
    found
}

/// Every way to set so many pieces up beyond a square.
fn placed(variant: Variant, pieces: usize, beyond: Option<Square>) -> Vec<Vec<(Square, Tower)>> {
    if pieces == 0 {
        return vec![Vec::new()];
    }
    let mut found = Vec::new();
    for square in variant.board().squares().filter(|square| Some(*square) > beyond) {
        for height in 1..=pieces {
            let rest = placed(variant, pieces - height, Some(square));
            for tower in towers(variant, height) {
                found.extend(rest.iter().map(|rest| [&[(square, tower)], rest.as_slice()].concat()));
            }
        }
    }
    found
}

/// All positions with so many pieces, some of both sides, either side to move.
fn positions(variant: Variant, pieces: usize) -> Vec<Position> {
    let both = |placed: &Vec<(Square, Tower)>| {
        let has =
            |color| move |(_, tower): &(Square, Tower)| tower.owner() == color || tower.captive_count() > 0;
        Color::ALL.iter().all(|color| placed.iter().any(has(*color)))
    };
    let of = |placed: &Vec<(Square, Tower)>, to_move| {
        Position::new(&Setup { variant, to_move, placed: placed.clone() }).ok()
    };
    let all = placed(variant, pieces, None);
    all.iter()
        .filter(|placed| both(placed))
        .flat_map(|placed| Color::ALL.map(|color| of(placed, color)))
        .flatten()
        .collect()
}

/// Positions by their place in a list, each once.
#[derive(Default)]
struct Known {
    list: Vec<Position>,
    places: HashMap<Position, usize>,
}

impl Known {
    fn place(&mut self, position: &Position) -> usize {
        *self.places.entry(*position).or_insert_with(|| {
            self.list.push(*position);
            self.list.len() - 1
        })
    }
}

/// Solves all positions with up to so many pieces: half-moves to the end, none for a draw.
fn solve(variant: Variant, pieces: usize) -> Vec<(Position, Option<u16>)> {
    let mut known = Known::default();
    for position in (2..=pieces).flat_map(|pieces| positions(variant, pieces)) {
        known.place(&position);
    }
    let asked = known.list.len();
    let mut next = Vec::with_capacity(asked);
    for place in 0..asked {
        let position = known.list[place];
        let after = |mv| position.play(mv).expect("a legal move");
        let after: Vec<Position> = position.legal_moves().iter().map(after).collect();
        next.push(after.iter().map(|after| known.place(after)).collect::<Vec<usize>>());
    }
    // Others are met after the last piece of a side was taken: it cannot move.
    let mut decided: Vec<Option<u16>> =
        known.list.iter().map(|position| (!position.has_legal_move()).then_some(0)).collect();
    // In round `n` exactly the positions decided in `n` half-moves are found. Some round may find none while a
    // later one finds more, since the loser may have one long way out: two empty rounds cannot be followed by
    // another, for the opponent of a position decided in `n` has one decided in `n - 1`.
    let (mut round, mut empty_rounds) = (0, 0);
    while empty_rounds < 2 {
        round += 1;
        let is_decided = |place: &usize| {
            let next = &next[*place];
            let wins = next.iter().any(|next| decided[*next].is_some_and(|d| d % 2 == 0));
            let loses = next.iter().all(|next| decided[*next].is_some_and(|d| d % 2 == 1));
            decided[*place].is_none() && (wins || loses)
        };
        let found: Vec<usize> = (0..asked).filter(is_decided).collect();
        empty_rounds = if found.is_empty() { empty_rounds + 1 } else { 0 };
        found.into_iter().for_each(|place| decided[place] = Some(round));
    }
    known.list.truncate(asked);
    known.list.into_iter().zip(decided).collect()
}

fn every_entry_agrees(variant: Variant, pieces: u32) {
    let folder = tempfile::tempdir().expect("a folder");
    let tables = tables(folder.path(), variant, pieces);
    assert_eq!(tables.most_pieces(), pieces);
    let all = solve(variant, pieces as usize);
    for (position, decided) in &all {
        let expected = decided.map_or(TableValue::DRAW, TableValue::decided_in);
        assert_eq!(tables.probe(position), Some(expected), "{position:?}");
    }
    assert!(all.len() > 2000 && all.iter().any(|(_, decided)| decided.is_some()));
}

#[test]
fn two_pieces_agree_with_plain_search() {
    for variant in FLAT.into_iter().chain(TOWERS) {
        every_entry_agrees(variant, 2);
    }
}

/// Lasca has the smallest board, so that all captures within a slice can be compared in a moment.
#[test]
fn three_pieces_of_lasca_agree_with_plain_search() {
    every_entry_agrees(Variant::Lasca, 3);
}

/// `cargo test -p damier-tables -- --ignored columns`.
#[test]
#[ignore = "takes some ten seconds"]
fn three_pieces_of_columns_agree_with_plain_search() {
    every_entry_agrees(Variant::Columns, 3);
}

/// Some minutes: `cargo test -p damier-tables -- --ignored plain`.
#[test]
#[ignore = "takes minutes"]
fn three_pieces_agree_with_plain_search() {
    for variant in FLAT {
        every_entry_agrees(variant, 3);
    }
}
