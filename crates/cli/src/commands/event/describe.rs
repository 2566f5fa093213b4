//! Values of the event in the words of the person, and the commands that help.

use damier_compete::event::{CannotPair, Refused, State};
pub(crate) use damier_desk::describe::{by, describe, place, stage_name, task, tell_or_own, warning};
use damier_desk::people::WhoIsThat;
use damier_desk::{RefusalText, describe};
use damier_language::{Args, Words};
use damier_store::StoreError;

/// Why a fact is not accepted, and what to type instead.
pub(crate) fn refused(words: &Words, state: &State, refused: &Refused) -> RefusalText {
    let told = describe::refused(words, state, refused);
    RefusalText { next: told.next.map(|step| next_step(words, step, refused)), ..told }
}

/// What to type instead.
fn next_step(words: &Words, step: String, refused: &Refused) -> String {
    let command = match refused {
        Refused::Over { seq } => return format!("{step}: damier event undo {seq} --reason …"),
        Refused::RoundsToCome { .. } | Refused::NotDecided { .. } => "damier event finish --early --reason …",
        Refused::NoRegulation => "damier event new",
        Refused::ChiefAlready { .. } => "damier event official chief-arbiter NAME --relieve --reason …",
        Refused::RegulationAlready => "damier event regulation --change FILE --reason …",
        Refused::TechnicalIncomplete { .. } => "damier event technical NUMBER=TEXT",
        Refused::NoQuorum { .. } => "damier event committee",
        Refused::NobodyOfExecutive => "damier event committee NAME… --executive NAME",
        Refused::CommitteeSize { .. } => "damier event committee NAME… --reserve NAME…",
        Refused::ArbiterOnCommittee { .. } | Refused::TwiceOnCommittee { .. } => {
            "damier event committee NAME…"
        }
        Refused::NoTeam { .. } => "damier event team NAME",
        Refused::NoField { .. } => "damier event next",
        Refused::ResultsMissing { .. } | Refused::NothingToCorrect { .. } => {
            "damier event result TABLE SCORE"
        }
        Refused::NotPaired { .. } => "damier event pair",
        Refused::PairedAlready { .. } => "damier event result NAME -/+",
        Refused::NotStarted { .. } | Refused::EarlierNotStarted { .. } => "damier event start",
        Refused::MoreRoundsPaired { .. } => "damier event undo --reason …",
        Refused::HasResult { .. } => "damier event result --correct --reason …",
        Refused::UndoBreaks { why, .. } if matches!(**why, Refused::NoSuchEntrant { .. }) => {
            "damier event pair --again --without NAME --reason …"
        }
        Refused::HasLeft { .. } => "damier event further NAME --goes-on --reason …",
        Refused::Forgotten { .. } => "damier event absent NAME --round N",
        Refused::NotRuledYet { .. } => "damier event protest rule N",
        Refused::NotAppealed { .. } => "damier event protest appeal N",
        Refused::NoCommittee { .. } => "damier event committee",
        Refused::NoTechnical => "damier event technical",
        Refused::NoReason => "--reason …",
        _ => return step,
    };
    words.label(&step, command)
}

/// What to do where a round cannot be paired, and what to type.
pub(crate) fn way_out(words: &Words, cannot: &CannotPair) -> Option<String> {
    let step = words.phrase(cannot.next_step()?);
    let command = match cannot {
        CannotPair::NoRegulation => "damier event new",
        CannotPair::NoField { .. } | CannotPair::PlaceShared { .. } => "damier event next PLAYER…",
        CannotPair::NotTwo { .. } => "damier event next PLAYER PLAYER",
        CannotPair::TooFew { .. } => "damier event enter NAME",
        CannotPair::NoNumbers { .. } => "damier event numbers",
        CannotPair::NoGroups { .. } => "damier event next --groups …",
        CannotPair::NotStarted { .. } => "damier event start",
        CannotPair::ResultsMissing { .. } | CannotPair::Adjourned { .. } => "damier event result TABLE SCORE",
        CannotPair::LotsFirst { .. } => "damier event lots",
        CannotPair::OffCourse { .. } => "damier event pair --by-hand PAIRS --reason …",
        CannotPair::NoPairing(no) if no.relaxations.is_empty() => "damier event finish --early --reason …",
        CannotPair::NoPairing(_) => "damier event pair --relax RULE --reason …",
        CannotPair::StillLevel { .. } => "damier event pair --override PAIRS --reason …",
        CannotPair::RoundsDoNotFit { needed, .. } => {
            let command = format!("damier event regulation --rounds {needed} --reason …");
            return Some(words.label(&step, &command));
        }
        CannotPair::EventOver { seq } => {
            return Some(words.label(&step, &format!("damier event undo {seq} --reason …")));
        }
        _ => return Some(step),
    };
    Some(words.label(&step, command))
}

/// A file that cannot be used.
pub(crate) fn store(words: &Words, error: &StoreError) -> RefusalText {
    let what = words.label(&error.file, &words.describe("store-fault", &error.fault));
    RefusalText { next: error.fault.next_step().map(|step| words.phrase(step)), ..RefusalText::new(what) }
}

/// Somebody who was not found, and how to look.
pub(crate) fn who(words: &Words, who: &WhoIsThat) -> RefusalText {
    let told = describe::who(words, who);
    match who {
        WhoIsThat::Nobody(_) | WhoIsThat::OfAnother { .. } => told.next(words.text("event-see-entries")),
        WhoIsThat::NoTeam(_) => told.next("damier event team NAME"),
        WhoIsThat::PlaysFor { .. } => told.next("damier event lineup TEAM PLAYER…"),
        WhoIsThat::Perhaps(..) | WhoIsThat::Several(..) => told,
    }
}

/// A text that is no time.
pub(crate) fn not_a_time(words: &Words, text: &str) -> RefusalText {
    RefusalText::new(words.translate("event-not-a-time", &Args::new().with("text", text)))
}
