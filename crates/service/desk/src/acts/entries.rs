//! Players: entered, corrected, withdrawn, absent, kept apart.

use damier_compete::Round;
use damier_compete::event::{Fact, Impairment, Phase, PlayerEntry, Sex, Squad, StageId};
use damier_compete::swiss::{Prohibition, Strength};
use damier_language::Args;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::typed::{self, Rounds};
use crate::draft::{Draft, Refusal};
use crate::look_alike::{skeleton, spellings};
use crate::{ActReport, RefusalText, describe};

/// What can be said about a player. Where an entry is corrected, an empty text takes away what stood there.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct About {
    /// Date of birth, such as 2001-05-17, or its year.
    pub born: Option<String>,
    /// `f` or `m`.
    pub sex: Option<String>,
    /// Federation, club or region.
    pub federation: Option<String>,
    /// Club or society, beside the federation.
    pub club: Option<String>,
    /// Number on the list of a federation.
    pub number: Option<String>,
    /// Rating used for the event.
    pub rating: Option<String>,
    /// Sports title or rank.
    pub title: Option<String>,
    /// The team, by number or name.
    pub team: Option<String>,
    /// The board in the main squad of the team, or `reserve`.
    pub board: Option<String>,
    /// What he finds hard: `blind`, `weak-sight`, `movement`, `hearing`, `speech`; `none` takes them away.
    pub impairments: Vec<String>,
    /// Those who play as one side; `none` takes them away.
    pub members: Vec<String>,
}

/// Acts that say something about a player.
macro_rules! about_player {
    ($(#[$meta:meta])* pub struct $name:ident { $($(#[$own:meta])* pub $field:ident: $kind:ty,)* }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub struct $name {
            $($(#[$own])* pub $field: $kind,)*
            /// Date of birth, such as 2001-05-17, or its year.
            #[serde(deserialize_with = "typed::option")]
            pub born: Option<String>,
            /// `f` or `m`.
            pub sex: Option<String>,
            /// Federation, club or region.
            pub federation: Option<String>,
            /// Club or society, beside the federation.
            pub club: Option<String>,
            /// Number on the list of a federation.
            #[serde(deserialize_with = "typed::option")]
            pub number: Option<String>,
            /// Rating used for the event.
            #[serde(deserialize_with = "typed::option")]
            pub rating: Option<String>,
            /// Sports title or rank.
            pub title: Option<String>,
            /// The team, by number or name.
            #[serde(deserialize_with = "typed::option")]
            pub team: Option<String>,
            /// The board in the main squad of the team, or `reserve`.
            #[serde(deserialize_with = "typed::option")]
            pub board: Option<String>,
            /// What he finds hard: `blind`, `weak-sight`, `movement`, `hearing`, `speech`; `none` takes them away.
            pub impairments: Vec<String>,
            /// Those who play as one side and may consult each other; `none` takes them away.
            pub members: Vec<String>,
        }

        impl $name {
            /// With what is said about the player.
            #[must_use]
            pub fn about(self, about: About) -> $name {
                let About { born, sex, federation, club, number, rating, title, team, board, .. } = about;
                let (impairments, members) = (about.impairments, about.members);
                $name {
                    born, sex, federation, club, number, rating, title, team, board, impairments, members, ..self
                }
            }

            fn said(&self) -> About {
                About {
                    born: self.born.clone(),
                    sex: self.sex.clone(),
                    federation: self.federation.clone(),
                    club: self.club.clone(),
                    number: self.number.clone(),
                    rating: self.rating.clone(),
                    title: self.title.clone(),
                    team: self.team.clone(),
                    board: self.board.clone(),
                    impairments: self.impairments.clone(),
                    members: self.members.clone(),
                }
            }
        }
    };
}

about_player! {
    /// Enter one player, or several.
    pub struct Enter {
        pub names: Vec<String>,
        /// Though somebody of the same name is on the list.
        pub another: bool,
    }
}

about_player! {
    /// Correct what was entered about a player.
    pub struct CorrectEntry {
        #[serde(deserialize_with = "typed::text")]
        pub who: String,
        /// The name as it should be.
        pub name: Option<String>,
        pub reason: String,
    }
}

/// A date of birth, or its year only.
fn read_born(text: &str) -> Option<(Date, bool)> {
    let year = text.parse::<i16>().ok().filter(|year| (1900..=2100).contains(year));
    match year.and_then(|year| Date::new(year, 1, 1).ok()) {
        Some(first_day) => Some((first_day, true)),
        None => text.parse().ok().map(|date| (date, false)),
    }
}

/// What is said takes the place of what stood there; an empty text takes it away.
fn put(place: &mut Option<String>, said: Option<&str>) {
    if let Some(text) = said {
        *place = (!text.is_empty()).then(|| text.to_owned());
    }
}

impl About {
    /// Changes an entry by what is said; the board is so many after the one given.
    fn apply(&self, draft: &Draft<'_>, entry: &mut PlayerEntry, after: u8) -> Result<(), Refusal> {
        let said = |field: &Option<String>| field.as_deref().map(str::trim).map(str::to_owned);
        if let Some(text) = said(&self.born) {
            let born = read_born(&text);
            if born.is_none() && !text.is_empty() {
                return Err(draft.not_a("desk-not-a-date", &text));
            }
            entry.born = born.map(|(date, _)| date);
            entry.born_year_only = born.is_some_and(|(_, year_only)| year_only);
        }
        if let Some(text) = said(&self.sex) {
            entry.sex = match text.to_lowercase().as_str() {
                "f" => Some(Sex::Female),
                "m" => Some(Sex::Male),
                "" => None,
                _ => return Err(draft.none_of(&text, ["f", "m"])),
            };
        }
        if let Some(text) = said(&self.rating) {
            entry.rating = number(draft, &text)?;
        }
        put(&mut entry.federation, said(&self.federation).as_deref());
        put(&mut entry.club, said(&self.club).as_deref());
        put(&mut entry.id, said(&self.number).as_deref());
        put(&mut entry.title, said(&self.title).as_deref());
        if let Some(text) = said(&self.team) {
            let named = (!text.is_empty()).then(|| draft.hall().team(StageId::FIRST, &text));
            entry.team = named.transpose()?;
        }
        if let Some(text) = said(&self.board) {
            entry.squad = match text.as_str() {
                "reserve" => Squad::Reserve,
                text => number::<u8>(draft, text)?
                    .map_or(Squad::Unordered, |board| Squad::Board(board.saturating_add(after))),
            };
        }
        if let Some(said) = listed(&self.impairments) {
            entry.impairments = Vec::new();
            for text in said {
                let found = Impairment::ALL.into_iter().find(|own| own.name() == text);
                let found =
                    found.ok_or_else(|| draft.none_of(&text, Impairment::ALL.map(Impairment::name)))?;
                if !entry.impairments.contains(&found) {
                    entry.impairments.push(found);
                }
            }
            entry.impairments.sort_unstable();
        }
        if let Some(members) = listed(&self.members) {
            entry.members = members;
        }
        Ok(())
    }

    /// Whether something is said that only one person can have.
    fn is_personal(&self) -> bool {
        let texts = [&self.born, &self.rating, &self.title, &self.number];
        let lists = [&self.impairments, &self.members];
        texts.into_iter().any(Option::is_some)
            || lists.into_iter().any(|list| listed(list).is_some_and(|own| !own.is_empty()))
    }
}

/// What a list names, with commas or one by one; none of it where only `none` is said, and nothing is changed where
/// nothing is said.
fn listed(said: &[String]) -> Option<Vec<String>> {
    let each = said.iter().flat_map(|text| text.split([',', ';'])).map(str::trim);
    let each: Vec<&str> = each.filter(|text| !text.is_empty()).collect();
    let named = each.iter().filter(|text| **text != "none").map(|text| (*text).to_owned());
    (!each.is_empty()).then(|| named.collect())
}

/// A number, or none where nothing is written.
fn number<T: std::str::FromStr>(draft: &Draft<'_>, text: &str) -> Result<Option<T>, Refusal> {
    match text {
        "" => Ok(None),
        text => text.parse().map(Some).map_err(|_| draft.not_a("event-not-a-number", text)),
    }
}

impl Enter {
    /// The players as they would be entered.
    pub fn entries(&self, draft: &Draft<'_>) -> Result<Vec<PlayerEntry>, Refusal> {
        let about = self.said();
        if self.names.len() > 1 && about.is_personal() {
            return Err(draft.refusal("event-one-person", &Args::new()));
        }
        let mut entries = Vec::new();
        for (name, after) in self.names.iter().zip(0..=u8::MAX) {
            let mut entry = PlayerEntry { name: name.trim().to_owned(), ..PlayerEntry::default() };
            about.apply(draft, &mut entry, after)?;
            entries.push(entry);
        }
        match entries.is_empty() {
            true => Err(draft.refused(&damier_compete::event::Refused::NoName)),
            false => Ok(entries),
        }
    }

    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        for entry in self.entries(draft)? {
            if let Some(name) = namesake(draft, &entry).filter(|_| !self.another) {
                let what = draft.words.translate("desk-entered-already", &Args::new().with("name", name));
                let complaint = RefusalText::new(what);
                let typed = draft.manner.terminal;
                return Err(if typed { complaint.next("--another") } else { complaint }.into());
            }
            draft.append(Fact::Entered(entry))?;
        }
        Ok(waiting(draft, StageId::FIRST, ActReport::new()))
    }
}

/// Somebody on the list who is called the same, with the marks of the letters or without them, and may be the same:
/// nothing known of the two tells them apart.
fn namesake(draft: &Draft<'_>, entry: &PlayerEntry) -> Option<String> {
    let same = |own: &&PlayerEntry| {
        let differ = own.born.zip(entry.born).is_some_and(|(one, other)| one.year() != other.year())
            || own.id.as_ref().zip(entry.id.as_ref()).is_some_and(|(one, other)| one != other);
        let alike = || {
            let own = spellings(&own.name);
            spellings(&entry.name).iter().any(|spelled| own.contains(spelled))
        };
        !differ && (skeleton(&own.name) == skeleton(&entry.name) || alike())
    };
    draft.state().players.iter().find(same).map(|own| own.name.clone())
}

impl CorrectEntry {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        let player = draft.hall().player(StageId::FIRST, &self.who)?;
        let mut entry = draft.state().players.get(player.index()).cloned().unwrap_or_default();
        if let Some(name) = &self.name {
            name.trim().clone_into(&mut entry.name);
        }
        self.said().apply(draft, &mut entry, 0)?;
        draft.append(Fact::EntryCorrected { player, entry, reason: self.reason.clone() })?;
        Ok(ActReport::new())
    }
}

/// Somebody leaves; what becomes of his games is told.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Withdraw {
    /// The stage, by number or name.
    #[serde(deserialize_with = "typed::option")]
    pub stage: Option<String>,
    #[serde(deserialize_with = "typed::text")]
    pub who: String,
    pub reason: String,
}

impl Withdraw {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        let stage = draft.stage(self.stage.as_deref())?;
        let entrant = draft.entrant(stage, &self.who)?;
        draft.append(Fact::Withdrawn { entrant, reason: self.reason.clone() })?;
        let mut answer = ActReport::new();
        if let Some(ruling) = draft.state().leaving_ruling(stage, entrant) {
            answer.line(describe::ruling(draft.words, draft.state(), &ruling)).field("ruling", ruling);
        }
        Ok(waiting(draft, stage, answer))
    }
}

/// Says that the last round is paired and has not started, where what was done no longer counts in it by itself.
fn waiting(draft: &Draft<'_>, stage: StageId, mut answer: ActReport) -> ActReport {
    let rounds = draft.state().stages.get(stage.index()).map_or(&[][..], |stage| &stage.rounds);
    if rounds.last().is_some_and(|own| matches!(own.phase, Phase::Paired | Phase::Published)) {
        let round = Round::at(rounds.len() - 1);
        answer.line(draft.words.translate("event-round-waits", &Args::new().with("round", round.number())));
    }
    answer
}

/// Whether somebody who missed rounds goes on.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Further {
    /// The stage, by number or name.
    #[serde(deserialize_with = "typed::option")]
    pub stage: Option<String>,
    #[serde(deserialize_with = "typed::text")]
    pub who: String,
    /// Whether he goes on; he is out otherwise.
    pub goes_on: bool,
    pub reason: String,
}

impl Further {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        let stage = draft.stage(self.stage.as_deref())?;
        let entrant = draft.entrant(stage, &self.who)?;
        draft.append(Fact::FurtherPart { entrant, goes_on: self.goes_on, reason: self.reason.clone() })?;
        Ok(ActReport::new())
    }
}

/// Somebody will not be there.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Absent {
    /// The stage, by number or name.
    #[serde(deserialize_with = "typed::option")]
    pub stage: Option<String>,
    #[serde(deserialize_with = "typed::list")]
    pub who: Vec<String>,
    /// In which rounds; the next to be paired where nobody says.
    pub rounds: Option<Rounds>,
}

impl Absent {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        let stage = draft.stage(self.stage.as_deref())?;
        let paired = draft.state().stages.get(stage.index()).map_or(0, |stage| stage.rounds.len());
        let rounds = self.rounds.as_ref().map_or_else(|| vec![Round::at(paired)], |own| own.0.clone());
        if self.who.is_empty() {
            draft.entrant(stage, "")?;
        }
        for entrant in draft.entrants(stage, &self.who)? {
            draft.append(Fact::AbsenceAnnounced { stage, entrant, rounds: rounds.clone() })?;
        }
        Ok(waiting(draft, stage, ActReport::new()))
    }
}

/// The entries are checked and approved.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ApproveEntries {}

impl ApproveEntries {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        draft.append(Fact::EntriesApproved)?;
        Ok(ActReport::new())
    }
}

const fn strength(if_possible: bool) -> Strength {
    if if_possible { Strength::AsFarAsPossible } else { Strength::Absolute }
}

/// Two should not be paired.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Prohibit {
    /// The stage, by number or name.
    #[serde(deserialize_with = "typed::option")]
    pub stage: Option<String>,
    /// One of the two.
    #[serde(deserialize_with = "typed::text")]
    pub who: String,
    #[serde(deserialize_with = "typed::text")]
    pub other: String,
    /// Only as far as possible.
    pub if_possible: bool,
    /// Only in these rounds.
    pub rounds: Option<Rounds>,
    pub reason: String,
}

impl Prohibit {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        let stage = draft.stage(self.stage.as_deref())?;
        let (a, b) = (draft.entrant(stage, &self.who)?, draft.entrant(stage, &self.other)?);
        let only = self.rounds.clone().map(|rounds| rounds.0);
        let pair = Prohibition { a, b, strength: strength(self.if_possible), only };
        draft.append(Fact::Prohibited { pair, reason: self.reason.clone() })?;
        Ok(waiting(draft, stage, ActReport::new()))
    }
}

/// Two may be paired again.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Lift {
    /// The stage, by number or name.
    #[serde(deserialize_with = "typed::option")]
    pub stage: Option<String>,
    /// One of the two.
    #[serde(deserialize_with = "typed::text")]
    pub who: String,
    #[serde(deserialize_with = "typed::text")]
    pub other: String,
    /// The prohibition that held only as far as possible.
    pub if_possible: bool,
}

impl Lift {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        let stage = draft.stage(self.stage.as_deref())?;
        let (a, b) = (draft.entrant(stage, &self.who)?, draft.entrant(stage, &self.other)?);
        draft.append(Fact::ProhibitionLifted { a, b, strength: strength(self.if_possible) })?;
        Ok(ActReport::new())
    }
}
