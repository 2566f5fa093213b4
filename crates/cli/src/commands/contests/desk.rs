//! The desk of a contest: an open file, the words, the person who speaks.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use damier_acts::contests::{Acted, Actor, Given, Refusal, decide};
use damier_clock::Moment;
use damier_contests::{By, ContestFact as _, Entry, Journal, Office, Refused};
use damier_desk::RefusalText;
use damier_documents::paper::Paper;
use damier_language::{Args, Words};
use damier_store::{ContestFile, Fault, Kept, StoreError};
use serde_json::{Map, Value, json};

use super::options::Common;
use crate::input;
use crate::output::{Output, Verdict, harmless, is_closed_pipe};

/// An open contest and everything needed to work on it.
pub(super) struct OpenContest<'a, C: Kept + Acted> {
    pub(super) common: &'a Common,
    pub(super) words: &'static Words,
    pub(super) out: &'a mut Output,
    file: ContestFile<C>,
    journal: Journal<C>,
    at: Moment,
    kept: usize,
    fields: Map<String, Value>,
}

impl<'a, C: Kept + Acted> OpenContest<'a, C> {
    /// Opens the file.
    pub(super) fn open(common: &'a Common, out: &'a mut Output) -> Result<OpenContest<'a, C>> {
        let words = common.words();
        let mut file = ContestFile::open(common.path()?).map_err(|error| store(words, &error))?;
        let journal = file.load().map_err(|error| store(words, &error))?;
        let kept = journal.entries().len();
        Ok(OpenContest { common, words, out, file, journal, at: common.now()?, kept, fields: Map::new() })
    }

    /// A new contest in a new file, under a regulation; where that is refused there is no file.
    pub(super) fn begin(
        common: &'a Common,
        out: &'a mut Output,
        regulation: C::Fact,
    ) -> Result<OpenContest<'a, C>> {
        let (words, path) = (common.words(), common.path()?);
        let at = common.now()?;
        let file = ContestFile::create(&path).map_err(|error| store(words, &error))?;
        let mut desk = OpenContest {
            common,
            words,
            out,
            file,
            journal: Journal::new(),
            at,
            kept: 0,
            fields: Map::new(),
        };
        let office = common.office.unwrap_or(Office::Organiser);
        let by = By::new(office, common.by.as_deref().unwrap_or(office.name()));
        match desk.journal.apply(Entry { seq: 1, at, by, fact: regulation }) {
            Ok(()) => Ok(desk),
            Err(why) => {
                drop(desk);
                // Nothing is in it yet, and nothing is left behind.
                let _ = std::fs::remove_file(&path);
                Err(refused(words, &why).into())
            }
        }
    }

    /// What is known.
    pub(super) fn state(&self) -> &C {
        self.journal.state()
    }

    /// When the command speaks.
    pub(super) const fn at(&self) -> Moment {
        self.at
    }

    /// Lists all facts.
    pub(super) fn log(&mut self) -> Result<()>
    where
        C::Fact: Clone,
    {
        let entries = self.journal.entries().to_vec();
        for Entry { seq, by, fact, .. } in &entries {
            let struck = if self.journal.counts(*seq) { "" } else { " (undone)" };
            self.line(&format!("{seq:>4}  {}  {} ({}){struck}", fact.name(), by.name, by.office))?;
        }
        self.field("log", entries);
        Ok(())
    }

    /// Does something for those who do it: what follows is said, or it is told why it is not done.
    pub(super) fn act(&mut self, act: impl Into<C::Act>) -> Result<()> {
        let actor = Actor::Keeper { office: self.common.office, name: self.common.by.clone() };
        let given = Given { at: self.at, seed: chance()?, position: None };
        let entries = decide(&self.journal, &act.into(), &actor, &given);
        let entries = entries.map_err(|why| refusal(self.words, &why))?;
        for entry in entries {
            self.journal.apply(entry).map_err(|why| refused(self.words, &why))?;
        }
        Ok(())
    }

    /// A refusal in words.
    pub(super) fn complaint(&self, why: &Refused) -> RefusalText {
        refused(self.words, why)
    }

    /// One more field of the answer for a program.
    pub(super) fn field(&mut self, name: &str, value: impl serde::Serialize) {
        self.fields.insert(name.to_owned(), serde_json::to_value(value).unwrap_or_default());
    }

    /// One line for a person.
    pub(super) fn line(&mut self, text: &str) -> Result<()> {
        if !self.common.json {
            writeln!(self.out, "{}", harmless(text))?;
        }
        Ok(())
    }

    /// The number that somebody has from now on, by which other commands name him.
    pub(super) fn numbered(&mut self, label: &str, field: &str, number: usize, name: &str) -> Result<()> {
        self.field(field, number);
        self.line(&format!("{} {number}: {name}", self.words.text(label)))
    }

    /// Keeps what has been said, and answers.
    pub(super) fn conclude(mut self, notes: &[String]) -> Result<Verdict>
    where
        C::Fact: Clone,
    {
        let said = self.journal.entries()[self.kept..].to_vec();
        if !said.is_empty() {
            match self.file.append(self.kept as u32 + 1, &said) {
                Err(StoreError { fault: Fault::Conflict { .. }, .. }) => {
                    bail!("{}", self.words.text("contest-written-meanwhile"))
                }
                done => done.map_err(|error| store(self.words, &error))?,
            }
            self.field("facts", &said);
            for entry in &said {
                self.line(&format!("{:>4}  {}", entry.seq, entry.fact.name()))?;
            }
        }
        for note in notes {
            let text = self.words.translate("contest-note", &Args::new().with("text", note.as_str()));
            self.line(&text)?;
        }
        if self.common.json {
            let path = self.file.path().display().to_string();
            let mut object = Value::Object(self.fields);
            object["file"] = path.into();
            object["notes"] = json!(notes);
            self.out.json(&object)?;
        }
        Ok(Verdict::Fine)
    }

    /// Prints a paper, or writes it into a file in the form that its ending tells.
    pub(super) fn deliver(&mut self, paper: Option<Paper>, to: Option<&PathBuf>) -> Result<()> {
        let Some(paper) = paper else { return Err(refused(self.words, &Refused::NoRegulation).into()) };
        let Some(path) = to else {
            let width = terminal_size::terminal_size().map_or(100, |(width, _)| usize::from(width.0));
            let text = paper.text(width);
            self.field("text", &text);
            if !self.common.json {
                self.out.write_all(text.as_bytes())?;
            }
            return Ok(());
        };
        let bytes = match path.extension().and_then(|ending| ending.to_str()) {
            Some("pdf") => damier_typeset::pdf(&paper, None)?,
            Some("html") => paper.html().into_bytes(),
            Some("csv") => paper.csv().into_bytes(),
            Some("xlsx") => paper.xlsx()?,
            Some("txt") => paper.text(100).into_bytes(),
            _ => bail!("the ending of the file must be pdf, html, csv, xlsx or txt"),
        };
        std::fs::write(path, bytes).with_context(|| format!("{} cannot be written", path.display()))?;
        self.field("paper", path.display().to_string());
        self.line(&path.display().to_string())
    }
}

/// A refusal in words, with its clauses.
fn refused(words: &Words, why: &Refused) -> RefusalText {
    refusal(words, &Refusal::Refused(why.clone()))
}

fn refusal(words: &Words, why: &Refusal) -> RefusalText {
    let mut complaint = RefusalText::new(why.translate(words));
    complaint.clauses = why.clauses().into_iter().map(str::to_owned).collect();
    complaint
}

/// A seed from the clock: what matters is that it is written down.
fn chance() -> Result<u64> {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    Ok(since.context("the clock of this computer is wrong")?.as_nanos() as u64)
}

fn store(words: &Words, error: &StoreError) -> RefusalText {
    RefusalText::new(format!("{}: {}", error.file, words.describe("store-fault", &error.fault)))
}

/// A refusal is one object for a program.
pub(super) fn refusal_as_json(common: &Common, done: Result<Verdict>) -> Result<Verdict> {
    match done {
        Err(error) if common.json && !is_closed_pipe(&error) => {
            let object = match error.downcast::<RefusalText>() {
                Ok(complaint) => complaint.json(),
                Err(other) => RefusalText::new(format!("{other:#}")).json(),
            };
            // A complaint that nobody can read is lost.
            let _ = writeln!(std::io::stderr(), "{object}");
            Ok(Verdict::Unusable)
        }
        other => other,
    }
}

/// Reads a regulation in TOML.
pub(super) fn regulation<T: serde::de::DeserializeOwned>(path: &Path, words: &Words) -> Result<T> {
    let read = damier_acts::contests::regulation(&input::text(path)?.into());
    read.map_err(|why| refused(words, &why)).with_context(|| path.display().to_string())
}
