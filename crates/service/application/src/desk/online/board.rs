//! Which boards are on the site, between whom, and what their games are called.

use damier_compete::Round;
use damier_compete::event::{Event, Fact, GameKey, Phase, PlayerId, Role, Score, StageId};
use damier_compete::schedule::Side;
use damier_live::LiveGame;
use damier_store::AccountId;

use crate::desk::event_notes::EventNotes;
use crate::desk::{Held, Seats, Speaker, link};

/// Where a board is played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Venue {
    /// In the hall.
    Hall,
    /// On the site.
    Site(OnlineBoard),
    /// It should be on the site, but whoever sits on this side has no account there.
    NoAccount(Side),
}

/// A board on the site.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OnlineBoard {
    pub key: GameKey,
    /// What its game is called.
    pub game: String,
    /// The side that has White.
    pub white: Side,
    /// The accounts of the two with their names, White first.
    pub accounts: [(AccountId, String); 2],
}

/// Where a board is played.
pub fn venue(held: &Held, key: GameKey) -> Venue {
    venue_of(&held.id, &held.event, &held.book, key)
}

/// The same for an event whose facts and notes are at hand.
pub fn venue_of(id: &str, event: &Event, book: &EventNotes, key: GameKey) -> Venue {
    if !book.venues.is_online(key) {
        return Venue::Hall;
    }
    let Some(seats) = Seats::of(event.state(), key) else { return Venue::Hall };
    let account = |side: Side| {
        let own = seats.player(side).and_then(|player: PlayerId| book.member_of(player));
        own.map(|(account, login)| (account, login.to_owned())).ok_or(Venue::NoAccount(side))
    };
    let white = seats.white();
    let accounts = account(white).and_then(|first| Ok([first, account(!white)?]));
    let game = name(id, event, key);
    match (accounts, game) {
        (Ok(accounts), Some(game)) => Venue::Site(OnlineBoard { key, game, white, accounts }),
        (Err(venue), _) => venue,
        (_, None) => Venue::Hall,
    }
}

/// What the game of a board is called: event, number of the fact that paired it, table, board. A pairing that was
/// taken back leaves its games alone, and whoever opens a board a second time finds it open.
pub fn game_name(held: &Held, key: GameKey) -> Option<String> {
    name(&held.id, &held.event, key)
}

fn name(id: &str, event: &Event, key: GameKey) -> Option<String> {
    let paired = event.entries().iter().rev().find(|entry| {
        matches!(entry.fact, Fact::Paired { stage, round, .. } if (stage, round) == (key.stage, key.round))
    })?;
    let board = key.board.map(|board| format!("-{board}")).unwrap_or_default();
    let first = format!("{id}-{}-{}{board}", paired.seq, key.table);
    Some(if key.game == Some(2) { LiveGame::second_name(&first) } else { first })
}

/// A board as games and forms name it: `1.3.5` is stage 1, round 3, table 5.
pub fn board_text(key: GameKey) -> String {
    link::place(key)
}

/// The board that a game or a form names.
pub fn read_board(text: &str) -> Option<GameKey> {
    link::key(text)
}

/// The boards of the rounds that are played or about to be at which somebody sits.
pub fn own_boards(held: &Held, speaker: &Speaker) -> Vec<OnlineBoard> {
    let state = held.event.state();
    let offices = speaker.offices(state, &held.book);
    let own: Vec<PlayerId> =
        offices.iter().filter(|own| own.role == Role::Player).filter_map(|own| own.player).collect();
    if own.is_empty() {
        return Vec::new();
    }
    let sits = |key: &GameKey| {
        Seats::of(state, *key).is_some_and(|seats| {
            let mine = |side: &Side| seats.player(*side).is_some_and(|player| own.contains(&player));
            seats.score().is_none_or(|score| score == Score::Adjourned) && Side::BOTH.iter().any(mine)
        })
    };
    let boards = open_rounds(held).into_iter().flat_map(|(stage, round)| link::games(state, stage, round));
    let boards = boards.filter(sits).map(|key| venue(held, key));
    boards.filter_map(|venue| if let Venue::Site(board) = venue { Some(board) } else { None }).collect()
}

/// Rounds that have been published and are not over, or have adjourned games.
pub(super) fn open_rounds(held: &Held) -> Vec<(StageId, Round)> {
    let mut open = Vec::new();
    for (at, stage) in held.event.state().stages.iter().enumerate() {
        let id = StageId(u8::try_from(at).unwrap_or(u8::MAX));
        for (at, round) in stage.rounds.iter().enumerate() {
            let is_open = match round.phase {
                Phase::Paired => false,
                Phase::Published | Phase::Started => true,
                Phase::Closed => !round.adjourned().is_empty(),
            };
            if is_open {
                open.push((id, Round::at(at)));
            }
        }
    }
    open
}
