//! The account for which a token acts.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde_json::{Value, json};

use super::games::moment;
use super::{ApiError, Caller, Route, Scope};
use crate::people::leaving::export;
use crate::site::Site;

const GROUP: &str = "Account";

pub(super) fn routes() -> Vec<Route> {
    vec![
        Route::get("/account", show)
            .does(GROUP, "getAccount", "Whose token this is, and what it allows.")
            .needs(Scope::Read)
            .answers("Account"),
        Route::get("/account/data", data)
            .does(GROUP, "getOwnData", "Everything that the site knows of the owner of the token.")
            .needs(Scope::Read)
            .answers("OwnData"),
        Route::delete("/account/token", revoke)
            .does(GROUP, "revokeToken", "Ends the token by which this is asked.")
            .needs(Scope::Read)
            .with(204),
    ]
}

async fn show(caller: Caller) -> Result<Json<Value>, ApiError> {
    let (token, account) = caller.owner()?;
    Ok(Json(json!({
        "name": account.name.as_str(),
        "administrator": account.administrator,
        "made": moment(account.made),
        "token": {
            "label": token.label,
            "scopes": token.scopes,
            "made": moment(token.made),
            "expires": token.expires.map(moment),
        },
    })))
}

async fn data(State(site): State<Arc<Site>>, caller: Caller) -> Result<Json<Value>, ApiError> {
    let data = export(&site.database, &caller.owner()?.1).await;
    let data = data.map_err(|fault| ApiError::trouble(caller.words, &fault))?;
    Ok(Json(data.ok_or_else(|| ApiError::missing(caller.words))?))
}

async fn revoke(State(site): State<Arc<Site>>, caller: Caller) -> Result<StatusCode, ApiError> {
    let (token, account) = caller.owner()?;
    let revoked = site.database.revoke_token(account.id, token.number).await;
    revoked.map_err(|fault| ApiError::trouble(caller.words, &fault))?;
    site.people.ended(account.id);
    Ok(StatusCode::NO_CONTENT)
}
