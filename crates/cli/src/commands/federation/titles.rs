//! Titles and norms: what an event asks, who made a norm, ledgers, applications.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::Args;
use damier_federation::report::EventReport;
use damier_federation::titles::{
    Application, Award, ContestPlace, Criterion, Details, Missing, Norm, NormCheck, NormTable, Outlook, Step,
    Title,
};
use damier_federation::{EventId, Fact, Pool};
use jiff::civil::Date;
use serde_json::json;

use super::common::{Desk, read};
use super::done;
use super::events::Circumstances;
use crate::args::one_of;
use crate::output::{Output, Verdict, harmless};

/// Load a table of norms, or print how one looks
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier federation norm-table > norms.toml     how a table looks; its numbers are made up
  damier federation norm-table norms.toml

The table of the FMJD itself (FMJD-X.table) is lost in the edition that Damier follows: load your federation's. A
table of national ranks has the same form, with the names of the ranks as titles.")]
pub(crate) struct NormTableArgs {
    /// The file
    file: Option<PathBuf>,
}

pub(crate) fn norm_table(args: &NormTableArgs, desk: &mut Desk<'_>, out: &mut Output) -> Result<Verdict> {
    let Some(file) = &args.file else {
        write!(out, "{}", NormTable::EXAMPLE)?;
        return Ok(Verdict::Fine);
    };
    desk.say(vec![Fact::NormTable { text: read(file)? }])?;
    done(desk.common, out, &json!({ "file": file.display().to_string() }), "The table is in the books")
}

/// Announce the norms of an event, or forecast them while it is played
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier federation norms cup.damier --standing title --host UKR      announced at the start, forecast later
  damier federation norms --event 3 --register                        write down those that were made")]
pub(crate) struct NormsArgs {
    /// The file of the event
    #[arg(value_name = "EVENT", required_unless_present = "event", conflicts_with = "event")]
    file: Option<PathBuf>,
    #[command(flatten)]
    circumstances: Circumstances,
    /// An event of the books instead of a file
    #[arg(long, value_name = "NUMBER")]
    event: Option<u32>,
    /// Write down the norms that were made
    #[arg(long, requires = "event")]
    register: bool,
}

pub(crate) fn norms(args: &NormsArgs, desk: &mut Desk<'_>, out: &mut Output) -> Result<Verdict> {
    let report: EventReport = match (&args.file, args.event) {
        (Some(file), None) => args.circumstances.resolved(file, desk)?,
        (None, Some(event)) => desk.state().event(EventId(event))?.report.clone(),
        _ => bail!("name the file of an event, or --event"),
    };
    let book = desk.state().ratings(report.pool, desk.common.today().max(report.starts))?;
    let rules = desk.state().title_rules()?;
    let numbers = &book.editions.on(report.starts).numbers;
    let table = desk.state().norm_table(report.starts);
    let event = desk.state().norm_event(&report, &book.history, numbers, &rules, table);
    let conditions = desk.state().event_conditions(&report)?;
    let checks: Vec<NormCheck> = (0..event.members.len()).flat_map(|own| event.check(own)).collect();
    if args.register {
        return register(args.event.unwrap_or_default(), &report, &conditions, &checks, desk, out);
    }
    if desk.common.json {
        let all: Vec<_> = checks.iter().map(|own| json!({ "check": own, "name": name(desk, own) })).collect();
        out.json(&json!({ "name": report.name, "conditions": conditions, "norms": all }))?;
        return Ok(Verdict::Fine);
    }
    writeln!(out, "{}, {} – {}", harmless(&report.name), report.starts, report.ends)?;
    if let Some(first) = checks.first().filter(|_| event.round_robin) {
        let mean = first.counts.mean.map_or("–".to_owned(), |mean| format!("{mean:.2}"));
        let category = first.category.as_ref().map_or_else(ToString::to_string, Clone::clone);
        writeln!(out, "Rm {mean}, category: {category}")?;
    }
    for own in conditions
        .iter()
        .chain(checks.first().filter(|_| event.round_robin).into_iter().flat_map(|own| &own.criteria))
    {
        writeln!(out, "  {}", condition(own))?;
    }
    if let Some(missing) = checks.iter().find_map(|own| own.needed.as_ref().err()).filter(|_| table.is_none())
    {
        writeln!(out, "{missing}\n  damier federation norm-table FILE")?;
        return Ok(Verdict::Fine);
    }
    for own in &checks {
        writeln!(out, "  {:<28} {:<4} {}", name(desk, own), own.title.letters(), outlook(own))?;
    }
    Ok(Verdict::Fine)
}

fn name(desk: &Desk<'_>, check: &NormCheck) -> String {
    desk.state().person(check.person).map(|own| harmless(&own.name())).unwrap_or_default()
}

/// A condition in one line.
fn condition(own: &Criterion) -> String {
    let what = serde_json::to_value(own.what).ok().and_then(|own| own.as_str().map(str::to_owned));
    let what = what.unwrap_or_default().replace('_', " ");
    let sign = if own.at_least { "at least" } else { "at most" };
    let verdict = if own.is_met() { "met" } else { "NOT MET" };
    format!("{what}: {} ({sign} {}), {verdict} ({})", own.found, own.needed, own.clause)
}

/// How a norm stands, in one line.
fn outlook(own: &NormCheck) -> String {
    let so_far = format!("{} of {} games", own.points, own.games);
    match (own.outlook, &own.needed) {
        (Outlook::Made, Ok(needed)) => format!("made: {so_far}, {needed} were needed"),
        (Outlook::Needs { points, games }, Ok(needed)) => {
            format!("{needed} needed, {so_far}: needs {points} of the last {games} games")
        }
        (Outlook::Missed, Ok(needed)) => format!("{needed} needed, {so_far}: out of reach"),
        (Outlook::NotPossible, _) if !own.opponents => "too few titled opponents (FMJD-X.2.1.1)".to_owned(),
        (Outlook::NotPossible, _) => "the field does not reach the minimum".to_owned(),
        (_, Err(why)) => why.to_string(),
        (_, Ok(_)) => String::new(),
    }
}

fn register(
    event: u32,
    report: &EventReport,
    conditions: &[Criterion],
    checks: &[NormCheck],
    desk: &mut Desk<'_>,
    out: &mut Output,
) -> Result<Verdict> {
    if let Some(broken) = conditions.iter().find(|own| !own.is_met()) {
        bail!("the event makes no norms: {}", condition(broken));
    }
    // One result counts for every title whose points it reaches (FMJD-X.4.5.5).
    let made = checks.iter().filter(|own| own.outlook == Outlook::Made).filter_map(|own| {
        Some(Fact::Norm(Box::new(Norm {
            person: own.person,
            title: own.title,
            pool: report.pool,
            event: Some(EventId(event)),
            competition: report.name.clone(),
            date: report.ends,
            standing: report.standing,
            category: own.category.clone().ok()?,
            games: own.games,
            required: own.needed.clone().ok()?,
            points: own.points,
        })))
    });
    let facts: Vec<Fact> = made.collect();
    let count = facts.len();
    if count > 0 {
        desk.say(facts)?;
    }
    done(desk.common, out, &json!({ "norms": count }), &format!("{count} norms written down"))
}

/// Award a title, or withdraw one
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier federation title Koval mf --pool 100 --ground \"junior world champion (FMJD-X.7.1)\"
  damier federation title Koval mf --pool 100 --withdraw --ground \"decision of the Assembly (FMJD-X.1.4)\"")]
pub(crate) struct TitleArgs {
    /// To whom
    who: String,
    /// Which: gmi, mi, mf, arbiter, composition-mi, composition-gmi, honorary-mi, honorary-gmi
    title: Title,
    /// In which pool, for gmi, mi and mf
    #[arg(long)]
    pool: Option<Pool>,
    /// The title of women
    #[arg(long)]
    women: bool,
    /// From which day [default: today]
    #[arg(long)]
    date: Option<Date>,
    /// On what ground
    #[arg(long, default_value = "")]
    ground: String,
    /// Take it away
    #[arg(long)]
    withdraw: bool,
}

pub(crate) fn title(args: &TitleArgs, desk: &mut Desk<'_>, out: &mut Output) -> Result<Verdict> {
    let person = desk.person(&args.who)?;
    let (title, pool, date) = (args.title, args.pool, args.date.unwrap_or(desk.common.today()));
    let fact = if args.withdraw {
        Fact::Withdrawn { person, title, pool, reason: args.ground.clone() }
    } else {
        let ground = args.ground.clone();
        Fact::Award(Box::new(Award { person, title, pool, women: args.women, date, ground, confirmed: None }))
    };
    desk.say(vec![fact])?;
    done(
        desk.common,
        out,
        &json!({ "person": person.0, "title": title }),
        &format!("{person}: {}", title.letters()),
    )
}

/// Write down a place of a composer in a contest of the FMJD or approved by it
#[derive(Debug, Args)]
#[command(
    after_help = "Example: damier federation place Koval 1 --contest \"World championship of problems\" --date 2025-11-01"
)]
pub(crate) struct PlaceArgs {
    /// Who
    who: String,
    /// The place
    place: u32,
    /// The contest
    #[arg(long)]
    contest: String,
    /// When it ended
    #[arg(long)]
    date: Date,
}

pub(crate) fn place(args: &PlaceArgs, desk: &mut Desk<'_>, out: &mut Output) -> Result<Verdict> {
    let person = desk.person(&args.who)?;
    let (contest, date, place) = (args.contest.clone(), args.date, args.place);
    desk.say(vec![Fact::Place(Box::new(ContestPlace { person, contest, date, place }))])?;
    let record = desk.state().composer(person)?;
    let line = format!("{person}: {} points, {} first prizes", record.points, record.first_prizes);
    done(desk.common, out, &json!({ "person": person.0, "record": record }), &line)
}

/// Show the ledger of somebody: titles, norms, what is due
#[derive(Debug, Args)]
#[command(after_help = "Example: damier federation ledger Koval")]
pub(crate) struct LedgerArgs {
    /// Who
    who: String,
}

pub(crate) fn ledger(args: &LedgerArgs, desk: &Desk<'_>, out: &mut Output) -> Result<Verdict> {
    let state = desk.state();
    let id = desk.person(&args.who)?;
    let today = desk.common.today();
    let (awards, norms, composer) = (state.awards_of(id), state.norms_of(id), state.composer(id)?);
    let rules = state.title_rules()?;
    let mut due = Vec::new();
    for pool in Pool::ALL {
        let book = state.ratings(pool, today)?;
        due.extend(state.titles_due(id, pool, &book.history, today)?.into_iter().map(|own| (pool, own)));
    }
    if desk.common.json {
        let due: Vec<_> = due.iter().map(|(pool, own)| json!({ "pool": pool, "due": own })).collect();
        out.json(&json!({ "id": id.0, "awards": awards, "norms": norms, "due": due, "composer": composer }))?;
        return Ok(Verdict::Fine);
    }
    writeln!(out, "{id} {}", harmless(&state.person(id)?.name()))?;
    for own in awards {
        let pool = own.pool.map(|pool| format!(" {pool}")).unwrap_or_default();
        let confirmed = own.confirmed.map(|day| format!(", confirmed {day}")).unwrap_or_default();
        writeln!(
            out,
            "  {}{pool} since {}{confirmed}  {}",
            own.title.letters(),
            own.date,
            harmless(&own.ground)
        )?;
    }
    for own in norms {
        let old = if damier_federation::titles::counts_on(&rules, own, today) {
            ""
        } else {
            "  (older than five years)"
        };
        writeln!(
            out,
            "  norm {} {}: {} of {} games, {} needed, {} {}{old}",
            own.title.letters(),
            own.pool,
            own.points,
            own.games,
            own.required,
            own.date,
            harmless(&own.competition)
        )?;
    }
    for (pool, own) in due.iter().filter(|(_, own)| own.norms > 0) {
        let missing: Vec<String> = own.missing.iter().map(missing).collect();
        let verdict = if own.is_due { "due".to_owned() } else { missing.join("; ") };
        writeln!(out, "  {} {pool}: {verdict}", own.title.letters())?;
    }
    if composer.points > 0 {
        let due = composer.due.map(|own| format!("; {} is due", own.letters())).unwrap_or_default();
        writeln!(
            out,
            "  composition: {} points, {} first prizes{due}",
            composer.points, composer.first_prizes
        )?;
    }
    Ok(Verdict::Fine)
}

fn missing(own: &Missing) -> String {
    match own {
        Missing::Norms { found } => {
            format!("{found} norms count, too few by either way (FMJD-X.5.1, FMJD-X.5.2)")
        }
        Missing::Games { found, needed } => format!("{found} games of {needed}"),
        Missing::Rating { needed } => format!("a rating of {needed} on the list or one of nine later ones"),
        Missing::LowerTitle => "a lower title comes first".to_owned(),
        Missing::HasIt => "held".to_owned(),
    }
}

/// Apply for a title, let an application go on, or list them
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier federation apply Koval mi --pool 100 --proposer \"Federation of Ukraine\" --assembly 2026-10-01
  damier federation apply Koval arbiter --proposer \"Federation of Ukraine\" --details koval.toml
  damier federation apply --number 1 --step examined
  damier federation apply                     all of them")]
pub(crate) struct ApplyArgs {
    /// For whom
    who: Option<String>,
    /// For which title
    title: Option<Title>,
    /// In which pool, for gmi, mi and mf
    #[arg(long)]
    pool: Option<Pool>,
    /// The title of women
    #[arg(long)]
    women: bool,
    /// Who proposes
    #[arg(long, default_value = "")]
    proposer: String,
    /// Surname and office of the signatory
    #[arg(long, default_value = "")]
    signatory: String,
    /// When it came [default: today]
    #[arg(long)]
    received: Option<Date>,
    /// The General Assembly
    #[arg(long)]
    assembly: Option<Date>,
    /// A file with the further fields of the forms: profession, address, born, birthplace, club, evidence, dossier,
    /// and for arbiters chief, assistant, knows_the_rules, is_objective
    #[arg(long, value_name = "FILE")]
    details: Option<PathBuf>,
    /// The number of an application that goes on
    #[arg(long, requires = "step", conflicts_with = "who")]
    number: Option<u32>,
    /// How far it is now
    #[arg(long, requires = "number", value_parser = one_of(Step::ALL.map(|own| (own.name(), own))))]
    step: Option<Step>,
    /// What is to be said of the step; why, if the application was refused
    #[arg(long, requires = "step", default_value = "")]
    note: String,
}

pub(crate) fn apply(args: &ApplyArgs, desk: &mut Desk<'_>, out: &mut Output) -> Result<Verdict> {
    let today = desk.common.today();
    if let (Some(application), Some(step)) = (args.number, args.step) {
        let (date, note) = (args.received.unwrap_or(today), args.note.clone());
        desk.say(vec![Fact::Step { application, step, date, note }])?;
        return applications(desk, out);
    }
    let (Some(who), Some(title)) = (&args.who, args.title) else { return applications(desk, out) };
    let person = desk.person(who)?;
    let application = Application {
        person,
        title,
        pool: args.pool,
        women: args.women,
        proposer: args.proposer.clone(),
        signatory: args.signatory.clone(),
        sent: args.received.unwrap_or(today),
        received: Some(args.received.unwrap_or(today)),
        assembly: args.assembly,
        languages: desk.state().person(person)?.private.languages.clone(),
        details: details(args)?,
    };
    desk.say(vec![Fact::Application(Box::new(application))])?;
    applications(desk, out)
}

/// The further fields of the forms, from a file of them.
fn details(args: &ApplyArgs) -> Result<Details> {
    let Some(file) = &args.details else { return Ok(Details::default()) };
    toml::from_str(&read(file)?).with_context(|| format!("{} is no file of details", file.display()))
}

fn applications(desk: &Desk<'_>, out: &mut Output) -> Result<Verdict> {
    let state = desk.state();
    let needs = state.title_rules()?.application;
    if desk.common.json {
        let all: Vec<_> = state
            .applications()
            .map(|(number, own)| {
                json!({ "number": number, "application": own.application, "steps": own.steps,
                "in_time": own.application.in_time(needs) })
            })
            .collect();
        out.json(&json!({ "applications": all }))?;
        return Ok(Verdict::Fine);
    }
    for (number, filed) in state.applications() {
        let own = &filed.application;
        let name = state.person(own.person).map(|own| harmless(&own.name())).unwrap_or_default();
        let last =
            filed.steps.last().map(|own| format!("{} {}", own.step.name(), own.date)).unwrap_or_default();
        let late = match own.in_time(needs) {
            damier_federation::titles::InTime::No => "  too late for the Assembly (FMJD-X.15.3)",
            damier_federation::titles::InTime::SentInTime => "  late, but sent in time (FMJD-X.15.4)",
            _ => "",
        };
        writeln!(out, "{number:>3}  {:<5} {name}  {last}{late}", own.title.letters())?;
    }
    Ok(Verdict::Fine)
}
