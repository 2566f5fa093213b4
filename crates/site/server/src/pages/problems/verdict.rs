//! What was found about a composition, as pages show it.

use damier_compose::Composition;
use damier_language::{Args, Words};

use super::{genre_told, soundness_told, task_told};
use crate::address::coded;
use crate::problems::{BLACK_HAS_TASK, Kept, KeptStage, Way};

/// A verdict with everything that leads to it.
pub(super) struct Verdict {
    pub(super) told: String,
    /// `good`, `bad`, or neither.
    pub(super) class: &'static str,
    pub(super) genre: String,
    pub(super) stages: Vec<Stage>,
    pub(super) findings: Vec<Finding>,
    /// How long it took, and on what it rests.
    pub(super) effort: String,
}

/// A line of the report.
pub(super) struct Finding {
    /// The language of topic and text.
    pub(super) language: &'static str,
    pub(super) state: String,
    pub(super) class: String,
    pub(super) topic: String,
    pub(super) clauses: String,
    pub(super) text: String,
}

/// One position with its goal.
pub(super) struct Stage {
    pub(super) verdict: String,
    pub(super) goal: String,
    pub(super) solution: String,
    pub(super) lines: Vec<LineView>,
    pub(super) others: Vec<LineView>,
    pub(super) failures: Vec<LineView>,
    pub(super) refuted: Vec<LineView>,
    pub(super) doubtful: Option<String>,
}

/// A line that can be played on the board.
pub(super) struct LineView {
    pub(super) text: String,
    /// The analysis board with this line on it.
    pub(super) to: String,
    /// For the script: rulebook, position, moves, and the half-move that matters.
    pub(super) rulebook: &'static str,
    pub(super) fen: String,
    pub(super) moves: String,
    pub(super) from: usize,
    pub(super) kind: String,
}

impl Verdict {
    /// What pages show of what was found.
    pub(super) fn of(kept: &Kept, work: &Composition, words: &Words) -> Verdict {
        let args = Args::new().with("seconds", kept.millis.div_ceil(1000));
        let effort =
            words.translate(if kept.tables { "problem-effort-tables" } else { "problem-effort" }, &args);
        Verdict {
            told: soundness_told(&kept.soundness, words),
            class: match kept.soundness.as_str() {
                "sound" if !kept.defective => "good",
                "unsound" | "unsolvable" => "bad",
                _ => "",
            },
            genre: genre_told(kept.genre.as_deref().unwrap_or_default(), words),
            stages: kept.stages.iter().map(|own| stage(own, work, words)).collect(),
            findings: kept.findings.iter().map(|own| finding(own, words)).collect(),
            effort,
        }
    }
}

fn finding(own: &crate::problems::KeptFinding, words: &Words) -> Finding {
    let [topic, text] = own.told_in(words);
    let language = if own.told.is_empty() { "en" } else { words.language().code() };
    Finding {
        language,
        state: words.text(&format!("problem-state-{}", own.state.replace('_', "-"))),
        class: own.state.replace('_', "-"),
        topic,
        clauses: own.clauses.join(", "),
        text,
    }
}

fn stage(own: &KeptStage, work: &Composition, words: &Words) -> Stage {
    let shown = |way: &Way| {
        let rulebook = work.code.rulebook(work.variant()).name;
        let moves = way.ids.join(",");
        let fen = coded(&own.fen);
        LineView {
            text: numbered(&way.text, own.fen.starts_with('B')),
            to: format!("/analysis?rulebook={rulebook}&fen={fen}&moves={}&ply={}", coded(&moves), way.from),
            rulebook,
            fen: own.fen.clone(),
            moves,
            from: way.from,
            kind: way.kind.as_deref().map(|kind| kind_told(kind, words)).unwrap_or_default(),
        }
    };
    let all = |ways: &[Way]| ways.iter().map(shown).collect::<Vec<_>>();
    let doubtful = Args::new().with("number", own.doubtful);
    Stage {
        verdict: words.text(&format!("problem-verdict-{}", own.verdict.replace('_', "-"))),
        goal: if work.is_turned {
            task_told(&format!("{} ({BLACK_HAS_TASK})", own.goal), words)
        } else {
            task_told(&own.goal, words)
        },
        solution: own.solution.clone(),
        lines: all(&own.lines),
        others: all(&own.others),
        failures: all(&own.failures),
        // Where the task is met, false ways are of interest; else the refutation of each move is the proof.
        refuted: all(&own.refuted),
        doubtful: (own.doubtful > 0).then(|| words.translate("problem-doubtful", &doubtful)),
    }
}

fn kind_told(kind: &str, words: &Words) -> String {
    words.text(&format!("problem-way-{}", kind.replace('_', "-")))
}

/// Moves with their numbers: `1. c3-d4 a5:e5 2. …`.
fn numbered(moves: &[String], black_first: bool) -> String {
    let mut text = String::new();
    for (ply, mv) in moves.iter().enumerate() {
        let half = ply + usize::from(black_first);
        if half % 2 == 0 {
            text.push_str(&format!("{}. ", half / 2 + 1));
        } else if ply == 0 {
            text.push_str("1… ");
        }
        text.push_str(mv);
        text.push(' ');
    }
    text.trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_have_numbers() {
        let moves = ["c3-d4", "e5:c3", "b2:d4"].map(str::to_owned);
        assert_eq!(numbered(&moves, false), "1. c3-d4 e5:c3 2. b2:d4");
        assert_eq!(numbered(&moves, true), "1… c3-d4 2. e5:c3 b2:d4");
        assert_eq!(numbered(&[], false), "");
    }
}
