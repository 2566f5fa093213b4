//! What stands on a square: in flat games a man or a king, in column games a tower.

use std::fmt;

use crate::Color;

/// The rank of a piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Rank {
    /// A man, as every piece is at the start.
    Man,
    /// A king, made where a move ended or passed.
    King,
}

/// The pieces on one square: those of the owner on top, his captives below (COL-1.2.3, COL-1.6.1c).
///
/// A single man or king is a tower of one, so flat games use the same type. Colours never alternate:
/// only the top piece is ever captured, and it goes to the very bottom of its captor.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Tower {
    owner: Color,
    own: u8,
    captives: u8,
    /// Bit `i` is set when the piece `i` below the top is a king.
    kings: u32,
}

impl Tower {
    /// The greatest height a tower can be written down with.
    pub const MAX_HEIGHT: usize = 32;

    /// A single man.
    pub const fn man(owner: Color) -> Tower {
        Tower { owner, own: 1, captives: 0, kings: 0 }
    }

    /// A single king.
    pub const fn king(owner: Color) -> Tower {
        Tower { owner, own: 1, captives: 0, kings: 1 }
    }

    /// A single piece.
    pub const fn single(owner: Color, rank: Rank) -> Tower {
        match rank {
            Rank::Man => Tower::man(owner),
            Rank::King => Tower::king(owner),
        }
    }

    /// A tower from its pieces, top first; `None` without a piece of the owner or above
    /// [`Tower::MAX_HEIGHT`].
    pub fn new(owner: Color, own: &[Rank], captives: &[Rank]) -> Option<Tower> {
        if own.is_empty() || own.len() + captives.len() > Tower::MAX_HEIGHT {
            return None;
        }
        let kings = own
            .iter()
            .chain(captives)
            .enumerate()
            .fold(0, |kings, (i, rank)| kings | u32::from(*rank == Rank::King) << i);
        Some(Tower { owner, own: own.len() as u8, captives: captives.len() as u8, kings })
    }

    /// A tower from its counts and the mask of its kings, the top piece in bit 0.
    pub(crate) const fn from_parts(owner: Color, own: u8, captives: u8, kings: u32) -> Tower {
        Tower { owner, own, captives, kings }
    }

    /// The mask of the kings, the top piece in bit 0.
    pub(crate) const fn kings(self) -> u32 {
        self.kings
    }

    /// Whose tower it is.
    pub const fn owner(self) -> Color {
        self.owner
    }

    /// The rank of the top piece, whose rights the tower has (COL-1.5.1).
    pub const fn top(self) -> Rank {
        if self.kings & 1 == 1 { Rank::King } else { Rank::Man }
    }

    /// Whether a king commands.
    pub const fn is_king(self) -> bool {
        self.kings & 1 == 1
    }

    /// How many pieces.
    pub const fn height(self) -> usize {
        self.own as usize + self.captives as usize
    }

    /// How many pieces belong to the owner.
    pub const fn own_count(self) -> usize {
        self.own as usize
    }

    /// How many are captives.
    pub const fn captive_count(self) -> usize {
        self.captives as usize
    }

    /// The owner's pieces from the top down.
    pub fn own(self) -> impl Iterator<Item = Rank> {
        self.ranks(0..self.own)
    }

    /// The captives from the top down.
    pub fn captives(self) -> impl Iterator<Item = Rank> {
        self.ranks(self.own..self.own + self.captives)
    }

    fn ranks(self, range: std::ops::Range<u8>) -> impl Iterator<Item = Rank> {
        range.map(move |i| if self.kings >> i & 1 == 1 { Rank::King } else { Rank::Man })
    }

    /// Takes the top piece off: its rank and what is left, which may have changed its owner.
    pub const fn take_top(self) -> (Rank, Option<Tower>) {
        let kings = self.kings >> 1;
        let rest = match (self.own, self.captives) {
            (1, 0) => None,
            (1, own) => Some(Tower { owner: self.owner.opponent(), own, captives: 0, kings }),
            (own, captives) => Some(Tower { owner: self.owner, own: own - 1, captives, kings }),
        };
        (self.top(), rest)
    }

    /// Puts a captured piece of the other side at the very bottom (COL-1.6.1b, COL-1.6.1c).
    ///
    /// # Panics
    /// If the tower has [`Tower::MAX_HEIGHT`] pieces already.
    pub const fn with_captive(self, rank: Rank) -> Tower {
        assert!(self.height() < Tower::MAX_HEIGHT, "a game has fewer pieces than that");
        let king = matches!(rank, Rank::King) as u32;
        Tower { captives: self.captives + 1, kings: self.kings | king << self.height(), ..self }
    }

    /// Crowns the top piece; those below do not change (COL-1.5.2b).
    pub const fn crowned(self) -> Tower {
        Tower { kings: self.kings | 1, ..self }
    }
}

/// Top first, as the code of column draughts writes it: `0` man, `1` king, captives after `/`
/// (COL-1.10.6, COL-1.10.7).
impl fmt::Debug for Tower {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digit = |rank| if rank == Rank::King { '1' } else { '0' };
        write!(f, "{}:{}", self.owner.letter(), self.own().map(digit).collect::<String>())?;
        if self.captives > 0 {
            write!(f, "/{}", self.captives().map(digit).collect::<String>())?;
        }
        Ok(())
    }
}
