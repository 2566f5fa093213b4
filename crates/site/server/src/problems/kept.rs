//! What is kept of a proof: the verdict, the report clause by clause, the lines, and what a solver has to find.

use std::collections::BTreeMap;

use damier_language::Words;
use serde::{Deserialize, Serialize};

use super::Exercise;

/// What was found about a composition.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Kept {
    /// The verdict in a word, as in the JSON of the command line.
    pub(crate) soundness: String,
    /// Whether a compulsory requirement is broken (UA-VIII.Def.1b).
    pub(crate) defective: bool,
    /// The genre, if the material fits one.
    pub(crate) genre: Option<String>,
    /// The task.
    pub(crate) task: String,
    /// The report.
    pub(crate) findings: Vec<KeptFinding>,
    /// One for each position that is to be solved.
    pub(crate) stages: Vec<KeptStage>,
    /// What a solver has to find; none if the work cannot be solved by playing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) exercise: Option<Exercise>,
    /// Milliseconds that the proof took.
    pub(crate) millis: u64,
    /// Whether endgame tables were at hand.
    pub(crate) tables: bool,
}

/// A line of the report.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct KeptFinding {
    pub(crate) topic: String,
    pub(crate) clauses: Vec<String>,
    /// `met`, `broken`, `not_decided`, `warning`, `fact`.
    pub(crate) state: String,
    /// In English words.
    pub(crate) text: String,
    /// Topic and text in every language, by its code.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) told: BTreeMap<String, [String; 2]>,
}

impl KeptFinding {
    /// The topic and the text in the words of a reader; in English if they were kept in no other language.
    pub(crate) fn told_in(&self, words: &Words) -> [String; 2] {
        let told = self.told.get(words.language().code()).cloned();
        told.unwrap_or_else(|| [self.topic.clone(), self.text.clone()])
    }
}

/// One position with its goal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct KeptStage {
    /// The position in FEN, with the side that begins.
    pub(crate) fen: String,
    /// The goal.
    pub(crate) goal: String,
    /// `proven`, `refuted`, `not_decided`.
    pub(crate) verdict: String,
    /// The solution in the short notation of the code.
    pub(crate) solution: String,
    /// The lines, the main one first.
    pub(crate) lines: Vec<Way>,
    /// Every first move that fails, with one answer that refutes it.
    pub(crate) refuted: Vec<Way>,
    /// Other ways to the goal.
    pub(crate) others: Vec<Way>,
    /// Moves of the author that fail, each with an answer that refutes it.
    pub(crate) failures: Vec<Way>,
    /// How many moves could not be decided.
    pub(crate) doubtful: usize,
    /// How many positions were looked at and remembered.
    pub(crate) positions: usize,
}

/// A line from the beginning.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Way {
    /// The moves as the board takes them.
    pub(crate) ids: Vec<String>,
    /// The moves in the notation of the code.
    pub(crate) text: Vec<String>,
    /// The half-move that matters, from 0.
    #[serde(default)]
    pub(crate) from: usize,
    /// What kind of other way it is, or whether a line is `thematic`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) kind: Option<String>,
}

/// The verdict of works that are proved sound.
pub(crate) const SOUND: &str = "sound";
