//! `damier rulebooks`: what the codes say about play, each point with its clause.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use clap::builder::PossibleValuesParser;
use damier_compete::event::{LaterEdition, RegulationFault};
use damier_desk::RefusalText;
use damier_desk::acts::read_edition;
use damier_documents::edition::facts as edition_facts;
use damier_documents::rulebook::{self, Chapter, Line};
use damier_language::{Language, Words};
use damier_rules::Rulebook;
use serde_json::{Value, json};

use super::event::words_of;
use crate::args::one_of;
use crate::input;
use crate::output::{Output, Verdict};

/// Show the rulebooks, or one with its rules, switches and clauses
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier rulebooks
  damier rulebooks fmjd-100
  damier rulebooks ua2023-russian --lang uk
  damier rulebooks ua2023-russian --names       with the names that regulations and editions use
  damier rulebooks --json
  damier rulebooks fmjd-100 --edition fmjd-2018.toml

A later edition of a code is a file that says what it lays down otherwise than the one built in; what it is silent
about stays. It is shown here, and an event is held under it by `damier event new --edition FILE`:

  name = \"fmjd-2018\"
  title = \"FMJD, annexes of February 2018\"
  follows = [\"fmjd-100\", \"fmjd-64\"]        the rulebooks it belongs to
  valid_from = 2018-02-01                     valid_until = … where another one followed
  source = \"where its text stands\"
  late_limit = 30                             minutes; protest_minutes alike
  tie_breaks = [\"truncated\", \"wins\"]        for teams team_tie_breaks; points = \"2-1-0\"
  [switches]                                  readings, by the names that --names shows
  agree_min_moves = 40
  [draws]                                     counted draws: kings-only, three, two, repetition, …
  three = 16

With --json each rulebook is one line:
  {\"name\", \"variant\", \"code\", \"edition\", \"year\",
   \"rows\": [{\"chapter\", \"name\", \"topic\", \"value\", \"otherwise\", \"clauses\": [clause, …]}, …]}
\"rows\" only where a rulebook is named; \"name\" is the same in every language.")]
pub(crate) struct RulebooksArgs {
    /// The rulebook [default: all of them, in a table]
    #[arg(value_parser = PossibleValuesParser::new(Rulebook::NAMES), ignore_case = true, hide_possible_values = true)]
    name: Option<String>,
    /// A later edition of its code, as a file
    #[arg(long, value_name = "FILE", requires = "name")]
    edition: Option<PathBuf>,
    /// Show the names of the readings too, for whoever writes a regulation or an edition
    #[arg(long, requires = "name", conflicts_with = "json")]
    names: bool,
    /// The language [default: that of the system]
    #[arg(long, value_name = "LANGUAGE", value_parser = one_of(Language::all().map(|language| (language.code(), language))))]
    lang: Option<Language>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub(crate) fn run(args: &RulebooksArgs, out: &mut Output) -> Result<Verdict> {
    let words = words_of(args.lang);
    match (&args.name, args.json) {
        (None, false) => table(words, out)?,
        (None, true) => {
            for book in Rulebook::all() {
                out.json(&summary(&book, words))?;
            }
        }
        (Some(name), false) => {
            let (book, edition) = asked(args, name, words)?;
            if let Some(edition) = &edition {
                writeln!(out, "{}  {} ({})", out.bold(&edition.name), edition.title, edition.valid_from)?;
                for (label, value) in edition_facts(words, edition) {
                    writeln!(out, "  {}", words.label(&label, &value))?;
                }
                writeln!(out)?;
            }
            print(&book, words, args.names, out)?;
        }
        (Some(name), true) => {
            let (book, edition) = asked(args, name, words)?;
            let mut value = summary(&book, words);
            if let Some(edition) = edition {
                value["later"] = json!(edition);
            }
            let chapters = rulebook::chapters(&book, words).into_iter();
            let rows = chapters.flat_map(|own| own.lines.into_iter().map(move |line| row(own.name, &line)));
            value["rows"] = rows.collect();
            out.json(&value)?;
        }
    }
    Ok(Verdict::Fine)
}

/// The rulebook of a name, as the later edition has it where one is given.
fn asked(args: &RulebooksArgs, name: &str, words: &Words) -> Result<(Rulebook, Option<LaterEdition>)> {
    let book = Rulebook::named(name)?;
    let Some(path) = &args.edition else { return Ok((book, None)) };
    let edition = read_edition(words, &path.display().to_string(), &input::text(path)?)?;
    if !edition.follows.iter().any(|own| own == book.name) {
        let fault = RegulationFault::EditionOfAnother {
            edition: edition.name.clone(),
            follows: edition.follows.join(", "),
            rulebook: book.name.to_owned(),
        };
        return Err(RefusalText::new(words.describe("regulation-fault", &fault)).into());
    }
    Ok((edition.lay_over(book), Some(edition)))
}

fn row(chapter: &str, line: &Line) -> Value {
    json!({
        "chapter": chapter,
        "name": line.name,
        "topic": line.topic,
        "value": line.value,
        "otherwise": line.otherwise,
        "clauses": line.clauses,
    })
}

fn summary(book: &Rulebook, words: &Words) -> Value {
    json!({
        "name": book.name,
        "variant": book.variant.name(),
        "code": rulebook::title(book, words),
        "edition": book.edition.text,
        "year": book.edition.year,
    })
}

fn table(words: &Words, out: &mut Output) -> Result<()> {
    let heads = ["rules-col-rulebook", "rules-col-game", "rules-col-code"].map(|id| words.text(id));
    let games =
        Rulebook::all().into_iter().map(|book| words.text(&format!("variant-{}", book.variant.name())));
    let width = games.map(|game| game.chars().count()).max().unwrap_or(0);
    writeln!(out, "{}", out.bold(&format!("{:17} {:width$}  {}", heads[0], heads[1], heads[2])))?;
    for book in Rulebook::all() {
        let game = words.text(&format!("variant-{}", book.variant.name()));
        writeln!(out, "{:17} {game:width$}  {}", book.name, rulebook::title(&book, words))?;
    }
    writeln!(out, "\n{}", words.text("rules-show-one"))?;
    Ok(())
}

fn print(book: &Rulebook, words: &Words, names: bool, out: &mut Output) -> Result<()> {
    writeln!(out, "{}  {}", out.bold(book.name), rulebook::title(book, words))?;
    for chapter in rulebook::chapters(book, words) {
        writeln!(out, "\n{}", out.bold(&chapter.title))?;
        let told = chapter.lines.iter().filter(|line| !line.value.is_empty());
        let width = told.map(|line| line.topic.chars().count()).max().unwrap_or(0).min(40);
        for line in &chapter.lines {
            let clauses = match line.clauses.join(", ") {
                none if none.is_empty() => none,
                clauses => format!("  [{clauses}]"),
            };
            writeln!(out, "{}{}", text(&chapter, line, width), out.dim(&clauses))?;
            if let Some(otherwise) = &line.otherwise {
                writeln!(out, "      {}", out.dim(otherwise))?;
            }
            if names && chapter.name == "switches" {
                writeln!(out, "      {}", out.dim(&format!("[{}]", line.name)))?;
            }
        }
    }
    Ok(())
}

/// A question stands above its answer, a topic beside what is said about it.
fn text(chapter: &Chapter, line: &Line, width: usize) -> String {
    match (chapter.name, line.value.as_str()) {
        (_, "") => format!("  {}", line.topic),
        ("switches", value) => format!("  {}\n    {value}", line.topic),
        (_, value) => format!("  {:width$}  {value}", line.topic),
    }
}
