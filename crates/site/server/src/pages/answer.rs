//! How a handler gives up: by `?`, with the page that says why.

#![expect(clippy::result_large_err, reason = "a page is no larger for being the one that says why not")]

use axum::response::Response;
use damier_store::Fault;

use super::{not_there, trouble};
use crate::reader::Reader;

/// What a handler answers: a page, or by `?` the page that says why not.
pub(crate) type PageResult = Result<Response, Response>;

/// What the store was asked for.
pub(crate) trait OrTrouble<T> {
    /// What it gave, or the page that says that something is wrong with the server.
    fn or_trouble(self, reader: &Reader) -> Result<T, Response>;
}

impl<T> OrTrouble<T> for Result<T, Fault> {
    fn or_trouble(self, reader: &Reader) -> Result<T, Response> {
        self.map_err(|fault| trouble(reader.clone(), &fault))
    }
}

/// What may be there or not.
pub(crate) trait OrMissing<T> {
    /// What is there, or the page that says that there is nothing at this address.
    fn or_missing(self, reader: &Reader) -> Result<T, Response>;
}

impl<T> OrMissing<T> for Option<T> {
    fn or_missing(self, reader: &Reader) -> Result<T, Response> {
        self.ok_or_else(|| not_there(reader.clone()))
    }
}
