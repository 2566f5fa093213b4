//! What follows from the facts, for readers who do not know the codes.

use damier_compete::event::{
    Awards, FreeSeat, GameKey, Leaving, MatchCourse, PairedBy, Phase, PlayerEntry, Score, StageId, StagePlan,
    StageStandings, StageState, State, TeamEntry,
};
use damier_compete::{Entrant, Round};
use serde::Serialize;

/// The event at a glance. Entrants and players are counted from 0 in the order of entry.
#[derive(Debug, Clone, Serialize)]
pub struct Shows {
    pub name: String,
    pub rulebook: String,
    /// Whether teams are paired, so that entrants are teams.
    pub pairs_teams: bool,
    pub players: Vec<ShownPlayer>,
    pub teams: Vec<ShownTeam>,
    pub stages: Vec<ShownStage>,
    /// What the regulation gives for places: prize money and rights; nothing where it gives nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub awards: Option<Awards>,
}

#[derive(Debug, Clone, Serialize)]
pub struct ShownPlayer {
    /// In the order of entry, from 0.
    pub player: usize,
    /// What was entered.
    #[serde(flatten)]
    pub entry: PlayerEntry,
}

#[derive(Debug, Clone, Serialize)]
pub struct ShownTeam {
    /// In the order of entry, from 0.
    pub team: usize,
    /// What was entered.
    #[serde(flatten)]
    pub entry: TeamEntry,
}

#[derive(Debug, Clone, Serialize)]
pub struct ShownStage {
    /// In the order of the regulation, from 0.
    pub stage: StageId,
    pub plan: StagePlan,
    /// Who plays, with the number in the table.
    pub field: Vec<ShownEntrant>,
    /// The rounds paired so far.
    pub rounds: Vec<ShownRound>,
    /// The places with all coefficients; nothing if they cannot be reckoned.
    pub standings: Option<StageStandings>,
    /// Of a match of two: its sets and what is played next.
    #[serde(rename = "match", skip_serializing_if = "Option::is_none")]
    pub course: Option<MatchCourse>,
}

/// An entrant of a stage.
#[derive(Debug, Clone, Serialize)]
pub struct ShownEntrant {
    pub entrant: Entrant,
    pub name: String,
    /// The number in the table, once it is given.
    pub number: Option<u32>,
    /// How it left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<Leaving>,
}

#[derive(Debug, Clone, Serialize)]
pub struct ShownRound {
    /// Its number, from 1.
    pub round: Round,
    /// How far it is.
    pub phase: Phase,
    /// By whom or what it was paired.
    pub paired_by: PairedBy,
    /// The tables in their order.
    pub tables: Vec<ShownPair>,
    /// Who has no opponent.
    pub free: Vec<FreeSeat>,
}

#[derive(Debug, Clone, Serialize)]
pub struct ShownPair {
    /// Its number, from 1.
    pub table: u16,
    /// Who is named first: White on board 1 in game 1, unless the colours were mixed up.
    pub first: Entrant,
    pub second: Entrant,
    /// Whether the colours were mixed up.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub colours_mixed: bool,
    /// The result of the whole, once it is known; who has left loses what he did not play.
    pub score: Option<Score>,
    /// The results of single games, where there are several.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub games: Vec<ShownGame>,
}

/// A game of a micro-match or a team match.
#[derive(Debug, Clone, Serialize)]
pub struct ShownGame {
    pub game: GameKey,
    /// Its result, once it is known.
    pub score: Option<Score>,
}

impl Shows {
    /// What a state shows.
    pub fn of(state: &State) -> Shows {
        let regulation = state.regulation.as_ref();
        let players = state.players.iter().cloned().enumerate();
        let teams = state.teams.iter().cloned().enumerate();
        let stages = (0..).map(StageId).zip(&state.stages);
        Shows {
            name: regulation.map_or(String::new(), |own| own.name.clone()),
            rulebook: regulation.map_or(String::new(), |own| own.rulebook.clone()),
            pairs_teams: state.pairs_teams(),
            players: players.map(|(player, entry)| ShownPlayer { player, entry }).collect(),
            teams: teams.map(|(team, entry)| ShownTeam { team, entry }).collect(),
            stages: stages.map(|(id, stage)| shown_stage(state, id, stage)).collect(),
            awards: state.awards().ok().filter(|own| *own != Awards::default()),
        }
    }
}

impl Shows {
    /// What everybody may know: rounds that hang on the wall and the places after them. Of people it says what lists
    /// on the wall say: neither when somebody was born, what he finds hard, nor why he left.
    pub fn published(state: &State) -> Shows {
        let mut shows = Shows::of(state);
        for player in &mut shows.players {
            player.entry = PlayerEntry {
                born: None,
                born_year_only: false,
                sex: None,
                impairments: Vec::new(),
                ..player.entry.clone()
            };
        }
        for stage in &mut shows.stages {
            for left in stage.field.iter_mut().filter_map(|own| own.left.as_mut()) {
                left.reason.clear();
            }
            let published = stage.rounds.iter().take_while(|round| round.phase >= Phase::Published).count();
            if published < stage.rounds.len() {
                stage.rounds.truncate(published);
                let last = published.checked_sub(1).map(Round::at);
                stage.standings = last.and_then(|last| state.standings_after(stage.stage, last).ok());
            }
            if let Some(standings) = &mut stage.standings {
                let categories = standings.categories.iter_mut().flat_map(|own| &mut own.lines);
                for line in standings.lines.iter_mut().chain(categories) {
                    if let Some(left) = &mut line.left {
                        left.reason.clear();
                    }
                }
            }
        }
        shows
    }
}

fn shown_stage(state: &State, id: StageId, stage: &StageState) -> ShownStage {
    let entrant = |entrant: Entrant| ShownEntrant {
        entrant,
        name: state.name_of(entrant).unwrap_or_default().to_owned(),
        number: stage.numbers.get(&entrant).copied(),
        left: stage.left.get(&entrant).cloned(),
    };
    let rounds = (0..).map(Round::at).zip(&stage.rounds).map(|(round, own)| {
        let tables = (1..).zip(&own.encounters).map(|(table, encounter)| {
            let key = GameKey::table(id, round, table);
            let shape = encounter.shape;
            let boards = (1..=shape.boards).map(|board| if shape.teams { key.board(board) } else { key });
            let games = boards.flat_map(|key| {
                (1..=shape.games).map(move |game| if shape.games > 1 { key.game(game) } else { key })
            });
            let several = encounter.games.len() > 1 || shape.teams;
            let shown = games.zip(&encounter.games).filter(|_| several);
            ShownPair {
                table,
                first: encounter.first,
                second: encounter.second,
                colours_mixed: encounter.colours_mixed,
                score: encounter.score().or_else(|| stage.settled_score(round.index(), encounter)),
                games: shown.map(|(game, own)| ShownGame { game, score: own.score }).collect(),
            }
        });
        ShownRound {
            round,
            phase: own.phase,
            paired_by: own.by.clone(),
            tables: tables.collect(),
            free: own.free.clone(),
        }
    });
    ShownStage {
        stage: id,
        plan: stage.plan.clone(),
        field: state.field(stage).into_iter().map(entrant).collect(),
        rounds: rounds.collect(),
        standings: state.standings(id).ok(),
        course: state.match_course(id),
    }
}
