//! What a game by correspondence is played for and under.

use std::collections::BTreeMap;

use damier_pdn::Notation;
use damier_rules::game::{Conditions, TimeClass};
use damier_rules::{Game, Rulebook};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use crate::{Code, Control, Refused, Switches};

/// How the moves travel.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Medium {
    /// On cards and in letters; dates are entered.
    #[default]
    Post,
    /// By e-mail, as the regulation says (COL-4.1.3); dates are entered.
    Email,
    /// By telephone or messages of it, as the regulation says (COL-4.1.1, COL-4.1.3); dates are entered.
    Telephone,
    /// On a server, which knows every instant.
    Server,
}

/// Who rules on a claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Arbitration {
    /// The arbiter, after the term for objections.
    #[default]
    Arbiter,
    /// The program, at once: between two players on a server, where no date is in doubt.
    Program,
}

/// What a game is played under: texts and numbers as somebody chose them. [`Terms::check`] is the door to play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// The rulebook by its name.
    pub rulebook: String,
    /// The code of correspondence play by its name.
    pub code: String,
    /// Another control than the code's (UA13-V.5.1/a).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub control: Option<Control>,
    /// The first day.
    pub start: Date,
    /// The last day, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub closing: Option<Date>,
    /// How the moves travel.
    #[serde(default)]
    pub medium: Medium,
    /// Who rules on claims.
    #[serde(default)]
    pub arbitration: Arbitration,
    /// Whether all letters are registered (COL-4.2.1).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub registered: bool,
    /// Whether the game is reversed: who has no move left wins (COL-4.1.4).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub reversed: bool,
    /// Whether engines may be used.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub engines: bool,
    /// Whether the game counts for the ratings.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
    /// Readings chosen otherwise, by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub switches: BTreeMap<String, String>,
}

/// Terms that have been checked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CheckedTerms {
    pub(crate) rulebook: Rulebook,
    pub(crate) notation: Notation,
    pub(crate) code: Code,
    pub(crate) control: Control,
    pub(crate) switches: Switches,
}

impl Terms {
    /// Terms by post from a day on, under the code that is usual for the rulebook.
    pub fn new(rulebook: &str, code: &str, start: Date) -> Terms {
        Terms {
            rulebook: rulebook.to_owned(),
            code: code.to_owned(),
            control: None,
            start,
            closing: None,
            medium: Medium::Post,
            arbitration: Arbitration::Arbiter,
            registered: false,
            reversed: false,
            engines: false,
            rated: false,
            switches: BTreeMap::new(),
        }
    }

    /// The same on a server, where the program rules on claims.
    pub fn on_server(self) -> Terms {
        Terms { medium: Medium::Server, arbitration: Arbitration::Program, ..self }
    }

    /// Checks everything that was chosen.
    pub fn check(&self) -> Result<CheckedTerms, Refused> {
        let rulebook = Rulebook::named(&self.rulebook)
            .map_err(|_| Refused::UnknownRulebook { name: self.rulebook.clone() })?;
        let code = Code::named(&self.code).ok_or_else(|| Refused::UnknownCode { name: self.code.clone() })?;
        let mut switches = Switches::of(&code);
        for (name, value) in &self.switches {
            switches
                .set(name, value)
                .map_err(|_| Refused::BadSwitch { name: name.clone(), value: value.clone() })?;
        }
        if let Some(closing) = self.closing.filter(|closing| *closing <= self.start) {
            return Err(Refused::DatesBackwards { earlier: self.start, later: closing });
        }
        let control = self.control.unwrap_or(code.control);
        Ok(CheckedTerms { notation: Notation::of(&rulebook), rulebook, code, control, switches })
    }
}

impl CheckedTerms {
    pub(crate) fn game(&self, medium: Medium) -> Result<Game, Refused> {
        let conditions = Conditions::new(TimeClass::Correspondence);
        let conditions = if medium == Medium::Server { conditions.online() } else { conditions };
        Ok(Game::new(self.rulebook.clone(), conditions)?)
    }
}
