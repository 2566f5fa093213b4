//! Help tasks against every line of play, written out.

use std::time::Duration;

use damier_compose::check::{Means, examine};
use damier_compose::formal::{Soundness, report};
use damier_compose::solver::Verdict;
use damier_compose::{Composition, Goal, Kind, Task};
use damier_pdn::{read_fen, write_fen};
use damier_rules::{Color, Move, Position, Variant};

fn means() -> Means {
    Means { time: Duration::from_secs(20), memory: 64 << 20, tables: None, stop: None }
}

/// All lines in which Black is without a move after at most so many half-moves, nothing remembered.
fn lines(position: &Position, plies: u8, line: &mut Vec<Move>, found: &mut Vec<Vec<Move>>) {
    let moves = position.legal_moves();
    if moves.is_empty() && position.to_move() == Color::Black {
        found.push(line.clone());
    }
    for mv in moves.iter().filter(|_| plies > 0) {
        line.push(*mv);
        lines(&position.play_unchecked(mv), plies - 1, line, found);
        line.pop();
    }
}

#[test]
fn all_ways_together_are_found() {
    let works = [
        (Variant::Russian, "W:Wc3:Bf6", 2),
        (Variant::Russian, "W:Wc3,g3:Bf6", 2),
        (Variant::Russian, "W:Wa1:Bc5", 2),
        (Variant::English, "W:W22:B10", 2),
        (Variant::International, "W:W33:B18", 2),
        (Variant::Brazilian, "W:Wc3,a3:Bd6", 2),
    ];
    let mut seen = [false; 3];
    for (variant, fen, moves) in works {
        let setup = read_fen(variant, fen).expect("a position").setup;
        let start = Position::new(&setup).expect("a legal position");
        let mut wanted = Vec::new();
        lines(&start, 2 * moves, &mut Vec::new(), &mut wanted);
        let work = Composition::new(setup, Task { goal: Goal::Win, kind: Kind::Help(moves) });
        let found = examine(&work, &means(), &mut |_| {}).expect("a position");
        let stage = &found.stages[0];
        let at = write_fen(&stage.start.setup());
        assert_eq!(stage.verdict == Verdict::Proven, !wanted.is_empty(), "{at}");
        let mut told: Vec<Vec<Move>> = stage.lines.iter().map(|line| line.moves.clone()).collect();
        assert!(told.len() == wanted.len() || told.len() < wanted.len() && told.len() >= 24, "{at}");
        told.retain(|line| !wanted.contains(line));
        assert!(told.is_empty(), "{at}: {told:?}");
        for first in &stage.first_moves {
            let leads = wanted.iter().any(|line| line.first() == Some(&first.mv));
            assert_eq!(first.verdict == Verdict::Proven, leads, "{at}");
        }
        let soundness = report(&work, Ok(&found), &means()).soundness;
        match wanted.len() {
            0 => assert_eq!(soundness, Soundness::Unsolvable, "{at}"),
            1 => assert_eq!(soundness, Soundness::Sound, "{at}"),
            _ => assert_eq!(soundness, Soundness::Unsound, "{at}"),
        }
        seen[wanted.len().min(2)] = true;
    }
    assert_eq!(seen[1..], [true; 2], "the works are of one kind only");
}
