//! A new event: first the game, then its system and pace; or from a regulation, or from an event file.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::Response;
use damier_compete::event::templates;
use damier_desk::RefusalText;
use damier_language::Words;
use damier_rules::Rulebook;

use crate::desk::{ActError, Fields, Making, Speaker, begin};
use crate::forms::{self, InAddress};
use crate::pages::seek::OFTEN;
use crate::pages::{Page, notice, send, send_to, spoken, trouble};
use crate::reader::Reader;
use crate::site::Site;
use crate::status::Status as _;

/// The systems that stand open; the others are one press away.
const OFTEN_PLAYED: [&str; 8] = [
    "swiss",
    "swiss-rapid",
    "swiss-blitz",
    "round-robin",
    "round-robin-rapid",
    "round-robin-blitz",
    "double-round-robin",
    "knockout",
];

fn is_often(template: &str) -> bool {
    template.split_once('/').is_some_and(|(_, system)| OFTEN_PLAYED.contains(&system))
}

#[derive(Template)]
#[template(path = "event/new.html")]
struct Sheet {
    page: Page,
    typed: Fields,
    wrong: Option<RefusalText>,
    /// The game that was chosen; before that, all of them: by variant, their editions.
    game: Option<Chosen>,
    games: Vec<(&'static str, Vec<(&'static str, String)>)>,
}

/// A game with the ways in which events are played in it.
struct Chosen {
    /// The rulebook in addresses, and as people say it.
    name: &'static str,
    title: String,
    /// The template of each system.
    systems: Vec<(String, String)>,
    /// Time controls that are often used.
    controls: Vec<(&'static str, String)>,
}

impl Sheet {
    /// Whether a system was chosen; the first unless another was.
    fn is_chosen(&self, template: &str, is_first: &bool) -> bool {
        let typed = self.typed.text("template");
        if typed.is_empty() { *is_first } else { typed == template }
    }

    /// The systems that are played most, and the others.
    fn often<'a>(&self, game: &'a Chosen) -> Vec<&'a (String, String)> {
        game.systems.iter().filter(|(name, _)| is_often(name)).collect()
    }

    fn seldom<'a>(&self, game: &'a Chosen) -> Vec<&'a (String, String)> {
        game.systems.iter().filter(|(name, _)| !is_often(name)).collect()
    }

    /// Whether one of the others was chosen.
    fn is_seldom(&self, game: &Chosen) -> bool {
        self.seldom(game).iter().any(|own| own.0 == self.typed.text("template"))
    }

    /// Who is chief arbiter: whoever makes the event, until he writes something else.
    fn chief(&self) -> &str {
        if self.typed.has("chief") { self.typed.text("chief") } else { self.page.person() }
    }

    /// Whether something rare was typed.
    fn is_special(&self) -> bool {
        self.typed.has("technical")
            || ["own-control", "boards", "tie-breaks", "points", "edition"]
                .iter()
                .any(|name| !self.typed.text(name).is_empty())
    }
}

/// The form for a new event.
pub(crate) async fn show(reader: Reader, InAddress(asked): InAddress) -> Response {
    match reader.person.account() {
        Some(_) => sheet(reader, asked.text("game"), Fields::default(), None, StatusCode::OK),
        None => notice(reader, StatusCode::FORBIDDEN, "desk-new", "desk-needs-account"),
    }
}

/// A game by its rulebook or by the name of one of its templates.
fn chosen(words: &Words, name: &str) -> Option<Chosen> {
    let book = Rulebook::named(name.split('/').next()?).ok()?;
    let own = templates().into_iter().filter(|own| own.rulebook == book.name);
    Some(Chosen {
        name: book.name,
        title: spoken::book(words, book.name),
        systems: own.map(|own| (own.name.clone(), words.phrase(own.title))).collect(),
        controls: OFTEN.map(|control| (control, spoken::control(words, control))).to_vec(),
    })
}

/// Every variant with its rulebooks.
fn games(words: &Words) -> Vec<(&'static str, Vec<(&'static str, String)>)> {
    let books = |variant: &&'static str| {
        let all = Rulebook::all();
        let own = all.iter().filter(|book| book.variant.name() == *variant);
        own.map(|book| (book.name, spoken::edition(words, book.name))).collect()
    };
    spoken::USUAL.iter().map(|(variant, _)| (*variant, books(variant))).collect()
}

fn sheet(
    mut reader: Reader,
    game: &str,
    typed: Fields,
    wrong: Option<RefusalText>,
    status: StatusCode,
) -> Response {
    let keep = reader.keep.take();
    let game = chosen(reader.words, if game.is_empty() { typed.text("template") } else { game });
    let games = games(reader.words);
    let page = Page::new(reader, "desk-new", "/events");
    send(status, keep, &Sheet { page, typed, wrong, game, games })
}

/// Makes the event and goes to its desk.
pub(crate) async fn made(State(site): State<Arc<Site>>, reader: Reader, request: Request) -> Response {
    let Some(account) = reader.person.account() else {
        return notice(reader, StatusCode::FORBIDDEN, "desk-new", "desk-needs-account");
    };
    let speaker = Speaker::of(Some(account));
    let Some(mut fields) = forms::read(request).await else {
        let wrong = RefusalText::new(reader.words.text("desk-unreadable-form"));
        return sheet(reader, "", Fields::default(), Some(wrong), StatusCode::PAYLOAD_TOO_LARGE);
    };
    let making = Making { speaker, words: reader.words, seen: None };
    let made = match fields.file("event") {
        Some(sent) => site.events.take_over(&making, account, sent).await,
        None => match fields.read_files(&site.events, reader.words).await {
            Ok(()) => site.events.create(&making, |draft| begin(draft, &fields, account)).await,
            Err(stop) => Err(stop),
        },
    };
    match made {
        Ok(id) => send_to(&format!("/event/{id}/desk"), reader.keep),
        Err(ActError::Complaint(ground, wrong)) => sheet(reader, "", fields, Some(wrong), ground.status()),
        Err(ActError::Store(fault)) => trouble(reader, &fault),
    }
}
