//! A regulation as a file that people edit: TOML in an arbiter's words.
//!
//! The stored form of a regulation is JSON and belongs to the list of facts; this one is written by hand,
//! so it has words where the other has values, forgives what it can, and tells every fault with its line.
//!
//! | file | question |
//! | --- | --- |
//! | `fault` | what is wrong, and in which line |
//! | `keys` | one table of the file: what is read from it, what nobody knows |
//! | `keywords` | the words of a regulation |
//! | `read`, `stage`, `field` | from the file to a regulation |
//! | `write` | from a regulation to a file with remarks |
//! | `technical` | the same for the technical regulation |
//!
//! ```
//! use damier_compete::event::Regulation;
//!
//! let faults = Regulation::from_toml(
//!     r#"
//! name = "Cup"
//! rulebook = "ua2023-russian"
//! tie_breaks = ["solkof"]
//!
//! [[stages]]
//! name = "main"
//! system = "swiss"
//! engine = "U1"
//! rounds = 7
//! "#,
//! )
//! .expect_err("a misprint");
//! let told = faults.to_string();
//! assert!(told.starts_with("line 4, tie_breaks: no tie-break is called \"solkof\", did you mean \"solkoff\"?"));
//! ```

mod awards;
mod edition;
mod fault;
mod field;
mod keys;
mod keywords;
mod read;
mod stage;
mod technical;
mod write;

pub use fault::{FileFault, FileProblem, RegulationFileFaults};
