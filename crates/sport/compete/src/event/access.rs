//! Players who see, move, hear or speak with difficulty: what they and their games need, and what an assistant may do
//! for them.
//!
//! The chapter is that of 2013 (UA13-IV.13.*); the current Ukrainian code has none of its own and takes it over (D-63),
//! and so do the codes that know such games but say no more of them (FMJD-I.11.1.6, FMJD-Ibis.11.1.6). In checkers it
//! is the assistant of the referee who helps (WCDF-2.14, WCDF-3.11).

use std::collections::BTreeSet;

use damier_clock::rules::Code;
use damier_clock::sight::Sight;
use damier_rules::rulebook::Clause;
use serde::{Deserialize, Serialize};

use super::by_code::ByCode;
use super::fact::By;
use super::fold::require_reason;
use super::ids::{GameKey, PlayerId};
use super::naming::check_name;
use super::permission::Role;
use super::protest::Complainant;
use super::refused::Refused;
use super::state::State;
use super::warning::Warning;
use damier_pairing::schedule::Side;

/// What a player finds hard.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Impairment {
    /// He does not see.
    Blind,
    /// He sees little.
    WeakSight,
    /// He moves with difficulty, or cannot write or handle the clock.
    Movement,
    /// He does not hear.
    Hearing,
    /// He does not speak.
    Speech,
}

impl Impairment {
    /// All of them.
    pub const ALL: [Impairment; 5] = [
        Impairment::Blind,
        Impairment::WeakSight,
        Impairment::Movement,
        Impairment::Hearing,
        Impairment::Speech,
    ];

    /// The word in files and commands.
    pub const fn name(self) -> &'static str {
        match self {
            Impairment::Blind => "blind",
            Impairment::WeakSight => "weak-sight",
            Impairment::Movement => "movement",
            Impairment::Hearing => "hearing",
            Impairment::Speech => "speech",
        }
    }

    /// How well he sees, where that is what he finds hard.
    pub const fn sight(self) -> Option<Sight> {
        match self {
            Impairment::Blind => Some(Sight::Blind),
            Impairment::WeakSight => Some(Sight::Weak),
            _ => None,
        }
    }
}

/// What an assistant may do for a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Help {
    /// Announce the moves of both players.
    Announce,
    /// Keep the record.
    Record,
    /// Press the clock.
    Clock,
    /// Make the moves that the player indicates.
    Move,
    /// Tell the number of moves and the time used, on request only.
    Tell,
    /// Claim that the opponent's time has run out.
    ClaimTime,
    /// Tell the arbiter that the sighted opponent has touched a piece.
    Touched,
    /// Speak to the arbiters in the player's name, when he demands it.
    Speak,
}

impl Help {
    /// All of them.
    pub const ALL: [Help; 8] = [
        Help::Announce,
        Help::Record,
        Help::Clock,
        Help::Move,
        Help::Tell,
        Help::ClaimTime,
        Help::Touched,
        Help::Speak,
    ];

    /// The word in files and commands.
    pub const fn name(self) -> &'static str {
        match self {
            Help::Announce => "announce",
            Help::Record => "record",
            Help::Clock => "clock",
            Help::Move => "move",
            Help::Tell => "tell",
            Help::ClaimTime => "claim-time",
            Help::Touched => "touched",
            Help::Speak => "speak",
        }
    }
}

/// A row of the table of duties: what may be done, for whom, by which clause.
#[derive(Debug, Clone, Copy)]
struct HelpRow {
    help: Help,
    whom: &'static [Impairment],
    clauses: ByCode,
}

const SIGHT: &[Impairment] = &[Impairment::Blind, Impairment::WeakSight];
const MOVEMENT: &[Impairment] = &[Impairment::Movement];
const OTHERS: &[Impairment] = &[Impairment::Movement, Impairment::Hearing, Impairment::Speech];

/// The same clauses of 2013 wherever a code has no chapter of its own.
const fn chapter(ua13: &'static [Clause], wcdf: &'static [Clause]) -> ByCode {
    ByCode { ua13, ua23: ua13, fmjd: ua13, wcdf, col: ua13 }
}

const fn help(
    help: Help,
    whom: &'static [Impairment],
    ua13: &'static [Clause],
    wcdf: &'static [Clause],
) -> HelpRow {
    HelpRow { help, whom, clauses: chapter(ua13, wcdf) }
}

/// Who may be helped with what.
const HELP: &[HelpRow] = &[
    help(Help::Announce, SIGHT, &["UA13-IV.13.13.1"], &["WCDF-3.11"]),
    help(Help::Announce, OTHERS, &["UA13-IV.13.15.1"], &["WCDF-3.11"]),
    help(Help::Record, SIGHT, &["UA13-IV.13.13.2", "UA13-IV.13.9"], &["WCDF-3.11"]),
    help(Help::Record, MOVEMENT, &["UA13-IV.13.15.2"], &["WCDF-3.11"]),
    help(Help::Clock, SIGHT, &["UA13-IV.13.13.2"], &["WCDF-2.14"]),
    help(Help::Clock, MOVEMENT, &["UA13-IV.13.15.2"], &["WCDF-2.14"]),
    help(Help::Move, MOVEMENT, &["UA13-IV.13.15.2"], &["WCDF-3.11"]),
    help(Help::Tell, SIGHT, &["UA13-IV.13.13.3"], &[]),
    help(Help::Tell, MOVEMENT, &["UA13-IV.13.15.3"], &[]),
    help(Help::ClaimTime, SIGHT, &["UA13-IV.13.13.4"], &[]),
    help(Help::Touched, SIGHT, &["UA13-IV.13.13.4"], &[]),
    help(Help::Speak, SIGHT, &["UA13-IV.13.13.4"], &[]),
    help(Help::Speak, OTHERS, &["UA13-IV.13.15.4"], &[]),
];

/// Whoever has no such difficulty writes, counts and presses the clock himself.
const HIMSELF: ByCode = ByCode {
    ua13: &["UA13-IV.13.13", "UA13-IV.13.15"],
    ua23: &["UA-III.12.6", "UA-III.2.5"],
    fmjd: &["FMJD-III.6.7"],
    wcdf: &["WCDF-2.14", "WCDF-3.11"],
    col: &["COL-3.3.2"],
};

/// What an assistant may do for a player with these difficulties under a code, with the clauses.
pub fn helps(code: Code, impairments: &[Impairment]) -> Vec<(Help, &'static [Clause])> {
    let mut found: Vec<(Help, &'static [Clause])> = Vec::new();
    for row in HELP.iter().filter(|row| row.whom.iter().any(|own| impairments.contains(own))) {
        let clauses = row.clauses.of(code);
        if !clauses.is_empty() && !found.iter().any(|(help, _)| *help == row.help) {
            found.push((row.help, clauses));
        }
    }
    found
}

/// Who helps a player, and with what.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Assistant {
    /// The place of the fact on the list.
    pub seq: u32,
    pub name: String,
    /// What he does, each with its clause.
    pub helps: Vec<(Help, &'static [Clause])>,
}

impl Assistant {
    /// Whether he does this.
    pub fn does(&self, wanted: Help) -> bool {
        self.helps.iter().any(|(help, _)| *help == wanted)
    }
}

/// Something that a game with such a player needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Need {
    /// A board in relief, with pieces that can be told by touch.
    ReliefBoard,
    /// The sighted player may demand an ordinary board beside it.
    SecondBoard,
    /// Every move is announced in full; only then is the clock pressed.
    Announced,
    /// A piece is touched when it is out of its hole.
    Lifted,
    /// A clock that can be felt.
    FeltClock,
    /// A record in relief writing or through the assistant; no recording machine.
    OwnRecord,
    /// Of disagreeing records the arbiter restores the position.
    Restored,
    /// The arbiter warns of the end of the time.
    Warned,
    /// Moves are announced by signs that were agreed.
    Signs,
    /// An interpreter of sign language.
    Interpreter,
    /// An assistant where the player wants one.
    Assistant,
}

impl Need {
    /// The word in messages.
    pub const fn name(self) -> &'static str {
        match self {
            Need::ReliefBoard => "relief-board",
            Need::SecondBoard => "second-board",
            Need::Announced => "announced",
            Need::Lifted => "lifted",
            Need::FeltClock => "felt-clock",
            Need::OwnRecord => "own-record",
            Need::Restored => "restored",
            Need::Warned => "warned",
            Need::Signs => "signs",
            Need::Interpreter => "interpreter",
            Need::Assistant => "assistant",
        }
    }
}

/// What a game needs, for whom, by which clauses.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Arrangement {
    pub need: Need,
    /// For whom; nobody in particular where it is for both.
    pub player: Option<PlayerId>,
    /// For a warning: so many minutes before the control.
    pub minutes: Option<u64>,
    /// Where it is said.
    pub clauses: &'static [Clause],
}

const RELIEF: ByCode = ByCode {
    ua13: &["UA13-IV.13.1", "UA13-IV.3.5.6"],
    ua23: &["UA13-IV.13.1", "UA-II.3.7.6"],
    fmjd: &["FMJD-I.11.1.6", "UA13-IV.13.1"],
    wcdf: &["UA13-IV.13.1"],
    col: &["UA13-IV.13.1"],
};
const RELIEF_64: &[Clause] = &["FMJD-Ibis.11.1.6", "UA13-IV.13.1"];
const ANNOUNCED: &[Clause] = &[
    "UA13-IV.13.3",
    "UA13-IV.13.5.1",
    "UA13-IV.13.5.2",
    "UA13-IV.13.5.3",
    "UA13-IV.13.6",
    "UA13-IV.13.7",
    "UA13-IV.13.10",
];
const FELT: &[Clause] = &["UA13-IV.13.8.1", "UA13-IV.13.8.2", "UA13-IV.13.8.3"];
const INTERPRETER: &[Clause] = &["UA13-IV.18.1/a"];

impl State {
    /// Whether somebody at the event has such a difficulty.
    pub fn has_impaired(&self) -> bool {
        self.players.iter().any(|player| !player.impairments.is_empty())
    }

    /// How well a player sees, the worst first.
    pub fn sight(&self, player: PlayerId) -> Option<Sight> {
        let entry = self.players.get(player.index())?;
        let mut own: Vec<Impairment> = entry.impairments.clone();
        own.sort_unstable();
        own.into_iter().find_map(Impairment::sight)
    }

    /// Who sits at a board, first and second.
    pub fn seated(&self, key: GameKey) -> [Option<PlayerId>; 2] {
        let Ok(encounter) = self.encounter(key) else { return [None; 2] };
        if encounter.shape.teams {
            let at = usize::from(key.board.unwrap_or(1)).checked_sub(1);
            return at.and_then(|at| encounter.seats.get(at)).copied().unwrap_or_default();
        }
        Side::BOTH.map(|side| Some(PlayerId(encounter.entrant(side).0)))
    }

    /// What a game needs because of those who play it.
    pub fn arrangements(&self, key: GameKey) -> Vec<Arrangement> {
        let Some(code) = self.code() else { return Vec::new() };
        let seated = self.seated(key);
        let players: Vec<PlayerId> = seated.into_iter().flatten().collect();
        let mut found = Vec::new();
        let mut add = |need, player, minutes, clauses| {
            found.push(Arrangement { need, player, minutes, clauses });
        };
        let unseeing = players.iter().filter(|player| self.sight(**player).is_some()).count();
        if unseeing > 0 {
            let relief = if code == Code::Fmjd64 { RELIEF_64 } else { RELIEF.of(code) };
            add(Need::ReliefBoard, None, None, relief);
            add(Need::Announced, None, None, ANNOUNCED);
            add(Need::Lifted, None, None, &["UA13-IV.13.4"]);
            add(Need::FeltClock, None, None, FELT);
        }
        if unseeing == 2 {
            add(Need::Restored, None, None, &["UA13-IV.13.11", "UA13-IV.13.12"]);
        }
        for player in players.iter().copied() {
            let Some(entry) = self.players.get(player.index()) else { continue };
            let has = |own: Impairment| entry.impairments.contains(&own);
            let helped = self.assistants.contains_key(&player);
            match self.sight(player) {
                Some(sight) => {
                    let minutes = if sight == Sight::Blind { 10 } else { 5 };
                    add(Need::Warned, Some(player), Some(minutes), &["UA13-IV.13.14"]);
                    add(Need::OwnRecord, Some(player), None, &["UA13-IV.13.9"]);
                }
                None if unseeing > 0 => add(Need::SecondBoard, Some(player), None, &["UA13-IV.13.2"]),
                None => {}
            }
            if has(Impairment::Speech) && unseeing > 0 && !helped {
                add(Need::Signs, Some(player), None, &["UA13-IV.13.16"]);
            }
            if has(Impairment::Hearing) || has(Impairment::Speech) {
                add(Need::Interpreter, Some(player), None, INTERPRETER);
            }
            if !entry.impairments.is_empty() && !helped {
                add(Need::Assistant, Some(player), None, HIMSELF.of(code));
            }
        }
        found
    }

    /// Binds an assistant to a player.
    pub(super) fn assist(
        &mut self,
        seq: u32,
        player: PlayerId,
        name: &str,
        wanted: &BTreeSet<Help>,
    ) -> Result<(), Refused> {
        let code = self.code().ok_or(Refused::NoRegulation)?;
        let entry = self.player(player)?;
        check_name(name)?;
        let clauses = HIMSELF.of(code);
        if entry.impairments.is_empty() {
            return Err(Refused::NeedsNoAssistant { name: entry.name.clone(), clauses });
        }
        // In checkers it is the assistant of the referee who helps.
        let is_official = self.officials.iter().any(|own| {
            own.name == name && !own.relieved && (own.role.is_panel() || own.role == Role::Assistant)
        });
        if code == Code::Wcdf && !is_official {
            return Err(Refused::NotRefereesAssistant { name: name.to_owned(), clauses });
        }
        let known = helps(code, &entry.impairments);
        if wanted.is_empty() {
            return Err(Refused::NoHelp { known: known.iter().map(|(help, _)| *help).collect() });
        }
        let mut granted = Vec::new();
        for help in wanted {
            match known.iter().find(|(own, _)| own == help) {
                Some(row) => granted.push(*row),
                None => {
                    let known = known.iter().map(|(help, _)| *help).collect();
                    return Err(Refused::HelpNotHis {
                        name: entry.name.clone(),
                        help: *help,
                        known,
                        clauses,
                    });
                }
            }
        }
        let silent = matches!(code, Code::Fmjd100 | Code::Fmjd64 | Code::Columns);
        if silent && !self.warnings.contains(&Warning::AccessNotInCode { code }) {
            self.warnings.push(Warning::AccessNotInCode { code });
        }
        self.assistants.insert(player, Assistant { seq, name: name.to_owned(), helps: granted });
        Ok(())
    }

    /// An assistant helps no longer.
    pub(super) fn dismiss_assistant(&mut self, player: PlayerId, reason: &str) -> Result<(), Refused> {
        require_reason(reason)?;
        let name = self.player(player)?.name.clone();
        self.assistants.remove(&player).map(drop).ok_or(Refused::NoAssistant { name })
    }

    /// An assistant speaks for the player to whom he is bound, and for nobody else.
    pub(super) fn check_speaker(&self, by: &By, from: Complainant) -> Result<(), Refused> {
        let own = self.speaks_for(&by.name).map(Complainant::Player);
        match by.role {
            Role::Assistant if own != Some(from) => Err(Refused::SpeaksForNobody { name: by.name.clone() }),
            _ => Ok(()),
        }
    }

    /// The same about the game of whoever sits at a board.
    pub(super) fn check_voice(&self, by: &By, key: GameKey, side: Side) -> Result<(), Refused> {
        match self.seated(GameKey { game: None, ..key })[side.index()] {
            Some(player) => self.check_speaker(by, Complainant::Player(player)),
            None => Ok(()),
        }
    }

    /// For whom somebody may speak to the arbiters (UA13-IV.13.13.4, UA13-IV.13.15.4).
    pub fn speaks_for(&self, name: &str) -> Option<PlayerId> {
        let his = |(_, own): &(&PlayerId, &Assistant)| own.name == name && own.does(Help::Speak);
        self.assistants.iter().find(his).map(|(player, _)| *player)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// UA13-IV.13.13, UA13-IV.13.15: who may be helped with what.
    #[test]
    fn duties_of_an_assistant() {
        let of = |own: &[Impairment]| -> Vec<Help> {
            helps(Code::Ua2023, own).into_iter().map(|(help, _)| help).collect()
        };
        use Help::{Announce, ClaimTime, Clock, Move, Record, Speak, Tell, Touched};
        assert_eq!(of(&[Impairment::Blind]), [Announce, Record, Clock, Tell, ClaimTime, Touched, Speak]);
        assert_eq!(of(&[Impairment::Movement]), [Announce, Record, Clock, Move, Tell, Speak]);
        assert_eq!(of(&[Impairment::Speech]), [Announce, Speak]);
        assert_eq!(of(&[]), []);
        // WCDF-2.14, WCDF-3.11: the clock, the moves and the record, and no more.
        let checkers = helps(Code::Wcdf, &[Impairment::Movement]);
        assert_eq!(checkers.len(), 4);
        assert!(checkers.contains(&(Clock, &["WCDF-2.14"])));
    }
}
