//! Clubs: the list of them, one with its members, calendar and matches, and a match between two.

mod list;
mod matches;
mod schedule;
mod show;

use axum::Router;
use damier_language::Words;
use damier_store::ClubMatch;

use super::spoken;
use crate::handler::{any, get};
use crate::state::Web;

/// The addresses of clubs.
pub(crate) fn routes() -> Router<Web> {
    Router::new()
        .route("/clubs", get(list::show).post(any(list::found)))
        .route("/club/{id}", get(show::show).post(any(show::sent)))
        .route("/club/{id}/calendar.ics", get(schedule::calendar))
        .route("/club-match/{id}", get(matches::show))
}

/// A match as it stands in a list.
struct MatchLine {
    id: String,
    home: String,
    away: String,
    home_id: String,
    away_id: String,
    terms: String,
    rated: bool,
    boards: u64,
    begins: String,
    state: &'static str,
    points: (u32, u32),
}

impl MatchLine {
    fn of(words: &Words, own: ClubMatch) -> MatchLine {
        let terms = [spoken::book(words, &own.rulebook), spoken::control(words, &own.control)].join(" · ");
        MatchLine {
            terms,
            begins: super::date(own.begins),
            state: own.state.name(),
            id: own.id,
            home: own.home_name,
            away: own.away_name,
            home_id: own.home,
            away_id: own.away,
            rated: own.rated,
            boards: own.boards.into(),
            points: own.points,
        }
    }

    /// Whether there are points to be shown.
    fn has_points(&self) -> bool {
        matches!(self.state, "running" | "over")
    }

    /// Whether it has not begun and may still be played.
    fn waits(&self) -> bool {
        matches!(self.state, "proposed" | "agreed")
    }
}
