//! The solver against a brute-force one that knows every reachable position.
//!
//! Sound positions are changed: a piece is taken away, moved or added. Whatever the change does to the task,
//! both solvers must say the same.

use std::collections::{HashMap, HashSet};
use std::time::Duration;

use damier_compose::check::{Means, examine};
use damier_compose::formal::{Soundness, report};
use damier_compose::solver::{Aim, Limit, Solver, Verdict};
use damier_compose::{Composition, Goal};
use damier_pdn::{read_fen, write_fen};
use damier_rules::{Color, Move, Position, Rank, Setup, Tower, Variant};

/// Positions with more reachable ones than this are left out.
const MOST: usize = 12_000;

/// Compositions so small that all their play can be gone through.
const BASES: [(Variant, &str); 7] = [
    (Variant::Russian, "W:Wh6,f6:Bh8"),
    (Variant::Russian, "W:Wg5:Be3,f8"),
    (Variant::Brazilian, "W:WKa1,b2:Ba5"),
    (Variant::English, "W:W17,22:B9,13"),
    (Variant::International, "W:W6,16:B5"),
    (Variant::Lasca, "W:W12,16:B18"),
    (Variant::Columns, "W:Wc5:Bd8,b8"),
];

/// Every reachable position and where its moves lead.
struct Brute {
    positions: Vec<Position>,
    setups: Vec<Setup>,
    next: Vec<Vec<usize>>,
}

impl Brute {
    fn of(start: &Position) -> Option<Brute> {
        let mut known: HashMap<Position, usize> = HashMap::from([(*start, 0)]);
        let mut positions = vec![*start];
        let mut next: Vec<Vec<usize>> = Vec::new();
        while next.len() < positions.len() {
            let position = positions[next.len()];
            let mut to = Vec::new();
            for mv in position.legal_moves() {
                let after = position.play_unchecked(&mv);
                let count = positions.len();
                let at = *known.entry(after).or_insert(count);
                if at == count {
                    positions.push(after);
                }
                to.push(at);
            }
            next.push(to);
            if positions.len() > MOST {
                return None;
            }
        }
        Some(Brute { setups: positions.iter().map(Position::setup).collect(), positions, next })
    }

    /// Whether White reaches the goal.
    fn holds(&self, goal: Goal) -> bool {
        self.table(goal)[0] != (goal == Goal::Draw)
    }

    /// What the solver must say: a draw is Black's win refuted.
    fn verdict(&self, goal: Goal) -> Verdict {
        if self.holds(goal) == (goal == Goal::Draw) { Verdict::Refuted } else { Verdict::Proven }
    }

    /// The positions from which White reaches the goal.
    fn held(&self, goal: Goal) -> HashSet<Position> {
        let table = self.table(goal);
        let held = self.positions.iter().zip(table).filter(|(_, won)| *won != (goal == Goal::Draw));
        held.map(|(position, _)| *position).collect()
    }

    /// Which positions the attacker wins, by going over all of them until nothing changes.
    fn table(&self, goal: Goal) -> Vec<bool> {
        let attacker = if goal == Goal::Draw { Color::Black } else { Color::White };
        let mut won = vec![false; self.setups.len()];
        loop {
            let mut changed = false;
            for at in (0..self.setups.len()).rev() {
                let (setup, next) = (&self.setups[at], &self.next[at]);
                let now = if next.is_empty() {
                    ends(setup, goal)
                } else if setup.to_move == attacker {
                    next.iter().any(|to| won[*to])
                } else {
                    next.iter().all(|to| won[*to])
                };
                changed |= now && !won[at];
                won[at] |= now;
            }
            if !changed {
                break;
            }
        }
        won
    }
}

/// Whether the side to move, which has no move, has lost as the goal wants it.
fn ends(setup: &Setup, goal: Goal) -> bool {
    let black = |rank| {
        let own = setup.placed.iter().filter(|(_, tower)| tower.owner() == Color::Black);
        own.filter(|(_, tower)| tower.top() == rank).count()
    };
    match goal {
        Goal::Win => setup.to_move == Color::Black,
        Goal::Draw | Goal::GiveAway => setup.to_move == Color::White,
        Goal::Lock { kings, men } => {
            setup.to_move == Color::Black
                && black(Rank::King) == usize::from(kings)
                && black(Rank::Man) == usize::from(men)
        }
    }
}

/// The set-up and its changes: without a piece, with a piece moved, with a piece added.
fn changes(setup: &Setup) -> Vec<Setup> {
    let board = setup.variant.board();
    let mut all = vec![setup.clone()];
    for at in 0..setup.placed.len() {
        let mut placed = setup.placed.clone();
        let (square, tower) = placed.remove(at);
        all.push(Setup { placed: placed.clone(), ..setup.clone() });
        let near = board.squares().filter(|to| to.index().abs_diff(square.index()) <= 1 && *to != square);
        for to in near {
            let mut moved = placed.clone();
            moved.push((to, tower));
            all.push(Setup { placed: moved, ..setup.clone() });
        }
    }
    for square in board.squares().step_by(11) {
        for color in Color::ALL {
            let mut placed = setup.placed.clone();
            placed.push((square, Tower::man(color)));
            all.push(Setup { placed, ..setup.clone() });
        }
    }
    all.retain(|setup| setup.faults().is_empty());
    all
}

#[test]
fn brute_force_agrees() {
    let goals = [Goal::Win, Goal::Draw, Goal::Lock { kings: 0, men: 1 }, Goal::GiveAway];
    let mut compared = 0;
    for (variant, fen) in BASES {
        let setup = read_fen(variant, fen).expect("a position").setup;
        for setup in changes(&setup) {
            let position = Position::new(&setup).expect("a legal position");
            let Some(brute) = Brute::of(&position) else { continue };
            for goal in goals {
                let mut solver = Solver::new(variant, Aim::of(goal), 64 << 20, None);
                let verdict = solver.prove(&position, &Limit::positions(1_000_000));
                assert_eq!(verdict, brute.verdict(goal), "{variant} {} {goal}", write_fen(&setup));
                compared += 1;
            }
        }
    }
    assert!(compared > 80, "only {compared} positions were small enough");
}

/// A solver that has to forget most of what it has seen leaves more open, and errs as little.
#[test]
fn a_short_memory_never_errs() {
    let (mut decided, mut open) = (0, 0);
    for (variant, fen) in BASES {
        let setup = read_fen(variant, fen).expect("a position").setup;
        for setup in changes(&setup).into_iter().step_by(3) {
            let position = Position::new(&setup).expect("a legal position");
            let Some(brute) = Brute::of(&position) else { continue };
            let mut solver = Solver::new(variant, Aim::of(Goal::Win), 40 << 10, None);
            match solver.prove(&position, &Limit::positions(200_000)) {
                Verdict::NotDecided => open += 1,
                verdict => {
                    assert_eq!(verdict, brute.verdict(Goal::Win), "{variant} {}", write_fen(&setup));
                    decided += 1;
                }
            }
        }
    }
    assert!(decided > open, "{decided} decided, {open} open");
}

/// Sound compositions with a piece taken away, moved or added: whatever an examination says of first moves,
/// refutations and other ways agrees with the whole tree of play, and it calls nothing sound that has two keys.
#[test]
fn changed_compositions_are_examined_rightly() {
    let means = Means { time: Duration::from_secs(2), memory: 64 << 20, tables: None, stop: None };
    let mut examined = 0;
    for (variant, fen) in BASES {
        let setup = read_fen(variant, fen).expect("a position").setup;
        let goals = [Goal::Win, Goal::Draw, Goal::Lock { kings: 0, men: 1 }];
        for (setup, goal) in changes(&setup).into_iter().zip(goals.into_iter().cycle()) {
            let start = Position::new(&setup).expect("a legal position");
            let Some(brute) = Brute::of(&start).filter(|_| start.has_legal_move()) else { continue };
            let held = brute.held(goal);
            let holds = |position: &Position| held.contains(position);
            let at = format!("{variant} {} {goal}", write_fen(&setup));
            let work = Composition::new(setup, goal);
            let found = examine(&work, &means, &mut |_| {}).expect("a legal position");
            let stage = &found.stages[0];
            assert_eq!(stage.verdict == Verdict::Proven, holds(&start), "{at}");
            assert!(stage.undecided.is_empty() && stage.verdict != Verdict::NotDecided, "{at}: open");
            for first in &stage.first_moves {
                let after = start.play_unchecked(&first.mv);
                assert_eq!(first.verdict == Verdict::Proven, holds(&after), "{at}: {:?}", first.mv);
                let refuted = first.refutations.iter().all(|mv| !holds(&after.play_unchecked(mv)));
                let illusory = first.illusory.iter().all(|mv| holds(&after.play_unchecked(mv)));
                assert!(refuted && illusory, "{at}: answers to {:?}", first.mv);
            }
            let play = |moves: &[Move]| moves.iter().fold(start, |position, mv| position.play_unchecked(mv));
            for other in stage.inaccuracies.iter().filter(|other| !other.exceeds) {
                let before = play(&other.before);
                assert!(holds(&before.play_unchecked(&other.other)), "{at}: {other:?}");
                assert!(holds(&before.play_unchecked(&other.played)), "{at}: {other:?}");
            }
            let keys: HashSet<Position> =
                start.legal_moves().iter().map(|mv| start.play_unchecked(mv)).filter(&holds).collect();
            let soundness = report(&work, Ok(&found), &means).soundness;
            assert_eq!(soundness == Soundness::Unsolvable, !holds(&start), "{at}");
            let named = stage.inaccuracies.iter().filter(|other| other.before.is_empty()).count();
            assert!(keys.len() <= 1 || named >= keys.len() - 1, "{at}: {} keys, {named} named", keys.len());
            examined += 1;
        }
    }
    assert!(examined > 25, "only {examined} positions were small enough");
}
