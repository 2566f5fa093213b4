//! The stage, the round and the people that a paper was asked for; where nothing was said, they are chosen.

use damier_compete::event::{PlayerEntry, PlayerId, StageId, TeamEntry, TeamId};
use damier_compete::{Entrant, Round};

use super::clerk::{Clerk, Rounded, Staged};
use super::options::{PaperError, Who};

impl<'a> Clerk<'a> {
    /// The stage that was asked for, or the last one in play.
    pub(super) fn staged(&self) -> Result<Staged<'a>, PaperError> {
        let stages = &self.state.stages;
        let in_play = || {
            let last = stages.iter().rposition(|stage| !stage.rounds.is_empty()).unwrap_or(0);
            StageId(u8::try_from(last).unwrap_or(0))
        };
        let id = self.options.stage.unwrap_or_else(in_play);
        let missing = PaperError::NoSuchStage { stage: u16::from(id.0) + 1, stages: stages.len() };
        let stage = stages.get(id.index()).ok_or(missing)?;
        Ok(Staged { id, stage })
    }

    pub(super) fn all_stages(&self) -> impl Iterator<Item = Staged<'a>> + use<'a> {
        let stages = self.state.stages.iter();
        (0..=u8::MAX).zip(stages).map(|(id, stage)| Staged { id: StageId(id), stage })
    }

    /// The round that was asked for, or the last one paired.
    pub(super) fn rounded(&self, staged: Staged<'a>) -> Result<Rounded<'a>, PaperError> {
        let stage = staged.stage;
        let last = stage.rounds.len().checked_sub(1).map(Round::at);
        let number = self.options.round.or(last).ok_or(PaperError::NothingPaired)?;
        let rounds = self.state.rounds_planned(stage);
        if number.number() > rounds {
            return Err(PaperError::NoSuchRound { round: number.number(), rounds });
        }
        let next = Round::at(stage.rounds.len()).number();
        let round = stage.round(number).ok_or(PaperError::NotPaired { round: number.number(), next })?;
        Ok(Rounded { number, round })
    }

    /// The players asked for, or everybody who plays in a stage, by their numbers.
    pub(super) fn chosen(&self, staged: Staged<'a>) -> Result<Vec<Entrant>, PaperError> {
        let field = self.by_number(staged);
        let wanted = match self.options.who {
            Some(Who::Player(player)) if self.state.pairs_teams() => {
                let team = self.player(player)?.team;
                team.map(|team| Entrant(team.0))
            }
            Some(Who::Player(player)) => {
                self.player(player)?;
                Some(Entrant(player.0))
            }
            Some(Who::Team(team)) if self.state.pairs_teams() => {
                self.team(team)?;
                Some(Entrant(team.0))
            }
            Some(Who::Team(_)) => return Err(PaperError::NoTeams),
            Some(Who::Protest(_)) | None => None,
        };
        match wanted {
            Some(entrant) if field.contains(&entrant) => Ok(vec![entrant]),
            Some(entrant) => Err(PaperError::NotInStage { name: self.name(entrant).to_owned() }),
            None if field.is_empty() => Err(PaperError::NobodyEntered),
            None => Ok(field),
        }
    }

    /// A player by his number.
    pub(super) fn player(&self, player: PlayerId) -> Result<&'a PlayerEntry, PaperError> {
        let players = self.state.players.len();
        let missing = PaperError::NoSuchPlayer { player: player.0.saturating_add(1), players };
        self.state.players.get(player.index()).ok_or(missing)
    }

    /// A team by its number.
    pub(super) fn team(&self, team: TeamId) -> Result<&'a TeamEntry, PaperError> {
        let teams = self.state.teams.len();
        let missing = PaperError::NoSuchTeam { team: team.0.saturating_add(1), teams };
        self.state.teams.get(team.index()).ok_or(missing)
    }
}
