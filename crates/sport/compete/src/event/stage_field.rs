//! Where the field of a stage comes from: everybody, places of earlier stages, groups, or a list of the
//! organiser. Different systems at different stages make a mixed event (UA13-IV.3.4.5, UA-II.3.6.5).

use serde::{Deserialize, Serialize};

use super::ids::StageId;

/// Where the field of a stage comes from.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum FieldFrom {
    /// Everybody who has entered.
    #[default]
    Everybody,
    /// Who took these places in earlier stages.
    Places(Vec<PlacesOf>),
    /// One of several groups of equal strength: by rating, up and down again, equal ones by lot.
    Group {
        /// Which group, from 1.
        number: u8,
        /// How many groups there are.
        of: u8,
    },
    /// One of several parts of the field by strength: the strongest are the first part.
    Part {
        /// Which part, from 1.
        number: u8,
        /// How many parts there are.
        of: u8,
    },
    /// A part of the field by what its players are: `women`, `u20`.
    Category(String),
    /// As the organiser names them.
    Named,
}

/// A run of places of an earlier stage.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlacesOf {
    pub stage: StageId,
    /// The first place that counts, from 1.
    pub first: u32,
    /// The last place that counts; all that follow if `None`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<u32>,
}
