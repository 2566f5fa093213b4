//! Compositions that are brought in files.

use std::path::Path;

use anyhow::{Context, Result};
use damier_compose::Composition;
use damier_pdn::{ReplayOptions, read_games};
use damier_rules::Variant;

use crate::input::{self, Input};

/// The compositions of a file in PDN; of a variant, or of that which the file tells.
pub(super) fn compositions(path: &Path, variant: Option<Variant>) -> Result<Vec<Composition>> {
    let options = ReplayOptions { variant, ..ReplayOptions::default() };
    let mut works = Vec::new();
    for read in read_games(Input::open(path)?) {
        let read = read.with_context(input::unreadable(path))?;
        if read.is_remnant() {
            continue;
        }
        let place = || format!("{}:{}:{}", input::name(path), read.begin.line, read.begin.column);
        works.push(Composition::from_pdn(&read, &options).with_context(place)?);
    }
    Ok(works)
}
