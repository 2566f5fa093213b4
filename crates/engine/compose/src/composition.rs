//! A composition: position, task, authors, solution, and where it came from.

use damier_rules::{Color, Position, Rank, Setup, SetupFaults, Variant};

use crate::formal::OwnCode;
use crate::{Code, Task, Tree};

/// A work of composition (UA13-VI.1.1, UA-VIII.Def.1, COL-5.1.2a).
///
/// The position is what somebody set up: it may break the rules of the game, which the formal report
/// then says ("illegal" and "informal", UA-VIII.Formal.11).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Composition {
    /// The code by which it is judged.
    pub code: Code,
    /// A code of its own, which says otherwise than that one where it says something.
    pub own_code: Option<&'static OwnCode>,
    /// The pieces, as the side that has the task sees them: White.
    pub setup: Setup,
    /// Whether Black has the task as the work was given: the board is turned and the colours are exchanged.
    pub is_turned: bool,
    /// What is to be done.
    pub task: Task,
    /// Who made it; several for joint works.
    pub authors: Vec<Author>,
    /// The serial number in a book or a contest.
    pub number: Option<u32>,
    /// The author's solution; empty if it is not given.
    pub solution: Tree,
    /// The last move of Black, or moves of both sides, by which the author proves the position legal
    /// (UA13-VI.2.2, UA-VIII.Formal.2), as written.
    pub legality: Option<String>,
    /// What it shows, in the words of its author.
    pub themes: Vec<String>,
    /// Where it appeared.
    pub source: Option<String>,
    pub dates: Dates,
}

/// An author (UA-VIII.Pub.1: surname first).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Author {
    pub surname: String,
    /// Given names or initials.
    pub given: String,
    /// Where the author lives.
    pub residence: Option<String>,
}

/// When a composition came into being; dates are `YYYY-MM-DD`, shorter where less is known.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Dates {
    /// First publication or other disclosure (UA13-VI.4.1, UA-VIII.Pub.1).
    pub disclosed: Option<String>,
    /// The closing date of the first competition it entered.
    pub closing: Option<String>,
}

impl Dates {
    /// The date from which the composition exists: the earlier one (UA13-VI.4.2, UA-VIII.Pub.2).
    pub fn existence(&self) -> Option<&str> {
        match (self.disclosed.as_deref(), self.closing.as_deref()) {
            (Some(disclosed), Some(closing)) => Some(disclosed.min(closing)),
            (one, other) => one.or(other),
        }
    }
}

impl Author {
    /// `Surname, Given`, or a surname alone.
    pub fn parse(text: &str) -> Author {
        let (surname, given) = text.split_once(',').unwrap_or((text, ""));
        Author { surname: surname.trim().to_owned(), given: given.trim().to_owned(), residence: None }
    }

    pub fn written(&self) -> String {
        if self.given.is_empty() { self.surname.clone() } else { format!("{}, {}", self.surname, self.given) }
    }

    /// The first letter of the given name with a dot.
    pub fn initial(&self) -> String {
        self.given.chars().next().map(|letter| format!("{letter}.")).unwrap_or_default()
    }
}

impl Composition {
    /// A composition of which only position and task are known, by the usual code of the variant.
    pub fn new(setup: Setup, task: impl Into<Task>) -> Composition {
        Composition {
            code: Code::usual(setup.variant),
            own_code: None,
            setup,
            is_turned: false,
            task: task.into(),
            authors: Vec::new(),
            number: None,
            solution: Tree::default(),
            legality: None,
            themes: Vec::new(),
            source: None,
            dates: Dates::default(),
        }
    }

    /// What is played.
    pub fn variant(&self) -> Variant {
        self.setup.variant
    }

    /// The name of the code by which it is judged.
    pub fn code_name(&self) -> &'static str {
        self.own_code.map_or(self.code.name(), |own| own.name.as_str())
    }

    /// The position from which the solution starts, or why it cannot be played.
    pub fn position(&self) -> Result<Position, SetupFaults> {
        let stages = self.task.stages(&self.setup);
        Position::new(stages.first().map_or(&self.setup, |(setup, _)| setup))
    }

    /// How many men and kings a side has; in column games towers by their commanders.
    pub fn force(&self, color: Color) -> Force {
        let own = || self.setup.placed.iter().filter(|(_, tower)| tower.owner() == color);
        let kings = own().filter(|(_, tower)| tower.top() == Rank::King).count();
        Force { men: own().count() - kings, kings }
    }

    /// The line above a diagram: number and authors in the order of the code (UA13-VI.7.4.1, UA-VIII.Fmt.2).
    ///
    /// ```
    /// use damier_compose::{Author, Code, Composition, Goal};
    /// use damier_rules::{Setup, Variant};
    /// let mut work = Composition::new(Setup::empty(Variant::Russian), Goal::Draw);
    /// work.authors = vec![Author::parse("Koval, Ivan")];
    /// work.number = Some(7);
    /// assert_eq!(work.heading(), "7. Koval I.");
    /// work.code = Code::Ukraine2013;
    /// assert_eq!(work.heading(), "7. I. Koval");
    /// ```
    pub fn heading(&self) -> String {
        let names = self.authors.iter().map(|author| {
            let (surname, initial) = (author.surname.as_str(), author.initial());
            let parts = match self.code {
                Code::Ukraine2013 => [initial.as_str(), surname],
                Code::Ukraine2023 | Code::Columns => [surname, initial.as_str()],
            };
            parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
        });
        let names = names.collect::<Vec<_>>().join(", ");
        match (self.number, names.is_empty()) {
            (Some(number), false) => format!("{number}. {names}"),
            (Some(number), true) => format!("{number}."),
            (None, _) => names,
        }
    }
}

/// Men and kings of one side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, serde::Serialize)]
pub struct Force {
    pub men: usize,
    pub kings: usize,
}

impl Force {
    /// Pieces in all.
    pub const fn units(self) -> usize {
        self.men + self.kings
    }
}
