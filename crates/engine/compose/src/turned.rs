//! Works in which Black has the task, as English collections and games have them.
//!
//! The codes give the task to White (UA13-VI.1.5.1, UA-VIII.Def.3, COL-5.1.3b). Such a work is looked at with the board
//! turned by half and the colours exchanged, which changes nothing in the game, and told as it was given.

use damier_rules::{Color, Move, Position, Setup, Square, Tower, Variant};

use crate::{Branch, Composition, Kind, Tree};

/// The square opposite another.
pub(crate) fn opposite(variant: Variant, square: Square) -> Square {
    Square::new(variant.board().len().saturating_sub(1).saturating_sub(square.index() as u8))
}

/// The board turned by half with the colours exchanged, the other side to move.
pub(crate) fn turned(setup: &Setup) -> Setup {
    let exchanged = |tower: Tower| {
        let (own, captives): (Vec<_>, Vec<_>) = (tower.own().collect(), tower.captives().collect());
        Tower::new(tower.owner().opponent(), &own, &captives)
    };
    let placed = setup.placed.iter();
    let placed =
        placed.filter_map(|(square, tower)| Some((opposite(setup.variant, *square), exchanged(*tower)?)));
    let mut placed: Vec<(Square, Tower)> = placed.collect();
    placed.sort_by_key(|(square, _)| *square);
    Setup { to_move: setup.to_move.opponent(), placed, ..setup.clone() }
}

/// The same of a position, whose pieces are legal either way.
pub(crate) fn turned_position(position: &Position) -> Position {
    let jumps = position.tower_jumps();
    Position::new(&turned(&position.setup())).map_or(*position, |turned| turned.with_tower_jumps(jumps))
}

/// A move of a position as it is on the turned board.
pub(crate) fn turned_move(position: &Position, mv: &Move) -> Option<Move> {
    let variant = position.variant();
    let is_opposite = |own: &[Square], other: &[Square]| {
        own.len() == other.len()
            && own.iter().zip(other).all(|(own, other)| *own == opposite(variant, *other))
    };
    let mut moves = Vec::new();
    turned_position(position).push_paths(&mut moves);
    moves
        .into_iter()
        .find(|own| is_opposite(own.squares(), mv.squares()) && is_opposite(own.jumped(), mv.jumped()))
}

/// The same of a line, as far as it can be played.
pub(crate) fn turned_line(start: &Position, line: &[Move]) -> Vec<Move> {
    let mut position = *start;
    let turned = line.iter().map_while(|mv| {
        let turned = turned_move(&position, mv);
        position = position.play_unchecked(mv);
        turned
    });
    turned.collect()
}

/// The same of a solution.
pub(crate) fn turned_tree(start: &Position, tree: &Tree) -> Tree {
    let branch = |branch: &Branch| {
        let next = turned_tree(&start.play_unchecked(&branch.mv), &branch.next);
        Some(Branch { mv: turned_move(start, &branch.mv)?, next, ..branch.clone() })
    };
    Tree { branches: tree.branches.iter().filter_map(branch).collect() }
}

impl Composition {
    /// Gives the task to Black, if he is to move and the kind of the work says nothing of it, or if it says so.
    pub fn task_to_side_to_move(&mut self) {
        if self.task.kind == Kind::WhiteFirst && !self.is_turned {
            self.setup = turned(&Setup { to_move: Color::White, ..self.setup.clone() });
            self.task.kind = Kind::BlackFirst;
            self.is_turned = true;
            return;
        }
        let silent = matches!(
            self.task.kind,
            Kind::Basic
                | Kind::Practical
                | Kind::Help(_)
                | Kind::SeveralSolutions
                | Kind::Pictorial
                | Kind::Retrograde
                | Kind::Conceit
        );
        if silent && !self.is_turned && self.setup.to_move == Color::Black {
            self.setup = turned(&self.setup);
            self.is_turned = true;
        }
    }

    /// The kind as it was given.
    pub fn given_kind(&self) -> Kind {
        match self.task.kind {
            Kind::BlackFirst if self.is_turned => Kind::WhiteFirst,
            kind => kind,
        }
    }

    /// The pieces as they were given.
    pub fn given(&self) -> Setup {
        if self.is_turned { turned(&self.setup) } else { self.setup.clone() }
    }

    /// The position as it was given from which the solution starts, and the solution.
    pub fn given_solution(&self) -> Option<(Position, Tree)> {
        let start = self.position().ok()?;
        let solution =
            if self.is_turned { turned_tree(&start, &self.solution) } else { self.solution.clone() };
        Some((self.given_position()?, solution))
    }

    /// Takes the author's solution, as it was given.
    pub fn solved_by(&mut self, given: &Position, solution: Tree) {
        self.solution = if self.is_turned { turned_tree(given, &solution) } else { solution };
    }

    /// The position as it was given from which the solution starts.
    pub fn given_position(&self) -> Option<Position> {
        let start = self.position().ok()?;
        Some(if self.is_turned { turned_position(&start) } else { start })
    }
}

#[cfg(test)]
mod tests {
    use damier_pdn::{read_fen, write_fen};

    use super::*;
    use crate::Goal;

    #[test]
    fn a_board_turned_twice_is_the_same() {
        for variant in [Variant::English, Variant::International, Variant::Lasca, Variant::Columns] {
            let start = Setup::start(variant);
            let mut again = turned(&turned(&start)).placed;
            let mut placed = start.placed.clone();
            again.sort_by_key(|(square, _)| *square);
            placed.sort_by_key(|(square, _)| *square);
            assert_eq!(again, placed);
        }
        let setup = read_fen(Variant::English, "B:W21,K5:BK17,K14").expect("a position").setup;
        assert_eq!(write_fen(&turned(&setup)), "W:WK16,K19:B12,K28");
    }

    #[test]
    fn lines_are_told_as_they_were_given() {
        let mut position = Position::start(Variant::International);
        let mut line = Vec::new();
        while let (Some(mv), true) = (position.legal_moves().first().copied(), line.len() < 40) {
            line.push(mv);
            position = position.play_unchecked(&mv);
        }
        let start = Position::start(Variant::International);
        let turned = turned_line(&start, &line);
        assert_eq!(turned.len(), line.len());
        assert_eq!(turned_line(&turned_position(&start), &turned), line);
    }

    #[test]
    fn black_has_the_task_unless_the_kind_says_otherwise() {
        let setup = read_fen(Variant::English, "B:W21,K5:BK17,K14").expect("a position").setup;
        let mut work = Composition::new(setup.clone(), Goal::Win);
        work.task_to_side_to_move();
        assert!(work.is_turned && work.setup.to_move == Color::White);
        assert_eq!(write_fen(&work.given()), "B:W21,K5:BK14,K17");
        let mut first = Composition::new(setup, Goal::Win);
        first.task.kind = Kind::BlackFirst;
        first.task_to_side_to_move();
        assert!(!first.is_turned);
        let setup = read_fen(Variant::Russian, "W:Wa3:BKh8,Kf8").expect("a position").setup;
        let mut other = Composition::new(setup, Goal::Win);
        other.task.kind = Kind::WhiteFirst;
        other.task_to_side_to_move();
        assert_eq!(
            (other.given_kind(), write_fen(&other.given())),
            (Kind::WhiteFirst, "W:Wa3:BKf8,Kh8".to_owned())
        );
        assert_eq!(other.position().expect("legal").to_move(), Color::Black);
    }
}
