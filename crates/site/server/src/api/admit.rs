//! The door of the API: who is asking, what his token allows, and whether he asks too often.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use damier_clock::Moment;
use damier_language::{Args, Words};
use damier_live::Player;
use damier_store::{Account, SecretHash, Token};

use super::{ApiError, Scope};
use crate::people::Person;
use crate::rates::{Act, HeldLine, TooManyLines, Who};
use crate::reader;
use crate::site::{Site, now};
use crate::visitor::Whence;

/// Whom an address lets in, and as whom.
#[derive(Debug, Clone, Copy)]
pub(super) struct Door {
    /// What a token must allow; none: anybody may come.
    pub(super) scope: Option<Scope>,
    /// Where anybody may come: the rights by which somebody is known. A token with other rights opens nothing more
    /// than no token does.
    pub(super) knows: &'static [Scope],
}

impl Door {
    /// Whether the owner of a token is known here.
    fn knows(self, token: &Token) -> bool {
        let allows = |scope: &Scope| token.scopes.iter().any(|own| own == scope.name());
        self.scope.is_some() || self.knows.iter().any(allows)
    }
}

/// Who is asking.
#[derive(Clone)]
pub(crate) struct Caller {
    /// In whose words he is answered.
    pub(crate) words: &'static Words,
    who: Option<Arc<(Token, Account)>>,
    /// The hash of his token.
    secret: Option<SecretHash>,
    /// When his token ends by itself.
    until: Option<Moment>,
}

impl Caller {
    /// He as a person; none for somebody without a token.
    pub(crate) fn person(&self) -> Option<Person> {
        self.who.as_ref().map(|who| Person::Account(who.1.clone()))
    }

    /// His token and his account. The door lets nobody without them come so far.
    pub(crate) fn owner(&self) -> Result<&(Token, Account), ApiError> {
        self.who.as_deref().ok_or_else(|| no_token(self.words))
    }

    /// Whether he still may ask as who he is; somebody without a token always may.
    pub(crate) async fn is_still_known(&self, site: &Site) -> bool {
        let Some(secret) = &self.secret else { return true };
        matches!(site.database.token(secret, now()).await, Ok(Some(_)))
    }

    /// Whether his token is good at a moment, as far as it was known when he came. It may have been taken back since.
    pub(crate) fn is_in_time(&self, at: Moment) -> bool {
        self.until.is_none_or(|until| at < until)
    }

    /// Holds a line on which he is told for long. Whoever comes without a token is counted by his address, where lines
    /// are counted.
    pub(crate) fn hold_line(&self, site: &Site) -> Result<Option<HeldLine>, ApiError> {
        let Some((token, _)) = self.who.as_deref() else { return Ok(None) };
        site.people.lines.hold(Who::Token(token.number)).map(Some).map_err(|TooManyLines { most }| {
            let message = self.words.translate("api-lines", &Args::new().with("most", most));
            ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-many", message)
        })
    }

    /// His account, if he has sent a token.
    pub(crate) fn account(&self) -> Option<&Account> {
        self.who.as_ref().map(|who| &who.1)
    }

    /// Counts something that each address may do now and then only, whoever asks.
    pub(crate) fn count(&self, site: &Site, act: Act, from: Option<String>) -> Result<(), ApiError> {
        counted(site, act, Who::Address(from), self.words)
    }

    /// He as a player.
    pub(crate) fn player(&self) -> Result<Player, ApiError> {
        let account = &self.owner()?.1;
        Ok(Player::member(account.id.0, account.name.as_str()))
    }
}

impl<S: Sync> FromRequestParts<S> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Caller, ApiError> {
        let words = reader::words(&parts.headers);
        Ok(parts.extensions.get::<Caller>().cloned().unwrap_or(Caller {
            words,
            who: None,
            secret: None,
            until: None,
        }))
    }
}

/// Lets a request in, or says why not.
pub(super) async fn admit(
    State((site, door)): State<(Arc<Site>, Door)>,
    request: Request,
    next: Next,
) -> Response {
    let (mut parts, body) = request.into_parts();
    let Ok(Whence(from)) = Whence::from_request_parts(&mut parts, &site).await;
    match known(&site, door, &parts.headers, from).await {
        Ok(caller) => {
            parts.extensions.insert(caller);
            next.run(Request::from_parts(parts, body)).await
        }
        Err(error) => error.into_response(),
    }
}

async fn known(
    site: &Site,
    door: Door,
    headers: &HeaderMap,
    from: Option<String>,
) -> Result<Caller, ApiError> {
    let (words, from) = (reader::words(headers), Who::Address(from));
    let said = bearer(headers);
    let secret = said.flatten().map(SecretHash::of);
    let found = match said {
        None => None,
        Some(_) => {
            let found = match &secret {
                Some(secret) => site.database.token(secret, now()).await,
                None => Ok(None),
            };
            match found.map_err(|fault| ApiError::trouble(words, &fault))? {
                Some(found) => Some(found),
                None => {
                    count(site, from, words)?;
                    let message = words.text("api-token-unknown");
                    return Err(ApiError::new(StatusCode::UNAUTHORIZED, "token-unknown", message));
                }
            }
        }
    };
    count(site, found.as_ref().map_or(from, |(token, _)| Who::Token(token.number)), words)?;
    if let Some(scope) = door.scope {
        let Some((token, _)) = &found else { return Err(no_token(words)) };
        if !token.scopes.iter().any(|own| own == scope.name()) {
            let message = words.translate("api-scope", &Args::new().with("scope", scope.name()));
            return Err(ApiError::new(StatusCode::FORBIDDEN, "scope", message));
        }
    }
    let until = found.as_ref().and_then(|(token, _)| token.expires);
    let who = found.filter(|(token, _)| door.knows(token)).map(Arc::new);
    Ok(Caller { words, who, secret, until })
}

fn count(site: &Site, who: Who, words: &Words) -> Result<(), ApiError> {
    counted(site, Act::Api, who, words)
}

fn counted(site: &Site, act: Act, who: Who, words: &Words) -> Result<(), ApiError> {
    site.people.rates.count(act, who, Instant::now()).map_err(|seconds| {
        let message = words.translate("api-too-often", &Args::new().with("seconds", seconds));
        let error = ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-often", message);
        ApiError { retry: Some(seconds), ..error }
    })
}

fn no_token(words: &Words) -> ApiError {
    ApiError::new(StatusCode::UNAUTHORIZED, "no-token", words.text("api-no-token"))
}

/// The secret of a token. The outer answer is none if nothing is said, the inner one if it makes no sense.
fn bearer(headers: &HeaderMap) -> Option<Option<&str>> {
    let said = headers.get(header::AUTHORIZATION)?.to_str().ok();
    let (scheme, secret) = said.and_then(|said| said.split_once(' ')).unwrap_or_default();
    Some(scheme.eq_ignore_ascii_case("bearer").then(|| secret.trim()))
}
