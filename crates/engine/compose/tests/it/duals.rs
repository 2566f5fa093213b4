//! Every kind of dual that the codes name, and what each code makes of it.

use std::collections::BTreeSet;

use damier_compose::Code;
use damier_compose::check::{DualKind, classify};
use damier_compose::formal::{Genre, Passing, allowance};
use damier_pdn::{read_fen, read_move};
use damier_rules::{Move, Position, Variant};
use serde::Serialize;

const CASES: &str = include_str!("../cases/duals.cases");

const GENRES: [Genre; 7] = [
    Genre::Miniature,
    Genre::Problem,
    Genre::SmallProblem,
    Genre::GiantProblem,
    Genre::Study,
    Genre::LockTask,
    Genre::PositionalEnding,
];

/// The value whose name in JSON this is, with hyphens.
fn named<T: Copy + Serialize>(all: &[T], name: &str) -> T {
    let is = |value: &&T| serde_json::to_value(value).is_ok_and(|own| own == name.replace('-', "_"));
    *all.iter().find(is).unwrap_or_else(|| panic!("nothing is called {name}"))
}

#[test]
fn duals_are_named_and_judged_as_the_codes_do() {
    let mut met = BTreeSet::new();
    for text in CASES.split("\ncase ").skip(1) {
        let name = text.lines().next().unwrap_or_default().split('#').next().unwrap_or_default().trim();
        let fields = |key: &'static str| {
            text.lines()
                .skip(1)
                .filter_map(move |line| Some(line.strip_prefix(key)?.strip_prefix(' ')?.trim()))
        };
        let field = |key| fields(key).next();
        let variant: Variant = field("rules").expect("rules").parse().expect("a variant");
        let setup = read_fen(variant, field("pos").expect("pos")).expect("a position").setup;
        let start = Position::new(&setup).expect("a legal position");
        let read = |at: &Position, text: &str| -> (Position, Vec<Move>) {
            let (mut at, mut moves) = (*at, Vec::new());
            for word in text.split_whitespace() {
                let mv = read_move(&at, word).unwrap_or_else(|e| panic!("{name}: {word}: {e}"));
                at = at.play_unchecked(&mv);
                moves.push(mv);
            }
            (at, moves)
        };
        let (at, _) = read(&start, field("before").unwrap_or_default());
        let (_, line) = read(&at, field("line").expect("line"));
        let (_, other) = read(&at, field("other").expect("other"));
        let kind = classify(&at, &line, &other[0]);
        assert_eq!(kind, named(DualKind::ALL, field("kind").expect("kind")), "{name}");
        met.insert(kind);
        for passes in fields("passes") {
            let words: Vec<&str> = passes.split(' ').collect();
            let [code, genre, wanted, clause] = words.as_slice() else { panic!("{name}: {passes}") };
            let rule = allowance(code.parse::<Code>().expect("a code"), variant, named(&GENRES, genre));
            let wanted = match *wanted {
                "may" => Passing::MayPass,
                "not" => Passing::NotAllowed,
                "uncounted" => Passing::Concluding,
                other => panic!("{name}: {other}"),
            };
            let passing = rule.passing(kind, line.len() == 1, 0);
            assert_eq!((passing, rule.clause), (wanted, *clause), "{name}: {passes}");
        }
    }
    assert_eq!(met.len(), DualKind::ALL.len(), "{met:?}");
}

/// One dual may pass, not two (UA-VIII.Art.7.4, UA-VIII.Art.8.4, UA-VIII.Formal.8.2, COL-5.3.8.5).
#[test]
fn the_second_dual_is_one_too_many() {
    let second = |code, variant, genre, kind| allowance(code, variant, genre).passing(kind, false, 1);
    let (small, large) = (Variant::Russian, Variant::International);
    let transposed = DualKind::Transposition;
    assert_eq!(second(Code::Ukraine2023, small, Genre::Problem, transposed), Passing::OneTooMany);
    assert_eq!(second(Code::Ukraine2023, small, Genre::Study, transposed), Passing::OneTooMany);
    assert_eq!(second(Code::Ukraine2023, large, Genre::Miniature, DualKind::OtherMove), Passing::OneTooMany);
    assert_eq!(second(Code::Columns, Variant::Columns, Genre::Study, transposed), Passing::OneTooMany);
    // UA13-VI.3.5 and UA-VIII.Art.9 set no number.
    assert_eq!(second(Code::Ukraine2013, small, Genre::Study, transposed), Passing::MayPass);
    assert_eq!(second(Code::Ukraine2023, small, Genre::LockTask, transposed), Passing::MayPass);
}
