//! A game as PDN, to be taken home.

use damier_clock::Moment;
use damier_live::LiveGame;
use damier_pdn::{
    Action, Comment, GameEnd, GameType, MoveNumber, Notation, Note, PdnGame, Step, write_fen, write_game,
    write_move,
};
use damier_rules::game::{Done, Ply};
use damier_rules::{Color, Position};
use jiff::Timestamp;

use super::row::name;

/// The first half-moves of a game, as many as the reader may see; the result only with all of them.
pub fn pdn(live: &LiveGame, begun: Moment, plies: usize) -> String {
    write_game(&record(live, begun, plies))
}

/// The same, to be written or added to.
pub fn record(live: &LiveGame, begun: Moment, plies: usize) -> PdnGame {
    let (book, state) = (live.rulebook(), live.state());
    let variant = book.variant;
    let start = state.plies().first().map_or(*state.position(), Ply::before);
    let result = state.result().filter(|_| plies >= state.plies().len());
    let outcome = result.and_then(|result| GameEnd::of(result.outcome, variant));
    let mut game = PdnGame::default();
    let tags = &mut game.tags;
    tags.push("Event", "Damier");
    if let Ok(begun) = Timestamp::from_millisecond(begun.millis()) {
        tags.push("Date", begun.strftime("%Y.%m.%d").to_string());
    }
    tags.push("White", name(&live.players()[Color::White]));
    tags.push("Black", name(&live.players()[Color::Black]));
    tags.push("Result", outcome.map_or("*", |outcome| outcome.text(variant)));
    tags.push("GameType", GameType::of(variant).to_string());
    tags.push("Rulebook", book.name);
    let control = damier_clock::named::read(&live.terms().control).ok();
    if let Some(text) = control.and_then(|control| control.to_pdn().ok()) {
        tags.push("TimeControl", text);
    }
    if start.setup() != Position::start(variant).setup() {
        tags.push("FEN", write_fen(&start.setup()));
    }
    let notation = Notation::pdn(variant);
    let mut number = MoveNumber { number: 1, second: start.to_move() != variant.rules().first };
    for ply in state.plies().iter().take(plies) {
        // Online no move against the rules ever stands.
        let Done::Legal(mv) = &ply.done else { break };
        let action = Action::Move(write_move(&ply.before(), mv, &notation));
        game.line.steps.push(Step { action, number, strength: None, notes: Vec::new() });
        number = number.next();
    }
    if let (Some(result), Some(last)) = (result, game.line.steps.last_mut()) {
        last.notes.push(Note::Comment(Comment::new(&result.to_string())));
    }
    game
}
