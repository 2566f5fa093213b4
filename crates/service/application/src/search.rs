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
pub struct Search {
    pub player: String,
    pub opponent: String,
    pub variant: String,
    pub rulebook: String,
    #[serde(deserialize_with = "maybe")]
    pub result: Option<Winner>,
    #[serde(deserialize_with = "maybe")]
    pub state: Option<State>,
    #[serde(deserialize_with = "maybe")]
    pub rated: Option<YesNo>,
    #[serde(deserialize_with = "maybe")]
    pub imported: Option<YesNo>,
    #[serde(deserialize_with = "maybe")]
    pub from: Option<Date>,
    #[serde(deserialize_with = "maybe")]
    pub until: Option<Date>,
    /// The first moves.
    pub opening: String,
    /// A position as FEN.
    pub position: String,
    pub after: String,
    #[serde(deserialize_with = "maybe")]
    pub limit: Option<u32>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Winner {
    White,
    Black,
    Draw,
}

/// Whether it is still played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum State {
    Running,
    Ended,
}

/// Yes or no.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct YesNo(pub bool);

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
fn nonempty(text: &str) -> Option<String> {
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
    /// The questions for the store, any of which finds a game, or what is wrong in words.
    ///
    /// There are several where a position or first moves are given and nobody says of which game: one for each
    /// variant in which they make sense.
    pub fn queries(&self, limit: u32, words: &Words) -> Result<Vec<GameQuery>, String> {
        let plain = self.plain(limit, words)?;
        if nonempty(&self.position).is_none() && nonempty(&self.opening).is_none() {
            return Ok(vec![plain]);
        }
        let books = self.books();
        let alone = books.len() == 1;
        let mut found = Vec::new();
        for book in books {
            let variant = book.variant.name();
            match self.reached(book, words) {
                Ok(position) => {
                    let variant = plain.variant.clone().or_else(|| (!alone).then(|| variant.to_owned()));
                    found.push(GameQuery { position, variant, ..plain.clone() });
                }
                Err(wrong) if alone => return Err(wrong),
                Err(_) => {}
            }
        }
        if found.is_empty() { Err(words.text("search-fits-nothing")) } else { Ok(found) }
    }

    /// The question without position and first moves.
    fn plain(&self, limit: u32, words: &Words) -> Result<GameQuery, String> {
        let after = nonempty(&self.after).map(|after| after.parse()).transpose();
        Ok(GameQuery {
            player: nonempty(&self.player),
            account: None,
            opponent: nonempty(&self.opponent),
            variant: nonempty(&self.variant),
            rulebook: nonempty(&self.rulebook),
            results: self.result.map(Winner::marks).unwrap_or_default(),
            position: None,
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
    pub fn address(&self, after: &str) -> String {
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

    /// A variant or a rulebook of which nobody knows.
    pub fn unknown(&self) -> Option<&str> {
        let (variant, book) = (self.variant.trim(), self.rulebook.trim());
        let unknown_variant = !variant.is_empty() && Variant::ALL.iter().all(|own| own.name() != variant);
        let unknown_book = !book.is_empty() && Rulebook::all().iter().all(|own| own.name != book);
        unknown_variant.then_some(variant).or(unknown_book.then_some(book))
    }

    /// The rulebooks by which positions and moves may be read: the one that is named, that of the variant that is
    /// named, or one for each variant; none if what is named is unknown.
    fn books(&self) -> Vec<Rulebook> {
        let (book, variant) = (self.rulebook.trim(), self.variant.trim());
        if !book.is_empty() {
            return Rulebook::named(book).into_iter().collect();
        }
        let wanted = |own: &Variant| variant.is_empty() || own.name() == variant;
        Variant::ALL.into_iter().filter(wanted).map(Rulebook::usual).collect()
    }

    /// The position that is looked for: the one that is given, or the one after the first moves. None if it is the
    /// first one, which every game has.
    fn reached(&self, book: Rulebook, words: &Words) -> Result<Option<Reached>, String> {
        let (fen, opening) = (nonempty(&self.position), nonempty(&self.opening));
        let mut still = Still::new(book, fen.as_deref()).map_err(|why| why.told_by_numbers(words))?;
        let mut ply = 0;
        for text in opening.iter().flat_map(|opening| moves_of(opening)).take(LONGEST) {
            let (_, after) = still.play(text).map_err(|why| still.refusal_text(&why, words))?;
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
        let reached = |opening: &str| {
            let [query] = <[GameQuery; 1]>::try_from(search(opening).queries(10, words).expect("an opening"))
                .expect("of one variant");
            query.position
        };
        let numbered = reached("1. c3-d4 d6-c5 2.b2-c3");
        assert_eq!(numbered, reached("c3-d4 d6-c5 b2-c3"));
        assert_eq!(numbered.and_then(|reached| reached.ply), Some(3));
        assert_eq!(reached(" "), None);
        assert!(search("c3-c5").queries(10, words).is_err());
    }

    #[test]
    fn without_a_variant_all_are_meant_in_which_it_makes_sense() {
        let words = Words::of(Language::EN);
        let found = |position: &str, opening: &str, rulebook: &str| {
            let [position, opening, rulebook] = [position, opening, rulebook].map(str::to_owned);
            let search = Search { position, opening, rulebook, ..Search::default() };
            let queries = search.queries(10, words)?;
            Ok::<_, String>(queries.into_iter().filter_map(|query| query.variant).collect::<Vec<_>>())
        };
        let all = found("W:Wc3:Bh8", "", "").expect("a position");
        assert!(all.contains(&"russian".to_owned()) && all.contains(&"brazilian".to_owned()), "{all:?}");
        let of_a_hundred = ["international", "frisian", "antidraughts", "breakthrough"];
        assert_eq!(found("", "32-28", ""), Ok(of_a_hundred.map(str::to_owned).to_vec()));
        assert_eq!(found("", "c3-d4", "ua2023-russian"), Ok(vec![]), "the rulebook says enough");
        for (position, opening, rulebook) in [("nonsense", "", ""), ("", "z9", ""), ("", "c3-d4", "chess")] {
            assert!(found(position, opening, rulebook).is_err(), "{position} {opening} {rulebook}");
        }
    }

    #[test]
    fn results_are_those_of_all_codes() {
        assert!(Winner::White.marks().contains(&"2-0".to_owned()));
        assert!(Winner::Draw.marks().contains(&"1-1".to_owned()));
    }
}
