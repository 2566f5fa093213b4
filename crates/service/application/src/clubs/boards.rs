//! Who plays whom in a match between clubs, and what a game brings.

use damier_live::{Absence, ArenaGame, Ending, LiveGame, Seat, Terms};
use damier_rules::{Color, game};
use damier_store::{AccountId, NewClubBoard};

use crate::secret;

/// What a game is worth to whoever wins it.
const WON: u32 = 2;

/// Somebody who wants to play, with his rating.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Entrant {
    pub(super) account: AccountId,
    pub(super) rating: Option<u16>,
}

/// The boards of a match: the strongest of both clubs meet on the first, and so on; nobody plays whose club has more
/// than the other, or than there are boards. Those without a rating come last, in the order in which they announced
/// themselves. The first club has White on the boards with odd numbers.
pub(super) fn boards(mut home: Vec<Entrant>, mut away: Vec<Entrant>, most: u32) -> Vec<NewClubBoard> {
    for side in [&mut home, &mut away] {
        side.sort_by_key(|own| std::cmp::Reverse(own.rating));
    }
    let pairs = home.into_iter().zip(away).take(usize::try_from(most).unwrap_or(usize::MAX));
    let board = |(place, (home, away)): (usize, (Entrant, Entrant))| NewClubBoard {
        home: home.account,
        away: away.account,
        home_white: place % 2 == 0,
        game: secret::name(),
    };
    pairs.enumerate().map(board).collect()
}

/// The terms of the games of a match.
pub(super) fn terms(rulebook: &str, control: &str, rated: bool) -> Option<Terms> {
    let read = damier_clock::named::read(control).ok()?;
    let mut terms = Terms::new(rulebook, Terms::proposed_class(rulebook, &read), control);
    terms.rated = rated;
    terms.absence = Absence::ClaimAfter(ArenaGame::AWAY);
    Some(terms)
}

/// What a game has brought to White and to Black, once it is over. Whoever does not begin, or calls it off, has lost.
pub(super) fn points(live: &LiveGame) -> Option<(u32, u32)> {
    let result = live.state().result()?;
    let lost = |seat: Seat| match seat {
        Seat::White => (0, WON),
        Seat::Black => (WON, 0),
    };
    Some(match live.ending() {
        Some(Ending::NeverBegun { of }) => lost(of),
        Some(Ending::Aborted { by }) => lost(by),
        _ => match result.outcome {
            game::Outcome::Win(Color::White) => (WON, 0),
            game::Outcome::Win(Color::Black) => (0, WON),
            game::Outcome::Draw => (WON / 2, WON / 2),
            game::Outcome::BothLose | game::Outcome::Annulled => (0, 0),
        },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn side(all: &[(i64, Option<u16>)]) -> Vec<Entrant> {
        all.iter().map(|(id, rating)| Entrant { account: AccountId(*id), rating: *rating }).collect()
    }

    fn pairs(home: &[(i64, Option<u16>)], away: &[(i64, Option<u16>)], most: u32) -> Vec<(i64, i64, bool)> {
        let boards = boards(side(home), side(away), most);
        boards.iter().map(|own| (own.home.0, own.away.0, own.home_white)).collect()
    }

    #[test]
    fn the_strongest_meet_on_the_first_board_and_colours_alternate() {
        let home = [(1, Some(1500)), (2, None), (3, Some(1900)), (4, None)];
        let away = [(11, Some(1400)), (12, Some(2100)), (13, Some(1400))];
        assert_eq!(pairs(&home, &away, 10), [(3, 12, true), (1, 11, false), (2, 13, true)]);
        assert_eq!(pairs(&home, &away, 1), [(3, 12, true)]);
        assert_eq!(pairs(&home, &[], 10), []);
    }
}
