//! Databases of English draughts that others have published, in the forms in which programs of checkers share them.
//!
//! They say who wins and not how soon. What they say is believed only after many positions were compared with the
//! tables built here; positions in which either side could capture, if it were to move, are not asked of them, since
//! those who made them put there what packs best.
//!
//! | question | file |
//! | --- | --- |
//! | Which files make a database, and what do they hold? | `files.rs` |
//! | How are squares counted? | `squares.rs` |
//! | How does Cake number positions, name slices and pack values? | `cake.rs` |
//! | And Chinook? | `chinook.rs` |

mod cake;
mod chinook;
mod files;
mod lines;
mod squares;

use std::collections::HashMap;
use std::path::Path;

use damier_rules::core::{English, FlatPosition, Sets};
use damier_rules::{Color, Play};
use memmap2::Mmap;

use crate::ending::Ending;
use crate::fault::TablesFault;
use crate::material::{MOST_PIECES, Material};
use crate::outcome::GameResult;
use crate::tables::Tables;
use files::{Packed, Part};
use squares::{Key, Squares};

/// Positions of each slice that are compared before a database is believed.
const COMPARED: u64 = 60;

/// Without tables of so many pieces built here there is nothing to compare with.
pub(crate) const LEAST_TO_COMPARE: u32 = 3;

/// Who made a database, and so how it is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Maker {
    /// Files `db2.idx` and `db2.cpr` and so on, as Cake and other programs for CheckerBoard have them.
    Cake,
    /// Files such as `DB6` and `DB6.idx`, as the makers of Chinook published them.
    Chinook,
}

impl Maker {
    /// The name of the program that made it.
    pub const fn name(self) -> &'static str {
        match self {
            Maker::Cake => "Cake",
            Maker::Chinook => "Chinook",
        }
    }
}

/// The published databases in a folder.
#[derive(Debug)]
pub struct Published {
    cake: HashMap<Key, Part>,
    chinook: HashMap<Key, Part>,
    /// How often men of White stand beside men of Black, as Chinook numbers them.
    men: chinook::Men,
    files: Vec<Mmap>,
    most_pieces: u32,
}

/// How published databases and tables built here compare.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Compared {
    /// Positions that both know.
    pub positions: u64,
    /// How many of them turn out otherwise.
    pub wrong: u64,
}

impl Published {
    /// Opens what is in a folder; `None` if there is nothing.
    pub(crate) fn open(folder: &Path) -> Result<Option<Published>, TablesFault> {
        let mut found = Published {
            cake: HashMap::new(),
            chinook: HashMap::new(),
            men: chinook::Men::default(),
            files: Vec::new(),
            most_pieces: 0,
        };
        for pair in files::pairs(folder)? {
            let (maker, parts, map) = pair.read(found.files.len())?;
            found.most_pieces =
                parts.iter().map(|(key, _)| key.pieces()).max().unwrap_or(0).max(found.most_pieces);
            match maker {
                Maker::Cake => found.cake.extend(parts),
                Maker::Chinook => {
                    found.men.add(parts.iter().map(|(key, _)| key));
                    found.chinook.extend(parts);
                }
            }
            found.files.push(map);
        }
        Ok((found.most_pieces > 0).then_some(found))
    }

    /// The most pieces of a position that some file knows.
    pub fn most_pieces(&self) -> u32 {
        self.most_pieces
    }

    /// How many files with positions there are.
    pub fn files(&self) -> usize {
        self.files.len()
    }

    /// Who made them.
    pub fn makers(&self) -> impl Iterator<Item = Maker> {
        let there = [(Maker::Cake, &self.cake), (Maker::Chinook, &self.chinook)];
        there.into_iter().filter(|(_, parts)| !parts.is_empty()).map(|(maker, _)| maker)
    }

    /// How the game ends for the side to move, if a file says so.
    pub(crate) fn result(&self, sets: Sets, to_move: Color) -> Option<GameResult> {
        if (sets.white | sets.black).count_ones() > self.most_pieces {
            return None;
        }
        let position = FlatPosition::<English>::from_sets(sets, to_move);
        if position.must_capture() || position.passed().must_capture() {
            return None;
        }
        let squares = Squares::of(sets);
        self.asked_of_cake(squares, to_move).or_else(|| self.asked_of_chinook(squares, to_move))
    }

    fn asked_of_cake(&self, squares: Squares, to_move: Color) -> Option<GameResult> {
        let (squares, to_move) = cake::turned(squares, to_move);
        let key = squares.key(to_move == Color::Black);
        match self.cake.get(&key)? {
            Part::Only(result) => Some(*result),
            Part::Packed(packed) => self.value(packed, cake::number(squares, key), cake::unpacked),
        }
    }

    fn asked_of_chinook(&self, squares: Squares, to_move: Color) -> Option<GameResult> {
        let squares = if to_move == Color::Black { squares } else { squares.turned() };
        let key = squares.key(true);
        match self.chinook.get(&key)? {
            Part::Only(result) => Some(*result),
            Part::Packed(packed) => {
                let number = self.men.number(squares, key)?;
                self.value(packed, number, |bytes, ahead| chinook::unpacked(bytes, ahead, packed.usual))
            }
        }
    }

    /// Unpacks a value from the block where its number lies.
    fn value(
        &self,
        packed: &Packed,
        number: u64,
        unpacked: impl Fn(&[u8], u64) -> Option<GameResult>,
    ) -> Option<GameResult> {
        let (block, ahead) = packed.block(self.files.get(packed.file)?, number)?;
        unpacked(block, ahead)
    }

    /// Compares with tables built here, so many positions of each slice that both know.
    pub(crate) fn compare(&self, tables: &Tables, of_each: u64) -> Compared {
        type P = FlatPosition<English>;
        let pieces = tables.most_pieces().min(self.most_pieces).min(MOST_PIECES);
        let mut compared = Compared::default();
        if pieces < 2 {
            return compared;
        }
        let subsets = P::subsets(pieces);
        for material in Material::up_to(pieces) {
            let (index, all) = (P::index(material), P::positions(material));
            let step = (all / of_each.max(1)).max(1) as usize;
            let numbers = (0..all).step_by(step);
            for position in numbers.filter_map(|number| P::unrank(&index, &subsets, number)) {
                let Some(said) = self.result(position.sets(), position.to_move()) else { continue };
                let Some(built) = tables.built(position.sets(), position.to_move()) else { continue };
                compared.positions += 1;
                compared.wrong += u64::from(said != built.result);
            }
        }
        compared
    }

    /// Whether what is said agrees with the tables built here, as far as a glance shows.
    pub(crate) fn agrees_with(&self, tables: &Tables) -> bool {
        let compared = self.compare(tables, COMPARED);
        compared.positions > 0 && compared.wrong == 0
    }
}
