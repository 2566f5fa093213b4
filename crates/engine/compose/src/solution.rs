//! The solution as a tree: White's moves, Black's defences, false ways and illusory play.

use std::fmt;

use damier_rules::{Move, Position};

/// No line of a solution is longer, in half-moves.
pub const LONGEST_LINE: usize = 300;

/// The continuations of a position, the main one first.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Tree {
    /// What may be played here.
    pub branches: Vec<Branch>,
}

/// A move of the solution and what follows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Branch {
    pub mv: Move,
    /// What this branch is called, if it has a name.
    pub label: Option<Label>,
    /// `!`, `?` and the like behind the move.
    pub sign: String,
    /// The result that the author claims at the end of the line.
    pub claim: Option<Claim>,
    /// What is said about it.
    pub comment: String,
    pub next: Tree,
}

/// The result printed at the end of a line (UA-VIII.Fmt.3.5, UA13-VI.7.4.2/d).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Claim {
    /// White has won.
    Win,
    /// It is a draw.
    Draw,
}

/// What a branch is called in print (UA-VIII.Fmt.4, UA-VIII.Fmt.5, UA-VIII.Fmt.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Label {
    /// A main variation: `VP1`.
    Main(u8),
    /// A defence of Black: `A`, `Б`, or `A1` where one comes again.
    Defence {
        /// The letter, Ukrainian or Latin.
        letter: char,
        /// The number of the repetition, 0 at first.
        again: u8,
    },
    /// A false way of White: `I`, or `II-1` where one comes again.
    FalseWay {
        number: u8,
        /// The number of the repetition, 0 at first.
        again: u8,
    },
    /// Illusory play of Black in a false way: `I-Г`.
    Illusory {
        /// The number of the false way.
        number: u8,
        letter: char,
    },
}

impl Label {
    /// Whether it names something that fails: a false way or illusory play in one.
    pub const fn is_false(self) -> bool {
        matches!(self, Label::FalseWay { .. } | Label::Illusory { .. })
    }
}

/// Numerals up to 39; nobody lists more false ways.
pub(crate) fn roman(mut number: u8) -> String {
    let mut text = String::new();
    for (value, sign) in [(10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")] {
        while number >= value {
            text.push_str(sign);
            number -= value;
        }
    }
    text
}

impl fmt::Display for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Label::Main(number) => write!(f, "VP{number}"),
            Label::Defence { letter, again: 0 } => write!(f, "{letter}"),
            Label::Defence { letter, again } => write!(f, "{letter}{again}"),
            Label::FalseWay { number, again: 0 } => f.write_str(&roman(number)),
            Label::FalseWay { number, again } => write!(f, "{}-{again}", roman(number)),
            Label::Illusory { number, letter } => write!(f, "{}-{letter}", roman(number)),
        }
    }
}

impl Branch {
    /// A move without anything said about it.
    pub fn new(mv: Move) -> Branch {
        Branch {
            mv,
            label: None,
            sign: String::new(),
            claim: None,
            comment: String::new(),
            next: Tree::default(),
        }
    }

    /// Whether the branch is meant to fail: a false way, illusory play, or a move marked `?`.
    pub fn is_false(&self) -> bool {
        self.label.is_some_and(Label::is_false) || self.sign.contains('?')
    }
}

impl Tree {
    /// Whether nothing is given.
    pub fn is_empty(&self) -> bool {
        self.branches.is_empty()
    }

    /// A single line.
    pub fn of_line(moves: &[Move]) -> Tree {
        let mut tree = Tree::default();
        for mv in moves.iter().rev() {
            tree = Tree { branches: vec![Branch { next: tree, ..Branch::new(*mv) }] };
        }
        tree
    }

    /// The first branch at every turn.
    pub fn main_line(&self) -> Vec<Move> {
        let mut line = Vec::new();
        let mut tree = self;
        while let Some(branch) = tree.branches.first() {
            line.push(branch.mv);
            tree = &branch.next;
        }
        line
    }

    /// The branch that plays this move, which leads to the same position whatever its path.
    pub fn branch(&self, position: &Position, mv: &Move) -> Option<&Branch> {
        let after = position.play_unchecked(mv);
        self.branches.iter().find(|branch| position.play_unchecked(&branch.mv) == after)
    }

    /// Adds a line from here, following what is there already, and returns the tree at its end.
    pub fn add_line(&mut self, position: &Position, moves: &[Move]) -> &mut Tree {
        let Some((first, rest)) = moves.split_first() else { return self };
        let after = position.play_unchecked(first);
        let found = self.branches.iter().position(|branch| position.play_unchecked(&branch.mv) == after);
        let at = found.unwrap_or_else(|| {
            self.branches.push(Branch::new(*first));
            self.branches.len() - 1
        });
        self.branches[at].next.add_line(&after, rest)
    }

    /// How many branches end in this tree.
    pub fn lines(&self) -> usize {
        self.branches.iter().map(|branch| branch.next.lines().max(1)).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::roman;

    #[test]
    fn numerals() {
        assert_eq!([1, 4, 9, 14, 39].map(roman), ["I", "IV", "IX", "XIV", "XXXIX"]);
    }
}
