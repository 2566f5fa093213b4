//! Games of a match as PDN.

use damier_pdn::{
    Action, Comment, GameEnd, GameType, Line, MoveNumber, Notation, Note, PdnGame, Step, write_fen,
    write_move,
};
use damier_rules::{ByColor, Position};

use crate::game::Played;

/// The game with its players, how it ended, and what the players thought of their positions.
pub fn pdn_game(played: &Played, names: ByColor<&str>, round: &str) -> PdnGame {
    let start = played.opening.start;
    let variant = start.variant();
    let outcome = match played.ending.winner {
        Some(color) => GameEnd::won_by(color, variant),
        None => GameEnd::Drawn,
    };
    let mut game = PdnGame::default();
    let tags = &mut game.tags;
    tags.push("Event", "Engine match");
    tags.push("Round", round);
    tags.push("White", names.white);
    tags.push("Black", names.black);
    tags.push("Result", outcome.text(variant));
    tags.push("GameType", GameType::of(variant).to_string());
    if start != Position::start(variant) {
        tags.push("FEN", write_fen(&start.setup()));
    }
    game.line = line(played);
    game
}

fn line(played: &Played) -> Line {
    let mut position = played.opening.start;
    let notation = Notation::pdn(position.variant());
    let mut number =
        MoveNumber { second: position.to_move() != position.variant().rules().first, ..MoveNumber::FIRST };
    let mut line = Line::default();
    let book = played.opening.moves.len();
    for (at, mv) in played.moves.iter().enumerate() {
        let text = write_move(&position, mv, &notation);
        let score = at.checked_sub(book).and_then(|at| played.scores.get(at).copied().flatten());
        let notes = score.map(|men| Note::Comment(Comment::new(&format!("{men:+.2}")))).into_iter().collect();
        line.steps.push(Step { action: Action::Move(text), number, strength: None, notes });
        position = position.play_unchecked(mv);
        number = number.next();
    }
    let dispute = played.ending.dispute.as_ref().map(|dispute| format!("disputed: {dispute}"));
    let end = [Some(played.ending.why.clone()), dispute].into_iter().flatten();
    let end = end.map(|text| Note::Comment(Comment::new(&text)));
    match line.steps.last_mut() {
        Some(step) => step.notes.extend(end),
        None => line.before.extend(end),
    }
    line
}
