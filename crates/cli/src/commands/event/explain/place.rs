//! Why somebody has his place: the score, every criterion with the numbers behind it, the neighbours.

use anyhow::Result;
use damier_compete::event::{
    Coefficient, Neighbour, PartedBy, ScoreScale, StageId, StageStandings, StandingLine, stage_over,
};
use damier_compete::standings::{Rational, Term};
use damier_compete::{Entrant, Round};
use damier_language::Args;

use crate::commands::event::answer::Answer;
use crate::commands::event::desk::Desk;
use crate::commands::event::{match_view, table, words};

use super::knockout;

/// Explains a place.
pub(super) fn explain(desk: &Desk<'_>, stage: StageId, after: Option<Round>, who: &str) -> Result<Answer> {
    let entrant = desk.entrant(stage, who)?;
    let found = match after {
        Some(round) => desk.state().standings_after(stage, round),
        None => desk.state().standings(stage),
    };
    let standings = found.map_err(|none| table::no_standings(desk, &none))?;
    let mut answer = Answer::new();
    match standings.line(entrant) {
        Some(line) => placed(desk, &standings, line, &mut answer),
        None => unplaced(desk, &standings, entrant, &mut answer),
    }
    Ok(answer)
}

fn placed(desk: &Desk<'_>, standings: &StageStandings, line: &StandingLine, answer: &mut Answer) {
    let args = Args::new()
        .with("name", line.name.as_str())
        .with("place", table::place(line))
        .with("points", table::so_many_points(desk, line.score.0))
        .with("won", line.tally.won)
        .with("drawn", line.tally.drawn)
        .with("lost", line.tally.lost)
        .with("free", line.tally.free)
        .with("pluses", line.tally.pluses)
        .with("after", standings.after);
    let head = desk.text("event-place", &args);
    answer.line(desk.words.with_clauses(&head, standings.score_clauses));
    let bracket = desk.state().bracket(standings.stage);
    if let Some(bracket) = &bracket {
        knockout::meetings(desk, bracket, line.entrant, answer);
    }
    for neighbour in [("event-below", &line.above), ("event-above", &line.below)] {
        if let (id, Some(neighbour)) = neighbour {
            let told =
                bracket.as_ref().and_then(|own| knockout::parted(desk, own, line.entrant, neighbour, id));
            let told = told.or_else(|| by_match(desk, standings.stage, neighbour, id));
            answer.line(told.unwrap_or_else(|| parted(desk, id, neighbour)));
        }
    }
    if let Some(course) = desk.state().match_course(standings.stage) {
        match_view::add(desk, &course, answer);
    }
    if !line.shares_with.is_empty() {
        let names = desk.words.list(line.shares_with.iter().map(|own| desk.name(*own)));
        answer.line(desk.text("event-shares", &Args::new().with("names", names)));
    }
    for (column, own) in standings.criteria.iter().zip(&line.coefficients) {
        criterion(desk, column.clauses, own, answer);
    }
    answer.field("place", line);
}

/// What parts a line from a neighbour, with both numbers.
fn parted(desk: &Desk<'_>, id: &str, neighbour: &Neighbour) -> String {
    let unit = match (neighbour.by, desk.scale()) {
        (PartedBy::Criterion { criterion, .. }, scale) => Coefficient::unit(criterion, scale),
        (PartedBy::Score, ScoreScale::OneHalfZero) => Rational::HALF,
        _ => Rational::whole(1),
    };
    let by = match neighbour.by {
        PartedBy::Criterion { criterion, .. } => desk.words.tell("criterion", &criterion),
        // Who is out after lost points has his points; whom a bracket parts is told by its meetings.
        PartedBy::Score | PartedBy::Bracket => desk.words.text("event-by-score"),
        PartedBy::Match => desk.words.text("event-by-match"),
    };
    let args = Args::new()
        .with("name", desk.name(neighbour.entrant))
        .with("by", by)
        .with("own", (neighbour.own * unit).mixed())
        .with("other", (neighbour.other * unit).mixed());
    desk.words.with_clauses(&desk.text(id, &args), neighbour.clauses)
}

/// How the match or the deciding games ended that part the two.
fn by_match(desk: &Desk<'_>, stage: StageId, neighbour: &Neighbour, id: &str) -> Option<String> {
    let over = stage_over(desk.state(), stage).filter(|_| neighbour.by == PartedBy::Match)?;
    let args = Args::new()
        .with("name", desk.name(neighbour.entrant))
        .with("over", words::tell(desk.words, desk.state(), "stage-over", &over));
    Some(desk.words.with_clauses(&desk.text(&format!("{id}-match"), &args), neighbour.clauses))
}

/// A criterion with the sum behind its value.
fn criterion(desk: &Desk<'_>, clauses: &[&str], own: &Coefficient, answer: &mut Answer) {
    let Some(working) = &own.working else { return };
    let name = desk.words.tell("criterion", &own.criterion);
    let name = desk.words.with_clauses(&name, clauses);
    answer.line(desk.words.label(&name, &own.printed_on(desk.scale())));
    let unit = Coefficient::unit(own.criterion, desk.scale());
    for term in &working.terms {
        answer.line(format!("    {}", term_line(desk, term, unit)));
    }
}

fn term_line(desk: &Desk<'_>, term: &Term, unit: Rational) -> String {
    let args = Args::new()
        .with("round", term.round.map_or(0, Round::number))
        .with("opponent", term.opponent.map_or(String::new(), |own| desk.name(own)))
        .with("times", term.times.mixed())
        .with("number", (term.number * unit).mixed())
        .with("amount", (term.amount() * unit).mixed())
        .with("source", words::tell(desk.words, desk.state(), "source", &term.source));
    let id = match (term.round, term.opponent) {
        (Some(_), Some(_)) => "event-term",
        (Some(_), None) => "event-term-alone",
        _ => "event-term-bare",
    };
    desk.text(id, &args)
}

fn unplaced(desk: &Desk<'_>, standings: &StageStandings, entrant: Entrant, answer: &mut Answer) {
    let found = standings.unclassified.iter().find(|own| own.entrant == entrant);
    let args = Args::new().with("name", desk.name(entrant));
    let text = desk.text("event-unplaced", &args);
    answer.line(desk.words.with_clauses(&text, found.map_or(&[] as &[_], |own| own.clauses)));
    if let Some(ruling) = found.and_then(|own| own.ruling) {
        answer.line(words::ruling(desk.words, desk.state(), &ruling));
    }
    answer.field("unclassified", found);
}
