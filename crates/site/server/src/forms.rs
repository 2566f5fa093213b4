//! Reading what a browser sends: forms with and without files, and what stands in an address after its question mark.

use std::convert::Infallible;

use axum::Form;
use axum::body::to_bytes;
use axum::extract::multipart::Field;
use axum::extract::{FromRequest as _, FromRequestParts, Multipart, Query, Request};
use axum::http::request::Parts;
use axum::http::{Uri, header};
use damier_application::desk::Fields;
use damier_application::sent::Sent;

use crate::site::{LARGEST_FILE, LARGEST_STUDY};

/// No name of a field is longer, in bytes.
const LONGEST_NAME: usize = 200;

/// No form has more parts.
const MOST_PARTS: usize = 4000;

/// What an address asks for, after its question mark.
pub(crate) struct InAddress(pub(crate) Fields);

impl<S: Sync> FromRequestParts<S> for InAddress {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<InAddress, Infallible> {
        Ok(InAddress(asked(&parts.uri)))
    }
}

/// Reads a form of either kind; none if it cannot be read or is too large.
pub(crate) async fn read(request: Request) -> Option<Fields> {
    let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    if kind.is_some_and(|kind| kind.starts_with("multipart/form-data")) {
        return of_parts(Multipart::from_request(request, &()).await.ok()?).await;
    }
    // What is typed is short, whatever else may be sent to the same address.
    let (parts, body) = request.into_parts();
    let body = to_bytes(body, LARGEST_STUDY).await.ok()?;
    let Form(texts) = Form::from_request(Request::from_parts(parts, body.into()), &()).await.ok()?;
    Some(Fields::of(texts))
}

/// The fields of an address, after the question mark.
pub(crate) fn asked(address: &Uri) -> Fields {
    let texts = Query::try_from_uri(address).map(|Query(texts)| texts).unwrap_or_default();
    Fields::of(texts)
}

async fn of_parts(mut parts: Multipart) -> Option<Fields> {
    let (mut texts, mut files) = (Vec::new(), Vec::new());
    let (mut count, mut room) = (0, LARGEST_STUDY);
    while let Some(part) = parts.next_field().await.ok()? {
        count += 1;
        let name: String = part.name().unwrap_or_default().to_owned();
        if count > MOST_PARTS || name.len() > LONGEST_NAME {
            return None;
        }
        match part.file_name().map(str::to_owned) {
            Some(file) => {
                let sent = Sent::receive(&file, LARGEST_FILE, part).await?;
                if sent.size > 0 {
                    files.push((name, sent));
                }
            }
            None => {
                let text = typed(part, room).await?;
                room -= text.len();
                texts.push((name, String::from_utf8_lossy(&text).into_owned()));
            }
        }
    }
    Some(Fields::new(texts, files))
}

/// What was typed into a field, if there is room for it.
async fn typed(mut part: Field<'_>, room: usize) -> Option<Vec<u8>> {
    let mut text = Vec::new();
    while let Some(more) = part.chunk().await.ok()? {
        if text.len() + more.len() > room {
            return None;
        }
        text.extend_from_slice(&more);
    }
    if text.contains(&0) {
        return None;
    }
    Some(text)
}

#[cfg(test)]
mod tests {
    use damier_desk::acts::Form;

    use super::*;

    #[test]
    fn what_an_address_asks_for_is_read() {
        let fields = asked(&Uri::from_static("/?a=+x+&b=7&c=&b=8"));
        assert_eq!((fields.text("a"), fields.number::<u16>("b"), fields.some("c")), ("x", Some(7), None));
        assert_eq!(Form::texts(&fields, "b"), ["7", "8"]);
    }
}
