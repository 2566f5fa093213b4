//! A player at a board of an event on the site calls the arbiter.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, Request, State};
use axum::http::StatusCode;
use damier_live::Seat;

use super::{message_page, missing, send_to, trouble};
use crate::desk::online::{Venue, read_board, venue};
use crate::desk::{ActError, Making, Speaker, call};
use crate::forms;
use crate::handler::post;
use crate::pages::answer::{OrMissing as _, OrTrouble as _, PageResult};
use crate::reader::Reader;
use crate::site::Site;
use crate::state::Web;
use crate::status::Status as _;

/// The address of a call to the arbiter.
pub(crate) fn routes() -> Router<Web> {
    Router::new().route("/game/{id}/call", post(sent))
}

/// Takes the call.
pub(crate) async fn sent(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
    request: Request,
) -> PageResult {
    let table = site.play.hub.table(&id).await.or_trouble(&reader)?.or_missing(&reader)?;
    let (seat, board) = {
        let game = table.game().await;
        let seat = Seat::ALL.into_iter().find(|seat| reader.person.is(&game.players()[seat.color()]));
        (seat, game.terms().event.clone())
    };
    let (Some(seat), Some(board)) = (seat, board) else {
        return Err(message_page(reader, StatusCode::FORBIDDEN, "console-call", |words| {
            words.text("site-not-a-player")
        }));
    };
    let held = site.events.load(&board.event).await.or_trouble(&reader)?.or_missing(&reader)?;
    let own = read_board(&board.board).map(|key| venue(&held, key));
    let Some(Venue::Site(own)) = own.filter(|own| matches!(own, Venue::Site(own) if own.game == id)) else {
        return Err(missing(reader).await);
    };
    let side = if seat == Seat::White { own.white } else { !own.white };
    let fields = forms::read(request).await.unwrap_or_default();
    let making = Making { speaker: Speaker::of(reader.person.account()), words: reader.words, seen: None };
    let called =
        site.events.change(&board.event, &making, |draft| call(draft, own.key, side, fields.text("text")));
    Ok(match called.await {
        Ok(()) => send_to(&format!("/game/{id}?called=yes#call"), reader.keep),
        Err(ActError::Complaint(ground, why)) => {
            message_page(reader, ground.status(), "console-call", |_| why.to_string())
        }
        Err(ActError::Store(fault)) => trouble(reader, &fault),
    })
}
