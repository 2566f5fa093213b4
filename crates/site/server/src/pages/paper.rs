//! A paper as a browser asks for it: by a name whose ending tells the form.

use axum::body::Bytes;
use axum::http::{HeaderName, HeaderValue, header};
use axum::response::{IntoResponse as _, Response};
use damier_documents::books::BookPaper;
use damier_documents::paper::Paper;

use super::{message_page, missing};
use crate::books::papers::Shape;
use crate::press::NotSet;
use crate::reader::Reader;
use crate::site::Site;
use crate::status::Status as _;

/// A paper carries its own styles and nothing else.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'";

/// The part of a name before its ending, and the ending.
pub(crate) fn parts(name: &str) -> (&str, &str) {
    name.rsplit_once('.').unwrap_or((name, "html"))
}

/// Sends a paper in the form of an ending: `html`, `txt`, `csv`, `xlsx`, `pdf`.
pub(crate) async fn deliver(site: &Site, reader: Reader, paper: Paper, name: &str) -> Response {
    let (_, ending) = parts(name);
    let made = match ending {
        "pdf" => {
            let pdf = site.press.pdf(site.config.typeset, paper, None, None).await;
            pdf.map(|bytes| (bytes, "application/pdf"))
        }
        "html" => written(site, "text/html; charset=utf-8", move || Ok(paper.html().into_bytes())).await,
        "txt" => written(site, "text/plain; charset=utf-8", move || Ok(paper.text(100).into_bytes())).await,
        "csv" => written(site, "text/csv; charset=utf-8", move || Ok(paper.csv().into_bytes())).await,
        "xlsx" => {
            let sheet = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
            written(site, sheet, move || paper.xlsx().map_err(|why| why.to_string())).await
        }
        _ => return missing(reader).await,
    };
    match made {
        Ok((bytes, kind)) => {
            let mut response = bytes.into_response();
            let headers = response.headers_mut();
            headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
            headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache, private"));
            response
        }
        Err(why) => refused(reader, "desk-title", &why),
    }
}

/// A paper as the press writes it.
async fn written(
    site: &Site,
    kind: &'static str,
    write: impl FnOnce() -> Result<Vec<u8>, String> + Send + 'static,
) -> Result<(Bytes, &'static str), NotSet> {
    let bytes = site.press.make(write).await?.map_err(NotSet::Failed)?;
    Ok((Bytes::from(bytes), kind))
}

/// The answer with a paper of the books of a federation.
pub(crate) fn of_books(kind: BookPaper, shape: Shape, bytes: Bytes) -> Response {
    named(kind.name(), shape, bytes)
}

/// The answer with a paper that has been made.
pub(crate) fn named(name: &str, shape: Shape, bytes: Bytes) -> Response {
    let place = format!("inline; filename=\"{name}.{}\"", shape.end());
    let place = HeaderValue::from_str(&place).unwrap_or(HeaderValue::from_static("inline"));
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(shape.kind())),
        (header::CONTENT_DISPOSITION, place),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-cache, private")),
        (HeaderName::from_static("content-security-policy"), HeaderValue::from_static(POLICY)),
    ];
    (headers, bytes).into_response()
}

/// The page that says why there is no paper.
pub(crate) fn refused(reader: Reader, title: &'static str, why: &NotSet) -> Response {
    message_page(reader, why.status(), title, |words| why.translate(words))
}
