//! Two copies of the books that both went on, joined with their differences shown.

use std::io::{Read as _, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use clap::Args;
use damier_federation::join::{Fate, Joined, Prefer, join as join_copies};
use damier_federation::people::TwiceAmended;
use damier_federation::{Entry, PersonId};
use damier_store::FederationFile;
use serde_json::{Value, json};

use super::common::{OpenBooks, read};
use super::record::fact_text;
use crate::output::{Output, Verdict, harmless};

/// Join another copy of these books that went on by itself
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier federation join copy.damier                what differs; nothing is written
  damier federation join copy.damier --yes          and join it
  damier federation join record.jsonl --yes --theirs

The other copy is a file of books, or a record as `damier federation log --json` and the site write it. Both must have
begun as one. What only the other one says is added after ours, with its people and events under numbers of ours; what
both say is taken once; of an event that both report differently ours stays, or theirs with --theirs, and so it is with a
field of a record that both changed. What cannot follow is left out and shown.")]
pub(crate) struct JoinArgs {
    /// The other copy
    file: PathBuf,
    /// Join them; without it nothing is written
    #[arg(long)]
    yes: bool,
    /// Where both say something different of an event or a record, theirs replaces ours
    #[arg(long)]
    theirs: bool,
}

pub(crate) fn join(args: &JoinArgs, desk: &mut OpenBooks<'_>, out: &mut Output) -> Result<Verdict> {
    let theirs = entries(&args.file)?;
    let prefer = if args.theirs { Prefer::Theirs } else { Prefer::Ours };
    let joined = join_copies(&desk.book, &theirs, prefer)?;
    show(&joined, desk, out)?;
    let question = "Join them?";
    let wanted = args.yes || (has_news(&joined) && crate::input::confirmed(question, desk.common.json)?);
    let mut added = 0;
    if wanted {
        added = desk.go_on(joined.book)?;
        // Whom the other copy forgets is forgotten here too, in every fact.
        desk.forget()?;
    }
    if desk.common.json {
        out.json(&json!({ "joined": wanted, "added": added }))?;
    } else if wanted {
        writeln!(out, "Joined: {added} facts were added")?;
    } else {
        writeln!(out, "Nothing was written. Join them with --yes")?;
    }
    Ok(Verdict::Fine)
}

fn has_news(joined: &Joined) -> bool {
    joined.theirs.iter().any(|(_, fate)| {
        matches!(fate, Fate::Appended { .. } | Fate::Differs { .. } | Fate::Amended { seq: Some(_), .. })
    })
}

/// The facts of another copy: a file of books, or a record of lines.
fn entries(file: &Path) -> Result<Vec<Entry>> {
    let mut head = [0; 6];
    let mut opened =
        std::fs::File::open(file).with_context(|| format!("{} cannot be opened", file.display()))?;
    let length = opened.read(&mut head).unwrap_or(0);
    if head[..length] == *b"SQLite" {
        return Ok(FederationFile::open(file)?.load()?.entries().to_vec());
    }
    let text = read(file)?;
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    let entries = lines
        .map(|(at, line)| {
            serde_json::from_str(line).with_context(|| format!("{}, line {}", file.display(), at + 1))
        })
        .collect::<Result<Vec<Entry>>>()?;
    if entries.is_empty() {
        bail!("{} holds no facts", file.display());
    }
    Ok(entries)
}

/// Shows what each copy has alone, and what becomes of it.
fn show(joined: &Joined, desk: &OpenBooks<'_>, out: &mut Output) -> Result<()> {
    if desk.common.json {
        let facts: Vec<Value> = joined.theirs.iter().map(|(entry, fate)| as_json(entry, fate)).collect();
        out.json(&json!({ "common": joined.common, "only_here": joined.ours, "there": facts }))?;
        return Ok(());
    }
    writeln!(out, "Both begin with {} facts. Only here: {}", joined.common, joined.ours)?;
    for entry in &desk.book.entries()[joined.common as usize..] {
        writeln!(out, "  {:>5} {}", entry.seq, harmless(&fact_text(&entry.fact)))?;
    }
    writeln!(out, "Only there: {}", joined.theirs.len())?;
    for (entry, fate) in &joined.theirs {
        let fate = match fate {
            Fate::Appended { seq } => format!("→ {seq}"),
            Fate::Both { seq } => format!("= {seq}, both say it"),
            Fate::Differs { event, differences, replaced } => {
                let how = match (differences.is_empty(), replaced) {
                    (true, _) => "the same".to_owned(),
                    (false, Some(seq)) => {
                        format!("{} differences, theirs replaces ours → {seq}", differences.len())
                    }
                    (false, None) => format!("{} differences, ours stays", differences.len()),
                };
                let lines = differences.iter().map(|own| format!("\n          {}", difference(joined, own)));
                format!("= {event}: {how}{}", lines.collect::<String>())
            }
            Fate::Amended { seq, twice, .. } => amended(*seq, twice),
            Fate::LeftOut { why } => format!("LEFT OUT: {why}"),
        };
        writeln!(out, "  {:>5} {}  {fate}", entry.seq, harmless(&fact_text(&entry.fact)))?;
    }
    show_doubles(joined, desk, out)
}

/// What became of a record that both copies changed.
fn amended(seq: Option<u32>, twice: &[TwiceAmended]) -> String {
    let taken = seq.map_or_else(|| "ours says it already".to_owned(), |seq| format!("→ {seq}"));
    let fields = twice.iter().map(|own| {
        let stays = if own.theirs { "theirs replaces ours" } else { "ours stays" };
        format!("\n          {}: both changed it, {stays}", own.field)
    });
    format!("{taken}{}", fields.collect::<String>())
}

/// People of the other copy who may be in ours already.
fn show_doubles(joined: &Joined, desk: &OpenBooks<'_>, out: &mut Output) -> Result<()> {
    let state = joined.book.state();
    let known = |id: PersonId| desk.state().person(id).is_ok();
    for own in state.duplicates() {
        if known(own.one) != known(own.other) {
            let of =
                |id| state.person(id).map_or_else(|_| String::new(), damier_federation::people::Person::name);
            writeln!(
                out,
                "  {} {} may be {} {}",
                own.other,
                harmless(&of(own.other)),
                own.one,
                harmless(&of(own.one))
            )?;
        }
    }
    Ok(())
}

fn difference(joined: &Joined, own: &damier_federation::report::Difference) -> String {
    super::report::difference_text(joined.book.state(), &[], own)
}

fn as_json(entry: &Entry, fate: &Fate) -> Value {
    let (word, more) = match fate {
        Fate::Appended { seq } => ("appended", json!({ "seq": seq })),
        Fate::Both { seq } => ("both", json!({ "seq": seq })),
        Fate::Differs { event, differences, replaced } => {
            ("differs", json!({ "event": event.0, "differences": differences, "replaced": replaced }))
        }
        Fate::Amended { seq, twice, .. } => ("amended", json!({ "seq": seq, "twice": twice })),
        Fate::LeftOut { why } => ("left_out", json!({ "why": why.to_string() })),
    };
    json!({ "seq": entry.seq, "fact": entry.fact, "fate": word, "more": more })
}
