//! A journal of verdicts: one JSON line for each composition, so that a batch goes on where it was broken off.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use damier_compose::Composition;
use serde_json::Value;

use super::describe;
use crate::input;

/// The verdicts of earlier runs, and where new ones are written.
pub(super) struct Journal {
    file: File,
    kept: Vec<Value>,
}

/// What tells compositions apart, wherever they stand.
const SAME: [&str; 6] = ["fen", "variant", "code", "task", "kind", "author_solution"];

impl Journal {
    /// Opens a journal, or begins one. A last line that was torn off in the middle is dropped.
    pub(super) fn open(path: &Path) -> Result<Journal> {
        let read = || format!("{} cannot be read", path.display());
        let mut file =
            OpenOptions::new().read(true).append(true).create(true).open(path).with_context(read)?;
        let text = input::text(path)?;
        let whole = text.rfind('\n').map_or(0, |at| at + 1);
        let mut kept = Vec::new();
        for (number, line) in (1..).zip(text[..whole].lines()) {
            match serde_json::from_str::<Value>(line) {
                Ok(value) if value["soundness"].is_string() => kept.push(value),
                _ => bail!("{}: line {number} is no verdict of damier problem check", path.display()),
            }
        }
        if whole < text.len() {
            file.set_len(whole as u64).with_context(|| format!("{} cannot be written", path.display()))?;
            file.flush()?;
        }
        Ok(Journal { file, kept })
    }

    /// The verdict on a composition. One that more time may change counts only if it had as much time.
    pub(super) fn verdict(&self, work: &Composition, time: Duration) -> Option<&Value> {
        let wanted = identity(work);
        let same = |value: &&Value| SAME.iter().zip(&wanted).all(|(name, own)| value[name] == own.as_str());
        let last = self.kept.iter().rev().find(same)?;
        let proved = ["sound", "unsound", "unsolvable"].iter().any(|proved| last["soundness"] == *proved);
        let had = last["budget"].as_f64().unwrap_or_default();
        (proved || had >= time.as_secs_f64()).then_some(last)
    }

    /// Writes a verdict down at once.
    pub(super) fn keep(&mut self, verdict: &Value) -> Result<()> {
        let line = format!("{verdict}\n");
        self.file
            .write_all(line.as_bytes())
            .and_then(|()| self.file.flush())
            .context("the journal cannot be written")
    }
}

fn identity(work: &Composition) -> [String; SAME.len()] {
    [
        damier_pdn::write_fen(&work.given()),
        work.variant().name().to_owned(),
        work.code_name().to_owned(),
        work.task.goal.to_string(),
        work.given_kind().to_string(),
        describe::author(work),
    ]
}
