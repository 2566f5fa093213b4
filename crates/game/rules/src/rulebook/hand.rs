//! What a hand over a real board does: touching, letting go, adjusting, crowning.
//!
//! A program that shows the board does these things by itself; the table tells an arbiter what his
//! code says.

use super::{Clause, Rulebook};

/// One line of the table: a point, what some codes say, and where they say it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HandRule {
    /// The point of the code, by its key among the sentences.
    pub point: &'static str,
    /// What these codes say on it.
    pub rule: &'static str,
    /// The clauses that say so.
    pub clauses: &'static [Clause],
}

const fn rule(point: &'static str, rule: &'static str, clauses: &'static [Clause]) -> HandRule {
    HandRule { point, rule, clauses }
}

impl Rulebook {
    /// What this rulebook says about hands over a real board.
    pub fn hand(&self) -> impl Iterator<Item = &'static HandRule> {
        HAND.iter().filter(|rule| !self.own(rule.clauses).is_empty())
    }
}

/// What all codes say; a rulebook shows the lines whose clauses are its own.
const HAND: &[HandRule] = &[
    rule(
        "touched own piece",
        "must move if it can",
        &[
            "UA13-IV.5.2",
            "FMJD-I.3.11",
            "FMJD-Ibis.3.11",
            "UA-V.Move.11",
            "UA-VI.Move.10",
            "UA-VII.Move.5",
            "WCDF-1.23",
            "COL-1.9.1",
        ],
    ),
    rule(
        "touched piece without a move",
        "nothing follows",
        &["UA13-IV.5.2", "FMJD-I.3.11", "FMJD-Ibis.3.11", "UA-V.Move.11", "UA-VI.Move.10", "COL-1.9.2"],
    ),
    rule("touched piece without a move", "is an illegal move", &["UA-VII.Viol.1", "WCDF-1.25.2"]),
    rule(
        "square",
        "free until the piece is let go",
        &["UA13-IV.5.3", "FMJD-I.3.12", "FMJD-Ibis.3.12", "UA-V.Move.12", "UA-VI.Move.11", "COL-1.8.1"],
    ),
    rule("square", "fixed once the piece is over a corner of its square", &["UA-VII.Move.6", "WCDF-1.24"]),
    rule(
        "chain of captures moved",
        "when the piece is let go, at its end or in the middle",
        &["FMJD-I.4.10", "FMJD-Ibis.4.10", "UA-V.Cap.10", "UA-VI.Cap.10"],
    ),
    rule("capture begun", "its direction is fixed", &["UA-VII.Cap.2.2", "WCDF-1.20", "COL-1.8.3"]),
    rule(
        "quiet move made",
        "when the piece is let go",
        &["UA13-IV.5.3", "FMJD-I.3.10", "FMJD-Ibis.3.10", "UA-V.Move.10", "UA-VI.Move.9", "COL-1.8.1"],
    ),
    rule("move counts", "when the clock has been pressed", &["FMJD-III.6.7", "FMJD-IIIbis.6.7", "WCDF-2.5"]),
    rule(
        "capture made",
        "when the captured pieces are off the board",
        &[
            "UA13-IV.5.3",
            "FMJD-I.4.4",
            "FMJD-Ibis.4.4",
            "UA-V.Cap.4",
            "UA-VI.Cap.4",
            "UA-VII.Cap.1",
            "WCDF-1.18",
        ],
    ),
    rule("capture made", "when the captives are under the tower", &["COL-1.8.2"]),
    rule(
        "captured pieces removed",
        "when all are off, or the player has plainly stopped and pressed the clock",
        &["UA-V.Cap.12", "UA-VI.Cap.12"],
    ),
    rule(
        "captured pieces removed",
        "when the last is off, or the player pauses",
        &["FMJD-I.4.12", "FMJD-Ibis.4.12"],
    ),
    rule(
        "adjusting",
        "on one's own turn, after a word",
        &[
            "UA13-IV.5.2",
            "UA13-IV.17.8.1",
            "FMJD-I.3.13",
            "FMJD-Ibis.3.13",
            "UA-V.Move.13",
            "UA-VI.Move.12",
            "UA-III.12.8.1",
            "UA-VII.Move.4",
            "COL-1.9.3",
        ],
    ),
    rule("adjusting", "at any time, after a word", &["WCDF-1.22"]),
    rule("touching off turn", "is a breach of etiquette", &["UA13-IV.17.8.1"]),
    rule(
        "touching off turn",
        "is an irregularity",
        &["FMJD-I.3.14", "FMJD-Ibis.3.14", "UA-V.Move.14", "UA-VI.Move.13"],
    ),
    rule(
        "king",
        "two men, one on the other",
        &["UA13-II.2.7", "UA13-III.2.6", "FMJD-I.3.5", "FMJD-I.3.6", "FMJD-Ibis.3.5", "FMJD-Ibis.3.6"],
    ),
    rule(
        "king",
        "crowned by either, by its owner at his next move at the latest",
        &["UA-V.Move.6", "UA-V.Move.7", "UA-VI.Move.7"],
    ),
    rule("king", "crowned by the opponent before he moves", &["UA-VII.Move.2", "WCDF-1.16"]),
    rule("king", "the man is replaced by a king disc", &["COL-1.5.2b"]),
    rule("hands", "one hand only", &["UA13-IV.5.5", "UA-VI.Move.4", "UA-V.Cap.4"]),
    rule(
        "hands",
        "the clock is pressed with the hand that moved",
        &["UA13-IV.7.6", "FMJD-III.6.7", "FMJD-IIIbis.6.7", "COL-3.3.2"],
    ),
    rule("hands", "either hand", &["WCDF-2.8"]),
    rule("halves of a king apart", "it stands where its base is", &["UA13-IV.5.4"]),
];
