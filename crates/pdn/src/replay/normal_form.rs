//! A game as the standard wants it written.

use damier_rules::{Position, Variant};

use super::player::Player;
use super::{ReplayOptions, Replayed, replay};
use crate::{Action, GameType, Line, Notation, Note, PdnGame, ReadGame, ResultTag, push_move, write_fen};

/// A game in normal form, and how its replay went.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Normalised {
    /// The game with every move that could be played written in the notation asked for.
    pub game: PdnGame,
    /// The replay of the game as it was read.
    pub replayed: Replayed,
}

/// Writes every move anew in the notation of the variant's game type (or in another), gives the
/// GameType tag in full, a FEN tag in the standard's form and the result in the form of the variant.
/// What cannot be played stays as it was written.
pub fn normalise(read: &ReadGame, options: &ReplayOptions, notation: Option<&Notation>) -> Normalised {
    let options = ReplayOptions { variations: true, ..*options };
    let replayed = replay(read, &options);
    let mut game = read.game.clone();
    if let Some(variant) = replayed.variant {
        let notation = notation.copied().unwrap_or(Notation::pdn(variant));
        tags(&mut game, &replayed, variant);
        let mut rewriter = Rewriter { player: Player::default(), notation };
        rewriter.player.begin(replayed.opening, replayed.start);
        rewriter.line(&mut game.line);
    }
    Normalised { game, replayed }
}

fn tags(game: &mut PdnGame, replayed: &Replayed, variant: Variant) {
    game.tags.set("GameType", GameType::of(variant).to_string());
    let unusual = replayed.start.filter(|start| *start != Position::start(variant));
    if let Some(start) = replayed.start.filter(|_| game.tags.get("FEN").is_some()).or(unusual) {
        game.tags.set("FEN", write_fen(&start.setup()));
    }
    let known = game.tags.get("Result").is_none_or(|tag| ResultTag::from_text(tag).outcome().is_some());
    match replayed.outcome {
        Some(outcome) if known => game.tags.set("Result", outcome.text(variant)),
        _ => {}
    }
}

struct Rewriter {
    player: Player,
    notation: Notation,
}

impl Rewriter {
    fn line(&mut self, line: &mut Line) {
        self.notes(&mut line.before);
        for step in &mut line.steps {
            match &mut step.action {
                Action::Move(text) => {
                    let before = self.player.position().copied();
                    if let (Some(before), Ok(Some(mv))) = (before, self.player.play(text.as_bytes())) {
                        text.clear();
                        push_move(&before, &mv, &self.notation, text);
                    }
                }
                // Faults were listed by the replay.
                Action::Unknown => drop(self.player.unknown()),
                Action::Setup(fen) => {
                    if self.player.set_up(fen).is_ok() && has_pieces(fen) {
                        rewrite(fen, self.player.position());
                    }
                }
            }
            self.notes(&mut step.notes);
        }
    }

    fn notes(&mut self, notes: &mut [Note]) {
        for note in notes {
            if let Note::Variation(line) = note {
                let here = self.player.branch();
                self.line(line);
                self.player.rejoin(here);
            }
        }
    }
}

fn rewrite(fen: &mut String, position: Option<&Position>) {
    if let Some(position) = position {
        *fen = write_fen(&position.setup());
    }
}

/// A FEN without pieces passes the turn and stays so.
fn has_pieces(fen: &str) -> bool {
    fen.bytes().any(|byte| byte.is_ascii_digit())
}
