//! Events told fact by fact, each by somebody who may say it.

use damier_clock::Moment;
use damier_compete::event::{
    Action, By, Entry, Event, Fact, GameKey, Official, PlayerEntry, Role, Score, Sex, StageId, may, pair_next,
};
use damier_compete::swiss::Watch;
use damier_compete::{Entrant, Round};
use jiff::civil::date;
use jiff::tz::TimeZone;

/// An event being told.
pub(crate) struct Told {
    pub(crate) event: Event,
    now: Moment,
}

/// A moment of September 2026 by the clocks of Greenwich.
pub(crate) fn at(day: i8, hour: i8, minute: i8) -> Moment {
    let civil = date(2026, 9, day).at(hour, minute, 0, 0);
    let zoned = TimeZone::UTC.to_zoned(civil).expect("a day of September");
    Moment::from_millis(zoned.timestamp().as_millisecond())
}

impl Told {
    pub(crate) fn new() -> Told {
        Told { event: Event::new(), now: at(1, 9, 0) }
    }

    /// From here on it is this time.
    pub(crate) fn clock(&mut self, day: i8, hour: i8, minute: i8) {
        self.now = at(day, hour, minute);
    }

    /// Says a fact in the lowest role that may.
    pub(crate) fn say(&mut self, fact: Fact) -> u32 {
        let action = fact.action();
        let roles = [Role::ChiefArbiter, Role::Jury, Role::Organiser];
        let role = roles.into_iter().find(|role| may(*role, action)).unwrap_or(Role::ChiefArbiter);
        let role = if action == Action::AppointPanel { Role::Organiser } else { role };
        let name = match role {
            Role::ChiefArbiter => "Бондар Олена",
            Role::Jury => "Верес Юрій",
            _ => "Лисенко Павло",
        };
        let seq = self.event.next_seq();
        let by = By::new(role, name);
        self.event.apply(Entry { seq, at: self.now, by, fact }).expect("a fact that can be");
        seq
    }

    pub(crate) fn appoint(&mut self, role: Role, name: &str, category: Option<&str>, branch: Option<&str>) {
        self.say(Fact::Appointed(Official {
            name: name.to_owned(),
            role,
            category: category.map(str::to_owned),
            branch: branch.map(str::to_owned),
            relieved: false,
        }));
    }

    /// Pairs the next round as its system does.
    pub(crate) fn pair(&mut self, seed: u64) -> Round {
        let stage = StageId::FIRST;
        let next = pair_next(self.event.state(), stage, seed, &Watch::new()).expect("a round");
        self.say(next.fact);
        Round::at(self.event.state().stages[0].rounds.len() - 1)
    }

    pub(crate) fn start(&mut self, round: Round) {
        self.say(Fact::Published { stage: StageId::FIRST, round });
        self.say(Fact::Started { stage: StageId::FIRST, round });
    }

    pub(crate) fn close(&mut self, round: Round) {
        self.say(Fact::Closed { stage: StageId::FIRST, round });
    }

    /// Writes down a result, unless the table has one.
    pub(crate) fn result(&mut self, key: GameKey, score: &str) {
        let score: Score = score.parse().expect("a score");
        self.say(Fact::Result { key, score, reason: None, game: None });
    }

    /// The tables of a round that wait for a result.
    pub(crate) fn open(&self, round: Round) -> Vec<u16> {
        self.event.state().stages[0].round(round).expect("a paired round").missing()
    }

    /// The entrant of a name.
    pub(crate) fn who(&self, name: &str) -> Entrant {
        let state = self.event.state();
        let all = (0..state.entrants() as u32).map(Entrant);
        let mut found = all.filter(|own| state.name_of(*own).is_some_and(|own| own.starts_with(name)));
        found.next().expect("somebody of that name")
    }

    /// The table of somebody in a round.
    pub(crate) fn table_of(&self, round: Round, who: Entrant) -> u16 {
        let found = self.event.state().stages[0].round(round).expect("a paired round");
        found.encounter_of(who).expect("a table").0
    }
}

/// A player in one line: name, title, rating, federation, birth year, sex.
pub(crate) fn player(
    name: &str,
    title: &str,
    rating: Option<u32>,
    federation: &str,
    year: i16,
    sex: Sex,
) -> PlayerEntry {
    PlayerEntry {
        name: name.to_owned(),
        title: (!title.is_empty()).then(|| title.to_owned()),
        rating,
        federation: Some(federation.to_owned()),
        born: Some(date(year, 3, 8)),
        sex: Some(sex),
        ..PlayerEntry::default()
    }
}
