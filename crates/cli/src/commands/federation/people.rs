//! People: lists in and out, single records, duplicates.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::Args;
use damier_compete::event::Sex;
use damier_federation::people::{Found, Person, read_people, write_people};
use damier_federation::{Fact, NameIndex, PersonId, former_name};
use serde_json::json;

use super::common::{Desk, read};
use super::done;
use crate::args::one_of;
use crate::output::{Output, Verdict, harmless};

/// Enter somebody, or change his record
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier federation person Koval Ivan --federation UKR --club Dynamo --born 1990-05-01
  damier federation person Shevchenko --change #12 --former \"Koval Anna\"")]
pub(crate) struct PersonArgs {
    /// Family name
    family: String,
    /// Given names
    #[arg(default_value = "")]
    given: String,
    /// Change the record of somebody instead: what is not named stays as it is
    #[arg(long, value_name = "WHO")]
    change: Option<String>,
    /// A name he had before
    #[arg(long)]
    former: Vec<String>,
    /// f or m
    #[arg(long, value_parser = one_of([("f", Sex::Female), ("m", Sex::Male)]))]
    sex: Option<Sex>,
    /// The code of the national federation
    #[arg(long)]
    federation: Option<String>,
    /// Club or society
    #[arg(long)]
    club: Option<String>,
    /// Sports category or rank
    #[arg(long)]
    category: Option<String>,
    /// The number on the list of a federation
    #[arg(long)]
    licence: Option<String>,
    /// Date of birth; never published
    #[arg(long)]
    born: Option<jiff::civil::Date>,
    /// A language he speaks; never published
    #[arg(long)]
    language: Vec<String>,
}

pub(crate) fn person(args: &PersonArgs, desk: &mut Desk<'_>, out: &mut Output) -> Result<Verdict> {
    let changed = args.change.as_deref().map(|who| desk.person(who)).transpose()?;
    let mut person = match changed {
        Some(id) => desk.state().person(id)?.clone(),
        None => Person::default(),
    };
    person.family = args.family.clone();
    if !args.given.is_empty() || changed.is_none() {
        person.given = args.given.clone();
    }
    person.former.extend(args.former.iter().cloned());
    person.sex = args.sex.or(person.sex);
    let or = |new: &Option<String>, old: Option<String>| new.clone().or(old);
    person.federation = or(&args.federation, person.federation.take());
    person.club = or(&args.club, person.club.take());
    person.category = or(&args.category, person.category.take());
    person.licence = or(&args.licence, person.licence.take());
    if let Some(born) = args.born {
        (person.private.born, person.private.born_year_only) = (Some(born), false);
    }
    person.private.languages.extend(args.language.iter().cloned());
    let name = person.name();
    let person = Box::new(person);
    let id = changed.unwrap_or(desk.state().next_person());
    desk.say(vec![
        changed
            .map_or_else(|| Fact::Person(person.clone()), |id| Fact::Amended { id, person: person.clone() }),
    ])?;
    done(desk.common, out, &json!({ "person": id.0 }), &format!("{id} {}", harmless(&name)))
}

/// Read a list of people from a CSV file
#[derive(Debug, Args)]
#[command(after_help = "\
Example: damier federation import players.csv

Columns in any order: id, family, given, former, sex, federation, club, category, licence; never published: born,
birthplace, address, email, phone, profession, languages. Only family is needed. A row with an id replaces that
record; former and languages hold several values with | between them. `damier federation export` writes such a file.")]
pub(crate) struct ImportArgs {
    /// The file
    file: PathBuf,
}

pub(crate) fn import(args: &ImportArgs, desk: &mut Desk<'_>, out: &mut Output) -> Result<Verdict> {
    let list = read_people(&read(&args.file)?).map_err(|faults| {
        let all: Vec<String> = faults.iter().map(ToString::to_string).collect();
        anyhow::anyhow!("{}: nothing was taken\n{}", args.file.display(), all.join("\n"))
    })?;
    let count = list.people.len();
    let names = desk.state().names();
    let facts: Vec<Fact> = list
        .people
        .into_iter()
        .filter(|(id, person)| id.is_some() || !is_known(desk, &names, person))
        .map(|(id, person)| match id {
            Some(id) => Fact::Amended { id, person: Box::new(person) },
            None => Fact::Person(Box::new(person)),
        })
        .collect();
    let known = count - facts.len();
    desk.say(facts)?;
    let alike = desk.state().duplicates().len();
    let object = json!({ "read": count, "known": known, "unknown_columns": list.unknown,
        "may_be_duplicates": alike });
    let mut line = format!("{count} read");
    if known > 0 {
        line += &format!(", {known} of them in the books already");
    }
    if !list.unknown.is_empty() {
        line += &format!("; passed over: {}", list.unknown.join(", "));
    }
    if alike > 0 {
        line += &format!("; {alike} may be there twice: damier federation duplicates");
    }
    done(desk.common, out, &object, &line)
}

/// Whether the books hold exactly this record, so that a list that is read twice adds nobody twice.
fn is_known(desk: &Desk<'_>, names: &NameIndex<'_>, person: &Person) -> bool {
    let found = match names.find(&person.name()) {
        Found::Nobody => Vec::new(),
        Found::One(id) => vec![id],
        Found::Several(all) => all,
    };
    found.into_iter().any(|id| desk.state().person(id).is_ok_and(|own| own == person))
}

/// Write the list of people as CSV
#[derive(Debug, Args)]
#[command(after_help = "Example: damier federation export > people.csv")]
pub(crate) struct ExportArgs {
    /// With birth dates and addresses, for the federation alone
    #[arg(long)]
    private: bool,
}

pub(crate) fn export(args: &ExportArgs, desk: &Desk<'_>, out: &mut Output) -> Result<Verdict> {
    if desk.common.json {
        let people: Vec<_> = desk
            .state()
            .people()
            .map(|(id, person)| match args.private {
                true => json!({ "id": id.0, "person": person }),
                false => json!({ "id": id.0, "person": person.public() }),
            })
            .collect();
        out.json(&json!({ "people": people }))?;
    } else {
        write!(out, "{}", write_people(desk.state().people(), args.private))?;
    }
    Ok(Verdict::Fine)
}

/// Show records that may be of one person
#[derive(Debug, Args)]
#[command(after_help = "Example: damier federation duplicates")]
pub(crate) struct DuplicatesArgs {}

pub(crate) fn duplicates(_: &DuplicatesArgs, desk: &Desk<'_>, out: &mut Output) -> Result<Verdict> {
    let found = desk.state().duplicates();
    if desk.common.json {
        out.json(&json!({ "duplicates": found }))?;
        return Ok(Verdict::Fine);
    }
    for own in &found {
        let name = |id| desk.state().person(id).map(|own: &Person| harmless(&own.name()));
        let birth = if own.same_birth { "  born alike" } else { "" };
        writeln!(out, "{} {}  =  {} {}{birth}", own.one, name(own.one)?, own.other, name(own.other)?)?;
    }
    if let Some(first) = found.first() {
        writeln!(out, "\ndamier federation merge {} {} --because REASON", first.one, first.other)?;
    }
    Ok(Verdict::Fine)
}

/// Take two records for one person; the second number goes on as an alias
#[derive(Debug, Args)]
#[command(after_help = "Example: damier federation merge #12 #31 --because \"the same licence\"")]
pub(crate) struct MergeArgs {
    /// Whose record stays
    kept: String,
    /// Whose record becomes an alias
    gone: String,
    /// How it is known
    #[arg(long)]
    because: String,
}

pub(crate) fn merge(args: &MergeArgs, desk: &mut Desk<'_>, out: &mut Output) -> Result<Verdict> {
    let (kept, gone) = (desk.person(&args.kept)?, desk.person(&args.gone)?);
    desk.say(vec![Fact::Merged { kept, gone, reason: args.because.clone() }])?;
    done(desk.common, out, &json!({ "kept": kept.0, "gone": gone.0 }), &format!("{gone} is {kept} now"))
}

/// Tell two people apart again
#[derive(Debug, Args)]
#[command(after_help = "Example: damier federation unmerge #31 --because \"father and son\"")]
pub(crate) struct UnmergeArgs {
    /// The alias, such as #31
    gone: String,
    /// How it is known
    #[arg(long)]
    because: String,
}

pub(crate) fn unmerge(args: &UnmergeArgs, desk: &mut Desk<'_>, out: &mut Output) -> Result<Verdict> {
    let number = args.gone.trim_start_matches('#').parse();
    let gone = PersonId(number.map_err(|_| anyhow::anyhow!("\"{}\" is no number such as #31", args.gone))?);
    desk.say(vec![Fact::Unmerged { gone, reason: args.because.clone() }])?;
    done(desk.common, out, &json!({ "person": gone.0 }), &format!("{gone} stands alone again"))
}

/// Forget somebody for good: his name and all that is private go, results, ratings and titles stay under his number
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier federation forget \"Koval Ivan\" --yes
  damier federation forget #12 --yes --json

The facts themselves are told without him, in the file too; woman or man, federation and rank stay, because lists and
norms rest on them. A site or a copy that takes these books over forgets him as well. Copies that were made before
still hold everything.")]
pub(crate) struct ForgetArgs {
    /// Who: a number, a name, or the number of a licence
    who: String,
    /// It cannot be undone: say so
    #[arg(long)]
    yes: bool,
}

pub(crate) fn forget(args: &ForgetArgs, desk: &mut Desk<'_>, out: &mut Output) -> Result<Verdict> {
    let id = desk.person(&args.who)?;
    if !args.yes {
        bail!("{id} would be forgotten for good; say so with --yes");
    }
    let facts = desk.state().forgetting(id)?;
    desk.say(facts)?;
    desk.forget()?;
    let former = former_name(id);
    done(
        desk.common,
        out,
        &json!({ "person": id.0, "former": former }),
        &format!("{id} is \"{former}\" from now on"),
    )
}
