//! An answer of a solver: moves made on the board, a line of them for each variation, or the codes' notation.

use damier_compose::Tree;
use damier_compose::notation::write_solution;
use damier_contests::solving::{PositionEntry, Solving};
use damier_contests::{PositionId, Refused};
use damier_pdn::{read_fen, read_move};
use damier_rules::{Move, Position};

/// An answer as it is kept: moves in the notation of the code, anything else as it was written.
pub(super) fn written(contest: &Solving, position: PositionId, text: &str) -> Result<String, Refused> {
    let code = contest.regulation.as_ref().map(|own| own.code).ok_or(Refused::NoRegulation)?;
    let read = contest.position(position).and_then(|entry| lines(entry, text));
    Ok(read.map_or_else(|| text.to_owned(), |(start, tree)| write_solution(&start, &tree, code)))
}

/// An answer that is nothing but moves, a line of them for each variation; other answers are kept as they are written.
fn lines(entry: &PositionEntry, text: &str) -> Option<(Position, Tree)> {
    let start = Position::new(&read_fen(entry.variant, &entry.position).ok()?.setup).ok()?;
    let mut tree = Tree::default();
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let mut position = start;
        let mut moves: Vec<Move> = Vec::new();
        for word in line.split_whitespace().filter(|word| !is_number(word)) {
            let mv = read_move(&position, word).ok()?;
            position = position.play_unchecked(&mv);
            moves.push(mv);
        }
        tree.add_line(&start, &moves);
    }
    (!tree.is_empty()).then_some((start, tree))
}

/// `1.`, `12...`: the number of a move.
fn is_number(word: &str) -> bool {
    word.ends_with('.') && word.trim_end_matches('.').bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_contests::Genre;
    use damier_rules::Variant;

    #[test]
    fn lines_of_moves_become_a_solution() {
        let entry = PositionEntry {
            variant: Variant::Russian,
            genre: Genre::Study,
            position: "W:WKb8,h6:Bc3,h8".to_owned(),
            task: "win".to_owned(),
            author: String::new(),
            source: String::new(),
            solution: String::new(),
            keys: Vec::new(),
            least: None,
            defective: false,
        };
        let read = |text| {
            lines(&entry, text)
                .map(|(start, tree)| write_solution(&start, &tree, damier_compose::Code::Ukraine2023))
        };
        let two = read("1. b8-f4 h8-g7 2. h6:f8 c3-b2 3. f8-g7\nb8-f4 c3-b2").expect("moves");
        assert!(two.starts_with("f4 (g7") && two.contains("b2"), "{two}");
        assert_eq!(read("f4 (g7, b2) g7! x"), None, "the notation of the codes stays as it is");
        assert_eq!(read("I think f4 wins"), None);
        assert_eq!(read(""), None);
    }
}
