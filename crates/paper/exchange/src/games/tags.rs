//! The tags of a game, as the event has them.

use damier_compete::event::{Score, State};
use damier_pdn::{GameEnd, GameType, PdnGame, Tags};
use damier_rules::{Color, Variant};

use super::seat::Seat;

/// The game with the tags of the event before its own.
pub(super) fn tagged(state: &State, seat: &Seat<'_>, mut game: PdnGame, variant: Variant) -> PdnGame {
    let regulation = state.regulation.as_ref();
    let stage = state.stages.get(seat.key.stage.index());
    let starts = stage.and_then(|stage| stage.schedule.get(&seat.key.round));
    let day = starts.and_then(|moment| jiff::Timestamp::from_millisecond(moment.millis()).ok());
    let day = day.map(|day| day.to_zoned(jiff::tz::TimeZone::UTC).date());
    let mut own = Tags::default();
    own.push("Event", regulation.map_or("?", |own| own.name.as_str()));
    let date = day.map(|day| day.strftime("%Y.%m.%d").to_string());
    let date = date.or_else(|| game.tags.known("Date").map(str::to_owned));
    own.push("Date", date.unwrap_or_else(|| "????.??.??".to_owned()));
    own.push("Round", seat.key.round.to_string());
    own.push("White", seat.name(Color::White));
    own.push("Black", seat.name(Color::Black));
    let result = seat.recorded().and_then(|score| result_text(seat, score, variant));
    let result = result.map(str::to_owned).or_else(|| game.tags.get("Result").map(str::to_owned));
    own.push("Result", result.unwrap_or_else(|| "*".to_owned()));
    own.push("GameType", GameType::of(variant).to_string());
    own.push("Table", seat.key.table.to_string());
    if let Some(board) = seat.key.board {
        own.push("Board", board.to_string());
    }
    if let Some(number) = seat.key.game {
        own.push("Game", number.to_string());
    }
    for tag in &game.tags {
        if own.get(&tag.name).is_none() {
            own.push(tag.name.clone(), tag.value.clone());
        }
    }
    game.tags = own;
    game
}

fn result_text(seat: &Seat<'_>, score: Score, variant: Variant) -> Option<&'static str> {
    let won = |color| score == seat.score(Some(color));
    let outcome = if score == seat.score(None) {
        GameEnd::Drawn
    } else if won(Color::White) {
        GameEnd::won_by(Color::White, variant)
    } else if won(Color::Black) {
        GameEnd::won_by(Color::Black, variant)
    } else {
        return None;
    };
    Some(outcome.text(variant))
}
