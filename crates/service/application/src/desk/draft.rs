//! A copy of an event on which somebody speaks. Nothing that is said here counts before it is kept.

use damier_clock::Moment;
use damier_compete::event::{Action, By, Event, Fact, GameKey, Refused, State};
use damier_desk::acts::Act;
use damier_desk::{ActReport, EventContext, Manner, Refusal, RefusalText};
use damier_language::Words;
use damier_store::Fault;

use super::door::ByAccount;
use super::event_notes::EventNotes;
use super::note::Note;
use super::online::{Venue, venue_of};
use super::speaker::Speaker;
use crate::sent::NotRead;

/// A copy of an event on which somebody speaks.
pub struct Draft {
    /// By what the event is known in addresses.
    pub id: String,
    /// In whose words he is answered.
    pub words: &'static Words,
    pub speaker: Speaker,
    pub at: Moment,
    /// The event with what has been said.
    pub event: Event,
    /// The notes with those that have been made.
    pub book: EventNotes,
    /// Notes to be kept.
    pub notes: Vec<Note>,
    /// How many facts are kept already.
    pub kept: usize,
}

/// On which ground somebody is stopped; each door of the site has its own sign for each.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ground {
    /// What he sent makes no sense, or cannot be.
    Wrong,
    /// His office does not allow it, or it is closed to everybody.
    Forbidden,
    /// What it is about is not there.
    Missing,
    /// It contradicts what is known by now.
    Conflict,
    /// He has asked for it too often.
    TooOften,
    /// Too many others are before him.
    Busy,
}

/// Why something was not done.
#[derive(Debug)]
pub enum ActError {
    /// It is not allowed, or cannot be.
    Complaint(Ground, RefusalText),
    /// The store fails.
    Store(Fault),
}

impl ActError {
    /// A file was not read, whatever is in it.
    pub fn not_read(why: NotRead, words: &Words) -> ActError {
        let ground = match why {
            NotRead::Busy => Ground::Busy,
            NotRead::Broken => Ground::Wrong,
        };
        ActError::Complaint(ground, RefusalText::new(why.translate(words)))
    }
}

impl From<RefusalText> for ActError {
    fn from(complaint: RefusalText) -> ActError {
        ActError::Complaint(Ground::Wrong, complaint)
    }
}

impl From<Refusal> for ActError {
    fn from(refusal: Refusal) -> ActError {
        match refusal {
            Refusal::NotAllowed(complaint) => ActError::Complaint(Ground::Forbidden, complaint),
            Refusal::Refused(complaint) => complaint.into(),
        }
    }
}

impl From<Fault> for ActError {
    fn from(fault: Fault) -> ActError {
        ActError::Store(fault)
    }
}

impl Draft {
    /// What is known.
    pub fn state(&self) -> &State {
        self.event.state()
    }

    /// The event in the words of whoever speaks.
    pub fn hall(&self) -> EventContext<'_> {
        EventContext { words: self.words, event: &self.event, manner: Manner::PLAIN }
    }

    /// Does an act; its facts are appended to the copy.
    pub fn decide(&mut self, act: &Act) -> Result<ActReport, ActError> {
        self.at_the_desk(|draft| act.decide(draft))
    }

    /// Does something with the copy as everybody does who acts, whichever way he came.
    pub fn at_the_desk<T>(
        &mut self,
        work: impl FnOnce(&mut damier_desk::Draft<'_>) -> Result<T, Refusal>,
    ) -> Result<T, ActError> {
        let door = ByAccount { id: &self.id, speaker: &self.speaker, book: &self.book };
        let (words, manner, at, zone) = (self.words, Manner::PLAIN, self.at, self.book.zone());
        let event = &mut self.event;
        let mut draft = damier_desk::Draft { words, manner, at, zone, event, door: &door };
        Ok(work(&mut draft)?)
    }

    /// Says a fact, or is stopped.
    pub fn append(&mut self, fact: Fact) -> Result<u32, ActError> {
        self.at_the_desk(|draft| draft.append(fact))
    }

    /// Says a fact in a name that is known already.
    pub fn say_as(&mut self, by: By, fact: Fact) -> Result<u32, ActError> {
        self.at_the_desk(|draft| draft.append_as(by, fact))
    }

    /// Stops whoever may not do something that is no fact.
    pub fn check(&self, action: Action) -> Result<By, ActError> {
        let acting = self.speaker.acting(self.state(), &self.book, action);
        acting.map_err(|refused| self.refused(&refused))
    }

    /// Where a board is played.
    pub fn venue(&self, key: GameKey) -> Venue {
        venue_of(&self.id, &self.event, &self.book, key)
    }

    /// Makes a note.
    pub fn note(&mut self, note: Note) {
        self.book.fold(self.at, &note);
        self.notes.push(note);
    }

    /// A refusal that stops.
    pub fn refused(&self, refused: &Refused) -> ActError {
        let ground = match refused {
            Refused::NotAllowed { .. } | Refused::WasRelieved { .. } => Ground::Forbidden,
            _ => Ground::Wrong,
        };
        ActError::Complaint(ground, self.hall().refused(refused))
    }

    /// A complaint that stops.
    pub fn stop(&self, id: &str) -> ActError {
        RefusalText::new(self.words.text(id)).into()
    }
}
