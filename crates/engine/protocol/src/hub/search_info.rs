//! What an engine tells of a search.

use std::fmt::Write;

use damier_engine::{Report, Score};
use damier_pdn::{Notation, push_move, write_move};
use damier_rules::{Move, Position};

use super::Line;

/// A decided game, less a hundredth for every half-move to go.
const DECIDED: f64 = 100.0;

/// A score in men. A win in `n` half-moves is a hundred less `n` hundredths.
///
/// ```
/// use damier_engine::Score;
/// use damier_protocol::hub::score_in_men;
/// assert_eq!(score_in_men(Score(-35)), -0.35);
/// assert_eq!(score_in_men(Score::win_in(7)), 99.93);
/// ```
pub fn score_in_men(score: Score) -> f64 {
    let in_hundredths = |value: i32| f64::from(value) / 100.0;
    match score.decided_in() {
        Some(plies) if score.is_win() => DECIDED - in_hundredths(plies),
        Some(plies) => -DECIDED - in_hundredths(plies),
        None => in_hundredths(score.0),
    }
}

/// The line `info` for a report about a position. With several lines asked for, `line` says which one it is.
pub fn info_line(position: &Position, report: &Report, lines: usize) -> String {
    let seconds = report.time.as_secs_f64();
    let mega = report.nodes as f64 / seconds.max(1e-6) / 1e6;
    let mut line = Line::new("info").with("depth", report.depth);
    if lines > 1 {
        line = line.with("line", report.rank);
    }
    line.with("score", format!("{:.2}", score_in_men(report.score)))
        .with("nodes", report.nodes)
        .with("time", format!("{seconds:.3}"))
        .with("nps", format!("{mega:.3}"))
        .with("pv", moves_text(position, &report.line))
        .to_string()
}

/// The line `done` for the best line of play: its move and the reply that is expected.
pub fn done_line(position: &Position, best: &[Move]) -> Option<String> {
    let (mv, rest) = best.split_first()?;
    let notation = Notation::hub(position.variant());
    let mut line = Line::new("done").with("move", write_move(position, mv, &notation));
    if let Some(reply) = rest.first() {
        let next = position.play_unchecked(mv);
        line = line.with("ponder", write_move(&next, reply, &notation));
    }
    Some(line.to_string())
}

/// Moves one after the other, with blanks between them.
pub(super) fn moves_text(position: &Position, moves: &[Move]) -> String {
    let notation = Notation::hub(position.variant());
    let mut position = *position;
    let mut text = String::new();
    for mv in moves {
        if !text.is_empty() {
            let _ = text.write_char(' ');
        }
        push_move(&position, mv, &notation, &mut text);
        position = position.play_unchecked(mv);
    }
    text
}
