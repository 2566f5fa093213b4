//! A copy of an event on which somebody speaks. Nothing that is said here counts before it is kept.

use axum::http::StatusCode;
use damier_clock::Moment;
use damier_compete::event::{Action, By, Event, Fact, GameKey, Refused, State};
use damier_desk::acts::Act;
use damier_desk::{Answer, Complaint, Hall, Manner, Refusal};
use damier_language::Words;
use damier_store::Fault;

use super::book::Book;
use super::door::ByAccount;
use super::note::Note;
use super::online::{Venue, venue_of};
use super::speaker::Speaker;
use crate::sent::NotRead;

/// A copy of an event on which somebody speaks.
pub(crate) struct Draft {
    /// By what the event is known in addresses.
    pub(crate) id: String,
    /// In whose words he is answered.
    pub(crate) words: &'static Words,
    /// Who speaks.
    pub(crate) speaker: Speaker,
    /// When.
    pub(crate) at: Moment,
    /// The event with what has been said.
    pub(crate) event: Event,
    /// The notes with those that have been made.
    pub(crate) book: Book,
    /// Notes to be kept.
    pub(crate) notes: Vec<Note>,
    /// How many facts are kept already.
    pub(crate) kept: usize,
}

/// Why something was not done.
#[derive(Debug)]
pub(crate) enum Stop {
    /// It is not allowed, or cannot be.
    Complaint(StatusCode, Complaint),
    /// The store fails.
    Store(Fault),
}

impl Stop {
    /// A file was not read, whatever is in it.
    pub(crate) fn not_read(why: NotRead, words: &Words) -> Stop {
        let (status, complaint) = why.complaint(words);
        Stop::Complaint(status, complaint)
    }
}

impl From<Complaint> for Stop {
    fn from(complaint: Complaint) -> Stop {
        Stop::Complaint(StatusCode::UNPROCESSABLE_ENTITY, complaint)
    }
}

impl From<Refusal> for Stop {
    fn from(refusal: Refusal) -> Stop {
        match refusal {
            Refusal::NotAllowed(complaint) => Stop::Complaint(StatusCode::FORBIDDEN, complaint),
            Refusal::Refused(complaint) => complaint.into(),
        }
    }
}

impl From<Fault> for Stop {
    fn from(fault: Fault) -> Stop {
        Stop::Store(fault)
    }
}

impl Draft {
    /// What is known.
    pub(crate) fn state(&self) -> &State {
        self.event.state()
    }

    /// The event in the words of whoever speaks.
    pub(crate) fn hall(&self) -> Hall<'_> {
        Hall { words: self.words, event: &self.event, manner: Manner::PLAIN }
    }

    /// Does an act; its facts are appended to the copy.
    pub(crate) fn decide(&mut self, act: &Act) -> Result<Answer, Stop> {
        self.at_the_desk(|draft| act.decide(draft))
    }

    /// Does something with the copy as everybody does who acts, whichever way he came.
    pub(crate) fn at_the_desk<T>(
        &mut self,
        work: impl FnOnce(&mut damier_desk::Draft<'_>) -> Result<T, Refusal>,
    ) -> Result<T, Stop> {
        let door = ByAccount { id: &self.id, speaker: &self.speaker, book: &self.book };
        let (words, manner, at, zone) = (self.words, Manner::PLAIN, self.at, self.book.zone());
        let event = &mut self.event;
        let mut draft = damier_desk::Draft { words, manner, at, zone, event, door: &door };
        Ok(work(&mut draft)?)
    }

    /// Says a fact, or is stopped.
    pub(crate) fn say(&mut self, fact: Fact) -> Result<u32, Stop> {
        self.at_the_desk(|draft| draft.append(fact))
    }

    /// Says a fact in a name that is known already.
    pub(crate) fn say_as(&mut self, by: By, fact: Fact) -> Result<u32, Stop> {
        self.at_the_desk(|draft| draft.append_as(by, fact))
    }

    /// Stops whoever may not do something that is no fact.
    pub(crate) fn check(&self, action: Action) -> Result<By, Stop> {
        let acting = self.speaker.acting(self.state(), &self.book, action);
        acting.map_err(|refused| self.refused(&refused))
    }

    /// Where a board is played.
    pub(crate) fn venue(&self, key: GameKey) -> Venue {
        venue_of(&self.id, &self.event, &self.book, key)
    }

    /// Makes a note.
    pub(crate) fn note(&mut self, note: Note) {
        self.book.take(self.at, &note);
        self.notes.push(note);
    }

    /// A refusal that stops.
    pub(crate) fn refused(&self, refused: &Refused) -> Stop {
        let status = match refused {
            Refused::NotAllowed { .. } | Refused::WasRelieved { .. } => StatusCode::FORBIDDEN,
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        };
        Stop::Complaint(status, self.hall().refused(refused))
    }

    /// A complaint that stops.
    pub(crate) fn stop(&self, id: &str) -> Stop {
        Complaint::new(self.words.text(id)).into()
    }
}
