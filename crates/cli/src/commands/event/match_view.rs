//! A match on the screen: its sets, its regular games and the tie-break.

use damier_compete::event::{MatchCourse, MatchPart};
use damier_compete::schedule::Stage;
use damier_compete::{Outcome, Points};
use damier_language::Args;

use super::answer::Answer;
use super::desk::Desk;

/// Adds the parts of a match, one a line, as the first of the two sees them.
pub(super) fn add(desk: &Desk<'_>, course: &MatchCourse, answer: &mut Answer) {
    for part in &course.parts {
        answer.line(line(desk, part));
    }
    if course.parts.iter().any(|part| part.set.is_some()) {
        let args = Args::new()
            .with("first", desk.name(course.first))
            .with("second", desk.name(course.second))
            .with("own", course.sets.0)
            .with("other", course.sets.1);
        answer.line(desk.text("event-match-sets", &args));
    }
    answer.field("match", course);
}

fn line(desk: &Desk<'_>, part: &MatchPart) -> String {
    let (Points(first), Points(second)) = part.points();
    let kind = match part.kind {
        Stage::Main => "main",
        Stage::QuickPair => "quick",
        Stage::SuddenDeath => "sudden",
    };
    let args = Args::new()
        .with("set", part.set.unwrap_or(0))
        .with("kind", kind)
        .with("games", part.games.iter().map(game).collect::<Vec<_>>().join(" "))
        .with("rate", desk.words.tell("rate", &part.rate))
        .with("first", first)
        .with("second", second);
    desk.text("event-match-part", &args)
}

const fn game(outcome: &Outcome) -> &'static str {
    match outcome {
        Outcome::Win => "2-0",
        Outcome::Draw => "1-1",
        Outcome::Loss => "0-2",
    }
}
