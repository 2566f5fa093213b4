//! Small positions of the column games with all their moves.
//!
//! A capture is written with the squares it takes from, in order: `c3:e5 d4 f4`. `D` after the
//! arrival marks a coronation (COL-1.10.12).

use damier_rules::{Color, Move, Position, Rank, TowerJumps, Variant};

use crate::perft_file::position;

struct Game {
    variant: Variant,
    jumps: TowerJumps,
}

const COLUMNS: Game = Game { variant: Variant::Columns, jumps: TowerJumps::NoReversal };
const LASCA: Game = Game { variant: Variant::Lasca, ..COLUMNS };

impl Game {
    fn reading(&self, jumps: TowerJumps) -> Game {
        Game { variant: self.variant, jumps }
    }

    /// All moves of the position, and what each leaves on the board.
    fn moves(&self, text: &str) -> Vec<(String, String)> {
        let position = position(self.variant, text).expect("a position").with_tower_jumps(self.jumps);
        let moves = position.legal_moves();
        let mut lines: Vec<_> = moves
            .iter()
            .map(|mv| (line(&position, mv), towers(&position.play(mv).expect("a legal move"))))
            .collect();
        lines.sort();
        lines
    }

    fn check(&self, text: &str, expected: &[&str]) {
        let found: Vec<_> = self.moves(text).into_iter().map(|(line, _)| line).collect();
        let mut expected = expected.to_vec();
        expected.sort_unstable();
        assert_eq!(found, expected, "{text}");
    }

    fn check_results(&self, text: &str, expected: &[(&str, &str)]) {
        let found = self.moves(text);
        let found: Vec<_> = found.iter().map(|(line, left)| (line.as_str(), left.as_str())).collect();
        assert_eq!(found, expected, "{text}");
    }
}

fn line(position: &Position, mv: &Move) -> String {
    let name = |square| position.board().algebraic(square);
    let sign = if mv.is_capture() { ':' } else { '-' };
    let crown = if mv.crowns() { "D" } else { "" };
    let taken: String = mv.jumped().iter().map(|square| format!(" {}", name(*square))).collect();
    format!("{}{sign}{}{crown}{taken}", name(mv.from()), name(mv.to()))
}

/// Towers bottom to top, as in the `.perft` files.
fn towers(position: &Position) -> String {
    let letter = |color, rank| match (color, rank) {
        (Color::White, Rank::Man) => 'w',
        (Color::White, Rank::King) => 'W',
        (Color::Black, Rank::Man) => 'b',
        (Color::Black, Rank::King) => 'B',
    };
    let mut texts = Vec::new();
    for (square, tower) in position.setup().placed {
        let own = tower.own().map(|rank| letter(tower.owner(), rank));
        let captives = tower.captives().map(|rank| letter(!tower.owner(), rank));
        let from_top: Vec<char> = own.chain(captives).collect();
        let pieces: String = from_top.into_iter().rev().collect();
        texts.push(format!("{}={pieces}", position.board().algebraic(square)));
    }
    texts.sort();
    texts.join(" ")
}

/// COL-1.6.1c: the last piece that is taken lies lowest.
#[test]
fn captives_lie_in_the_order_in_which_they_were_taken() {
    COLUMNS.check_results("W c3=w d4=B f6=b", &[("c3:g7 d4 f6", "g7=bBw")]);
    COLUMNS.check_results("W c3=w d4=b f6=B", &[("c3:g7 d4 f6", "g7=Bbw")]);
}

#[test]
fn a_man_takes_twice_from_one_tower() {
    let text = "W c3=w d4=bb d2=b f2=b f4=b";
    COLUMNS.check_results(
        text,
        &[("c3:c3 d2 f2 f4 d4", "c3=bbbbw d4=b"), ("c3:e5 d4 f4 f2 d2 d4", "e5=bbbbbw")],
    );
    let once = COLUMNS.reading(TowerJumps::Once);
    assert_eq!(once.moves(text).len(), 1, "both ways round leave the same");
    assert_eq!(once.moves(text)[0].1, "c3=bbbbw d4=b");
}

#[test]
fn a_king_takes_crosswise_from_one_tower() {
    let text = "W a1=W d4=bb c7=b e7=b";
    COLUMNS.check(text, &["a1:b8 d4 c7", "a1:e3 d4 e7 c7 d4", "a1:f2 d4 e7 c7 d4", "a1:g1 d4 e7 c7 d4"]);
    let once = COLUMNS.reading(TowerJumps::Once);
    once.check(text, &["a1:b8 d4 c7", "a1:b6 d4 e7 c7", "a1:a5 d4 e7 c7"]);
}

/// D-04: the turn of 180 degrees is forbidden unless the switch allows it.
#[test]
fn a_king_turns_back_only_if_told_so() {
    let text = "W d4=W e5=b b2=b";
    COLUMNS.check(text, &["d4:a1 b2", "d4:f6 e5", "d4:g7 e5", "d4:h8 e5"]);
    let any = COLUMNS.reading(TowerJumps::Any);
    any.check(text, &["d4:a1 e5 b2", "d4:f6 b2 e5", "d4:g7 b2 e5", "d4:h8 b2 e5"]);
}

/// COL-1.6.1d: a man that may turn back takes a tower down to the last piece.
#[test]
fn a_man_turns_back_only_if_told_so() {
    let text = "W c3=w d4=bbb";
    COLUMNS.check_results(text, &[("c3:e5 d4", "d4=bb e5=bw")]);
    COLUMNS.reading(TowerJumps::Any).check_results(text, &[("c3:e5 d4 d4 d4", "e5=bbbw")]);
}

/// The longest capture there can be: every piece of the other side (COL-1.2.1a).
#[test]
fn twelve_pieces_are_taken_in_one_move() {
    let any = COLUMNS.reading(TowerJumps::Any);
    any.check_results(
        "W c3=w d4=bbbbbbbbbbbb",
        &[("c3:c3 d4 d4 d4 d4 d4 d4 d4 d4 d4 d4 d4 d4", "c3=bbbbbbbbbbbbw")],
    );
}

#[test]
fn a_freed_king_is_a_king_again() {
    COLUMNS.check_results("B c3=Bw h2=w d4=b", &[("d4:b2 c3", "b2=wb c3=B h2=w")]);
}

/// COL-1.6.3bis-d, COL-1.6.3bis-e, COL-2.4.2.
#[test]
fn coronation() {
    COLUMNS.check_results("W b6=w c7=b g5=b", &[("b6:h4D c7 g5", "h4=bbW")]);
    COLUMNS.check("W c7=w g5=b", &["c7-b8D", "c7-d8D"]);
    LASCA.check_results("W c5=w d6=b f6=b", &[("c5:e7D d6", "e7=bW f6=b")]);
}

/// COL-1.6.3a, COL-1.6.3c, COL-1.6.3bis-a, COL-1.6.3bis-b, COL-1.6.3bis-f.
#[test]
fn the_choice_is_free_but_carried_to_its_end() {
    COLUMNS.check("W c3=w b4=b d4=b f6=b", &["c3:a5 b4", "c3:g7 d4 f6"]);
    COLUMNS.check(
        "W c3=w h2=W d4=b g3=b",
        &["c3:e5 d4", "h2:f4 g3", "h2:e5 g3", "h2:d6 g3", "h2:c7 g3", "h2:b8 g3"],
    );
    COLUMNS.check("W a1=W c3=b e7=b", &["a1:d8 c3 e7"]);
}

/// COL-1.6.2, COL-2.4.1a, COL-2.4.1b, COL-1.12a.
#[test]
fn where_men_and_kings_go() {
    COLUMNS.check("W d4=w c3=b h8=b", &["d4:b2 c3"]);
    COLUMNS.check("W a3=bw b4=b c5=b", &[]);
    LASCA.check("W d4=w c3=b d6=b", &["d4-c5", "d4-e5"]);
    LASCA.check("W a1=W c3=b d4=b", &["a1-b2"]);
}

#[test]
fn first_moves() {
    COLUMNS.check("start", &["a3-b4", "c3-b4", "c3-d4", "e3-d4", "e3-f4", "g3-f4", "g3-h4"]);
    LASCA.check("start", &["a3-b4", "c3-b4", "c3-d4", "e3-d4", "e3-f4", "g3-f4"]);
}

/// The list between two squares is the part of the full list between them.
#[test]
fn moves_between_agree_with_all_moves() {
    let any = TowerJumps::Any;
    let mut position = position(Variant::Columns, "start").expect("a position").with_tower_jumps(any);
    for ply in 0..200 {
        let moves = position.legal_moves();
        let mut found = Vec::new();
        for from in position.board().squares() {
            for to in position.board().squares() {
                position.push_moves_between(from, to, &mut found);
            }
        }
        assert_eq!(found.len(), moves.len());
        assert!(moves.iter().all(|mv| found.contains(mv)));
        assert_eq!(position.must_capture(), moves.iter().any(Move::is_capture));
        assert_eq!(Position::new(&position.setup()).map(|p| p.with_tower_jumps(any)), Ok(position));
        let Some(mv) = moves.get(ply * 7 % moves.len().max(1)) else { break };
        position = position.play(mv).expect("a legal move");
    }
}
