//! Lists of entries in CSV, XLSX and ODS: read with every fault named, and written.
//!
//! Columns come in any order, under headers in any of our languages ([`Column`]); text may be UTF-8,
//! UTF-16, Windows-1251 or Windows-1252, separated by semicolons, tabs, commas or bars. The header is the
//! first row that names a column of names, so that titles may stand above it.
//!
//! Nothing is passed over in silence: a quotation mark that nobody closes, a character that cannot be printed
//! and a cell without a header are faults of their row.
//!
//! A file may come from anybody: it is measured before memory is taken for it, and one that is too large, unpacks to
//! too much or has too many rows or cells is refused (`limits`, `archive`).
//!
//! A list is checked as a whole: against itself, and against the event it is for. Either all of it is taken,
//! or every fault is told with its row, its column, the value and what was expected.
//!
//! ```
//! use damier_compete::event::{By, Event, Fact, Regulation, Role};
//! use damier_exchange::entries::{EntryList, Take};
//!
//! # use damier_compete::event::{StagePlan, System};
//! # let plan = StagePlan::new("main", System::RoundRobin { cycles: 1 }, 1);
//! let mut event = Event::new();
//! # let regulation = Fact::Regulation(Box::new(Regulation::new("Cup", "wcdf-checkers", vec![plan])));
//! # let (seq, by) = (1, By::new(Role::Organiser, "Olha"));
//! # event.apply(damier_compete::event::Entry { seq, at: Default::default(), by, fact: regulation })?;
//! let file = "Прізвище;Рейтинг;Д.н.\nІваненко Ольга;2150;12.5.1999\nПетренко;high;1999";
//! let list = EntryList::read(file.as_bytes()).expect("a list").check(&event, Role::Organiser);
//! assert_eq!(
//!     list.faults[0].to_string(),
//!     "row 3, Рейтинг: \"high\" is not a rating: a whole number from 1 to 9999, or nothing"
//! );
//! assert!(list.facts(Take::All).is_err());
//! assert_eq!(list.facts(Take::GoodRows).map(|facts| facts.len()), Ok(1));
//! # Ok::<(), damier_compete::event::Refused>(())
//! ```

mod archive;
mod check;
mod column;
mod fault;
mod headers;
mod limits;
mod ods;
mod read;
mod separated;
pub(crate) mod table;
mod value;
mod write;
mod xlsx;

pub use column::{Column, HeaderLanguage};
pub use fault::{EntryFault, EntryFaultKind, FileFault};
pub(crate) use table::check_size;
pub use write::{sample, write_csv, write_xlsx};

use damier_compete::event::{Fact, PlayerEntry, TeamEntry};

use crate::text::Encoding;

/// A list of entries as read from a file.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct EntryList {
    /// Teams, in the order of their first mention.
    pub teams: Vec<ListedTeam>,
    /// Players, in the order of the file. Their teams are named, not numbered.
    pub players: Vec<ListedPlayer>,
    /// What is wrong, in the order of the rows.
    pub faults: Vec<EntryFault>,
    /// Headers that name no column we know; what stands under them is left out.
    pub unknown_headers: Vec<String>,
    /// How the text of the file is written; `None` for a workbook.
    pub encoding: Option<Encoding>,
    headers: Headers,
}

/// A player of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedPlayer {
    /// The row of the file, from 1.
    pub row: u32,
    /// What is entered; [`PlayerEntry::team`] is set once the list is [checked](EntryList::check).
    pub entry: PlayerEntry,
    /// The name of the team.
    pub team: Option<String>,
    /// Whether the row has a fault of its own, so that it cannot be entered.
    pub is_faulty: bool,
}

/// A team of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedTeam {
    /// The row of the file in which it comes first, from 1.
    pub row: u32,
    /// What is entered.
    pub entry: TeamEntry,
}

/// How the file calls its columns.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
struct Headers(Vec<(Column, String)>);

impl Headers {
    fn of(&self, column: Column) -> Option<String> {
        self.0.iter().find(|(own, _)| *own == column).map(|(_, header)| header.clone())
    }
}

/// How much of a list is taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Take {
    /// All of it or nothing.
    All,
    /// The rows without a fault.
    GoodRows,
}

/// A list that has been checked against an event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CheckedList {
    /// What is wrong, in the order of the rows.
    pub faults: Vec<EntryFault>,
    /// Headers that name no column we know.
    pub unknown_headers: Vec<String>,
    /// How the text of the file is written; `None` for a workbook.
    pub encoding: Option<Encoding>,
    facts: Vec<Fact>,
}

impl CheckedList {
    /// The facts to be added to the event, teams first; the faults if there are any and all rows are wanted.
    pub fn facts(&self, take: Take) -> Result<Vec<Fact>, &[EntryFault]> {
        match take {
            Take::All if !self.faults.is_empty() => Err(&self.faults),
            _ => Ok(self.facts.clone()),
        }
    }
}
