//! The solver against a brute-force one that knows every reachable position.
//!
//! Sound positions are changed: a piece is taken away, moved or added. Whatever the change does to the task,
//! both solvers must say the same.

use std::collections::HashMap;

use damier_compose::Goal;
use damier_compose::solver::{Aim, Limit, Solver, Verdict};
use damier_pdn::{read_fen, write_fen};
use damier_rules::{Color, Position, Rank, Setup, Tower, Variant};

/// Positions with more reachable ones than this are left out.
const MOST: usize = 12_000;

/// Every reachable position and where its moves lead.
struct Brute {
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
        Some(Brute { setups: positions.iter().map(Position::setup).collect(), next })
    }

    /// Whether White reaches the goal, by going over all positions until nothing changes.
    fn holds(&self, goal: Goal) -> bool {
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
        won[0] != (goal == Goal::Draw)
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
    let bases = [
        (Variant::Russian, "W:Wh6,f6:Bh8"),
        (Variant::Russian, "W:Wg5:Be3,f8"),
        (Variant::Brazilian, "W:WKa1,b2:Ba5"),
        (Variant::English, "W:W17,22:B9,13"),
        (Variant::International, "W:W6,16:B5"),
        (Variant::Lasca, "W:W12,16:B18"),
        (Variant::Columns, "W:Wc5:Bd8,b8"),
    ];
    let goals = [Goal::Win, Goal::Draw, Goal::Lock { kings: 0, men: 1 }, Goal::GiveAway];
    let mut compared = 0;
    for (variant, fen) in bases {
        let setup = read_fen(variant, fen).expect("a position").setup;
        for setup in changes(&setup) {
            let position = Position::new(&setup).expect("a legal position");
            let Some(brute) = Brute::of(&position) else { continue };
            for goal in goals {
                let mut solver = Solver::new(variant, Aim::of(goal), 64 << 20, None);
                let verdict = solver.prove(&position, &Limit::positions(1_000_000));
                let proven = if goal == Goal::Draw { Verdict::Refuted } else { Verdict::Proven };
                let refuted = if goal == Goal::Draw { Verdict::Proven } else { Verdict::Refuted };
                let wanted = if brute.holds(goal) { proven } else { refuted };
                assert_eq!(verdict, wanted, "{variant} {} {goal}", write_fen(&setup));
                compared += 1;
            }
        }
    }
    assert!(compared > 80, "only {compared} positions were small enough");
}
