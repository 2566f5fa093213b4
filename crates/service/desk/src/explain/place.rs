//! Why somebody has his place: the score, every criterion with the numbers behind it, the neighbours.

use damier_compete::event::{
    Coefficient, Neighbour, PartedBy, ScoreScale, StageId, StageStandings, StandingLine, stage_over,
};
use damier_compete::standings::{Rational, Struck, Term};
use damier_compete::{Entrant, Round};
use damier_documents::papers::match_lines;
use damier_language::Args;

use crate::{ActReport, EventContext, RefusalText, describe, points};

use super::knockout;

/// Explains a place.
pub fn place(
    hall: &EventContext<'_>,
    stage: StageId,
    after: Option<Round>,
    entrant: Entrant,
) -> Result<ActReport, RefusalText> {
    let found = match after {
        Some(round) => hall.state().standings_after(stage, round),
        None => hall.state().standings(stage),
    };
    let standings = found.map_err(|none| {
        RefusalText::new(describe::describe(hall.words, hall.state(), "no-standings", &none))
    })?;
    let mut answer = ActReport::new();
    match standings.line(entrant) {
        Some(line) => placed(hall, &standings, line, &mut answer),
        None => unplaced(hall, &standings, entrant, &mut answer),
    }
    Ok(answer)
}

fn placed(hall: &EventContext<'_>, standings: &StageStandings, line: &StandingLine, answer: &mut ActReport) {
    let args = Args::new()
        .with("name", line.name.as_str())
        .with("place", points::place(line.place))
        .with("points", points::so_many(hall, line.score.0))
        .with("won", line.tally.won)
        .with("drawn", line.tally.drawn)
        .with("lost", line.tally.lost)
        .with("free", line.tally.free)
        .with("pluses", line.tally.pluses)
        .with("after", standings.after);
    let head = hall.text("event-place", &args);
    answer.line(hall.words.with_clauses(&head, standings.score_clauses));
    let bracket = hall.state().bracket(standings.stage);
    if let Some(bracket) = &bracket {
        knockout::meetings(hall, bracket, line.entrant, answer);
    }
    for neighbour in [("event-below", &line.above), ("event-above", &line.below)] {
        if let (id, Some(neighbour)) = neighbour {
            let told =
                bracket.as_ref().and_then(|own| knockout::parted(hall, own, line.entrant, neighbour, id));
            let told = told.or_else(|| by_match(hall, standings.stage, neighbour, id));
            answer.line(told.unwrap_or_else(|| parted(hall, id, neighbour)));
        }
    }
    if let Some(course) = hall.state().match_course(standings.stage) {
        for line in match_lines(hall.words, hall.state(), &course) {
            answer.line(line);
        }
        answer.field("match", &course);
    }
    if !line.shares_with.is_empty() {
        let names = hall.words.list(line.shares_with.iter().map(|own| hall.name(own)));
        answer.line(hall.text("event-shares", &Args::new().with("names", names)));
    }
    for (column, own) in standings.criteria.iter().zip(&line.coefficients) {
        criterion(hall, column.clauses, own, answer);
        later_steps(hall, line, own, answer);
    }
    answer.field("place", line);
}

/// What parts a line from a neighbour, with both numbers.
fn parted(hall: &EventContext<'_>, id: &str, neighbour: &Neighbour) -> String {
    let unit = match (neighbour.by, hall.scale()) {
        (PartedBy::Criterion { criterion, .. }, scale) => Coefficient::unit(criterion, scale),
        (PartedBy::Score, ScoreScale::OneHalfZero) => Rational::HALF,
        _ => Rational::whole(1),
    };
    let by = match neighbour.by {
        PartedBy::Criterion { criterion, .. } => hall.words.describe("criterion", &criterion),
        // Who is out after lost points has his points; whom a bracket parts is told by its meetings.
        PartedBy::Score | PartedBy::Bracket => hall.words.text("event-by-score"),
        PartedBy::Match => hall.words.text("event-by-match"),
    };
    let args = Args::new()
        .with("name", hall.name(neighbour.entrant))
        .with("by", by)
        .with("own", (neighbour.own * unit).mixed())
        .with("other", (neighbour.other * unit).mixed());
    hall.words.with_clauses(&hall.text(id, &args), neighbour.clauses)
}

/// How the match or the deciding games ended that part the two.
fn by_match(hall: &EventContext<'_>, stage: StageId, neighbour: &Neighbour, id: &str) -> Option<String> {
    let over = stage_over(hall.state(), stage).filter(|_| neighbour.by == PartedBy::Match)?;
    let args = Args::new()
        .with("name", hall.name(neighbour.entrant))
        .with("over", describe::describe(hall.words, hall.state(), "stage-over", &over));
    Some(hall.words.with_clauses(&hall.text(&format!("{id}-match"), &args), neighbour.clauses))
}

/// A criterion with the sum behind its value.
fn criterion(hall: &EventContext<'_>, clauses: &[&str], own: &Coefficient, answer: &mut ActReport) {
    let Some(working) = &own.working else { return };
    let name = hall.words.describe("criterion", &own.criterion);
    let name = hall.words.with_clauses(&name, clauses);
    answer.line(hall.words.label(&name, &own.printed_on(hall.scale())));
    let unit = Coefficient::unit(own.criterion, hall.scale());
    for term in &working.terms {
        answer.line(format!("    {}", struck_or_not(hall, term, term_line(hall, term, unit))));
    }
}

/// A line of the sum, marked where the first step of the ladder leaves it out.
fn struck_or_not(hall: &EventContext<'_>, term: &Term, line: String) -> String {
    match term.struck {
        Some(struck) if struck.at(1) => {
            hall.text("explained-struck", &Args::new().with("line", line).with("which", which(struck)))
        }
        _ => line,
    }
}

/// How the words of a language tell the two apart.
const fn which(struck: Struck) -> &'static str {
    match struck {
        Struck::Worst { .. } => "worst",
        Struck::Best => "best",
    }
}

/// The steps of a ladder that part this line from a neighbour, where the first one does not.
fn later_steps(hall: &EventContext<'_>, line: &StandingLine, own: &Coefficient, answer: &mut ActReport) {
    let Some(working) = &own.working else { return };
    let step = |neighbour: &Neighbour| match neighbour.by {
        PartedBy::Criterion { criterion, step } if criterion == own.criterion => Some(step),
        _ => None,
    };
    let mut steps: Vec<usize> = [&line.above, &line.below].into_iter().flatten().filter_map(step).collect();
    steps.sort_unstable();
    steps.dedup();
    let unit = Coefficient::unit(own.criterion, hall.scale());
    for step in steps.into_iter().filter(|step| *step > 1) {
        let left_out = working.terms.iter().filter(|term| !term.counts_at(step));
        let names = left_out.map(|term| term.opponent.map_or_else(|| "–".to_owned(), |own| hall.name(own)));
        let names: Vec<String> = names.collect();
        // Results group by group are steps themselves: their lines stand above, and none leaves anybody out.
        if names.is_empty() {
            continue;
        }
        let value = working.values.get(step - 1).copied().unwrap_or(Rational::ZERO);
        let args = Args::new()
            .with("step", step)
            .with("names", hall.words.list(names))
            .with("value", (value * unit).mixed());
        answer.line(format!("    {}", hall.text("explained-step", &args)));
    }
}

fn term_line(hall: &EventContext<'_>, term: &Term, unit: Rational) -> String {
    let args = Args::new()
        .with("round", term.round.map_or(0, Round::number))
        .with("opponent", term.opponent.map_or(String::new(), |own| hall.name(own)))
        .with("times", term.times.mixed())
        .with("number", (term.number * unit).mixed())
        .with("amount", (term.amount() * unit).mixed())
        .with("source", describe::describe(hall.words, hall.state(), "source", &term.source));
    let id = match (term.round, term.opponent) {
        (Some(_), Some(_)) => "event-term",
        (Some(_), None) => "event-term-alone",
        _ => "event-term-bare",
    };
    hall.text(id, &args)
}

fn unplaced(hall: &EventContext<'_>, standings: &StageStandings, entrant: Entrant, answer: &mut ActReport) {
    let found = standings.unclassified.iter().find(|own| own.entrant == entrant);
    let args = Args::new().with("name", hall.name(entrant));
    let text = hall.text("event-unplaced", &args);
    answer.line(hall.words.with_clauses(&text, found.map_or(&[] as &[_], |own| own.clauses)));
    if let Some(ruling) = found.and_then(|own| own.ruling) {
        answer.line(describe::ruling(hall.words, hall.state(), &ruling));
    }
    answer.field("unclassified", found);
}
