//! What a form on the page of a contest asks for: done, or the page again with what was typed and why not.

#![expect(clippy::result_large_err, reason = "a page is no larger for being the one that says why not")]

use std::future::Future;
use std::sync::Arc;

use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use damier_acts::contests::Refusal;
use damier_contests::{Journal, Official};
use damier_language::{Args, Words};
use damier_store::{Account, AccountId};

use super::again::Again;
use super::answer::{OrMissing as _, OrTrouble as _, PageResult};
use super::{not_there, notice, send_to, trouble};
use crate::address::coded;
use crate::contests::acting::{ActError, Acting, done, of_form, refusal_text};
use crate::contests::draft::{Draft, Typed};
use crate::contests::{AppendError, Held, card, load};
use crate::reader::Reader;
use crate::site::Site;

/// A kind of contest whose contests have a page.
pub(super) trait Paged: Acting + Draft {
    /// The page of a contest, with what was refused.
    fn contest_page(
        site: &Site,
        id: String,
        reader: Reader,
        refused: Again,
    ) -> impl Future<Output = PageResult> + Send;
}

/// The fields in which numbers and days are typed, with the messages that name them.
const FIGURES: [(&str, &str); 3] =
    [("born", "contests-born"), ("disclosed", "contests-disclosed"), ("times", "contests-times")];

/// A contest, or the page that says that there is none.
pub(super) async fn found<C: Held>(site: &Site, id: &str, reader: &Reader) -> Result<Journal<C>, Response> {
    load::<C>(&site.database, id).await.or_trouble(reader)?.or_missing(reader)
}

/// The account of whoever asks, or the page that asks him to sign in.
pub(super) fn signed_in(reader: &Reader) -> Result<&Account, Response> {
    let ask = || notice(reader.clone(), StatusCode::UNAUTHORIZED, "contests-title", "contests-sign-in");
    reader.person.account().ok_or_else(ask)
}

/// The number of the account of whoever reads, if he has one.
pub(super) fn number_of(reader: &Reader) -> Option<AccountId> {
    reader.person.account().map(|account| account.id)
}

/// The offices to which somebody can be appointed, by name and in words.
pub(super) fn appointable<C: Draft>(words: &Words) -> Vec<(&'static str, String)> {
    C::offices().into_iter().map(|office| (office.name(), words.describe("office", &office))).collect()
}

/// Those with an office, and what it is in words.
pub(super) fn panel_told(panel: &[Official], words: &Words) -> Vec<(String, String)> {
    panel.iter().map(|own| (own.name.clone(), words.describe("office", &own.office))).collect()
}

/// What was not done, in words; or the page that says that there is no such contest, or that something is wrong.
pub(super) fn not_done(why: ActError, reader: &Reader) -> Result<String, Response> {
    match why {
        ActError::Told(told) => Ok(told),
        ActError::NotAppended(why) => not_said(why, reader).map(|why| refusal_text(&why, reader.words)),
    }
}

/// Why the contest refuses something; or the page that says that there is none, or that something is wrong.
pub(super) fn not_said(why: AppendError, reader: &Reader) -> Result<Refusal, Response> {
    match why {
        AppendError::Refused(why) => Ok(why),
        AppendError::Missing => Err(not_there(reader.clone())),
        AppendError::Store(fault) => Err(trouble(reader.clone(), &fault)),
    }
}

/// What cannot be read, by the field in which it was typed.
fn unread(typed: &Typed, why: &str, words: &Words) -> String {
    let fields = FIGURES.iter().map(|(name, label)| (typed.text(name), label));
    let field = fields.into_iter().find(|(text, _)| !text.is_empty() && why.contains(text));
    match field {
        Some((text, label)) => {
            let args = Args::new().with("text", text).with("field", words.text(label));
            words.translate("contests-unread-field", &args)
        }
        None => words.translate("contests-unread", &Args::new().with("why", why)),
    }
}

/// Does what a form asks for, in the name of the reader and of nobody else.
pub(super) async fn act<C: Paged>(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
    Form(fields): Form<Vec<(String, String)>>,
) -> PageResult {
    let account = signed_in(&reader)?;
    let typed = Typed::new(fields.clone());
    let told = match of_form::<C>(&typed, reader.words) {
        Err(why) => unread(&typed, &why.to_string(), reader.words),
        Ok(act) => match done::<C>(&site, &id, account, &act, reader.words).await {
            Ok(()) => {
                if C::enters(&act) {
                    card::keep(&site.database, account.id, &fields).await.or_trouble(&reader)?;
                }
                let part = C::about(&act).map(|part| format!("#{}", coded(&part))).unwrap_or_default();
                return Ok(send_to(&format!("{}/{id}{part}", C::PAGE), reader.keep));
            }
            Err(why) => not_done(why, &reader)?,
        },
    };
    C::contest_page(&site, id, reader, Again::new(typed, told)).await
}
