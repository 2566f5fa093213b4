//! The events of the site that are in use: loaded once, changed by one at a time, kept before they count.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, RwLock};

use damier_compete::event::{Entry, Event};
use damier_desk::{RefusalText, describe, facts, later};
use damier_language::{Args, Words};
use damier_store::{Append, Database, Fault, NewFact};
use tokio::sync::broadcast;

use super::draft::{ActError, Draft, Ground};
use super::event_notes::EventNotes;
use super::note::{self, Note};
use super::public_view::Places;
use super::replays::Replays;
use super::speaker::Speaker;
use super::{listed, stored_fact};
use crate::secret;
use crate::sent::{Turn, Turns};
use crate::site::now;

/// So many events stay in memory, and so many facts of all of them; past that the large ones go at which nobody works.
const KEPT: usize = 64;
const MOST_FACTS: usize = 60_000;
const LARGE: usize = 1_000;

/// The events that are in use.
pub struct EventRegistry {
    database: Database,
    /// Who reads a file when.
    turns: Arc<Turns>,
    open: Mutex<HashMap<String, Arc<Room>>>,
    /// In which event something was said.
    changed: broadcast::Sender<String>,
    /// In which events something was said at other nodes.
    elsewhere: broadcast::Sender<String>,
    /// Whoever settles events with their games holds this.
    settling: tokio::sync::Mutex<()>,
    /// Whoever reads or enters all of an event at once holds this.
    whole: tokio::sync::Mutex<()>,
    /// Games with moves that were read lately.
    replays: Replays,
    /// Places that were computed lately.
    pub places: Places,
}

/// One event in use.
struct Room {
    held: RwLock<Arc<Held>>,
}

/// What is known of an event at one moment.
#[derive(Debug, Clone)]
pub struct Held {
    /// By what it is known in addresses.
    pub id: String,
    pub event: Event,
    /// The notes of the site.
    pub book: EventNotes,
}

/// Who changes something, in whose words he is answered, and what he has seen of the event.
pub struct Making {
    pub speaker: Speaker,
    /// In whose words.
    pub words: &'static Words,
    /// The next number of the log as he knows it, where what he wants depends on it.
    pub seen: Option<u32>,
}

/// Lets events go at which nobody works, before one of so many facts comes; they are loaded again when somebody does.
fn make_room(open: &mut HashMap<String, Arc<Room>>, facts: usize) {
    if open.len() >= KEPT {
        open.retain(|_, room| Arc::strong_count(room) > 1);
    }
    let known: usize = open.values().map(|room| room.facts()).sum();
    if known + facts > MOST_FACTS {
        open.retain(|_, room| Arc::strong_count(room) > 1 || room.facts() < LARGE);
    }
}

impl EventRegistry {
    /// The events of a database.
    pub fn new(database: Database, turns: Arc<Turns>) -> EventRegistry {
        let (open, settling, whole) =
            (Mutex::default(), tokio::sync::Mutex::default(), tokio::sync::Mutex::default());
        let (changed, elsewhere) = (broadcast::Sender::new(256), broadcast::Sender::new(256));
        let (replays, places) = (Replays::default(), Places::default());
        EventRegistry { database, turns, open, changed, elsewhere, settling, whole, replays, places }
    }

    /// The turn of whoever settles events with their games.
    pub async fn settling(&self) -> tokio::sync::MutexGuard<'_, ()> {
        self.settling.lock().await
    }

    /// The turn of whoever reads or enters all of an event at once: to write it as a file, to find its games, to take a
    /// list or a table. That may be much, so one does at a time.
    pub async fn reading_whole(&self) -> tokio::sync::MutexGuard<'_, ()> {
        self.whole.lock().await
    }

    /// Hears in which event something was said.
    pub fn changes(&self) -> broadcast::Receiver<String> {
        self.changed.subscribe()
    }

    /// Hears in which event something was said at another node.
    pub fn changes_elsewhere(&self) -> broadcast::Receiver<String> {
        self.elsewhere.subscribe()
    }

    /// Something was said in an event at another node.
    pub fn heard(&self, id: String) {
        // Nobody may be listening.
        let _ = self.elsewhere.send(id);
    }

    /// A turn to read a file.
    pub async fn turn(&self, words: &Words) -> Result<Turn, ActError> {
        self.turns.turn().await.map_err(|why| ActError::not_read(why, words))
    }

    /// The database they are kept in.
    pub(super) fn database(&self) -> &Database {
        &self.database
    }

    /// What is known of an event now; none if there is no such event.
    pub async fn load(&self, id: &str) -> Result<Option<Arc<Held>>, Fault> {
        let Some(room) = self.room(id).await? else { return Ok(None) };
        self.refresh(&room).await.map(Some)
    }

    /// Changes an event: `work` speaks on a copy, and what is said is kept as a whole or not at all.
    ///
    /// If another machine has written first, `work` is done again on what is known then; whoever has told what he
    /// had seen of the event is stopped instead.
    pub async fn change<T>(
        &self,
        id: &str,
        making: &Making,
        work: impl Fn(&mut Draft) -> Result<T, ActError>,
    ) -> Result<T, ActError> {
        let missing =
            || ActError::Complaint(Ground::Missing, RefusalText::new(making.words.text("site-missing-text")));
        let room = self.room(id).await?.ok_or_else(missing)?;
        let found = || async { Ok::<_, ActError>(self.refresh(&room).await?) };
        let decide = |held: Arc<Held>| {
            check_seen(making, &held)?;
            let mut draft = draft(making, &held);
            let done = tokio::task::block_in_place(|| work(&mut draft))?;
            Ok((appends(id, &making.speaker, &draft)?, (done, draft)))
        };
        let (done, draft) = self.database.decide(&stored_fact::stream(id), found, decide).await?;
        self.take_in(id, draft, &room);
        Ok(done)
    }

    /// Makes an event of what `work` says; its name in addresses.
    pub async fn create(
        &self,
        making: &Making,
        work: impl Fn(&mut Draft) -> Result<(), ActError>,
    ) -> Result<String, ActError> {
        let id = secret::name();
        let held = Held { id: id.clone(), event: Event::new(), book: EventNotes::new() };
        let mut draft = draft(making, &held);
        draft.note(Note::Opened { key: secret::secret() });
        tokio::task::block_in_place(|| work(&mut draft))?;
        self.database.append_all(appends(&id, &making.speaker, &draft)?).await?;
        Ok(id)
    }

    /// The event in memory; loaded if it is not there.
    async fn room(&self, id: &str) -> Result<Option<Arc<Room>>, Fault> {
        if let Some(room) = self.open().get(id) {
            return Ok(Some(Arc::clone(room)));
        }
        let mut held = Held { id: id.to_owned(), event: Event::new(), book: EventNotes::new() };
        self.catch_up(&mut held).await?;
        if held.event.entries().is_empty() {
            return Ok(None);
        }
        let room = Room { held: RwLock::new(Arc::new(held)) };
        let mut open = self.open();
        make_room(&mut open, room.facts());
        Ok(Some(Arc::clone(open.entry(id.to_owned()).or_insert_with(|| Arc::new(room)))))
    }

    fn open(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Room>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What is known now, with what other machines have written.
    async fn refresh(&self, room: &Room) -> Result<Arc<Held>, Fault> {
        let held = room.held();
        let facts = self.database.next_seq(&stored_fact::stream(&held.id)).await?;
        let notes = self.database.next_seq(&note::stream(&held.id)).await?;
        if facts <= held.event.next_seq() && notes <= held.book.next {
            return Ok(held);
        }
        let mut newer = (*held).clone();
        self.catch_up(&mut newer).await?;
        let newer = Arc::new(newer);
        room.put(&newer);
        Ok(newer)
    }

    /// Takes in what has been stored since.
    async fn catch_up(&self, held: &mut Held) -> Result<(), Fault> {
        let known = held.event.next_seq() - 1;
        for stored in self.database.load(&stored_fact::stream(&held.id), known).await? {
            let entry = stored_fact::entry(&stored)?;
            let contradiction = |why| Fault::Contradiction { seq: stored.seq, why: Box::new(why) };
            held.event.apply(entry).map_err(contradiction)?;
        }
        for stored in self.database.load(&note::stream(&held.id), held.book.next - 1).await? {
            held.book.fold(stored.at, &stored.read::<Note>()?);
        }
        Ok(())
    }

    /// What was said on a copy and is stored is what is known.
    fn take_in(&self, id: &str, draft: Draft, room: &Room) {
        let said = draft.event.entries().len() > draft.kept || !draft.notes.is_empty();
        room.put(&Arc::new(Held { id: id.to_owned(), event: draft.event, book: draft.book }));
        if said {
            // Nobody may be listening.
            let _ = self.changed.send(id.to_owned());
        }
    }

    /// Lets all events go, so that they are read again: somebody is no longer told of in them.
    pub fn let_go(&self) {
        self.open().clear();
        self.replays.let_go();
    }

    /// Games with moves that were read lately.
    pub(super) fn replays(&self) -> &Replays {
        &self.replays
    }
}

/// What was said on a copy, to be stored.
fn appends(id: &str, speaker: &Speaker, draft: &Draft) -> Result<Vec<Append>, Fault> {
    let said = &draft.event.entries()[draft.kept..];
    let mut appends = Vec::new();
    if !said.is_empty() {
        let facts = said.iter().map(|entry: &Entry| stored_fact::store(entry, &speaker.author()));
        let facts = facts.collect::<Result<Vec<NewFact>, Fault>>()?;
        let next = u32::try_from(draft.kept).unwrap_or(u32::MAX).saturating_add(1);
        let append = Append::new(stored_fact::stream(id), next).facts(facts);
        appends.push(match listed::row(id, draft.state()) {
            Some(row) => append.event(row),
            None => append,
        });
    }
    if !draft.notes.is_empty() {
        let made = u32::try_from(draft.notes.len()).unwrap_or(u32::MAX);
        let mut append = Append::new(note::stream(id), draft.book.next.saturating_sub(made));
        for note in &draft.notes {
            append = append.fact(NewFact::new(draft.at, speaker.author(), note)?);
        }
        appends.push(append);
    }
    Ok(appends)
}

impl Room {
    fn held(&self) -> Arc<Held> {
        Arc::clone(&self.held.read().unwrap_or_else(PoisonError::into_inner))
    }

    fn facts(&self) -> usize {
        self.held().event.entries().len()
    }

    /// Puts what is known in its place, unless more is known already.
    fn put(&self, newer: &Arc<Held>) {
        let mut held = self.held.write().unwrap_or_else(PoisonError::into_inner);
        if held.event.next_seq() <= newer.event.next_seq() && held.book.next <= newer.book.next {
            *held = Arc::clone(newer);
        }
    }
}

/// A copy of an event on which somebody speaks.
pub(super) fn draft(making: &Making, held: &Held) -> Draft {
    Draft {
        id: held.id.clone(),
        words: making.words.with_red(held.event.state().has_red()),
        speaker: making.speaker.clone(),
        at: later(now(), &held.event),
        event: held.event.clone(),
        book: held.book.clone(),
        notes: Vec::new(),
        kept: held.event.entries().len(),
    }
}

/// Stops whoever has not seen what others have said since.
fn check_seen(making: &Making, held: &Held) -> Result<(), ActError> {
    let (event, next) = (&held.event, held.event.next_seq());
    let Some(seen) = making.seen.filter(|seen| *seen != next) else { return Ok(()) };
    let what = making.words.translate("desk-moved-on", &Args::new().with("seen", seen).with("next", next));
    let mut complaint = RefusalText::new(what).next(making.words.text("desk-look-again"));
    if making.speaker.sees(event.state(), &held.book) {
        let missed = event.entries().iter().filter(|entry| entry.seq >= seen);
        let zone = held.book.zone();
        let told = missed.map(|entry| {
            let what = facts::fact(making.words, event.state(), &entry.fact, &zone);
            making.words.label(&describe::by(making.words, &entry.by), &what)
        });
        complaint.faults = told.collect();
    }
    Err(ActError::Complaint(Ground::Conflict, complaint))
}

#[cfg(test)]
mod tests {
    use damier_clock::Moment;
    use damier_compete::event::{By, Fact, Regulation, Role, StagePlan, System};

    use super::*;

    /// An event of so many facts.
    fn room(facts: u32) -> Arc<Room> {
        let mut event = Event::new();
        let plan = StagePlan::new("main", System::RoundRobin { cycles: 1 }, 1);
        for seq in 1..=facts {
            let fact = match seq {
                1 => Fact::Regulation(Box::new(Regulation::new("Cup", "wcdf-checkers", vec![plan.clone()]))),
                _ => Fact::Note("again".to_owned()),
            };
            let role = if seq == 1 { Role::Organiser } else { Role::ChiefArbiter };
            let (by, at) = (By::new(role, "Olha"), Moment::from_millis(1));
            event.apply(Entry { seq, at, by, fact }).expect("a fact");
        }
        let held = Held { id: "a".to_owned(), event, book: EventNotes::new() };
        Arc::new(Room { held: RwLock::new(Arc::new(held)) })
    }

    #[test]
    fn large_events_do_not_pile_up_in_memory() {
        let (large, small, used) = (room(LARGE as u32), room(3), room(LARGE as u32));
        let mut open: HashMap<String, Arc<Room>> = HashMap::new();
        open.insert("small".to_owned(), small);
        open.insert("used".to_owned(), Arc::clone(&used));
        open.insert("large".to_owned(), large);
        make_room(&mut open, MOST_FACTS - 3 * LARGE);
        assert_eq!(open.len(), 3, "there is room");
        make_room(&mut open, MOST_FACTS - LARGE);
        let mut left: Vec<&str> = open.keys().map(String::as_str).collect();
        left.sort_unstable();
        assert_eq!(left, ["small", "used"]);
        drop(used);
    }
}
