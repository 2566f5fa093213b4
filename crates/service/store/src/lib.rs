//! Lists of facts kept in a database, safe against a power cut.
//!
//! An event is one file that can be copied to a USB stick. It holds the facts as they were said and
//! nothing derived from them; [`EventFile::load`] folds them again. A server keeps many lists, the people
//! it knows and what it looks up often in a [`Database`], on SQLite or PostgreSQL.
//!
//! | file | question |
//! | --- | --- |
//! | `event_file` | how does a program open, load and append? |
//! | `contest_file` | the same for contests of composing and of solving |
//! | `federation_file` | the same for the books of a federation |
//! | `log` | how are facts stored? |
//! | `attachments`, `settings` | what is kept beside them? |
//! | `sqlite` | how is such a file opened and kept safe? |
//! | `limits`, `schema` | how is a file read that may come from anybody? |
//! | `check` | is a file as it was written? |
//! | `seal` | how is it noticed that a fact has changed on the disk? |
//! | `database/` | how does a server keep all it knows? |
//! | `errors`, `fault` | what can go wrong, and what to do then? |
//! | `migrations/` | which tables are there? |
//!
//! ```
//! use damier_compete::event::{By, Entry, Fact, Regulation, Role, StagePlan, System};
//! use damier_store::{EventFile, Fault};
//!
//! # let folder = tempfile::tempdir()?;
//! # let path = folder.path().join("cup.damier");
//! let mut file = EventFile::create(&path)?;
//! let plan = StagePlan::new("final", System::RoundRobin { cycles: 1 }, 3);
//! let regulation = Regulation::new("Cup", "wcdf-checkers", vec![plan]);
//! let by = By::new(Role::Organiser, "Ivan");
//! let entry = Entry { seq: 1, at: Default::default(), by, fact: Fact::Regulation(Box::new(regulation)) };
//! file.append(1, &[entry.clone()])?;
//!
//! // Somebody at another terminal has the same file open.
//! let mut other = EventFile::open(&path)?;
//! assert_eq!(other.load()?.entries(), [entry.clone()]);
//! let late = other.append(1, &[entry]).expect_err("there is a fact 1 already");
//! assert_eq!(late.fault, Fault::Conflict { expected: 1, found: 2 });
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod attachments;
mod check;
mod contest_file;
mod database;
mod errors;
mod event_file;
mod fault;
mod federation_file;
mod folder_lock;
mod limits;
mod log;
mod private;
mod schema;
mod seal;
mod settings;
mod shares;
mod sqlite;

pub use attachments::{AttachedTo, Attachment};
pub use check::{Checked, check_database, check_file};
pub use contest_file::{ContestFile, Kept};
pub use database::{
    Account, AccountId, AccountName, AccountRefused, Act, Append, ArenaPlace, ArenaState, Attempt, Blocked,
    Club, ClubBoard, ClubDate, ClubEntry, ClubMatch, ClubMember, ClubRefused, ClubRole, Conversation, Copied,
    Credentials, Cursor, Database, Deed, Delivery, Device, Direct, DirectRefused, EventQuery, ExploreQuery,
    Explored, Failures, FirstTry, Founder, Game, GameQuery, GameState, Imported, Leader, ListedArena,
    ListedEvent, ListedStudy, Looked, MatchState, Measure, Message, NameKey, NameRefused, NewAccount,
    NewClub, NewClubBoard, NewClubDate, NewClubMatch, NewDevice, NewFact, NewLetter, NewMessage, NewPasskey,
    NewPush, NewReport, NewSession, NewToken, News, NoCursor, Occurrence, Outage, Outbox, Page, Passkey,
    PasskeyTaken, Person, Place, PlaceHad, PositionKey, PostOffer, Present, Problem, ProblemQuery,
    ProblemRefused, ProblemText, Push, QueuedEmail, Rate, Rated, RatedExercise, Rating, RatingOf, Reached,
    Rebuilt, Recorded, Report, ReportRefused, Rewritten, Rhythm, Sanction, Scope, SecretHash, SeriesRow,
    Session, Settled, Side, Sitting, Solver, StaysGood, Stored, StoredOffer, Study, StudyLine, StudyMember,
    StudyRefused, StudyRole, StudyState, StudyText, Task, Token, Tries, Visibility, Warning, Whose, WithSide,
    looks,
};
pub use event_file::EventFile;
pub use fault::{Fault, StoreError};
pub use federation_file::FederationFile;
pub use folder_lock::{FolderLock, FolderTaken};
pub use limits::Limits;
pub use private::create as create_private;
pub use shares::{Asker, Full, Shares, Taken};
