//! What White has to do: win, draw or lock, and the special kinds of task.

use std::fmt;
use std::str::FromStr;

use damier_pdn::fold;
use damier_rules::{Color, Setup};

use crate::turned::{opposite, turned as exchanged};

/// The end that is asked for (UA13-VI.1.3, UA-VIII.Def.3, COL-5.1.3b).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Goal {
    Win,
    /// White does not lose.
    Draw,
    /// White wins by locking exactly so many pieces (UA-VIII.Def.6, UA-VIII.Formal.10, UA13-VI.2.8.2).
    Lock {
        kings: u8,
        men: u8,
    },
    /// White gets rid of his pieces: the reversed task (UA13-VI.1.5.6, UA-VIII.Def.9, COL-5.1.4f).
    GiveAway,
}

impl Goal {
    /// Whether it is a lock task.
    pub const fn is_lock(self) -> bool {
        matches!(self, Goal::Lock { .. })
    }

    /// The line under a diagram: nothing for a win (UA13-VI.7.4.1, UA-VIII.Fmt.2).
    ///
    /// ```
    /// use damier_compose::Goal;
    /// assert_eq!(Goal::Lock { kings: 1, men: 2 }.caption(), Some("Замкнути 1Д+2П".to_owned()));
    /// assert_eq!(Goal::Win.caption(), None);
    /// ```
    pub fn caption(self) -> Option<String> {
        match self {
            Goal::Win => None,
            Goal::Draw => Some("Нічия".to_owned()),
            Goal::Lock { kings, men } => Some(format!("Замкнути {}", counted(kings, men, 'Д', 'П'))),
            Goal::GiveAway => Some("Піддавки".to_owned()),
        }
    }
}

/// `1K+2M`: kings first, joined by a plus (UA-VIII.Fmt.2).
fn counted(kings: u8, men: u8, king: char, man: char) -> String {
    match (kings, men) {
        (0, men) => format!("{men}{man}"),
        (kings, 0) => format!("{kings}{king}"),
        (kings, men) => format!("{kings}{king}+{men}{man}"),
    }
}

/// `win`, `draw`, `lock 1K+2M`, `giveaway`.
impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Goal::Win => f.write_str("win"),
            Goal::Draw => f.write_str("draw"),
            Goal::Lock { kings, men } => write!(f, "lock {}", counted(*kings, *men, 'K', 'M')),
            Goal::GiveAway => f.write_str("giveaway"),
        }
    }
}

/// A text that is no task.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is no task; write win, draw, giveaway, or what is to be locked: lock 2M, lock 1K+2M")]
pub struct BadTask(pub String);

const WINS: [&str; 10] = ["win", "+", "виграш", "выигрыш", "gain", "2-0", "1-0", "white wins", "x", "laimi"];
const DRAWS: [&str; 8] = ["draw", "=", "нічия", "ничья", "nulle", "1-1", "1/2-1/2", "lygiosios"];
const GIVEAWAYS: [&str; 8] =
    ["giveaway", "give away", "self", "selfwin", "піддавки", "поддавки", "suicide", "qui perd gagne"];
const LOCKS: [&str; 7] = ["lock", "замкнути", "запереть", "замкнуть", "enfermer", "uzdaryti", "block"];

impl FromStr for Goal {
    type Err = BadTask;

    /// Reads the task in the words of the codes or in short: `Замкнути 1Д+2П`, `lock 2 men`.
    fn from_str(text: &str) -> Result<Goal, BadTask> {
        let word = text.trim().trim_end_matches('.').to_lowercase();
        let bad = || BadTask(text.to_owned());
        if WINS.contains(&word.as_str()) {
            return Ok(Goal::Win);
        }
        if DRAWS.contains(&word.as_str()) {
            return Ok(Goal::Draw);
        }
        if GIVEAWAYS.contains(&word.as_str()) {
            return Ok(Goal::GiveAway);
        }
        let rest = LOCKS.iter().find_map(|lock| word.strip_prefix(lock)).ok_or_else(bad)?;
        locked(rest).ok_or_else(bad)
    }
}

/// `2П`, `1k + 2m`, `2 men`, `one king` is not read: digits tell the numbers.
fn locked(text: &str) -> Option<Goal> {
    let (mut kings, mut men) = (0u8, 0u8);
    for part in text.split(['+', ',', '&']) {
        let part = part.trim();
        let digits = part.chars().take_while(char::is_ascii_digit).count();
        let (number, kind) = part.split_at(digits);
        let number: u8 = number.parse().ok().filter(|number| (1..=20).contains(number))?;
        let kind = kind.trim();
        match kind.chars().next()? {
            'k' | 'д' | 'd' | 'к' => kings = kings.checked_add(number)?,
            'm' | 'п' | 'p' | 'š' | 'ш' => men = men.checked_add(number)?,
            _ => return None,
        }
    }
    (kings + men > 0).then_some(Goal::Lock { kings, men })
}

/// The special kinds of composition (UA13-VI.1.5.*, UA-VIII.Def.9, COL-5.1.4), and the basic one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Kind {
    /// White moves first and carries out the task.
    #[default]
    Basic,
    /// The first move is given to Black (UA13-VI.1.5.1, COL-5.1.4a).
    BlackFirst,
    /// White moves first and Black has the task: the same with the colours exchanged, as collections have it.
    WhiteFirst,
    /// A practical problem: natural, and free from much that binds others (UA13-VI.1.3.1.2.6, UA13-VI.2.7.6,
    /// COL-5.2.7.5).
    Practical,
    /// Both sides work together and reach the goal in so many moves of each.
    Help(u8),
    /// The same task whoever moves first (UA13-VI.1.5.2, COL-5.1.4b).
    EitherFirst,
    /// With Black to move there is another task (UA13-VI.1.5.3, COL-5.1.4c).
    TurnChangesTask(Goal),
    /// A second task after the board is turned by half (UA13-VI.1.5.4, COL-5.1.4d).
    TurnedBoard(Goal),
    /// Two or more solutions that are meant (UA13-VI.1.5.5, COL-5.1.4e).
    SeveralSolutions,
    /// Pieces that draw a picture or tell an event (UA13-VI.1.5.7, COL-5.1.4g).
    Pictorial,
    /// The moves before the position are looked for (UA13-VI.1.5.8, COL-5.1.4h).
    Retrograde,
    /// Pieces are to be added or removed (UA13-VI.1.5.9, COL-5.1.4i).
    Conceit,
}

impl Kind {
    /// The name in files.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Basic => "basic",
            Kind::BlackFirst => "black-first",
            Kind::WhiteFirst => "white-first",
            Kind::Practical => "practical",
            Kind::Help(_) => "help",
            Kind::EitherFirst => "either-first",
            Kind::TurnChangesTask(_) => "turn-changes-task",
            Kind::TurnedBoard(_) => "turned-board",
            Kind::SeveralSolutions => "several-solutions",
            Kind::Pictorial => "pictorial",
            Kind::Retrograde => "retrograde",
            Kind::Conceit => "conceit",
        }
    }
}

/// `black-first`, `turned-board draw`.
impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())?;
        match self {
            Kind::TurnChangesTask(goal) | Kind::TurnedBoard(goal) => write!(f, " {goal}"),
            Kind::Help(moves) => write!(f, " {moves}"),
            _ => Ok(()),
        }
    }
}

/// A help task has at most so many moves.
const MOST_HELP: u8 = 20;

/// A text that names no kind of composition.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "no kind of composition is called \"{0}\"; there are basic, black-first, white-first, either-first, turn-changes-task TASK, turned-board TASK, several-solutions, practical, help MOVES, pictorial, retrograde and conceit"
)]
pub struct UnknownKind(pub String);

impl FromStr for Kind {
    type Err = UnknownKind;

    fn from_str(text: &str) -> Result<Kind, UnknownKind> {
        let folded: String = text.trim().chars().map(fold).collect::<String>().to_ascii_lowercase();
        let (name, rest) = folded.split_once(' ').unwrap_or((&folded, ""));
        let goal = || rest.parse().map_err(|_| UnknownKind(text.to_owned()));
        Ok(match name {
            "basic" => Kind::Basic,
            "black-first" => Kind::BlackFirst,
            "white-first" => Kind::WhiteFirst,
            "practical" => Kind::Practical,
            "help" => {
                let moves = rest.trim().parse().ok().filter(|moves| (1..=MOST_HELP).contains(moves));
                Kind::Help(moves.ok_or_else(|| UnknownKind(text.to_owned()))?)
            }
            "either-first" => Kind::EitherFirst,
            "turn-changes-task" => Kind::TurnChangesTask(goal()?),
            "turned-board" => Kind::TurnedBoard(goal()?),
            "several-solutions" => Kind::SeveralSolutions,
            "pictorial" => Kind::Pictorial,
            "retrograde" => Kind::Retrograde,
            "conceit" => Kind::Conceit,
            _ => return Err(UnknownKind(text.to_owned())),
        })
    }
}

/// The whole task.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Task {
    /// What is asked for.
    pub goal: Goal,
    /// The kind of composition.
    pub kind: Kind,
}

impl Task {
    /// The basic kind with this goal.
    pub const fn basic(goal: Goal) -> Task {
        Task { goal, kind: Kind::Basic }
    }

    /// The positions that are to be solved, each with its goal: one, or two for some special kinds.
    pub fn stages(&self, setup: &Setup) -> Vec<(Setup, Goal)> {
        let with = |to_move| Setup { to_move, ..setup.clone() };
        match self.kind {
            Kind::BlackFirst => vec![(with(Color::Black), self.goal)],
            Kind::WhiteFirst => vec![(exchanged(&with(Color::White)), self.goal)],
            Kind::EitherFirst => {
                vec![(with(Color::White), self.goal), (with(Color::Black), self.goal)]
            }
            Kind::TurnChangesTask(other) => {
                vec![(with(Color::White), self.goal), (with(Color::Black), other)]
            }
            Kind::TurnedBoard(other) => vec![(with(Color::White), self.goal), (turned(setup), other)],
            _ => vec![(with(Color::White), self.goal)],
        }
    }
}

impl From<Goal> for Task {
    fn from(goal: Goal) -> Task {
        Task::basic(goal)
    }
}

/// The board turned by half: every piece on the opposite square, White to move again.
fn turned(setup: &Setup) -> Setup {
    let opposite = |square| opposite(setup.variant, square);
    let placed = setup.placed.iter().map(|(square, tower)| (opposite(*square), *tower)).collect();
    Setup { to_move: Color::White, placed, ..setup.clone() }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// TV-10, UA-VIII.Fmt.2: kings come first, a win is not printed. Men are locked (UA13-VI.1.3.3.1), or kings, or both
    /// (UA13-VI.1.3.3.2).
    #[test]
    fn tasks_read_and_write() {
        for (text, goal) in [
            ("Замкнути 2П", Goal::Lock { kings: 0, men: 2 }),
            ("Замкнути 1Д+2П", Goal::Lock { kings: 1, men: 2 }),
            ("lock 1 king + 2 men", Goal::Lock { kings: 1, men: 2 }),
            ("lock 3K", Goal::Lock { kings: 3, men: 0 }),
            ("Draw", Goal::Draw),
            ("win", Goal::Win),
            ("піддавки", Goal::GiveAway),
        ] {
            assert_eq!(text.parse(), Ok(goal), "{text}");
            assert_eq!(goal.to_string().parse(), Ok(goal), "{goal}");
            if let Some(caption) = goal.caption() {
                assert_eq!(caption.parse(), Ok(goal), "{caption}");
            }
        }
        for text in ["", "lock", "lock 0M", "lock 2", "lock 99M", "mate", "lock 2x"] {
            assert!(text.parse::<Goal>().is_err(), "{text}");
        }
    }

    /// Every special kind has its name in files: UA13-VI.1.5.1 to UA13-VI.1.5.6, pictures (UA13-VI.1.5.7), moves
    /// before the position (UA13-VI.1.5.8), pieces to be added or removed (UA13-VI.1.5.9); UA-VIII.Def.9, UA-VIII.Def.9.7, UA-VIII.Def.9.8,
    /// UA-VIII.Def.9.9.
    #[test]
    fn kinds_read_and_write() {
        for kind in [
            Kind::Basic,
            Kind::BlackFirst,
            Kind::WhiteFirst,
            Kind::Practical,
            Kind::Help(3),
            Kind::EitherFirst,
            Kind::TurnChangesTask(Goal::Draw),
            Kind::TurnedBoard(Goal::Lock { kings: 0, men: 1 }),
            Kind::SeveralSolutions,
            Kind::Pictorial,
            Kind::Retrograde,
            Kind::Conceit,
        ] {
            assert_eq!(kind.to_string().parse(), Ok(kind));
        }
    }
}
