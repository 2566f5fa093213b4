//! Form 1 of the FMJD: report of an international competition.
//!
//! Front: the seventeen fields of FMJD-IX.F1 in their order. Back: the table of the final classification
//! with the results against the opponents (FMJD-IX.F1.back); of a Swiss the opponents of each round with
//! their ratings (FMJD-IX.5.6); of teams every player. Names, titles, federations and ratings stand as in
//! the rating list, results as 2, 1 or 0, unplayed games with `(f)` (FMJD-IX.4.2). The report is sent within
//! four weeks (FMJD-IX.4.5).

use damier_compete::event::{Official, Role};
use damier_language::Args;
use jiff::ToSpan;

use super::clerk::Clerk;
use super::fmjd_titles::{STRONG, Title};
use super::listing::or_empty;
use super::options::PaperError;
use super::standings;
use super::{form1_remarks, form1_table};
use crate::paper::{Block, Fields, Heading, List, Paper, Shape, Signature, Text, Writing};

/// So many remarks have room on the front, with two lines to write on.
const ON_THE_FRONT: usize = 5;

pub(super) fn make(clerk: &Clerk<'_>) -> Result<Paper, PaperError> {
    let staged = clerk.staged()?;
    let standings = standings::compute(clerk, staged)?;
    let mut paper = clerk.paper(clerk.text("form1-title")).shape(Shape::A4Landscape);
    paper.lines = vec![clerk.text("form1-subtitle").into()];
    let number = |number: u8, id: &str| format!("{number}. {}", clerk.text(id));
    let front = Fields::new()
        .field(number(1, "form1-name"), clerk.regulation.name.as_str())
        .field(number(2, "form1-place"), clerk.venue().unwrap_or_default())
        .field(number(3, "form1-dates"), clerk.dates().unwrap_or_default())
        .field(number(4, "form1-table"), clerk.text(form1_table::which(clerk, staged)))
        .field(number(5, "form1-chief"), names(clerk, |role| role == Role::ChiefArbiter))
        .field(number(6, "form1-assistants"), names(clerk, is_assistant))
        .field(number(7, "form1-committee"), committee(clerk, Clerk::is_swiss(staged)));
    let counts = counts(clerk)
        .into_iter()
        .fold(Fields::across(2), |fields, (at, id, value)| fields.field(number(at, id), value));
    let date = || clerk.text("paper-date");
    let remarks = form1_remarks::remarks(clerk, staged);
    let is_short = remarks.len() <= ON_THE_FRONT;
    paper = paper
        .with(front)
        .with(counts)
        .with(Fields::across(2).blank(number(13, "form1-stamp")).blank(number(14, "form1-date")))
        .with(Block::paragraph(Text::strong(number(15, "form1-approved"))))
        .with(clerk.signature(Role::ChiefArbiter).dated(date()))
        .with(Signature::new(clerk.text("form1-federation")).dated(date()))
        .with(Heading::section(number(16, "form1-remarks")))
        .with(Block::paragraph(Text::small(clerk.text("form1-remarks-note"))))
        .with(List::dashed(remarks));
    if is_short {
        paper = paper.with(Writing { label: Text::empty(), lines: 2 });
    }
    paper = paper.with(Block::paragraph(Text::strong(format!("17. {}", deadline(clerk)))));
    // Many remarks go on overleaf, and the table below them: no page has a few lines only.
    if is_short {
        paper = paper.with(Block::PageBreak);
    }
    Ok(form1_table::back(clerk, staged, &standings)?.into_iter().fold(paper, Paper::with))
}

/// Send within four weeks, by that day if the last one is known (FMJD-IX.4.5).
fn deadline(clerk: &Clerk<'_>) -> String {
    let latest = clerk.regulation.ends.and_then(|ends| ends.checked_add(4.weeks()).ok());
    match latest {
        Some(day) => clerk.translate("form1-deadline-by", &Args::new().with("day", clerk.words.date(day))),
        None => clerk.text("form1-deadline"),
    }
}

const fn is_assistant(role: Role) -> bool {
    matches!(role, Role::Deputy | Role::SeniorArbiter | Role::LineArbiter | Role::InformationArbiter)
}

fn names(clerk: &Clerk<'_>, wanted: impl Fn(Role) -> bool) -> String {
    let in_office = clerk.panel().into_iter().filter(|own| !own.relieved && wanted(own.role));
    in_office.map(|own| official(clerk, own)).collect::<Vec<_>>().join(", ")
}

fn official(clerk: &Clerk<'_>, own: &Official) -> String {
    match clerk.category(own) {
        Some(category) => format!("{} ({category})", own.name),
        None => own.name.clone(),
    }
}

/// The chief arbiter heads it, the assistants belong to it (FMJD-V.11.1).
fn committee(clerk: &Clerk<'_>, is_swiss: bool) -> String {
    if !is_swiss {
        return clerk.text("form1-no-committee");
    }
    names(clerk, |role| role == Role::ChiefArbiter || is_assistant(role))
}

/// Fields 8 to 12.
fn counts(clerk: &Clerk<'_>) -> Vec<(u8, &'static str, String)> {
    let players = &clerk.state.players;
    let count = |wanted: &dyn Fn(&damier_compete::event::PlayerEntry) -> bool| {
        players.iter().filter(|player| wanted(player)).count()
    };
    let licensed = count(&|player| player.id.is_some());
    let mut federations: Vec<&str> =
        players.iter().filter_map(|player| player.federation.as_deref()).collect();
    federations.sort_unstable();
    federations.dedup();
    let strong =
        count(&|player| Title::of(player).is_some() || player.rating.is_some_and(|rating| rating >= STRONG));
    vec![
        (8, "form1-participants", players.len().to_string()),
        // Only a list that gives numbers tells who has none.
        (9, "form1-licensed", or_empty((licensed > 0).then_some(licensed))),
        (10, "form1-federations", or_empty((!federations.is_empty()).then_some(federations.len()))),
        (11, "form1-titled", strong.to_string()),
        (12, "form1-rated", count(&|player| player.rating.is_some()).to_string()),
    ]
}
