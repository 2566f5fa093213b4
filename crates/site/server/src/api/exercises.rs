//! Exercises of the trainer, for programs that train people elsewhere.

use axum::Json;
use damier_compose::train::{Made, Theme, exercises};
use damier_rules::{Rulebook, Variant};
use serde::Deserialize;
use serde_json::{Value, json};

use super::Route;
use super::input::Asked;
use super::route::{a_variant, number_from, one_of};
use super::rules::named_one;

/// So many are sent at once.
const MOST: usize = 50;

pub(super) fn routes() -> Vec<Route> {
    vec![
        Route::get("/exercises", list)
            .does(
                super::problems::GROUP,
                "listExercises",
                "Exercises in which one move of White wins, each proved: the nearest to a rating first.",
            )
            .asks("variant", a_variant(), "The game; international draughts unless told.")
            .such_as("russian")
            .asks("theme", one_of(Theme::ALL.map(|theme| theme.name().to_owned())), "Only those about this.")
            .such_as("ending")
            .asks("rating", number_from(0), "How strong the solver is.")
            .such_as("1200")
            .answers("ExerciseList"),
    ]
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wanted {
    #[serde(default, deserialize_with = "named_one")]
    variant: Option<Variant>,
    #[serde(default, deserialize_with = "named_one")]
    theme: Option<Theme>,
    rating: Option<u32>,
}

async fn list(Asked(asked): Asked<Wanted>) -> Json<Vec<Value>> {
    let variant = asked.variant.unwrap_or(Variant::International);
    let mut all: Vec<(usize, Made)> = exercises(variant).into_iter().enumerate().collect();
    all.retain(|(_, own)| asked.theme.is_none_or(|theme| own.themes.contains(&theme)));
    if let Some(rating) = asked.rating {
        all.sort_by_key(|(_, own)| u32::from(own.rating).abs_diff(rating));
    }
    let book = Rulebook::usual(variant).name;
    let line = |(from, moves): &(usize, Vec<String>)| json!({ "from": from, "moves": moves });
    let shown = |(index, own): &(usize, Made)| {
        json!({
            "number": index + 1,
            "variant": variant.name(),
            "rulebook": book,
            "fen": own.fen,
            "rating": own.rating,
            "themes": own.themes.iter().map(|theme| theme.name()).collect::<Vec<_>>(),
            "lines": own.lines.iter().map(line).collect::<Vec<_>>(),
        })
    };
    Json(all.iter().take(MOST).map(shown).collect())
}
