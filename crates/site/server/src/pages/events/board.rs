//! The page that a phone at a board opens: each of the two says how the game ended.

use std::sync::Arc;
use std::time::Instant;

use askama::Template;
use axum::extract::{Path, Request, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use damier_clock::Span;
use damier_compete::SideResult;
use damier_compete::event::{GameKey, RoundState, Score, State as EventState, opening_drawn};
use damier_compete::schedule::Side;
use damier_desk::acts::board_lines;
use damier_desk::{describe, points};
use damier_documents::papers::manner_lines;
use damier_language::Args;
use damier_pdn::{Notation, write_fen, write_move};
use damier_rules::Rulebook;
use damier_store::SecretHash;

use super::desk::console::irregular;
use super::{Head, find};
use crate::desk::online::{Venue, venue};
use crate::desk::{
    ActError, AtLink, Held, Irregular, Making, Seats, Speaker, call, choose_at_board, claim, link, may_stand,
    say_at_board,
};
use crate::forms;
use crate::pages::answer::{OrMissing as _, PageResult};
use crate::pages::events::speaking;
use crate::pages::{Page, diagram, send, send_to, trouble};
use crate::rates::{Act, Who};
use crate::reader::Reader;
use crate::site::Site;
use crate::status::Status as _;
use crate::visitor::Whence;

#[derive(Template)]
#[template(path = "event/board.html")]
struct Sheet {
    page: Page,
    head: Head,
    place: String,
    white: String,
    black: String,
    /// What each has said, White first.
    claims: [Option<String>; 2],
    result: Option<String>,
    open: bool,
    agree: bool,
    /// Both say the same, but the arbiter has to look at it.
    waits: bool,
    wrong: Option<String>,
    scores: [String; 3],
    /// The game on the site, if the board is played there.
    game: Option<String>,
    /// Calls that nobody has attended to.
    waiting: usize,
    /// Irregularities that wait for the choice of whoever did not commit them.
    open_choices: Vec<Choice>,
    /// The opening that was drawn: its number and moves, and its picture.
    opening: Option<(String, String)>,
    /// How the game is played, where it is not the usual way.
    manner: Vec<String>,
    /// What was written down about the board, as it stands now.
    now: Vec<String>,
    /// Who may choose what after an irregularity: White or Black, and whether it may stand.
    waits_for: Vec<(&'static str, String, bool)>,
    /// Whether the round is being played.
    playing: bool,
}

/// An irregularity that somebody has to choose about.
struct Choice {
    number: usize,
    what: String,
    who: String,
    side: &'static str,
}

/// Shows the board.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    Path((id, link)): Path<(String, String)>,
    reader: Reader,
) -> PageResult {
    let (held, key) = board(&site, &id, &link, &reader).await?;
    Ok(sheet(&held, key, reader, None, StatusCode::OK))
}

/// The game of a link, or the page that says that there is none.
async fn board(site: &Site, id: &str, link: &str, reader: &Reader) -> Result<(Arc<Held>, GameKey), Response> {
    let held = find(site, id, reader).await?;
    let key = link::read(&held.book.key, link);
    let key = key.filter(|key| Seats::of(held.event.state(), *key).is_some()).or_missing(reader)?;
    Ok((held, key))
}

fn sheet(held: &Held, key: GameKey, reader: Reader, wrong: Option<String>, status: StatusCode) -> Response {
    let mut reader = speaking(reader, held);
    let keep = reader.keep.take();
    let state = held.event.state();
    let scale = state.regulation.as_ref().map(|own| own.scale).unwrap_or_default();
    let Some(seats) = Seats::of(state, key) else { return StatusCode::NOT_FOUND.into_response() };
    let (white, black) = (seats.white(), !seats.white());
    // The page speaks of White and Black; the event of those named first and second.
    let turned = |score: Score| if white == Side::First { score } else { score.reversed() };
    let said = |side| held.book.claim(key, side).map(|own| points::score(scale, turned(own.score)));
    let claims = [said(white), said(black)];
    let outcomes = [SideResult::Win, SideResult::Draw, SideResult::Loss];
    let game = match venue(held, key) {
        Venue::Site(board) => Some(board.game),
        Venue::Hall | Venue::NoAccount(_) => None,
    };
    // Where the code leaves no choice, nobody is asked at the board.
    let book = state.regulation.as_ref().and_then(|own| Rulebook::named(&own.rulebook).ok());
    let chooses = book.is_some_and(|book| may_stand(&book));
    let choices = (1..).zip(&held.book.irregularities).filter(|_| chooses);
    // What stands in the log of the board is decided there, whoever writes it down.
    let logged = state.board(key).ok().filter(|board| !board.lines().is_empty());
    let decided = logged.is_some_and(|board| board.view(Span::ZERO).waits.is_none());
    let choices = choices.filter(|(_, own)| own.key == key && own.settled.is_none() && !decided);
    let choice = |(number, own): (usize, &Irregular)| {
        let side = if own.side == white { "black" } else { "white" };
        Choice { number, what: irregular(reader.words, own.kind), who: seats.name(!own.side), side }
    };
    let (now, waits_for) = standing(state, key, &reader, [seats.name(white), seats.name(black)]);
    let open_choices: Vec<Choice> = choices.map(choice).collect();
    // Nobody is asked the same thing twice.
    let waits_for = if open_choices.is_empty() { waits_for } else { Vec::new() };
    let own = state.stages.get(key.stage.index()).and_then(|stage| stage.round(key.round));
    let sheet = Sheet {
        opening: opening_of(state, key, &reader),
        manner: manner_lines(reader.words, state, key),
        now,
        waits_for,
        playing: own.is_some_and(RoundState::has_started),
        game,
        waiting: held.book.calls_waiting(key),
        open_choices,
        head: Head::new(held, &reader),
        place: describe::place(reader.words, state, key),
        white: seats.name(white),
        black: seats.name(black),
        agree: claims[0].is_none() || claims[1].is_none() || claims[0] == claims[1],
        waits: held.book.agreed(key).is_some() && !held.book.is_settled(key),
        claims,
        result: seats.score().map(|score| points::score(scale, turned(score))),
        open: held.book.boards.contains_key(&(key.stage, key.round)),
        wrong,
        scores: outcomes.map(|outcome| points::score(scale, Score::Played(outcome))),
        page: Page::new(reader, "desk-board", "/events"),
    };
    send(status, keep, &sheet)
}

/// The opening that was drawn for a board: in words, and the address of its picture.
fn opening_of(state: &EventState, key: GameKey, reader: &Reader) -> Option<(String, String)> {
    let (_, opening) = opening_drawn(state, key)?;
    let book = state.regulation.as_ref()?.book().ok()?;
    let notation = Notation::of(&book);
    let mut position = opening.start;
    let moves = opening.moves.iter().map(|mv| {
        let text = write_move(&position, mv, &notation);
        position = position.play_unchecked(mv);
        text
    });
    let moves = moves.collect::<Vec<_>>().join(" ");
    let args = Args::new().with("number", opening.number.clone()).with("moves", moves);
    let picture = diagram::address(book.variant, &write_fen(&opening.position().setup()));
    Some((reader.words.translate("sheet-opening", &args), picture))
}

/// Who may choose what at a board: the word of the side, the name, and whether it may stand.
type WaitsFor = Vec<(&'static str, String, bool)>;

/// What stands at a board of which something was written down, and who may choose.
fn standing(
    state: &EventState,
    key: GameKey,
    reader: &Reader,
    names: [String; 2],
) -> (Vec<String>, WaitsFor) {
    let Some(board) = state.board(key).ok().filter(|board| !board.lines().is_empty()) else {
        return (Vec::new(), Vec::new());
    };
    let last = board.lines().last().map_or(Span::ZERO, |line| line.after);
    let view = board.view(last);
    let choices = view.waits.iter().flat_map(|waits| &waits.choices);
    let may = |line: String| choices.clone().any(|choice| choice.line == line);
    let sides = ["white", "black"].into_iter().zip(names);
    let waits = sides.filter(|(side, _)| may(format!("correct {side}")) || may(format!("let-stand {side}")));
    let waits = waits.map(|(side, name)| (side, name, may(format!("let-stand {side}")))).collect();
    (board_lines(reader.words, &view), waits)
}

/// One of the two says how the game ended.
pub(crate) async fn sent(
    State(site): State<Arc<Site>>,
    Path((id, link)): Path<(String, String)>,
    reader: Reader,
    Whence(address): Whence,
    request: Request,
) -> PageResult {
    let (held, key) = board(&site, &id, &link, &reader).await?;
    let fields = forms::read(request).await.unwrap_or_default();
    let white = Seats::of(held.event.state(), key).map(|seats| seats.white());
    let side = white.and_then(|white| match fields.text("side") {
        "white" => Some(white),
        "black" => Some(!white),
        _ => None,
    });
    let making = Making { speaker: Speaker::Guest, words: reader.words, seen: None };
    let browser = SecretHash::of(&reader.secret);
    let from = browser.as_str().chars().take(16).collect::<String>();
    let account = reader.person.account().map(|account| account.id);
    let who = AtLink { from: &from, account, code: fields.text("code") };
    if !who.code.is_empty() {
        let place = Who::Place(format!("{id}/{link}/{}", fields.text("side")));
        let mut counted = [Who::Session(browser), Who::Address(address), place].into_iter();
        if counted.any(|who| site.people.rates.count(Act::Code, who, Instant::now()).is_err()) {
            let wrong = reader.words.text("desk-board-too-many-codes");
            return Ok(sheet(&held, key, reader, Some(wrong), StatusCode::TOO_MANY_REQUESTS));
        }
    }
    let other = match (fields.text("act"), side) {
        ("call", Some(side)) => {
            Some(site.events.change(&id, &making, |draft| call(draft, key, side, fields.text("text"))).await)
        }
        ("choose", Some(side)) => {
            let (number, choice) = (fields.number("irregularity").unwrap_or(0), fields.text("corrected"));
            let chosen = site
                .events
                .change(&id, &making, |draft| choose_at_board(draft, number, (key, side), choice, &who));
            Some(chosen.await)
        }
        ("say", Some(side)) => {
            let said =
                site.events.change(&id, &making, |draft| say_at_board(draft, (key, side), &fields, &who));
            Some(said.await)
        }
        _ => None,
    };
    if let Some(done) = other {
        return Ok(after(done, &held, key, reader, &format!("/event/{id}/board/{link}")));
    }
    let score = match fields.text("score") {
        "win" => Some(SideResult::Win),
        "draw" => Some(SideResult::Draw),
        "loss" => Some(SideResult::Loss),
        _ => None,
    };
    let score = score.map(Score::Played).zip(white);
    let score = score.map(|(score, white)| if white == Side::First { score } else { score.reversed() });
    let (Some(side), Some(score)) = (side, score) else {
        let wrong = reader.words.text("desk-board-choose");
        return Ok(sheet(&held, key, reader, Some(wrong), StatusCode::UNPROCESSABLE_ENTITY));
    };
    let done = site.events.change(&id, &making, |draft| claim(draft, key, side, score, &who)).await;
    Ok(after(done, &held, key, reader, &format!("/event/{id}/board/{link}")))
}

/// What is answered to a form of the board.
fn after(done: Result<(), ActError>, held: &Held, key: GameKey, reader: Reader, to: &str) -> Response {
    match done {
        Ok(()) => send_to(to, reader.keep),
        Err(ActError::Complaint(ground, complaint)) => {
            sheet(held, key, reader, Some(complaint.to_string()), ground.status())
        }
        Err(ActError::Store(fault)) => trouble(reader, &fault),
    }
}
