//! What happens at a board: written down line by line, ruled by the code of the game, told as it stands.

use damier_board::{Board, View};
use damier_clock::Span;
use damier_compete::Round;
use damier_compete::event::{Fact, GameKey};
use damier_language::{Args, Words};
use serde::{Deserialize, Serialize};

use super::typed;
use crate::draft::{Draft, Refusal};
use crate::{Answer, Hall, access, results};

/// Write down what happens at a board.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct AtBoard {
    /// The stage, by number or name.
    #[serde(deserialize_with = "typed::option")]
    pub stage: Option<String>,
    /// The round; the one being played where nobody says.
    pub round: Option<Round>,
    /// The board: `3`, `3.2`, or the name of a player.
    #[serde(deserialize_with = "typed::text")]
    pub at: String,
    /// When, after the start of the round: `1:05:00`; now where nobody says.
    pub after: String,
    /// What happened, one thing a line.
    pub lines: Vec<String>,
}

impl AtBoard {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<Answer, Refusal> {
        let stage = draft.stage(self.stage.as_deref())?;
        let round = draft.round(stage, self.round)?;
        let key = results::game(&draft.hall(), stage, round, self.at.trim())?;
        let after = self.moment(draft, key)?;
        let lines = self.lines.iter().map(|line| line.trim()).filter(|line| !line.is_empty());
        for line in lines.map(str::to_owned).collect::<Vec<_>>() {
            draft.append(Fact::AtBoard { key, after_ms: after.as_millis(), line })?;
        }
        let board = draft.state().board(key).map_err(|refused| draft.refused(&refused))?;
        let mut told = answer(&draft.hall(), &board, after);
        for line in access::warnings(&draft.hall(), &board, key, after) {
            told.line(line);
        }
        Ok(told)
    }

    fn moment(&self, draft: &Draft<'_>, key: GameKey) -> Result<Span, Refusal> {
        match self.after.trim() {
            "" => Ok(since_start(draft, key)),
            typed => typed.parse().map_err(|_| draft.not_a("board-not-a-time", typed)),
        }
    }
}

/// The time since the signal to start; nothing where none was given.
fn since_start(draft: &Draft<'_>, key: GameKey) -> Span {
    let mut entries = draft.event.entries().iter().rev();
    let started = entries.find(|entry| {
        matches!(entry.fact, Fact::Started { stage, round } if (stage, round) == (key.stage, key.round))
    });
    started.map_or(Span::ZERO, |entry| draft.at.since(entry.at))
}

/// What stands at a board, for people and programs.
fn answer(hall: &Hall<'_>, board: &Board, after: Span) -> Answer {
    let view = board.view(after);
    let mut answer = Answer::new();
    for line in lines(hall.words, &view) {
        answer.line(line);
    }
    answer.field("board", &view);
    answer
}

/// What stands at a board in words.
pub fn lines(words: &Words, view: &View) -> Vec<String> {
    let side =
        |color: damier_rules::Color| words.text(&format!("color-{}", color.to_string().to_lowercase()));
    let mut lines = vec![
        words.say(
            "board-stands",
            &Args::new()
                .with("position", view.position.as_str())
                .with("ply", view.ply)
                .with("side", side(view.to_move)),
        ),
    ];
    if let Some(clock) = &view.clock {
        for (color, side_of) in [("white", &clock.white), ("black", &clock.black)] {
            let left = side_of.left.clone().unwrap_or_else(|| "∞".to_owned());
            let args = Args::new()
                .with("side", words.text(&format!("color-{color}")))
                .with("left", left)
                .with("used", side_of.used.as_str())
                .with("moves", side_of.moves)
                .with("runs", if clock.runs == color || clock.runs == "both" { "yes" } else { "no" })
                .with("trouble", if side_of.trouble.is_some() { "yes" } else { "no" })
                .with("record", side_of.record);
            let clauses = [side_of.trouble.unwrap_or_default(), side_of.record_clauses].concat();
            lines.push(words.with_clauses(&words.say("board-clock", &args), &clauses));
        }
        lines.extend(
            clock.due.iter().map(|due| words.say("board-due", &Args::new().with("ruling", due.as_str()))),
        );
    }
    for noted in &view.noted {
        let args =
            Args::new().with("side", side(noted.on)).with("what", noted.what.as_str()).with("ply", noted.ply);
        lines.push(words.with_clauses(&words.say("board-noted", &args), &noted.clauses));
    }
    if let Some(waits) = &view.waits {
        let args = Args::new().with("side", side(waits.by)).with("what", waits.text);
        lines.push(words.with_clauses(&words.say("board-waits", &args), &waits.clauses));
        for choice in &waits.choices {
            let args =
                Args::new().with("line", choice.line.as_str()).with("position", choice.position.as_str());
            lines.push(words.say("board-choice", &args));
        }
    }
    lines.extend(
        view.counters
            .iter()
            .map(|now| words.say("board-counter", &Args::new().with("counter", now.as_str()))),
    );
    lines.extend(view.prompts.iter().cloned());
    if let Some(result) = &view.result {
        let marks = view.marks.clone().unwrap_or_default();
        lines.push(
            words.say("board-result", &Args::new().with("result", result.as_str()).with("marks", marks)),
        );
    }
    lines
}
