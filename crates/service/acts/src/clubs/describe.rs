//! What a club says of itself, and whether it goes on.

use serde::{Deserialize, Serialize};

use super::{Deed, Draft, Refusal, line};

/// The longest name, place and text about a club, in letters.
const LONGEST_NAME: usize = 60;
const LONGEST_ABOUT: usize = 2000;

/// What is shown of a club.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Presentation {
    pub about: String,
    pub place: String,
    pub admits: bool,
}

/// What somebody says who founds a club.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Found {
    pub name: String,
    pub about: String,
    pub place: String,
    /// Whether whoever asks is a member at once.
    pub admits: bool,
}

impl Found {
    /// Its name, and what is shown of it.
    pub fn checked(&self) -> Result<(String, Presentation), Refusal> {
        let letters = self.name.trim().chars().count();
        let name = line(&self.name, LONGEST_NAME).filter(|_| letters > 1);
        let name = name.ok_or(Refusal::Name { letters, most: LONGEST_NAME })?;
        Ok((name, presentation(&self.about, &self.place, self.admits)?))
    }
}

fn presentation(about: &str, place: &str, admits: bool) -> Result<Presentation, Refusal> {
    let is_seen = |sign: &char| !sign.is_control() || *sign == '\n';
    let about: String = about.trim().replace("\r\n", "\n").chars().filter(is_seen).collect();
    if about.chars().count() > LONGEST_ABOUT {
        return Err(Refusal::About { most: LONGEST_ABOUT });
    }
    let place = match place.trim() {
        "" => String::new(),
        place => line(place, LONGEST_NAME).ok_or(Refusal::Title { most: LONGEST_NAME })?,
    };
    Ok(Presentation { about, place, admits })
}

/// A leader says what the club is.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Describe {
    pub about: String,
    pub place: String,
    /// Whether whoever asks is a member at once.
    pub admits: bool,
}

impl Describe {
    pub(super) fn decide(&self, _: &Draft<'_>) -> Result<Deed, Refusal> {
        Ok(Deed::Describe(presentation(&self.about, &self.place, self.admits)?))
    }
}

/// Nothing happens in it any more.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Close {}

impl Close {
    pub(super) fn decide(self, _: &Draft<'_>) -> Result<Deed, Refusal> {
        Ok(Deed::Close(true))
    }
}

/// It goes on after all.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Reopen {}

impl Reopen {
    pub(super) fn decide(self, _: &Draft<'_>) -> Result<Deed, Refusal> {
        Ok(Deed::Close(false))
    }
}
