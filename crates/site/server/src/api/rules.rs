//! What the codes say: variants, rulebooks, controls.

use std::fmt::Display;
use std::str::FromStr;

use axum::Json;
use damier_clock::named;
use damier_documents::clauses::{Sheet, find};
use damier_documents::rulebook::{self, Line};
use damier_language::Words;
use damier_rules::{Rulebook, Variant};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Value, json};

use super::input::{Asked, Id};
use super::route::one_of;
use super::{ApiError, Caller, Route};
use crate::pages::seek::OFTEN;

const GROUP: &str = "Rules";

pub(super) fn routes() -> Vec<Route> {
    vec![
        Route::get("/variants", variants)
            .does(GROUP, "listVariants", "The games that are played here.")
            .answers("VariantList"),
        Route::get("/rulebooks", rulebooks)
            .does(GROUP, "listRulebooks", "The codes: each says how one game is played and scored.")
            .answers("RulebookList"),
        Route::get("/rulebooks/{rulebook}", one_rulebook)
            .does(GROUP, "getRulebook", "Everything a code says about play, with its clauses.")
            .answers("RulebookInFull"),
        Route::get("/clauses", clauses)
            .does(GROUP, "listClauses", "What the codes say to people, in the language of the caller.")
            .asks(
                "words",
                json!({ "type": "string" }),
                "A clause by its number, or words of any of the five languages.",
            )
            .such_as("spectators")
            .asks(
                "sheet",
                one_of(Sheet::ALL.map(|sheet| sheet.name().to_owned())),
                "The clauses that somebody needs.",
            )
            .such_as("players")
            .asks("rulebook", json!({ "type": "string" }), "With a sheet: only the code of this rulebook.")
            .such_as("fmjd-100")
            .answers("ClauseList"),
        Route::get("/controls", controls)
            .does(GROUP, "listControls", "Time controls: some that are often played, and those of the codes.")
            .asks("rulebook", json!({ "type": "string" }), "Only the controls of this rulebook.")
            .such_as("fmjd-100")
            .answers("ControlList"),
        Route::get("/controls/read", read_control)
            .does(GROUP, "readControl", "Reads a time control and says what it gives.")
            .asks("control", json!({ "type": "string" }), "As people write it.")
            .always()
            .such_as("5m+3s")
            .may_refuse()
            .answers("Control"),
    ]
}

#[derive(Serialize)]
struct ShownVariant {
    name: &'static str,
    title: String,
    squares: usize,
    rows: u8,
    first: &'static str,
}

async fn variants(caller: Caller) -> Json<Vec<ShownVariant>> {
    let shown = |variant: Variant| ShownVariant {
        name: variant.name(),
        title: caller.words.text(&format!("variant-{}", variant.name())),
        squares: variant.board().squares().count(),
        rows: variant.board().size(),
        first: if variant.rules().first == damier_rules::Color::White { "white" } else { "black" },
    };
    Json(Variant::ALL.into_iter().map(shown).collect())
}

#[derive(Serialize)]
struct ShownBook {
    name: &'static str,
    title: String,
    variant: &'static str,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    rows: Vec<ShownRow>,
}

#[derive(Serialize)]
struct ShownRow {
    chapter: &'static str,
    name: String,
    topic: String,
    value: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    otherwise: Option<String>,
    clauses: Vec<&'static str>,
}

impl ShownBook {
    fn of(book: &Rulebook, words: &Words) -> ShownBook {
        let title = rulebook::title(book, words);
        ShownBook { name: book.name, title, variant: book.variant.name(), rows: Vec::new() }
    }
}

async fn rulebooks(caller: Caller) -> Json<Vec<ShownBook>> {
    Json(Rulebook::all().iter().map(|book| ShownBook::of(book, caller.words)).collect())
}

async fn one_rulebook(caller: Caller, Id(name): Id) -> Result<Json<ShownBook>, ApiError> {
    let book = Rulebook::named(&name).map_err(|_| ApiError::missing(caller.words))?;
    let shown = |chapter: &'static str, line: Line| ShownRow {
        chapter,
        name: line.name,
        topic: line.topic,
        value: line.value,
        otherwise: line.otherwise,
        clauses: line.clauses,
    };
    let chapters = rulebook::chapters(&book, caller.words).into_iter();
    let rows =
        chapters.flat_map(|own| own.lines.into_iter().map(move |line| shown(own.name, line))).collect();
    Ok(Json(ShownBook { rows, ..ShownBook::of(&book, caller.words) }))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OfClauses {
    words: Option<String>,
    #[serde(default, deserialize_with = "named_one")]
    sheet: Option<Sheet>,
    #[serde(default, deserialize_with = "named_one")]
    rulebook: Option<Rulebook>,
}

/// One of several things that have names, or a refusal that lists them.
pub(super) fn named_one<'de, D, T>(input: D) -> Result<Option<T>, D::Error>
where
    D: Deserializer<'de>,
    T: FromStr<Err: Display>,
{
    let name = Option::<String>::deserialize(input)?;
    name.map(|name| name.parse().map_err(D::Error::custom)).transpose()
}

#[derive(Serialize)]
struct ShownClause {
    clauses: Vec<&'static str>,
    text: &'static str,
}

async fn clauses(caller: Caller, Asked(asked): Asked<OfClauses>) -> Json<Vec<ShownClause>> {
    let language = caller.words.language();
    let shown = match asked.sheet {
        Some(sheet) => damier_documents::clauses::clause_texts(sheet, asked.rulebook.as_ref(), language)
            .into_iter()
            .map(|own| ShownClause { clauses: own.clauses, text: own.text })
            .collect(),
        None => {
            let words: String = asked.words.unwrap_or_default().chars().take(200).collect();
            find(&words)
                .filter(|clause| clause.text(language).is_some() || !words.trim().is_empty())
                .map(|own| ShownClause { clauses: vec![own.id], text: own.text_or_english(language) })
                .collect()
        }
    };
    Json(shown)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OfRulebook {
    rulebook: Option<String>,
}

async fn controls(Asked(asked): Asked<OfRulebook>) -> Json<Value> {
    let wanted = |own: &&named::Named| {
        asked.rulebook.as_deref().is_none_or(|rulebook| own.rulebooks.contains(&rulebook))
    };
    let shown = |own: &named::Named| {
        let numbers = own.questions().len();
        json!({
            "name": own.name,
            "class": own.class.name(),
            "rulebooks": own.rulebooks,
            "clauses": own.clauses,
            "numbers": numbers,
        })
    };
    let of_codes: Vec<Value> = named::all().filter(wanted).map(shown).collect();
    Json(json!({ "often": OFTEN, "codes": of_codes }))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OfControl {
    control: String,
}

async fn read_control(caller: Caller, Asked(asked): Asked<OfControl>) -> Result<Json<Value>, ApiError> {
    let control = named::read(&asked.control).map_err(|_| {
        let refused = damier_live::Refused::NotAControl { text: asked.control.clone() };
        ApiError::refused(&refused, refused.told_by_numbers(caller.words))
    })?;
    let period =
        |period: &damier_clock::Period| json!({ "moves": period.moves, "ms": period.time.as_millis() });
    let periods: Vec<Value> = control.periods().iter().map(period).collect();
    let increment = control.increment().map(|increment| increment.each.as_millis());
    Ok(Json(json!({
        "text": control.to_string(),
        "uses_clock": control.uses_clock(),
        "periods": periods,
        "increment_ms": increment,
    })))
}
