//! Files that come with the forms of a desk: lists of entries and regulations, read when their turn comes and before
//! anybody's event is touched.

use damier_desk::RefusalText;
use damier_exchange::entries::EntryList;
use damier_exchange::published::PublishedTable;
use damier_language::{Args, Words};

use super::draft::ActError;
use super::fields::Fields;
use super::registry::EventRegistry;
use crate::site::LARGEST_FILE;

/// No regulation is longer, in bytes.
const LARGEST_REGULATION: usize = 256 << 10;

impl Fields {
    /// Reads a list of entries and a regulation, where they were sent.
    pub async fn read_files(&mut self, events: &EventRegistry, words: &Words) -> Result<(), ActError> {
        if let Some(sent) = self.file("list").cloned() {
            let turn = events.turn(words).await?;
            let read =
                turn.work(move |_| EntryList::read(&sent.read(LARGEST_FILE).unwrap_or_default())).await;
            self.list = Some(read.map_err(|why| ActError::not_read(why, words))?);
        }
        if let Some(sent) = self.file("table").cloned() {
            let turn = events.turn(words).await?;
            let read =
                turn.work(move |_| PublishedTable::read(&sent.read(LARGEST_FILE).unwrap_or_default())).await;
            self.table = Some(read.map_err(|why| ActError::not_read(why, words))?);
        }
        if let Some(sent) = self.file("regulation").cloned() {
            let turn = events.turn(words).await?;
            let read = turn.work(move |_| sent.read(LARGEST_REGULATION)).await;
            let bytes =
                read.map_err(|why| ActError::not_read(why, words))?.ok_or_else(|| too_large(words))?;
            self.regulation = Some(String::from_utf8_lossy(&bytes).into_owned());
        }
        Ok(())
    }
}

fn too_large(words: &Words) -> RefusalText {
    RefusalText::new(
        words.translate("sent-too-large", &Args::new().with("kilobytes", LARGEST_REGULATION >> 10)),
    )
}
