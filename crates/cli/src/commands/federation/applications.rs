//! Applications for titles: filed, going on, listed.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use damier_acts::federation as acts;
use damier_federation::Pool;
use damier_federation::titles::{Details, Step, Title};
use jiff::civil::Date;
use serde_json::json;

use super::common::{OpenBooks, read};
use crate::args::one_of;
use crate::output::{Output, Verdict, harmless};

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

pub(crate) fn apply(args: &ApplyArgs, desk: &mut OpenBooks<'_>, out: &mut Output) -> Result<Verdict> {
    if let (Some(application), Some(step)) = (args.number, args.step) {
        let (step, note) = (Some(step), args.note.clone());
        desk.act(acts::TakeStep { application, step, date: args.received, note })?;
        return applications(desk, out);
    }
    let (Some(who), Some(title)) = (&args.who, args.title) else { return applications(desk, out) };
    desk.act(acts::Apply {
        who: who.clone(),
        title: Some(title),
        pool: args.pool,
        women: args.women,
        proposer: args.proposer.clone(),
        signatory: args.signatory.clone(),
        received: args.received,
        assembly: args.assembly,
        languages: Vec::new(),
        details: details(args)?,
    })?;
    applications(desk, out)
}

/// The further fields of the forms, from a file of them.
fn details(args: &ApplyArgs) -> Result<Details> {
    let Some(file) = &args.details else { return Ok(Details::default()) };
    toml::from_str(&read(file)?).with_context(|| format!("{} is no file of details", file.display()))
}

fn applications(desk: &OpenBooks<'_>, out: &mut Output) -> Result<Verdict> {
    let state = desk.state();
    let needs = state.title_rules(desk.common.today())?.application;
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
