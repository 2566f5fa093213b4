//! Announcing a contest by a form: the points that the code asks for, each with its clause. The same regulation can be
//! given and taken as a file.

use std::collections::BTreeMap;
use std::sync::Arc;

use askama::Template;
use axum::Form;
use axum::extract::{Query, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use damier_compose::Code;
use damier_language::{Args, Words};
use damier_store::Account;
use serde::Deserialize;

use super::answer::{OrTrouble as _, PageResult};
use super::contest_act::{not_said, signed_in};
use super::{Page, notice, send, send_to, trouble};
use crate::contests;
use crate::contests::draft::{self, Draft, Field, Typed, Wrong};
use crate::problems::day_of;
use crate::reader::Reader;
use crate::secret;
use crate::site::{Site, now};

#[derive(Template)]
#[template(path = "contests/announce.html")]
struct Sheet {
    page: Page,
    title: &'static str,
    /// Where the form is sent.
    action: String,
    form: draft::Form,
    judges: Vec<Vec<Field>>,
    /// Why a regulation is changed, where it is.
    reason: Option<Field>,
    /// What is wrong: the field, what it is called, what is wrong with it.
    faults: Vec<(String, String, String)>,
    toml: String,
    toml_wrong: Option<String>,
}

/// The form as it stands.
#[derive(Default)]
pub(super) struct Standing {
    pub(super) typed: Typed,
    pub(super) wrong: Vec<Wrong>,
    /// Empty rows more: of sections, of judges.
    pub(super) more: (usize, usize),
    /// Why the file cannot be read.
    pub(super) toml_wrong: Option<String>,
}

/// The code whose fields are to be shown.
#[derive(Deserialize)]
pub(crate) struct AskedCode {
    #[serde(default)]
    code: String,
}

/// The form for a new contest.
pub(crate) async fn new<C: Draft>(reader: Reader, Query(asked): Query<AskedCode>) -> PageResult {
    signed_in(&reader)?;
    let code = asked.code.parse().unwrap_or(Code::Ukraine2023);
    let typed = C::fresh(code, day_of(now()), reader.words);
    Ok(show::<C>(reader, Standing { typed, ..Standing::default() }, None))
}

/// Shows the form; for a contest that changes its regulation, under its name.
pub(super) fn show<C: Draft>(mut reader: Reader, standing: Standing, changes: Option<&str>) -> Response {
    let (keep, words) = (reader.keep.take(), reader.words);
    let Standing { typed, wrong, more, toml_wrong } = standing;
    let form = C::form(&typed, more.0, &wrong, words);
    let sections = form.sections.iter().filter_map(|row| row.first());
    let sections: Vec<String> = sections.map(|field| field.value.clone()).collect();
    let judges = draft::judge_rows(&typed, more.1, &sections, &C::offices(), &wrong, words);
    let why = Field::new("reason", words.text("contests-why"), &typed);
    let sheet = Sheet {
        title: if changes.is_some() { "contests-change" } else { C::TITLE },
        action: match changes {
            Some(id) => format!("{}/{id}/regulation", C::PAGE),
            None => C::NEW.to_owned(),
        },
        faults: faults(&form, &judges, &wrong, words),
        form,
        judges: if changes.is_some() { Vec::new() } else { judges },
        reason: changes.map(|_| why.checked(&wrong)),
        toml: typed.text("regulation").to_owned(),
        toml_wrong,
        page: Page::new(reader, C::TITLE, "/contests"),
    };
    let bad = !sheet.faults.is_empty() || sheet.toml_wrong.is_some();
    send(if bad { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK }, keep, &sheet)
}

/// What is wrong, with what the fields are called.
fn faults(
    form: &draft::Form,
    judges: &[Vec<Field>],
    wrong: &[Wrong],
    words: &Words,
) -> Vec<(String, String, String)> {
    let plain = form.what.iter().chain(&form.days).chain(&form.texts).chain(&form.further);
    let all: Vec<&Field> = plain.chain(form.sections.iter().chain(judges).flatten()).collect();
    let of = |own: &Wrong| {
        let field = all.iter().find(|field| field.id == own.field);
        let label = field.map_or_else(|| words.text("contests-why"), |field| field.label.clone());
        (own.field.clone(), label, own.text.clone())
    };
    wrong.iter().map(of).collect()
}

/// What was typed, where the contest is to be announced. Other buttons of the form ask for it again, with rows more or
/// with what a file says, or for the file that it makes; that is the page then.
#[expect(clippy::result_large_err, reason = "a page is no larger for being the one that says why not")]
pub(super) fn helped<C: Draft>(
    reader: Reader,
    typed: Typed,
    changes: Option<&str>,
) -> Result<(Reader, Typed), Response> {
    let words = reader.words;
    let standing = match typed.text("act") {
        "again" => Standing { typed, ..Standing::default() },
        "section" => Standing { typed, more: (1, 0), ..Standing::default() },
        "judge" => Standing { typed, more: (0, 1), ..Standing::default() },
        "fill" => match toml::from_str::<C::Regulation>(typed.text("regulation")) {
            Ok(regulation) => Standing { typed: C::typed(&regulation), ..Standing::default() },
            Err(why) => Standing { typed, toml_wrong: Some(why.to_string()), ..Standing::default() },
        },
        "file" => match C::read(&typed, words) {
            Ok(regulation) => return Err(file::<C>(&regulation)),
            Err(wrong) => Standing { typed, wrong, ..Standing::default() },
        },
        _ => return Ok((reader, typed)),
    };
    Err(show::<C>(reader, standing, changes))
}

/// A regulation as a file.
pub(crate) fn file<C: Draft>(regulation: &C::Regulation) -> Response {
    let mut response = toml::to_string(regulation).unwrap_or_default().into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/toml; charset=utf-8"));
    let name = HeaderValue::from_static("attachment; filename=\"regulation.toml\"");
    headers.insert(header::CONTENT_DISPOSITION, name);
    response
}

/// Begins a contest as it was typed. Only those with an account do.
pub(crate) async fn begin<C: Draft>(
    State(site): State<Arc<Site>>,
    reader: Reader,
    Form(fields): Form<Vec<(String, String)>>,
) -> PageResult {
    let by = signed_in(&reader)?.clone();
    let (reader, typed) = helped::<C>(reader, Typed::new(fields), None)?;
    if contests::has_begun_enough::<C>(&site.database, by.id).await.or_trouble(&reader)? {
        return Err(notice(reader, StatusCode::TOO_MANY_REQUESTS, "contests-title", "contests-most"));
    }
    let (typed, facts) = match wanted::<C>(&site, &reader, typed, &by).await {
        Ok(wanted) => wanted,
        Err(AnnounceError::Show(standing)) => return Ok(show::<C>(reader, standing, None)),
        Err(AnnounceError::Store(fault)) => return Err(trouble(reader, &fault)),
    };
    let id = secret::name();
    match contests::begin::<C>(&site.database, &id, &by, facts).await {
        Ok(()) => Ok(send_to(&format!("{}/{id}", C::PAGE), reader.keep)),
        Err(why) => {
            let wrong = vec![draft::wrong_by(&not_said(why, &reader)?, &typed, reader.words)];
            Ok(show::<C>(reader, Standing { typed, wrong, ..Standing::default() }, None))
        }
    }
}

/// Why a contest is not begun.
enum AnnounceError {
    /// The form is shown again.
    Show(Standing),
    Store(damier_store::Fault),
}

/// The facts with which a contest begins, and the form that says the same: from a file where one is to be taken, else
/// as typed.
async fn wanted<C: Draft>(
    site: &Site,
    reader: &Reader,
    mut typed: Typed,
    by: &Account,
) -> Result<(Typed, Vec<C::Fact>), AnnounceError> {
    let words = reader.words;
    if typed.text("act") == "toml" || !typed.has("code") {
        return match toml::from_str::<C::Regulation>(typed.text("regulation")) {
            Ok(regulation) => Ok((C::typed(&regulation), vec![C::fact(regulation)])),
            Err(why) => {
                let toml_wrong = Some(why.to_string());
                Err(AnnounceError::Show(Standing { typed, toml_wrong, ..Standing::default() }))
            }
        };
    }
    let (mut wrong, mut panel) = (Vec::new(), BTreeMap::new());
    for (row, account) in draft::accounts(&typed, words) {
        match site.database.credentials(&account).await.map_err(AnnounceError::Store)? {
            Some(found) => {
                draft::spell_account(&mut typed, row, found.account.name.as_str());
                panel.insert(row, found.account.id);
            }
            None => {
                let told = words.translate("announcing-no-account", &Args::new().with("name", account));
                wrong.push(draft::wrong_judge(row, told));
            }
        }
    }
    match draft::facts::<C>(&typed, by, &panel, words) {
        Ok(facts) if wrong.is_empty() => return Ok((typed, facts)),
        Ok(_) => {}
        Err(others) => wrong = others.into_iter().chain(wrong).collect(),
    }
    Err(AnnounceError::Show(Standing { typed, wrong, ..Standing::default() }))
}
