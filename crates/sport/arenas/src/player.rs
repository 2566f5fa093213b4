//! Somebody in an arena.

use damier_facts::Moment;

use crate::fact::Member;

/// Whether somebody is paired.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// He is, whenever he is free.
    Here,
    Paused,
    Left,
    /// The organiser has taken him out.
    Removed,
}

/// What a game brought.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mark {
    pub points: u8,
    /// Whether it counted twice, after two wins in a row.
    pub doubled: bool,
    /// Whether he had given up half of his time.
    pub berserk: bool,
    /// The game, by its place on the list of the arena.
    pub game: usize,
}

/// Somebody in an arena.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    pub member: Member,
    /// His team, by its place in the terms.
    pub team: Option<usize>,
    pub place: Place,
    pub points: u32,
    /// What his games brought, the earliest first.
    pub marks: Vec<Mark>,
    pub wins: u16,
    /// How many games in a row he has won.
    pub streak: u16,
    /// Whether he has drawn since he last won.
    pub drawn: bool,
    pub berserks: u16,
    /// The game that he plays, by its place on the list of the arena.
    pub playing: Option<usize>,
    /// Since when he could be paired.
    pub free_since: Moment,
    /// Whom he met last, and the time before, by their places on the list of the arena.
    pub met: [Option<usize>; 2],
    /// How much more often he had White than Black.
    pub whites: i32,
    /// Whether he had White last.
    pub had_white: Option<bool>,
    /// The sum of what his results say of his strength.
    pub(crate) strength: i64,
}

impl Player {
    pub(crate) fn new(member: Member, team: Option<usize>, at: Moment) -> Player {
        Player {
            member,
            team,
            place: Place::Here,
            points: 0,
            marks: Vec::new(),
            wins: 0,
            streak: 0,
            drawn: false,
            berserks: 0,
            playing: None,
            free_since: at,
            met: [None; 2],
            whites: 0,
            had_white: None,
            strength: 0,
        }
    }

    /// How strong his results say he is; none before his first game.
    pub fn performance(&self) -> Option<i64> {
        let games = i64::try_from(self.marks.len()).ok().filter(|games| *games > 0)?;
        Some(self.strength / games)
    }

    /// Whether his next game counts twice.
    pub fn is_on_fire(&self) -> bool {
        self.streak >= crate::score::FIRE
    }

    /// Whether he could be paired.
    pub fn is_free(&self) -> bool {
        self.place == Place::Here && self.playing.is_none()
    }
}
