//! A finished game as a tree, with the better lines that the engine found.

use damier_live::LiveGame;
use damier_pdn::write_fen;
use damier_rules::Position;
use damier_rules::game::Ply;

use super::{Step, Tree};
use crate::analysis::{Kept, KeptMove};

/// The moves of a game; what was found about them becomes signs and variations.
pub fn of_game(game: &LiveGame, kept: Option<&Kept>) -> Tree {
    let (book, state) = (game.rulebook(), game.state());
    let start = state.plies().first().map_or(*state.position(), Ply::before);
    let usual = start.setup() == Position::start(book.variant).setup();
    let found = |at: usize| kept.and_then(|kept| kept.moves.get(at));
    let steps = game.moves().enumerate().map(|(at, text)| step(text, found(at)));
    Tree {
        rulebook: book.name.to_owned(),
        start: (!usual).then(|| write_fen(&start.setup())),
        comment: String::new(),
        line: steps.collect(),
    }
}

fn step(text: &str, found: Option<&KeptMove>) -> Step {
    let plain = |text: &str| Step { mv: text.to_owned(), ..Step::default() };
    let said = found.and_then(|found| Some((found, found.judgement()?)));
    match said {
        None => plain(text),
        Some((found, said)) => Step {
            sign: Some(said.sign().to_owned()),
            variations: vec![found.best.iter().map(|text| plain(text)).collect()],
            ..plain(text)
        },
    }
}
