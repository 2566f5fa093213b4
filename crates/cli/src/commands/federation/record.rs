//! What was said, and taking it back.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use damier_acts::federation as acts;
use damier_federation::{Entry, Fact};
use serde_json::json;

use super::common::{OpenBooks, read};
use super::done;
use crate::output::{Output, Verdict, harmless};

/// Show everything that was ever said
#[derive(Debug, Args)]
#[command(after_help = "Example: damier federation log --json > books.jsonl")]
pub(crate) struct LogArgs {}

pub(crate) fn log(_: &LogArgs, desk: &OpenBooks<'_>, out: &mut Output) -> Result<Verdict> {
    for entry in desk.book.entries() {
        let value = serde_json::to_value(entry)?;
        if desk.common.json {
            out.json(&value)?;
            continue;
        }
        let struck = if desk.book.holds(entry.seq) { " " } else { "x" };
        let at = entry.at.timestamp().strftime("%Y-%m-%d %H:%M");
        let told = fact_text(&entry.fact);
        writeln!(out, "{:>5}{struck} {at}  {:<10} {}", entry.seq, harmless(&entry.by), harmless(&told))?;
    }
    Ok(Verdict::Fine)
}

/// A fact in a few words, its kind first.
pub(super) fn fact_text(fact: &Fact) -> String {
    let value = serde_json::to_value(fact).unwrap_or_default();
    let kind = value.as_object().and_then(|own| own.keys().next()).cloned().unwrap_or_default();
    format!("{kind}: {}", about(fact))
}

/// What a fact is about.
fn about(fact: &Fact) -> String {
    let name = |text: &str| {
        let table: Option<toml::Table> = text.parse().ok();
        table
            .and_then(|own| own.get("name").and_then(|own| own.as_str().map(str::to_owned)))
            .unwrap_or_default()
    };
    match fact {
        Fact::Event(report) => report.name.clone(),
        Fact::Person(person) => person.name(),
        Fact::Amended { id, person } => format!("{id} {}", person.name()),
        Fact::Merged { kept, gone, reason } => format!("{gone} is {kept}: {reason}"),
        Fact::Unmerged { gone, reason } => format!("{gone}: {reason}"),
        Fact::Undone { seq, reason } => format!("{seq}: {reason}"),
        Fact::Counted { event, counts, reason } => format!("{event} {counts}: {reason}"),
        Fact::Opened { name, .. } | Fact::Federation { name, .. } => name.clone(),
        Fact::Club(club) => club.name.clone(),
        Fact::Standing { code, from, .. } => format!("{code} from {from}"),
        Fact::Brought { pool, from, ratings } => format!("{} of {pool} from {from}", ratings.len()),
        Fact::Regulations { numbers: text, .. }
        | Fact::NormTable { text }
        | Fact::RankTable { text }
        | Fact::TitleRules { text } => name(text),
        Fact::Norm(norm) => format!("{} {} {}", norm.person, norm.title, norm.competition),
        Fact::Award(award) => format!("{} {} {}", award.person, award.title, award.ground),
        Fact::Withdrawn { person, title, reason, .. } => format!("{person} {title}: {reason}"),
        Fact::Place(place) => format!("{} {}: {}", place.person, place.contest, place.place),
        Fact::Application(own) => format!("{} {}", own.person, own.title),
        Fact::Step { application, step, date, note } => {
            format!("{application} {} {date} {note}", step.name())
        }
        Fact::Appointed(own) => format!("{} {}", own.person, own.category.name()),
        Fact::Replaced { event, report, .. } => format!("{event} {}", report.name),
        Fact::Forgotten { person } => person.to_string(),
        Fact::Licence(own) => format!("{} {}", own.person, own.number),
        Fact::Transfer(own) => format!("{} {} {}", own.person, own.to.as_deref().unwrap_or("–"), own.on),
        Fact::Fee(own) => format!("{}, {}", own.money(), own.purpose),
        Fact::Paid { fee, on } => format!("fee {fee} on {on}"),
        Fact::Sanction(own) => format!("{} {}: {}", own.person, own.kind.name(), own.grounds),
        Fact::Lifted { sanction, on, reason } => format!("sanction {sanction} on {on}: {reason}"),
    }
}

/// Take in what was said elsewhere since: the record of the site, or of a copy of the books
#[derive(Debug, Args)]
#[command(after_help = "\
Example: damier federation take record.jsonl

The file is the record that the site gives to its administrators, or what `damier federation log --json` writes. It
must go on from these books; then what is new is added.")]
pub(crate) struct TakeArgs {
    /// The file
    file: PathBuf,
}

pub(crate) fn take(args: &TakeArgs, desk: &mut OpenBooks<'_>, out: &mut Output) -> Result<Verdict> {
    let text = read(&args.file)?;
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    let entries = lines
        .map(|(at, line)| serde_json::from_str(line).with_context(|| format!("line {}", at + 1)))
        .collect::<Result<Vec<Entry>>>()?;
    let added = desk.merge(&entries)?;
    done(desk.common, out, &json!({ "added": added }), &format!("{added} facts were added"))
}

/// Take back a fact
#[derive(Debug, Args)]
#[command(after_help = "Example: damier federation undo 12 --because \"the wrong file\"")]
pub(crate) struct UndoArgs {
    /// Its number in the log
    seq: u32,
    /// Why
    #[arg(long)]
    because: String,
}

pub(crate) fn undo(args: &UndoArgs, desk: &mut OpenBooks<'_>, out: &mut Output) -> Result<Verdict> {
    desk.act(acts::Undo { number: args.seq, reason: args.because.clone() })?;
    done(desk.common, out, &json!({ "undone": args.seq }), &format!("Fact {} holds no longer", args.seq))
}
