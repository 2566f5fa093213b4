//! Bytes made by a command: into the file that is named, onto the screen, or into the JSON object.

use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result};
use damier_desk::ActReport;
use damier_language::Args as Words;

use super::desk::OpenEvent;
use crate::new_file::NewFile;
use crate::output::Verdict;

/// Delivers bytes, and answers with what else there is to say. A file called `-` is the screen.
pub(super) fn deliver(
    desk: &mut OpenEvent<'_>,
    mut answer: ActReport,
    output: Option<&Path>,
    bytes: &[u8],
) -> Result<Verdict> {
    match output.filter(|path| *path != Path::new("-")) {
        Some(path) => {
            let mut file = NewFile::create(path)?;
            file.write(bytes)?;
            file.close()?;
            let shown = path.display().to_string();
            answer.line(desk.text("event-paper-written", &Words::new().with("file", shown.as_str())));
            answer.field("written", shown);
            desk.conclude(answer)?;
        }
        None if desk.common.json => {
            answer.field("text", String::from_utf8_lossy(bytes));
            desk.conclude(answer)?;
        }
        None => desk.out.write_all(bytes).context("nobody reads the output")?,
    }
    Ok(Verdict::Fine)
}
