//! The books themselves, national federations and clubs.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use damier_acts::federation as acts;
use damier_federation::people::Affiliation;
use jiff::civil::Date;
use serde_json::json;

use super::common::{Common, OpenBooks};
use super::done;
use crate::args::one_of;
use crate::output::{Output, Verdict};

/// Open new books
#[derive(Debug, Args)]
#[command(after_help = "Example: damier federation new \"Draughts Federation of Ukraine\" UKR")]
pub(crate) struct NewArgs {
    /// The name of the federation
    name: String,
    /// Its code
    code: String,
}

pub(crate) fn new(args: &NewArgs, common: &Common, out: &mut Output) -> Result<Verdict> {
    let mut desk = common.create()?;
    desk.act(acts::Open { name: args.name.clone(), code: args.code.clone() })?;
    let file = common.path().display().to_string();
    done(common, out, &json!({ "file": file }), &format!("The books of {} are open: {file}", args.name))
}

/// Enter a national federation, or change its standing
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier federation body LTU --name \"Lietuvos šaškių federacija\"
  damier federation body LTU --standing suspended --from 2026-01-01
  damier federation body                    all of them")]
pub(crate) struct BodyArgs {
    /// Its code
    code: Option<String>,
    /// Its name
    #[arg(long)]
    name: Option<String>,
    /// Who sends the rating data
    #[arg(long, requires = "name")]
    coordinator: Option<String>,
    /// Its standing from a day on; players of one that is not affiliated are not rated
    #[arg(long, requires = "from", value_parser = one_of([("affiliated", Affiliation::Affiliated), ("suspended", Affiliation::Suspended), ("outside", Affiliation::Outside)]))]
    standing: Option<Affiliation>,
    /// That day
    #[arg(long, requires = "standing")]
    from: Option<Date>,
}

pub(crate) fn body(args: &BodyArgs, desk: &mut OpenBooks<'_>, out: &mut Output) -> Result<Verdict> {
    let Some(code) = &args.code else { return bodies(desk, out) };
    anyhow::ensure!(args.name.is_some() || args.standing.is_some(), "say --name or --standing with --from");
    desk.act(acts::Body {
        code: code.clone(),
        name: args.name.clone(),
        coordinator: args.coordinator.clone(),
        standing: args.standing,
        from: args.from,
    })?;
    done(desk.common, out, &json!({ "code": code }), &format!("{code}: written down"))
}

fn bodies(desk: &OpenBooks<'_>, out: &mut Output) -> Result<Verdict> {
    let today = desk.common.today();
    if desk.common.json {
        let all: Vec<_> = desk.state().federations.values().collect();
        out.json(&json!({ "federations": all, "clubs": desk.state().clubs }))?;
        return Ok(Verdict::Fine);
    }
    for own in desk.state().federations.values() {
        let standing = match own.on(today) {
            Affiliation::Affiliated => "",
            Affiliation::Suspended => "  suspended",
            Affiliation::Outside => "  not affiliated",
        };
        writeln!(out, "{:<8} {}{standing}", own.code, own.name)?;
        for club in desk.state().clubs.iter().filter(|club| club.federation == own.code) {
            writeln!(out, "         {} {}", club.name, club.town.as_deref().unwrap_or_default())?;
        }
    }
    Ok(Verdict::Fine)
}

/// Enter a club
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier federation club Dynamo --town Kyiv                a club of the federation that keeps the books
  damier federation club Vytis --federation LTU")]
pub(crate) struct ClubArgs {
    /// Its name
    name: String,
    /// The code of its federation [default: the one that keeps the books]
    #[arg(long, default_value = "", hide_default_value = true)]
    federation: String,
    /// Where it is
    #[arg(long)]
    town: Option<String>,
}

pub(crate) fn club(args: &ClubArgs, desk: &mut OpenBooks<'_>, out: &mut Output) -> Result<Verdict> {
    let (name, federation) = (args.name.clone(), args.federation.clone());
    desk.act(acts::Club { name, federation, town: args.town.clone() })?;
    done(desk.common, out, &json!({ "club": args.name }), &format!("{}: written down", args.name))
}
