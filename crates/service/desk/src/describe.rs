//! Values of an event in the words of a person, with names instead of numbers.

use damier_clock::rules::Code;
use damier_compete::Entrant;
use damier_compete::event::{By, CannotPair, GameKey, LeavingRuling, Refused, StageId, State, Task, Warning};
use damier_compete::swiss::{ColourStory, Relaxation};
use damier_language::{Args, Words};
use damier_rules::Color;
use serde::Serialize;
use serde_json::Value;

use crate::people::{WhoIsThat, as_number, number_of};
use crate::refusal_text::{RefusalText, Way};

/// Tells a value with the names of players, teams and stages.
pub fn describe(words: &Words, state: &State, family: &str, value: &(impl Serialize + ?Sized)) -> String {
    words.describe_with(family, value, &|kind, value| name(state, kind, value))
}

/// Tells a value, or lets it speak for itself where no language has words for it.
pub fn tell_or_own<T: Serialize + std::fmt::Display>(words: &Words, family: &str, value: &T) -> String {
    let told = words.describe(family, value);
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
pub fn by(words: &Words, by: &By) -> String {
    by.person().map_or_else(|| words.describe("role", &by.role), str::to_owned)
}

/// Why a fact is not accepted, and what to do instead.
pub fn refused(words: &Words, state: &State, refused: &Refused) -> RefusalText {
    RefusalText {
        what: in_stage(words, state, refused_in(refused), describe(words, state, "refused", refused)),
        clauses: of_code(state, &refused.clauses()),
        next: refused.next_step().map(|step| words.phrase(step)),
        faults: Vec::new(),
        ways: Box::default(),
    }
}

/// The stage of a refusal that names a round without it.
const fn refused_in(refused: &Refused) -> Option<StageId> {
    match refused {
        Refused::ResultsMissing { stage, .. } | Refused::StillAdjourned { stage, .. } => Some(*stage),
        // The stages after the first are named by every game.
        Refused::HasResult { key, .. } | Refused::SameResult { key, .. } if key.stage.0 == 0 => {
            Some(key.stage)
        }
        _ => None,
    }
}

/// A sentence with its stage, where there are several.
fn in_stage(words: &Words, state: &State, stage: Option<StageId>, text: String) -> String {
    match stage.filter(|_| state.stages.len() > 1) {
        Some(stage) => {
            let args = Args::new().with("fact", text).with("stage", stage_name(state, stage));
            words.translate("fact-in-stage", &args)
        }
        None => text,
    }
}

/// Why a round cannot be paired, what to do, and what could be relaxed.
pub fn cannot_pair(words: &Words, state: &State, stage: StageId, cannot: &CannotPair) -> RefusalText {
    let told = match cannot {
        CannotPair::NotStarted { stage, .. }
        | CannotPair::ResultsMissing { stage, .. }
        | CannotPair::Adjourned { stage, .. } => Some(*stage),
        _ => None,
    };
    let mut complaint =
        RefusalText::new(in_stage(words, state, told, describe(words, state, "cannot-pair", cannot)));
    complaint.next = way_out(words, cannot);
    if let CannotPair::NoPairing(none) = cannot {
        complaint.ways = none.relaxations.iter().map(|way| relaxation(words, state, stage, way)).collect();
        complaint.faults = complaint.ways.iter().map(|way| way.text.clone()).collect();
    }
    complaint
}

/// What to do where a round cannot be paired.
pub fn way_out(words: &Words, cannot: &CannotPair) -> Option<String> {
    cannot.next_step().map(|step| words.phrase(step))
}

/// A rule that could be relaxed, in words and as it is typed.
fn relaxation(words: &Words, state: &State, stage: StageId, way: &Relaxation) -> Way {
    let number = |who: Entrant| number_of(state, stage, who);
    let rule = match *way {
        Relaxation::ThirdColour => "third-colour".to_owned(),
        Relaxation::Rematch { a, b, .. } => format!("rematch:{}:{}", number(a), number(b)),
        Relaxation::Prohibition { a, b } => format!("prohibition:{}:{}", number(a), number(b)),
        Relaxation::FreeAgain { who, .. } => format!("free:{}", number(who)),
    };
    Way { rule, text: describe(words, state, "relaxation", way) }
}

/// The clauses of the event's own code; all where it has none.
pub fn of_code(state: &State, clauses: &[&'static str]) -> Vec<String> {
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

/// Something to look at twice, with its clauses.
pub fn warning(words: &Words, state: &State, warning: &Warning) -> String {
    words.with_clauses(&describe(words, state, "warning", warning), warning.clauses())
}

/// Somebody who was not found.
pub fn who(words: &Words, who: &WhoIsThat) -> RefusalText {
    match who {
        WhoIsThat::Nobody(text) => {
            let id = if as_number(text).is_some() { "event-no-number" } else { "event-nobody" };
            RefusalText::new(words.translate(id, &Args::new().with("text", text.as_str())))
        }
        WhoIsThat::Perhaps(text, name) => {
            let args = Args::new().with("text", text.as_str()).with("name", name.as_str());
            RefusalText::new(words.translate("event-nobody-perhaps", &args))
        }
        WhoIsThat::Several(text, several) => {
            let what = words.translate("event-several-people", &Args::new().with("text", text.as_str()));
            let faults = several.iter().map(|(number, name)| format!("{number:>3}  {name}")).collect();
            RefusalText::new(what).faults(faults).next(words.text("event-write-more"))
        }
        WhoIsThat::NoTeam(text) => {
            RefusalText::new(words.translate("event-no-team", &Args::new().with("text", text.as_str())))
        }
        WhoIsThat::PlaysFor { name, team } => {
            let args = Args::new().with("name", name.as_str()).with("team", team.as_str());
            RefusalText::new(words.translate("event-plays-for-team", &args))
        }
        WhoIsThat::OfAnother { name, team } => {
            let args = Args::new().with("name", name.as_str()).with("team", team.as_str());
            RefusalText::new(words.translate("event-of-another-team", &args))
        }
    }
}

/// Something to be done; where there are several stages, in which of them.
pub fn task(words: &Words, state: &State, task: &Task) -> String {
    let told = describe(words, state, "task", task);
    match task.duty.stage() {
        Some(stage) if state.stages.len() > 1 => {
            let args = Args::new().with("task", told).with("stage", stage_name(state, stage));
            words.translate("task-in-stage", &args)
        }
        _ => told,
    }
}

/// A place in the event: `round 2, table 3, board 1`.
pub fn place(words: &Words, state: &State, key: GameKey) -> String {
    describe(words, state, "type-game-key", &key)
}

/// The heads of the columns of those named first, who begin, and of the others: in checkers Red begins (WCDF-1.13).
pub fn columns(state: &State) -> [&'static str; 2] {
    match state.begins() {
        Color::White => ["event-column-white", "event-column-black"],
        Color::Black if state.has_red() => ["event-column-red", "event-column-white"],
        Color::Black => ["event-column-black", "event-column-white"],
    }
}

/// A light disc or a dark one for the pieces of a side: in checkers those that begin are red, and the others white
/// (WCDF-1.13).
pub fn disc(state: &State, color: Color) -> &'static str {
    if color == state.begins() { "○" } else { "●" }
}

/// Why the colours of a pair are so, in the words of the game: in checkers Red begins (WCDF-1.13).
pub fn colour_story(words: &Words, state: &State, story: &ColourStory) -> String {
    let red = (state.begins() == Color::Black).then(|| describe(words, state, "colour-story-red", story));
    // Most stories name no colour.
    red.filter(|told| !told.contains('⟦')).unwrap_or_else(|| describe(words, state, "colour-story", story))
}

/// What becomes of the games of somebody who has left.
pub fn ruling(words: &Words, state: &State, ruling: &LeavingRuling) -> String {
    let args = Args::new()
        .with("played", ruling.played)
        .with("planned", ruling.planned)
        .with("effect", describe(words, state, "leaving-effect", &ruling.effect));
    words.with_clauses(&words.translate("event-ruling", &args), ruling.clauses)
}

/// The name of a stage.
pub fn stage_name(state: &State, stage: StageId) -> &str {
    state.stages.get(stage.index()).map_or("", |stage| stage.plan.name.as_str())
}
