//! A match in lines: its sets, its regular games and the tie-break (FMJD-VII.1.1, FMJD-VII.2.3.1).

use damier_compete::event::{MatchCourse, MatchPart, ScoreScale, StageId, State};
use damier_compete::schedule::{Rate, Stage};
use damier_compete::{Entrant, Round, SideResult};
use damier_language::{Args, Words};

/// The parts of a match, one a line, as the first of the two sees them; then the sets, if there are any.
pub fn match_lines(words: &Words, state: &State, course: &MatchCourse) -> Vec<String> {
    let scale = state.regulation.as_ref().map(|regulation| regulation.scale).unwrap_or_default();
    let mut lines: Vec<String> = course.parts.iter().map(|own| part(words, scale, own)).collect();
    if course.parts.iter().any(|own| own.set.is_some()) {
        let name = |entrant: Entrant| state.name_of(entrant).unwrap_or_default().to_owned();
        let args = Args::new()
            .with("first", name(course.first))
            .with("second", name(course.second))
            .with("own", course.sets.0)
            .with("other", course.sets.1);
        lines.push(words.translate("event-match-sets", &args));
        let both = |id: &str, rate: &str, own: u32, other: u32| {
            let args = Args::new()
                .with("rate", rate)
                .with("first", name(course.first))
                .with("second", name(course.second))
                .with("own", own)
                .with("other", other);
            words.translate(id, &args)
        };
        for (rate, own, other) in &course.paces {
            lines.push(both("event-match-pace", &words.describe("rate", rate), own.0, other.0));
        }
        if let Some((own, other)) = course.worth {
            lines.push(both("event-match-worth", "", own.0, other.0));
        }
    }
    lines.extend(match_now(words, course));
    lines
}

/// What is being played, or what comes next; nothing once the match is over, and where it says no more than the round.
pub fn match_now(words: &Words, course: &MatchCourse) -> Option<String> {
    let begun = if course.begun { "yes" } else { "no" };
    let part = course.next.as_ref().filter(|part| says_more(part))?;
    Some(words.translate("event-match-next", &kind(words, part).with("begun", begun)))
}

/// What the game of a round is: its set, and at which rate it is played; nothing where that says no more than the round.
pub fn match_part(words: &Words, state: &State, stage: StageId, round: Round) -> Option<String> {
    let part = state.match_part(stage, round).filter(says_more)?;
    Some(words.translate("event-match-kind", &kind(words, &part)))
}

fn says_more(part: &MatchPart) -> bool {
    part.set.is_some() || part.kind != Stage::Main
}

fn part(words: &Words, scale: ScoreScale, part: &MatchPart) -> String {
    let (first, second) = part.points();
    let points = |points: u32| match scale {
        ScoreScale::TwoOneZero => points.to_string(),
        ScoreScale::OneHalfZero => words.halves(points),
    };
    let args = kind(words, part)
        .with("games", part.games.iter().map(|own| game(scale, *own)).collect::<Vec<_>>().join(" "))
        .with("first", points(first.0))
        .with("second", points(second.0));
    words.translate("event-match-part", &args)
}

/// What a part is called with.
fn kind(words: &Words, part: &MatchPart) -> Args<'static> {
    let kind = match part.kind {
        Stage::Main if part.set.is_some() && part.rate != Rate::Official => "pace",
        Stage::SuddenDeath if part.rate == Rate::LehmannGeorgiev => "pace",
        Stage::Main => "main",
        Stage::QuickPair => "quick",
        Stage::SuddenDeath => "sudden",
    };
    Args::new()
        .with("set", part.set.unwrap_or(0))
        .with("kind", kind)
        .with("rate", words.describe("rate", &part.rate))
}

const fn game(scale: ScoreScale, outcome: SideResult) -> &'static str {
    match (scale, outcome) {
        (ScoreScale::TwoOneZero, SideResult::Win) => "2-0",
        (ScoreScale::TwoOneZero, SideResult::Draw) => "1-1",
        (ScoreScale::TwoOneZero, SideResult::Loss) => "0-2",
        (ScoreScale::OneHalfZero, SideResult::Win) => "1-0",
        (ScoreScale::OneHalfZero, SideResult::Draw) => "½-½",
        (ScoreScale::OneHalfZero, SideResult::Loss) => "0-1",
    }
}
