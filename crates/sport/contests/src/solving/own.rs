//! What a program can judge by itself: which lines of the key stand in a solution written in the codes'
//! notation. A judge looks at it and decides.

use damier_compose::{Tree, notation::read_solution};
use damier_pdn::read_fen;
use damier_rules::{Color, Position};

use super::fact::{KeyKind, PositionEntry};

/// The numbers of the keys, from 1, whose lines stand in what a solver wrote; `None` if it cannot be read.
pub fn proposed_ticks(position: &PositionEntry, text: &str) -> Option<Vec<usize>> {
    let setup = read_fen(position.variant, &position.position).ok()?.setup;
    let start = Position::new(&setup).ok()?;
    let given = read_solution(&start, text).ok()?;
    let stands = |line: &str| {
        let wanted = read_solution(&start, line).ok()?;
        Some(!wanted.is_empty() && contains(&start, &given, &wanted))
    };
    let lines = position.keys.iter().enumerate().filter(|(_, key)| {
        matches!(key.kind, KeyKind::Variation | KeyKind::Completeness | KeyKind::SideSolution)
            && stands(&key.text) == Some(true)
    });
    Some(lines.map(|(at, _)| at + 1).collect())
}

/// Whether every line of a tree stands in another, as far as White has to move: Black's last moves may be
/// left out.
fn contains(position: &Position, given: &Tree, wanted: &Tree) -> bool {
    wanted.branches.iter().all(|branch| {
        let after = position.play_unchecked(&branch.mv);
        let found = given.branches.iter().find(|own| position.play_unchecked(&own.mv) == after);
        match found {
            Some(own) => contains(&after, &own.next, &branch.next),
            None => position.to_move() == Color::Black && branch.next.is_empty(),
        }
    })
}
