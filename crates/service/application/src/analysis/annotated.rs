//! What was found in a game, written into its file.

use damier_analysis::{Found, annotate};
use damier_engine::Score;
use damier_live::LiveGame;
use damier_pdn::{Notation, PdnGame, read_move, write_move};
use damier_rules::game::Ply;
use damier_rules::{Color, Position};

use super::{Kept, KeptMove};

/// Adds what was found to the file of a game: the score of each move, mistakes, and what would have been better.
pub fn annotated(file: &mut PdnGame, game: &LiveGame, kept: &Kept) {
    let befores = game.state().plies().iter().map(Ply::before);
    let found = befores.zip(&kept.moves).enumerate().map(|(step, (before, own))| found(step, &before, own));
    annotate(file, found);
}

fn found(step: usize, before: &Position, own: &KeptMove) -> Found {
    let best = Score(own.best_score);
    Found {
        step,
        for_white: Score(own.score),
        judgement: own.judgement(),
        loss: own.loss,
        best: if before.to_move() == Color::White { best } else { -best },
        line: rewritten(before, &own.best),
    }
}

/// A line of the code's notation as game files write it, as far as it can be read.
fn rewritten(before: &Position, line: &[String]) -> Vec<String> {
    let notation = Notation::pdn(before.variant());
    let mut position = *before;
    let next = |text: &String| {
        let mv = read_move(&position, text).ok()?;
        let written = write_move(&position, &mv, &notation);
        position = position.play(&mv).ok()?;
        Some(written)
    };
    line.iter().map_while(next).collect()
}
