//! A game as the standard wants it written.

use damier_rules::{Position, Variant};

use super::player::{Played, Player};
use super::{ReplayOptions, Replayed, replay};
use crate::{
    Action, GameType, Line, MoveNumber, Notation, Note, PdnGame, ReadGame, ResultTag, Step, push_move,
    write_fen,
};

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
        rewriter.line(&mut game.line, 0);
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
    /// Writes the moves of a line anew. `joined` entries before it have become part of others, so all
    /// numbers are lower by as many half-moves.
    fn line(&mut self, line: &mut Line, mut joined: usize) {
        self.notes(&mut line.before, None);
        let steps = std::mem::take(&mut line.steps);
        for mut step in steps {
            let mut part_of_this = 0;
            match &mut step.action {
                Action::Move(text) => part_of_this = self.play(text).map_or(0, |entries| entries - 1),
                // Faults were listed by the replay.
                Action::Unknown => drop(self.player.unknown()),
                Action::Setup(fen) => {
                    if self.player.set_up(fen).is_ok() && has_pieces(fen) {
                        rewrite(fen, self.player.position());
                    }
                }
            }
            joined += part_of_this;
            step.number = step.number.back(joined);
            self.notes(&mut step.notes, (joined > 0).then_some(step.number));
            let first = line.steps.len() - part_of_this;
            absorb(line.steps.drain(first..), &mut step);
            line.steps.push(step);
        }
    }

    /// Plays a move and writes it anew; in how many entries it stands, if it can be played.
    fn play(&mut self, text: &mut String) -> Option<usize> {
        let played = self.player.play(text.as_bytes()).ok()?;
        let (mv, entries) = match played {
            Played::Move(mv) => (mv, 1),
            Played::Joined { mv, entries } => (mv, entries),
            Played::Nothing => return None,
        };
        let before = self.player.before()?;
        text.clear();
        push_move(before, &mv, &self.notation, text);
        Some(entries)
    }

    /// Writes the variations among some notes anew, from this number on if it has changed.
    fn notes(&mut self, notes: &mut [Note], number: Option<MoveNumber>) {
        for note in notes {
            if let Note::Variation(line) = note {
                let here = self.player.branch();
                let first = line.steps.first().map(|step| step.number);
                let joined = first.zip(number).map_or(0, |(first, number)| first.since(number));
                self.line(line, joined);
                self.player.rejoin(here);
            }
        }
    }
}

/// The last entry of a capture takes over what was said about those before it.
fn absorb(entries: std::vec::Drain<'_, Step>, last: &mut Step) {
    let mut notes = Vec::new();
    for entry in entries {
        notes.extend(entry.notes);
        last.strength = last.strength.take().or(entry.strength);
    }
    notes.append(&mut last.notes);
    last.notes = notes;
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
