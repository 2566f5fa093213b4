//! Contests of composing: the points for titles that their laureates won, and the jury that gave the places.

use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use clap::Args;
use damier_acts::federation as acts;
use damier_contests::composing::{Composing, Phase};
use damier_contests::solving::Solving;
use damier_contests::{Office, Official};
use damier_federation::arbiters::Category;
use damier_federation::{Fact, PersonId, State};
use damier_store::{ContestFile, Fault, StoreError};
use jiff::civil::Date;
use serde::Serialize;
use serde_json::json;

use super::common::OpenBooks;
use super::done;
use crate::output::{Output, Verdict, harmless};

/// Write down the places of a contest of composing that gives points for titles
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier federation contest cup.contest
  damier federation contest cup.contest --enter-new

The results have to be final, and the regulation has to say that the contest gives points for titles
(FMJD-X.10.2.1, FMJD-X.10.2.2). Authors are found by the number that they gave, then by name. What is in the
books already is left out. The jury is told with the categories that the books know, for it is approved with the
regulation. Solving brings no points: the FMJD gives them to composers only (FMJD-X.10.3).")]
pub(crate) struct ContestArgs {
    /// The file of the contest
    contest: PathBuf,
    /// Enter authors whom nobody knows
    #[arg(long)]
    enter_new: bool,
}

pub(crate) fn contest(args: &ContestArgs, desk: &mut OpenBooks<'_>, out: &mut Output) -> Result<Verdict> {
    let mut file = match ContestFile::<Composing>::open(&args.contest) {
        Err(StoreError { fault: Fault::AnotherKind, .. }) if is_solving(&args.contest) => bail!(
            "{}: a contest of solving gives no points for titles; the FMJD gives them to composers only (FMJD-X.10.3)",
            args.contest.display()
        ),
        file => file?,
    };
    let journal = file.load()?;
    let contest = journal.state();
    let Phase::Final { since: date } = contest.phase else {
        bail!("{}: the results are not final yet", args.contest.display());
    };
    let laureates = contest.laureates();
    if laureates.is_empty() {
        let why = match contest.regulation.as_ref().is_some_and(|own| own.titles) {
            true => "nobody won points for titles there",
            false => "by its regulation it gives no points for titles (FMJD-X.10.2.1, FMJD-X.10.2.2)",
        };
        bail!("{}: {why}", args.contest.display());
    }
    let jury = jury(&contest.panel, desk.state(), date);
    let of = |own: &damier_contests::composing::Laureate| {
        let author = contest.author(own.author)?;
        let (name, licence) = (author.name.clone(), author.id.clone());
        Some(acts::Laureate { who: None, name, licence, contest: own.contest.clone(), place: own.place })
    };
    let places = laureates.iter().filter_map(of).collect();
    let facts = desk.act(acts::Places { places, date: Some(date), enter_new: args.enter_new })?;
    let new = facts.iter().filter(|fact| matches!(fact, Fact::Person(_))).count();
    let entered = facts.len() - new;
    let known = laureates.len() - entered;
    let object = json!({ "places": entered, "known": known, "new_people": new, "jury": jury });
    let mut lines = vec![format!("{entered} places written down, {known} known already, {new} new people")];
    lines.extend(jury.iter().map(Juror::text));
    done(desk.common, out, &object, &lines.join("\n"))
}

/// Whether a file holds a contest of solving.
fn is_solving(path: &Path) -> bool {
    ContestFile::<Solving>::open(path).is_ok()
}

/// A judge, and who he is in the books.
#[derive(Serialize)]
struct Juror<'a> {
    name: &'a str,
    office: Office,
    person: Option<PersonId>,
    category: Option<Category>,
}

impl Juror<'_> {
    /// `chief-judge Bila O.: #12, national category`.
    fn text(&self) -> String {
        let who = self.person.map_or_else(|| "not in the books".to_owned(), |person| person.to_string());
        let category = self.category.map(|own| format!(", {} category", own.name())).unwrap_or_default();
        harmless(&format!("{} {}: {who}{category}", self.office, self.name))
    }
}

/// Those who gave the places: the FMJD approves the jury with the regulation (FMJD-X.10.2.2).
fn jury<'a>(panel: &'a [Official], books: &State, day: Date) -> Vec<Juror<'a>> {
    let panel = panel.iter().filter(|official| official.office.is_panel());
    let known = panel.map(|Official { name, office, .. }| {
        let (person, category) = books.judge_named(name, day).unzip();
        Juror { name, office: *office, person, category: category.flatten() }
    });
    known.collect()
}
