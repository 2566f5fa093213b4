//! Of which event a game is, for its page.

use damier_desk::describe;
use damier_live::LiveGame;
use damier_store::Fault;

use crate::desk::Seats;
use crate::desk::online::read_board;
use crate::reader::Reader;
use crate::site::Site;

/// The board of an event at which a game is played.
pub(super) struct OfEvent {
    /// The event by its name in addresses.
    pub(super) id: String,
    pub(super) name: String,
    /// Round and table in words.
    pub(super) place: String,
    /// The two as they are entered, White first.
    pub(super) players: [String; 2],
    /// Whether the reader plays here and may call the arbiter.
    pub(super) may_call: bool,
    /// His calls that nobody has attended to.
    pub(super) waiting: usize,
}

impl OfEvent {
    /// Of which event a game is, if it is of one.
    pub(super) async fn of(site: &Site, game: &LiveGame, reader: &Reader) -> Result<Option<OfEvent>, Fault> {
        let Some(board) = &game.terms().event else { return Ok(None) };
        let Some(held) = site.events.load(&board.event).await? else { return Ok(None) };
        let state = held.event.state();
        let found = read_board(&board.board).and_then(|key| Some((key, Seats::of(state, key)?)));
        let Some((key, seats)) = found else { return Ok(None) };
        let players = game.players();
        let plays = reader.person.is(&players.white) || reader.person.is(&players.black);
        Ok(Some(OfEvent {
            id: board.event.clone(),
            name: state.regulation.as_ref().map(|own| own.name.clone()).unwrap_or_default(),
            place: describe::place(reader.words, state, key),
            players: [seats.name(seats.white()), seats.name(!seats.white())],
            may_call: plays && !game.is_over(),
            waiting: held.book.calls_waiting(key),
        }))
    }
}
