//! Passkeys: the questions that a page passes on to a device, and its answers.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use axum::{Form, Json, Router};
use damier_store::{Fault, NewPasskey};
use serde::Deserialize;
use serde_json::{Value, json};

use super::prove::{self, Step};
use super::{on_to, trouble};
use crate::handler::post;
use crate::mail::Alert;
use crate::pages::answer::{OrTrouble as _, PageResult};
use crate::people::again::{self, Evidence, IdentityCheck};
use crate::people::passkey::challenges::{self, Wanted};
use crate::people::passkey::key::ALGORITHMS;
use crate::people::passkey::party::Party;
use crate::people::passkey::verify::{self, Ceremony, Refused};
use crate::people::passkey::{bytes, text};
use crate::people::tries::{self, Trier};
use crate::reader::{Reader, root};
use crate::site::{Site, now};
use crate::state::Web;
use crate::visitor::session::{self, Member};
use crate::visitor::{Whence, device};

/// The addresses of passkeys.
pub(crate) fn routes() -> Router<Web> {
    Router::new()
        .route("/sign-in/passkey/ask", post(ask_to_sign_in))
        .route("/sign-in/passkey", post(sign_in))
        .route("/account/again/ask", post(ask_again))
        .route("/account/again", post(again))
        .route("/account/passkeys/ask", post(ask_for_key))
        .route("/account/passkeys", post(keep))
        .route("/account/passkeys/remove", post(remove))
}

/// The most passkeys of one account.
const MOST: usize = 20;

/// The longest name of one, in letters.
const LABEL: usize = 40;

/// Five minutes, in milliseconds.
const PATIENCE: u32 = 300_000;

fn refuse(status: StatusCode, reader: &Reader, message: &str) -> Response {
    (status, Json(json!({ "why": reader.words.text(message) }))).into_response()
}

/// What shows that it is its owner who wants a key for his account.
#[derive(Deserialize)]
pub(crate) struct WantsKey {
    #[serde(default)]
    password: String,
}

/// Asks for a new key. Whoever does so has to know the password; what the device is asked is good for him alone.
pub(crate) async fn ask_for_key(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    Whence(from): Whence,
    member: Member,
    Json(wants): Json<WantsKey>,
) -> PageResult {
    let Member { reader, account } = member;
    let Some(party) = Party::at(&root(&site, &headers)) else {
        return Ok(refuse(StatusCode::CONFLICT, &reader, "account-passkey-not-here"));
    };
    let evidence = Evidence::password(wants.password);
    let shown =
        again::look(&site, device::of(&site, &headers), &account, &reader.secret, evidence, from.as_deref())
            .await;
    match shown.or_trouble(&reader)? {
        IdentityCheck::Owner => {}
        IdentityCheck::Nothing => return Ok(refuse(StatusCode::FORBIDDEN, &reader, "again-text")),
        other => {
            let why = prove::refused(&other, &reader);
            return Ok((StatusCode::UNPROCESSABLE_ENTITY, Json(json!({ "why": why }))).into_response());
        }
    }
    let there = site.database.passkeys(account.id).await.or_trouble(&reader)?;
    let asked = challenges::ask(&site.database, Wanted::Key(account.id), &reader.secret, now()).await;
    let challenge = asked.or_trouble(&reader)?;
    let Some(challenge) = challenge.filter(|_| there.len() < MOST) else {
        return Ok(refuse(StatusCode::TOO_MANY_REQUESTS, &reader, "account-passkey-many"));
    };
    let name = account.name.as_str();
    let known = |own: &damier_store::Passkey| json!({ "type": "public-key", "id": own.credential });
    Ok(Json(json!({
        "challenge": text(&challenge),
        "rp": { "id": party.id, "name": "Damier" },
        "user": { "id": text(&account.id.0.to_be_bytes()), "name": name, "displayName": name },
        "pubKeyCredParams": ALGORITHMS.map(|alg| json!({ "type": "public-key", "alg": alg })),
        "authenticatorSelection": { "residentKey": "required", "userVerification": "required" },
        "excludeCredentials": there.iter().map(known).collect::<Value>(),
        "attestation": "none",
        "timeout": PATIENCE,
    }))
    .into_response())
}

/// A new key, as a browser sends it.
#[derive(Deserialize)]
pub(crate) struct Made {
    label: String,
    client_data: String,
    attestation: String,
}

/// Keeps a new key.
pub(crate) async fn keep(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    member: Member,
    Json(made): Json<Made>,
) -> Response {
    let Member { reader, account } = member;
    let read = async || -> Result<verify::NewKey, Refused> {
        let party = Party::at(&root(&site, &headers)).ok_or(Refused::Unreadable)?;
        let client_data = bytes(&made.client_data).ok_or(Refused::Unreadable)?;
        let challenge = verify::challenge(&client_data, Ceremony::Create, &party)?;
        if !was_asked(&site, &challenge, Wanted::Key(account.id), &reader).await {
            return Err(Refused::OtherCeremony);
        }
        verify::new_key(&bytes(&made.attestation).ok_or(Refused::Unreadable)?, &party)
    };
    let key = match read().await {
        Ok(key) => key,
        Err(why) => {
            tracing::info!(%why, "a passkey was not kept");
            return refuse(StatusCode::UNPROCESSABLE_ENTITY, &reader, "account-passkey-failed");
        }
    };
    let label: String = made.label.trim().chars().filter(|c| !c.is_control()).take(LABEL).collect();
    let label = if label.is_empty() { reader.words.text("account-passkey") } else { label };
    let (credential, public_key) = (key.credential, key.public_key);
    let (account, signatures) = (account.id, key.signatures);
    let passkey = NewPasskey { credential, account, label, public_key, signatures, made: now() };
    let alert = Alert::Passkey { label: passkey.label.clone() };
    match site.database.keep_passkey(passkey).await {
        Ok(Ok(_)) => match site.messages.mail.alert(account, alert).await {
            Ok(()) => Json(json!({ "to": "/account?done=passkey" })).into_response(),
            Err(fault) => trouble(reader, &fault),
        },
        Ok(Err(_)) => refuse(StatusCode::CONFLICT, &reader, "account-passkey-failed"),
        Err(fault) => trouble(reader, &fault),
    }
}

/// Which key is to go.
#[derive(Deserialize)]
pub(crate) struct Gone {
    number: i64,
    #[serde(default)]
    password: String,
    #[serde(default)]
    proof: String,
}

/// Removes one of one's keys.
pub(crate) async fn remove(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    Whence(from): Whence,
    member: Member,
    Form(gone): Form<Gone>,
) -> PageResult {
    let fields = vec![("number", gone.number.to_string())];
    let step = Step {
        action: "/account/passkeys/remove".to_owned(),
        what: "again-passkey-remove",
        about: None,
        fields,
    };
    let evidence = Evidence { password: gone.password, proof: gone.proof };
    prove::owner(&site, &headers, &member, evidence, from.as_deref(), step).await?;
    let (account, reader) = (member.account.id, &member.reader);
    if site.database.remove_passkey(account, gone.number).await.or_trouble(reader)? {
        site.messages.mail.alert(account, Alert::PasskeyRemoved).await.or_trouble(reader)?;
    }
    Ok(on_to("/account?done=passkey-removed", member.reader, Ok(())))
}

/// Asks whoever is there to sign in by any key that he has for us.
pub(crate) async fn ask_to_sign_in(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    reader: Reader,
) -> PageResult {
    let Some(party) = Party::at(&root(&site, &headers)) else {
        return Ok(refuse(StatusCode::CONFLICT, &reader, "account-passkey-not-here"));
    };
    let asked = challenges::ask(&site.database, Wanted::SignIn, &reader.secret, now()).await;
    let challenge = asked.or_trouble(&reader)?;
    let Some(challenge) = challenge else {
        return Ok(refuse(StatusCode::TOO_MANY_REQUESTS, &reader, "site-trouble"));
    };
    let question = Json(json!({
        "challenge": text(&challenge),
        "rpId": party.id,
        "userVerification": "required",
        "timeout": PATIENCE,
    }));
    let mut response = question.into_response();
    if let Some(keep) = reader.keep {
        response.headers_mut().insert(header::SET_COOKIE, keep);
    }
    Ok(response)
}

/// Whether this browser was asked to sign this, for this.
async fn was_asked(site: &Site, challenge: &[u8], wanted: Wanted, reader: &Reader) -> bool {
    let answered = challenges::answered(&site.database, challenge, wanted, &reader.secret, now()).await;
    answered.unwrap_or_else(|fault| {
        tracing::error!(%fault, "it could not be found out what a device was asked");
        false
    })
}

/// A signature, as a browser sends it.
#[derive(Deserialize)]
pub(crate) struct Signed {
    credential: String,
    client_data: String,
    device_data: String,
    signature: String,
}

/// The passkey that has signed what this browser was asked for, unless it is refused: then what to answer.
async fn signed_by(
    site: &Site,
    headers: &HeaderMap,
    reader: &Reader,
    signed: &Signed,
    wanted: Wanted,
) -> Result<Result<damier_store::Passkey, Response>, Fault> {
    let passkey = site.database.passkey(&signed.credential).await?;
    let checked = async || -> Result<(damier_store::Passkey, u32), Refused> {
        let party = Party::at(&root(site, headers)).ok_or(Refused::Unreadable)?;
        let read = |text: &str| bytes(text).ok_or(Refused::Unreadable);
        let (client_data, device_data) = (read(&signed.client_data)?, read(&signed.device_data)?);
        let challenge = verify::challenge(&client_data, Ceremony::Get, &party)?;
        if !was_asked(site, &challenge, wanted, reader).await {
            return Err(Refused::OtherCeremony);
        }
        let passkey = passkey.ok_or(Refused::OtherKey)?;
        let signature = read(&signed.signature)?;
        let count = verify::signature(&passkey.public_key, &device_data, &client_data, &signature, &party)?;
        Ok((passkey, count))
    };
    let (passkey, count) = match checked().await {
        Ok(checked) => checked,
        Err(why) => {
            tracing::info!(%why, "a passkey was refused");
            return Ok(Err(refuse(StatusCode::UNPROCESSABLE_ENTITY, reader, "account-passkey-failed")));
        }
    };
    if !site.database.passkey_signed(&passkey.credential, count, now()).await? {
        tracing::warn!(passkey = passkey.number, count, "a passkey has been copied");
        return Ok(Err(refuse(StatusCode::UNPROCESSABLE_ENTITY, reader, "account-passkey-copied")));
    }
    Ok(Ok(passkey))
}

/// Signs in by a key.
pub(crate) async fn sign_in(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    Whence(from): Whence,
    reader: Reader,
    Json(signed): Json<Signed>,
) -> PageResult {
    let trier = Trier::Nameless(from.as_deref());
    if let Some(wait) = tries::wait(&site.database, trier, now()).await.or_trouble(&reader)? {
        let why = super::account::waiting(reader.words, wait);
        return Ok((StatusCode::TOO_MANY_REQUESTS, Json(json!({ "why": why }))).into_response());
    }
    let checked = signed_by(&site, &headers, &reader, &signed, Wanted::SignIn).await.or_trouble(&reader)?;
    let passkey = match checked {
        Ok(passkey) => passkey,
        Err(answer) => {
            tries::failed(&site.database, trier, now()).await.or_trouble(&reader)?;
            return Ok(answer);
        }
    };
    let account = site.database.account(passkey.account).await.or_trouble(&reader)?;
    if account.is_some_and(|account| account.closed) {
        return Ok(refuse(StatusCode::FORBIDDEN, &reader, "account-closed"));
    }
    let entered = session::begin(&site, &headers, passkey.account).await.or_trouble(&reader)?;
    Ok(entered.with(Json(json!({ "to": "/" })).into_response()))
}

/// Asks the owner of an open browser to show by one of his keys that it is he.
pub(crate) async fn ask_again(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    member: Member,
) -> PageResult {
    let Member { reader, account } = member;
    let Some(party) = Party::at(&root(&site, &headers)) else {
        return Ok(refuse(StatusCode::CONFLICT, &reader, "account-passkey-not-here"));
    };
    let there = site.database.passkeys(account.id).await.or_trouble(&reader)?;
    let asked = challenges::ask(&site.database, Wanted::Again(account.id), &reader.secret, now()).await;
    let Some(challenge) = asked.or_trouble(&reader)? else {
        return Ok(refuse(StatusCode::TOO_MANY_REQUESTS, &reader, "site-trouble"));
    };
    let known = |own: &damier_store::Passkey| json!({ "type": "public-key", "id": own.credential });
    Ok(Json(json!({
        "challenge": text(&challenge),
        "rpId": party.id,
        "allowCredentials": there.iter().map(known).collect::<Value>(),
        "userVerification": "required",
        "timeout": PATIENCE,
    }))
    .into_response())
}

/// Takes the answer of a key; what is sent with the next step shows that it is he.
pub(crate) async fn again(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    member: Member,
    Json(signed): Json<Signed>,
) -> PageResult {
    let Member { reader, account } = member;
    let wanted = Wanted::Again(account.id);
    let checked = signed_by(&site, &headers, &reader, &signed, wanted).await.or_trouble(&reader)?;
    let passkey = match checked {
        Ok(passkey) => passkey,
        Err(answer) => return Ok(answer),
    };
    if passkey.account != account.id {
        return Ok(refuse(StatusCode::UNPROCESSABLE_ENTITY, &reader, "account-passkey-failed"));
    }
    match again::give(&site, &account, &reader.secret).await.or_trouble(&reader)? {
        Some(proof) => Ok(Json(json!({ "proof": proof })).into_response()),
        None => Ok(refuse(StatusCode::TOO_MANY_REQUESTS, &reader, "site-trouble")),
    }
}
