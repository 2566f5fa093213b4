//! Papers made for readers: beside the server's work, few at a time, and kept for a while once they are set. Setting a
//! long table as PDF takes more memory and time than all else that a reader can ask for, so what is too long is set
//! in parts.
//!
//! | file | question |
//! | --- | --- |
//! | `parts` | how long is a paper, and which part of it is wanted? |
//! | `kept` | which papers were set lately? |

mod kept;
mod parts;

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use bytes::Bytes;
use damier_documents::paper::Paper;
use damier_language::{Args, Words};
use jiff::civil::DateTime;
use sha2::{Digest as _, Sha256};
use tokio::sync::Semaphore;

use crate::config::Typeset;
use kept::Kept;

/// Papers that are made at a time, and those that are set as PDF.
const MADE_AT_A_TIME: usize = 2;
const SET_AT_A_TIME: usize = 1;

/// How long a reader waits for his turn.
const PATIENCE: Duration = Duration::from_secs(12);

/// Why a paper cannot be had.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NotSet {
    /// This server sets no papers.
    NoPress,
    /// Too many others wait.
    Busy,
    /// The paper is too long to be set as a whole; it can be had in parts.
    Parts {
        /// How many cells it has.
        cells: usize,
        /// How many are set at a time.
        most: usize,
        /// In so many parts.
        parts: usize,
    },
    /// The paper is too long and cannot be cut.
    TooLong {
        /// How many cells it has.
        cells: usize,
        /// How many are set at a time.
        most: usize,
    },
    /// It could not be made.
    Failed(String),
}

impl NotSet {
    pub fn translate(&self, words: &Words) -> String {
        match self {
            NotSet::NoPress => words.text("desk-no-pdf"),
            NotSet::Busy => words.text("press-busy"),
            NotSet::Parts { cells, most, parts } => {
                let args = Args::new().with("cells", *cells).with("most", *most).with("parts", *parts);
                words.translate("press-parts", &args)
            }
            NotSet::TooLong { cells, most } => {
                words.translate("press-too-long", &Args::new().with("cells", *cells).with("most", *most))
            }
            NotSet::Failed(why) => why.clone(),
        }
    }
}

/// Where papers are made and set.
pub struct Press {
    making: Arc<Semaphore>,
    setting: Arc<Semaphore>,
    kept: Arc<Mutex<Kept>>,
}

impl Default for Press {
    fn default() -> Press {
        Press {
            making: Arc::new(Semaphore::new(MADE_AT_A_TIME)),
            setting: Arc::new(Semaphore::new(SET_AT_A_TIME)),
            kept: Arc::default(),
        }
    }
}

impl Press {
    /// Makes something of a paper beside the server's work.
    pub async fn make<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, NotSet> {
        beside(&self.making, work).await
    }

    /// Sets a paper as PDF, or the part of it that is wanted, from 1.
    pub async fn pdf(
        &self,
        typeset: Option<Typeset>,
        paper: Paper,
        part: Option<usize>,
        made: Option<DateTime>,
    ) -> Result<Bytes, NotSet> {
        let set = typeset.ok_or(NotSet::NoPress)?;
        let cut = move || {
            let paper = parts::cut(paper, part)?;
            let name: [u8; 32] = Sha256::digest(format!("{paper:?}")).into();
            Ok::<_, NotSet>((paper, name))
        };
        let (paper, name) = self.make(cut).await??;
        if let Some(known) = self.known(&name) {
            return Ok(known);
        }
        let kept = Arc::clone(&self.kept);
        beside(&self.setting, move || {
            // Whoever had the turn before may have set the same paper.
            let find = || kept.lock().unwrap_or_else(PoisonError::into_inner).find(&name, Instant::now());
            if let Some(known) = find() {
                return Ok(known);
            }
            let pdf = Bytes::from(set(&paper, made).map_err(NotSet::Failed)?);
            kept.lock().unwrap_or_else(PoisonError::into_inner).keep(name, pdf.clone(), Instant::now());
            Ok(pdf)
        })
        .await?
    }

    fn known(&self, name: &[u8; 32]) -> Option<Bytes> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner).find(name, Instant::now())
    }
}

/// Waits for a turn and works. The turn is not over before the work is, even if nobody waits for it any more.
async fn beside<T: Send + 'static>(
    turns: &Arc<Semaphore>,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, NotSet> {
    let turn = tokio::time::timeout(PATIENCE, Arc::clone(turns).acquire_owned()).await;
    let Ok(Ok(turn)) = turn else { return Err(NotSet::Busy) };
    let run = move || {
        let done = work();
        drop(turn);
        done
    };
    tokio::task::spawn_blocking(run).await.map_err(|why| NotSet::Failed(why.to_string()))
}
