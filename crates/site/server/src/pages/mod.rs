//! What a person sees: one file for each page, with its template in `templates/`.

mod about;
pub(crate) mod about_site;
pub(crate) mod account;
mod act_forms;
pub(crate) mod admin;
mod again;
pub(crate) mod analysis;
pub(crate) mod announce;
pub(crate) mod answer;
pub(crate) mod api;
pub(crate) mod arenas;
pub(crate) mod backups;
pub(crate) mod call;
pub(crate) mod cards;
pub(crate) mod challenge;
pub(crate) mod channels;
pub(crate) mod clauses;
pub(crate) mod clubs;
pub(crate) mod conduct;
mod contest_act;
pub(crate) mod contest_papers;
pub(crate) mod contests;
pub(crate) mod correspondence;
pub(crate) mod course;
pub(crate) mod diagram;
pub(crate) mod direct;
pub(crate) mod display;
pub(crate) mod drawn;
pub(crate) mod editor;
pub(crate) mod embed;
pub(crate) mod events;
pub(crate) mod explorer;
pub(crate) mod federation;
pub(crate) mod findings;
pub(crate) mod forgotten;
pub(crate) mod game;
pub(crate) mod games;
pub(crate) mod icons;
pub(crate) mod import;
pub(crate) mod language;
pub(crate) mod learn;
pub(crate) mod lines;
pub(crate) mod lobby;
pub(crate) mod look;
pub(crate) mod mail;
mod menu;
mod of_event;
mod overview;
pub(crate) mod own;
pub(crate) mod own_data;
pub(crate) mod paper;
pub(crate) mod passkey;
pub(crate) mod people;
pub(crate) mod picture;
pub(crate) mod player;
pub(crate) mod pocket;
pub(crate) mod problems;
mod prove;
pub(crate) mod push;
pub(crate) mod reset;
pub(crate) mod rules;
pub(crate) mod seek;
pub(crate) mod setup;
pub(crate) mod solving;
pub(crate) mod spoken;
pub(crate) mod studies;
pub(crate) mod together;
pub(crate) mod tokens;
pub(crate) mod trainer;
pub(crate) mod unread;

use askama::Template;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::{Json, Router};
use damier_clock::Moment;
use damier_documents::clauses::Sheet;
use damier_language::{Args, Language, Words};
use damier_rules::Rulebook;
use damier_store::Fault;
use jiff::Timestamp;
use serde::Deserialize;
use serde_json::json;

use crate::reader::Reader;
use crate::state::Web;
use crate::status::Status as _;
use crate::web;

/// The addresses of all pages; each area knows its own.
pub(crate) fn routes() -> Router<Web> {
    let areas = [
        lobby::routes(),
        challenge::routes(),
        game::routes(),
        call::routes(),
        findings::routes(),
        analysis::routes(),
        learn::routes(),
        course::routes(),
        lines::routes(),
        explorer::routes(),
        editor::routes(),
        studies::routes(),
        games::routes(),
        import::routes(),
        player::routes(),
        channels::routes(),
        people::routes(),
        direct::routes(),
        pocket::routes(),
        rules::routes(),
        account::routes(),
        tokens::routes(),
        api::routes(),
        passkey::routes(),
        reset::routes(),
        forgotten::routes(),
        setup::routes(),
        own::routes(),
        mail::routes(),
        push::routes(),
        own_data::routes(),
        admin::routes(),
        backups::routes(),
        language::routes(),
        look::routes(),
        about_site::routes(),
        cards::routes(),
        embed::routes(),
        events::routes(),
        federation::routes(),
        correspondence::routes(),
        display::routes(),
        arenas::routes(),
        clubs::routes(),
        contests::routes(),
        problems::routes(),
        solving::routes(),
        trainer::routes(),
        conduct::routes(),
    ];
    areas.into_iter().fold(Router::new(), Router::merge)
}

/// What every page knows: who reads it, and its place in the site.
pub(crate) struct Page {
    reader: Reader,
    /// The message that names the page.
    title: &'static str,
    /// The address of the page, by which the menu knows where we are.
    at: &'static str,
}

impl Page {
    pub(crate) fn new(reader: Reader, title: &'static str, at: &'static str) -> Page {
        Page { reader, title, at }
    }

    /// What a message says in the reader's language.
    fn text(&self, id: &str) -> String {
        self.reader.words.text(id)
    }

    /// What a message about one of several things says.
    fn say_of(&self, id: &str, thing: &str) -> String {
        self.reader.words.text(&format!("{id}-{thing}"))
    }

    /// So many days from now.
    fn days(&self, days: &u64) -> String {
        self.reader.words.translate("tokens-days", &Args::new().with("days", *days))
    }

    /// At most so many megabytes.
    fn megabytes(&self, megabytes: &usize) -> String {
        self.reader.words.translate("import-largest", &Args::new().with("megabytes", *megabytes))
    }

    /// The engine at a level.
    fn engine(&self, level: &u8) -> String {
        self.reader.words.translate("site-engine-level", &Args::new().with("level", *level))
    }

    /// A message about a number.
    fn count(&self, id: &str, number: &u64) -> String {
        self.reader.words.translate(id, &Args::new().with("number", *number))
    }

    /// What a copy holds.
    fn copied(&self, rows: &u64, bytes: &u64) -> String {
        let args = Args::new().with("rows", *rows).with("bytes", *bytes);
        self.reader.words.translate("backups-holds", &args)
    }

    /// A round by its number.
    fn round(&self, number: &u16) -> String {
        self.reader.words.translate("public-round", &Args::new().with("round", *number))
    }

    /// What a table of openings is called.
    fn ballot(&self, table: &str) -> String {
        self.reader.words.text(&format!("ballot-{table}"))
    }

    /// What a pace is called.
    fn pace(&self, pace: &str) -> String {
        self.reader.words.text(&format!("pace-{pace}"))
    }

    /// What a variant is called.
    fn variant(&self, name: &str) -> String {
        self.reader.words.text(&format!("variant-{name}"))
    }

    /// A game in a word or two.
    fn game(&self, variant: &str) -> String {
        spoken::game(self.reader.words, variant)
    }

    /// A rulebook as people say it: the game and the edition.
    fn book(&self, rulebook: &str) -> String {
        spoken::book(self.reader.words, rulebook)
    }

    /// The title of a rulebook.
    fn title_of(&self, book: &Rulebook) -> String {
        damier_documents::rulebook::title(book, self.reader.words)
    }

    /// A moment as [`date`] writes it, so that a script can show it in the reader's own zone.
    fn when(&self, text: &str) -> String {
        match text.split_once(' ') {
            Some((day, time)) if is_moment(text) => {
                format!("<time datetime=\"{day}T{time}Z\">{text} UTC</time>")
            }
            _ => text.replace('&', "&amp;").replace('<', "&lt;"),
        }
    }

    /// The address of the site, for links that are shown elsewhere.
    fn root(&self) -> &str {
        &self.reader.root
    }

    /// A time control as people say it.
    fn control(&self, text: &str) -> String {
        spoken::control(self.reader.words, text)
    }

    /// A time control of play by correspondence as people say it.
    fn days_control(&self, text: &str) -> String {
        spoken::days(self.reader.words, text)
    }

    fn icon(&self, name: &str) -> String {
        icons::icon(name)
    }

    /// The logo of the site.
    fn logo(&self) -> String {
        icons::logo()
    }

    /// What the root of a page says of the reader's choices.
    fn look(&self) -> String {
        self.reader.look.attributes()
    }

    /// Whether the reader has chosen this.
    fn has_chosen(&self, name: &str, value: &str) -> bool {
        self.reader.look.chosen(name) == value
    }

    /// The script of a page, and what it is made of, so that the browser asks for all of it at once.
    fn script(&self, name: &str) -> String {
        web::script(name)
    }

    /// The sheets of clauses for those who need them: name and title.
    fn sheets(&self) -> Vec<(&'static str, String)> {
        Sheet::ALL.map(|sheet| (sheet.name(), sheet.title(self.reader.words))).into()
    }

    /// What the code of a rulebook says to somebody: the text with its clauses.
    fn clause_texts(&self, sheet: &str, rulebook: &str) -> Vec<(&'static str, String)> {
        let Ok(sheet) = sheet.parse::<Sheet>() else { return Vec::new() };
        let book = Rulebook::named(rulebook).ok();
        let told =
            damier_documents::clauses::clause_texts(sheet, book.as_ref(), self.reader.words.language());
        told.into_iter().map(|own| (own.text, own.clauses.join(", "))).collect()
    }

    /// What a setting of the site means.
    fn setting(&self, name: &str) -> String {
        self.reader.words.text(&format!("admin-setting-{name}"))
    }

    fn language(&self) -> &'static str {
        self.reader.words.language().code()
    }

    fn languages(&self) -> Vec<(String, String)> {
        Language::all().map(|language| (language.code().to_owned(), language.own_name())).collect()
    }

    /// The file of the site with this name.
    fn web(&self, name: &str) -> String {
        web::address(name)
    }

    /// The style sheet, as a link or in full.
    fn sheet(&self) -> String {
        web::sheet(self.reader.has_sheet)
    }

    /// What other sites are told of a link to this page, whose card lies below its address: `/problem/ID`, `/study/ID`.
    fn shared(&self, title: &str, text: &str) -> String {
        let path = self.reader.at.split('?').next().unwrap_or_default();
        let own: Vec<&str> = path.splitn(4, '/').take(3).collect();
        let address = format!("{}{}", self.reader.root, own.join("/"));
        let card = format!("{address}/card.png");
        let tags: [(&str, &str); 6] = [
            ("og:title", title),
            ("og:description", text),
            ("og:url", &address),
            ("og:image", &card),
            ("og:image:width", "1200"),
            ("og:image:height", "630"),
        ];
        let tag = |(name, value): (&str, &str)| {
            let value = value.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;");
            format!("<meta property=\"{name}\" content=\"{value}\">")
        };
        tags.map(tag).concat() + "<meta name=\"twitter:card\" content=\"summary_large_image\">"
    }

    /// Where somebody signs in who comes back here afterwards.
    fn sign_in(&self) -> String {
        account::sign_in_from(&self.reader.at)
    }

    fn person(&self) -> &str {
        self.reader.person.name()
    }

    fn has_account(&self) -> bool {
        self.reader.person.account().is_some()
    }

    /// How many messages the reader has not seen.
    fn unseen(&self) -> u64 {
        self.reader.unseen
    }

    fn is_administrator(&self) -> bool {
        self.reader.person.account().is_some_and(|account| account.administrator)
    }

    fn is_at(&self, address: &str) -> bool {
        self.at == address
    }

    /// The bar at the top. It is compiled once here, not again with every page that has it.
    fn bar(&self) -> String {
        Bar { page: self }.render().unwrap_or_default()
    }

    /// The foot, likewise.
    fn foot(&self) -> String {
        Bottom { page: self }.render().unwrap_or_default()
    }

    /// The groups of the menu.
    fn menu(&self) -> Vec<menu::Group> {
        menu::groups(self.at, self.reader.books || self.is_administrator())
    }
}

/// The bar at the top of every page.
#[derive(Template)]
#[template(path = "bar.html")]
struct Bar<'a> {
    page: &'a Page,
}

/// The foot of every page.
#[derive(Template)]
#[template(path = "foot.html")]
struct Bottom<'a> {
    page: &'a Page,
}

/// Whether a text is a moment as [`date`] writes it.
fn is_moment(text: &str) -> bool {
    let is_right = |(at, letter): (usize, char)| match at {
        4 | 7 => letter == '-',
        10 => letter == ' ',
        13 => letter == ':',
        _ => letter.is_ascii_digit(),
    };
    text.len() == 16 && text.chars().enumerate().all(is_right)
}

/// A moment as an element of a page: in UTC, until a script shows it in the reader's own zone.
fn moment(at: Moment) -> String {
    let text = date(at);
    let (day, time) = text.split_once(' ').unwrap_or_default();
    format!("<time datetime=\"{day}T{time}Z\">{text} UTC</time>")
}

/// A moment as it is written in lists, in UTC.
fn date(at: Moment) -> String {
    let at = Timestamp::from_millisecond(at.millis());
    at.map(|at| at.strftime("%Y-%m-%d %H:%M").to_string()).unwrap_or_default()
}

/// Sends a page, and what the reader's browser has to keep.
pub(crate) fn send(status: StatusCode, keep: Option<HeaderValue>, page: &impl Template) -> Response {
    let mut response = match page.render() {
        Ok(text) => (status, Html(text)).into_response(),
        Err(why) => {
            tracing::error!(%why, "a page could not be written");
            StatusCode::INTERNAL_SERVER_ERROR.into_response()
        }
    };
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache, private"));
    if let Some(keep) = keep {
        headers.insert(header::SET_COOKIE, keep);
    }
    response
}

/// Sends the reader to another address, and his browser what it has to keep.
pub(crate) fn send_to(address: &str, keep: Option<HeaderValue>) -> Response {
    let mut response = Redirect::to(address).into_response();
    if let Some(keep) = keep {
        response.headers_mut().insert(header::SET_COOKIE, keep);
    }
    response
}

/// The answer to a form: on to a page once it is done.
fn on_to<T>(address: &str, reader: Reader, done: Result<T, Fault>) -> Response {
    match done {
        Ok(_) => send_to(address, reader.keep),
        Err(fault) => trouble(reader, &fault),
    }
}

/// What has just been done, as the address says after a form was sent.
#[derive(Deserialize)]
pub(crate) struct Done {
    #[serde(default)]
    done: String,
}

impl Done {
    /// The message that says it, by a table of words and messages.
    fn message(&self, table: &[(&str, &'static str)]) -> Option<&'static str> {
        table.iter().find(|(word, _)| *word == self.done).map(|(_, message)| *message)
    }
}

#[derive(Template)]
#[template(path = "notice.html")]
struct Notice {
    page: Page,
    text: String,
    /// Whether it may help to sign in.
    guest: bool,
}

pub(crate) fn notice(reader: Reader, status: StatusCode, title: &'static str, text: &str) -> Response {
    message_page(reader, status, title, |words| words.text(text))
}

/// A page that says one thing.
pub(crate) fn message_page(
    reader: Reader,
    status: StatusCode,
    title: &'static str,
    text: impl FnOnce(&Words) -> String,
) -> Response {
    let text = text(reader.words);
    let is_closed = matches!(status, StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN);
    let guest = is_closed && reader.person.account().is_none();
    let mut page = Page::new(reader, title, "");
    let keep = page.reader.keep.take();
    send(status, keep, &Notice { page, text, guest })
}

/// What a script is told that asked for something it cannot have.
pub(crate) fn refuse(status: StatusCode, why: &str) -> Response {
    (status, Json(json!({ "why": why }))).into_response()
}

/// There is nothing at this address.
pub(crate) async fn missing(reader: Reader) -> Response {
    not_there(reader)
}

/// The page that says so.
fn not_there(reader: Reader) -> Response {
    notice(reader, StatusCode::NOT_FOUND, "site-missing", "site-missing-text")
}

/// Something is wrong with the server, not with what was asked.
fn trouble(reader: Reader, fault: &Fault) -> Response {
    if let Fault::Busy { .. } = fault {
        return notice(reader, fault.status(), "site-error", "site-busy");
    }
    tracing::error!(%fault, "a page could not be made");
    notice(reader, fault.status(), "site-error", "site-trouble")
}
