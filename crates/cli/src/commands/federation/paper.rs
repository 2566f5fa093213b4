//! Papers of the books: lists, forms for titles, forms to fill in.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use damier_documents::books::{BookPaper, Wanted};
use damier_federation::{EventId, Pool};
use damier_language::Language;
use jiff::civil::Date;
use serde_json::json;

use super::common::OpenBooks;
use crate::args::one_of;
use crate::commands::event::words_of;
use crate::new_file::NewFile;
use crate::output::{Output, Verdict};

/// Make a paper: rating lists, Forms 3 to 5, the list of arbiters, forms to fill in
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier federation paper rating-list --pool 100 --lang uk
  damier federation paper form-3 --application 1 --format pdf -o form3.pdf
  damier federation paper rating-changes --event 3 --format xlsx -o changes.xlsx

Papers: rating-list, rating-list-alphabetical, rating-changes, form-3, form-4, form-5, arbiters, envelope,
achievement, beauty-prize, budget, calendar-entry, accreditation, medal, protest, letter,
time-chart, game-record, adjudication, composition-entry.")]
pub(crate) struct PaperArgs {
    /// Which paper
    name: BookPaper,
    /// In which form
    #[arg(long, value_parser = one_of(["text", "html", "csv", "xlsx", "pdf"].map(|own| (own, own))), default_value = "text")]
    format: &'static str,
    /// The language [default: that of the system]
    #[arg(long, value_parser = one_of(Language::all().map(|language| (language.code(), language))))]
    lang: Option<Language>,
    /// The file [default: standard output]
    #[arg(short, long, value_name = "FILE", required_if_eq_any([("format", "pdf"), ("format", "xlsx")]))]
    output: Option<PathBuf>,
    /// The pool
    #[arg(long, default_value = "100")]
    pool: Pool,
    /// The list in force on this day [default: today]
    #[arg(long)]
    on: Option<Date>,
    /// The event, by its number
    #[arg(long)]
    event: Option<u32>,
    /// The application, by its number
    #[arg(long)]
    application: Option<u32>,
}

pub(crate) fn paper(args: &PaperArgs, desk: &OpenBooks<'_>, out: &mut Output) -> Result<Verdict> {
    let words = words_of(args.lang);
    let wanted = Wanted {
        pool: args.pool,
        day: args.on.unwrap_or(desk.common.today()),
        event: args.event.map(EventId),
        application: args.application,
    };
    let paper = args.name.make(desk.state(), words, &wanted)?;
    let bytes = match args.format {
        "html" => paper.html().into_bytes(),
        "csv" => paper.csv().into_bytes(),
        "xlsx" => paper.xlsx()?,
        "pdf" => damier_typeset::pdf(&paper, None)?,
        _ => paper.text(100).into_bytes(),
    };
    match &args.output {
        Some(file) => {
            let mut made = NewFile::create(file)?;
            made.write(&bytes)?;
            made.close()?;
            let object = json!({ "paper": args.name.name(), "file": file.display().to_string() });
            super::done(desk.common, out, &object, &file.display().to_string())
        }
        None => {
            out.write_all(&bytes)?;
            Ok(Verdict::Fine)
        }
    }
}
