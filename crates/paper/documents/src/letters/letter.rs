//! A letter of the arbiter to the players of a game: what was decided, when, and until when it can be appealed against.

use damier_correspondence::{Entry, Fact, PostalGame, later};
use damier_language::{Args, Words};

use super::{names, sheet};
use crate::paper::{Block, Fields, Paper, Signature};

/// The letter about a decision, by the number of its entry; none if it holds none.
pub fn letter(game: &PostalGame, number: usize, words: &Words) -> Option<Paper> {
    let (_, entry) = told(game).find(|(own, _)| *own == number)?;
    let text = |id: &str| words.text(id);
    let decided = entry.on.date;
    let fields = Fields::new()
        .field(text("letters-game"), names(game))
        .field(text("paper-date"), decided.to_string())
        .field(text("letters-decision"), text(entry.fact.message()));
    let mut paper = sheet("letters-letter", game, words).with(fields);
    if let Some(said) = said(entry) {
        paper = paper.with(Block::paragraph(said));
    }
    let (term, id) = match entry.fact {
        Fact::Adjudicated { .. } => (game.code().protest, "letters-letter-protest"),
        _ => (game.code().appeal, "letters-letter-appeal"),
    };
    if let Some(term) = term {
        let until = later(decided, i64::from(term.days)).to_string();
        let args = Args::new().with("until", until).with("clause", term.clause);
        paper = paper.with(Block::paragraph(words.say(id, &args)));
    }
    Some(paper.with(Signature::new(text("letters-arbiter")).dated(text("paper-date"))))
}

/// The entries about which the arbiter writes: decisions that stand, and verdicts.
fn told(game: &PostalGame) -> impl Iterator<Item = (usize, &Entry)> {
    let verdicts =
        (1..).zip(game.entries()).filter(|(_, entry)| matches!(entry.fact, Fact::Adjudicated { .. }));
    game.decisions().chain(verdicts)
}

/// What was decided in words.
fn said(entry: &Entry) -> Option<String> {
    let said = match &entry.fact {
        Fact::Charged { days, grounds, .. } => format!("{days}: {grounds}"),
        Fact::Answered { decision, .. } => decision.clone(),
        Fact::Awarded { grounds, .. } => grounds.clone(),
        Fact::Adjudicated { adjudicator, .. } => adjudicator.clone(),
        _ => String::new(),
    };
    Some(said).filter(|said| !said.is_empty())
}
