//! `damier problem search`: forerunners of compositions.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use damier_compose::notation::read_position;
use damier_forerunners::{Compositions, Found, Priority, Query, Register, Work};
use damier_language::{Language, Words};
use damier_pdn::write_fen;
use damier_rules::Variant;
use serde_json::{Value, json};

use super::describe::SpokenArgs;
use super::register::load;
use super::works::guess;
use crate::args;
use crate::input::{self, Input};
use crate::output::{Output, Verdict, complain, harmless};
use crate::position::playable;

/// Look for earlier works that are like a composition
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier problem search new.pdn --register shashki-1987.pdn
  damier problem search --variant russian --position \"W:Wa1,c3,e3:Bb6,d6,f6\" --register all.register
  damier problem search new.pdn --register all.register --date 2026-03-01 --json

Found is the same position shifted, reflected, turned with the colours exchanged, with a few pieces moved,
added, removed or of the other rank, and the same final pattern of the solution. Registers are collections
in PDN, or files of `damier problem register`, which load faster.

With --json one line is printed for each composition:
  {\"variant\", \"position\", \"author\", \"found\": [{\"register\", \"number\", \"author\", \"source\",
   \"priority\", \"earlier\": true|false|null, \"position\", \"reason\", \"like\": {…}}, …]}")]
pub(crate) struct SearchArgs {
    /// New compositions in PDN, solutions included
    #[arg(value_name = "FILE", required_unless_present = "position")]
    file: Option<PathBuf>,
    /// A position in FEN instead of a file
    #[arg(short, long, value_name = "FEN", conflicts_with = "file", allow_hyphen_values = true)]
    position: Option<String>,
    /// The variant [default: by the tags of the games, or by the squares]
    #[arg(long, value_parser = args::variant(), ignore_case = true)]
    variant: Option<Variant>,
    /// Where to look
    #[arg(short, long, value_name = "FILE", required = true, num_args = 1..)]
    register: Vec<PathBuf>,
    /// How many pieces may have been moved, added, removed or promoted [default: one in four, 3 at most]
    #[arg(short, long, value_name = "N", value_parser = clap::value_parser!(u32).range(..=8))]
    changes: Option<u32>,
    /// The date of the new composition, such as 2026-03-01 [default: that of its tags]
    #[arg(short, long, value_name = "DATE")]
    date: Option<Priority>,
    /// How many works to show at most
    #[arg(short, long, value_name = "N", default_value_t = 10)]
    limit: usize,
    #[command(flatten)]
    spoken: SpokenArgs,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub(crate) fn run(args: &SearchArgs, out: &mut Output) -> Result<Verdict> {
    let options = damier_pdn::ReplayOptions { variant: args.variant, ..Default::default() };
    let registers = args
        .register
        .iter()
        .map(|path| Ok((input::name(path), load(path, &options)?)))
        .collect::<Result<Vec<_>>>()?;
    let (works, verdict) = asked(args)?;
    for (number, work) in (1..).zip(&works) {
        let found = search(args, &registers, work);
        let date = args.date.or(work.priority);
        if args.json {
            out.json(&in_json(work, date, &found))?;
        } else {
            print(out, args.spoken.words(), (number, work), date, &found)?;
        }
    }
    Ok(verdict)
}

/// What is looked for. Of games that are no works the person is told.
fn asked(args: &SearchArgs) -> Result<(Vec<Work>, Verdict)> {
    if let Some(text) = &args.position {
        let Some(variant) = args.variant.or_else(|| guess(text)) else {
            bail!("the squares do not tell the variant; say --variant");
        };
        let setup = read_position(variant, text).context("the position cannot be read")?;
        let setup = playable(&setup)?.setup();
        let (author, source) = (String::new(), String::new());
        let work = Work { setup, finals: Vec::new(), author, source, priority: None };
        return Ok((vec![work], Verdict::Fine));
    }
    let Some(path) = &args.file else { bail!("say what to look for: a file, or --position") };
    let options = damier_pdn::ReplayOptions { variant: args.variant, ..Default::default() };
    let mut works = Vec::new();
    let mut verdict = Verdict::Fine;
    for read in Compositions::new(Input::open(path)?, options) {
        match read.with_context(input::unreadable(path))? {
            Ok(work) => works.push(work),
            Err(no_work) => {
                let (name, at) = (input::name(path), no_work.at);
                complain(&anyhow!("{name}:{}:{}: {}", at.line, at.column, no_work.why));
                verdict = Verdict::Unusable;
            }
        }
    }
    if works.is_empty() {
        bail!("{} has no compositions", input::name(path));
    }
    Ok((works, verdict))
}

/// What all registers answer, in one order.
fn search<'a>(
    args: &SearchArgs,
    registers: &'a [(String, Register)],
    work: &Work,
) -> Vec<(&'a str, Found<'a>)> {
    let query = Query {
        setup: work.setup.clone(),
        finals: work.finals.clone(),
        changes: args.changes,
        limit: args.limit,
    };
    let answers = registers.iter().flat_map(|(name, register)| {
        register.search(&query).into_iter().map(move |found| (name.as_str(), found))
    });
    let mut found: Vec<(&str, Found<'_>)> = answers.collect();
    found.sort_by_key(|(_, found)| found.order());
    found.truncate(args.limit);
    found
}

/// Whether a found work has priority, if both dates are known (UA13-VI.4.2, UA-VIII.Pub.2, COL-5.4.2a).
fn is_earlier(date: Option<Priority>, found: &Found<'_>) -> Option<bool> {
    Some(found.record.priority? < date?)
}

fn print(
    out: &mut Output,
    words: &Words,
    (number, work): (usize, &Work),
    date: Option<Priority>,
    found: &[(&str, Found<'_>)],
) -> Result<()> {
    let author = Some(harmless(&work.author)).filter(|author| !author.is_empty());
    let heading = author.map_or_else(String::new, |author| format!("{author}: "));
    let heading = format!("{number}. {heading}{} {}", work.setup.variant, write_fen(&work.setup));
    writeln!(out, "{}", out.bold(&heading))?;
    for (register, found) in found {
        let record = found.record;
        let known = [record.author, record.source].map(harmless);
        let known: Vec<&str> = known.iter().map(String::as_str).filter(|text| !text.is_empty()).collect();
        let priority = record.priority.map_or_else(|| words.text("proof-no-date"), |date| date.to_string());
        let is_later = is_earlier(date, found) == Some(false);
        let later = if is_later { format!(" ({})", words.text("proof-not-earlier")) } else { String::new() };
        writeln!(out, "  {priority}{later}  {}  [{register} No. {}]", known.join(", "), record.number)?;
        writeln!(out, "    {}", found.likeness.text(words))?;
        writeln!(out, "    {}", out.dim(record.fen))?;
    }
    if found.is_empty() {
        writeln!(out, "  {}", words.text("proof-nothing-like-it"))?;
    }
    Ok(())
}

fn in_json(work: &Work, date: Option<Priority>, found: &[(&str, Found<'_>)]) -> Value {
    let words = Words::of(Language::EN);
    let found = found.iter().map(|(register, found)| {
        let record = found.record;
        json!({
            "register": register,
            "number": record.number,
            "author": record.author,
            "source": record.source,
            "priority": record.priority,
            "earlier": is_earlier(date, found),
            "position": record.fen,
            "reason": found.likeness.text(words),
            "like": found.likeness,
        })
    });
    json!({
        "variant": work.setup.variant.name(),
        "position": write_fen(&work.setup),
        "author": work.author,
        "found": found.collect::<Vec<Value>>(),
    })
}
