//! Sanctions: a ladder for each code.
//!
//! | code | ladder | clauses |
//! | --- | --- | --- |
//! | UA | remark, warning, written reprimand, loss, exclusion | UA13-IV.17.10.1 ff., UA-III.12.10 |
//! | UA 2023, lateness | warning, fine, loss, other measures | UA-III.5.4.1 |
//! | FMJD | remark, public warning, annulment for both, exclusion | FMJD-III.2.5, FMJD-IIIbis.2.5 |
//! | WCDF | warning, loss, exclusion, removal from the place | WCDF-6.9 |
//! | columns | remark, loss | COL-3.3.5a, COL-1.12c |
//!
//! A sanction whose protest is upheld is lifted ([`super::protest`]): it stays in the log, and what it changed is as
//! it was before.

use std::fmt;

use damier_clock::Moment;
use damier_clock::rules::Code;
use damier_rules::rulebook::Clause;
use serde::{Deserialize, Serialize};

use super::encounter::Game;
use super::ids::{GameKey, PlayerId, StageId};
use super::leave::Departure;
use super::offences::{ListedOffence, offence_of, only_clause};
use super::protest::{About, Complainant};
use super::refused::Refused;
use super::results::games_mut;
use super::score::{Reason, Score};
use super::state::{StageState, State};
use super::warning::Warning;
use damier_pairing::Entrant;
use damier_pairing::schedule::Side;

/// A sanction, the mildest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sanction {
    /// An oral remark.
    Remark,
    /// A warning: oral, official or public.
    Warning,
    /// A written reprimand.
    Reprimand,
    Fine,
    /// Another measure that the chief arbiter sets.
    Other,
    /// The game is lost.
    Loss,
    /// The game is annulled for both (D-32a).
    Annulment,
    /// Out of the event.
    Exclusion,
    /// Out of the room as well.
    Removal,
}

impl fmt::Display for Sanction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Sanction::Remark => "remark",
            Sanction::Warning => "warning",
            Sanction::Reprimand => "reprimand",
            Sanction::Fine => "fine",
            Sanction::Other => "other measure",
            Sanction::Loss => "loss",
            Sanction::Annulment => "annulment",
            Sanction::Exclusion => "exclusion",
            Sanction::Removal => "removal",
        })
    }
}

/// What a sanction is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Offence {
    /// A breach of the rules of conduct.
    Conduct,
    /// A telephone rang.
    Phone,
    Lateness,
    /// Refusal to keep the rules or to obey.
    Refusal,
    /// Deliberate breach, cheating.
    Cheating,
    /// The clock is struck, held or stopped.
    Clock,
    /// Nothing is written down, or falsely.
    Record,
    /// A game is thrown by agreement.
    Collusion,
}

impl Offence {
    /// All kinds.
    pub const ALL: [Offence; 8] = [
        Offence::Conduct,
        Offence::Phone,
        Offence::Lateness,
        Offence::Refusal,
        Offence::Cheating,
        Offence::Clock,
        Offence::Record,
        Offence::Collusion,
    ];
}

/// A sanction that was imposed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Penalty {
    /// Its place on the list of facts.
    pub seq: u32,
    pub player: PlayerId,
    pub sanction: Sanction,
    pub offence: Offence,
    /// In which game.
    pub game: Option<GameKey>,
    pub account: String,
    /// The clause that was broken, where it is named.
    pub broken: Option<Clause>,
    /// The rung of the ladder.
    pub clauses: &'static [Clause],
    /// The protest that lifted it.
    pub lifted: Option<u32>,
    /// What it changed.
    #[serde(skip)]
    pub(super) before: Before,
}

/// What a sanction changed, so that it can be lifted.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Before {
    /// The games as they were.
    games: Vec<Game>,
    /// The stages that he left by it.
    left: Vec<StageId>,
}

impl Penalty {
    /// The clauses of the offence and of the sanction.
    pub fn all_clauses(&self) -> Vec<Clause> {
        let rung = self.clauses.iter().filter(|clause| self.broken != Some(**clause));
        self.broken.iter().chain(rung).copied().collect()
    }

    /// Whether it still stands.
    pub const fn stands(&self) -> bool {
        self.lifted.is_none()
    }
}

/// The ladder of a code, the mildest sanction first.
pub const fn ladder(code: Code, offence: Offence) -> &'static [(Sanction, &'static [Clause])] {
    use Sanction::{Annulment, Exclusion, Fine, Loss, Other, Remark, Removal, Reprimand};
    match (code, offence) {
        (Code::Ua2013, _) => &[
            (Remark, &["UA13-IV.17.10.1"]),
            (Sanction::Warning, &["UA13-IV.17.10.2"]),
            (Reprimand, &["UA13-IV.17.10.3"]),
            (Loss, &["UA13-IV.17.10.4"]),
            (Exclusion, &["UA13-IV.17.10.5"]),
        ],
        (Code::Ua2023, Offence::Lateness) => &[
            (Sanction::Warning, &["UA-III.5.4.1"]),
            (Fine, &["UA-III.5.4.1"]),
            (Loss, &["UA-III.5.4.1"]),
            (Other, &["UA-III.5.4.1"]),
        ],
        (Code::Ua2023, _) => &[
            (Remark, &["UA-III.12.10"]),
            (Sanction::Warning, &["UA-III.12.10"]),
            (Reprimand, &["UA-III.12.10"]),
            (Loss, &["UA-III.12.10"]),
            (Exclusion, &["UA-III.12.10"]),
        ],
        (Code::Fmjd100, _) => &[
            (Remark, &["FMJD-III.2.5"]),
            (Sanction::Warning, &["FMJD-III.2.5"]),
            (Annulment, &["FMJD-III.2.5"]),
            (Exclusion, &["FMJD-III.2.5", "FMJD-III.2.6"]),
        ],
        (Code::Fmjd64, _) => &[
            (Remark, &["FMJD-IIIbis.2.5"]),
            (Sanction::Warning, &["FMJD-IIIbis.2.5"]),
            (Annulment, &["FMJD-IIIbis.2.5"]),
            (Exclusion, &["FMJD-IIIbis.2.5", "FMJD-IIIbis.2.6"]),
        ],
        (Code::Wcdf, Offence::Refusal) => &[
            (Sanction::Warning, &["WCDF-6.9"]),
            (Loss, &["WCDF-1.28", "WCDF-4.17", "WCDF-6.9"]),
            (Exclusion, &["WCDF-6.9"]),
            (Removal, &["WCDF-6.9"]),
        ],
        (Code::Wcdf, _) => &[
            (Sanction::Warning, &["WCDF-6.9"]),
            (Loss, &["WCDF-6.9"]),
            (Exclusion, &["WCDF-6.9"]),
            (Removal, &["WCDF-6.9"]),
        ],
        (Code::Columns, _) => &[(Remark, &["COL-3.3.5a"]), (Loss, &["COL-1.12c"])],
    }
}

/// The sanctions of a code, whatever they are for, the mildest first.
pub fn steps(code: Code) -> Vec<Sanction> {
    let rungs = Offence::ALL.into_iter().flat_map(|offence| ladder(code, offence));
    let mut steps: Vec<Sanction> = rungs.map(|(sanction, _)| *sanction).collect();
    steps.sort();
    steps.dedup();
    steps
}

/// What the codes want for some offences (D-32b, D-32c): at least this.
const fn wanted(code: Code, offence: Offence) -> Option<(Sanction, &'static str, &'static [Clause])> {
    match (code, offence) {
        (Code::Ua2013, Offence::Phone) => Some((Sanction::Loss, "a loss", &["UA13-IV.17.3.12"])),
        (Code::Ua2023, Offence::Phone) => Some((Sanction::Loss, "a loss", &["UA-III.12.3.12"])),
        (Code::Wcdf, Offence::Phone) => Some((Sanction::Loss, "a loss", &["WCDF-4.16"])),
        (Code::Fmjd100, Offence::Refusal) => Some((Sanction::Exclusion, "exclusion", &["FMJD-III.2.6"])),
        (Code::Fmjd64, Offence::Refusal) => Some((Sanction::Exclusion, "exclusion", &["FMJD-IIIbis.2.6"])),
        (Code::Wcdf, Offence::Refusal) => Some((Sanction::Loss, "a loss", &["WCDF-1.28", "WCDF-4.17"])),
        (Code::Columns, Offence::Refusal) => Some((Sanction::Loss, "a loss", &["COL-1.12c"])),
        (Code::Ua2013, Offence::Cheating) => {
            Some((Sanction::Exclusion, "the harshest sanction", &["UA13-IV.17.11"]))
        }
        (Code::Ua2023, Offence::Cheating) => {
            Some((Sanction::Exclusion, "the harshest sanction", &["UA-III.12.11"]))
        }
        _ => None,
    }
}

impl State {
    /// The offence of a clause under the code of the event.
    pub(super) fn offence(&self, clause: &str) -> Result<&'static ListedOffence, Refused> {
        let code = self.code().ok_or(Refused::NoRegulation)?;
        offence_of(code, clause).ok_or_else(|| Refused::NoSuchOffence { clause: clause.to_owned() })
    }

    /// Imposes a sanction; [`Penalty::clauses`] is filled in.
    pub(super) fn punish(&mut self, penalty: Penalty, at: Moment) -> Result<(), Refused> {
        let code = self.code().ok_or(Refused::NoRegulation)?;
        self.player(penalty.player)?;
        let rungs = ladder(code, penalty.offence);
        let rung = rungs.iter().find(|(sanction, _)| *sanction == penalty.sanction);
        let Some((_, clauses)) = rung else {
            let has = rungs.iter().map(|(sanction, _)| sanction.to_string()).collect::<Vec<_>>().join(", ");
            let mut clauses: Vec<Clause> = rungs.iter().flat_map(|(_, clauses)| *clauses).copied().collect();
            clauses.dedup();
            return Err(Refused::NotOnLadder { sanction: penalty.sanction, has, clauses });
        };
        let broken = penalty.broken.or_else(|| only_clause(code, penalty.offence));
        let penalty = Penalty { broken, ..penalty };
        // One sanction for one violation (UA13-IV.17.10, UA-III.12.10).
        let same = |old: &&Penalty| {
            (old.player, old.offence, old.game, &old.account, old.broken, old.stands())
                == (penalty.player, penalty.offence, penalty.game, &penalty.account, penalty.broken, true)
        };
        if let Some(old) = self.penalties.iter().find(same) {
            return Err(Refused::PunishedAlready { player: penalty.player, sanction: old.sanction });
        }
        let before = self.carry_out(&penalty, at)?;
        self.warn_of_harsh(code, &penalty);
        if let Some((least, wanted, clauses)) = wanted(code, penalty.offence)
            && penalty.sanction < least
        {
            self.warnings.push(Warning::MildSanction { wanted, clauses });
        }
        self.penalties.push(Penalty { clauses, before, ..penalty });
        Ok(())
    }

    /// Striking the clock, or a false move in checkers, is first answered by a warning (WCDF-1.25, WCDF-2.9).
    fn warn_of_harsh(&mut self, code: Code, penalty: &Penalty) {
        let clauses: &'static [Clause] = match (code, penalty.broken) {
            (Code::Wcdf, Some("WCDF-2.9")) => &["WCDF-2.9"],
            (Code::Wcdf, Some("WCDF-1.25")) => &["WCDF-1.25"],
            _ => return,
        };
        let warned = self
            .penalties
            .iter()
            .any(|own| own.stands() && (own.player, own.broken) == (penalty.player, penalty.broken));
        if !warned && penalty.sanction > Sanction::Warning {
            self.warnings.push(Warning::HarshSanction { clauses });
        }
    }

    /// Lifts a sanction whose protest is upheld: the game is as it was, the excluded player is back
    /// (UA-III.12.1.5, FMJD-III.2.2.5). What was decided about the game since then stays.
    pub(super) fn lift_sanctions(
        &mut self,
        protest: u32,
        about: About,
        from: Complainant,
    ) -> Result<(), Refused> {
        for at in self.meant_by(about, from) {
            let penalty = self.penalties[at].clone();
            if penalty.lifted.is_some() {
                continue;
            }
            self.penalties[at].lifted = Some(protest);
            if let Some(key) = penalty.game {
                self.restore(key, &penalty)?;
                if super::results::game(self.encounter(key)?, key)?.score.is_none() {
                    self.warnings.push(Warning::LiftedGame { protest, key });
                }
            }
            let entrant = Entrant(penalty.player.0);
            for id in &penalty.before.left {
                let stage = self.stage_mut(*id)?;
                if let Some(leaving) = stage.left.remove(&entrant) {
                    let missed = usize::from(leaving.after)..stage.rounds.len();
                    let absences: Vec<_> =
                        missed.map(|at| (damier_pairing::Round::at(at), entrant)).collect();
                    stage.absences.extend(absences);
                }
            }
        }
        Ok(())
    }

    /// A higher instance has rejected the protest: what the lower one lifted stands again.
    pub(super) fn impose_again(&mut self, protest: u32, at: Moment) -> Result<(), Refused> {
        for place in 0..self.penalties.len() {
            let penalty = self.penalties[place].clone();
            if penalty.lifted == Some(protest) {
                let before = self.carry_out(&penalty, at)?;
                self.penalties[place].lifted = None;
                self.penalties[place].before = before;
            }
        }
        Ok(())
    }

    /// The sanctions that a protest is about: the one it names, or those of its own game.
    fn meant_by(&self, about: About, from: Complainant) -> Vec<usize> {
        let his = |own: &Penalty| match from {
            Complainant::Player(player) => own.player == player,
            Complainant::Captain(team) => {
                self.players.get(own.player.index()).is_some_and(|player| player.team == Some(team))
            }
        };
        let meant = |own: &Penalty| match about {
            About::Fact(seq) => own.seq == seq,
            About::Game(key) => {
                let same =
                    |game: GameKey| (game.stage, game.round, game.table) == (key.stage, key.round, key.table);
                own.game.is_some_and(same) && his(own)
            }
            About::Other => false,
        };
        (0..self.penalties.len()).filter(|at| meant(&self.penalties[*at])).collect()
    }

    /// Puts back the games that a sanction decided, where nothing was decided after it.
    fn restore(&mut self, key: GameKey, penalty: &Penalty) -> Result<(), Refused> {
        let encounter = self.encounter_mut(key)?;
        let mut before = penalty.before.games.iter();
        for game in games_mut(encounter, key)? {
            let Some(old) = before.next() else { break };
            if game.reason == Some(Reason::Sanction) {
                game.clone_from(old);
            }
        }
        Ok(())
    }

    fn carry_out(&mut self, penalty: &Penalty, at: Moment) -> Result<Before, Refused> {
        match penalty.sanction {
            Sanction::Loss | Sanction::Annulment => {
                let key = penalty.game.ok_or(Refused::WhichGame)?;
                let side = self.side_of(key, penalty.player)?;
                let started = self.has_started(key)?;
                let games = games_mut(self.encounter_mut(key)?, key)?.into_iter().map(|own| own.clone());
                let before = Before { games: games.collect(), left: Vec::new() };
                let score = match penalty.sanction {
                    Sanction::Annulment => Score::Annulled,
                    _ if started => Score::lost_by(side),
                    _ => Score::minus(side),
                };
                self.write(key, score, Some(Reason::Sanction), at)?;
                Ok(before)
            }
            Sanction::Exclusion | Sanction::Removal => {
                let entrant = Entrant(penalty.player.0);
                if self.pairs_teams() {
                    // A team plays on without its member; the line-up follows.
                    return Ok(Before::default());
                }
                let has_left = |stage: &StageState| stage.left.contains_key(&entrant);
                let left: Vec<bool> = self.stages.iter().map(has_left).collect();
                self.leave(entrant, Departure::Excluded, &penalty.account)?;
                let now = self.stages.iter().map(has_left).zip(left).enumerate();
                let left = now.filter(|(_, (now, before))| *now && !before);
                let left = left.map(|(at, _)| StageId(at as u8)).collect();
                Ok(Before { games: Vec::new(), left })
            }
            _ => Ok(Before::default()),
        }
    }

    /// On which side of a game a player sits.
    fn side_of(&self, key: GameKey, player: PlayerId) -> Result<Side, Refused> {
        let encounter = self.encounter(key)?;
        let found = if encounter.shape.teams {
            let board = key.board.ok_or(Refused::WhichBoard { boards: encounter.shape.boards })?;
            let seat = usize::from(board).checked_sub(1).and_then(|at| encounter.seats.get(at));
            let seat = seat.ok_or(Refused::NoSuchBoard { board, boards: encounter.shape.boards })?;
            Side::BOTH.into_iter().find(|side| seat[side.index()] == Some(player))
        } else {
            encounter.side_of(Entrant(player.0))
        };
        found.ok_or(Refused::NotInGame { player, key })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_the_steps_of_its_ladders() {
        assert!(!steps(Code::Wcdf).contains(&Sanction::Remark));
        assert!(!steps(Code::Fmjd100).contains(&Sanction::Loss));
        assert_eq!(steps(Code::Columns), [Sanction::Remark, Sanction::Loss]);
        assert!(
            steps(Code::Ua2023).contains(&Sanction::Fine) && !steps(Code::Ua2013).contains(&Sanction::Fine)
        );
    }

    // WCDF-1.28, WCDF-4.17: the rule stands in two places.
    #[test]
    fn refusal_in_checkers_names_the_rule_that_it_breaks() {
        assert_eq!(only_clause(Code::Wcdf, Offence::Refusal), Some("WCDF-1.28"));
        assert_eq!(only_clause(Code::Wcdf, Offence::Clock), None);
        let loss = ladder(Code::Wcdf, Offence::Refusal).iter().find(|rung| rung.0 == Sanction::Loss);
        assert_eq!(loss.expect("a loss").1, ["WCDF-1.28", "WCDF-4.17", "WCDF-6.9"]);
    }

    #[test]
    fn ladders_rise() {
        for code in [Code::Ua2013, Code::Ua2023, Code::Fmjd100, Code::Fmjd64, Code::Wcdf, Code::Columns] {
            let rungs: Vec<Sanction> = ladder(code, Offence::Conduct).iter().map(|rung| rung.0).collect();
            assert!(rungs.is_sorted(), "{code:?}");
        }
        // UA-III.5.4.1 is the only ladder with a fine.
        assert!(ladder(Code::Ua2023, Offence::Lateness).iter().any(|rung| rung.0 == Sanction::Fine));
        // FMJD-III.2.5 knows no loss, only annulment for both.
        assert!(!ladder(Code::Fmjd100, Offence::Conduct).iter().any(|rung| rung.0 == Sanction::Loss));
    }
}
