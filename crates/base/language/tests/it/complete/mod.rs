//! Every case that the libraries can tell has its message in every language, with the arguments it asks for.
//!
//! `every!` lists one value of each variant; a variant that is not listed does not compile.

mod event;
mod files;
mod pairing;
mod places;

use damier_compete::Round;
use damier_compete::event::{GameKey, StageId};
use damier_language::{Language, Words, every, untold};
use serde::Serialize;

const CLAUSES: &[&str] = &["UA-III.10.1"];

/// Every language tells each of these, with the arguments its message asks for.
fn check<T: Serialize>(family: &str, values: &[T]) {
    assert_eq!(untold(family, values), Vec::<String>::new());
}

/// Whether a phrase of the libraries has its message in every language; in English it may stand as it is.
fn translated(english: &str) {
    let in_english = Words::of(Language::EN).phrase(english);
    for language in Language::all().filter(|language| *language != Language::EN) {
        let told = Words::of(language).phrase(english);
        assert!(told != english && told != in_english, "{language}: {english}");
    }
}

fn round(number: u16) -> Round {
    Round::new(number).expect("from 1")
}

fn key() -> GameKey {
    GameKey::table(StageId(1), round(2), 3).board(1).game(2)
}

fn name() -> String {
    "Іваненко".to_owned()
}
