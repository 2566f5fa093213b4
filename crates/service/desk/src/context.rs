//! An open event and the words in which it is told: who and what is meant, and why not.

use damier_compete::event::{
    CannotPair, Character, Event, GameKey, PlayerId, Refused, ScoreScale, StageId, State, TeamId,
};
use damier_compete::schedule::Side;
use damier_compete::{Entrant, Round};
use damier_language::{Args, Words};

use crate::people::{self, WhoIsThat};
use crate::refusal_text::Way;
use crate::{RefusalText, describe, games, stage};

/// An open event and the words in which it is told.
#[derive(Clone, Copy)]
pub struct EventContext<'a> {
    pub words: &'static Words,
    pub event: &'a Event,
    /// How refusals are told.
    pub manner: Manner,
}

/// How refusals are told: a terminal names the command that helps, a page has its buttons.
#[derive(Clone, Copy)]
pub struct Manner {
    /// A fact that is not accepted.
    pub refused: fn(&Words, &State, &Refused) -> RefusalText,
    /// Somebody who was not found.
    pub who: fn(&Words, &WhoIsThat) -> RefusalText,
    /// What to do where a round cannot be paired.
    pub way_out: fn(&Words, &CannotPair) -> Option<String>,
    /// Whether whoever acts sits at a terminal, where options and commands help.
    pub terminal: bool,
}

impl Manner {
    pub const PLAIN: Manner = Manner {
        refused: describe::refused,
        who: describe::who,
        way_out: describe::way_out,
        terminal: false,
    };
}

impl<'a> EventContext<'a> {
    /// What is known.
    pub fn state(&self) -> &'a State {
        self.event.state()
    }

    /// What a message says.
    pub fn text(&self, id: &str, args: &Args<'_>) -> String {
        self.words.translate(id, args)
    }

    /// A complaint in words.
    pub fn complaint(&self, id: &str, args: &Args<'_>) -> RefusalText {
        RefusalText::new(self.words.translate(id, args))
    }

    /// A refusal in words.
    pub fn refused(&self, refused: &Refused) -> RefusalText {
        (self.manner.refused)(self.words, self.state(), refused)
    }

    fn unknown(&self, who: &WhoIsThat) -> RefusalText {
        (self.manner.who)(self.words, who)
    }

    /// The points a game is worth.
    pub fn scale(&self) -> ScoreScale {
        self.state().regulation.as_ref().map(|regulation| regulation.scale).unwrap_or_default()
    }

    /// The name of an entrant.
    pub fn name(&self, entrant: Entrant) -> String {
        self.state().name_of(entrant).unwrap_or_default().to_owned()
    }

    /// The round that is meant: the one given, or the one being played.
    pub fn round(&self, stage: StageId, given: Option<Round>) -> Result<Round, RefusalText> {
        let round = given.or_else(|| stage::current_round(self.state(), stage));
        round.ok_or_else(|| self.no_round(stage, Round::FIRST))
    }

    /// The round that a line-up is for: the one given, or the next. While a round is played nobody can know
    /// which one is meant, so it must be said (UA13-IV.14.4, UA-III.9.4).
    pub fn line_up_round(&self, stage: StageId, given: Option<Round>) -> Result<Round, RefusalText> {
        let Some(found) = self.state().stages.get(stage.index()) else { return Ok(Round::FIRST) };
        let next = Round::at(usize::from(found.rounds_started()));
        let playing = self.state().missing_results(stage).into_iter().map(|(round, _)| round);
        match (given, playing.filter(|round| round.index() < next.index()).max()) {
            (Some(round), _) => Ok(round),
            (None, None) => Ok(next),
            (None, Some(playing)) => {
                let args = Args::new().with("playing", playing.number()).with("next", next.number());
                Err(self.complaint("explained-line-up-round", &args))
            }
        }
    }

    /// Why a round of a stage is not there.
    pub fn no_round(&self, stage: StageId, round: Round) -> RefusalText {
        let found = self.state().stages.get(stage.index());
        self.refused(&found.map_or(Refused::NotPaired { round }, |stage| stage.no_round(round)))
    }

    /// The stage of a number from 1, or of a name.
    pub fn stage(&self, text: &str) -> Result<StageId, RefusalText> {
        stage::named(self.state(), text).ok_or_else(|| {
            let names = self.words.list(self.state().stages.iter().map(|stage| stage.plan.name.as_str()));
            self.complaint("event-no-such-stage", &Args::new().with("text", text).with("stages", names))
        })
    }

    /// Why a round cannot be paired, what to do, and what could be relaxed.
    pub fn cannot_pair(&self, stage: StageId, cannot: &CannotPair) -> RefusalText {
        let mut complaint = describe::cannot_pair(self.words, self.state(), stage, cannot);
        complaint.next = (self.manner.way_out)(self.words, cannot);
        if self.manner.terminal {
            complaint.faults = complaint.ways.iter().map(Way::typed).collect();
        }
        complaint
    }

    /// The entrant that is meant.
    pub fn entrant(&self, stage: StageId, text: &str) -> Result<Entrant, RefusalText> {
        people::entrant(self.state(), stage, text).map_err(|who| self.unknown(&who))
    }

    /// The player that is meant.
    pub fn player(&self, stage: StageId, text: &str) -> Result<PlayerId, RefusalText> {
        people::player(self.state(), stage, text).map_err(|who| self.unknown(&who))
    }

    /// The team that is meant.
    pub fn team(&self, stage: StageId, text: &str) -> Result<TeamId, RefusalText> {
        let character = self.state().regulation.as_ref().map(|regulation| regulation.character);
        if character == Some(Character::Individual) && self.state().teams.is_empty() {
            return Err(self.refused(&Refused::NoTeamEvent));
        }
        people::team(self.state(), stage, text).map_err(|who| self.unknown(&who))
    }

    /// A player of a team, for a line-up: by number, name, or a part that nobody else of the team has.
    pub fn member(&self, team: TeamId, text: &str) -> Result<PlayerId, RefusalText> {
        people::member(self.state(), team, text).map_err(|who| self.unknown(&who))
    }

    /// The game of a player, or the match of a team, with the side.
    pub fn game_of(&self, stage: StageId, round: Round, who: &str) -> Result<(GameKey, Side), RefusalText> {
        let found = match self.player(stage, who) {
            Ok(player) => games::seat(self.state(), stage, round, player),
            // In a team event the name may be that of a team.
            Err(nobody) => match self.state().pairs_teams().then(|| self.entrant(stage, who)) {
                Some(Ok(team)) => games::table(self.state(), stage, round, team),
                _ => return Err(nobody),
            },
        };
        found.ok_or_else(|| {
            if self.state().stages.get(stage.index()).is_none_or(|stage| stage.round(round).is_none()) {
                return self.no_round(stage, round);
            }
            let args = Args::new().with("name", who).with("round", round.number());
            self.complaint("event-no-game", &args)
        })
    }
}
