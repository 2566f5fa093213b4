//! What a solver has to find: White's moves, or Black's where he has the task, against every defence, in the order in which the defences are tried.
//!
//! The proof gives lines; which of them are asked for, and from where, it says itself.

use damier_compose::check::Stage;
use damier_live::translated::ShownTrial;
use damier_live::{Refused, Trial};
use damier_rules::{Color, Move, Rulebook};
use serde::{Deserialize, Serialize};

/// At most so many defences are tried.
const MOST_LINES: usize = 32;

/// What a solver has to find.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Exercise {
    /// The rulebook whose rules and notation apply.
    pub rulebook: String,
    /// The position in FEN.
    pub fen: String,
    /// The lines, the main one first.
    pub lines: Vec<Asked>,
    /// Moves that the code forgives: they reach the goal as well.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<Also>,
}

/// A line, and from which half-move on it is asked for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Asked {
    pub moves: Vec<String>,
    pub from: usize,
}

/// Another move that reaches the goal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Also {
    pub before: Vec<String>,
    #[serde(rename = "move")]
    pub mv: String,
}

/// Where a solver is: in which line, after how many half-moves of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct At {
    pub line: usize,
    pub ply: usize,
}

/// What a move came to.
pub enum Played {
    /// It is no move here.
    Refused(Refused),
    /// It does not reach the goal.
    Wrong {
        /// The move in the notation of the code.
        text: String,
    },
    /// It reaches the goal.
    Right {
        /// Whether it is not the move of the solution but one that the code forgives.
        other: bool,
        /// Where the solver is now; none if everything has been found.
        next: Option<At>,
        /// Whether Black tries another defence.
        another: bool,
        /// The positions to be shown one after the other, the last with White to move or at the end.
        views: Vec<ShownTrial>,
    },
}

impl Exercise {
    /// What there is to find for the side that has the task, in a position that was examined without the author's
    /// help. None if nothing was proved.
    pub fn of(stage: &Stage, solver: Color, book: &Rulebook, fen: &str) -> Option<Exercise> {
        let trial = Trial::new(book.clone(), Some(fen)).ok()?;
        let asked = stage.asked(solver, MOST_LINES);
        let ids = |moves: &[Move]| trial.line(moves).into_iter().map(|mv| mv.id).collect::<Vec<_>>();
        let lines: Vec<Asked> =
            asked.into_iter().map(|(moves, from)| Asked { moves: ids(moves), from }).collect();
        let also = stage.inaccuracies.iter().filter_map(|other| {
            let mut way = other.before.clone();
            way.push(other.other);
            let mut before = ids(&way);
            let mv = before.pop()?;
            Some(Also { before, mv })
        });
        let also = also.collect();
        let (rulebook, fen) = (book.name.to_owned(), fen.to_owned());
        (!lines.is_empty()).then_some(Exercise { rulebook, fen, lines, also })
    }

    /// The beginning: White's first move of the first line.
    pub fn begin(&self) -> At {
        At { line: 0, ply: self.lines.first().map_or(0, |line| line.from) }
    }

    /// Where somebody is who says where he is: a place where he is asked for a move, else the beginning.
    pub fn place(&self, at: At) -> At {
        let fits = self.lines.get(at.line).is_some_and(|line| {
            at.ply >= line.from && at.ply < line.moves.len() && at.ply % 2 == line.from % 2
        });
        if fits { at } else { self.begin() }
    }

    /// The position where a solver is.
    pub fn trial(&self, at: At) -> Option<Trial> {
        let line = self.lines.get(at.line)?;
        self.reached(line.moves.get(..at.ply)?)
    }

    fn reached(&self, moves: &[String]) -> Option<Trial> {
        let book = Rulebook::named(&self.rulebook).ok()?;
        let mut trial = Trial::new(book, Some(&self.fen)).ok()?;
        for mv in moves {
            trial.play(mv).ok()?;
        }
        Some(trial)
    }

    /// Plays a move of White. None if what is kept cannot be played, which would be a fault of ours.
    pub fn play(&self, at: At, text: &str) -> Option<Played> {
        let line = self.lines.get(at.line)?;
        let before = self.trial(at)?;
        let mut trial = before.clone();
        let made = match trial.play(text) {
            Ok(made) => made,
            Err(why) => return Some(Played::Refused(why)),
        };
        let leads_there = |id: &String| {
            let mut own = before.clone();
            own.play(id).is_ok() && own.position() == trial.position()
        };
        let other = if leads_there(line.moves.get(at.ply)?) {
            false
        } else if self.also.iter().any(|also| also.before == line.moves[..at.ply] && leads_there(&also.mv)) {
            true
        } else {
            return Some(Played::Wrong { text: made.text });
        };
        let mut views = vec![trial.translated()];
        let next = At { ply: at.ply + 2, ..at };
        if next.ply < line.moves.len() {
            views.push(self.trial(next)?.translated());
            return Some(Played::Right { other, next: Some(next), another: false, views });
        }
        if at.ply + 1 < line.moves.len() {
            views.push(self.reached(&line.moves)?.translated());
        }
        let Some(other_line) = self.lines.get(at.line + 1) else {
            return Some(Played::Right { other, next: None, another: false, views });
        };
        let next = At { line: at.line + 1, ply: other_line.from };
        let back = other_line.moves.get(..other_line.from.saturating_sub(1))?;
        views.push(self.reached(back)?.translated());
        views.push(self.trial(next)?.translated());
        Some(Played::Right { other, next: Some(next), another: true, views })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Three defences: the second leaves White no choice of answer but is tried, the third comes at the second turn.
    fn exercise() -> Exercise {
        let asked =
            |moves: &[&str], from| Asked { moves: moves.iter().map(|mv| (*mv).to_owned()).collect(), from };
        Exercise {
            rulebook: "ua2023-russian".to_owned(),
            fen: "W:WKb8,h6:Bc3,h8".to_owned(),
            lines: vec![
                asked(&["b8-f4", "h8-g7", "h6xf8", "c3-b2", "f8-g7"], 0),
                asked(&["b8-f4", "c3-b2", "f4-e5"], 2),
            ],
            also: vec![],
        }
    }

    #[test]
    fn every_defence_is_tried_in_turn() {
        let own = exercise();
        let mut at = own.begin();
        let mut said = Vec::new();
        for text in ["b8-a7", "b8-f4", "h6xf8", "g7", "nonsense", "f8-g7", "f4-e5"] {
            match own.play(at, text).expect("the lines can be played") {
                Played::Refused(_) => said.push("refused"),
                Played::Wrong { .. } => said.push("wrong"),
                Played::Right { next: None, views, .. } => {
                    assert_eq!(views.len(), 1);
                    said.push("solved");
                }
                Played::Right { next: Some(next), another, views, .. } => {
                    assert_eq!(views.len(), if another { 3 } else { 2 });
                    said.push(if another { "another" } else { "right" });
                    at = next;
                }
            }
        }
        // "g7" alone is the square where the king goes, in the notation of the codes.
        assert_eq!(said[..3], ["wrong", "right", "right"], "{said:?}");
        assert_eq!(said.last(), Some(&"solved"), "{said:?}");
        assert!(said.contains(&"another") && said.contains(&"refused"), "{said:?}");
    }

    /// Black begins: each of his first moves is a defence.
    #[test]
    fn black_may_begin() {
        let moves = |moves: &[&str]| moves.iter().map(|mv| (*mv).to_owned()).collect::<Vec<_>>();
        let own = Exercise {
            rulebook: "ua2023-russian".to_owned(),
            fen: "B:WKb8,h6:Bc3,h8".to_owned(),
            lines: vec![
                Asked { moves: moves(&["c3-b2", "b8-e5"]), from: 1 },
                Asked { moves: moves(&["c3-d2", "b8-f4"]), from: 1 },
            ],
            also: vec![],
        };
        assert_eq!(own.begin(), At { line: 0, ply: 1 });
        assert_eq!(own.place(At { line: 0, ply: 0 }), own.begin());
        let Some(Played::Right { next: Some(next), another: true, views, .. }) =
            own.play(own.begin(), "b8-e5")
        else {
            panic!("the move of the line is right");
        };
        assert_eq!((next, views.len()), (At { line: 1, ply: 1 }, 3));
        assert!(matches!(own.play(next, "b8-f4"), Some(Played::Right { next: None, .. })));
    }

    #[test]
    fn a_place_that_cannot_be_is_the_beginning() {
        let own = exercise();
        for (line, ply, fits) in [
            (0, 0, true),
            (0, 2, true),
            (0, 1, false),
            (0, 6, false),
            (1, 2, true),
            (1, 0, false),
            (9, 0, false),
        ] {
            let at = At { line, ply };
            assert_eq!(own.place(at) == at, fits, "{at:?}");
        }
    }
}
