//! Rows of cells as separated text or as a workbook.

use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result, bail};
use damier_federation::people::rows_as_csv;

use crate::output::{Output, Verdict};

/// Prints rows as separated text, or writes them into a file of the kind that its ending names.
pub(super) fn deliver(rows: &[Vec<String>], file: Option<&Path>, out: &mut Output) -> Result<Verdict> {
    let Some(file) = file else {
        write!(out, "{}", rows_as_csv(rows))?;
        return Ok(Verdict::Fine);
    };
    let ending = file.extension().and_then(|own| own.to_str()).unwrap_or_default().to_lowercase();
    let bytes = match ending.as_str() {
        "csv" => rows_as_csv(rows).into_bytes(),
        "xlsx" => damier_exchange::sheet::write_xlsx(rows)?,
        _ => bail!("{}: the ending must be csv or xlsx", file.display()),
    };
    std::fs::write(file, bytes).with_context(|| format!("{} cannot be written", file.display()))?;
    Ok(Verdict::Fine)
}
