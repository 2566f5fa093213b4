//! Teams, their line-ups, and who sat down instead.

use damier_compete::Round;
use damier_compete::event::{Action, Character, Fact, GameKey, PlayerId, Refused, Role, TeamEntry, TeamId};
use damier_compete::schedule::Side;
use damier_language::Args;
use serde::{Deserialize, Serialize};

use super::typed;
use crate::draft::{Draft, Refusal};
use crate::{ActReport, RefusalText};

/// A team enters.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Team {
    pub name: String,
    /// Its captain or representative.
    pub captain: Option<String>,
    /// Federation, club or region.
    pub federation: Option<String>,
    /// Rating used for seeding.
    pub rating: Option<u32>,
}

impl Team {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        let name = self.name.trim().to_owned();
        let character = draft.state().regulation.as_ref().map(|regulation| regulation.character);
        if character == Some(Character::Individual) {
            let what = draft.words.translate("event-no-teams-here", &Args::new().with("name", name));
            let complaint = RefusalText::new(what);
            let typed = draft.manner.terminal;
            return Err(if typed { complaint.next("damier event enter NAME") } else { complaint }.into());
        }
        let (captain, federation) = (self.captain.clone(), self.federation.clone());
        draft.append(Fact::TeamEntered(TeamEntry { name, captain, federation, rating: self.rating }))?;
        Ok(ActReport::new())
    }
}

/// Hand in the line-up of a team, board 1 first. A captain does so for his own team only.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LineUp {
    /// The stage, by number or name.
    #[serde(deserialize_with = "typed::option")]
    pub stage: Option<String>,
    /// The round; where nobody says the next one, unless a round is being played.
    pub round: Option<Round>,
    #[serde(deserialize_with = "typed::text")]
    pub team: String,
    /// The players in the order of the boards.
    #[serde(deserialize_with = "typed::list")]
    pub players: Vec<String>,
}

impl LineUp {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        let stage = draft.stage(self.stage.as_deref())?;
        let team = draft.hall().team(stage, &self.team)?;
        let by = draft.check(Action::HandInLineUp)?;
        if by.role == Role::Captain && !draft.door.leads(draft.state(), team) {
            return Err(Refusal::NotAllowed(RefusalText::new(draft.words.text("desk-not-your-team"))));
        }
        let round = draft.hall().line_up_round(stage, self.round)?;
        let named = self.players.iter().filter(|text| !text.trim().is_empty());
        let boards: Result<Vec<PlayerId>, RefusalText> =
            named.map(|text| draft.hall().member(team, text)).collect();
        let boards = boards?;
        draft.append(Fact::LineUp { stage, round, team, boards })?;
        Ok(ActReport::new())
    }
}

/// Somebody sits at a board of a team match other than the line-up says.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Seat {
    /// The stage, by number or name.
    #[serde(deserialize_with = "typed::option")]
    pub stage: Option<String>,
    /// The round; the one being played where nobody says.
    pub round: Option<Round>,
    #[serde(deserialize_with = "typed::text")]
    pub who: String,
    pub table: u16,
    pub board: u8,
}

impl Seat {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        if !draft.state().pairs_teams() {
            return Err(draft.refused(&Refused::NoTeamEvent));
        }
        let stage = draft.stage(self.stage.as_deref())?;
        let round = draft.round(stage, self.round)?;
        let player = draft.hall().player(stage, &self.who)?;
        let key = GameKey::table(stage, round, self.table).board(self.board);
        let found = draft.state().stages.get(stage.index()).and_then(|stage| stage.round(round));
        let Some(found) = found else { return Err(draft.hall().no_round(stage, round).into()) };
        let at = usize::from(self.table).checked_sub(1);
        let Some(encounter) = at.and_then(|at| found.encounters.get(at)) else {
            let tables = found.encounters.len();
            return Err(draft.refused(&Refused::NoSuchTable { table: self.table, tables }));
        };
        let of = draft.state().players.get(player.index()).and_then(|player| player.team);
        let side = Side::BOTH.into_iter().find(|side| Some(TeamId(encounter.entrant(*side).0)) == of);
        let Some(side) = side else { return Err(draft.refused(&Refused::NotInGame { player, key })) };
        draft.append(Fact::Seated { key, side, player })?;
        Ok(ActReport::new())
    }
}
