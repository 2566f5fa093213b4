//! What a game is worth: two points for a win and one for a draw, twice as much after two wins in a row, one more for
//! a win with half the time.

use crate::player::{Mark, Player};

/// After so many wins in a row a game counts twice.
pub(crate) const FIRE: u16 = 2;

/// A win with half the time brings its point if so many half-moves were made.
const BERSERK_PLIES: u16 = 14;

/// A draw brings nothing before so many half-moves.
const DRAW_PLIES: u16 = 20;

/// Of several draws without a win between them the first brings its point; a further one if so many half-moves were
/// made.
const LONG_DRAW_PLIES: u16 = 60;

/// What stands for the rating of somebody who has none.
const UNRATED: i64 = 1500;

/// By so much a win or a loss says that somebody is stronger or weaker than his opponent.
const APART: i64 = 400;

/// How a game ended for one of the two.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Own {
    Won,
    Drew,
    Lost,
}

/// A game as one of the two counts it.
pub(crate) struct Count {
    pub(crate) own: Own,
    pub(crate) plies: u16,
    pub(crate) berserk: bool,
    /// The rating of his opponent.
    pub(crate) against: Option<u16>,
    /// The game, by its place on the list.
    pub(crate) game: usize,
}

impl Player {
    /// Counts a game that has ended.
    pub(crate) fn count(&mut self, count: &Count) {
        let doubled = self.is_on_fire();
        let times = if doubled { 2 } else { 1 };
        let points = match count.own {
            Own::Won => {
                let bonus = u8::from(count.berserk && count.plies >= BERSERK_PLIES);
                2 * times + bonus
            }
            Own::Drew if count.plies < DRAW_PLIES || self.drawn && count.plies < LONG_DRAW_PLIES => 0,
            Own::Drew => times,
            Own::Lost => 0,
        };
        let doubled = doubled && points > 0;
        self.marks.push(Mark { points, doubled, berserk: count.berserk, game: count.game });
        self.points += u32::from(points);
        self.berserks += u16::from(count.berserk);
        self.drawn = match count.own {
            Own::Won => false,
            Own::Drew => true,
            Own::Lost => self.drawn,
        };
        if count.own == Own::Won {
            self.wins += 1;
            self.streak += 1;
        } else {
            self.streak = 0;
        }
        let against = count.against.map_or(UNRATED, i64::from);
        self.strength += match count.own {
            Own::Won => against + APART,
            Own::Drew => against,
            Own::Lost => against - APART,
        };
    }
}

#[cfg(test)]
mod tests {
    use damier_facts::Moment;

    use super::*;
    use crate::fact::Member;

    fn player() -> Player {
        let member = Member { account: 1, name: "Ann".to_owned(), rating: None };
        Player::new(member, None, Moment::from_millis(0))
    }

    /// Games by letter: `w` a win, `W` one with half the time, `d` a draw of 30 half-moves, `D` one of 60, `s` one of
    /// 19, `l` a loss.
    fn points(games: &str) -> Vec<u8> {
        let mut player = player();
        for (game, letter) in games.chars().enumerate() {
            let own = match letter {
                'w' | 'W' => Own::Won,
                'l' => Own::Lost,
                _ => Own::Drew,
            };
            let plies = match letter {
                'D' => 60,
                's' => 19,
                _ => 30,
            };
            player.count(&Count { own, plies, berserk: letter == 'W', against: None, game });
        }
        assert_eq!(player.points, player.marks.iter().map(|mark| u32::from(mark.points)).sum::<u32>());
        player.marks.iter().map(|mark| mark.points).collect()
    }

    #[test]
    fn games_count_twice_after_two_wins_until_one_is_not_won() {
        assert_eq!(points("wwwwlw"), [2, 2, 4, 4, 0, 2]);
        assert_eq!(points("wwdww"), [2, 2, 2, 2, 2]);
        assert_eq!(points("wwWl"), [2, 2, 5, 0]);
        assert_eq!(points("W"), [3]);
    }

    #[test]
    fn draws_that_are_not_played_out_bring_nothing() {
        assert_eq!(points("dd"), [1, 0]);
        assert_eq!(points("dld"), [1, 0, 0], "a loss does not end a row of draws");
        assert_eq!(points("dwd"), [1, 2, 1]);
        assert_eq!(points("dD"), [1, 1]);
        assert_eq!(points("s"), [0]);
    }
}
