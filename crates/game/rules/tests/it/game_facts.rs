//! The facts of a game as the case files write them: the lines that an arbiter writes too
//! ([`damier_rules::game::script`]), with `! WORD` at the end of one that is to be refused.

use damier_rules::game::script::LineRefusal;
use damier_rules::game::{Game, Refusal};

/// Lets a fact happen, or checks that it is refused.
pub(crate) fn follow(game: &mut Game, key: &str, value: &str) -> Result<(), String> {
    let (value, refused) = match value.split_once('!') {
        Some((value, word)) => (value.trim(), Some(word.trim())),
        None => (value, None),
    };
    let before = game.clone();
    let outcome = game.follow(&format!("{key} {value}"));
    if outcome.is_err() && *game != before {
        return Err("a refused fact changed the game".to_owned());
    }
    match (outcome, refused) {
        (Ok(()), None) => Ok(()),
        (Ok(()), Some(_)) => Err("it was not refused".to_owned()),
        (Err(LineRefusal::Refused(refusal)), Some(word)) if is_called(&refusal, word) => Ok(()),
        (Err(LineRefusal::Refused(refusal)), _) => Err(format!("refused: {refusal}")),
        (Err(LineRefusal::Text(fault)), _) => Err(fault.to_string()),
    }
}

fn is_called(refusal: &Refusal, word: &str) -> bool {
    refusal.clause() == Some(word) || format!("{refusal:?}").starts_with(word)
}
