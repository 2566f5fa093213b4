//! A line to an authority: HTTP/1.1 over TLS, each request on a line of its own, bounded in time and size.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use http_body_util::{BodyExt as _, Full, Limited};
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper::header::{self, HeaderMap};
use hyper::{Method, Request, StatusCode, Uri};
use hyper_util::rt::TokioIo;
use rustls::pki_types::pem::PemObject as _;
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, RootCertStore};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;

use crate::pem::BadCertificate;

/// So long an answer may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// No answer of an authority is longer.
const LARGEST: usize = 256 * 1024;

/// How programs of ours are known to authorities.
const AGENT: &str = concat!("damier/", env!("CARGO_PKG_VERSION"));

/// Why a line did not come about.
#[derive(Debug, thiserror::Error)]
pub enum NotReached {
    /// An address that is none, or not encrypted.
    #[error("{0}: an authority is spoken to by https only")]
    Address(String),
    /// Nobody can be reached there, or what he answers is no answer.
    #[error("{0}")]
    Line(String),
    /// It took too long.
    #[error("no answer within {} seconds", PATIENCE.as_secs())]
    Late,
}

/// An answer of an authority.
pub(crate) struct AuthorityResponse {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Bytes,
}

impl AuthorityResponse {
    /// A header as text.
    pub(crate) fn header(&self, name: &str) -> Option<String> {
        Some(self.headers.get(name)?.to_str().ok()?.to_owned())
    }
}

/// Speaks to an authority.
#[derive(Clone)]
pub(crate) struct Line {
    connector: TlsConnector,
}

impl Line {
    /// One that believes the authorities of the web, or only those in a file.
    pub(crate) fn new(roots: Option<&Path>) -> Result<Line, BadCertificate> {
        let mut store = RootCertStore::empty();
        match roots {
            None => store.extend(webpki_roots::TLS_SERVER_ROOTS.iter().cloned()),
            Some(file) => {
                let text = crate::pem::read(file)?;
                for root in CertificateDer::pem_slice_iter(&text) {
                    let root = root.map_err(|_| BadCertificate::NoCertificate)?;
                    store.add(root).map_err(BadCertificate::Key)?;
                }
            }
        }
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let builder = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .map_err(BadCertificate::Key)?;
        let config = builder.with_root_certificates(store).with_no_client_auth();
        Ok(Line { connector: TlsConnector::from(Arc::new(config)) })
    }

    /// Asks, with a body of JSON where there is one.
    pub(crate) async fn ask(
        &self,
        method: Method,
        to: &str,
        body: Option<String>,
    ) -> Result<AuthorityResponse, NotReached> {
        match tokio::time::timeout(PATIENCE, self.try_to_ask(method, to, body)).await {
            Ok(answered) => answered,
            Err(_) => Err(NotReached::Late),
        }
    }

    async fn try_to_ask(
        &self,
        method: Method,
        to: &str,
        body: Option<String>,
    ) -> Result<AuthorityResponse, NotReached> {
        let broken = |why: &dyn std::fmt::Display| NotReached::Line(why.to_string());
        let (host, port, path) = address(to)?;
        let tcp = TcpStream::connect((host.as_str(), port)).await.map_err(|why| broken(&why))?;
        let name = ServerName::try_from(host.clone()).map_err(|why| broken(&why))?;
        let line = self.connector.connect(name, tcp).await.map_err(|why| broken(&why))?;
        let (mut sender, carried) = http1::handshake(TokioIo::new(line)).await.map_err(|why| broken(&why))?;
        let carried = tokio::spawn(carried);
        let named = if port == 443 { host } else { format!("{host}:{port}") };
        let mut request = Request::builder().method(method).uri(path);
        request = request.header(header::HOST, named).header(header::USER_AGENT, AGENT);
        if body.is_some() {
            request = request.header(header::CONTENT_TYPE, "application/jose+json");
        }
        let body = Full::new(Bytes::from(body.unwrap_or_default()));
        let request = request.body(body).map_err(|why| broken(&why))?;
        let (parts, body) = sender.send_request(request).await.map_err(|why| broken(&why))?.into_parts();
        let body = Limited::new(body, LARGEST).collect().await.map_err(|why| broken(&why))?.to_bytes();
        carried.abort();
        Ok(AuthorityResponse { status: parts.status, headers: parts.headers, body })
    }
}

/// Where an address leads: host, port and what is asked for there. Only encrypted ones are good.
fn address(text: &str) -> Result<(String, u16, String), NotReached> {
    let bad = || NotReached::Address(text.chars().take(200).collect());
    let uri: Uri = text.parse().map_err(|_| bad())?;
    let (Some("https"), Some(host)) = (uri.scheme_str(), uri.host()) else { return Err(bad()) };
    let host = host.trim_start_matches('[').trim_end_matches(']').to_owned();
    let path = uri.path_and_query().map_or("/", |path| path.as_str()).to_owned();
    Ok((host, uri.port_u16().unwrap_or(443), path))
}
