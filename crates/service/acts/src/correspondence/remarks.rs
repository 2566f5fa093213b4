//! What a player says beside his moves: draws, claims, questions, analyses, appeals.

use damier_correspondence::{Fact, Refused};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::{Decided, Draft, long, score};
use crate::typed;

/// Acts that say nothing but whose they are.
macro_rules! of_player {
    ($($about:literal $act:ident $fact:ident;)*) => {$(
        #[doc = $about]
        #[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub struct $act {
            /// Who, where letters are entered.
            #[serde(deserialize_with = "typed::option")]
            pub side: Option<String>,
        }

        impl $act {
            pub(super) fn decide(&self, draft: &Draft<'_>) -> Decided {
                let by = draft.side(self.side.as_deref())?;
                Ok((Fact::$fact { by }, draft.now(by)))
            }
        }
    )*};
}

of_player! {
    "Offer a draw." OfferDraw DrawOffered;
    "Accept a draw." Accept DrawAccepted;
    "Decline a draw." Decline DrawDeclined;
    "Claim a draw by the rules." ClaimDraw DrawClaimed;
    "Resign." Resign Resigned;
    "The record of the game was sent in." Record RecordSent;
}

/// Claim that the partner has overstepped his time.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Claim {
    /// Who, where letters are entered.
    #[serde(deserialize_with = "typed::option")]
    pub side: Option<String>,
    /// The claimant's next move, which the arbiter keeps.
    #[serde(rename = "move")]
    pub mv: Option<String>,
    /// When the partner got the news.
    pub notified: Option<Date>,
    /// Papers are missing.
    pub incomplete: bool,
}

impl Claim {
    pub(super) fn decide(&self, draft: &Draft<'_>) -> Decided {
        let by = draft.side(self.side.as_deref())?;
        let sealed = self.mv.clone().filter(|text| !text.is_empty());
        let (notified, complete) = (self.notified, !self.incomplete);
        Ok((Fact::Claimed { by, sealed, notified, complete }, draft.now(by)))
    }
}

/// Object to the partner's claim.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Object {
    /// Who, where letters are entered.
    #[serde(deserialize_with = "typed::option")]
    pub side: Option<String>,
    pub text: String,
}

impl Object {
    pub(super) fn decide(&self, draft: &Draft<'_>) -> Decided {
        let by = draft.side(self.side.as_deref())?;
        Ok((Fact::Objected { by, grounds: long(&self.text) }, draft.now(by)))
    }
}

/// Ask the arbiter to decide something, or complain.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Ask {
    /// Who, where letters are entered.
    #[serde(deserialize_with = "typed::option")]
    pub side: Option<String>,
    pub text: String,
}

impl Ask {
    pub(super) fn decide(&self, draft: &Draft<'_>) -> Decided {
        let by = draft.side(self.side.as_deref())?;
        Ok((Fact::Asked { by, text: long(&self.text) }, draft.now(by)))
    }
}

/// Send in an assessment of a game that is broken off.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Analysis {
    /// Who, where letters are entered.
    #[serde(deserialize_with = "typed::option")]
    pub side: Option<String>,
    /// The result that it claims.
    pub score: String,
    /// The analysis, where it is typed.
    pub text: String,
    /// An analysis came on paper.
    pub on_paper: bool,
}

impl Analysis {
    pub(super) fn decide(&self, draft: &Draft<'_>) -> Decided {
        let (by, text) = (draft.side(self.side.as_deref())?, long(&self.text));
        let argued = self.on_paper || !text.is_empty();
        Ok((Fact::Analysis { by, score: score(&self.score)?, argued, text }, draft.now(by)))
    }
}

/// Protest against the verdict on a game that is broken off.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Protest {
    /// Who, where letters are entered.
    #[serde(deserialize_with = "typed::option")]
    pub side: Option<String>,
    /// When he was told of the verdict; none: on its day.
    pub told: Option<Date>,
    /// The analysis, where it is typed.
    pub text: String,
    /// An analysis came on paper.
    pub on_paper: bool,
}

impl Protest {
    pub(super) fn decide(&self, draft: &Draft<'_>) -> Decided {
        let (by, text) = (draft.side(self.side.as_deref())?, long(&self.text));
        let decided = draft.game.adjudication().and_then(|own| own.decided.as_ref());
        let told = self.told.filter(|_| draft.actor.side.is_none()).or(decided.map(|(.., on)| *on));
        let told = told.ok_or(Refused::NoAdjudication)?;
        let argued = self.on_paper || !text.is_empty();
        Ok((Fact::Protested { by, told, argued, text }, draft.now(by)))
    }
}

/// Appeal against a decision.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Appeal {
    /// Who, where letters are entered.
    #[serde(deserialize_with = "typed::option")]
    pub side: Option<String>,
    /// The number of the entry that holds the decision.
    pub number: Option<usize>,
    /// When he was told of it; none: on its day.
    pub told: Option<Date>,
    pub text: String,
}

impl Appeal {
    pub(super) fn decide(&self, draft: &Draft<'_>) -> Decided {
        let (by, grounds) = (draft.side(self.side.as_deref())?, long(&self.text));
        if grounds.is_empty() {
            return Err(Refused::NothingSaid.into());
        }
        let letters = draft.actor.side.is_none();
        let found = draft.game.decisions().find(|(own, _)| Some(*own) == self.number);
        let on_its_day = found.map(|(_, entry)| entry.on.in_zone(&draft.zone(by)).date);
        // A player on the site names the decision; of a letter the day on which it was known is enough.
        let told = self.told.filter(|_| letters).or(on_its_day);
        let told = told.ok_or(Refused::NoDecision { number: self.number.unwrap_or(0) })?;
        Ok((Fact::Appealed { by, told, grounds, about: self.number }, draft.now(by)))
    }
}
