//! A report made of an event file.
//!
//! Each stage is an event of its own for ratings. What was won or lost without play, annulled, adjourned or not
//! finished is reported as it is and counts for nothing (FMJD-IX.3.2.1, FMJD-IX.5.7).

use damier_compete::event::{
    GameKey, Over, Phase, PlayerEntry, PlayerId, Role, Score, StageId, StageState, State, System,
};
use damier_compete::{Entrant, Round};
use damier_rules::Variant;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::places::places;
use super::{EventReport, EventStanding, Officiated, PlayedBy, Player, ReportedGame};
use crate::{PersonId, Pool};

/// A report whose players are still names.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reported {
    /// The report; the number of each player is his place in `entries`, from 1.
    pub report: EventReport,
    /// Who they are.
    pub entries: Vec<PlayerEntry>,
}

/// Why an event cannot be reported.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotReportable {
    /// Nothing is laid down.
    #[error("the event has no regulation")]
    NoRegulation,
    /// No dates (FMJD-IX.4.1).
    #[error(
        "the regulation does not say when the event {what}: its exact first and last day belong on Form 1"
    )]
    NoDate {
        /// Begins or ends.
        what: &'static str,
    },
    /// A game that no list of ratings of the codes is about.
    #[error("no list of ratings is of {game}")]
    NoList { game: &'static str },
    /// The stage is not there.
    #[error("there is no stage {0}")]
    NoStage(u16),
    /// A round is not closed.
    #[error("round {round} is not closed yet")]
    Unfinished { round: u16 },
    /// Rounds are to come.
    #[error("{played} of {planned} rounds were played, and nobody has declared the event finished")]
    RoundsToCome {
        /// How many were.
        played: u16,
        /// How many the regulation plans.
        planned: u16,
    },
    /// A game waits for its result.
    #[error("a game of round {round} was adjourned and has no result yet")]
    Adjourned {
        /// Of which round.
        round: u16,
    },
    /// It was called off.
    #[error("the event was cancelled: {reason}")]
    Cancelled { reason: String },
}

/// Reports a stage of an event. With `even_unfinished` what is known so far is reported.
pub fn of_event(
    state: &State,
    stage: StageId,
    standing: EventStanding,
    even_unfinished: bool,
) -> Result<Reported, NotReportable> {
    let regulation = state.regulation.as_ref().ok_or(NotReportable::NoRegulation)?;
    let own = state.stages.get(stage.index()).ok_or(NotReportable::NoStage(u16::from(stage.0) + 1))?;
    let starts = regulation.starts.ok_or(NotReportable::NoDate { what: "begins" })?;
    let ends = regulation.ends.ok_or(NotReportable::NoDate { what: "ends" })?;
    if let Some(unfinished) = unfinished(state, stage, own).filter(|_| !even_unfinished) {
        return Err(unfinished);
    }
    let book = regulation.book().map_err(|_| NotReportable::NoRegulation)?;
    let pool = match book.variant {
        Variant::International => Pool::Hundred,
        Variant::Russian | Variant::Brazilian => Pool::SixtyFour,
        Variant::English => Pool::Checkers,
        Variant::Columns | Variant::Lasca => Pool::Columns,
        variant => return Err(NotReportable::NoList { game: variant.title() }),
    };
    let (players, games) = games(state, stage, own);
    let places = places(state, stage, &players);
    let entries: Vec<PlayerEntry> =
        players.iter().map(|player| state.players[player.index()].clone()).collect();
    let name = match state.stages.len() {
        1 => regulation.name.clone(),
        _ => format!("{}, {}", regulation.name, own.plan.name),
    };
    let home = state.officials.iter().find(|own| own.role == Role::Organiser);
    let report = EventReport {
        identity: None,
        name,
        place: regulation.place.clone().unwrap_or_default(),
        pool,
        system: played_by(state, own),
        starts,
        ends,
        received: None,
        late_because: None,
        unfinished_because: None,
        standing,
        host: home.and_then(|own| own.branch.clone()),
        rounds: rounds(state, own),
        days: days(own),
        official_rate: regulation.class == damier_clock::named::Class::Classic,
        officials: state
            .officials
            .iter()
            .filter(|own| !own.relieved)
            .map(|own| Officiated { person: None, name: own.name.clone(), role: own.role })
            .collect(),
        players: entries
            .iter()
            .zip(1..)
            .zip(places)
            .map(|((entry, number), (place, shared))| Player {
                person: PersonId(number),
                federation: entry.federation.clone(),
                title: entry.title.clone(),
                place,
                shared,
            })
            .collect(),
        games,
    };
    Ok(Reported { report, entries })
}

impl NotReportable {
    /// Whether a reason makes it reportable all the same.
    pub const fn is_unfinished(&self) -> bool {
        matches!(
            self,
            NotReportable::Unfinished { .. }
                | NotReportable::RoundsToCome { .. }
                | NotReportable::Adjourned { .. }
                | NotReportable::Cancelled { .. }
        )
    }
}

/// What is missing before a stage is finished, if anything is.
fn unfinished(state: &State, id: StageId, stage: &StageState) -> Option<NotReportable> {
    if let Some(Over::Cancelled { reason }) = &state.over {
        return Some(NotReportable::Cancelled { reason: reason.clone() });
    }
    let number = |at: usize| u16::try_from(at + 1).unwrap_or(u16::MAX);
    if let Some(at) = stage.rounds.iter().position(|round| round.phase != Phase::Closed) {
        return Some(NotReportable::Unfinished { round: number(at) });
    }
    if let Some(at) = stage.rounds.iter().position(|round| !round.adjourned().is_empty()) {
        return Some(NotReportable::Adjourned { round: number(at) });
    }
    let (played, planned) = (stage.rounds.len() as u16, state.rounds_planned(stage));
    let to_come = state.over.is_none() && state.has_more_rounds(id, stage);
    (to_come || played == 0).then_some(NotReportable::RoundsToCome { played, planned })
}

/// The rounds that there are: a table has as many as its field needs, whatever room the regulation left for more.
fn rounds(state: &State, stage: &StageState) -> u16 {
    let paired = stage.rounds.len() as u16;
    match state.over {
        Some(_) => paired,
        None => state.rounds_planned(stage).max(paired),
    }
}

fn played_by(state: &State, stage: &StageState) -> PlayedBy {
    if state.pairs_teams() {
        return PlayedBy::Teams;
    }
    match stage.plan.system {
        System::RoundRobin { cycles } => PlayedBy::RoundRobin { cycles },
        System::Match(_) => PlayedBy::Match,
        _ => PlayedBy::Swiss,
    }
}

/// The days of the rounds by the schedule, in Greenwich: an evening in one hall is one day.
fn days(stage: &StageState) -> Vec<Date> {
    let date = |millis: i64| {
        let stamp = jiff::Timestamp::from_millisecond(millis).ok()?;
        Some(stamp.to_zoned(jiff::tz::TimeZone::UTC).date())
    };
    stage.schedule.values().filter_map(|moment| date(moment.millis())).collect()
}

/// Everybody who sat at a board, and the games; a game that nobody decided is left out.
fn games(state: &State, id: StageId, stage: &StageState) -> (Vec<PlayerId>, Vec<ReportedGame>) {
    let mut players: Vec<PlayerId> = Vec::new();
    let table = state.table(id).filter(|_| !state.pairs_teams());
    let of_line = |line: &Entrant| table.as_ref().and_then(|table| table.entrants.get(line.index()).copied());
    let mut struck: Vec<Entrant> = Vec::new();
    if let Some(table) = &table {
        players.extend(table.entrants.iter().map(|own| PlayerId(own.0)));
        struck.extend(table.unclassified.iter().filter_map(of_line));
    }
    let mut place = |player: PlayerId| {
        let at = players.iter().position(|own| *own == player).unwrap_or_else(|| {
            players.push(player);
            players.len() - 1
        });
        at as u32 + 1
    };
    let mut games = Vec::new();
    for (round, at) in stage.rounds.iter().zip(1..) {
        for (encounter, table) in round.encounters.iter().zip(1..) {
            for board in 0..encounter.shape.boards {
                let seat = |side: usize| match encounter.shape.teams {
                    true => encounter.seats.get(usize::from(board)).and_then(|own| own[side]),
                    false => Some(PlayerId([encounter.first, encounter.second][side].0)),
                };
                let (Some(one), Some(other)) = (seat(0), seat(1)) else { continue };
                let Some(score) = encounter.board_score(board) else { continue };
                // Games of somebody who counts no longer are not in the table (FMJD-III.5.9.A.a).
                let gone = [encounter.first, encounter.second].iter().any(|own| struck.contains(own));
                // So are those played blindfold, with odds or in consultation: nobody is rated by them.
                let board_of = encounter.shape.teams.then_some(board + 1);
                let number = Round::at(usize::from(at) - 1);
                let key = GameKey { board: board_of, ..GameKey::table(id, number, table) };
                let score = if gone || !state.is_rated(key) { Score::Annulled } else { score };
                if !matches!(score, Score::Adjourned) {
                    games.push(ReportedGame(at, place(one), place(other), score));
                }
            }
        }
    }
    (players, games)
}
