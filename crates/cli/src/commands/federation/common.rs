//! What every command of `damier federation` takes: the file, who speaks, which day it is.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use clap::Args;
use clap_complete::{ArgValueCompleter, PathCompleter};
use damier_federation::people::Found;
use damier_federation::{Book, Entry, Fact, NameIndex, PersonId, State};
use damier_store::FederationFile;
use jiff::civil::Date;
use jiff::{Timestamp, Zoned};

use crate::input;

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
    pub(crate) fn open(&self) -> Result<Desk<'_>> {
        let path = self.path();
        let opened = FederationFile::open(&path).and_then(|mut file| Ok((file.load()?, file)));
        let (book, file) = opened.map_err(|error| told(error, &path))?;
        Ok(Desk { common: self, file, book })
    }

    /// New books.
    pub(crate) fn create(&self) -> Result<Desk<'_>> {
        let path = self.path();
        let file = FederationFile::create(&path).map_err(|error| told(error, &path))?;
        Ok(Desk { common: self, file, book: Book::new() })
    }
}

fn told(error: damier_store::StoreError, path: &Path) -> anyhow::Error {
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
pub(crate) struct Desk<'a> {
    pub(crate) common: &'a Common,
    file: FederationFile,
    pub(crate) book: Book,
}

impl Desk<'_> {
    /// What is known.
    pub(crate) fn state(&self) -> &State {
        self.book.state()
    }

    /// Says facts, all of them or none, and puts them on the disk.
    pub(crate) fn say(&mut self, facts: Vec<Fact>) -> Result<()> {
        let first = self.book.next_seq();
        let at = Timestamp::now();
        let mut said = Vec::with_capacity(facts.len());
        for fact in facts {
            let entry = Entry { seq: self.book.next_seq(), at, by: self.common.by.clone(), fact };
            self.book.apply(entry.clone())?;
            said.push(entry);
        }
        self.file.append(first, &said)?;
        Ok(())
    }

    /// Supposes facts for as long as the command runs; nothing is written.
    pub(crate) fn suppose(&mut self, facts: Vec<Fact>) -> Result<()> {
        for fact in facts {
            let (seq, by) = (self.book.next_seq(), self.common.by.clone());
            self.book.apply(Entry { seq, at: Timestamp::now(), by, fact })?;
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
    pub(crate) fn take(&mut self, entries: &[Entry]) -> Result<usize> {
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
        who(&self.state().names(), self.state(), text)
    }
}

/// Somebody by number, name or licence; several of one name are told apart by their numbers.
pub(crate) fn who(names: &NameIndex<'_>, state: &State, text: &str) -> Result<PersonId> {
    match names.find(text) {
        Found::One(id) => Ok(id),
        Found::Nobody => bail!("nobody in the books is called \"{text}\""),
        Found::Several(people) => {
            let of = |id: &PersonId| {
                let person = state.person(*id).ok();
                let home = person.and_then(|own| own.federation.clone().or_else(|| own.club.clone()));
                home.map_or(id.to_string(), |home| format!("{id} ({home})"))
            };
            let all: Vec<String> = people.iter().map(of).collect();
            bail!("several people are called \"{text}\": {}; say the number", all.join(", "))
        }
    }
}

/// The text of a file.
pub(crate) fn read(path: &Path) -> Result<String> {
    input::text(path)
}
