//! Which pieces are on the board: what a slice of a table is named by.

use std::fmt;

/// The most pieces a table of a flat game can have.
pub const MOST_PIECES: u32 = 8;

/// How many men and kings the side to move and the opponent have, in column games captives included.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Material {
    /// Men of the side to move.
    pub own_men: u8,
    /// Kings of the side to move.
    pub own_kings: u8,
    /// Men of the opponent.
    pub men: u8,
    /// Kings of the opponent.
    pub kings: u8,
}

impl Material {
    /// How many slots [`Material::slot`] can name.
    pub(crate) const SLOTS: usize = 1 << 16;

    /// A number of its own for every material with at most 15 pieces of a kind.
    #[inline(always)]
    pub(crate) const fn slot(self) -> usize {
        (self.own_men as usize & 15) << 12
            | (self.own_kings as usize & 15) << 8
            | (self.men as usize & 15) << 4
            | (self.kings as usize & 15)
    }

    /// How many pieces there are on both sides.
    pub const fn pieces(self) -> u32 {
        self.own_men as u32 + self.own_kings as u32 + self.men as u32 + self.kings as u32
    }

    /// Whether both sides have pieces.
    pub(crate) const fn has_both_sides(self) -> bool {
        self.own_men + self.own_kings > 0 && self.men + self.kings > 0
    }

    /// How many men there are on both sides.
    pub const fn all_men(self) -> u32 {
        self.own_men as u32 + self.men as u32
    }

    /// The same pieces with the other side to move.
    #[must_use]
    pub const fn swapped(self) -> Material {
        Material { own_men: self.men, own_kings: self.kings, men: self.own_men, kings: self.own_kings }
    }

    /// Every material with both sides on the board and so many pieces, in the order in which slices can be
    /// built: fewer pieces first, then fewer men.
    pub fn up_to(pieces: u32) -> Vec<Material> {
        let pieces = pieces.min(MOST_PIECES) as u8;
        let mut found = Vec::new();
        for own_men in 0..=pieces {
            for own_kings in 0..=pieces - own_men {
                for men in 0..=pieces - own_men - own_kings {
                    for kings in 0..=pieces - own_men - own_kings - men {
                        if own_men + own_kings > 0 && men + kings > 0 {
                            found.push(Material { own_men, own_kings, men, kings });
                        }
                    }
                }
            }
        }
        found.sort_by_key(|material| (material.pieces(), material.all_men(), *material));
        found
    }

    /// What a crowning leaves for the opponent to move with.
    pub(crate) fn after_crowning(self) -> Vec<Material> {
        let crowned = |men| Material { own_men: men, own_kings: self.own_kings + 1, ..self }.swapped();
        self.own_men.checked_sub(1).map(crowned).into_iter().collect()
    }

    /// What a capture or a crowning can leave for the opponent to move with: slices that are needed before
    /// this one.
    pub(crate) fn after_capture_or_crowning(self) -> Vec<Material> {
        let mut found = Vec::new();
        for crowned in 0..=self.own_men.min(1) {
            for men in 0..=self.men {
                for kings in 0..=self.kings {
                    let captured = men < self.men || kings < self.kings;
                    if (captured || crowned == 1) && men + kings > 0 {
                        let own_men = self.own_men - crowned;
                        let own_kings = self.own_kings + crowned;
                        found.push(Material { own_men, own_kings, men, kings }.swapped());
                    }
                }
            }
        }
        found
    }
}

/// `2m1k-0m2k`: the side to move first.
impl fmt::Display for Material {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}m{}k-{}m{}k", self.own_men, self.own_kings, self.men, self.kings)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slices_come_after_those_they_need() {
        let all = Material::up_to(5);
        assert_eq!(Material::up_to(2).len(), 4);
        for (place, material) in all.iter().enumerate() {
            for needed in material.after_capture_or_crowning() {
                assert!(all[..place].contains(&needed), "{material} needs {needed}");
            }
        }
    }
}
