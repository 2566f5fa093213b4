//! A copy of an event on which somebody speaks. Nothing that is said here counts before it is kept.

use axum::http::StatusCode;
use damier_clock::{Moment, Span};
use damier_compete::event::{Action, By, Entry, Event, Fact, GameKey, Refused, Role, State};
use damier_desk::{Complaint, Hall, Manner};
use damier_language::Words;
use damier_store::Fault;

use super::book::Book;
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

    /// Says a fact, or is stopped.
    pub(crate) fn say(&mut self, fact: Fact) -> Result<u32, Stop> {
        let undone = match &fact {
            Fact::Undone { seq, .. } => {
                self.event.entries().get((*seq as usize).wrapping_sub(1)).map(|entry| entry.fact.clone())
            }
            _ => None,
        };
        let by = self.speaker.says(self.state(), &self.book, &fact, undone.as_ref());
        let by = by.map_err(|refused| self.refused(&refused))?;
        if let Some(interest) = self
            .appeal_touched(&fact)
            .and_then(|protest| self.speaker.interest(self.state(), &self.book, protest))
        {
            let why = Complaint::new(self.words.tell("desk-interest", &interest));
            return Err(Stop::Complaint(StatusCode::FORBIDDEN, why));
        }
        self.say_as(by, fact)
    }

    /// The protest on which a fact decides as the appeals committee does: by its decision, by taking that back, or by
    /// taking back the appeal that a player or a captain has made himself.
    fn appeal_touched(&self, fact: &Fact) -> Option<u32> {
        match fact {
            Fact::AppealDecided { protest, .. } => Some(*protest),
            Fact::Undone { seq, .. } => {
                let undone = self.event.entries().get((*seq as usize).wrapping_sub(1))?;
                let his_own = matches!(undone.by.role, Role::Player | Role::Captain)
                    && !self.speaker.is(&undone.by, self.state(), &self.book);
                match &undone.fact {
                    Fact::AppealDecided { protest, .. } => Some(*protest),
                    Fact::Appealed { protest } if his_own => Some(*protest),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// Says a fact in a name that is known already.
    pub(crate) fn say_as(&mut self, by: By, fact: Fact) -> Result<u32, Stop> {
        let seq = self.event.next_seq();
        let said = self.event.apply(Entry { seq, at: self.at, by, fact });
        said.map(|()| seq).map_err(|refused| self.refused(&refused))
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

/// What is said in two goes never shares a moment, so that what was said together can be taken back together.
pub(crate) fn later(now: Moment, event: &Event) -> Moment {
    match event.entries().last() {
        Some(last) if now <= last.at && last.at.since(now) < Span::minutes(1) => last.at + Span::millis(1),
        _ => now,
    }
}
