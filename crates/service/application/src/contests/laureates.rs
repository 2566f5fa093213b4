//! Those who won points for titles, and those who gave them, as people of the federation's books (FMJD-X.10.3).
//!
//! An author is found by the number on the list of the federation that he gave when he entered, else by his name; the
//! office, which administrators are, says who he is where that is not enough.

use damier_acts::federation::Places;
use damier_contests::Office;
use damier_contests::composing::{Composing, Laureate, Phase};
use damier_federation::State;
use damier_federation::arbiters::Category;
use damier_federation::people::Found;
use jiff::civil::Date;

/// A laureate, and who he is in the books.
pub struct Won {
    pub name: String,
    pub contest: String,
    pub place: u32,
    pub points: u16,
    /// What the office types to name him: his number, or nothing where it is not known.
    pub person: String,
    /// The number of his card, once his place is in the books.
    pub card: Option<u32>,
}

/// The laureates of a contest whose results are final, in the order of sections and places.
pub fn won(contest: &Composing, books: &State) -> Vec<Won> {
    let names = books.names();
    let laureates = contest.laureates();
    let of = |own: &Laureate| {
        let author = contest.author(own.author)?;
        let found = match names.entered(author.id.as_deref(), &author.name) {
            Found::One(id) => Some(id),
            _ => None,
        };
        // Whoever the office named for this place, where nobody shares it.
        let filed = books.titles().places.iter().filter(|place| {
            (place.contest.as_str(), place.date, place.place)
                == (own.contest.as_str(), day(contest), own.place)
        });
        let alone = laureates
            .iter()
            .filter(|other| (&other.contest, other.place) == (&own.contest, own.place))
            .count()
            == 1;
        let filed = filed.map(|place| place.person).find(|id| alone || Some(*id) == found);
        Some(Won {
            name: author.text(),
            place: own.place,
            points: own.points,
            person: found.map(|id| id.to_string()).unwrap_or_default(),
            card: filed.map(|id| id.0),
            contest: own.contest.clone(),
        })
    };
    laureates.iter().filter_map(of).collect()
}

/// A judge, and who he is in the books: the FMJD approves the jury with the regulation (FMJD-X.10.2.2).
pub struct Juror {
    pub name: String,
    pub office: Office,
    /// The number of his card.
    pub card: Option<u32>,
    pub category: Option<Category>,
}

/// The judges of a contest whose results are final.
pub fn jury(contest: &Composing, books: &State) -> Vec<Juror> {
    let panel = contest.panel.iter().filter(|official| official.office.is_panel());
    let known = panel.map(|official| {
        let (person, category) = books.judge_named(&official.name, day(contest)).unzip();
        let (name, card) = (official.name.clone(), person.map(|id| id.0));
        Juror { name, office: official.office, card, category: category.flatten() }
    });
    known.collect()
}

/// The act that writes down the places of the people whom the office named in the order of the laureates; where nothing
/// is typed a place is left out.
pub fn places(contest: &Composing, typed: &[&str]) -> Places {
    let named = contest.laureates().into_iter().zip(typed).filter(|(_, text)| !text.is_empty());
    let of = |(own, text): (Laureate, &&str)| damier_acts::federation::Laureate {
        who: Some((*text).to_owned()),
        name: contest.author(own.author).map(|own| own.name.clone()).unwrap_or_default(),
        licence: None,
        contest: own.contest,
        place: own.place,
    };
    Places { places: named.map(of).collect(), date: Some(day(contest)), enter_new: false }
}

/// The day on which the results became final.
fn day(contest: &Composing) -> Date {
    match contest.phase {
        Phase::Final { since } => since,
        _ => Date::default(),
    }
}
