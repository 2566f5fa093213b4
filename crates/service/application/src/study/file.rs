//! A tree as PDN, with its variations, signs and comments.

use damier_analysis::written;
use damier_live::Trial;
use damier_pdn::{
    Action, Comment, GameType, Line, MoveNumber, Notation, Note, PdnGame, Step as PdnStep, write_game,
};

use super::tree::SIGNS;
use super::{Step, Tree, Wrong};

/// The text of a file; tags such as `Event` come first.
pub fn pdn(tree: &Tree, tags: &[(&str, &str)]) -> Result<String, Wrong> {
    let trial = tree.trial().map_err(|why| Wrong::Refused { ply: 0, why })?;
    let variant = trial.book().variant;
    let mut game = PdnGame::default();
    for (name, text) in tags {
        game.tags.push(*name, *text);
    }
    game.tags.push("Result", "*");
    game.tags.push("GameType", GameType::of(variant).to_string());
    game.tags.push("Rulebook", trial.book().name);
    if let Some(start) = &tree.start {
        game.tags.push("FEN", start.as_str());
    }
    let second = trial.position().to_move() != variant.rules().first;
    game.line = line(&tree.line, trial, MoveNumber { number: 1, second })?;
    if !tree.comment.is_empty() {
        game.line.before.push(Note::Comment(Comment::new(&tree.comment)));
    }
    Ok(write_game(&game))
}

fn line(steps: &[Step], mut trial: Trial, mut number: MoveNumber) -> Result<Line, Wrong> {
    let notation = Notation::pdn(trial.book().variant);
    let mut made = Vec::new();
    for step in steps {
        let sign = step.sign.as_deref().and_then(|own| SIGNS.iter().find(|(sign, _)| *sign == own));
        let mut notes: Vec<Note> = sign.map(|(_, nag)| Note::Nag(*nag)).into_iter().collect();
        if !step.comment.is_empty() {
            notes.push(Note::Comment(Comment::new(&step.comment)));
        }
        for variation in &step.variations {
            notes.push(Note::Variation(line(variation, trial.clone(), number)?));
        }
        let before = *trial.position();
        let ply = trial.moves().len() + 1;
        trial.play(&step.mv).map_err(|why| Wrong::Refused { ply, why })?;
        let text = written(&before, &trial.moves()[ply - 1..], &notation).concat();
        made.push(PdnStep { action: Action::Move(text), number, strength: None, notes });
        number = number.next();
    }
    Ok(Line { before: Vec::new(), steps: made })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tree_is_written_with_all_that_is_said() {
        let step = |mv: &str| Step { mv: mv.to_owned(), ..Step::default() };
        let mut first = step("32-28");
        first.sign = Some("!".to_owned());
        first.comment = "the usual {one}".to_owned();
        first.variations = vec![vec![step("33-29"), step("19-23")]];
        let line = vec![first, step("19-23"), step("28x19")];
        let tree = Tree { rulebook: "fmjd-100".to_owned(), line, ..Tree::default() };
        let text = pdn(&tree, &[("Event", "A \"study\"")]).expect("it can be played");
        let want = "[Event \"A \\\"study\\\"\"]\n[Result \"*\"]\n[GameType \"20,W,10,10,N2,0\"]\n\
                    [Rulebook \"fmjd-100\"]\n\n\
                    1. 32-28 $1 {the usual (one)} (1. 33-29 19-23) 1... 19-23 2. 28x19\n*\n\n";
        assert_eq!(text, want);
    }
}
