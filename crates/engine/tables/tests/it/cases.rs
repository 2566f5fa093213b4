//! Positions whose outcome is proven, from `tests/cases/*.cases`: endings out of larger tables than the engine has
//! here, and published problems and studies. How they were proven stands at the head of each file;
//! `cargo run --release -p damier-tables --example prove -- TABLES FILE…` does it again.

use std::collections::BTreeMap;
use std::sync::Arc;

use damier_engine::{Engine, Limits, Options, Probe, Report, StopFlag};
use damier_pdn::{Notation, read_move, write_move};
use damier_rules::{Move, Position, Rulebook, Variant};

use crate::sample::{FLAT, position, tables};

/// All that the engine may look at for one position.
const NODES: u64 = 600_000;

/// What a draw may be worth, in hundredths of a man.
const LEVEL: i32 = 25;

const FILES: [(&str, &str); 2] = [
    ("tables", include_str!("../cases/tables.cases")),
    ("published", include_str!("../cases/published.cases")),
];

struct Case {
    name: String,
    book: Rulebook,
    position: Position,
    result: String,
    /// Every move that keeps the outcome, if that is known.
    best: Vec<Move>,
    /// The published move, where others may do as well.
    plays: Vec<Move>,
    /// Half-moves to the end of the game.
    distance: Option<i32>,
}

fn cases(text: &str) -> Vec<Case> {
    text.split("\n\n").filter(|block| block.lines().any(|line| line.starts_with("case"))).map(case).collect()
}

fn case(block: &str) -> Case {
    let field = |name: &str| {
        let line = block.lines().find(|line| line.split_whitespace().next() == Some(name));
        line.map(|line| line[name.len()..].split('#').next().unwrap_or_default().trim().to_owned())
    };
    let needed = |name: &str| field(name).unwrap_or_else(|| panic!("{name} is missing: {block}"));
    let book = Rulebook::named(&needed("rules")).expect("a rulebook");
    let position = position(book.variant, &needed("pos"));
    let moves = |name: &str| {
        let texts = field(name).unwrap_or_default();
        texts.split_whitespace().map(|text| read_move(&position, text).expect("a legal move")).collect()
    };
    let (best, plays) = (moves("best"), moves("plays"));
    let distance = field("in").map(|number| number.parse().expect("a number of half-moves"));
    Case { name: needed("case"), book, position, result: needed("result"), best, plays, distance }
}

impl Case {
    /// Whether the engine found the outcome and how it is kept.
    fn is_solved(&self, found: &Report) -> bool {
        let keeps = self.best.is_empty() || self.best.contains(&found.line[0]);
        // The engine may see a later end than the tables, never an earlier one.
        let seen = found.score.decided_in().map(i32::abs);
        let in_time = self.distance.is_none_or(|distance| seen.is_none_or(|seen| seen >= distance));
        keeps
            && in_time
            && match self.result.as_str() {
                "win" => found.score.is_win() || self.plays.contains(&found.line[0]),
                "draw" => found.score.0.abs() <= LEVEL,
                "loss" => found.score.is_loss(),
                other => panic!("{other} is no result"),
            }
    }
}

#[test]
fn there_are_wins_draws_and_losses_of_all_flat_variants() {
    let mut counts = BTreeMap::new();
    for case in FILES.iter().flat_map(|(_, text)| cases(text)) {
        *counts.entry((case.book.variant.name(), case.result)).or_insert(0) += 1;
    }
    assert!(counts.len() == 3 * FLAT.len(), "{counts:?}");
    assert!(counts.values().sum::<i32>() >= 100, "{counts:?}");
}

/// Searches every case of a variant with tables of so many pieces.
fn check(variant: Variant, pieces: u32) {
    let folder = tempfile::tempdir().expect("a folder");
    let tables: Arc<dyn Probe> = Arc::new(tables(folder.path(), variant, pieces));
    let mut wrong = Vec::new();
    for (file, text) in FILES {
        for case in cases(text).into_iter().filter(|case| case.book.variant == variant) {
            let options = Options { hash: 16 << 20, tables: Some(tables.clone()), ..Options::default() };
            let limits = Limits { nodes: Some(NODES), ..Limits::default() };
            let mut engine = Engine::new(&case.book, &options);
            let found = engine.search(&case.position, &[], &limits, &StopFlag::new(), &mut |_| {});
            let found = found.first().expect("a move");
            if !case.is_solved(found) {
                let played = write_move(&case.position, &found.line[0], &Notation::pdn(variant));
                wrong.push(format!(
                    "{file}, {}: {played} {}, a {} is claimed",
                    case.name, found.score, case.result
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{} are wrong:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn international_cases_are_solved() {
    check(Variant::International, 3);
}

#[test]
fn russian_cases_are_solved() {
    check(Variant::Russian, 4);
}

#[test]
fn brazilian_cases_are_solved() {
    check(Variant::Brazilian, 4);
}

#[test]
fn english_cases_are_solved() {
    check(Variant::English, 4);
}
