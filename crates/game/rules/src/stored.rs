//! Squares, pieces, set-ups, positions and moves as serde stores them, where deriving says too little. What is read may
//! be anything, so every value comes in by the door that a person's comes in by.

use serde::de::{Deserializer, Error};
use serde::ser::{SerializeStruct, Serializer};
use serde::{Deserialize, Serialize};

use crate::{Color, Move, Position, Rank, Setup, Square, SquareSet, Tower, Variant};

/// By its number, in a type of its own, so that whoever tells it may call it by another name.
impl Serialize for Square {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_newtype_struct("Square", &self.number())
    }
}

/// By its number, from 1.
impl<'de> Deserialize<'de> for Square {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Square, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Square::from_number(number).ok_or_else(|| Error::custom(format!("there is no square {number}")))
    }
}

/// As a list of squares.
impl Serialize for SquareSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SquareSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SquareSet, D::Error> {
        Ok(Vec::<Square>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// By its name.
impl<'de> Deserialize<'de> for Variant {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Variant, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(Error::custom)
    }
}

/// A tower: whose it is, its own pieces and the captives, from the top down.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Tower", deny_unknown_fields)]
struct StoredTower {
    owner: Color,
    own: Vec<Rank>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    captives: Vec<Rank>,
}

impl Serialize for Tower {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (own, captives) = (self.own().collect(), self.captives().collect());
        StoredTower { owner: self.owner(), own, captives }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Tower {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Tower, D::Error> {
        let StoredTower { owner, own, captives } = StoredTower::deserialize(deserializer)?;
        let tower = Tower::new(owner, &own, &captives);
        tower.ok_or_else(|| {
            Error::custom(format!("a tower has 1 to {} pieces, its own above", Tower::MAX_HEIGHT))
        })
    }
}

/// As its pieces and the side to move; how often kings have moved in a row (Frisian draughts) is not told, as by FEN.
impl Serialize for Position {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.setup().serialize(serializer)
    }
}

/// Every fault of the pieces is named.
impl<'de> Deserialize<'de> for Position {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Position, D::Error> {
        Position::new(&Setup::deserialize(deserializer)?).map_err(Error::custom)
    }
}

/// Its squares in order, what it jumps over, and whether it crowns.
impl Serialize for Move {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut told = serializer.serialize_struct("Move", 3)?;
        told.serialize_field("squares", self.squares())?;
        told.serialize_field("jumped", self.jumped())?;
        told.serialize_field("crowns", &self.crowns())?;
        told.end()
    }
}

#[derive(Deserialize)]
#[serde(rename = "Move", deny_unknown_fields)]
struct StoredMove {
    squares: Vec<Square>,
    jumped: Vec<Square>,
    crowns: bool,
}

/// Whether it is legal only a position can tell: [`Position::play`] does.
impl<'de> Deserialize<'de> for Move {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Move, D::Error> {
        let StoredMove { squares, jumped, crowns } = StoredMove::deserialize(deserializer)?;
        let mv = Move::stored(&squares, &jumped, crowns);
        mv.ok_or_else(|| Error::custom("a move has two squares, or one more than it jumps over"))
    }
}
