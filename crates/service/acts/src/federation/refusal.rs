//! Why something is not done in the books, in words.

use damier_compete::event::Score;
use damier_federation::people::Person;
use damier_federation::report::{Difference, Sameness};
use damier_federation::titles::{Criterion, NoTitles, Step};
use damier_federation::{EventId, Fact, PersonId, Refused, State};
use damier_language::{Args, Words};

/// Why an act is not done: a fault of the person, with what he can do about it.
#[derive(Debug, Clone, PartialEq)]
pub enum Refusal {
    /// It is not his right.
    NotAllowed,
    /// There are no books.
    NoBooks,
    /// The books do not accept it.
    Books(Refused),
    /// Nobody is called so.
    Nobody {
        /// What was typed.
        text: String,
    },
    Several {
        /// What was typed.
        text: String,
        /// Their numbers, with where they belong.
        people: Vec<String>,
    },
    /// Something is not said.
    Missing { field: &'static str },
    /// No number of a record.
    NoNumber {
        /// What was typed.
        text: String,
    },
    /// He is in the books with all that.
    SameRecord { person: PersonId, name: String },
    /// A list that cannot be read.
    BadList {
        /// What is wrong, a line each.
        faults: Vec<String>,
    },
    /// The columns of a list of ratings.
    NoColumns,
    /// A cell of a list of ratings.
    BadCell { row: u64, column: &'static str },
    /// Somebody of a list.
    InRow {
        row: u64,
        /// What is wrong.
        why: Box<Refusal>,
    },
    /// The number of somebody in a list is another one's here: the list comes from other books.
    OtherBooks {
        person: PersonId,
        /// Whose number it is here.
        here: String,
        /// Who has it in the list.
        there: String,
    },
    /// He has no number yet.
    NoLicence,
    /// Nobody or several owe a fee.
    WhoOwes,
    /// No amount of money.
    NoAmount {
        /// What was typed.
        text: String,
    },
    /// Players or authors whom the books do not know.
    NotInTheBooks { unknown: Vec<Unknown> },
    /// The event is in the books, otherwise.
    Known {
        event: EventId,
        name: String,
        /// How it is known.
        sameness: Sameness,
        /// What would change.
        differences: Vec<Differs>,
    },
    /// Numbers that are made up make no norms.
    ExampleTable,
    /// The event makes no norms.
    NoNorms {
        /// What it does not meet.
        condition: Criterion,
    },
    /// The event gives no titles for places.
    NoPlaceTitles(NoTitles),
    /// Whoever would get a title for his place has it already.
    TitlesHeld,
    /// Enough of his applications wait for a decision.
    TooManyWait {
        /// So many may.
        most: usize,
    },
}

/// Somebody who is not found by his licence or name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unknown {
    /// As he entered.
    pub name: String,
    /// Who he may be; nobody: he is not in the books.
    pub people: Vec<PersonId>,
}

/// A difference between two reports, with names in the place of numbers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Differs {
    /// A field of the head.
    Field(&'static str, String, String),
    /// A player who is new.
    New(String),
    /// One who is not there any more.
    Gone(String),
    /// A game: round, the two, the result before and now.
    Game(u16, [String; 2], [Option<Score>; 2]),
}

/// A difference with names; `new` are people who would be entered.
pub fn difference(state: &State, new: &[Fact], difference: &Difference) -> Differs {
    let fresh = |id: PersonId| {
        let at = id.0.checked_sub(state.next_person().0)? as usize;
        match new.get(at)? {
            Fact::Person(person) => Some(person.name()),
            _ => None,
        }
    };
    let name = |id: &PersonId| {
        let known = state.person(*id).map(Person::name).ok();
        known.or_else(|| fresh(*id)).unwrap_or_else(|| id.to_string())
    };
    match difference {
        Difference::Field { field, before, after } => Differs::Field(field, before.clone(), after.clone()),
        Difference::PlayerNew { person } => Differs::New(name(person)),
        Difference::PlayerGone { person } => Differs::Gone(name(person)),
        Difference::Game { round, first, second, before, after } => {
            Differs::Game(*round, [name(first), name(second)], [*before, *after])
        }
    }
}

impl From<Refused> for Refusal {
    fn from(refused: Refused) -> Refusal {
        Refusal::Books(refused)
    }
}

impl From<damier_federation::rating::BadRules> for Refusal {
    fn from(why: damier_federation::rating::BadRules) -> Refusal {
        Refusal::Books(why.into())
    }
}

impl From<damier_federation::titles::BadTitles> for Refusal {
    fn from(why: damier_federation::titles::BadTitles) -> Refusal {
        Refusal::Books(why.into())
    }
}

impl Differs {
    pub fn translate(&self, words: &Words) -> String {
        let nothing = || words.text("books-nothing");
        let or_nothing = |text: &String| if text.is_empty() { nothing() } else { text.clone() };
        match self {
            Differs::Field(field, before, after) => {
                let field = words.text(&format!("books-head-{}", field.replace('_', "-")));
                let args = Args::new().with("field", field);
                words.translate(
                    "books-differs-field",
                    &args.with("before", or_nothing(before)).with("after", or_nothing(after)),
                )
            }
            Differs::New(name) => {
                words.translate("books-differs-new", &Args::new().with("name", name.as_str()))
            }
            Differs::Gone(name) => {
                words.translate("books-differs-gone", &Args::new().with("name", name.as_str()))
            }
            Differs::Game(round, [first, second], scores) => {
                let [before, after] =
                    scores.map(|own| own.map_or_else(|| "–".to_owned(), |own| own.to_string()));
                let args = Args::new().with("round", *round).with("first", first.as_str());
                let args = args.with("second", second.as_str()).with("before", before).with("after", after);
                words.translate("books-differs-game", &args)
            }
        }
    }
}

impl Refusal {
    /// In words; what there is to tell line by line stands in lines of its own.
    pub fn translate(&self, words: &Words) -> String {
        let with =
            |id: &str, name: &'static str, text: &str| words.translate(id, &Args::new().with(name, text));
        let lines = |first: String, more: &mut dyn Iterator<Item = String>| {
            more.fold(first, |all, line| all + "\n  " + &line)
        };
        match self {
            Refusal::NotAllowed => words.text("books-not-allowed"),
            Refusal::NoBooks => words.text("book-none"),
            Refusal::Books(why) => refused(why, words),
            Refusal::Nobody { text } => with("books-nobody", "text", text),
            Refusal::Several { text, people } => {
                let args = Args::new().with("text", text.as_str()).with("people", people.join(", "));
                words.translate("books-several", &args)
            }
            Refusal::Missing { field } => {
                with("books-missing", "field", &words.text(&format!("act-field-{}", field.replace('_', "-"))))
            }
            Refusal::NoNumber { text } => with("books-no-number", "text", text),
            Refusal::SameRecord { person, name } => {
                let args = Args::new().with("person", person.to_string()).with("name", name.as_str());
                words.translate("books-same-record", &args)
            }
            Refusal::BadList { faults } => lines(words.text("books-bad-list"), &mut faults.iter().cloned()),
            Refusal::NoColumns => with("books-no-columns", "columns", "person, rating"),
            Refusal::BadCell { row, column } => {
                words.translate("books-bad-cell", &Args::new().with("row", *row).with("column", *column))
            }
            Refusal::InRow { row, why } => words
                .translate("books-in-row", &Args::new().with("row", *row).with("why", why.translate(words))),
            Refusal::OtherBooks { person, here, there } => {
                let args = Args::new().with("person", person.to_string()).with("here", here.as_str());
                words.translate("books-other-books", &args.with("there", there.as_str()))
            }
            Refusal::NoLicence => words.text("books-no-licence"),
            Refusal::WhoOwes => words.text("books-who-owes"),
            Refusal::NoAmount { text } => with("books-no-amount", "text", text),
            Refusal::NotInTheBooks { unknown } => {
                let one = |own: &Unknown| {
                    let people: Vec<String> = own.people.iter().map(ToString::to_string).collect();
                    let args = Args::new().with("name", own.name.as_str()).with("people", people.join(", "));
                    let id = if people.is_empty() { "books-unknown" } else { "books-may-be" };
                    words.translate(id, &args)
                };
                lines(words.text("books-not-in"), &mut unknown.iter().map(one))
            }
            Refusal::Known { event, name, sameness, differences } => {
                let why = words.text(match sameness {
                    Sameness::Identity => "books-same-file",
                    Sameness::Games => "books-same-games",
                    Sameness::GamesOnOtherDays => "books-same-games-later",
                    Sameness::Name => "books-same-name",
                });
                let args = Args::new().with("name", name.as_str()).with("event", event.0).with("why", why);
                let first = words.translate("books-known", &args);
                match differences.is_empty() {
                    true => lines(first, &mut std::iter::once(words.text("books-differs-not"))),
                    false => lines(first, &mut some(differences, words)),
                }
            }
            Refusal::ExampleTable => words.text("books-example-table"),
            Refusal::NoNorms { condition } => {
                let args = Args::new().with("found", condition.found).with("needed", condition.needed);
                words.translate("books-no-norms", &args.with("clause", condition.clause))
            }
            Refusal::NoPlaceTitles(NoTitles::Unknown { known }) => {
                with("books-no-championship", "known", &known.join(", "))
            }
            Refusal::NoPlaceTitles(NoTitles::NotOfficial) => words.text("books-not-official"),
            Refusal::NoPlaceTitles(NoTitles::Unfinished) => words.text("books-places-unfinished"),
            Refusal::NoPlaceTitles(NoTitles::NoPlaces) => words.text("books-no-places"),
            Refusal::TitlesHeld => words.text("books-titles-held"),
            Refusal::TooManyWait { most } => {
                words.translate("apply-too-many", &Args::new().with("most", *most))
            }
        }
    }
}

/// So many differences are told; programs have them all.
const TOLD: usize = 20;

/// The first differences, and how many more there are.
fn some<'a>(differences: &'a [Differs], words: &'a Words) -> impl Iterator<Item = String> + 'a {
    let more = differences.len().saturating_sub(TOLD);
    let more = (more > 0).then(|| words.translate("books-differs-more", &Args::new().with("count", more)));
    differences.iter().take(TOLD).map(|own| own.translate(words)).chain(more)
}

/// Why the books refuse a fact.
fn refused(why: &Refused, words: &Words) -> String {
    let step = |step: &Step| words.text(&format!("book-step-{}", step.name()));
    match why {
        Refused::NoPerson { person, .. } => {
            words.translate("books-no-person", &Args::new().with("person", person.to_string()))
        }
        Refused::BadName { .. } => words.text("apply-bad-name"),
        Refused::BadDate { .. } => words.text("apply-bad-date"),
        Refused::WhichPool { .. } => words.text("apply-which-pool"),
        Refused::NoReason => words.text("apply-no-reason"),
        Refused::AppliedAlready { number } => {
            words.translate("apply-already", &Args::new().with("number", *number))
        }
        Refused::HasTitle { .. } => words.text("apply-has-title"),
        Refused::BadText { letters, longest } => words
            .translate("apply-bad-text", &Args::new().with("letters", *letters).with("longest", *longest)),
        Refused::TooManyLines { lines, most } => {
            words.translate("apply-too-many-lines", &Args::new().with("lines", *lines).with("most", *most))
        }
        Refused::NoApplication { .. } => words.text("apply-missing"),
        Refused::StepOutOfOrder { step: next, last } => words
            .translate("apply-out-of-order", &Args::new().with("step", step(next)).with("last", step(last))),
        other => other.to_string(),
    }
}
