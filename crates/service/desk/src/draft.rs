//! An event on which somebody acts: who he is, when, in whose words he is answered. Nothing that is decided here
//! counts before the door through which he came has appended it to the stream of the event.

use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;

use damier_clock::{Moment, Span};
use damier_compete::event::{
    Action, By, CannotPair, Complainant, Entry, Event, Fact, GameKey, Interest, NextRound, Refused, Role,
    StageId, State, TeamId, may,
};
use damier_compete::swiss::Watch;
use damier_compete::{Entrant, Round};
use damier_language::{Args, Words};
use jiff::tz::TimeZone;

use crate::{EventContext, Manner, RefusalText, stage};

/// A search for a round that can be watched and stopped.
pub type Search<'a> = dyn Fn(&Watch) -> Result<NextRound, CannotPair> + Sync + 'a;

/// The door through which somebody comes: a terminal, a form, the API. It knows who he is and what he may.
pub trait Door {
    /// In whose name he does something, or why he may not.
    fn acting(&self, state: &State, action: Action) -> Result<By, Refused>;

    /// A lot that nobody can choose.
    fn lot(&self) -> u64;

    /// Searches, as long as this door waits; `field` is how many are to be placed.
    fn search(&self, field: usize, search: &Search<'_>) -> Result<NextRound, CannotPair>;

    /// Why he does not decide on an appeal although his office would allow it.
    fn interest(&self, _state: &State, _protest: u32) -> Option<Interest> {
        None
    }

    /// Whether somebody in whose name something was said is he.
    fn is(&self, _by: &By, _state: &State) -> bool {
        false
    }

    /// For whom he protests in an office, where he can protest for himself or for his team only.
    fn complainant(&self, _state: &State, _role: Role) -> Option<Complainant> {
        None
    }

    /// Whether a captain may hand in the line-up of a team.
    fn leads(&self, _state: &State, _team: TeamId) -> bool {
        true
    }

    /// Whether he may appeal for whoever protested.
    fn appeals_for(&self, _state: &State, _role: Role, _from: Complainant) -> bool {
        true
    }

    /// Whether the result of a board comes by itself, because it is played on the site.
    fn comes_by_itself(&self, _event: &Event, _key: GameKey) -> bool {
        false
    }
}

/// An event on which somebody acts.
pub struct Draft<'a> {
    /// In whose words he is answered.
    pub words: &'static Words,
    /// How refusals are told.
    pub manner: Manner,
    pub at: Moment,
    /// The clocks of the hall.
    pub zone: TimeZone,
    /// The event with what has been decided.
    pub event: &'a mut Event,
    pub door: &'a dyn Door,
}

/// Why an act was not done: a fault of the person, with what he can do about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// His office does not allow it.
    NotAllowed(RefusalText),
    /// It cannot be.
    Refused(RefusalText),
}

impl Refusal {
    pub fn complaint(self) -> RefusalText {
        match self {
            Refusal::NotAllowed(complaint) | Refusal::Refused(complaint) => complaint,
        }
    }
}

impl From<RefusalText> for Refusal {
    fn from(complaint: RefusalText) -> Refusal {
        Refusal::Refused(complaint)
    }
}

impl Draft<'_> {
    /// What is known.
    pub fn state(&self) -> &State {
        self.event.state()
    }

    /// The event in the words of whoever acts.
    pub fn hall(&self) -> EventContext<'_> {
        EventContext { words: self.words, event: self.event, manner: self.manner }
    }

    /// Appends a fact, or tells why it is not accepted.
    pub fn append(&mut self, fact: Fact) -> Result<u32, Refusal> {
        // Who may say something may take it back.
        let action = match &fact {
            Fact::Undone { seq, .. } => self.entry(*seq).map_or(fact.action(), |entry| entry.fact.action()),
            _ => fact.action(),
        };
        // Of somebody with two offices the one speaks that may admit him who comes late (FMJD-V.3.1.6).
        let joins = matches!(fact, Fact::Entered(_) | Fact::TeamEntered(_));
        let joins = joins && self.state().stages.first().is_some_and(|first| !first.rounds.is_empty());
        let late = joins.then(|| self.door.acting(self.state(), Action::AdmitLate).ok()).flatten();
        let acting = || self.door.acting(self.state(), action).map_err(|refused| self.refused(&refused));
        let by = late.map_or_else(acting, Ok)?;
        if let Some(protest) = self.appeal_touched(&fact)
            && let Some(interest) = self.door.interest(self.state(), protest)
        {
            return Err(Refusal::NotAllowed(RefusalText::new(
                self.words.describe("desk-interest", &interest),
            )));
        }
        self.append_as(by, fact)
    }

    /// Appends a fact in a name that is known already.
    pub fn append_as(&mut self, by: By, fact: Fact) -> Result<u32, Refusal> {
        let (seq, at) = (self.event.next_seq(), self.at);
        let appended = self.event.apply(Entry { seq, at, by, fact });
        appended.map(|()| seq).map_err(|refused| self.refused(&refused))
    }

    /// Appends several facts.
    pub fn append_all(&mut self, facts: impl IntoIterator<Item = Fact>) -> Result<(), Refusal> {
        facts.into_iter().try_for_each(|fact| self.append(fact).map(drop))
    }

    fn entry(&self, seq: u32) -> Option<&Entry> {
        self.event.entries().get((seq as usize).wrapping_sub(1))
    }

    /// The protest on which a fact decides as the appeals committee does: by its decision, by taking that back, or
    /// by taking back the appeal that a player or a captain has made himself.
    fn appeal_touched(&self, fact: &Fact) -> Option<u32> {
        match fact {
            Fact::AppealDecided { protest, .. } => Some(*protest),
            Fact::Undone { seq, .. } => {
                let undone = self.entry(*seq)?;
                let his_own = matches!(undone.by.role, Role::Player | Role::Captain)
                    && !self.door.is(&undone.by, self.state());
                match &undone.fact {
                    Fact::AppealDecided { protest, .. } => Some(*protest),
                    Fact::Appealed { protest } if his_own => Some(*protest),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// Refuses whoever may not do something.
    pub fn check(&self, action: Action) -> Result<By, Refusal> {
        let by = self.door.acting(self.state(), action).map_err(|refused| self.refused(&refused))?;
        match may(by.role, action) {
            true => Ok(by),
            false => Err(self.refused(&Refused::NotAllowed { role: by.role, action })),
        }
    }

    /// A refusal of the event in words.
    pub fn refused(&self, refused: &Refused) -> Refusal {
        let complaint = self.hall().refused(refused);
        match refused {
            Refused::NotAllowed { .. } | Refused::WasRelieved { .. } => Refusal::NotAllowed(complaint),
            _ => Refusal::Refused(complaint),
        }
    }

    /// A refusal by the name of its message.
    pub fn refusal(&self, id: &str, args: &Args<'_>) -> Refusal {
        self.hall().complaint(id, args).into()
    }

    /// Something typed that is no such thing.
    pub fn not_a(&self, id: &str, text: &str) -> Refusal {
        self.refusal(id, &Args::new().with("text", text))
    }

    /// A word that is none of those that can be chosen.
    pub fn none_of(&self, text: &str, known: impl IntoIterator<Item = &'static str>) -> Refusal {
        let known = self.words.list(known);
        self.refusal("act-none-of", &Args::new().with("text", text).with("known", known))
    }

    /// A seed that was given, or one that nobody can choose; nine digits can be read out in a hall.
    pub fn seed(&self, given: Option<u64>) -> u64 {
        given.unwrap_or_else(|| self.door.lot() % 1_000_000_000)
    }

    /// The stage that is meant: the one named, or the one being played.
    pub fn stage(&self, typed: Option<&str>) -> Result<StageId, Refusal> {
        self.stage_or(typed, stage::current)
    }

    /// The stage that is meant, or another one where nobody says.
    pub fn stage_or(&self, typed: Option<&str>, other: fn(&State) -> StageId) -> Result<StageId, Refusal> {
        match typed.map(str::trim).filter(|text| !text.is_empty()) {
            None => Ok(other(self.state())),
            Some(text) => Ok(self.hall().stage(text)?),
        }
    }

    /// The round that is meant: the one given, or the one being played.
    pub fn round(&self, stage: StageId, given: Option<Round>) -> Result<Round, Refusal> {
        Ok(self.hall().round(stage, given)?)
    }

    /// Those who are meant.
    pub fn entrants(&self, stage: StageId, typed: &[String]) -> Result<Vec<Entrant>, Refusal> {
        typed.iter().map(|text| self.entrant(stage, text)).collect()
    }

    /// The entrant that is meant.
    pub fn entrant(&self, stage: StageId, typed: &str) -> Result<Entrant, Refusal> {
        Ok(self.hall().entrant(stage, typed)?)
    }
}

/// Does something that searches, for so long at most; then the searches in it are stopped.
pub fn within<T>(limit: Duration, work: impl FnOnce(&Watch) -> T) -> T {
    let watch = Watch::new();
    std::thread::scope(|scope| {
        let (done, ended) = channel::<()>();
        let guarded = &watch;
        scope.spawn(move || {
            if ended.recv_timeout(limit) == Err(RecvTimeoutError::Timeout) {
                guarded.stop();
            }
        });
        let found = work(&watch);
        drop(done);
        found
    })
}

/// Two acts never share a moment, so that what was decided together can be taken back together.
pub fn later(now: Moment, event: &Event) -> Moment {
    match event.entries().last() {
        Some(last) if now <= last.at && last.at.since(now) < Span::minutes(1) => last.at + Span::millis(1),
        _ => now,
    }
}
