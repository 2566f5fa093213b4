//! One's own solving: streak, points, and every attempt. Nobody else sees it.

use std::sync::Arc;

use askama::Template;
use axum::extract::State;
use axum::http::StatusCode;
use damier_language::Args;
use damier_store::Attempt;

use crate::pages::answer::{OrTrouble as _, PageResult};
use crate::pages::{Page, date, notice, send};
use crate::problems;
use crate::reader::Reader;
use crate::site::{Site, now};

/// So many attempts are shown; all of them count.
const SHOWN: usize = 200;

#[derive(Template)]
#[template(path = "problems/history.html")]
struct Sheet {
    page: Page,
    streak: String,
    longest: String,
    points: String,
    solved: String,
    rows: Vec<Row>,
}

struct Row {
    problem: String,
    day: String,
    begun: String,
    state: &'static str,
    mistakes: u32,
    points: String,
}

/// Shows the reader his own solving.
pub(crate) async fn show(State(site): State<Arc<Site>>, reader: Reader) -> PageResult {
    let Some(account) = reader.person.account().map(|own| own.id) else {
        return Err(notice(reader, StatusCode::UNAUTHORIZED, "problem-history", "problem-sign-in-history"));
    };
    let attempts = site.database.attempts(account).await.or_trouble(&reader)?;
    let words = reader.words;
    let (streak, longest) = problems::streak(&attempts, problems::day_of(now()));
    let sum: u32 = attempts.iter().filter_map(|own| own.points).sum();
    let solved = attempts.iter().filter(|own| own.points.is_some_and(|points| points > 0)).count();
    let days = |number: u32| words.translate("problem-days", &Args::new().with("number", number));
    let mut page = Page::new(reader, "problem-history", "/problems");
    let keep = page.reader.keep.take();
    let sheet = Sheet {
        page,
        streak: days(streak),
        longest: days(longest),
        points: words.translate("problem-points", &Args::new().with("number", sum)),
        solved: solved.to_string(),
        rows: attempts.into_iter().take(SHOWN).map(row).collect(),
    };
    Ok(send(StatusCode::OK, keep, &sheet))
}

fn row(own: Attempt) -> Row {
    Row {
        state: match own.points {
            None => "problem-attempt-open",
            Some(0) => "problem-attempt-shown",
            Some(_) => "problem-attempt-solved",
        },
        begun: date(own.begun),
        problem: own.problem,
        day: own.day,
        mistakes: own.mistakes,
        points: own.points.map(|points| points.to_string()).unwrap_or_default(),
    }
}
