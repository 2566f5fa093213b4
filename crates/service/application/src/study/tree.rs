//! A tree of moves, as it is sent and kept. A variation replaces the move that it stands beside, as in a game file.

use damier_language::{Args, Words};
use damier_live::{Refused, Trial};
use damier_rules::Rulebook;
use serde::{Deserialize, Serialize};

/// No tree has more moves.
const MOST_MOVES: usize = 3000;

/// No variation lies deeper within others.
const DEEPEST: usize = 20;

/// No comment is longer, in letters.
pub(super) const LONGEST_COMMENT: usize = 2000;

/// The signs that a move can have, with their numbers in game files.
pub(crate) const SIGNS: [(&str, u16); 6] = [("!", 1), ("?", 2), ("!!", 3), ("??", 4), ("!?", 5), ("?!", 6)];

/// A tree of moves.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Tree {
    /// The rulebook by its name.
    pub rulebook: String,
    /// The first position as FEN, if it is not the usual one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<String>,
    /// What is said before the first move.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub comment: String,
    /// The main line.
    #[serde(default)]
    pub line: Vec<Step>,
}

/// A move in a tree.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Step {
    /// By its ID, or in any spelling of the codes.
    #[serde(rename = "move")]
    pub mv: String,
    /// In the notation of the code; what is sent in is not believed.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub text: String,
    /// A sign such as `!?`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sign: Option<String>,
    /// What is said about it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub comment: String,
    /// What else could be played in its place.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub variations: Vec<Vec<Step>>,
}

/// A tree under a title.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chapter {
    pub title: String,
    pub tree: Tree,
}

/// What is wrong with a tree.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Wrong {
    /// The rules refuse the position or a move.
    #[error("half-move {ply}: {why}")]
    Refused {
        /// After so many half-moves.
        ply: usize,
        why: Refused,
    },
    /// Too many moves.
    #[error("more than {most} moves")]
    TooMany {
        /// How many there may be.
        most: usize,
    },
    /// Variations within variations.
    #[error("variations lie more than {most} deep")]
    TooDeep {
        /// How deep they may lie.
        most: usize,
    },
    /// A comment that is too long.
    #[error("a comment of {found} letters; {most} are the most")]
    TooLong {
        /// How long it is.
        found: usize,
        /// How long it may be.
        most: usize,
    },
    /// A sign that nobody knows.
    #[error("\"{sign}\" is no sign")]
    NoSign {
        /// What stands there.
        sign: String,
    },
}

impl Wrong {
    /// What is wrong, in words.
    pub fn text(&self, words: &Words) -> String {
        match self {
            Wrong::Refused { ply, why } => {
                let args = Args::new().with("ply", *ply).with("why", why.told_by_numbers(words));
                words.translate("study-wrong-move", &args)
            }
            Wrong::TooMany { most } => words.translate("study-too-many", &Args::new().with("most", *most)),
            Wrong::TooDeep { most } => words.translate("study-too-deep", &Args::new().with("most", *most)),
            Wrong::TooLong { found, most } => {
                words.translate("study-too-long", &Args::new().with("found", *found).with("most", *most))
            }
            Wrong::NoSign { sign } => {
                words.translate("study-no-sign", &Args::new().with("sign", sign.as_str()))
            }
        }
    }
}

impl Tree {
    /// The position before its first move.
    pub fn trial(&self) -> Result<Trial, Refused> {
        let unknown = |_| Refused::UnknownRulebook { name: self.rulebook.clone() };
        Trial::new(Rulebook::named(&self.rulebook).map_err(unknown)?, self.start.as_deref())
    }

    /// Plays all of its moves, and names each by its ID and in the notation of the code.
    pub fn check(&mut self) -> Result<(), Wrong> {
        let trial = self.trial().map_err(|why| Wrong::Refused { ply: 0, why })?;
        check_comment(&self.comment)?;
        let mut room = MOST_MOVES;
        check_line(&mut self.line, trial, 0, &mut room)
    }
}

fn check_comment(comment: &str) -> Result<(), Wrong> {
    match comment.chars().count() {
        found if found > LONGEST_COMMENT => Err(Wrong::TooLong { found, most: LONGEST_COMMENT }),
        _ => Ok(()),
    }
}

fn check_line(line: &mut [Step], mut trial: Trial, depth: usize, room: &mut usize) -> Result<(), Wrong> {
    if depth > DEEPEST {
        return Err(Wrong::TooDeep { most: DEEPEST });
    }
    for step in line {
        *room = room.checked_sub(1).ok_or(Wrong::TooMany { most: MOST_MOVES })?;
        check_comment(&step.comment)?;
        if let Some(sign) = step.sign.as_ref().filter(|own| SIGNS.iter().all(|(sign, _)| sign != own)) {
            return Err(Wrong::NoSign { sign: sign.chars().take(8).collect() });
        }
        for variation in &mut step.variations {
            check_line(variation, trial.clone(), depth + 1, room)?;
        }
        let ply = trial.moves().len() + 1;
        let choice = trial.play(&step.mv).map_err(|why| Wrong::Refused { ply, why })?;
        (step.mv, step.text) = (choice.id, choice.text);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn step(mv: &str) -> Step {
        Step { mv: mv.to_owned(), ..Step::default() }
    }

    fn tree(line: Vec<Step>) -> Tree {
        Tree { rulebook: "ua2023-russian".to_owned(), line, ..Tree::default() }
    }

    #[test]
    fn moves_get_their_names() {
        let mut first = step("22-17");
        first.variations = vec![vec![step("c3-d4"), step("f6-g5")]];
        let mut own = tree(vec![first, step("f6-e5")]);
        assert_eq!(own.check(), Ok(()));
        assert_eq!((own.line[0].mv.as_str(), own.line[0].text.as_str()), ("c3-b4", "c3-b4"));
        assert_eq!(own.line[0].variations[0][1].text, "f6-g5");
        let again: Tree = serde_json::from_str(&serde_json::to_string(&own).expect("JSON")).expect("a tree");
        assert_eq!(again, own);
    }

    #[test]
    fn what_cannot_be_played_is_told_by_its_place() {
        let wrong = tree(vec![step("c3-d4"), step("f6-f5")]).check();
        assert!(matches!(wrong, Err(Wrong::Refused { ply: 2, .. })), "{wrong:?}");
        let mut odd = step("c3-d4");
        odd.sign = Some("#".to_owned());
        assert_eq!(tree(vec![odd]).check(), Err(Wrong::NoSign { sign: "#".to_owned() }));
        let mut long = step("c3-d4");
        long.comment = "a".repeat(LONGEST_COMMENT + 1);
        assert!(matches!(tree(vec![long]).check(), Err(Wrong::TooLong { .. })));
    }

    #[test]
    fn a_tree_has_an_end_and_a_ground() {
        let mut line = vec![step("c3-d4")];
        for _ in 0..=DEEPEST {
            let mut outer = step("c3-b4");
            outer.variations = vec![line];
            line = vec![outer];
        }
        assert_eq!(tree(line).check(), Err(Wrong::TooDeep { most: DEEPEST }));
        let mut wide = step("c3-d4");
        wide.variations = vec![vec![step("c3-b4")]; MOST_MOVES];
        assert_eq!(tree(vec![wide]).check(), Err(Wrong::TooMany { most: MOST_MOVES }));
    }
}
