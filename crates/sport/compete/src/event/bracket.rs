//! The bracket of a knockout as data: its rounds, who met whom, who went on and how that was decided
//! (UA13-IV.3.4.2, UA-II.3.6.2.a, UA-II.3.6.2.b, UA-II.3.6.2.c, COL-3.8a, COL-3.8b).

use damier_rules::rulebook::Clause;
use serde::Serialize;

use super::ids::{GameKey, StageId};
use super::next::{OpenMeeting, course_of};
use super::score::Score;
use super::stage::System;
use super::state::State;
use damier_pairing::Entrant;
use damier_pairing::schedule::{KnockoutPlaces, TieMethod};
use damier_pairing::standings::Place;

/// A knockout as far as it has been played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Bracket {
    pub stage: StageId,
    /// What people call it.
    pub name: String,
    /// Which places are played for.
    pub places: KnockoutPlaces,
    /// The rounds of the bracket; the last one may be unfinished.
    pub rounds: Vec<BracketRound>,
}

/// A round of the bracket. Replays and extra games belong to it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct BracketRound {
    /// Its number, from 1.
    pub number: u16,
    /// The meetings, from the top of the bracket.
    pub meetings: Vec<BracketMeeting>,
}

/// Two who meet in the bracket.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct BracketMeeting {
    /// One of them, the higher in the bracket.
    pub first: Entrant,
    pub first_name: String,
    pub second: Entrant,
    pub second_name: String,
    /// The places that are open to both.
    pub places: Place,
    /// What they have played, one after the other.
    pub games: Vec<BracketGame>,
    /// Who goes on, once that is known.
    pub winner: Option<Entrant>,
    /// How it was decided.
    pub decided: Option<MeetingDecided>,
    /// Where it is said.
    pub clauses: &'static [Clause],
}

/// A game, a micro-match or a team match of a meeting.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct BracketGame {
    /// Where it was played.
    pub key: GameKey,
    /// Who had White, on board 1 and in the first game.
    pub white: Entrant,
    /// How it ended, White first; nothing yet if it is open.
    pub score: Option<Score>,
}

/// How a meeting of a knockout was decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum MeetingDecided {
    /// By its result.
    Played,
    /// It was level, and this decided.
    Tie(TieMethod),
    /// The other had left.
    OpponentLeft,
}

impl State {
    /// The bracket of a stage; nothing if it is no knockout, or before numbers are drawn.
    pub fn bracket(&self, id: StageId) -> Option<Bracket> {
        let stage = self.stages.get(id.index())?;
        let System::Knockout(places) = stage.plan.system else { return None };
        let course = course_of(self, id)?;
        let rounds = course.decided.iter().chain((!course.open.is_empty()).then_some(&course.open));
        let round = |(number, meetings): (u16, &Vec<OpenMeeting>)| BracketRound {
            number,
            meetings: meetings.iter().map(|own| self.bracket_meeting(own, places)).collect(),
        };
        let rounds = (1..).zip(rounds).map(round).collect();
        Some(Bracket { stage: id, name: stage.plan.name.clone(), places, rounds })
    }

    fn bracket_meeting(&self, own: &OpenMeeting, places: KnockoutPlaces) -> BracketMeeting {
        let name = |entrant| self.name_of(entrant).unwrap_or_default().to_owned();
        let (first, second) = (own.meeting.first, own.meeting.second);
        BracketMeeting {
            first,
            first_name: name(first),
            second,
            second_name: name(second),
            places: own.meeting.places,
            games: own.tables.iter().filter_map(|key| self.bracket_game(*key)).collect(),
            winner: own.winner(),
            decided: own.by,
            clauses: match own.by {
                Some(MeetingDecided::Tie(method)) => method.clauses(),
                _ => places.clauses(),
            },
        }
    }

    fn bracket_game(&self, key: GameKey) -> Option<BracketGame> {
        let encounter = self.encounter(key).ok()?;
        let stage = self.stages.get(key.stage.index())?;
        let score = stage.settled_score(key.round.index(), encounter);
        Some(BracketGame { key, white: encounter.first, score })
    }
}
