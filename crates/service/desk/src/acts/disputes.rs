//! Sanctions, protests and appeals, decisions, notes and duties.

use damier_compete::Round;
use damier_compete::event::{
    About, Action, Complainant, Fact, Offence, Refused, Sanction, StageId, checklist, offence_of,
};
use serde::{Deserialize, Serialize};

use super::typed;
use crate::draft::{Draft, Refusal};
use crate::penalties::{OFFENCES, SANCTIONS};
use crate::{ActReport, RefusalText};

fn by_name<T: Copy>(draft: &Draft<'_>, all: &[(&'static str, T)], name: &str) -> Result<T, Refusal> {
    let found = all.iter().find(|(own, _)| *own == name.trim()).map(|(_, value)| *value);
    found.ok_or_else(|| draft.none_of(name, all.iter().map(|(name, _)| *name)))
}

/// Impose a sanction; a loss or an annulment changes the game of that round.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Punish {
    /// The stage, by number or name.
    #[serde(deserialize_with = "typed::option")]
    pub stage: Option<String>,
    /// The round of the game.
    pub round: Option<Round>,
    #[serde(deserialize_with = "typed::text")]
    pub who: String,
    pub sanction: String,
    /// What for: the clause that was broken, such as `UA-III.12.3.1`, or one of the kinds; conduct where nobody says.
    pub offence: String,
    pub happened: String,
}

impl Punish {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        let stage = draft.stage(self.stage.as_deref())?;
        let player = draft.hall().player(stage, &self.who)?;
        let sanction = by_name(draft, &SANCTIONS, &self.sanction)?;
        let (offence, clause) = self.offence(draft)?;
        let in_game = matches!(sanction, Sanction::Loss | Sanction::Annulment) || self.round.is_some();
        let game = match in_game {
            true => {
                let round = draft.round(stage, self.round)?;
                Some(draft.hall().game_of(stage, round, &self.who)?.0)
            }
            false => None,
        };
        draft.append(Fact::Punished {
            player,
            sanction,
            offence,
            game,
            account: self.happened.clone(),
            clause,
        })?;
        Ok(ActReport::new())
    }

    /// The kind of the offence, and its clause where it is named.
    fn offence(&self, draft: &Draft<'_>) -> Result<(Offence, Option<String>), Refusal> {
        let text = match self.offence.trim() {
            "" => "conduct",
            text => text,
        };
        // A clause has a number, a kind has none.
        if !text.contains(|sign: char| sign.is_ascii_digit()) {
            return Ok((by_name(draft, &OFFENCES, text)?, None));
        }
        let found = draft.state().code().and_then(|code| offence_of(code, text));
        let found =
            found.ok_or_else(|| draft.refused(&Refused::NoSuchOffence { clause: text.to_owned() }))?;
        Ok((found.kind, Some(found.clause.to_owned())))
    }
}

/// Take a protest in writing. A player or captain protests for himself only.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LodgeProtest {
    /// The stage, by number or name.
    #[serde(deserialize_with = "typed::option")]
    pub stage: Option<String>,
    /// The round of the game it is about.
    pub round: Option<Round>,
    /// From whom: a player, or the team whose captain it is; `team@1` is a team by its place on the list.
    #[serde(deserialize_with = "typed::text")]
    pub who: String,
    /// What is said.
    pub text: String,
    /// It is about his game of the round being played.
    pub game: bool,
    /// The number in the log of the decision it is about.
    pub fact: Option<u32>,
}

impl LodgeProtest {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        let by = draft.check(Action::Protest)?;
        let stage = draft.stage(self.stage.as_deref())?;
        let own = draft.door.complainant(draft.state(), by.role);
        let from = match own {
            Some(own) => own,
            None => complainant(draft, stage, &self.who)?,
        };
        let about = match self.fact {
            Some(seq) => About::Fact(seq),
            None if self.game || self.round.is_some() => {
                let round = draft.round(stage, self.round)?;
                About::Game(game_of(draft, stage, round, from)?)
            }
            None => About::Other,
        };
        draft.append(Fact::Protested { from, about, text: self.text.clone() })?;
        Ok(ActReport::new())
    }
}

/// Who protests. That a player of a team may not is for the event to say.
fn complainant(draft: &Draft<'_>, stage: StageId, from: &str) -> Result<Complainant, Refusal> {
    let hall = draft.hall();
    if let Some(team) = from.strip_prefix("team@") {
        return Ok(hall.team(stage, &format!("@{team}")).map(Complainant::Captain)?);
    }
    if !draft.state().pairs_teams() || from.starts_with('@') {
        return Ok(hall.player(stage, from).map(Complainant::Player)?);
    }
    let captain = hall.team(stage, from).map(Complainant::Captain);
    Ok(captain.or_else(|nobody| hall.player(stage, from).map(Complainant::Player).map_err(|_| nobody))?)
}

/// The game of whoever protests, or the match of his team.
fn game_of(
    draft: &Draft<'_>,
    stage: StageId,
    round: Round,
    from: Complainant,
) -> Result<damier_compete::event::GameKey, Refusal> {
    let who = match from {
        Complainant::Player(player) => format!("@{}", player.0),
        Complainant::Captain(team) => {
            draft.state().teams.get(team.index()).map(|team| team.name.clone()).unwrap_or_default()
        }
    };
    Ok(draft.hall().game_of(stage, round, &who)?.0)
}

/// The chief arbiter rules on a protest.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Rule {
    /// The number of the protest in the log.
    pub protest: u32,
    /// Whether it is upheld.
    pub upheld: bool,
    /// What is decided, and why.
    pub ruling: String,
}

impl Rule {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        let Rule { protest, upheld, ruling } = self.clone();
        draft.append(Fact::ProtestRuled { protest, upheld, ruling })?;
        Ok(ActReport::new())
    }
}

/// The complainant goes to the appeals committee: himself, or an official whom he has asked.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Appeal {
    /// The number of the protest in the log.
    pub protest: u32,
}

impl Appeal {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        let by = draft.check(Action::Protest)?;
        let found = draft.state().protests.iter().find(|own| own.seq == self.protest).map(|own| own.from);
        // That there is no such protest the event says itself.
        if found.is_some_and(|from| !draft.door.appeals_for(draft.state(), by.role, from)) {
            return Err(Refusal::NotAllowed(RefusalText::new(draft.words.text("desk-not-your-protest"))));
        }
        draft.append(Fact::Appealed { protest: self.protest })?;
        Ok(ActReport::new())
    }
}

/// The appeals committee decides; that is final.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct DecideAppeal {
    /// The number of the protest in the log.
    pub protest: u32,
    /// Whether it is upheld.
    pub upheld: bool,
    /// What is decided, and why.
    pub ruling: String,
    /// Members with an interest in the matter, who do not sit.
    pub interested: Vec<String>,
}

impl DecideAppeal {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        let DecideAppeal { protest, upheld, ruling, mut interested } = self.clone();
        interested.extend(draft.state().interested_in(protest).into_iter().map(|(name, _)| name));
        interested.retain(|name| !name.trim().is_empty());
        interested.sort();
        interested.dedup();
        draft.append(Fact::AppealDecided { protest, interested, upheld, ruling })?;
        Ok(ActReport::new())
    }
}

/// Decide a case that the rules do not foresee.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct DecideCase {
    pub question: String,
    pub decision: String,
    /// Clauses on similar cases and other grounds.
    pub grounds: String,
}

impl DecideCase {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        let DecideCase { question, decision, grounds } = self.clone();
        draft.append(Fact::Decided { question, decision, grounds })?;
        Ok(ActReport::new())
    }
}

/// Write something down for the report.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct WriteNote {
    pub text: String,
}

impl WriteNote {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        draft.append(Fact::Note(self.text.clone()))?;
        Ok(ActReport::new())
    }
}

/// Play is interrupted.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Interrupt {
    pub reason: String,
}

impl Interrupt {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        draft.append(Fact::Interrupted { reason: self.reason.clone() })?;
        Ok(ActReport::new())
    }
}

/// Duties of the checklist are done.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TickDuty {
    /// Their clauses, such as `UA-IV.5:2`.
    pub clauses: Vec<String>,
}

impl TickDuty {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        for typed in &self.clauses {
            let mut marks = draft.state().code().into_iter().flat_map(checklist).map(|(mark, _)| mark);
            let Some(mark) = marks.find(|mark| mark.eq_ignore_ascii_case(typed.trim())) else {
                let complaint = draft.not_a("event-no-such-duty", typed).complaint();
                let at_terminal = draft.manner.terminal;
                return Err(if at_terminal { complaint.next("damier event duty") } else { complaint }.into());
            };
            draft.append(Fact::DutyDone(mark))?;
        }
        Ok(ActReport::new())
    }
}
