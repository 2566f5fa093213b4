//! The terms of a game as a program asks for them.

use damier_clock::{Span, named};
use damier_live::{Absence, Ballot, Draws, MicroGame, Refused, Seat, Terms};
use serde::Deserialize;

/// The terms of a game, and the seat that is wanted.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AskedTerms {
    pub(super) rulebook: String,
    pub(super) control: String,
    #[serde(default)]
    pub(super) seat: Option<Seat>,
    #[serde(default)]
    start: Option<String>,
    #[serde(default)]
    takebacks: bool,
    #[serde(default)]
    rated: bool,
    /// The table from which an opening is drawn.
    #[serde(default)]
    ballot: Option<String>,
    #[serde(default)]
    micro_match: bool,
    #[serde(default)]
    draws: Draws,
    #[serde(default)]
    absence_seconds: Option<u32>,
    #[serde(default)]
    delay_seconds: u32,
    /// The level of the engine, where it is the opponent.
    #[serde(default)]
    pub(super) level: Option<u8>,
    /// Whether an offer is shown only to those who know its name.
    #[serde(default)]
    pub(super) private: Option<bool>,
}

impl AskedTerms {
    /// The terms, checked.
    pub(super) fn checked(&self) -> Result<Terms, Refused> {
        let no_control = |_| Refused::NotAControl { text: self.control.clone() };
        let control = named::read(&self.control).map_err(no_control)?;
        let class = Terms::proposed_class(&self.rulebook, &control);
        let mut terms = Terms::new(&self.rulebook, class, &self.control);
        terms.start.clone_from(&self.start);
        terms.takebacks = self.takebacks;
        terms.rated = self.rated;
        terms.ballot = self.ballot.as_deref().map(Ballot::of);
        terms.micro_match = self.micro_match.then_some(MicroGame::First);
        terms.draws = self.draws;
        terms.delay = Span::seconds(self.delay_seconds.into());
        if let Some(seconds) = self.absence_seconds {
            terms.absence = Absence::ClaimAfter(Span::seconds(seconds.into()));
        }
        terms.check()?;
        Ok(terms)
    }
}
