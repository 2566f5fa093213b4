//! Titles, and how they are written.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A title of the FMJD (FMJD-X.0, FMJD-X.10.1, FMJD-IV.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Title {
    Mf,
    /// International Master (TM).
    Mi,
    /// International Grandmaster (TDM).
    Gmi,
    Arbiter,
    /// International Master of composition.
    CompositionMi,
    /// International Grandmaster of composition.
    CompositionGmi,
    /// Honorary International Master of composition.
    HonoraryMi,
    /// Honorary International Grandmaster of composition.
    HonoraryGmi,
}

impl Title {
    pub const ALL: [Title; 8] = [
        Title::Mf,
        Title::Mi,
        Title::Gmi,
        Title::Arbiter,
        Title::CompositionMi,
        Title::CompositionGmi,
        Title::HonoraryMi,
        Title::HonoraryGmi,
    ];

    /// Those that are won by norms, the highest first.
    pub const BY_NORMS: [Title; 3] = [Title::Gmi, Title::Mi, Title::Mf];

    /// The word used in files.
    pub const fn name(self) -> &'static str {
        match self {
            Title::Mf => "mf",
            Title::Mi => "mi",
            Title::Gmi => "gmi",
            Title::Arbiter => "arbiter",
            Title::CompositionMi => "composition-mi",
            Title::CompositionGmi => "composition-gmi",
            Title::HonoraryMi => "honorary-mi",
            Title::HonoraryGmi => "honorary-gmi",
        }
    }

    /// The letters beside a name.
    pub const fn letters(self) -> &'static str {
        match self {
            Title::Mf => "MF",
            Title::Mi => "MI",
            Title::Gmi => "GMI",
            Title::Arbiter => "AI",
            Title::CompositionMi => "MIc",
            Title::CompositionGmi => "GMIc",
            Title::HonoraryMi => "MIhc",
            Title::HonoraryGmi => "GMIhc",
        }
    }

    /// Whether it is won over the board, by norms.
    pub fn is_by_norms(self) -> bool {
        Title::BY_NORMS.contains(&self)
    }

    /// The rating with which it counts (FMJD-IX.F2.n2).
    pub const fn rating(self) -> Option<f64> {
        match self {
            Title::Gmi => Some(2300.0),
            Title::Mi => Some(2250.0),
            Title::Mf => Some(2210.0),
            _ => None,
        }
    }

    /// The title over the board that was written beside a name in any of our languages; those of women count alike
    /// (FMJD-X.9.1).
    pub fn read(written: &str) -> Option<Title> {
        let written = written.trim().to_uppercase();
        match written.trim_end_matches("64").trim() {
            "GMI" | "GMIF" | "TDM" | "WGMI" | "МГ" | "МГР" | "МГМ" => Some(Title::Gmi),
            "MI" | "MIF" | "TM" | "WMI" | "ММ" => Some(Title::Mi),
            "MF" | "MFF" | "WMF" | "МФ" => Some(Title::Mf),
            _ => None,
        }
    }

    /// As what a title counts with a rating (FMJD-IX.F2.n2).
    pub fn counted(self, rating: f64) -> Option<Title> {
        let lower = Title::BY_NORMS.into_iter().filter(|own| *own <= self);
        lower.into_iter().find(|own| own.rating().is_some_and(|needed| rating >= needed))
    }
}

impl fmt::Display for Title {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A word that names no title.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is no title; there are {all}", all = Title::ALL.map(Title::name).join(", "))]
pub struct UnknownTitle(pub String);

impl FromStr for Title {
    type Err = UnknownTitle;

    fn from_str(text: &str) -> Result<Title, UnknownTitle> {
        let found = Title::ALL.into_iter().find(|own| own.name().eq_ignore_ascii_case(text.trim()));
        found.or_else(|| Title::read(text)).ok_or_else(|| UnknownTitle(text.to_owned()))
    }
}
