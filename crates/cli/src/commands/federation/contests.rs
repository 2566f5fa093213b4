//! Contests of composing: the points for titles that their laureates won.

use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::Args;
use damier_contests::composing::{Composing, Phase};
use damier_federation::titles::ContestPlace;
use damier_federation::{Fact, PersonId};
use damier_store::ContestFile;
use serde_json::json;

use super::common::Desk;
use super::done;
use super::events::{called, people_of};
use crate::output::{Output, Verdict};

/// Write down the places of a contest of composing that gives points for titles
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier federation contest cup.contest
  damier federation contest cup.contest --enter-new

The results have to be final, and the regulation has to say that the contest gives points for titles
(FMJD-X.10.2.1, FMJD-X.10.2.2). Authors are found by the number that they gave, then by name. What is in the
books already is left out.")]
pub(crate) struct ContestArgs {
    /// The file of the contest
    contest: PathBuf,
    /// Enter authors whom nobody knows
    #[arg(long)]
    enter_new: bool,
}

pub(crate) fn contest(args: &ContestArgs, desk: &mut Desk<'_>, out: &mut Output) -> Result<Verdict> {
    let journal = ContestFile::<Composing>::open(&args.contest)?.load()?;
    let contest = journal.state();
    let Phase::Final { since: date } = contest.phase else {
        bail!("{}: the results are not final yet", args.contest.display());
    };
    let laureates = contest.laureates();
    if laureates.is_empty() {
        bail!("{}: nobody won points for titles there", args.contest.display());
    }
    let authors: Vec<_> = laureates.iter().filter_map(|own| contest.author(own.author)).collect();
    let entries = authors.iter().map(|own| (own.id.as_deref(), own.name.as_str()));
    let mut new: Vec<(PersonId, &str)> = Vec::new();
    let mut facts = Vec::new();
    let next = desk.state().next_person().0;
    // Somebody may be a laureate of several sections.
    let people = people_of(desk.state(), entries, |at, _| {
        let author = authors.get(at).filter(|_| args.enter_new)?;
        if let Some((id, _)) = new.iter().find(|(_, name)| *name == author.name) {
            return Some(*id);
        }
        let id = PersonId(next + new.len() as u32);
        new.push((id, &author.name));
        facts.push(Fact::Person(Box::new(called(&author.name, author.id.clone()))));
        Some(id)
    })?;
    let places = laureates.iter().zip(&people).map(|(own, person)| ContestPlace {
        person: *person,
        contest: own.contest.clone(),
        date,
        place: own.place,
    });
    let places: Vec<ContestPlace> = places.filter(|place| !desk.state().has_place(place)).collect();
    let (entered, known) = (places.len(), laureates.len() - places.len());
    facts.extend(places.into_iter().map(|place| Fact::Place(Box::new(place))));
    desk.say(facts)?;
    let object = json!({ "places": entered, "known": known, "new_people": new.len() });
    let line = format!("{entered} places written down, {known} known already, {} new people", new.len());
    done(desk.common, out, &object, &line)
}
