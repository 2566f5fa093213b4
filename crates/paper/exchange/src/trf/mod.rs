//! TRF: the report file of chess tournaments, which pairing programs and tournament managers read and write.
//!
//! Both editions, TRF16 and TRF-2026, are read and written for individual events; `docs/trf.md` says which
//! record holds what, and what TRF has no place for.
//!
//! [`Document`] is the file as its lines; [`export`] makes one from the state of an event, [`import`] makes
//! the facts of an event from one. Lines that mean nothing to us stay: in a document as they are, in an
//! event in a note.
//!
//! ```
//! use damier_compete::event::{Event, StageId};
//! use damier_exchange::trf::{Document, Edition, ImportOptions, LineEnd, export, import};
//!
//! let file = "012 Cup\nXXR 3\n162  W 2.0    D 1.0\n\
//!     001    1      Koval, Iryna                      2150 UKR                         2.0    1     2 w 1\n\
//!     001    2      Bondar, Oleh                      2090 UKR                         0.0    2     1 b 0\n";
//! let document = Document::read(file.as_bytes()).expect("no faults");
//! let imported = import(&document, &ImportOptions::default()).expect("an event");
//! let event = Event::replay(imported.entries(Default::default(), "Olha")).expect("facts that are accepted");
//! assert_eq!(event.state().players[1].name, "Bondar, Oleh");
//!
//! let back = export(event.state(), StageId::FIRST, Edition::Trf26).expect("an individual event");
//! assert!(back.write(LineEnd::Lf).contains("\n142 3\n"));
//! ```

mod cell;
mod check;
mod codes;
mod columns;
mod directive;
mod directive_read;
mod document;
mod entrants;
mod export;
mod export_directives;
mod export_header;
mod fault;
mod header;
mod import;
mod import_check;
mod import_warning;
mod kept;
mod line_reader;
mod player_line;
mod points;
mod prohibited;
mod regulation;
mod results;
mod rounds;

pub use cell::{Code, RoundCell};
pub use document::{Document, Line, LineEnd};
pub use export::{Edition, NotInTrf, export};
pub use fault::{TrfFault, TrfFaultKind};
pub use import::{HalfByes, ImportOptions, Imported, import};
pub use import_warning::ImportWarning;
pub use player_line::PlayerLine;
pub use points::Tenths;
