//! Values of the event in the words of the person, with names instead of numbers.

use damier_clock::rules::Code;
use damier_compete::Entrant;
use damier_compete::event::{By, CannotPair, GameKey, LeavingRuling, Refused, StageId, State, Task, Warning};
use damier_language::{Args, Words};
use damier_store::StoreError;
use serde::Serialize;
use serde_json::Value;

use super::complaint::Complaint;
use super::people::{WhoIsThat, as_number};

/// Tells a value with the names of players, teams and stages.
pub(crate) fn tell(words: &Words, state: &State, family: &str, value: &(impl Serialize + ?Sized)) -> String {
    words.tell_with(family, value, &|kind, value| name(state, kind, value))
}

/// Tells a value, or lets it speak for itself where no language has words for it.
pub(crate) fn tell_or_own<T: Serialize + std::fmt::Display>(
    words: &Words,
    family: &str,
    value: &T,
) -> String {
    let told = words.tell(family, value);
    if told.contains('⟦') { value.to_string() } else { told }
}

fn name(state: &State, kind: &str, value: &Value) -> Option<String> {
    let number = || value.as_u64().and_then(|number| u32::try_from(number).ok());
    Some(match kind {
        "entrant" => state.name_of(Entrant(number()?))?.to_owned(),
        "player-id" => state.players.get(number()? as usize)?.name.clone(),
        "team-id" => state.teams.get(number()? as usize)?.name.clone(),
        "stage-id" => state.stages.get(number()? as usize)?.plan.name.clone(),
        _ => return None,
    })
}

/// Who said something: the name, or the office where nobody is named.
pub(crate) fn by(words: &Words, by: &By) -> String {
    by.person().map_or_else(|| words.tell("role", &by.role), str::to_owned)
}

/// Why a fact is not accepted, and what to do instead.
pub(crate) fn refused(words: &Words, state: &State, refused: &Refused) -> Complaint {
    let next = refused.next_step().map(|step| next_step(words, step, refused));
    Complaint {
        what: tell(words, state, "refused", refused),
        clauses: of_code(state, &refused.clauses()),
        next,
        faults: Vec::new(),
    }
}

/// The clauses of the event's own code; all where it has none.
pub(crate) fn of_code(state: &State, clauses: &[&'static str]) -> Vec<String> {
    let prefix = match state.code() {
        Some(Code::Ua2013) => "UA13-",
        Some(Code::Ua2023) => "UA-",
        Some(Code::Fmjd100 | Code::Fmjd64) => "FMJD-",
        Some(Code::Wcdf) => "WCDF-",
        Some(Code::Columns) => "COL-",
        None => "",
    };
    let own = clauses.iter().filter(|clause| clause.starts_with(prefix));
    let own: Vec<String> = own.map(ToString::to_string).collect();
    if own.is_empty() { clauses.iter().map(ToString::to_string).collect() } else { own }
}

/// What to type instead.
fn next_step(words: &Words, step: &str, refused: &Refused) -> String {
    let step = words.phrase(step);
    let command = match refused {
        Refused::Over { seq } => return format!("{step}: damier event undo {seq} --reason …"),
        Refused::RoundsToCome { .. } | Refused::NotDecided { .. } => "damier event finish --early --reason …",
        Refused::NoRegulation => "damier event new",
        Refused::ChiefAlready { .. } => "damier event official chief-arbiter NAME --relieve --reason …",
        Refused::RegulationAlready => "damier event regulation --change FILE --reason …",
        Refused::TechnicalIncomplete { .. } => "damier event technical NUMBER=TEXT",
        Refused::NoQuorum { .. } => "damier event committee",
        Refused::NoTeam { .. } => "damier event team NAME",
        Refused::NoField { .. } => "damier event next",
        Refused::ResultsMissing { .. } | Refused::NothingToCorrect { .. } => {
            "damier event result TABLE SCORE"
        }
        Refused::NotPaired { .. } => "damier event pair",
        Refused::PairedAlready { .. } => "damier event undo",
        Refused::NotStarted { .. } | Refused::EarlierNotStarted { .. } => "damier event start",
        Refused::HasResult { .. } => "damier event result --correct --reason …",
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
        CannotPair::ResultsMissing { .. } | CannotPair::Adjourned { .. } => "damier event result TABLE SCORE",
        CannotPair::LotsFirst { .. } => "damier event lots",
        CannotPair::OffCourse { .. } => "damier event pair --by-hand PAIRS --reason …",
        CannotPair::NoPairing(_) => "damier event pair --relax RULE --reason …",
        CannotPair::StillLevel { .. } => "damier event pair --override PAIRS --reason …",
        CannotPair::RoundsDoNotFit { .. } => "damier event regulation --change FILE --reason …",
        CannotPair::EventOver { seq } => {
            return Some(words.label(&step, &format!("damier event undo {seq} --reason …")));
        }
        _ => return Some(step),
    };
    Some(words.label(&step, command))
}

/// Something to look at twice, with its clauses.
pub(crate) fn warning(words: &Words, state: &State, warning: &Warning) -> String {
    words.with_clauses(&tell(words, state, "warning", warning), warning.clauses())
}

/// A file that cannot be used.
pub(crate) fn store(words: &Words, error: &StoreError) -> Complaint {
    let what = words.label(&error.file, &words.tell("store-fault", &error.fault));
    Complaint { next: error.fault.next_step().map(|step| words.phrase(step)), ..Complaint::new(what) }
}

/// Somebody who was not found.
pub(crate) fn who(words: &Words, who: &WhoIsThat) -> Complaint {
    match who {
        WhoIsThat::Nobody(text) => {
            let id = if as_number(text).is_some() { "event-no-number" } else { "event-nobody" };
            let what = words.say(id, &Args::new().with("text", text.as_str()));
            Complaint::new(what).next(words.text("event-see-entries"))
        }
        WhoIsThat::Several(text, several) => {
            let what = words.say("event-several-people", &Args::new().with("text", text.as_str()));
            let faults = several.iter().map(|(number, name)| format!("{number:>3}  {name}")).collect();
            Complaint::new(what).faults(faults).next(words.text("event-write-more"))
        }
        WhoIsThat::NoTeam(text) => {
            let what = words.say("event-no-team", &Args::new().with("text", text.as_str()));
            Complaint::new(what).next("damier event team NAME")
        }
        WhoIsThat::OfAnother { name, team } => {
            let args = Args::new().with("name", name.as_str()).with("team", team.as_str());
            Complaint::new(words.say("event-of-another-team", &args)).next(words.text("event-see-entries"))
        }
    }
}

/// Something to be done; where there are several stages, in which of them.
pub(crate) fn task(words: &Words, state: &State, task: &Task) -> String {
    let told = tell(words, state, "task", task);
    match task.duty.stage() {
        Some(stage) if state.stages.len() > 1 => {
            let args = Args::new().with("task", told).with("stage", stage_name(state, stage));
            words.say("task-in-stage", &args)
        }
        _ => told,
    }
}

/// A text that is no time.
pub(crate) fn not_a_time(words: &Words, text: &str) -> Complaint {
    Complaint::new(words.say("event-not-a-time", &Args::new().with("text", text)))
}

/// A place in the event: `round 2, table 3, board 1`.
pub(crate) fn place(words: &Words, state: &State, key: GameKey) -> String {
    tell(words, state, "type-game-key", &key)
}

/// What becomes of the games of somebody who has left.
pub(crate) fn ruling(words: &Words, state: &State, ruling: &LeavingRuling) -> String {
    let args = Args::new()
        .with("played", ruling.played)
        .with("planned", ruling.planned)
        .with("effect", tell(words, state, "leaving-effect", &ruling.effect));
    words.with_clauses(&words.say("event-ruling", &args), ruling.clauses)
}

/// The name of a stage.
pub(crate) fn stage_name(state: &State, stage: StageId) -> &str {
    state.stages.get(stage.index()).map_or("", |stage| stage.plan.name.as_str())
}
