//! What a form has sent: texts by name, and files.

use std::convert::Infallible;

use axum::Form;
use axum::body::to_bytes;
use axum::extract::multipart::Field;
use axum::extract::{FromRequest as _, FromRequestParts, Multipart, Query, Request};
use axum::http::request::Parts;
use axum::http::{Uri, header};
use damier_compete::Round;
use damier_compete::event::StageId;
use damier_exchange::entries::{EntryList, FileFault};
use damier_store::AccountId;
use jiff::civil::Date;

use crate::sent::Sent;
use crate::site::{LARGEST_FILE, LARGEST_STUDY};

/// No name of a field is longer, in bytes.
const LONGEST_NAME: usize = 200;

/// No form has more parts.
const MOST_PARTS: usize = 4000;

/// What a form has sent.
#[derive(Debug, Clone, Default)]
pub(crate) struct Fields {
    texts: Vec<(String, String)>,
    files: Vec<(String, Sent)>,
    /// The account that the field `account` names, once somebody has looked it up.
    pub(crate) account: Option<(AccountId, String)>,
    /// The list of entries in the file `list`, once somebody has read it.
    pub(crate) list: Option<Result<EntryList, FileFault>>,
    /// The text of the file `regulation`, once somebody has read it.
    pub(crate) regulation: Option<String>,
}

/// What an address asks for, after its question mark.
pub(crate) struct InAddress(pub(crate) Fields);

impl<S: Sync> FromRequestParts<S> for InAddress {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<InAddress, Infallible> {
        Ok(InAddress(Fields::asked(&parts.uri)))
    }
}

impl damier_desk::acts::Form for Fields {
    fn texts(&self, name: &str) -> Vec<&str> {
        let own = self.texts.iter().filter(|(own, _)| own == name);
        own.map(|(_, text)| text.trim()).collect()
    }

    fn beginning(&self, beginning: &str) -> Vec<(&str, &str)> {
        let rest = |name: &'_ str| name.strip_prefix(beginning).map(str::len);
        let own = self.texts.iter().filter_map(|(name, text)| Some((rest(name)?, name, text)));
        own.map(|(rest, name, text)| (&name[name.len() - rest..], text.trim())).collect()
    }

    fn file(&self, name: &str) -> Option<&[u8]> {
        // Lists are read before, when their turn comes.
        self.regulation.as_deref().filter(|_| name == "regulation").map(str::as_bytes)
    }
}

impl Fields {
    /// Texts by name.
    pub(crate) fn of(texts: Vec<(String, String)>) -> Fields {
        Fields { texts, ..Fields::default() }
    }

    /// Reads a form of either kind; none if it cannot be read or is too large.
    pub(crate) async fn read(request: Request) -> Option<Fields> {
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        if kind.is_some_and(|kind| kind.starts_with("multipart/form-data")) {
            return Fields::of_parts(Multipart::from_request(request, &()).await.ok()?).await;
        }
        // What is typed is short, whatever else may be sent to the same address.
        let (parts, body) = request.into_parts();
        let body = to_bytes(body, LARGEST_STUDY).await.ok()?;
        let Form(texts) = Form::from_request(Request::from_parts(parts, body.into()), &()).await.ok()?;
        Some(Fields { texts, ..Fields::default() })
    }

    async fn of_parts(mut parts: Multipart) -> Option<Fields> {
        let mut fields = Fields::default();
        let (mut count, mut room) = (0, LARGEST_STUDY);
        while let Some(part) = parts.next_field().await.ok()? {
            count += 1;
            let name: String = part.name().unwrap_or_default().to_owned();
            if count > MOST_PARTS || name.len() > LONGEST_NAME {
                return None;
            }
            match part.file_name().map(str::to_owned) {
                Some(file) => {
                    let sent = Sent::take(&file, LARGEST_FILE, part).await?;
                    if sent.size > 0 {
                        fields.files.push((name, sent));
                    }
                }
                None => {
                    let text = typed(part, room).await?;
                    room -= text.len();
                    fields.texts.push((name, String::from_utf8_lossy(&text).into_owned()));
                }
            }
        }
        Some(fields)
    }

    /// Those of an address, after the question mark.
    pub(crate) fn asked(address: &Uri) -> Fields {
        let texts = Query::try_from_uri(address).map(|Query(texts)| texts).unwrap_or_default();
        Fields { texts, ..Fields::default() }
    }

    /// A text without spaces around it; empty if it was not sent.
    pub(crate) fn text(&self, name: &str) -> &str {
        self.texts.iter().find(|(own, _)| own == name).map_or("", |(_, text)| text.trim())
    }

    /// A text, if something was written.
    pub(crate) fn some(&self, name: &str) -> Option<String> {
        Some(self.text(name)).filter(|text| !text.is_empty()).map(str::to_owned)
    }

    /// Whether a box was ticked.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.texts.iter().any(|(own, _)| own == name)
    }

    /// A number, if one was written.
    pub(crate) fn number<T: std::str::FromStr>(&self, name: &str) -> Option<T> {
        self.text(name).parse().ok()
    }

    /// A date, if one was written.
    pub(crate) fn date(&self, name: &str) -> Option<Date> {
        self.number(name)
    }

    /// A file that was sent.
    pub(crate) fn file(&self, name: &str) -> Option<&Sent> {
        self.files.iter().find(|(own, _)| own == name).map(|(_, sent)| sent)
    }

    /// The stage by its number from 1.
    pub(crate) fn stage(&self) -> Option<StageId> {
        self.number::<u8>("stage").and_then(|number| number.checked_sub(1)).map(StageId)
    }

    /// The round by its number.
    pub(crate) fn round(&self) -> Option<Round> {
        self.number::<u16>("round").and_then(Round::new)
    }
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
    fn fields_are_read() {
        let fields = Fields::asked(&Uri::from_static("/?a=+x+&b=7&c=&b=8&t-1=2-0"));
        assert_eq!((fields.text("a"), fields.text("z"), fields.some("c")), ("x", "", None));
        assert_eq!(fields.number::<u16>("b"), Some(7));
        assert_eq!(Form::texts(&fields, "b"), ["7", "8"]);
        assert_eq!(Form::beginning(&fields, "t-"), [("1", "2-0")]);
        assert!(fields.has("c") && !fields.has("d"));
    }
}
