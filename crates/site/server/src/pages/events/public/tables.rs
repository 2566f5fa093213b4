//! The tables of a round: who meets whom, on which boards, and how it ended.

use damier_compete::Round;
use damier_compete::event::{Encounter, GameKey, PlayerId, RoundState, StageId, StageState};
use damier_compete::schedule::Side;
use damier_desk::people::number_of;
use damier_desk::{EventContext, points};
use damier_rules::Color;

use super::{Held, Who};
use crate::desk::link;

pub(super) struct Table {
    pub(super) number: u16,
    /// White first, where there is one game.
    pub(super) sides: [Who; 2],
    /// The numbers of the two.
    pub(super) numbers: [u32; 2],
    /// The result, once it is known.
    pub(super) score: String,
    /// Of a team match or a micro-match.
    pub(super) boards: Vec<Board>,
    /// The place in addresses, if it is one game only.
    pub(super) game: Option<GameKey>,
}

/// A board of a team match, or a game of a micro-match.
pub(super) struct Board {
    pub(super) number: u8,
    pub(super) sides: [Who; 2],
    pub(super) score: String,
    pub(super) game: GameKey,
}

/// The tables of a round.
pub(super) fn tables(
    held: &Held,
    hall: &EventContext<'_>,
    (id, number): (StageId, Round),
    stage: &StageState,
    round: &RoundState,
) -> Vec<Table> {
    let numbered = (1..).zip(&round.encounters);
    let making = Making { held, hall, id, number, stage };
    numbered.map(|(at, encounter)| making.table(at, encounter)).collect()
}

struct Making<'a> {
    held: &'a Held,
    hall: &'a EventContext<'a>,
    id: StageId,
    number: Round,
    stage: &'a StageState,
}

impl Making<'_> {
    fn table(&self, at: u16, own: &Encounter) -> Table {
        let key = GameKey::table(self.id, self.number, at);
        let single = own.shape.boards == 1 && own.shape.games == 1;
        let sides = if single { white_first(own, 0, 0) } else { Side::BOTH };
        let settled = own.score().or(self.stage.settled_score(self.number.index(), own));
        let score = match settled {
            Some(score) if own.shape.boards > 1 && !score.is_forfeit() => {
                let made = sides.map(|side| points::written(self.hall, own.board_points(side).0));
                made.join("-")
            }
            Some(score) => self.score(score, sides),
            None => String::new(),
        };
        Table {
            number: at,
            sides: sides.map(|side| Who::entrant(self.held, own.entrant(side))),
            numbers: sides.map(|side| number_of(self.hall.state(), self.id, own.entrant(side))),
            score,
            boards: if single { Vec::new() } else { self.boards(key, own) },
            game: (single && !own.shape.teams).then_some(key),
        }
    }

    fn boards(&self, key: GameKey, own: &Encounter) -> Vec<Board> {
        let places =
            (0..own.shape.boards).flat_map(|board| (0..own.shape.games).map(move |game| (board, game)));
        let made = places.map(|(board, game)| {
            let sides = white_first(own, board, game);
            let at = usize::from(board) * usize::from(own.shape.games) + usize::from(game);
            let score = own.whole.score.or_else(|| own.games.get(at).and_then(|game| game.score));
            let key = if own.shape.teams { key.board(board + 1) } else { key };
            Board {
                number: if own.shape.boards > 1 { board + 1 } else { game + 1 },
                sides: sides.map(|side| self.seated(own, board, side)),
                score: score.map(|score| self.score(score, sides)).unwrap_or_default(),
                game: if own.shape.games > 1 { key.game(game + 1) } else { key },
            }
        });
        made.collect()
    }

    /// Who sits at a board; the team where nobody is named.
    fn seated(&self, own: &Encounter, board: u8, side: Side) -> Who {
        let seat: Option<PlayerId> = own.seats.get(usize::from(board)).and_then(|both| both[side.index()]);
        match seat.filter(|_| own.shape.teams) {
            Some(player) => Who::player(self.held, player),
            None => Who::entrant(self.held, own.entrant(side)),
        }
    }

    fn score(&self, score: damier_compete::event::Score, sides: [Side; 2]) -> String {
        let turned = sides[0] == Side::Second;
        points::counted(self.hall, if turned { score.reversed() } else { score })
    }
}

/// The sides, White's first.
fn white_first(own: &Encounter, board: u8, game: u8) -> [Side; 2] {
    match own.pieces(Side::First, board, game) {
        Color::White => [Side::First, Side::Second],
        Color::Black => [Side::Second, Side::First],
    }
}

/// The address of a game of an event.
pub(super) fn game_address(id: &str, key: GameKey) -> String {
    format!("/event/{id}/game/{}", link::place(key))
}
