//! How the time of an examination is shared out.
//!
//! Each phase has its end, in hundredths of the whole time; what one leaves over goes to the next. A phase that has
//! nothing to do takes no time.

/// The author's lines, from their ends back.
pub(super) const AUTHOR: u32 = 10;

pub(super) const TASK: u32 = 36;

/// A glance at every first move.
pub(super) const GLANCE: u32 = 44;

/// The engine plays on after the answers of which it cannot say. The formal report has the rest.
pub(super) const LAST: u32 = 98;

/// The ends of the phases that depend on the work.
pub(super) struct Phases {
    /// The task once more, where it was not decided at first.
    pub(super) task_again: u32,
    /// The solution is gone through, with the moves beside it.
    pub(super) walk: u32,
    /// First moves that are not decided are looked at longer.
    pub(super) first_moves: u32,
    /// Later moves beside the solution.
    pub(super) later_moves: u32,
    /// Refutations, names and ends of lines.
    pub(super) ends: u32,
    /// The engine looks at moves that are not decided.
    pub(super) engine: u32,
    /// It plays on where it cannot say.
    pub(super) playing: u32,
    /// And looks at the answers to the likely key, where the task is not proved.
    pub(super) defences: u32,
}

impl Phases {
    /// The phases of a work with few pieces, or with many, of which the engine has to say more than proofs can; and
    /// whether the task was decided at the first attempt.
    pub(super) const fn of(many: bool, decided: bool) -> Phases {
        let (task_again, walk, first_moves, later_moves, ends, engine, playing) = match (many, decided) {
            // With few pieces the moves beside the key can be refuted, which says more than what the engine thinks.
            (false, true) => (44, 54, 80, 84, 87, 91, 94),
            (false, false) => (62, 70, 74, 76, 78, 83, 90),
            (true, true) => (44, 52, 56, 59, 62, 75, 88),
            (true, false) => (54, 58, 60, 62, 64, 76, 88),
        };
        Phases { task_again, walk, first_moves, later_moves, ends, engine, playing, defences: 94 }
    }
}
