//! What is kept of a proof: the verdict, the report clause by clause, the lines, and what a solver has to find.

use std::collections::BTreeMap;

use damier_language::Words;
use serde::{Deserialize, Serialize};

use super::Exercise;

/// What was found about a composition.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kept {
    /// The verdict in a word, as in the JSON of the command line.
    pub soundness: String,
    /// Whether a compulsory requirement is broken (UA-VIII.Def.1b).
    pub defective: bool,
    /// The genre, if the material fits one.
    pub genre: Option<String>,
    pub task: String,
    pub findings: Vec<KeptFinding>,
    /// One for each position that is to be solved.
    pub stages: Vec<KeptStage>,
    /// What a solver has to find; none if the work cannot be solved by playing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exercise: Option<Exercise>,
    /// Milliseconds that the proof took.
    pub millis: u64,
    /// Whether endgame tables were at hand.
    pub tables: bool,
}

/// A line of the report.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptFinding {
    pub topic: String,
    pub clauses: Vec<String>,
    /// `met`, `broken`, `not_decided`, `warning`, `fact`.
    pub state: String,
    /// In English words.
    pub text: String,
    /// Topic and text in every language, by its code.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub told: BTreeMap<String, [String; 2]>,
}

impl KeptFinding {
    /// The topic and the text in the words of a reader; in English if they were kept in no other language.
    pub fn told_in(&self, words: &Words) -> [String; 2] {
        let told = self.told.get(words.language().code()).cloned();
        told.unwrap_or_else(|| [self.topic.clone(), self.text.clone()])
    }
}

/// One position with its goal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptStage {
    /// The position in FEN, with the side that begins.
    pub fen: String,
    pub goal: String,
    /// `proven`, `refuted`, `not_decided`.
    pub verdict: String,
    /// The solution in the short notation of the code.
    pub solution: String,
    /// The lines, the main one first.
    pub lines: Vec<Way>,
    /// Every first move that fails, with one answer that refutes it.
    pub refuted: Vec<Way>,
    /// Other ways to the goal.
    pub others: Vec<Way>,
    /// Moves of the author that fail, each with an answer that refutes it.
    pub failures: Vec<Way>,
    /// How many moves could not be decided.
    pub doubtful: usize,
    /// How many positions were looked at and remembered.
    pub positions: usize,
}

/// A line from the beginning.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Way {
    /// The moves as the board takes them.
    pub ids: Vec<String>,
    /// The moves in the notation of the code.
    pub text: Vec<String>,
    /// The half-move that matters, from 0.
    #[serde(default)]
    pub from: usize,
    /// What kind of other way it is, or whether a line is `thematic`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<String>,
}

/// The verdict of works that are proved sound.
pub(crate) const SOUND: &str = "sound";
