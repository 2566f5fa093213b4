//! An encounter: a game, a micro-match of two games, or a team match on several boards.
//!
//! A micro-match is one result: the points of its games are compared (UA13-IV.9.5.1, UA13-IV.11.1,
//! UA-III.5.5.1). A team match is decided by the sum of its boards (UA13-IV.14.7.1, UA-III.9.7.1).
//! Colours are those of game 1 on board 1 and alternate from board to board (UA13-IV.14.3, UA-III.9.3) and
//! from game to game.

use damier_clock::Moment;
use damier_facts::stored::text;
use damier_rules::Color;
use serde::Serialize;

use super::ids::PlayerId;
use super::score::{Reason, Score};
use damier_pairing::schedule::Side;
use damier_pairing::{Entrant, Points, SideResult};

/// How many boards and games an encounter has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub struct Shape {
    /// Boards: 1 for players, several for teams.
    pub boards: u8,
    /// Games on a board: 2 in a micro-match.
    pub games: u8,
    /// Whether teams meet, so that boards are named.
    pub teams: bool,
    /// Whose pieces make the first move: White's, in checkers those of Red (WCDF-1.13).
    pub begins: Color,
}

/// One game of an encounter.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct Game {
    /// How it ended, once it is known.
    pub score: Option<Score>,
    /// Why, where it was said.
    pub reason: Option<Reason>,
    /// When the result was written down.
    #[serde(serialize_with = "text::serialize_option")]
    pub at: Option<Moment>,
}

/// Two entrants at a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Encounter {
    /// Begins in the first game on board 1: has White, in checkers Red.
    pub first: Entrant,
    pub second: Entrant,
    /// Boards and games.
    pub shape: Shape,
    /// The games, board by board.
    pub games: Vec<Game>,
    /// A result given to the whole encounter, which then counts alone.
    pub whole: Game,
    /// Who sat at each board, first and second; known in team matches.
    pub seats: Vec<[Option<PlayerId>; 2]>,
    /// The colours were mixed up and the game went on (FMJD-III.4.6, COL-1.14.1c, D-29b).
    pub colours_mixed: bool,
}

impl Encounter {
    /// Two entrants who have not begun.
    pub fn new(first: Entrant, second: Entrant, shape: Shape) -> Encounter {
        let games = usize::from(shape.boards) * usize::from(shape.games);
        Encounter {
            first,
            second,
            shape,
            games: vec![Game::default(); games],
            whole: Game::default(),
            seats: vec![[None; 2]; usize::from(shape.boards)],
            colours_mixed: false,
        }
    }

    /// Whether these two meet, in whatever order.
    pub fn is_of(&self, a: Entrant, b: Entrant) -> bool {
        (self.first, self.second) == (a, b) || (self.first, self.second) == (b, a)
    }

    /// The side of an entrant.
    pub fn side_of(&self, entrant: Entrant) -> Option<Side> {
        if self.first == entrant {
            Some(Side::First)
        } else if self.second == entrant {
            Some(Side::Second)
        } else {
            None
        }
    }

    /// The entrant on a side.
    pub const fn entrant(&self, side: Side) -> Entrant {
        match side {
            Side::First => self.first,
            Side::Second => self.second,
        }
    }

    /// The colour of a side on a board and in a game, both from 0, as pairings count it: White is who
    /// begins, whatever the pieces are called.
    pub const fn color(&self, side: Side, board: u8, game: u8) -> Color {
        let turned = (board as u16 + game as u16 + self.colours_mixed as u16 + side as u16) % 2 == 1;
        if turned { Color::Black } else { Color::White }
    }

    /// The pieces of a side on a board and in a game, both from 0.
    pub const fn pieces(&self, side: Side, board: u8, game: u8) -> Color {
        match (self.shape.begins, self.color(side, board, game)) {
            (Color::White, color) => color,
            (Color::Black, Color::White) => Color::Black,
            (Color::Black, Color::Black) => Color::White,
        }
    }

    /// The place of a game, board and game from 0.
    pub(super) fn index(&self, board: u8, game: u8) -> usize {
        usize::from(board) * usize::from(self.shape.games) + usize::from(game)
    }

    /// The result of a board, from 0, once it is known.
    pub fn board_score(&self, board: u8) -> Option<Score> {
        if self.whole.score.is_some() {
            return self.whole.score;
        }
        let from = self.index(board, 0);
        let games = self.games.get(from..from + usize::from(self.shape.games))?;
        micro_match(&games.iter().map(|game| game.score).collect::<Vec<_>>())
    }

    /// The result of the encounter, once it is known.
    pub fn score(&self) -> Option<Score> {
        if self.whole.score.is_some() {
            return self.whole.score;
        }
        let boards: Vec<Option<Score>> =
            (0..self.shape.boards).map(|board| self.board_score(board)).collect();
        team_match(&boards)
    }

    /// The results of the boards once leavers have lost what they did not finish: as played where the game
    /// had begun, by a minus where it had not. `gone` tells of each side whether it has left, and then
    /// whether the round had begun.
    pub(super) fn settled(&self, gone: [Option<bool>; 2]) -> Vec<Option<Score>> {
        let lost = |side, begun| if begun { Score::lost_by(side) } else { Score::minus(side) };
        let instead = match gone {
            [None, None] => None,
            [Some(begun), None] => Some(lost(Side::First, begun)),
            [None, Some(begun)] => Some(lost(Side::Second, begun)),
            [Some(_), Some(_)] => Some(Score::BothMinus),
        };
        let settle = |board| match self.board_score(board) {
            own @ (None | Some(Score::Adjourned)) => instead.or(own),
            own => own,
        };
        (0..self.shape.boards).map(settle).collect()
    }

    /// What a side has made on all boards: board points, or the points of the only game.
    pub fn board_points(&self, side: Side) -> Points {
        (0..self.shape.boards)
            .filter_map(|board| self.board_score(board))
            .map(|score| score.points(side))
            .sum()
    }
}

/// Two games, one result. While a game is open so is the micro-match, while one is adjourned it is too.
fn micro_match(games: &[Option<Score>]) -> Option<Score> {
    let scores: Vec<Score> = games.iter().copied().collect::<Option<_>>()?;
    match scores[..] {
        [only] => Some(only),
        _ if scores.contains(&Score::Adjourned) => Some(Score::Adjourned),
        _ => Some(compare(&scores)),
    }
}

/// The sum of the boards. An adjourned game counts 1-1 in it (FMJD-V.8.8).
pub(super) fn team_match(boards: &[Option<Score>]) -> Option<Score> {
    let scores: Vec<Score> = boards.iter().copied().collect::<Option<_>>()?;
    match scores[..] {
        [only] => Some(only),
        _ if scores.iter().all(|score| *score == Score::Adjourned) => Some(Score::Adjourned),
        _ => Some(compare(&scores)),
    }
}

fn compare(scores: &[Score]) -> Score {
    if scores.iter().all(|score| *score == Score::Annulled) {
        return Score::Annulled;
    }
    let sum = |side| scores.iter().map(|score| score.points(side)).sum::<Points>();
    let (first, second) = (sum(Side::First), sum(Side::Second));
    let unplayed = scores.iter().all(|score| score.is_forfeit() || *score == Score::Annulled);
    match first.cmp(&second) {
        std::cmp::Ordering::Greater if unplayed => Score::PlusMinus,
        std::cmp::Ordering::Less if unplayed => Score::MinusPlus,
        std::cmp::Ordering::Equal if first == Points::ZERO => Score::BothMinus,
        std::cmp::Ordering::Greater => Score::Played(SideResult::Win),
        std::cmp::Ordering::Less => Score::Played(SideResult::Loss),
        std::cmp::Ordering::Equal => Score::Played(SideResult::Draw),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn made(shape: Shape, scores: &str) -> Encounter {
        let mut encounter = Encounter::new(Entrant(0), Entrant(1), shape);
        for (game, text) in encounter.games.iter_mut().zip(scores.split_whitespace()) {
            game.score = Some(text.parse().expect("a score"));
        }
        encounter
    }

    const MICRO: Shape = Shape { boards: 1, games: 2, teams: false, begins: Color::White };
    const FOUR: Shape = Shape { boards: 4, games: 1, teams: true, begins: Color::White };

    // UA13-IV.9.5.1, UA-III.7.1; vector TV-10.
    #[test]
    fn a_micro_match_is_one_result() {
        let result = |scores| made(MICRO, scores).score().map(|score| score.to_string());
        assert_eq!(result("2-0 1-1").as_deref(), Some("2-0"));
        assert_eq!(result("2-0 0-2").as_deref(), Some("1-1"));
        assert_eq!(result("1-1 adj").as_deref(), Some("adj"));
        assert_eq!(result("-/+ -/+").as_deref(), Some("-/+"));
        assert_eq!(result("-/- -/-").as_deref(), Some("-/-"));
        assert_eq!(result("2-0"), None);
    }

    // UA13-IV.14.7.1, UA-III.9.7.1; vectors TV-10, TM2.
    #[test]
    fn a_team_match_is_the_sum_of_its_boards() {
        let drawn = made(FOUR, "2-0 1-1 1-1 0-2");
        assert_eq!(drawn.score(), Some(Score::Played(SideResult::Draw)));
        let won = made(FOUR, "2-0 2-0 0-2 1-1");
        assert_eq!(won.score(), Some(Score::Played(SideResult::Win)));
        assert_eq!((won.board_points(Side::First), won.board_points(Side::Second)), (Points(5), Points(3)));
        assert_eq!(made(FOUR, "adj 2-0 1-1 1-1").score(), Some(Score::Played(SideResult::Win)));
        assert_eq!(made(FOUR, "+/- +/- +/- +/-").score(), Some(Score::PlusMinus));
        assert_eq!(made(FOUR, "x x x x").score(), Some(Score::Annulled));
        assert_eq!(made(FOUR, "-/- x x x").score(), Some(Score::BothMinus));
    }

    // UA13-IV.14.3, UA-III.9.3; vectors TV-10, TM1.
    #[test]
    fn colours_alternate_from_board_to_board() {
        let colours =
            |side| (0..5).map(|board| made(FOUR, "").color(side, board, 0).letter()).collect::<String>();
        assert_eq!(colours(Side::First), "WBWBW");
        assert_eq!(colours(Side::Second), "BWBWB");
    }
}
