//! A position of play in any variant.

use std::sync::Arc;

use crate::flat::{
    Antidraughts, Brazilian, Breakthrough, Czech, English, FlatPosition, Frisian, Frysk, International,
    Italian, KingRuns, Pool, Portuguese, Russian, Spanish, Thai,
};
use crate::kept::Kept;
use crate::towers::{Columns, Lasca, TowerJumps, TowerPosition};
use crate::{
    Board, Color, Identity, Move, MoveRefused, Play, Rank, Setup, SetupFaults, Square, SquareSet, Tower,
    Variant,
};

/// A position that can occur in play: pieces and the side to move.
///
/// Two positions are equal when the repetition rules say so: the same pieces on the same squares
/// (in column games the same towers, FMJD-I.6.1, COL-1.13.1c) with the same side to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position(Inner);

/// Makes what holds a position of any variant from the list of their types.
macro_rules! variants {
    ($($name:ident: $position:ty),* $(,)?) => {
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        enum Inner {
            $($name($position),)*
        }

        impl Inner {
            fn from_setup(setup: &Setup) -> Inner {
                match setup.variant {
                    $(Variant::$name => Inner::$name(Play::from_setup(setup)),)*
                }
            }

            const fn variant(&self) -> Variant {
                match self {
                    $(Inner::$name(_) => Variant::$name,)*
                }
            }
        }
    };
}

variants! {
    International: FlatPosition<International>,
    Russian: FlatPosition<Russian>,
    Brazilian: FlatPosition<Brazilian>,
    English: FlatPosition<English>,
    Columns: TowerPosition<Columns>,
    Lasca: TowerPosition<Lasca>,
    Italian: FlatPosition<Italian>,
    Spanish: FlatPosition<Spanish>,
    Portuguese: FlatPosition<Portuguese>,
    Czech: FlatPosition<Czech>,
    Pool: FlatPosition<Pool>,
    Thai: FlatPosition<Thai>,
    Frisian: FlatPosition<Frisian>,
    Frysk: FlatPosition<Frysk>,
    Antidraughts: FlatPosition<Antidraughts>,
    Breakthrough: FlatPosition<Breakthrough>,
}

/// Runs the same expression on whichever position is inside.
macro_rules! inside {
    ($position:expr, $p:ident => $value:expr) => {
        match $position.0 {
            Inner::International($p) => $value,
            Inner::Russian($p) => $value,
            Inner::Brazilian($p) => $value,
            Inner::English($p) => $value,
            Inner::Columns($p) => $value,
            Inner::Lasca($p) => $value,
            Inner::Italian($p) => $value,
            Inner::Spanish($p) => $value,
            Inner::Portuguese($p) => $value,
            Inner::Czech($p) => $value,
            Inner::Pool($p) => $value,
            Inner::Thai($p) => $value,
            Inner::Frisian($p) => $value,
            Inner::Frysk($p) => $value,
            Inner::Antidraughts($p) => $value,
            Inner::Breakthrough($p) => $value,
        }
    };
}

/// Like [`inside!`], wrapping the position that the expression makes.
macro_rules! map_inside {
    ($position:expr, $p:ident => $value:expr) => {
        Position(match $position.0 {
            Inner::International($p) => Inner::International($value),
            Inner::Russian($p) => Inner::Russian($value),
            Inner::Brazilian($p) => Inner::Brazilian($value),
            Inner::English($p) => Inner::English($value),
            Inner::Columns($p) => Inner::Columns($value),
            Inner::Lasca($p) => Inner::Lasca($value),
            Inner::Italian($p) => Inner::Italian($value),
            Inner::Spanish($p) => Inner::Spanish($value),
            Inner::Portuguese($p) => Inner::Portuguese($value),
            Inner::Czech($p) => Inner::Czech($value),
            Inner::Pool($p) => Inner::Pool($value),
            Inner::Thai($p) => Inner::Thai($value),
            Inner::Frisian($p) => Inner::Frisian($value),
            Inner::Frysk($p) => Inner::Frysk($value),
            Inner::Antidraughts($p) => Inner::Antidraughts($value),
            Inner::Breakthrough($p) => Inner::Breakthrough($value),
        })
    };
}

impl Kept {
    /// The position that was kept.
    pub(crate) fn position(&self) -> Position {
        Position(match self {
            Kept::International(p) => Inner::International(*p),
            Kept::Russian(p) => Inner::Russian(*p),
            Kept::Brazilian(p) => Inner::Brazilian(*p),
            Kept::English(p) => Inner::English(*p),
            Kept::Italian(p) => Inner::Italian(*p),
            Kept::Spanish(p) => Inner::Spanish(*p),
            Kept::Portuguese(p) => Inner::Portuguese(*p),
            Kept::Czech(p) => Inner::Czech(*p),
            Kept::Pool(p) => Inner::Pool(*p),
            Kept::Thai(p) => Inner::Thai(*p),
            Kept::Frisian(p) => Inner::Frisian(*p),
            Kept::Frysk(p) => Inner::Frysk(*p),
            Kept::Antidraughts(p) => Inner::Antidraughts(*p),
            Kept::Breakthrough(p) => Inner::Breakthrough(*p),
            Kept::Towers(p) => return **p,
        })
    }
}

impl Position {
    /// As a record keeps it.
    pub(crate) fn kept(&self) -> Kept {
        match self.0 {
            Inner::International(p) => Kept::International(p),
            Inner::Russian(p) => Kept::Russian(p),
            Inner::Brazilian(p) => Kept::Brazilian(p),
            Inner::English(p) => Kept::English(p),
            Inner::Italian(p) => Kept::Italian(p),
            Inner::Spanish(p) => Kept::Spanish(p),
            Inner::Portuguese(p) => Kept::Portuguese(p),
            Inner::Czech(p) => Kept::Czech(p),
            Inner::Pool(p) => Kept::Pool(p),
            Inner::Thai(p) => Kept::Thai(p),
            Inner::Frisian(p) => Kept::Frisian(p),
            Inner::Frysk(p) => Kept::Frysk(p),
            Inner::Antidraughts(p) => Kept::Antidraughts(p),
            Inner::Breakthrough(p) => Kept::Breakthrough(p),
            Inner::Columns(_) | Inner::Lasca(_) => Kept::Towers(Arc::new(*self)),
        }
    }

    /// The start of a game.
    pub fn start(variant: Variant) -> Position {
        Position::from_valid(&Setup::start(variant))
    }

    /// Checks a set-up and reports every fault at once.
    pub fn new(setup: &Setup) -> Result<Position, SetupFaults> {
        let faults = setup.faults();
        if faults.is_empty() { Ok(Position::from_valid(setup)) } else { Err(SetupFaults(faults)) }
    }

    fn from_valid(setup: &Setup) -> Position {
        Position(Inner::from_setup(setup))
    }

    /// The same position played with another reading of repeated jumps (D-04); no change in flat games.
    pub fn with_tower_jumps(self, jumps: TowerJumps) -> Position {
        match self.0 {
            Inner::Columns(p) => Position(Inner::Columns(p.with_jumps(jumps))),
            Inner::Lasca(p) => Position(Inner::Lasca(p.with_jumps(jumps))),
            _ => self,
        }
    }

    /// How repeated jumps are read (D-04); flat games have only one reading.
    pub fn tower_jumps(&self) -> TowerJumps {
        match self.0 {
            Inner::Columns(p) => p.jumps(),
            Inner::Lasca(p) => p.jumps(),
            _ => TowerJumps::default(),
        }
    }

    /// How often kings have moved in a row, where they must rest; none elsewhere.
    pub fn king_runs(&self) -> KingRuns {
        match self.0 {
            Inner::Frisian(p) => p.king_runs(),
            Inner::Frysk(p) => p.king_runs(),
            _ => KingRuns::NONE,
        }
    }

    /// The same position after other moves of its kings; no change where kings need no rest.
    #[must_use]
    pub fn with_king_runs(self, runs: KingRuns) -> Position {
        match self.0 {
            Inner::Frisian(p) => Position(Inner::Frisian(p.with_king_runs(runs))),
            Inner::Frysk(p) => Position(Inner::Frysk(p.with_king_runs(runs))),
            _ => self,
        }
    }

    /// The variant that is played.
    pub fn variant(&self) -> Variant {
        self.0.variant()
    }

    /// The board that the variant is played on.
    pub fn board(&self) -> Board {
        self.variant().board()
    }

    /// Who is to move.
    pub fn to_move(&self) -> Color {
        inside!(self, p => p.to_move())
    }

    /// What stands on a square.
    pub fn at(&self, square: Square) -> Option<Tower> {
        inside!(self, p => p.at(square))
    }

    /// The pieces as a set-up, in order of the squares.
    pub fn setup(&self) -> Setup {
        inside!(self, p => p.setup())
    }

    /// The squares where a side's men (or towers commanded by men) stand, or its kings.
    pub fn squares_of(&self, color: Color, rank: Rank) -> SquareSet {
        self.board()
            .squares()
            .filter(|square| self.at(*square).is_some_and(|t| t.owner() == color && t.top() == rank))
            .collect()
    }

    /// Every legal move, each once.
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut list = Vec::new();
        self.push_legal_moves(&mut list);
        list
    }

    /// Adds every legal move to a list that the caller keeps and reuses.
    pub fn push_legal_moves(&self, list: &mut Vec<Move>) {
        inside!(self, p => p.moves(Identity::Outcome, list));
    }

    /// Adds every legal way of moving to the list: captures that take the same pieces in another order
    /// are listed too, though they are the same move as one of [`Position::legal_moves`] (D-05).
    pub fn push_paths(&self, list: &mut Vec<Move>) {
        inside!(self, p => p.moves(Identity::Path, list));
    }

    /// Adds every legal move between two squares to the list.
    pub fn push_moves_between(&self, from: Square, to: Square, list: &mut Vec<Move>) {
        inside!(self, p => p.moves_between(from, to, list));
    }

    /// Whether the side to move can move at all; if not it has lost.
    pub fn has_legal_move(&self) -> bool {
        inside!(self, p => p.count_moves(Identity::Outcome, &mut Vec::new()) > 0)
    }

    /// Whether the side to move can capture, and so must.
    pub fn must_capture(&self) -> bool {
        inside!(self, p => p.must_capture())
    }

    /// The position after a legal move; an illegal one is refused with the reason.
    pub fn play(&self, mv: &Move) -> Result<Position, MoveRefused> {
        if self.lists(mv) { Ok(self.play_unchecked(mv)) } else { Err(self.refusal_of(mv)) }
    }

    /// Whether the move is legal here, by whatever path it takes its pieces.
    fn lists(&self, mv: &Move) -> bool {
        let mut list = Vec::new();
        self.push_moves_between(mv.from(), mv.to(), &mut list);
        if !list.is_empty() && !list.contains(mv) {
            self.push_paths(&mut list);
        }
        list.contains(mv)
    }

    /// The position after a move that this position listed. What another move does is not specified.
    pub fn play_unchecked(&self, mv: &Move) -> Position {
        map_inside!(self, p => p.play(mv))
    }

    pub(crate) fn perft(&self, depth: u32, identity: Identity) -> u64 {
        inside!(self, p => crate::perft::count(&p, depth, identity))
    }
}
