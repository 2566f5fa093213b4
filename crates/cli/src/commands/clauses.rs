//! `damier clauses`: what the official codes say, clause by clause, to be read, ticked off or hung on the wall.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::Args;
use clap::builder::PossibleValuesParser;
use damier_documents::clauses::{self, CODES, Clause, Sheet};
use damier_language::{Language, Words};
use damier_rules::Rulebook;
use serde_json::json;

use super::event::words_of;
use crate::args::one_of;
use crate::new_file::NewFile;
use crate::output::{Output, Verdict, harmless};

/// Show clauses of the official codes, or those that somebody needs on one sheet
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier clauses FMJD-I.4.13                      one clause
  damier clauses UA-IV.8                          a clause with all below it
  damier clauses flag time trouble                clauses in which all these words occur
  damier clauses торкатися полів                  words of any of the five languages
  damier clauses --code fmjd --class document --lang lt
                                                  what players and officials have to know
  damier clauses --code ua2023 --tag conduct --tick > conduct.txt
  damier clauses --sheet players --rulebook ua2023-100 --lang uk --format pdf -o wall.pdf

With --json each clause is one line:
  {\"clause\", \"tags\": [tag, …], \"class\", \"text\"}")]
pub(crate) struct ClausesArgs {
    /// Identifiers as they are cited, or words to look for
    #[arg(value_name = "CLAUSE OR WORDS")]
    wanted: Vec<String>,
    /// The code
    #[arg(long, value_parser = PossibleValuesParser::new(CODES.map(|(name, _)| name)))]
    code: Option<String>,
    /// Who keeps it: a program, the hall, or people who have read it
    #[arg(long, value_parser = PossibleValuesParser::new(["software", "physical", "document"]))]
    class: Option<String>,
    /// What it is about, such as conduct, clock or swiss
    #[arg(long)]
    tag: Option<String>,
    /// A sheet for those who need it: a notice for the wall, a list to tick off
    #[arg(long, value_parser = one_of(Sheet::ALL.map(|sheet| (sheet.name(), sheet))), conflicts_with_all = ["wanted", "code", "class", "tag", "tick"])]
    sheet: Option<Sheet>,
    /// The rulebook for whose code the sheet is made [default: all codes]
    #[arg(long, requires = "sheet", value_parser = PossibleValuesParser::new(Rulebook::NAMES), hide_possible_values = true)]
    rulebook: Option<String>,
    /// The form of the sheet
    #[arg(long, requires = "sheet", value_parser = one_of(["text", "html", "pdf"].map(|own| (own, own))), default_value = "text")]
    format: &'static str,
    /// The file [default: standard output]
    #[arg(short, long, value_name = "FILE", requires = "sheet", required_if_eq("format", "pdf"))]
    output: Option<PathBuf>,
    /// The language [default: that of the system]
    #[arg(long, value_name = "LANGUAGE", value_parser = one_of(Language::all().map(|language| (language.code(), language))))]
    lang: Option<Language>,
    /// Put a box before each clause, so that it can be ticked off
    #[arg(long, conflicts_with = "json")]
    tick: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub(crate) fn run(args: &ClausesArgs, out: &mut Output) -> Result<Verdict> {
    let words = words_of(args.lang);
    match args.sheet {
        Some(sheet) => print_sheet(args, sheet, words, out),
        None => list(args, words, out),
    }
}

fn list(args: &ClausesArgs, words: &Words, out: &mut Output) -> Result<Verdict> {
    if let Some(tag) = args.tag.as_ref().filter(|tag| !clauses::all().iter().any(|own| own.is_about(tag))) {
        let mut known: Vec<&str> = clauses::all().iter().flat_map(|clause| clause.tags.clone()).collect();
        known.sort_unstable();
        known.dedup();
        bail!("no clause is about \"{}\"; there are {}", harmless(tag), known.join(", "));
    }
    let wanted = args.wanted.join(" ");
    let mut found = 0;
    for clause in clauses::find(&wanted).filter(|clause| args.wants(clause)) {
        found += 1;
        let (id, text) = (clause.id, clause.text_or_english(words.language()));
        if args.json {
            out.json(&json!({ "clause": id, "tags": clause.tags, "class": clause.class, "text": text }))?;
        } else {
            let tick = if args.tick { "☐ " } else { "" };
            writeln!(out, "{tick}{}  {text}", out.bold(id))?;
        }
    }
    if found == 0 {
        bail!("there is no such clause: {}", harmless(&wanted));
    }
    Ok(Verdict::Fine)
}

impl ClausesArgs {
    fn wants(&self, clause: &Clause) -> bool {
        let begins =
            |code: &String| CODES.iter().any(|(name, begin)| name == code && clause.id.starts_with(begin));
        self.code.as_ref().is_none_or(begins)
            && self.class.as_ref().is_none_or(|class| class == clause.class)
            && self.tag.as_ref().is_none_or(|tag| clause.is_about(tag))
    }
}

fn print_sheet(args: &ClausesArgs, sheet: Sheet, words: &Words, out: &mut Output) -> Result<Verdict> {
    let book = args.rulebook.as_deref().map(Rulebook::named).transpose()?;
    if args.json {
        for told in clauses::clause_texts(sheet, book.as_ref(), words.language()) {
            out.json(&json!({ "clauses": told.clauses, "text": told.text }))?;
        }
        return Ok(Verdict::Fine);
    }
    let paper = clauses::paper(sheet, book.as_ref(), words);
    let bytes = match args.format {
        "html" => paper.html().into_bytes(),
        "pdf" => damier_typeset::pdf(&paper, None)?,
        _ => paper.text(100).into_bytes(),
    };
    match &args.output {
        Some(file) => {
            let mut made = NewFile::create(file)?;
            made.write(&bytes)?;
            made.close()?;
        }
        None => out.write_all(&bytes)?,
    }
    Ok(Verdict::Fine)
}
