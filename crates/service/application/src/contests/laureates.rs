//! Those who won points for titles, and those who gave them, as people of the federation's books (FMJD-X.10.3).
//!
//! An author is found by the number on the list of the federation that he gave when he entered, else by his name; the
//! office, which administrators are, says who he is where that is not enough.

use damier_contests::Office;
use damier_contests::composing::{Composing, Laureate, Phase};
use damier_federation::arbiters::Category;
use damier_federation::people::Found;
use damier_federation::titles::ContestPlace;
use damier_federation::{Fact, PersonId, State};
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
            name: author.told(),
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

/// Why places are not written down.
pub enum NotFound {
    /// Nobody in the books is called so.
    Nobody { text: String },
    /// Several are.
    Several { text: String, people: String },
}

/// The places that are not in the books yet, of the people whom the office named in the order of the laureates;
/// where nothing is typed a place is left out.
pub fn places(contest: &Composing, books: &State, typed: &[&str]) -> Result<Vec<Fact>, NotFound> {
    let names = books.names();
    let mut facts = Vec::new();
    for (own, text) in contest.laureates().iter().zip(typed).filter(|(_, text)| !text.is_empty()) {
        let person = match names.find(text) {
            Found::One(id) => id,
            Found::Nobody => return Err(NotFound::Nobody { text: (*text).to_owned() }),
            Found::Several(several) => {
                let people: Vec<String> = several.iter().map(ToString::to_string).collect();
                return Err(NotFound::Several { text: (*text).to_owned(), people: people.join(", ") });
            }
        };
        let place = place(own, person, day(contest));
        if !books.has_place(&place) {
            facts.push(Fact::Place(Box::new(place)));
        }
    }
    Ok(facts)
}

fn place(own: &Laureate, person: PersonId, date: Date) -> ContestPlace {
    ContestPlace { person, contest: own.contest.clone(), date, place: own.place }
}

/// The day on which the results became final.
fn day(contest: &Composing) -> Date {
    match contest.phase {
        Phase::Final { since } => since,
        _ => Date::default(),
    }
}
