//! Switches: where a code leaves room, the reading taken is a named value that a regulation may change.
//!
//! ```
//! use damier_rules::{SwitchError, switch_values, switches};
//!
//! switch_values! {
//!     /// When the hall is opened.
//!     Opening {
//!         /// An hour before play.
//!         Early = "early",
//!         /// At the start.
//!         Late = "late",
//!     }
//! }
//!
//! switches! {
//!     /// How a hall is run.
//!     pub struct Hall {
//!         /// When is it opened?
//!         opening: Opening, "the hall", [];
//!     }
//! }
//!
//! let mut hall = Hall { opening: Opening::Early };
//! hall.set("opening", "late")?;
//! assert_eq!(hall.list()[0].value, "late");
//! let error = hall.set("opening", "never").unwrap_err();
//! assert_eq!(error.to_string(), "opening cannot be \"never\"; it can be early, late");
//! # Ok::<(), SwitchError>(())
//! ```

use crate::rulebook::Clause;

/// One switch as it stands, for printing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Switch {
    /// Its name in regulations and case files.
    pub name: &'static str,
    /// The question it answers.
    pub question: &'static str,
    /// The value it has.
    pub value: String,
    /// All values it can have.
    pub values: Vec<&'static str>,
    /// The decision or reading behind it.
    pub decision: &'static str,
    /// The clauses in question, of all codes.
    pub clauses: &'static [Clause],
}

/// Why a switch was not set.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SwitchError {
    /// There is no such switch.
    #[error("there is no switch \"{name}\"; there are {known}")]
    NoSuchSwitch {
        /// The name that was given.
        name: String,
        /// The names there are.
        known: String,
    },
    /// The switch cannot have this value.
    #[error("{name} cannot be \"{value}\"; it can be {values}")]
    NoSuchValue {
        /// The name of the switch.
        name: &'static str,
        /// The value that was given.
        value: String,
        /// The values it can have.
        values: String,
    },
}

/// A value that a switch can take: it has a word, and the words of its alternatives are known.
pub trait SwitchValue: Sized {
    /// The value as a word.
    fn word(&self) -> String;
    /// The value that a word names.
    fn from_word(word: &str) -> Option<Self>;
    /// All words, or a description of them.
    fn words() -> Vec<&'static str>;
}

impl SwitchValue for bool {
    fn word(&self) -> String {
        self.to_string()
    }

    fn from_word(word: &str) -> Option<bool> {
        word.parse().ok()
    }

    fn words() -> Vec<&'static str> {
        vec!["true", "false"]
    }
}

impl SwitchValue for u16 {
    fn word(&self) -> String {
        self.to_string()
    }

    fn from_word(word: &str) -> Option<u16> {
        word.parse().ok()
    }

    fn words() -> Vec<&'static str> {
        vec!["a number"]
    }
}

impl SwitchValue for Option<u16> {
    fn word(&self) -> String {
        self.map_or_else(|| "none".to_owned(), |number| number.to_string())
    }

    fn from_word(word: &str) -> Option<Option<u16>> {
        if word == "none" { Some(None) } else { word.parse().ok().map(Some) }
    }

    fn words() -> Vec<&'static str> {
        vec!["none", "a number"]
    }
}

/// Defines enums whose values have words, for [`switches!`](crate::switches).
#[macro_export]
macro_rules! switch_values {
    ($($(#[$doc:meta])* $name:ident { $($(#[$value_doc:meta])* $value:ident = $word:literal),+ $(,)? })+) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum $name {
            $($(#[$value_doc])* $value),+
        }

        impl $crate::SwitchValue for $name {
            fn word(&self) -> String {
                match self {
                    $($name::$value => $word.to_owned()),+
                }
            }

            fn from_word(word: &str) -> Option<$name> {
                match word {
                    $($word => Some($name::$value),)+
                    _ => None,
                }
            }

            fn words() -> Vec<&'static str> {
                vec![$($word),+]
            }
        }
    )+};
}

/// Defines a struct of switches that can be listed and set by name. Each has its question as a
/// comment, its type, the decision behind it and the clauses in question.
#[macro_export]
macro_rules! switches {
    ($(#[$about:meta])* pub struct $switches:ident {
        $($(#[doc = $question:literal])+ $name:ident: $kind:ty, $decision:literal, [$($clause:literal),* $(,)?];)+
    }) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub struct $switches {
            $($(#[doc = $question])+ pub $name: $kind,)+
        }

        impl $switches {
            /// Every switch as it stands.
            pub fn list(&self) -> Vec<$crate::Switch> {
                vec![$($crate::Switch {
                    name: stringify!($name),
                    question: concat!($($question),+).trim(),
                    value: $crate::SwitchValue::word(&self.$name),
                    values: <$kind as $crate::SwitchValue>::words(),
                    decision: $decision,
                    clauses: &[$($clause),*],
                }),+]
            }

            /// Sets a switch by its name and the word for its value.
            pub fn set(&mut self, name: &str, value: &str) -> Result<(), $crate::SwitchError> {
                match name {
                    $(stringify!($name) => {
                        self.$name = $crate::SwitchValue::from_word(value).ok_or_else(|| {
                            $crate::SwitchError::NoSuchValue {
                                name: stringify!($name),
                                value: value.to_owned(),
                                values: <$kind as $crate::SwitchValue>::words().join(", "),
                            }
                        })?;
                        Ok(())
                    })+
                    _ => Err($crate::SwitchError::NoSuchSwitch {
                        name: name.to_owned(),
                        known: [$(stringify!($name)),+].join(", "),
                    }),
                }
            }
        }
    };
}
