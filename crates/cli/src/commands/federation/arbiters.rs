//! Arbiters: categories, the list, staffing, conflicts on appeals committees.

use std::io::Write;

use anyhow::{Result, bail};
use clap::Args;
use damier_acts::federation as acts;
use damier_clock::named::Class;
use damier_clock::rules::Code;
use damier_compete::event::{Level, staffing as by_code};
use damier_federation::arbiters::{Category, Conflict, arbiter_due, conflicts};
use damier_federation::{EventId, PersonId};
use jiff::civil::Date;
use serde_json::json;

use super::common::{Common, OpenBooks};
use super::done;
use crate::args::one_of;
use crate::output::{Output, Verdict, harmless};

/// Give an arbiter a category, or list the arbiters by seniority
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier federation arbiter Bondar national --from 2024-03-01 --until 2028-03-01
  damier federation arbiter                   all of them")]
pub(crate) struct ArbiterArgs {
    /// Who
    who: Option<String>,
    /// The category; `federation title WHO arbiter` awards that of the FMJD
    #[arg(value_parser = one_of(Category::ALL.map(|own| (own.name(), own))))]
    category: Option<Category>,
    /// From this day [default: today]
    #[arg(long)]
    from: Option<Date>,
    /// Up to this day
    #[arg(long)]
    until: Option<Date>,
}

pub(crate) fn arbiter(args: &ArbiterArgs, desk: &mut OpenBooks<'_>, out: &mut Output) -> Result<Verdict> {
    let today = desk.common.today();
    match (&args.who, args.category) {
        (Some(who), Some(category)) => {
            let person = desk.person(who)?;
            let (who, category, from, until) = (who.clone(), Some(category), args.from, args.until);
            desk.act(acts::Appoint { who, category, from, until })?;
            let category = args.category.unwrap_or(Category::Second);
            let line = format!("{person}: {}", category.name());
            done(desk.common, out, &json!({ "person": person.0, "category": category }), &line)
        }
        (Some(who), None) => one(desk.person(who)?, desk, out),
        _ => list(today, desk, out),
    }
}

fn one(id: PersonId, desk: &OpenBooks<'_>, out: &mut Output) -> Result<Verdict> {
    let record = desk.state().arbiter_record(id);
    let due = arbiter_due(desk.state().person(id)?, &record);
    let line = format!(
        "{id}: chief arbiter {} times, otherwise {}; {} official events, {} foreign languages; International Arbiter: {}",
        record.chief.len(),
        record.auxiliary.len(),
        due.official,
        due.languages,
        if due.is_due { "the conditions are met (FMJD-IV.4)" } else { "not yet (FMJD-IV.4)" },
    );
    done(desk.common, out, &json!({ "person": id.0, "record": record, "due": due }), &line)
}

fn list(today: Date, desk: &OpenBooks<'_>, out: &mut Output) -> Result<Verdict> {
    let all = desk.state().arbiters(today);
    let name = |id| desk.state().person(id).map(|own| harmless(&own.name())).unwrap_or_default();
    if desk.common.json {
        let all: Vec<_> = all
            .iter()
            .map(|(id, category, from, record)| {
                json!({ "person": id.0, "name": name(*id), "category": category,
                "from": from, "record": record })
            })
            .collect();
        let gone = desk.state().expired_arbiters(today).into_iter();
        let gone: Vec<_> = gone
            .map(|(id, category, until)| {
                json!({ "person": id.0, "name": name(id), "category": category, "expired": until })
            })
            .collect();
        out.json(&json!({ "arbiters": all, "expired": gone }))?;
        return Ok(Verdict::Fine);
    }
    for (id, category, from, record) in &all {
        writeln!(out, "{:<32} {:<14} since {from}  {} events", name(*id), category.name(), record.events())?;
    }
    for (id, category, until) in desk.state().expired_arbiters(today) {
        writeln!(out, "{:<32} {:<14} EXPIRED on {until}", name(id), category.name())?;
    }
    Ok(Verdict::Fine)
}

/// Reckon how many arbiters a round wants
#[derive(Debug, Args)]
#[command(after_help = "\
Example: damier federation staffing 12 --level city
(UA13-IV.18.1.1 to UA13-IV.18.4, UA-IV.1.1 to UA-IV.4, UA-IV.13; the other codes name no numbers)")]
pub(crate) struct StaffingArgs {
    /// Pairs that play at once
    pairs: usize,
    /// How high the event stands
    #[arg(long, default_value = "city", value_parser = one_of([("city", Level::NationalToCity), ("district", Level::District), ("international", Level::International)]))]
    level: Level,
    /// classic, rapid or blitz
    #[arg(long, default_value = "classic", value_parser = one_of([("classic", Class::Classic), ("rapid", Class::Rapid), ("blitz", Class::Blitz)]))]
    class: Class,
    /// Players with impairments
    #[arg(long)]
    impaired: bool,
    /// By the code of 2013
    #[arg(long)]
    ua2013: bool,
}

pub(crate) fn staffing(args: &StaffingArgs, common: &Common, out: &mut Output) -> Result<Verdict> {
    let code = if args.ua2013 { Code::Ua2013 } else { Code::Ua2023 };
    let Some(found) = by_code(code, args.level, args.class, args.pairs, args.impaired) else {
        bail!("the code names no numbers");
    };
    let chief = Category::wanted(args.level, false);
    let seniors = if found.seniors { "; senior arbiters among them" } else { "" };
    let line = format!(
        "{} to {} line arbiters, never fewer than {}{seniors}; beside them the chief arbiter ({} category or higher), a \
         deputy and the chief secretary ({})",
        found.from,
        found.to,
        found.least,
        chief.name(),
        found.clauses.join(", ")
    );
    done(common, out, &json!({ "staffing": found, "chief": chief }), &line)
}

/// Look for conflicts of interest on an appeals committee
#[derive(Debug, Args)]
#[command(after_help = "Example: damier federation committee --event 3 Koval Bondar Tkach")]
pub(crate) struct CommitteeArgs {
    /// The event
    #[arg(long)]
    event: u32,
    /// Members and reserves
    #[arg(required = true)]
    members: Vec<String>,
}

pub(crate) fn committee(args: &CommitteeArgs, desk: &OpenBooks<'_>, out: &mut Output) -> Result<Verdict> {
    let report = &desk.state().event(EventId(args.event))?.report;
    let members = args.members.iter().map(|who| desk.person(who)).collect::<Result<Vec<PersonId>>>()?;
    let person = |id| desk.state().person(id).ok();
    let name = |id: PersonId| person(id).map(|own| harmless(&own.name())).unwrap_or_default();
    let found: Vec<(PersonId, Vec<Conflict>)> =
        members.iter().map(|own| (*own, conflicts(report, *own, &members, person))).collect();
    let barred = found.iter().any(|own| own.1.iter().any(Conflict::is_bar));
    let verdict = if barred { Verdict::Wrong } else { Verdict::Fine };
    if desk.common.json {
        let all: Vec<_> = found.iter().map(|(id, own)| json!({ "person": id.0, "conflicts": own })).collect();
        out.json(&json!({ "members": all, "barred": barred }))?;
        return Ok(verdict);
    }
    for (id, own) in &found {
        if own.is_empty() {
            writeln!(out, "{}: nothing speaks against", name(*id))?;
        }
        for conflict in own {
            let told = match conflict {
                Conflict::Plays => "plays in the event: barred".to_owned(),
                Conflict::IsArbiter { role } => {
                    format!("is an arbiter of the event ({}): barred (UA-IV.8.4.a)", role.name())
                }
                Conflict::SameClub { player } => format!("is of the club of {}", name(*player)),
                Conflict::SameFamily { player } => format!("has the family name of {}", name(*player)),
                Conflict::SameFederation { member } => {
                    format!("is of the same federation as {} (UA-IV.8.4.a)", name(*member))
                }
            };
            writeln!(out, "{}: {told}", name(*id))?;
        }
    }
    Ok(verdict)
}
