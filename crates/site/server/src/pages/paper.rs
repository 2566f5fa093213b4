//! A paper as a browser asks for it: by a name whose ending tells the form.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use damier_documents::paper::Paper;

use super::{missing, tell};
use crate::reader::Reader;
use crate::site::Site;

/// The part of a name before its ending, and the ending.
pub(crate) fn parts(name: &str) -> (&str, &str) {
    name.rsplit_once('.').unwrap_or((name, "html"))
}

/// Sends a paper in the form of an ending: `html`, `txt`, `csv`, `xlsx`, `pdf`.
pub(crate) async fn deliver(site: &Site, reader: Reader, paper: Paper, name: &str) -> Response {
    let typeset = site.config.typeset;
    let (_, ending) = parts(name);
    let made = tokio::task::block_in_place(|| match ending {
        "html" => Ok(Some((paper.html().into_bytes(), "text/html; charset=utf-8"))),
        "txt" => Ok(Some((paper.text(100).into_bytes(), "text/plain; charset=utf-8"))),
        "csv" => Ok(Some((paper.csv().into_bytes(), "text/csv; charset=utf-8"))),
        "xlsx" => {
            let sheet = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
            paper.xlsx().map(|bytes| Some((bytes, sheet))).map_err(|why| why.to_string())
        }
        "pdf" => match typeset {
            Some(typeset) => typeset(&paper, None).map(|bytes| Some((bytes, "application/pdf"))),
            None => Err(reader.words.text("desk-no-pdf")),
        },
        _ => Ok(None),
    });
    match made {
        Ok(Some((bytes, kind))) => {
            let mut response = bytes.into_response();
            let headers = response.headers_mut();
            headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
            headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache, private"));
            response
        }
        Ok(None) => missing(reader).await,
        Err(why) => tell(reader, StatusCode::UNPROCESSABLE_ENTITY, "desk-title", |_| why),
    }
}
