//! The three codes that regulate composition.

use std::fmt;
use std::str::FromStr;

use damier_rules::{Rulebook, Variant};

/// A code with a chapter on composition. The other codes have none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// Ukraine 2013, part VI.
    Ukraine2013,
    /// Ukraine 2023, part VIII.
    Ukraine2023,
    /// The code of column draughts, part 5.
    Columns,
}

impl Code {
    /// All of them.
    pub const ALL: [Code; 3] = [Code::Ukraine2013, Code::Ukraine2023, Code::Columns];

    /// The name used on the command line and in files.
    pub const fn name(self) -> &'static str {
        match self {
            Code::Ukraine2013 => "ua2013",
            Code::Ukraine2023 => "ua2023",
            Code::Columns => "columns",
        }
    }

    /// The code in words.
    pub const fn title(self) -> &'static str {
        match self {
            Code::Ukraine2013 => "rules of Ukraine, 2013, part VI",
            Code::Ukraine2023 => "rules of Ukraine, 2023, part VIII",
            Code::Columns => "code of column draughts, part 5",
        }
    }

    /// The code under which a variant is composed where nobody names one.
    pub const fn usual(variant: Variant) -> Code {
        if variant.has_towers() { Code::Columns } else { Code::Ukraine2023 }
    }

    /// Whether the code speaks of compositions in this variant.
    pub const fn covers(self, variant: Variant) -> bool {
        matches!(self, Code::Columns) == variant.has_towers()
    }

    /// The rulebook whose play, notation and marks compositions of a variant follow.
    pub fn rulebook(self, variant: Variant) -> Rulebook {
        let name = match (self, variant) {
            (_, Variant::Columns) => "columns-russian",
            (_, Variant::Lasca) => "columns-lasca",
            (Code::Ukraine2013, Variant::International) => "ua2013-100",
            (Code::Ukraine2013, Variant::Russian) => "ua2013-russian",
            (Code::Ukraine2013, Variant::Brazilian) => "ua2013-brazilian",
            (Code::Ukraine2013, Variant::English) => "ua2013-checkers",
            (_, Variant::International) => "ua2023-100",
            (_, Variant::Russian) => "ua2023-russian",
            (_, Variant::Brazilian) => "ua2023-brazilian",
            (_, Variant::English) => "ua2023-checkers",
            (_, variant) => variant.profile().usual_rulebook,
        };
        Rulebook::named(name).unwrap_or_else(|_| Rulebook::usual(variant))
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A text that names no code of composition.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no code of composition is called \"{0}\"; there are ua2013, ua2023 and columns")]
pub struct UnknownCode(pub String);

impl FromStr for Code {
    type Err = UnknownCode;

    /// The name of a code, or of a rulebook that belongs to one (`ua2013-100`).
    fn from_str(text: &str) -> Result<Code, UnknownCode> {
        let word = text.trim().to_ascii_lowercase();
        Code::ALL
            .into_iter()
            .find(|code| word == code.name() || word.starts_with(&format!("{}-", code.name())))
            .ok_or_else(|| UnknownCode(text.to_owned()))
    }
}
