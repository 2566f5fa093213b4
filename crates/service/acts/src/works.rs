//! A composition as somebody types it, and the composition that it is.

use damier_compose::notation::{read_position, read_solution};
use damier_compose::{Code, Composition, Goal, Kind, Task};
use damier_language::{Args, Words};
use damier_pdn::FenError;
use damier_rules::Variant;
use serde::Deserialize;

use crate::fen::translate_fen;

/// The longest text of a field, in letters.
const LONGEST: usize = 4000;

/// Position, task, code and solution as they are typed.
#[derive(Debug, Clone, Deserialize, Default)]
pub struct TypedWork {
    /// The variant by its name.
    #[serde(default)]
    pub variant: String,
    /// The position in FEN, or as magazines print it.
    #[serde(default, alias = "position")]
    pub fen: String,
    /// The task: `win`, `draw`, `lock 1K+2M`, `giveaway`.
    #[serde(default)]
    pub task: String,
    /// The special kind, if it is one.
    #[serde(default)]
    pub kind: String,
    /// The code by its name; empty: the usual one of the variant.
    #[serde(default)]
    pub code: String,
    /// The author's solution in short notation; empty: none is given.
    #[serde(default)]
    pub solution: String,
}

/// Why what was typed is no composition.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unfit {
    /// No such variant.
    Variant,
    Fen(FenError),
    /// No such task.
    Task(String),
    /// No such kind of composition.
    Kind(String),
    /// No such code.
    Code(String),
    /// The code does not speak of the variant.
    OtherCode,
    /// The solution cannot be read or played.
    Solution(String),
    /// A text is too long.
    TooLong {
        /// The most letters.
        most: usize,
    },
    /// Nobody is named as the author.
    NoAuthor,
    /// More authors than anybody names.
    ManyAuthors {
        /// The most names.
        most: usize,
    },
    Date(String),
}

impl Unfit {
    /// What is wrong, in words.
    pub fn text(&self, words: &Words) -> String {
        let text = |id: &str, text: &str| words.translate(id, &Args::new().with("text", text));
        match self {
            Unfit::Variant => words.text("problem-no-variant"),
            Unfit::Fen(error) => translate_fen(error, words),
            Unfit::Task(own) => text("problem-no-task", own),
            Unfit::Kind(own) => text("problem-no-kind", own),
            Unfit::Code(own) => text("problem-no-code", own),
            Unfit::OtherCode => words.text("problem-other-code"),
            Unfit::Solution(own) => text("problem-no-solution", own),
            Unfit::TooLong { most } => words.translate("problem-too-long", &Args::new().with("most", *most)),
            Unfit::NoAuthor => words.text("problem-no-author"),
            Unfit::ManyAuthors { most } => {
                words.translate("problem-many-authors", &Args::new().with("most", *most))
            }
            Unfit::Date(own) => text("problem-no-date", own),
        }
    }
}

impl TypedWork {
    /// The variant, if there is such a one.
    pub fn variant(&self) -> Option<Variant> {
        self.variant.trim().parse().ok()
    }

    /// The code that is named, else the usual one.
    pub fn code(&self, variant: Variant) -> Result<Code, Unfit> {
        let name = self.code.trim();
        if name.is_empty() {
            return Ok(Code::usual(variant));
        }
        let code: Code = name.parse().map_err(|_| Unfit::Code(short(name)))?;
        if code.covers(variant) { Ok(code) } else { Err(Unfit::OtherCode) }
    }

    /// The composition. The side to move has the task, if the kind does not say otherwise.
    pub fn work(&self) -> Result<Composition, Unfit> {
        if [&self.fen, &self.solution].iter().any(|text| text.chars().count() > LONGEST) {
            return Err(Unfit::TooLong { most: LONGEST });
        }
        let variant = self.variant().ok_or(Unfit::Variant)?;
        let code = self.code(variant)?;
        let mut setup = read_position(variant, &self.fen).map_err(Unfit::Fen)?;
        setup.placed.sort_by_key(|(square, _)| *square);
        let task = self.task.trim();
        let goal = if task.is_empty() { Ok(Goal::Win) } else { task.parse() };
        let goal: Goal = goal.map_err(|_| Unfit::Task(short(task)))?;
        let kind = self.kind.trim();
        let kind = if kind.is_empty() { Ok(Kind::Basic) } else { kind.parse() };
        let kind = kind.map_err(|_| Unfit::Kind(short(self.kind.trim())))?;
        let mut work = Composition::new(setup, Task { goal, kind });
        work.code = code;
        work.task_to_side_to_move();
        let solution = self.solution.trim();
        if let (false, Some(start)) = (solution.is_empty(), work.given_position()) {
            let read = read_solution(&start, solution);
            work.solved_by(&start, read.map_err(|why| Unfit::Solution(why.to_string()))?);
        }
        Ok(work)
    }
}

/// So much of a text that is no use as is worth repeating.
fn short(text: &str) -> String {
    text.chars().take(40).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draft(fen: &str, task: &str, code: &str) -> TypedWork {
        TypedWork {
            variant: "russian".to_owned(),
            fen: fen.to_owned(),
            task: task.to_owned(),
            code: code.to_owned(),
            ..TypedWork::default()
        }
    }

    #[test]
    fn what_is_typed_becomes_a_work() {
        let work = draft("W:WKb8,h6:Bc3,h8", "", "").work().expect("a work");
        assert_eq!((work.code, work.is_turned), (Code::Ukraine2023, false));
        // Black to move has the task, and his moves are read as they are written.
        let black = TypedWork { solution: "f4".to_owned(), ..draft("B:Wc3,f6:BKb8", "", "") };
        let work = black.work().expect("a work");
        assert!(work.is_turned && damier_pdn::write_fen(&work.given()).starts_with("B:"));
        assert_eq!(work.solution.main_line().len(), 1);
        let work = draft("W:WKb8,h6:Bc3,h8", "Замкнути 1Д+2П", "ua2013").work().expect("a work");
        assert_eq!(work.task.goal, Goal::Lock { kings: 1, men: 2 });
        assert!(matches!(draft("W:Wz9:Bc3", "win", "").work(), Err(Unfit::Fen(_))));
        assert!(matches!(draft("W:Wa1:Bc3", "fly", "").work(), Err(Unfit::Task(_))));
        assert!(matches!(draft("W:Wa1:Bc3", "win", "columns").work(), Err(Unfit::OtherCode)));
        let moves = TypedWork { solution: "a1".to_owned(), ..draft("W:WKb8,h6:Bc3,h8", "win", "") };
        assert!(matches!(moves.work(), Err(Unfit::Solution(_))));
    }
}
