//! An event file and the site: the same facts in both, so an event moves from the hall to the site and back
//! without loss.
//!
//! A file that goes on from what the site knows brings its new facts; one that tells another story than the site
//! is refused, and the first fact that differs is named. Attachments travel with the file.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use damier_clock::Moment;
use damier_compete::event::{Action, Entry, Event, Fact, Role};
use damier_desk::RefusalText;
use damier_language::{Args, Words};
use damier_store::{Account, Append, AttachedTo, EventFile, Fault, Limits, NewFact, StoreError};
use serde::{Deserialize, Serialize};

use super::draft::{ActError, Draft, Ground};
use super::note::Note;
use super::registry::{EventRegistry, Held, Making};
use crate::sent::{Sent, Turn};

/// Something attached to an event, as the site keeps it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Attached {
    to: AttachedTo,
    /// Its bytes, two digits each.
    hex: String,
}

/// Tells something attached, as it is stored, in other words, if it is a text.
pub fn retold(attached: &mut serde_json::Value, tell: impl Fn(&str) -> String) {
    let Some(hex) = attached.get("hex").and_then(serde_json::Value::as_str) else { return };
    if let Ok(text) = String::from_utf8(bytes_of(hex)) {
        attached["hex"] = hex_of(tell(&text).as_bytes()).into();
    }
}

/// The stream of what is attached to an event.
pub fn stream(id: &str) -> String {
    format!("attached/{id}")
}

/// So many letters the record of what is attached to an event has at most: everything that ever was attached, since
/// whoever looks at the last reads all of it.
const MOST_ATTACHED: u64 = 32 << 20;

/// An event file as it was read.
struct Whole {
    event: Event,
    attached: Vec<(AttachedTo, Moment, Vec<u8>)>,
}

impl EventRegistry {
    /// Makes an event of a file; the account is its organiser.
    pub async fn take_over(
        &self,
        making: &Making,
        account: &Account,
        sent: &Sent,
    ) -> Result<String, ActError> {
        let turn = self.turn(making.words).await?;
        let whole = read(&turn, making.words, sent).await?;
        let id = self.create(making, |draft| begin(draft, &whole.event, account)).await?;
        self.attach(&id, making, &whole.attached).await?;
        Ok(id)
    }

    /// Goes on with an event by a file that goes on from what the site knows; how many facts are new.
    pub async fn go_on(&self, id: &str, making: &Making, sent: &Sent) -> Result<usize, ActError> {
        // Nobody else's file is even looked at.
        self.change(id, making, |draft| draft.check(Action::ChangeRegulation)).await?;
        let turn = self.turn(making.words).await?;
        let whole = read(&turn, making.words, sent).await?;
        let count = self
            .change(id, making, |draft| {
                draft.check(Action::ChangeRegulation)?;
                add(draft, whole.event.entries())
            })
            .await?;
        let known = {
            let _one = self.reading_whole().await;
            self.attachments(id).await?
        };
        let is_new = |(to, _, bytes): &&(AttachedTo, Moment, Vec<u8>)| {
            !known.iter().any(|(own, _, other)| own == to && other == bytes)
        };
        let new: Vec<_> = whole.attached.iter().filter(is_new).cloned().collect();
        self.attach(id, making, &new).await?;
        Ok(count)
    }

    /// The event as a file.
    pub async fn file(&self, held: &Held) -> Result<Vec<u8>, Fault> {
        let _one = self.reading_whole().await;
        let attached = self.attachments(&held.id).await?;
        let entries = held.event.entries().to_vec();
        let written = tokio::task::spawn_blocking(move || write(&entries, &attached)).await;
        written.unwrap_or_else(|why| Err(Fault::Other { what: why.to_string() }))
    }

    /// The number of the next thing that is attached to an event.
    pub async fn attached_next(&self, id: &str) -> Result<u32, Fault> {
        self.database().next_seq(&stream(id)).await
    }

    /// What is attached to an event, the last of each name. It may be much, so whoever reads it holds
    /// [`EventRegistry::reading_whole`] for as long as he needs it.
    pub async fn attachments(&self, id: &str) -> Result<Vec<(AttachedTo, Moment, Vec<u8>)>, Fault> {
        let mut found: Vec<(AttachedTo, Moment, Vec<u8>)> = Vec::new();
        for stored in self.database().load(&stream(id), 0).await? {
            let Attached { to, hex } = stored.read()?;
            found.retain(|(own, _, _)| *own != to);
            found.push((to, stored.at, bytes_of(&hex)));
        }
        Ok(found)
    }

    /// Attaches something to an event, in place of what was attached there before, which stays in the record. More than
    /// a record can hold is refused.
    pub async fn attach(
        &self,
        id: &str,
        making: &Making,
        all: &[(AttachedTo, Moment, Vec<u8>)],
    ) -> Result<(), ActError> {
        // Each byte is kept as two letters.
        let more: u64 = all.iter().map(|(_, _, bytes)| 2 * bytes.len() as u64).sum();
        if more > 0 && self.database().stream_size(&stream(id)).await? + more > MOST_ATTACHED {
            let most = Args::new().with("megabytes", MOST_ATTACHED >> 21);
            return Err(RefusalText::new(making.words.translate("desk-attached-full", &most)).into());
        }
        Ok(self.add_attached(id, &making.speaker.author(), all).await?)
    }

    /// The same without a look at how much there is already.
    pub(crate) async fn add_attached(
        &self,
        id: &str,
        author: &str,
        all: &[(AttachedTo, Moment, Vec<u8>)],
    ) -> Result<(), Fault> {
        if all.is_empty() {
            return Ok(());
        }
        let stream = stream(id);
        let next = || self.database().next_seq(&stream);
        let decide = |next: u32| {
            let mut append = Append::new(stream.as_str(), next);
            for (to, at, bytes) in all {
                let attached = Attached { to: to.clone(), hex: hex_of(bytes) };
                append = append.fact(NewFact::new(*at, author, &attached)?);
            }
            Ok::<_, Fault>((vec![append], ()))
        };
        self.database().decide(&stream, next, decide).await
    }
}

/// Says everything a file says; whoever brings it is the organiser, under the name the file has for him.
fn begin(draft: &mut Draft, event: &Event, account: &Account) -> Result<(), ActError> {
    draft.event = event.clone();
    let organiser = event.state().officials.iter().find(|own| own.role == Role::Organiser && !own.relieved);
    match organiser.map(|own| own.name.clone()) {
        Some(name) => draft.note(Note::held_by(account, Role::Organiser, &name)),
        // Nobody is named in the file: who brings it stands for the federation and names an organiser.
        None => draft.note(Note::held_by(account, Role::Federation, account.name.as_str())),
    }
    let chief = event.state().officials.iter().find(|own| own.role == Role::ChiefArbiter && !own.relieved);
    if let Some(name) = chief.map(|own| own.name.clone()) {
        draft.note(Note::held_by(account, Role::ChiefArbiter, &name));
    }
    Ok(())
}

/// Adds what is new, if all that is known already is the same.
fn add(draft: &mut Draft, entries: &[Entry]) -> Result<usize, ActError> {
    let known = draft.event.entries();
    if let Some((own, _)) = known.iter().zip(entries).find(|(own, other)| own != other) {
        let args = Args::new().with("seq", own.seq);
        let what = RefusalText::new(draft.words.translate("desk-file-differs", &args));
        return Err(ActError::Complaint(
            Ground::Conflict,
            what.next(draft.words.text("desk-file-differs-next")),
        ));
    }
    let new = entries.get(known.len()..).unwrap_or_default().to_vec();
    // The chief arbiter answers for what was written in the hall, whoever wrote it. Anybody else brings what he could
    // say here himself, before the event begins.
    let own = new.iter().all(|entry| may_say(draft, entry));
    let count = new.len();
    for entry in new {
        let said = draft.event.apply(entry);
        said.map_err(|refused| draft.refused(&refused))?;
    }
    if count > 0 && (!own || draft.state().has_begun()) {
        draft.check(Action::OverridePairing)?;
    }
    Ok(count)
}

/// Whether whoever speaks could say something himself. What is taken back may be anybody's.
fn may_say(draft: &Draft, entry: &Entry) -> bool {
    !matches!(entry.fact, Fact::Undone { .. }) && draft.check(entry.fact.action()).is_ok()
}

/// Reads an event file that somebody has sent, within the limits of such files.
async fn read(turn: &Turn, words: &Words, sent: &Sent) -> Result<Whole, ActError> {
    let sent = sent.clone();
    let read =
        turn.work(move |stop| open(&sent, stop)).await.map_err(|why| ActError::not_read(why, words))?;
    read.map_err(|error| {
        let what = words.label(&words.text("desk-event-file"), &words.describe("store-fault", &error.fault));
        RefusalText::new(what).into()
    })
}

fn open(sent: &Sent, stop: Arc<AtomicBool>) -> Result<Whole, StoreError> {
    let folder = folder()?;
    let path = folder.path().join("event.damier");
    sent.copy_to(&path).map_err(|error| at(&path, error.into()))?;
    let mut file = EventFile::open_within(&path, Limits::SENT, stop)?;
    let event = file.load()?;
    let mut attached = Vec::new();
    for own in file.attachments()? {
        let bytes = file.attached(&own.to)?.unwrap_or_default();
        attached.push((own.to, Moment::from_millis(own.at), bytes));
    }
    file.close()?;
    Ok(Whole { event, attached })
}

/// Writes an event file.
fn write(entries: &[Entry], attached: &[(AttachedTo, Moment, Vec<u8>)]) -> Result<Vec<u8>, Fault> {
    let write = || -> Result<Vec<u8>, StoreError> {
        let folder = folder()?;
        let path = folder.path().join("event.damier");
        let mut file = EventFile::create(&path)?;
        file.append(1, entries)?;
        for (to, at, bytes) in attached {
            file.attach(to, *at, bytes)?;
        }
        file.close()?;
        std::fs::read(&path).map_err(|error| at(&path, error.into()))
    };
    write().map_err(|error| error.fault)
}

fn folder() -> Result<tempfile::TempDir, StoreError> {
    tempfile::tempdir().map_err(|error| at(Path::new(""), error.into()))
}

fn at(path: &Path, fault: Fault) -> StoreError {
    StoreError { file: path.display().to_string(), fault }
}

fn hex_of(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Bytes of their digits; what are no digits are no bytes.
fn bytes_of(hex: &str) -> Vec<u8> {
    let pair = |pair: &[u8]| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok();
    hex.as_bytes().chunks(2).filter_map(pair).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_come_back() {
        let bytes: Vec<u8> = (0..=255).collect();
        assert_eq!(bytes_of(&hex_of(&bytes)), bytes);
    }
}
