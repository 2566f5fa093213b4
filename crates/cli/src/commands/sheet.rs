//! Papers for the terminal or into a file, in the form that its ending tells.

use std::io::Write as _;
use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::Args;
use damier_documents::paper::Paper;
use damier_language::{Language, Words};
use serde_json::json;

use crate::args::one_of;
use crate::commands::event::words_of;
use crate::new_file::NewFile;
use crate::output::{Output, Verdict};

/// How a paper is wanted.
#[derive(Debug, Args)]
pub(crate) struct SheetArgs {
    /// The file: .pdf, .html, .csv, .xlsx or .txt [default: text on standard output]
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// The language [default: that of the system]
    #[arg(long, value_parser = one_of(Language::all().map(|language| (language.code(), language))))]
    lang: Option<Language>,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

impl SheetArgs {
    /// In whose words.
    pub(crate) fn words(&self) -> &'static Words {
        words_of(self.lang)
    }

    /// Prints or writes a paper.
    pub(crate) fn deliver(&self, paper: &Paper, out: &mut Output) -> Result<Verdict> {
        let Some(path) = &self.output else {
            let text = paper.text(100);
            if self.json {
                out.json(&json!({ "text": text }))?;
            } else {
                out.write_all(text.as_bytes())?;
            }
            return Ok(Verdict::Fine);
        };
        let bytes = match path.extension().and_then(|ending| ending.to_str()) {
            Some("pdf") => damier_typeset::pdf(paper, None)?,
            Some("html") => paper.html().into_bytes(),
            Some("csv") => paper.csv().into_bytes(),
            Some("xlsx") => paper.xlsx()?,
            Some("txt") => paper.text(100).into_bytes(),
            _ => bail!("{}: the ending must be pdf, html, csv, xlsx or txt", path.display()),
        };
        let mut made = NewFile::create(path)?;
        made.write(&bytes)?;
        made.close()?;
        let file = path.display().to_string();
        if self.json {
            out.json(&json!({ "file": file }))?;
        } else {
            writeln!(out, "{file}")?;
        }
        Ok(Verdict::Fine)
    }
}
