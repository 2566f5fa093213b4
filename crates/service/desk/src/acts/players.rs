//! What only a player says about his game: what he chooses after an irregularity of his opponent, and a draw that he
//! claims by his count. And how a game is played, where it is not the usual way.

use damier_clock::Span;
use damier_compete::Round;
use damier_compete::event::{Action, Complainant, Fact, GameKey, Manner, Odds, Refused, Role};
use damier_compete::schedule::Side;
use damier_language::Args;
use damier_rules::game::DECIDED_BY;
use damier_rules::rulebook::IrregularityPolicy;
use serde::{Deserialize, Serialize};

use super::at_board::{answer, since_start};
use super::typed;
use crate::draft::{Draft, Refusal};
use crate::{ActReport, RefusalText, results};

/// A player chooses after an irregularity of his opponent.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Choose {
    /// The stage, by number or name.
    #[serde(deserialize_with = "typed::option")]
    pub stage: Option<String>,
    /// The round; the one being played where nobody says.
    pub round: Option<Round>,
    /// Who chooses; he himself where his account acts.
    #[serde(deserialize_with = "typed::text")]
    pub who: String,
    /// When, after the start of the round: `1:05:00`; now where nobody says.
    pub after: String,
    /// What: it is put right, or it stands.
    pub choice: Choice,
}

/// What can be chosen after an irregularity.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// It is put right.
    #[default]
    Correct,
    Stand,
}

impl Choose {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        let word = match self.choice {
            Choice::Correct => "correct",
            Choice::Stand => "let-stand",
        };
        // Where the referee decides, no office of a player says more (WCDF-1.25, UA-VII.Viol.1).
        let book = draft.state().regulation.as_ref().and_then(|own| own.book().ok());
        if let Some(book) =
            book.filter(|own| own.switches.irregularity_policy == IrregularityPolicy::WarnRetract)
        {
            let text = draft.words.text("refusal-arbiter-decides");
            let told = draft.words.with_clauses(&text, book.own(DECIDED_BY));
            return Err(Refusal::NotAllowed(RefusalText::new(told)));
        }
        let at = Seat::of(draft, Action::ChooseCorrection, self.stage.as_deref(), self.round, &self.who)?;
        let line = format!("{word} {}", at.color);
        at.append_line(draft, &self.after, line)
    }
}

/// A player claims a draw by his count of moves or of repetitions.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Count {
    /// The stage, by number or name.
    #[serde(deserialize_with = "typed::option")]
    pub stage: Option<String>,
    /// The round; the one being played where nobody says.
    pub round: Option<Round>,
    /// Who claims; he himself where his account acts.
    #[serde(deserialize_with = "typed::text")]
    pub who: String,
    /// When, after the start of the round: `1:05:00`; now where nobody says.
    pub after: String,
    /// What he has counted.
    pub counted: Counted,
    /// The repeating move that he has written and not made.
    pub by: String,
    /// Without a full record: so many moves the arbiter has seen.
    pub witnessed: Option<u16>,
}

/// What a player counts.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Counted {
    /// How often the position has stood.
    #[default]
    Repetition,
    /// Moves that lead to a draw.
    Counting,
}

impl Count {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        let at = Seat::of(draft, Action::CountMoves, self.stage.as_deref(), self.round, &self.who)?;
        let what = match self.counted {
            Counted::Repetition => "repetition",
            Counted::Counting => "counting",
        };
        let mut line = format!("claim {} {what}", at.color);
        match self.by.split_whitespace().collect::<Vec<_>>()[..] {
            [] => {}
            [mv] => line += &format!(" by {mv}"),
            _ => return Err(draft.not_a("board-not-a-move", &self.by)),
        }
        if let Some(seen) = self.witnessed {
            line += &format!(" witnessed {seen}");
        }
        at.append_line(draft, &self.after, line)
    }
}

/// Where a player sits.
struct Seat {
    key: GameKey,
    side: Side,
    color: String,
}

impl Seat {
    /// The seat of whoever acts, or of the player who is named by whoever stands in.
    fn of(
        draft: &Draft<'_>,
        action: Action,
        stage: Option<&str>,
        round: Option<Round>,
        who: &str,
    ) -> Result<Seat, Refusal> {
        let by = draft.check(action)?;
        // An assistant says it in the name of his player (UA13-IV.13.13.4, UA13-IV.13.15.4).
        let own = match by.role {
            Role::Assistant => {
                let silent = || Refused::SpeaksForNobody { name: by.name.clone() };
                let player = draft.state().speaks_for(&by.name);
                let player = player.ok_or_else(|| Refusal::NotAllowed(draft.hall().refused(&silent())))?;
                Some(Complainant::Player(player))
            }
            role => draft.door.complainant(draft.state(), role),
        };
        let stage = draft.stage(stage)?;
        let round = draft.round(stage, round)?;
        let (key, side) = match own {
            Some(Complainant::Player(player)) => {
                let own = draft.hall().game_of(stage, round, &format!("@{}", player.0))?;
                if !who.trim().is_empty() && draft.hall().player(stage, who)? != player {
                    return Err(Refusal::NotAllowed(RefusalText::new(
                        draft.words.text("hall-not-your-game"),
                    )));
                }
                own
            }
            _ => draft.hall().game_of(stage, round, who)?,
        };
        let color = draft.state().pieces_of(key, side).map_err(|refused| draft.refused(&refused))?;
        Ok(Seat { key, side, color: color.to_string().to_lowercase() })
    }

    fn append_line(&self, draft: &mut Draft<'_>, after: &str, line: String) -> Result<ActReport, Refusal> {
        let after: Span = match after.trim() {
            "" => since_start(draft, self.key),
            typed => typed.parse().map_err(|_| draft.not_a("board-not-a-time", typed))?,
        };
        let (key, side) = (self.key, self.side);
        draft.append(Fact::SaidByPlayer { key, side, after_ms: after.as_millis(), line })?;
        let board = draft.state().board(key).map_err(|refused| draft.refused(&refused))?;
        Ok(answer(&draft.hall(), &board, after))
    }
}

/// Say how a game is played, where it is not the usual way; nothing said: it is played the usual way again.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PlaySo {
    /// The stage, by number or name.
    #[serde(deserialize_with = "typed::option")]
    pub stage: Option<String>,
    /// The round; the one being played where nobody says.
    pub round: Option<Round>,
    /// The board: `3`, `3.2`, or the name of a player.
    #[serde(deserialize_with = "typed::text")]
    pub at: String,
    /// Those who play without seeing the board.
    #[serde(deserialize_with = "typed::list")]
    pub blindfold: Vec<String>,
    /// Who gives odds.
    #[serde(deserialize_with = "typed::text")]
    pub odds: String,
    /// The squares of his men that are taken off: `31 32`, `c3`.
    pub squares: String,
}

impl PlaySo {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        let stage = draft.stage(self.stage.as_deref())?;
        let round = draft.round(stage, self.round)?;
        let key = results::game(&draft.hall(), stage, round, self.at.trim())?;
        let side = |draft: &Draft<'_>, who: &str| {
            let (own, side) = draft.hall().game_of(stage, round, who)?;
            if (own.table, own.board) != (key.table, key.board) {
                return Err(draft.not_a("hall-not-at-this-board", who));
            }
            Ok(side)
        };
        let mut manner = Manner::default();
        for who in &self.blindfold {
            manner.blindfold.push(side(draft, who)?);
        }
        manner.blindfold.sort();
        manner.blindfold.dedup();
        if !self.odds.trim().is_empty() {
            let squares = self.squares.split([' ', ',', ';']).filter(|own| !own.is_empty());
            let squares = squares.map(str::to_owned).collect();
            manner.odds = Some(Odds { from: side(draft, &self.odds)?, squares });
        }
        draft.append(Fact::PlayedSo { key, manner })?;
        let mut answer = ActReport::new();
        for line in damier_documents::papers::manner_lines(draft.words, draft.state(), key) {
            answer.line(line);
        }
        if answer.text.is_empty() {
            answer.line(draft.words.translate("hall-usual-manner", &Args::new()));
        }
        Ok(answer)
    }
}
