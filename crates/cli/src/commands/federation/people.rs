//! People: lists in and out, single records, duplicates.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use clap::Args;
use damier_acts::{Bytes, federation as acts};
use damier_compete::event::Sex;
use damier_exchange::trf::LineEnd;
use damier_federation::people::{Person, people_rows, read_people_rows};
use damier_federation::{EventId, Fact, PersonId, former_name};
use serde_json::json;

use super::common::{OpenBooks, RefusedAct};
use super::done;
use crate::args::one_of;
use crate::output::{Output, Verdict, harmless};

/// Enter somebody, or change his record
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier federation person Koval Ivan --federation UKR --club Dynamo --born 1990-05-01
  damier federation person Shevchenko --change #12 --former \"Koval Anna\"
  damier federation person --change Koval --email koval@example.org --phone \"\"

With --change what is not named stays as it is, and an empty text takes something away.")]
pub(crate) struct PersonArgs {
    /// Family name
    #[arg(required_unless_present = "change")]
    family: Option<String>,
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
    /// Place of birth; never published
    #[arg(long)]
    birthplace: Option<String>,
    /// Address; never published
    #[arg(long)]
    address: Option<String>,
    /// E-mail; never published
    #[arg(long)]
    email: Option<String>,
    /// Telephone; never published
    #[arg(long)]
    phone: Option<String>,
    /// Profession; never published
    #[arg(long)]
    profession: Option<String>,
    /// A language he speaks; never published
    #[arg(long)]
    language: Vec<String>,
    /// He is another person than the one of the same record
    #[arg(long)]
    namesake: bool,
}

pub(crate) fn person(args: &PersonArgs, desk: &mut OpenBooks<'_>, out: &mut Output) -> Result<Verdict> {
    let facts = desk.act(acts::Person {
        change: args.change.clone(),
        family: args.family.clone(),
        given: Some(args.given.clone()),
        former: args.former.clone(),
        sex: args.sex,
        federation: args.federation.clone(),
        club: args.club.clone(),
        category: args.category.clone(),
        licence: args.licence.clone(),
        born: args.born,
        birthplace: args.birthplace.clone(),
        address: args.address.clone(),
        email: args.email.clone(),
        phone: args.phone.clone(),
        profession: args.profession.clone(),
        languages: args.language.clone(),
        namesake: args.namesake,
    })?;
    let last = PersonId(desk.state().next_person().0.saturating_sub(1));
    let (id, name) = match facts.first() {
        Some(Fact::Amended { id, person }) => (*id, person.name()),
        Some(Fact::Person(person)) => (last, person.name()),
        _ => (last, String::new()),
    };
    done(desk.common, out, &json!({ "person": id.0 }), &format!("{id} {}", harmless(&name)))
}

/// Read a list of people from a spreadsheet or separated text
#[derive(Debug, Args)]
#[command(after_help = "\
Example: damier federation import players.xlsx

XLSX, ODS, or separated text in UTF-8 or a Windows encoding. Columns in any order, named in English, Ukrainian,
Russian, Lithuanian or French: id, family, given (or name for both), former, sex, federation, club, category, licence;
never published: born, birthplace, address, email, phone, profession, languages. Only a name is needed. A row with an
id changes that record, if it is of the same person; what the list has no column for stays. Lists of other books go
without their ids. former and languages hold several values with | between them. Who is in the books with all that a
row says is not entered again. `damier federation export` writes such a file.")]
pub(crate) struct ImportArgs {
    /// The file
    file: PathBuf,
}

pub(crate) fn import(args: &ImportArgs, desk: &mut OpenBooks<'_>, out: &mut Output) -> Result<Verdict> {
    let bytes = Bytes(crate::input::bytes(&args.file)?);
    let in_file = |why: anyhow::Error| anyhow::anyhow!("{}: {why}", args.file.display());
    let rows = acts::Import::read(&bytes).map_err(|why| in_file(RefusedAct(why).into()))?;
    let list = read_people_rows(&rows).unwrap_or_default();
    let import = acts::Import { list: Bytes::default(), rows: Some(rows) };
    let facts = desk.act(import).map_err(in_file)?;
    let (count, known) = (list.people.len(), list.people.len() - facts.len());
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

/// Write the list of people as CSV, as a workbook, or as JSON; or an event as TRF
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier federation export > people.csv
  damier federation export -o people.xlsx
  damier federation export --event 3 -o cup.trf           an event, for rating officers and pairing programs
  damier federation paper rating-list --format csv        the rating list; xlsx and pdf too
  damier federation log --json > books.jsonl              everything, for a site or another copy of the books")]
pub(crate) struct ExportArgs {
    /// With birth dates and addresses, for the federation alone
    #[arg(long)]
    private: bool,
    /// An event of the books instead, as TRF-2026
    #[arg(long, value_name = "NUMBER", conflicts_with = "private")]
    event: Option<u32>,
    /// The file; its ending says what it is: csv or xlsx
    #[arg(short, long)]
    output: Option<PathBuf>,
}

/// An event as TRF, with the ratings of the list in force on its first day.
fn export_event(
    event: u32,
    output: Option<&Path>,
    desk: &OpenBooks<'_>,
    out: &mut Output,
) -> Result<Verdict> {
    let report = &desk.state().event(EventId(event))?.report;
    let book = desk.state().ratings(report.pool, report.starts)?;
    let rating = |id: PersonId| {
        let course = book.history.course(id.0);
        course.iter().rev().find(|own| own.0 <= report.starts).map(|own| own.1)
    };
    let file = acts::trf(desk.state(), report, rating);
    let file = file.map_err(|round| {
        anyhow::anyhow!("round {round} has more than one game of a player, for which TRF has no place")
    })?;
    let text = file.write(LineEnd::default());
    match output {
        Some(path) => {
            std::fs::write(path, text).with_context(|| format!("{} cannot be written", path.display()))?;
        }
        None => write!(out, "{text}")?,
    }
    Ok(Verdict::Fine)
}

pub(crate) fn export(args: &ExportArgs, desk: &OpenBooks<'_>, out: &mut Output) -> Result<Verdict> {
    if let Some(event) = args.event {
        return export_event(event, args.output.as_deref(), desk, out);
    }
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
        return Ok(Verdict::Fine);
    }
    let rows = people_rows(desk.state().people(), args.private);
    super::sheets::deliver(&rows, args.output.as_deref(), out)
}

/// Show records that may be of one person
#[derive(Debug, Args)]
#[command(after_help = "Example: damier federation duplicates")]
pub(crate) struct DuplicatesArgs {}

pub(crate) fn duplicates(_: &DuplicatesArgs, desk: &OpenBooks<'_>, out: &mut Output) -> Result<Verdict> {
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

pub(crate) fn merge(args: &MergeArgs, desk: &mut OpenBooks<'_>, out: &mut Output) -> Result<Verdict> {
    let (kept, gone) = (desk.person(&args.kept)?, desk.person(&args.gone)?);
    desk.act(acts::Merge { kept: args.kept.clone(), gone: args.gone.clone(), reason: args.because.clone() })?;
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

pub(crate) fn unmerge(args: &UnmergeArgs, desk: &mut OpenBooks<'_>, out: &mut Output) -> Result<Verdict> {
    let facts = desk.act(acts::Unmerge { gone: args.gone.clone(), reason: args.because.clone() })?;
    let Some(Fact::Unmerged { gone, .. }) = facts.first() else { return Ok(Verdict::Fine) };
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

pub(crate) fn forget(args: &ForgetArgs, desk: &mut OpenBooks<'_>, out: &mut Output) -> Result<Verdict> {
    let id = desk.person(&args.who)?;
    if !args.yes {
        bail!("{id} would be forgotten for good; say so with --yes");
    }
    desk.act(acts::Forget { who: args.who.clone() })?;
    let former = former_name(id);
    done(
        desk.common,
        out,
        &json!({ "person": id.0, "former": former }),
        &format!("{id} is \"{former}\" from now on"),
    )
}
