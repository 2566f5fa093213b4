//! Where a combination ends that no author has shown.
//!
//! The codes end a problem in a position in which Black is to move and takes nothing (UA13-VI.2.7.2,
//! UA-VIII.Formal.5, COL-5.2.7.2); what White does afterwards is play after the final, of which they ask nothing. An
//! author says which position that is. Where none does, it is the first in which White has got what the combination
//! was played for: he leads, and by more than when he began
//! ([note 0145](../../../../../docs/decisions/0145-where-a-combination-ends.md)).

use damier_rules::{Color, Move, Position};

/// Play in which Black takes less often is no combination, and has no end of one.
const SACRIFICES: usize = 2;

/// What a king is worth in men.
const KING: i32 = 3;

/// How many half-moves of a line come before the end of its combination, if it has one.
pub(super) fn end(start: &Position, line: &[Move]) -> Option<usize> {
    let at_first = lead(start);
    let mut position = *start;
    let mut sacrifices = 0;
    line.iter().position(|mv| {
        let black = position.to_move() == Color::Black;
        sacrifices += usize::from(black && mv.is_capture());
        let now = lead(&position);
        position = position.play_unchecked(mv);
        black && !mv.is_capture() && sacrifices >= SACRIFICES && now > 0 && now > at_first
    })
}

/// Whether Black has made nothing but captures, so that the combination goes on whoever ends it where.
pub(crate) fn is_forced(start: &Position, line: &[Move]) -> bool {
    let begins = usize::from(start.to_move() == Color::White);
    line.iter().skip(begins).step_by(2).all(Move::is_capture)
}

/// By how many men White leads; in column games by how many towers.
fn lead(position: &Position) -> i32 {
    let worth = |tower: &damier_rules::Tower| if tower.is_king() { KING } else { 1 };
    let signed = |tower: &damier_rules::Tower| match tower.owner() {
        Color::White => worth(tower),
        Color::Black => -worth(tower),
    };
    position.setup().placed.iter().map(|(_, tower)| signed(tower)).sum()
}

#[cfg(test)]
mod tests {
    use damier_pdn::{read_fen, read_move};
    use damier_rules::Variant;

    use super::*;

    fn played(fen: &str, text: &str) -> (Position, Vec<Move>) {
        let setup = read_fen(Variant::Russian, fen).expect("a position").setup;
        let start = Position::new(&setup).expect("a legal position");
        let mut position = start;
        let line = text.split(' ').map(|text| {
            let mv = read_move(&position, text).expect("a move");
            position = position.play_unchecked(&mv);
            mv
        });
        (start, line.collect())
    }

    #[test]
    fn a_combination_ends_where_white_has_won_something() {
        // Nothing is given up: White plays on, however far he leads.
        let (start, line) = played("W:Wc3,e3,a1:Bd6,h8", "c3-d4 d6-e5 d4:f6 h8-g7");
        assert_eq!(end(&start, &line), None);
        assert!(!is_forced(&start, &line));
        assert!(is_forced(&start, &line[..1]));
    }
}
