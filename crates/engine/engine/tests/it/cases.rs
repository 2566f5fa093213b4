//! Positions whose outcome is proven, from `tests/cases/*.cases`.
//!
//! Each case has one move that keeps the outcome; the engine must play it within a fixed number of nodes, and
//! see the win where there is one. How the outcomes were proven stands at the head of each file.

use damier_engine::{Engine, Limits, Options, Report, StopFlag};
use damier_pdn::{Notation, read_fen, read_move, write_move};
use damier_rules::{Position, Rulebook};

/// All that the engine may look at for one position.
const NODES: u64 = 1_000_000;

const FILES: [(&str, &str); 9] = [
    ("international", include_str!("../cases/international.cases")),
    ("russian", include_str!("../cases/russian.cases")),
    ("brazilian", include_str!("../cases/brazilian.cases")),
    ("english", include_str!("../cases/english.cases")),
    ("columns", include_str!("../cases/columns.cases")),
    ("lasca", include_str!("../cases/lasca.cases")),
    ("endings", include_str!("../cases/endings.cases")),
    ("towers", include_str!("../cases/towers.cases")),
    ("code", include_str!("../cases/code.cases")),
];

struct Case {
    name: String,
    book: Rulebook,
    position: Position,
    best: String,
    /// In how many half-moves the move wins, if it does.
    win: Option<i32>,
    /// The same, if it is too far away to be asked for.
    far: Option<i32>,
}

fn cases(text: &str) -> Vec<Case> {
    text.split("\n\n").filter(|block| block.lines().any(|line| line.starts_with("case"))).map(case).collect()
}

fn case(block: &str) -> Case {
    let field = |name: &str| {
        let line = block.lines().find(|line| line.split_whitespace().next() == Some(name));
        line.map(|line| line[name.len()..].trim().to_owned())
    };
    let needed = |name: &str| field(name).unwrap_or_else(|| panic!("{name} is missing: {block}"));
    let book = Rulebook::named(&needed("rules")).expect("a rulebook");
    let fen = read_fen(book.variant, &needed("pos")).expect("a position");
    let position = Position::new(&fen.setup).expect("a legal position").with_tower_jumps(book.tower_jumps());
    let number = |name: &str| field(name).map(|number| number.parse().expect("a number of half-moves"));
    let (win, far) = (number("win"), number("far"));
    Case { name: needed("case"), book, position, best: needed("best"), win, far }
}

fn search(case: &Case, limits: &Limits) -> Report {
    let mut engine = Engine::new(&case.book, &Options { hash: 4 << 20, ..Options::default() });
    let found = engine.search(&case.position, &[], limits, &StopFlag::new(), &mut |_| {});
    found.into_iter().next().expect("a move")
}

#[test]
fn there_are_at_least_two_hundred_of_all_variants() {
    let counts: Vec<usize> = FILES.iter().map(|(_, text)| cases(text).len()).collect();
    assert!(counts.iter().sum::<usize>() >= 200, "{counts:?}");
    assert!(counts.iter().all(|count| *count >= 3), "{counts:?}");
}

#[test]
fn the_engine_plays_what_is_proven_to_be_best() {
    let mut wrong = Vec::new();
    for (file, text) in FILES {
        for case in cases(text) {
            let best = read_move(&case.position, &case.best).expect("a legal move");
            let found = search(&case, &Limits { nodes: Some(NODES), ..Limits::default() });
            let after = case.position.play_unchecked(&found.line[0]);
            let same = after == case.position.play_unchecked(&best);
            // The engine may see a longer win than the shortest, never a shorter one.
            let seen = found.score.decided_in();
            let right = match (case.win, case.far) {
                (Some(win), _) => seen.is_some_and(|seen| seen >= win),
                (None, Some(far)) => seen.is_none_or(|seen| seen >= far),
                (None, None) => seen.is_none(),
            };
            if !same || !right {
                let played = write_move(&case.position, &found.line[0], &Notation::pdn(case.book.variant));
                wrong.push(format!(
                    "{file}, {}: {played} {} instead of {}",
                    case.name, found.score, case.best
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{} are wrong:\n{}", wrong.len(), wrong.join("\n"));
}
