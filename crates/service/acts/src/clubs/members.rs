//! Who belongs to a club.

use serde::{Deserialize, Serialize};

use super::{Deed, Draft, Refusal, Role, line};

/// Somebody asks to become a member.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Ask {}

impl Ask {
    pub(super) fn decide(self, draft: &Draft<'_>) -> Result<Deed, Refusal> {
        Ok(Deed::Become(Some(if draft.admits { Role::Member } else { Role::Asked })))
    }
}

/// He no longer belongs to it, or no longer asks to.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Leave {}

impl Leave {
    pub(super) fn decide(self, _: &Draft<'_>) -> Result<Deed, Refusal> {
        Ok(Deed::Become(None))
    }
}

/// An act of a leader about somebody, by his name.
macro_rules! about_somebody {
    ($($(#[$meta:meta])* $act:ident: $from:ident => $to:expr;)*) => {$(
        $(#[$meta])*
        #[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub struct $act {
            pub name: String,
        }

        impl $act {
            pub(super) fn decide(&self, _: &Draft<'_>) -> Result<Deed, Refusal> {
                Ok(Deed::Seat { name: somebody(&self.name)?, from: Role::$from, to: $to })
            }
        }
    )*};
}

about_somebody! {
    /// Whoever asks becomes a member.
    Welcome: Asked => Some(Role::Member);
    /// Whoever asks does not become a member.
    Deny: Asked => None;
    /// A member belongs to it no more.
    Remove: Member => None;
    /// A member becomes a leader.
    Appoint: Member => Some(Role::Leader);
    /// A leader is a member like any other.
    Retire: Leader => Some(Role::Member);
}

fn somebody(name: &str) -> Result<String, Refusal> {
    line(name, 60).ok_or_else(|| Refusal::NoSuchPlayer { name: name.chars().take(60).collect() })
}
