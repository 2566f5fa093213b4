//! What only the site knows as a program sends it: the same fields as those of a form.

use serde_json::{Map, Value};

use super::of_site;
use crate::asked::{Unread, texts};
use crate::desk::fields::Fields;

/// The fields of an act of the site; none if it is not one of those.
pub(crate) fn fields_of(name: &str, sent: &Map<String, Value>) -> Option<Result<Fields, Unread>> {
    let listed = of_site().find(|listed| listed.name == name)?;
    let act = ("act".to_owned(), listed.name.to_owned());
    Some(texts(listed, sent).map(|texts| Fields::of(std::iter::once(act).chain(texts).collect())))
}
