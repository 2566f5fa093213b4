//! Looking for games: what a person or a program asks for, read into a question for the store.

use damier_clock::Moment;
use damier_language::Words;
use damier_live::Still;
use damier_rules::{Position, Rulebook, Variant};
use damier_store::{GameQuery, GameState, Reached};
use jiff::civil::Date;
use serde::{Deserialize, Deserializer};

use crate::address::coded;
use crate::live::position_key;

/// The longest list of first moves that is read.
const LONGEST: usize = 400;

/// What is asked for. What is left empty does not matter.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Search {
    pub(crate) player: String,
    pub(crate) opponent: String,
    pub(crate) variant: String,
    pub(crate) rulebook: String,
    #[serde(deserialize_with = "maybe")]
    pub(crate) result: Option<Winner>,
    #[serde(deserialize_with = "maybe")]
    pub(crate) state: Option<State>,
    #[serde(deserialize_with = "maybe")]
    pub(crate) rated: Option<YesNo>,
    #[serde(deserialize_with = "maybe")]
    pub(crate) imported: Option<YesNo>,
    #[serde(deserialize_with = "maybe")]
    pub(crate) from: Option<Date>,
    #[serde(deserialize_with = "maybe")]
    pub(crate) until: Option<Date>,
    /// The first moves.
    pub(crate) opening: String,
    /// A position as FEN.
    pub(crate) position: String,
    pub(crate) after: String,
    #[serde(deserialize_with = "maybe")]
    pub(crate) limit: Option<u32>,
}

/// Who won.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Winner {
    White,
    Black,
    Draw,
}

/// Whether it is still played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum State {
    Running,
    Ended,
}

/// Yes or no.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct YesNo(pub(crate) bool);

macro_rules! words {
    ($kind:ty { $($word:literal => $value:expr,)* }) => {
        impl std::str::FromStr for $kind {
            type Err = String;

            fn from_str(text: &str) -> Result<$kind, String> {
                match text {
                    $($word => Ok($value),)*
                    other => Err(format!("{other}: one of {}", [$($word),*].join(", "))),
                }
            }
        }
    };
}

words!(Winner { "white" => Winner::White, "black" => Winner::Black, "draw" => Winner::Draw, });
words!(State { "running" => State::Running, "ended" => State::Ended, });
words!(YesNo { "true" => YesNo(true), "false" => YesNo(false), });

/// A field of a form, which may be empty.
fn maybe<'de, D, T>(reader: D) -> Result<Option<T>, D::Error>
where
    D: Deserializer<'de>,
    T: std::str::FromStr<Err: std::fmt::Display>,
{
    let text = String::deserialize(reader)?;
    let text = text.trim();
    if text.is_empty() { Ok(None) } else { text.parse().map(Some).map_err(serde::de::Error::custom) }
}

/// A text, if there is one.
fn said(text: &str) -> Option<String> {
    (!text.trim().is_empty()).then(|| text.trim().to_owned())
}

/// The first moment of a day.
fn midnight(day: Date) -> Option<Moment> {
    let zoned = day.to_zoned(jiff::tz::TimeZone::UTC).ok()?;
    Some(Moment::from_millis(zoned.timestamp().as_millisecond()))
}

impl Winner {
    /// How the codes write such results.
    fn marks(self) -> Vec<String> {
        let one = |book: &Rulebook| {
            let ([win, draw, loss], [plus, minus]) = (book.marks.points, book.marks.unplayed);
            match self {
                Winner::White => [format!("{win}-{loss}"), format!("{plus}/{minus}")],
                Winner::Black => [format!("{loss}-{win}"), format!("{minus}/{plus}")],
                Winner::Draw => [format!("{draw}-{draw}"), format!("{draw}/{draw}")],
            }
        };
        let mut all: Vec<String> = Rulebook::all().iter().flat_map(one).collect();
        all.sort_unstable();
        all.dedup();
        all
    }
}

impl Search {
    /// The question for the store, or what is wrong with it in words.
    pub(crate) fn query(&self, limit: u32, words: &Words) -> Result<GameQuery, String> {
        let after = said(&self.after).map(|after| after.parse()).transpose();
        Ok(GameQuery {
            player: said(&self.player),
            opponent: said(&self.opponent),
            variant: said(&self.variant),
            rulebook: said(&self.rulebook),
            results: self.result.map(Winner::marks).unwrap_or_default(),
            position: self.reached(words)?,
            imported: self.imported.map(|imported| imported.0),
            state: self.state.map(|state| match state {
                State::Running => GameState::Running,
                State::Ended => GameState::Ended,
            }),
            rated: self.rated.map(|rated| rated.0),
            from: self.from.and_then(midnight),
            until: self.until.and_then(|day| midnight(day.tomorrow().unwrap_or(day))),
            after: after.map_err(|_| words.text("search-no-place"))?,
            limit,
        })
    }

    /// The address of a page of the list, from a place on.
    pub(crate) fn address(&self, after: &str) -> String {
        let day = |day: &Option<Date>| day.map(|day| day.to_string()).unwrap_or_default();
        let result = self.result.map_or("", |winner| match winner {
            Winner::White => "white",
            Winner::Black => "black",
            Winner::Draw => "draw",
        });
        let state = self.state.map_or("", |state| match state {
            State::Running => "running",
            State::Ended => "ended",
        });
        let fields = [
            ("player", self.player.as_str()),
            ("opponent", &self.opponent),
            ("variant", &self.variant),
            ("rulebook", &self.rulebook),
            ("result", result),
            ("state", state),
            ("from", &day(&self.from)),
            ("until", &day(&self.until)),
            ("opening", &self.opening),
            ("position", &self.position),
            ("after", after),
        ];
        let given = fields.iter().filter(|(_, value)| !value.is_empty());
        let given: Vec<String> = given.map(|(name, value)| format!("{name}={}", coded(value))).collect();
        format!("/games?{}", given.join("&"))
    }

    /// The rulebook by which positions and moves are read.
    fn book(&self) -> Option<Rulebook> {
        let named = || Rulebook::named(self.rulebook.trim()).ok();
        let played = || {
            let variant = Variant::ALL.into_iter().find(|variant| variant.name() == self.variant.trim())?;
            Rulebook::all().into_iter().find(|book| book.variant == variant)
        };
        named().or_else(played)
    }

    /// The position that is looked for: the one that is given, or the one after the first moves.
    fn reached(&self, words: &Words) -> Result<Option<Reached>, String> {
        let (fen, opening) = (said(&self.position), said(&self.opening));
        if fen.is_none() && opening.is_none() {
            return Ok(None);
        }
        let book = self.book().ok_or_else(|| words.text("search-needs-variant"))?;
        let mut still = Still::new(book, fen.as_deref()).map_err(|why| why.told_by_numbers(words))?;
        let mut ply = 0;
        for text in opening.iter().flat_map(|opening| moves_of(opening)).take(LONGEST) {
            let (_, after) = still.play(text).map_err(|why| still.tell(&why, words))?;
            (still, ply) = (after, ply + 1);
        }
        let usual = Position::start(still.rulebook().variant).setup() == still.position().setup();
        let ply = fen.is_none().then_some(ply);
        Ok((!usual).then(|| Reached { position: position_key(still.position()), ply }))
    }
}

/// The moves of a text, without their numbers.
fn moves_of(text: &str) -> impl Iterator<Item = &str> {
    text.split_whitespace().filter_map(|word| {
        let mv = word.rsplit_once('.').map_or(word, |(_, mv)| mv);
        (!mv.is_empty()).then_some(mv)
    })
}

#[cfg(test)]
mod tests {
    use damier_language::Language;

    use super::*;

    #[test]
    fn an_opening_is_the_position_after_its_moves() {
        let words = Words::of(Language::EN);
        let search = |opening: &str| Search {
            variant: "russian".to_owned(),
            opening: opening.to_owned(),
            ..Search::default()
        };
        let reached = |opening: &str| search(opening).query(10, words).expect("an opening").position;
        let numbered = reached("1. c3-d4 d6-c5 2.b2-c3");
        assert_eq!(numbered, reached("c3-d4 d6-c5 b2-c3"));
        assert_eq!(numbered.and_then(|reached| reached.ply), Some(3));
        assert_eq!(reached(" "), None);
        assert!(search("c3-c5").query(10, words).is_err());
        let nowhere = Search { position: "W:Wc3:Bd4".to_owned(), ..Search::default() };
        assert!(nowhere.query(10, words).is_err(), "nobody knows which game is meant");
    }

    #[test]
    fn results_are_those_of_all_codes() {
        assert!(Winner::White.marks().contains(&"2-0".to_owned()));
        assert!(Winner::Draw.marks().contains(&"1-1".to_owned()));
    }
}
