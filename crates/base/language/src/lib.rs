//! What Damier says, in the languages of its users.
//!
//! Sentences live in Fluent files: `ftl/en/refused.ftl`, `ftl/uk/refused.ftl` and so on, a folder for each
//! language and a file for each area. The folders are the list of languages, so another language is another
//! folder; see `docs/guides/translating.md`.
//!
//! | question | where |
//! | --- | --- |
//! | Which languages are there? Which one does `uk_UA.UTF-8` mean? | [`Language`] |
//! | What does a message say? | [`Words::say`] with [`Args`] |
//! | What does a value of an enum mean to a person? | [`Words::tell`], [`Words::tell_with`] |
//! | How are dates, numbers and lists written? | [`Words::date`], [`Words::rational`], [`Words::list`] |
//! | Is every case told in every language? | [`every!`], [`untold`], for tests |
//! | In which order do names stand? | [`Words::compare`] |
//!
//! ```
//! use damier_language::{Args, Language, Words};
//! use serde::Serialize;
//!
//! let words = Words::of("uk_UA.UTF-8".parse::<Language>()?);
//! assert_eq!(words.translate("count-points", &Args::new().with("count", 5)), "5 очок");
//!
//! /// Variant and fields become a message and its arguments.
//! #[derive(Serialize)]
//! enum Refused {
//!     NoMoreRounds { rounds: u16 },
//! }
//! let refused = Refused::NoMoreRounds { rounds: 7 };
//! assert_eq!(Words::of(Language::EN).describe("refused", &refused), "all 7 rounds have been paired");
//! # Ok::<(), damier_language::UnknownLanguage>(())
//! ```

mod args;
mod collate;
mod every;
mod folder;
mod language;
mod telling;
mod words;
mod written;

pub use args::Args;
pub use every::untold;
pub use language::{Language, UnknownLanguage};
pub use telling::{Names, clause_of};
pub use words::Words;
