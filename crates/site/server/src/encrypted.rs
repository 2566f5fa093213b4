//! Encryption by the site itself: its certificates, and those who come unencrypted, who are sent on.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse as _, Response};
use damier_certificates::{Certificates, Challenges, Source};
use jiff::Timestamp;
use tokio::net::TcpListener;

use crate::config::Tls;
use crate::handler::get;
use crate::site::Site;
use crate::state::Web;
use crate::{ServeFault, serving};

/// The certificates of a site that encrypts itself.
pub(crate) fn open(tls: Option<&Tls>) -> Result<Option<Arc<Certificates>>, ServeFault> {
    let Some(tls) = tls else { return Ok(None) };
    Ok(Some(Arc::new(Certificates::open(tls.source.clone())?)))
}

/// Begins to look after the certificates, and to send on whoever comes unencrypted.
pub(crate) async fn begin(web: &Web) -> Result<(), ServeFault> {
    let site = web.site();
    let (Some(certificates), Some(tls)) = (web.certificates(), &site.config.tls) else { return Ok(()) };
    if let Some(address) = tls.plain {
        let why = |why| ServeFault::Plain { address, why };
        let listener = TcpListener::bind(address).await.map_err(why)?;
        let (site, router) = (Arc::clone(site), plain(web.clone()));
        tokio::spawn(async move {
            let entrance = serving::Entrance::of(&site);
            serving::serve(listener, router, None, site.config.patience, entrance, site.closing()).await;
        });
    }
    let certificates = Arc::clone(certificates);
    tokio::spawn(async move { certificates.keep().await });
    Ok(())
}

/// Until when the certificate is good, in UTC.
pub(crate) fn until(certificates: &Certificates) -> Option<String> {
    Timestamp::try_from(certificates.state().until?).ok().map(|until| until.to_string())
}

/// What is answered on an unencrypted line.
fn plain(web: Web) -> Router {
    let challenge = format!("{}{{token}}", Challenges::PATH);
    Router::new().route(&challenge, get(challenged)).fallback(send_on).with_state(web)
}

/// What an authority looks for.
async fn challenged(State(web): State<Web>, Path(token): Path<String>) -> Response {
    let answer = web.certificates().and_then(|own| own.challenges.answer(&token));
    match answer {
        Some(answer) => ([(header::CONTENT_TYPE, "application/octet-stream")], answer).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// Sends a browser to the same address of the encrypted site.
async fn send_on(State(site): State<Arc<Site>>, headers: HeaderMap, uri: Uri) -> Response {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let path = uri.path_and_query().map_or("/", |path| path.as_str());
    // An address that begins with two strokes would name another host.
    let to = root(&site, host).map(|root| format!("{root}/{}", path.trim_start_matches('/')));
    match to.and_then(|to| HeaderValue::try_from(to).ok()) {
        Some(to) => (StatusCode::PERMANENT_REDIRECT, [(header::LOCATION, to)]).into_response(),
        None => (StatusCode::BAD_REQUEST, "this site is reached by https\n").into_response(),
    }
}

/// Where the encrypted site is: at its public address, at the name by which somebody came if it is one of ours, or
/// else, where no names are known, at whatever name he came by.
fn root(site: &Site, host: &str) -> Option<String> {
    if let Some(public) = &site.config.public {
        return Some(public.trim_end_matches('/').to_owned());
    }
    let (name, _) = host
        .rsplit_once(':')
        .filter(|(_, port)| port.bytes().all(|c| c.is_ascii_digit()))
        .unwrap_or((host, ""));
    let name = match &site.config.tls.as_ref()?.source {
        Source::Authority(own) => own
            .domains
            .iter()
            .find(|domain| domain.eq_ignore_ascii_case(name))
            .or(own.domains.first())?
            .as_str(),
        Source::Files { .. } if is_plain(name) => name,
        Source::Files { .. } => return None,
    };
    Some(with_port(name, site.config.address))
}

/// Whether a name is made of the letters that names of hosts have.
fn is_plain(name: &str) -> bool {
    let is_ours =
        |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '.' | '-' | '[' | ']' | ':');
    !name.is_empty() && name.len() <= 253 && name.chars().all(is_ours)
}

fn with_port(name: &str, address: SocketAddr) -> String {
    match address.port() {
        443 => format!("https://{name}"),
        port => format!("https://{name}:{port}"),
    }
}
