//! Going back: a last move of Black that explains a piece left en prise, and a short proof game from a
//! position where nothing is en prise (UA13-VI.2.2, UA-VIII.Formal.2, COL-5.2.2).
//!
//! Moves are taken back by guessing where the piece came from and what it took; the rules of play then say
//! whether the move could be made. The proof is cooperative, so any moves will do.

use std::collections::HashSet;

use damier_rules::{Color, Direction, Move, Position, Rank, Setup, Square, Tower};

/// What was found out about the past.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Retro {
    /// Nothing is en prise, so nothing has to be shown.
    Quiet,
    /// Moves that lead from a quiet position to this one; the last is Black's.
    Proved {
        /// The position they start from.
        from: Position,
        moves: Vec<Move>,
    },
    /// Black has a last move, but no quiet position was reached within the budget.
    LastMove {
        /// The position before it.
        from: Position,
        last: Move,
    },
    /// Black has no last move: the position cannot arise.
    Impossible,
}

/// Half-moves that are taken back at most.
const DEEPEST: usize = 5;

/// Positions that are looked at.
const MOST: usize = 20_000;

/// Looks for the moves before a position in which White is to move.
pub fn last_moves(position: &Position) -> Retro {
    if is_quiet(position) {
        return Retro::Quiet;
    }
    if position.variant().has_towers() {
        // Captured pieces would have to be taken out of towers; a quiet last move is all that is looked for.
        let back = quiet_unmoves(position);
        return back
            .into_iter()
            .next()
            .map_or(Retro::Impossible, |(from, last)| Retro::LastMove { from, last });
    }
    let mut layer: Vec<(Position, Vec<Move>)> = vec![(*position, Vec::new())];
    let mut seen: HashSet<Position> = HashSet::from([*position]);
    let mut last: Option<(Position, Move)> = None;
    for _ in 0..DEEPEST {
        let mut next = Vec::new();
        for (now, moves) in layer {
            for (before, mv) in unmoves(&now) {
                last.get_or_insert((before, mv));
                let mut line = vec![mv];
                line.extend(&moves);
                if is_quiet(&before) {
                    return Retro::Proved { from: before, moves: line };
                }
                if seen.len() < MOST && seen.insert(before) {
                    next.push((before, line));
                }
            }
        }
        layer = next;
    }
    last.map_or(Retro::Impossible, |(from, last)| Retro::LastMove { from, last })
}

/// Whether nothing can be captured, whoever is to move.
fn is_quiet(position: &Position) -> bool {
    let setup = position.setup();
    let can_take =
        |to_move| Position::new(&Setup { to_move, ..setup.clone() }).is_ok_and(|p| p.must_capture());
    !can_take(Color::White) && !can_take(Color::Black)
}

/// Every position from which one move of the other side leads here, with that move.
fn unmoves(position: &Position) -> Vec<(Position, Move)> {
    let mut back = quiet_unmoves(position);
    let mover = !position.to_move();
    let setup = position.setup();
    for (to, tower) in setup.placed.iter().filter(|(_, tower)| tower.owner() == mover) {
        let mut rest = setup.placed.clone();
        rest.retain(|(square, _)| square != to);
        uncaptures(position, mover, *to, *tower, &rest, 3, &mut back);
    }
    back
}

/// Moves without capture, taken back.
fn quiet_unmoves(position: &Position) -> Vec<(Position, Move)> {
    let mover = !position.to_move();
    let board = position.board();
    let setup = position.setup();
    let mut back = Vec::new();
    for (to, tower) in setup.placed.iter().filter(|(_, tower)| tower.owner() == mover) {
        for direction in Direction::ALL {
            for from in board.line(*to, direction) {
                if position.at(from).is_some() {
                    break;
                }
                for before in earlier_ranks(*tower) {
                    push_before(position, &setup.placed, *to, from, before, &[], &mut back);
                }
            }
        }
    }
    back
}

/// A king may have been a man before the move; the rules decide whether it was crowned by it.
fn earlier_ranks(tower: Tower) -> Vec<Tower> {
    if tower.height() > 1 || !tower.is_king() { vec![tower] } else { vec![tower, Tower::man(tower.owner())] }
}

/// Captures taken back: jump by jump from the square of arrival, a man or a king put back under each.
fn uncaptures(
    position: &Position,
    mover: Color,
    to: Square,
    tower: Tower,
    rest: &[(Square, Tower)],
    left: usize,
    back: &mut Vec<(Position, Move)>,
) {
    let board = position.board();
    let is_free =
        |square: Square, placed: &[(Square, Tower)]| placed.iter().all(|(other, _)| *other != square);
    let mut ends = vec![(to, Vec::<(Square, Tower)>::new())];
    for _ in 0..left {
        let mut further = Vec::new();
        for (at, taken) in &ends {
            for direction in Direction::ALL {
                let [Some(over), Some(from)] = [
                    board.step(*at, direction),
                    board.step(*at, direction).and_then(|over| board.step(over, direction)),
                ] else {
                    continue;
                };
                let free = is_free(over, rest) && is_free(from, rest) || from == to;
                if !free
                    || !is_free(over, rest)
                    || taken.iter().any(|(square, _)| *square == over || *square == from)
                {
                    continue;
                }
                let rank = if board.last_row(!mover).contains(over) { Rank::King } else { Rank::Man };
                let mut taken = taken.clone();
                taken.push((over, Tower::single(!mover, rank)));
                for before in earlier_ranks(tower) {
                    let mut placed = rest.to_vec();
                    placed.push((to, tower));
                    push_before(position, &placed, to, from, before, &taken, back);
                }
                further.push((from, taken));
            }
        }
        ends = further;
        ends.truncate(64);
    }
}

/// Keeps the position before a move if the rules let it be made and it leads here.
fn push_before(
    position: &Position,
    placed: &[(Square, Tower)],
    to: Square,
    from: Square,
    before: Tower,
    taken: &[(Square, Tower)],
    back: &mut Vec<(Position, Move)>,
) {
    let mut earlier: Vec<(Square, Tower)> =
        placed.iter().filter(|(square, _)| *square != to).copied().collect();
    earlier.push((from, before));
    earlier.extend_from_slice(taken);
    let setup = Setup { variant: position.variant(), to_move: !position.to_move(), placed: earlier };
    let Ok(earlier) = Position::new(&setup) else { return };
    let mut moves = Vec::new();
    earlier.push_moves_between(from, to, &mut moves);
    if let Some(mv) = moves.into_iter().find(|mv| earlier.play_unchecked(mv) == *position) {
        back.push((earlier, mv));
    }
}
