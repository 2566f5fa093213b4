//! A board of a round as the console shows it in a line.

use damier_clock::Moment;
use damier_compete::event::GameKey;
use damier_desk::{describe, points};
use damier_language::Words;
use damier_live::{LiveGame, Presence, Seat, Standing};
use damier_rules::Color;
use damier_store::Fault;
use serde::Serialize;

use super::logged::Logged;
use crate::desk::online::{Venue, board_text, venue};
use crate::desk::{Held, Seats, link};
use crate::site::Site;

/// A board in a line; the JSON is what the page hears from then on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(crate) struct Row {
    pub(crate) board: String,
    pub(crate) place: String,
    pub(crate) white: Side,
    pub(crate) black: Side,
    /// How it stands: `hall`, `no-account`, `closed`, `waiting`, `playing`, `halted`, `sealed`, `over`.
    pub(crate) state: &'static str,
    /// The same in words.
    pub(crate) said: String,
    /// The game on the site.
    pub(crate) game: Option<String>,
    pub(crate) ply: usize,
    /// The last of them.
    pub(crate) last: String,
    /// Calls that wait.
    pub(crate) calls: usize,
    /// The result that the event knows.
    pub(crate) result: String,
}

/// One of the two at a board.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub(crate) struct Side {
    pub(crate) name: String,
    /// Milliseconds on the clock.
    pub(crate) left: Option<u64>,
    /// Whether it runs.
    pub(crate) runs: bool,
    /// Whether he is in time trouble.
    pub(crate) trouble: bool,
    /// Whether he has not come since the start.
    pub(crate) awaited: bool,
    /// Whether he is connected.
    pub(crate) here: bool,
}

/// The boards of a round.
pub(crate) async fn rows(
    site: &Site,
    held: &Held,
    words: &'static Words,
    stage: damier_compete::event::StageId,
    round: damier_compete::Round,
    logged: &mut Logged,
) -> Result<Vec<Row>, Fault> {
    let mut rows = Vec::new();
    for key in link::games(held.event.state(), stage, round) {
        rows.extend(row(site, held, words, key, logged).await?);
    }
    Ok(rows)
}

async fn row(
    site: &Site,
    held: &Held,
    words: &'static Words,
    key: GameKey,
    logged: &mut Logged,
) -> Result<Option<Row>, Fault> {
    let state = held.event.state();
    let Some(seats) = Seats::of(state, key) else { return Ok(None) };
    let scale = state.regulation.as_ref().map(|own| own.scale).unwrap_or_default();
    let side = |side| Side { name: seats.name(side), ..Side::default() };
    let result = seats.score();
    let mut row = Row {
        board: board_text(key),
        place: describe::place(words, state, key),
        white: side(seats.white()),
        black: side(!seats.white()),
        state: "hall",
        said: String::new(),
        game: None,
        ply: 0,
        last: String::new(),
        calls: held.book.calls_waiting(key),
        result: result.map(|score| points::score(scale, score)).unwrap_or_default(),
    };
    match venue(held, key) {
        Venue::Hall => logged.tell(&mut row, held, key),
        Venue::NoAccount(_) => {
            row.state = "no-account";
            logged.tell(&mut row, held, key);
        }
        Venue::Site(board) => {
            row.state = "closed";
            if let Some(table) = site.play.hub.table(&board.game).await? {
                let presence = table.presence();
                fill(&mut row, &*table.game().await, table.now(), &presence);
                row.game = Some(board.game);
            }
        }
    }
    let done = row.state == "hall" && (result.is_some() || logged.is_over(key));
    row.said = words.text(&format!("console-state-{}", if done { "over" } else { row.state }));
    Ok(Some(row))
}

/// What the game says.
fn fill(row: &mut Row, game: &LiveGame, at: Moment, presence: &Presence) {
    row.state = match (game.is_over(), game.standing()) {
        (true, _) => "over",
        (false, Standing::NotStarted) => "waiting",
        (false, Standing::Runs) => "playing",
        (false, Standing::Halted | Standing::Stopped) => "halted",
        (false, Standing::Sealed) => "sealed",
    };
    for color in Color::ALL {
        let side = if color == Color::White { &mut row.white } else { &mut row.black };
        let reading = game.clock().reading(color, at);
        side.left = reading.left.map(damier_clock::Span::as_millis);
        side.runs = reading.running && !game.is_over();
        side.trouble = !game.is_over() && game.clock().time_trouble(color, at).is;
        side.awaited = game.is_awaited(Seat::from(color));
        side.here = presence.away_since[color].is_none();
    }
    row.ply = game.ply();
    row.last = game.moves().last().unwrap_or_default().to_owned();
}

impl Row {
    /// The board within its round: `5`, or `5.2` in a team match.
    pub(crate) fn short(&self) -> String {
        let parts = self.board.split('.').skip(2).filter(|part| *part != "0");
        parts.collect::<Vec<_>>().join(".")
    }

    /// The two at the board, White first.
    pub(super) fn sides(&self) -> [&Side; 2] {
        [&self.white, &self.black]
    }

    /// The clock of a side as it is read.
    pub(super) fn clock(side: &Side) -> String {
        side.left.map(|left| damier_clock::Span::millis(left / 1000 * 1000).to_string()).unwrap_or_default()
    }

    /// The same without what passes by itself, to see whether something has happened.
    pub(super) fn still(&self) -> Row {
        let mut still = self.clone();
        for side in [&mut still.white, &mut still.black] {
            side.left = if side.runs { None } else { side.left };
        }
        still
    }
}
