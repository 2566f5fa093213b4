//! Beauty prizes (FMJD-XI.6): what the judges get, and with their orders the prizes. Nothing is kept: who sent what in is
//! nobody's business but the organiser's.

use std::sync::Arc;

use askama::Template;
use axum::Form;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use damier_displays::beauty::{Category, Judge, Submission, anonymous};
use damier_documents::displays;
use damier_documents::paper::Paper;
use damier_language::{Args, Words};
use serde::Deserialize;

use crate::pages::{Page, paper, send};
use crate::reader::Reader;
use crate::secret;
use crate::site::Site;

/// The categories, by the names of the form and the messages that name them.
const CATEGORIES: [(&str, Category, &str); 4] = [
    ("game", Category::Game, "beauty-of-game"),
    ("novelty", Category::Novelty, "beauty-of-novelty"),
    ("ending", Category::Ending, "beauty-of-ending"),
    ("combination", Category::Combination, "beauty-of-combination"),
];

#[derive(Template)]
#[template(path = "beauty.html")]
struct Sheet {
    page: Page,
    categories: &'static [(&'static str, Category, &'static str)],
    typed: Typed,
    wrong: Option<String>,
}

/// What the form says.
#[derive(Deserialize, Default)]
pub(crate) struct Typed {
    #[serde(default)]
    category: String,
    #[serde(default)]
    lot: String,
    #[serde(default)]
    sent: String,
    #[serde(default)]
    judges: String,
    #[serde(default)]
    form: String,
}

/// `GET /displays/beauty`: the form, with a lot that nobody has chosen.
pub(crate) async fn show(reader: Reader) -> Response {
    let lot = (secret::lot() % 1_000_000_000).to_string();
    sheet(reader, Typed { lot, ..Typed::default() }, None)
}

fn sheet(reader: Reader, typed: Typed, wrong: Option<String>) -> Response {
    let status = if wrong.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let mut page = Page::new(reader, "beauty-page", "/displays");
    let keep = page.reader.keep.take();
    send(status, keep, &Sheet { page, categories: &CATEGORIES, typed, wrong })
}

/// `POST /displays/beauty`: the paper.
pub(crate) async fn made(
    State(site): State<Arc<Site>>,
    reader: Reader,
    Form(typed): Form<Typed>,
) -> Response {
    match printed(&typed, reader.words) {
        Ok(made) => {
            let ending = if typed.form == "pdf" { "pdf" } else { "html" };
            paper::deliver(&site, reader, made, &format!("beauty.{ending}")).await
        }
        Err(why) => sheet(reader, typed, Some(why)),
    }
}

fn printed(typed: &Typed, words: &Words) -> Result<Paper, String> {
    let category = CATEGORIES.into_iter().find(|(name, ..)| *name == typed.category);
    let category = category.map_or(Category::Game, |(_, category, _)| category);
    let unreadable = |(line, text): (usize, &str)| {
        let text: String = text.chars().take(80).collect();
        words.translate("beauty-unreadable", &Args::new().with("line", line).with("text", text))
    };
    let sent = submissions(&typed.sent, category).map_err(unreadable)?;
    let judges = judges(&typed.judges).map_err(unreadable)?;
    let lot = typed.lot.trim().parse().map_err(|_| unreadable((1, &typed.lot)))?;
    let set = anonymous(&sent, category, lot);
    let told = |why: &damier_displays::beauty::NoPrize| words.describe("beauty-refused", why);
    match (set.is_empty(), judges.is_empty()) {
        (true, _) => Err(told(&damier_displays::beauty::NoPrize::Nothing)),
        (false, true) => Ok(displays::judges_sheet(category, &set, words)),
        (false, false) => displays::prizes(category, &set, &sent, &judges, words).map_err(|why| told(&why)),
    }
}

/// What was sent in: a line with federation, players and year, then the moves, then an empty line.
fn submissions(text: &str, category: Category) -> Result<Vec<Submission>, (usize, &str)> {
    let mut all: Vec<Submission> = Vec::new();
    let mut within = false;
    for (number, line) in (1..).zip(text.lines().map(str::trim)) {
        match (line.is_empty(), within, all.last_mut()) {
            (true, ..) => within = false,
            (false, true, Some(own)) => {
                let space = if own.game.is_empty() { "" } else { " " };
                own.game = format!("{}{space}{line}", own.game);
            }
            (false, ..) => {
                let parts: Vec<&str> = line.split(';').map(str::trim).collect();
                let [federation, players, year] = parts[..] else { return Err((number, line)) };
                let year = year.parse().map_err(|_| (number, line))?;
                let players = players.split([',', '–']).map(|name| name.trim().to_owned()).collect();
                let federation = federation.to_owned();
                all.push(Submission { category, federation, players, year, game: String::new() });
                within = true;
            }
        }
    }
    Ok(all)
}

/// The judges: a line for each.
fn judges(text: &str) -> Result<Vec<Judge>, (usize, &str)> {
    let lines = (1..).zip(text.lines().map(str::trim)).filter(|(_, line)| !line.is_empty());
    let judge = |line: &str| {
        let parts: Vec<&str> = line.split(';').map(str::trim).collect();
        let [name, federation, title, order] = parts[..] else { return None };
        let order = order.split([' ', ',']).filter(|text| !text.is_empty()).map(str::parse);
        let order = order.collect::<Result<Vec<usize>, _>>().ok()?;
        Some(Judge {
            name: name.to_owned(),
            federation: federation.to_owned(),
            title: title.to_owned(),
            order,
        })
    };
    lines.map(|(number, line)| judge(line).ok_or((number, line))).collect()
}
