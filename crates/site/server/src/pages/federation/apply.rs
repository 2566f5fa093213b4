//! The form by which somebody is proposed for a title: every field of Forms 3, 4 and 5.

use std::collections::BTreeMap;
use std::sync::Arc;

use askama::Template;
use axum::Form;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use damier_acts::federation::{Act, Apply};
use damier_federation::people::{Person, fold_name};
use damier_federation::titles::Title;
use damier_federation::{PersonId, Pool};
use damier_language::Args;
use jiff::civil::Date;
use serde::Deserialize;

use super::{PersonRow, books};
use crate::books::filing::{BLOCKS, TITLES, actor, details};
use crate::books::{ActError, Held};
use crate::pages::answer::PageResult;
use crate::pages::{Page, notice, send, send_to, trouble};
use crate::reader::Reader;
use crate::site::Site;

/// So many people are offered.
const FOUND: usize = 30;

/// The longest text of a field, in letters; the books say more exactly what is too long.
const LONGEST: usize = 5000;

/// For whom somebody applies.
#[derive(Deserialize, Default)]
pub(crate) struct Asked {
    #[serde(default)]
    player: Option<u32>,
    #[serde(default)]
    name: String,
}

#[derive(Template)]
#[template(path = "federation/apply.html")]
struct Sheet {
    page: Page,
    wrong: Option<String>,
    name: String,
    found: Vec<PersonRow>,
    player: Option<PersonRow>,
    titles: [Title; 6],
    pools: [&'static str; 3],
    blocks: [usize; BLOCKS],
    typed: Typed,
}

/// What was typed, by the names of the fields.
#[derive(Default)]
struct Typed(BTreeMap<String, String>);

impl Typed {
    fn get(&self, name: &str) -> &str {
        self.0.get(name).map(String::as_str).unwrap_or_default()
    }

    /// A field of a block.
    fn block(&self, name: &str, at: &usize) -> &str {
        self.get(&format!("{name}{at}"))
    }

    fn is(&self, name: &str, value: &str) -> bool {
        self.get(name) == value
    }

    fn text(&self, name: &str) -> String {
        self.get(name).trim().replace('\r', "").chars().take(LONGEST).collect()
    }

    /// A day; none where nothing was typed, or the label of the field where it is no day.
    fn day(&self, name: &str, label: &'static str) -> Result<Option<Date>, &'static str> {
        match self.get(name).trim() {
            "" => Ok(None),
            text => text.parse().map(Some).map_err(|_| label),
        }
    }

    /// What the form asks for, or the label of a field that cannot be understood.
    fn act(&self) -> Result<Act, &'static str> {
        let languages = ["language1", "language2", "language3"].map(|name| self.text(name));
        let pool = self.text("pool");
        let pool = Some(pool.as_str()).filter(|own| !own.is_empty()).map(str::parse).transpose();
        Ok(Act::from(Apply {
            who: format!("#{}", self.text("player")),
            title: Some(self.text("title").parse().map_err(|_| "book-rank")?),
            pool: pool.map_err(|_| "book-pool")?,
            women: !self.get("women").is_empty(),
            proposer: self.text("proposer"),
            signatory: self.text("signatory"),
            received: None,
            assembly: self.day("assembly", "apply-assembly")?,
            languages: languages.into_iter().filter(|own| !own.is_empty()).collect(),
            details: details(|name| self.text(name), self.day("born", "apply-born")?),
        }))
    }
}

/// The form; without a player, the people among whom to choose.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    reader: Reader,
    Query(asked): Query<Asked>,
) -> PageResult {
    if reader.person.account().is_none() {
        return Err(notice(reader, StatusCode::UNAUTHORIZED, "apply-title", "apply-sign-in"));
    }
    let held = books(&site, &reader).await?;
    Ok(sheet(&held, reader, StatusCode::OK, &asked, Typed::default(), None))
}

/// Files the application.
pub(crate) async fn sent(
    State(site): State<Arc<Site>>,
    reader: Reader,
    Form(fields): Form<BTreeMap<String, String>>,
) -> PageResult {
    let Some(actor) = reader.person.account().map(actor) else {
        return Err(notice(reader, StatusCode::UNAUTHORIZED, "apply-title", "apply-sign-in"));
    };
    let typed = Typed(fields);
    let done = match typed.act() {
        Ok(act) => site.books.act(&actor, &act).await.map_err(|why| match why {
            ActError::Store(fault) => Err(fault),
            ActError::Refused(why) => Ok(why.translate(reader.words)),
        }),
        Err(field) => {
            let field = reader.words.text(field);
            Err(Ok(reader.words.translate("apply-unreadable", &Args::new().with("field", field))))
        }
    };
    let held = books(&site, &reader).await?;
    match done {
        Ok(_) => {
            let number = held.state().applications().last().map_or(0, |own| own.0);
            Ok(send_to(&format!("/federation/application/{number}"), reader.keep))
        }
        Err(Err(fault)) => Err(trouble(reader, &fault)),
        Err(Ok(wrong)) => {
            let asked = Asked { player: typed.text("player").parse().ok(), name: String::new() };
            Ok(sheet(&held, reader, StatusCode::UNPROCESSABLE_ENTITY, &asked, typed, Some(wrong)))
        }
    }
}

fn sheet(
    held: &Held,
    reader: Reader,
    status: StatusCode,
    asked: &Asked,
    typed: Typed,
    wrong: Option<String>,
) -> Response {
    let state = held.state();
    let shown = |id: PersonId| PersonRow::of(state, id, None, held.day);
    let player = asked.player.and_then(|id| state.resolve(PersonId(id)).ok()).map(shown);
    let name = fold_name(&asked.name);
    let matches = |own: &Person| !name.is_empty() && fold_name(&own.name()).contains(&name);
    let found = state.people().filter(|(_, own)| player.is_none() && matches(own)).take(FOUND);
    let mut sheet = Sheet {
        wrong,
        name: asked.name.clone(),
        found: found.map(|(id, _)| shown(id)).collect(),
        player,
        titles: TITLES,
        pools: Pool::WITH_TITLES.map(Pool::name),
        blocks: std::array::from_fn(|at| at + 1),
        typed,
        page: Page::new(reader, "apply-title", "/federation"),
    };
    let keep = sheet.page.reader.keep.take();
    send(status, keep, &sheet)
}
