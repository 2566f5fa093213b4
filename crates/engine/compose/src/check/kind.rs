//! The kinds of other ways that the codes know.
//!
//! | kind | clause |
//! | --- | --- |
//! | transposition of moves | UA-VIII.Art.5, UA13-VI.3.5, COL-5.3.5 |
//! | other move: two moves to one square over different ones | UA-VIII.Art.5, UA13-VI.2.7.3, COL-5.2.7.3 |
//! | other capture: to one square by different routes | UA-VIII.Art.5, UA13-VI.2.7.3, COL-5.2.7.3 |
//! | inexact king move or capture: other squares of one diagonal | UA-VIII.Art.5, COL-5.3.8.5 |
//! | prolongation | UA-VIII.Art.8.4, COL-5.3.8.5 |
//! | side solution, full from the first move, else partial | UA-VIII.Formal.7, UA13-VI.2.6/a, UA13-VI.2.6/b, COL-5.2.6b, COL-5.2.6c |

macro_rules! kinds {
    ($($(#[$doc:meta])* $kind:ident = $title:literal),* $(,)?) => {
        /// What kind of inaccuracy another move is.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum Kind {
            $($(#[$doc])* $kind),*
        }

        impl Kind {
            /// All of them.
            pub const ALL: &'static [Kind] = &[$(Kind::$kind),*];

            /// What people call it.
            pub const fn title(self) -> &'static str {
                match self { $(Kind::$kind => $title),* }
            }
        }
    };
}

kinds! {
    /// The same moves in another order.
    Transposition = "transposition of moves",
    /// The same piece gets to the same square in two moves, over another square.
    OtherMove = "other move to the same square",
    /// The same capture by another route, with the same position after it.
    OtherCapture = "other capture, same position",
    /// A capture to the same square by another route, with another position after it.
    OtherCaptureChanged = "other capture, another position",
    /// A king goes to another square of the diagonal.
    InexactMove = "inexact king move",
    /// A king lands on another square of the diagonal.
    InexactCapture = "inexact king capture",
    /// Another piece is given up on the same square, or the same piece on another.
    OtherSacrifice = "other sacrifice",
    /// The solution takes longer, and comes back to where it was.
    Prolongation = "prolongation",
    /// Another last move, after which the end is reached as well.
    OtherLastMove = "other last move",
    /// Something else: a side solution.
    SideSolution = "side solution",
}

/// Some of the kinds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Kinds(u16);

impl Kinds {
    /// None of them.
    pub const NONE: Kinds = Kinds(0);

    /// Every inaccuracy that is no side solution.
    pub const INACCURACIES: Kinds = Kinds::of(Kind::ALL).without(&[Kind::SideSolution]);

    pub const fn of(kinds: &[Kind]) -> Kinds {
        let (mut bits, mut at) = (0, 0);
        while at < kinds.len() {
            bits |= 1 << kinds[at] as u16;
            at += 1;
        }
        Kinds(bits)
    }

    /// All of these but those.
    pub const fn without(self, kinds: &[Kind]) -> Kinds {
        Kinds(self.0 & !Kinds::of(kinds).0)
    }

    /// Whether a kind is among them.
    pub const fn has(self, kind: Kind) -> bool {
        self.0 & Kinds::of(&[kind]).0 != 0
    }
}
