//! What every command of `damier federation` takes: the file, who speaks, which day it is.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::Args;
use clap_complete::{ArgValueCompleter, PathCompleter};
use damier_acts::federation::{Act, Actor, Refusal, decide, find};
use damier_clock::Moment;
use damier_federation::{Book, Entry, Fact, PersonId, State};
use damier_language::{Language, Words};
use damier_store::FederationFile;
use jiff::civil::Date;
use jiff::{Timestamp, Zoned};

use crate::input;
use crate::output::harmless;

/// The variable that names the file.
const FILE: &str = "DAMIER_FEDERATION";

/// The options of every command.
#[derive(Debug, Clone, Args)]
#[command(next_help_heading = "Every command")]
pub(crate) struct Common {
    /// The file of the books [default: $DAMIER_FEDERATION, or federation.damier]
    #[arg(short = 'f', long = "file", global = true, id = "book-file", value_name = "FILE", add = ArgValueCompleter::new(PathCompleter::file()))]
    file: Option<PathBuf>,
    /// Print JSON
    #[arg(long = "json", global = true, id = "book-json")]
    pub(crate) json: bool,
    /// Your name, for the record
    #[arg(long = "by", global = true, id = "book-by", value_name = "NAME", default_value = "secretary")]
    by: String,
    /// The day that counts as today, such as 2026-07-01
    #[arg(long = "today", global = true, id = "book-today", value_name = "DATE")]
    today: Option<Date>,
}

impl Common {
    /// Where the books are.
    pub(crate) fn path(&self) -> PathBuf {
        let named = || std::env::var_os(FILE).filter(|own| !own.is_empty()).map(PathBuf::from);
        self.file.clone().or_else(named).unwrap_or_else(|| PathBuf::from("federation.damier"))
    }

    /// Which day it is.
    pub(crate) fn today(&self) -> Date {
        self.today.unwrap_or_else(|| Zoned::now().date())
    }

    /// The books as they are.
    pub(crate) fn open(&self) -> Result<OpenBooks<'_>> {
        let path = self.path();
        let opened = FederationFile::open(&path).and_then(|mut file| Ok((file.load()?, file)));
        let (book, file) = opened.map_err(|error| file_error(error, &path))?;
        Ok(OpenBooks { common: self, file, book })
    }

    /// New books.
    pub(crate) fn create(&self) -> Result<OpenBooks<'_>> {
        let path = self.path();
        let file = FederationFile::create(&path).map_err(|error| file_error(error, &path))?;
        Ok(OpenBooks { common: self, file, book: Book::new() })
    }
}

fn file_error(error: damier_store::StoreError, path: &Path) -> anyhow::Error {
    match error.fault {
        damier_store::Fault::Missing => anyhow::anyhow!(
            "there are no books in {}; make them with `damier federation new`, or name them with --file",
            path.display()
        ),
        damier_store::Fault::AnotherKind => {
            anyhow::anyhow!("{} does not hold the books of a federation", path.display())
        }
        _ => error.into(),
    }
}

/// The open books.
pub(crate) struct OpenBooks<'a> {
    pub(crate) common: &'a Common,
    file: FederationFile,
    pub(crate) book: Book,
}

impl OpenBooks<'_> {
    /// What is known.
    pub(crate) fn state(&self) -> &State {
        self.book.state()
    }

    /// Does an act: its facts are appended and lie on the disk, all of them or none. Answers the facts.
    pub(crate) fn act(&mut self, act: impl Into<Act>) -> Result<Vec<Fact>> {
        let act = act.into();
        let facts = self.decide(&act)?;
        let first = self.book.next_seq();
        let at = Moment::from(Timestamp::now());
        let mut entries = Vec::with_capacity(facts.len());
        for fact in &facts {
            let (seq, by) = (self.book.next_seq(), self.common.by.clone());
            let entry = Entry { seq, at, by, fact: fact.clone() };
            self.book.apply(entry.clone())?;
            entries.push(entry);
        }
        if !entries.is_empty() {
            self.file.append(first, &entries)?;
        }
        if matches!(act, Act::Forget(_)) {
            self.forget()?;
        }
        Ok(facts)
    }

    /// What would follow from an act.
    pub(crate) fn decide(&self, act: &Act) -> Result<Vec<Fact>, RefusedAct> {
        let actor = Actor { by: self.common.by.clone(), office: true, proven: true };
        decide(&self.book, act, &actor, self.common.today()).map_err(RefusedAct)
    }

    /// Supposes facts for as long as the command runs; nothing is written.
    pub(crate) fn suppose(&mut self, facts: Vec<Fact>) -> Result<()> {
        for fact in facts {
            let (seq, by) = (self.book.next_seq(), self.common.by.clone());
            self.book.apply(Entry { seq, at: Moment::from(Timestamp::now()), by, fact })?;
        }
        Ok(())
    }

    /// Puts books that go on from these into the file.
    pub(crate) fn go_on(&mut self, book: Book) -> Result<usize> {
        let first = self.book.next_seq();
        let new = &book.entries()[self.book.entries().len()..];
        let count = new.len();
        if count > 0 {
            self.file.append(first, new)?;
        }
        self.book = book;
        Ok(count)
    }

    /// Takes in facts that go on from these, all of them or none; how many were new.
    pub(crate) fn merge(&mut self, entries: &[Entry]) -> Result<usize> {
        let first = self.book.next_seq();
        let new = self.book.continued_by(entries);
        let new = new.map_err(|seq| anyhow::anyhow!("fact {seq} is another one in these books"))?;
        for entry in new {
            let (seq, entry) = (entry.seq, entry.clone());
            self.book.apply(entry).with_context(|| format!("fact {seq}"))?;
        }
        if !new.is_empty() {
            self.file.append(first, new)?;
        }
        self.forget()?;
        Ok(new.len())
    }

    /// Tells all facts without those who are forgotten by one of them, in the file too.
    pub(crate) fn forget(&mut self) -> Result<()> {
        if self.book.told_without().is_empty() {
            return Ok(());
        }
        let book = self.book.forgetting();
        self.book = book.map_err(|(seq, why)| anyhow::anyhow!("fact {seq} could not be told then: {why}"))?;
        Ok(self.file.rewrite(&self.book)?)
    }

    /// Somebody by number, name or licence.
    pub(crate) fn person(&self, text: &str) -> Result<PersonId> {
        Ok(find(&self.state().names(), self.state(), text).map_err(RefusedAct)?)
    }
}

/// Why an act was not done, in the words of the command line.
#[derive(Debug)]
pub(crate) struct RefusedAct(pub(crate) Refusal);

impl std::fmt::Display for RefusedAct {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&printed(&self.0.translate(Words::of(Language::EN))))?;
        f.write_str(match &self.0 {
            Refusal::SameRecord { .. } => "; say --namesake if this is another person",
            Refusal::NotInTheBooks { .. } => {
                "\nEnter them first (damier federation person, or --enter-new), or give them their licence numbers in \
                 the event"
            }
            Refusal::Known { .. } => {
                "\nNothing was taken. Say --replace to put this report in its place, or --another-because REASON if \
                 it is another event"
            }
            _ => "",
        })
    }
}

impl std::error::Error for RefusedAct {}

/// Lines without signs that a terminal would obey.
fn printed(text: &str) -> String {
    text.lines().map(harmless).collect::<Vec<_>>().join("\n")
}

/// The text of a file.
pub(crate) fn read(path: &Path) -> Result<String> {
    input::text(path)
}
