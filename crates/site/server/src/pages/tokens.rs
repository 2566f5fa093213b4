//! Tokens: by which one's own programs act for one, made and taken back here.

use std::sync::Arc;

use askama::Template;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::{Form, Router};
use damier_clock::{Moment, Span};
use damier_language::Args;
use damier_store::{Account, NewToken, SecretHash, Token};
use jiff::Timestamp;
use serde::Deserialize;

use super::prove::{self, Step};
use super::{Page, send, send_to};
use crate::api::Scope;
use crate::handler::{any, get};
use crate::mail::Alert;
use crate::pages::answer::{OrTrouble as _, PageResult};
use crate::people::again::Evidence;
use crate::reader::Reader;
use crate::secret;
use crate::site::{Site, now};
use crate::state::Web;
use crate::visitor::Whence;
use crate::visitor::session::Member;

/// The address of one's tokens.
pub(crate) fn routes() -> Router<Web> {
    Router::new().route("/account/tokens", get(show).post(any(change)))
}

/// Nobody needs more.
const MOST: usize = 20;

/// The longest name of a token, in letters.
const LONGEST: usize = 60;

/// How secrets begin, so that one that lies around is known for what it is.
const SIGN: &str = "damier_";

/// Days after which a token ends; the first that is not asked for otherwise.
const DAYS: [u64; 3] = [30, 90, 365];

#[derive(Template)]
#[template(path = "tokens.html")]
struct Sheet {
    page: Page,
    tokens: Vec<TokenRow>,
    /// The secret of a token that has just been made.
    made: Option<String>,
    wrong: Option<String>,
    scopes: [&'static str; Scope::ALL.len()],
    days: [u64; 3],
    longest: usize,
}

/// A token in the list.
struct TokenRow {
    number: i64,
    label: String,
    scopes: Vec<String>,
    made: String,
    seen: Option<String>,
    expires: Option<String>,
}

impl From<Token> for TokenRow {
    fn from(token: Token) -> TokenRow {
        TokenRow {
            number: token.number,
            label: token.label,
            scopes: token.scopes,
            made: day(token.made),
            seen: token.seen.map(day),
            expires: token.expires.map(day),
        }
    }
}

fn day(at: Moment) -> String {
    let at = Timestamp::from_millisecond(at.millis());
    at.map(|at| at.strftime("%Y-%m-%d").to_string()).unwrap_or_default()
}

/// What the forms send: a number to take a token back, a label to make one.
#[derive(Deserialize)]
pub(crate) struct Asked {
    revoke: Option<i64>,
    #[serde(default)]
    label: String,
    #[serde(default)]
    read: Option<String>,
    #[serde(default)]
    play: Option<String>,
    #[serde(default)]
    import: Option<String>,
    #[serde(default)]
    study: Option<String>,
    #[serde(default)]
    events: Option<String>,
    #[serde(default)]
    contest: Option<String>,
    #[serde(default)]
    federation: Option<String>,
    #[serde(default)]
    moderate: Option<String>,
    #[serde(default)]
    days: String,
    #[serde(default)]
    password: String,
    #[serde(default)]
    proof: String,
}

impl Asked {
    fn scopes(&self) -> Vec<String> {
        let asked = |scope: &Scope| match scope {
            Scope::Read => self.read.is_some(),
            Scope::Play => self.play.is_some(),
            Scope::Import => self.import.is_some(),
            Scope::Study => self.study.is_some(),
            Scope::Events => self.events.is_some(),
            Scope::Contest => self.contest.is_some(),
            Scope::Federation => self.federation.is_some(),
            Scope::Moderate => self.moderate.is_some(),
        };
        Scope::ALL.iter().filter(|scope| asked(scope)).map(|scope| scope.name().to_owned()).collect()
    }
}

impl Asked {
    /// The form of a new token, to be sent again.
    fn step(&self) -> Step {
        let scopes = Scope::ALL.map(Scope::name).into_iter();
        let asked = self.scopes();
        let ticked = scopes.filter(|name| asked.iter().any(|own| own == name));
        let mut fields: Vec<(&'static str, String)> = ticked.map(|name| (name, "on".to_owned())).collect();
        fields.extend([("label", self.label.clone()), ("days", self.days.clone())]);
        Step { action: "/account/tokens".to_owned(), what: "again-token", about: None, fields }
    }
}

/// Shows one's tokens.
pub(crate) async fn show(State(site): State<Arc<Site>>, member: Member) -> PageResult {
    sheet(&site, member.reader, &member.account, None, None).await
}

async fn sheet(
    site: &Site,
    reader: Reader,
    account: &Account,
    made: Option<String>,
    wrong: Option<String>,
) -> PageResult {
    let tokens = site.database.tokens(account.id).await.or_trouble(&reader)?;
    let tokens = tokens.into_iter().map(TokenRow::from).collect();
    let mut page = Page::new(reader, "tokens", "/account/tokens");
    let keep = page.reader.keep.take();
    let status = if wrong.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let scopes = Scope::ALL.map(Scope::name);
    Ok(send(status, keep, &Sheet { page, tokens, made, wrong, scopes, days: DAYS, longest: LONGEST }))
}

/// Makes a token, or takes one back.
pub(crate) async fn change(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    Whence(from): Whence,
    member: Member,
    Form(mut asked): Form<Asked>,
) -> PageResult {
    let Member { reader, account } = &member;
    if let Some(number) = asked.revoke {
        site.database.revoke_token(account.id, number).await.or_trouble(reader)?;
        site.people.ended(account.id);
        return Ok(send_to("/account/tokens", member.reader.keep));
    }
    let wrong = if site.database.tokens(account.id).await.or_trouble(reader)?.len() >= MOST {
        Some(reader.words.translate("tokens-most", &Args::new().with("most", MOST)))
    } else {
        fault(reader, &asked)
    };
    if wrong.is_some() {
        return sheet(&site, member.reader, &member.account, None, wrong).await;
    }
    let evidence =
        Evidence { password: std::mem::take(&mut asked.password), proof: std::mem::take(&mut asked.proof) };
    prove::owner(&site, &headers, &member, evidence, from.as_deref(), asked.step()).await?;
    let (secret, made) = (format!("{SIGN}{}", secret::secret()), now());
    let days = asked.days.parse().ok().filter(|days| DAYS.contains(days)).unwrap_or(DAYS[0]);
    let token = NewToken {
        hash: SecretHash::of(&secret),
        account: account.id,
        label: asked.label.trim().to_owned(),
        scopes: asked.scopes(),
        made,
        expires: made + Span::days(days),
    };
    let alert = Alert::Token { label: token.label.clone() };
    site.database.create_token(token).await.or_trouble(reader)?;
    site.messages.mail.alert(account.id, alert).await.or_trouble(reader)?;
    sheet(&site, member.reader, &member.account, Some(secret), None).await
}

/// What is wrong with what was asked for.
fn fault(reader: &Reader, asked: &Asked) -> Option<String> {
    let label = asked.label.trim();
    let named = (1..=LONGEST).contains(&label.chars().count()) && !label.chars().any(char::is_control);
    if !named {
        return Some(reader.words.translate("tokens-label-wrong", &Args::new().with("most", LONGEST)));
    }
    asked.scopes().is_empty().then(|| reader.words.text("tokens-scope-none"))
}
