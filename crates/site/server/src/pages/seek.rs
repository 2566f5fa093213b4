//! The form for a new game: what is typed, and the terms it makes.

use damier_clock::{Span, named};
use damier_live::{Absence, Ballot, Draws, MicroGame, Refused, Terms};
use damier_rules::ballot::BallotTable;
use damier_rules::{Rulebook, Variant};
use serde::Deserialize;

/// Controls that forms propose, from the fastest to the slowest; any other can be typed.
pub(crate) const OFTEN: [&str; 11] = [
    "1m+1s",
    "3m+2s",
    "5m+3s",
    "10m",
    "10m+5s",
    "15m+10s",
    "30m+20s",
    "45m+15s",
    "80m+60s",
    "50/2h,25/1h*",
    "30/60+15/30*",
];

/// The control that is proposed first.
const USUAL_CONTROL: &str = "5m+3s";

/// Seconds after which the game of somebody who is away may be claimed.
pub(super) const ABSENCES: [u64; 4] = [30, 60, 120, 300];

/// Minutes after which spectators may see moves.
pub(super) const DELAYS: [u64; 4] = [1, 3, 5, 15];

/// What is typed into the form.
#[derive(Deserialize, Clone)]
pub(crate) struct Typed {
    pub(super) rulebook: String,
    pub(super) control: String,
    /// A control that is none of those proposed; if there is one, it holds.
    #[serde(default)]
    pub(super) own_control: String,
    #[serde(default)]
    pub(super) seat: String,
    /// `anyone`, `friend` or the level of the engine.
    pub(super) with: String,
    #[serde(default)]
    pub(super) rated: Option<String>,
    #[serde(default)]
    pub(super) takebacks: Option<String>,
    #[serde(default)]
    pub(super) claimed: Option<String>,
    /// The table of openings; nothing: the usual beginning.
    #[serde(default)]
    pub(super) ballot: String,
    #[serde(default)]
    pub(super) micro_match: Option<String>,
    /// A position as FEN.
    #[serde(default)]
    pub(super) start: String,
    /// Seconds, or nothing; where a form does not ask, as usual.
    #[serde(default = "usual_absence")]
    pub(super) absence: String,
    /// Minutes, or nothing.
    #[serde(default)]
    pub(super) delay: String,
    /// Whether a tile was pressed: whoever waits for the same is played at once.
    #[serde(default)]
    pub(super) quick: Option<String>,
}

/// After so many seconds without his opponent a player may claim the game, unless the two have agreed otherwise.
fn usual_absence() -> String {
    ABSENCES[1].to_string()
}

impl Default for Typed {
    fn default() -> Typed {
        Typed {
            rulebook: "fmjd-100".to_owned(),
            control: USUAL_CONTROL.to_owned(),
            own_control: String::new(),
            seat: String::new(),
            with: "anyone".to_owned(),
            rated: None,
            takebacks: None,
            claimed: None,
            ballot: String::new(),
            micro_match: None,
            start: String::new(),
            absence: usual_absence(),
            delay: String::new(),
            quick: None,
        }
    }
}

impl Typed {
    /// The terms, checked.
    pub(super) fn terms(&self) -> Result<Terms, Refused> {
        let text = some(&self.own_control).unwrap_or(&self.control);
        let no_control = |_| Refused::NotAControl { text: text.to_owned() };
        let control = named::read(text).map_err(no_control)?;
        let class = Terms::proposed_class(&self.rulebook, &control);
        let mut terms = Terms::new(&self.rulebook, class, text);
        terms.rated = self.rated.is_some();
        terms.takebacks = self.takebacks.is_some();
        terms.draws = if self.claimed.is_some() { Draws::Claimed } else { Draws::AtOnce };
        terms.ballot = some(&self.ballot).map(Ballot::of);
        terms.micro_match = self.micro_match.as_ref().map(|_| MicroGame::First);
        terms.start = some(&self.start).map(str::to_owned);
        if let Some(seconds) = self.absence.parse().ok().filter(|seconds| ABSENCES.contains(seconds)) {
            terms.absence = Absence::ClaimAfter(Span::seconds(seconds));
        }
        if let Some(minutes) = self.delay.parse().ok().filter(|minutes| DELAYS.contains(minutes)) {
            terms.delay = Span::minutes(minutes);
        }
        terms.check()?;
        Ok(terms)
    }

    /// The control as it was typed, if it is none of those proposed.
    pub(super) fn other_control(&self) -> &str {
        let proposed = OFTEN.contains(&self.control.as_str());
        some(&self.own_control).unwrap_or(if proposed { "" } else { &self.control })
    }

    /// Whether more than the first questions were answered, so that the rest is shown at once.
    pub(super) fn is_special(&self) -> bool {
        let texts = [&self.ballot, &self.start, &self.delay];
        let ticks = [&self.takebacks, &self.claimed, &self.micro_match];
        self.absence != usual_absence()
            || !self.other_control().is_empty()
            || texts.iter().any(|text| !text.is_empty())
            || ticks.iter().any(|tick| tick.is_some())
    }
}

fn some(text: &str) -> Option<&str> {
    Some(text.trim()).filter(|text| !text.is_empty())
}

/// The tables of openings, each with the variants it is made for.
pub(super) fn ballots() -> Vec<(&'static str, Vec<&'static str>)> {
    let of = |table: &'static str| {
        let variants = Variant::ALL.iter().filter(|variant| BallotTable::named(table, **variant).is_ok());
        (table, variants.map(|variant| variant.name()).collect())
    };
    BallotTable::names().map(of).collect()
}

/// A rulebook to choose.
pub(super) struct RulebookChoice {
    pub(super) name: &'static str,
    pub(super) title: String,
}

/// The rulebooks, each with the name of its game.
pub(super) fn books(title_of: impl Fn(&Rulebook) -> String) -> Vec<RulebookChoice> {
    let book = |book: &Rulebook| RulebookChoice { name: book.name, title: title_of(book) };
    Rulebook::all().iter().map(book).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_that_can_be_chosen_can_be_played() {
        for control in OFTEN {
            let typed = Typed { control: control.to_owned(), ..Typed::default() };
            assert!(typed.terms().is_ok(), "{control}: {:?}", typed.terms());
        }
        for (table, variants) in ballots() {
            assert!(!variants.is_empty(), "{table}");
        }
    }
}
