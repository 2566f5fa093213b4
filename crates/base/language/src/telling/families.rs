//! What the names of types and fields do not tell by themselves.

/// Enums whose type has the name of another one: the type around them, the field, and the family.
///
/// Without a row the family is the type in kebab case: `Role` is told as `role`.
const FAMILIES: &[(&str, &str, &str)] = &[
    ("Rejected", "reason", "rejected"),
    ("GroupStory", "side", "worked"),
    ("Warning", "control", "clock-warning"),
    ("StoreError", "fault", "store-fault"),
    ("FindingText", "kind", "dual"),
    ("NotWritten", "clock", "clock-refused"),
    ("LineRefusal", "text", "not-a-line"),
    ("NotNoted", "side", "not-a-line"),
];

/// Texts that the program says in English: the type around them and the field. Each is the message
/// `phrase-` and its words.
const PHRASES: &[(&str, &str)] = &[
    ("Refused", "what"),
    ("Refused", "has"),
    ("Warning", "what"),
    ("Warning", "why"),
    ("Warning", "wanted"),
    ("Missing", "title"),
    ("Section", "title"),
    ("TechnicalItem", "title"),
    ("Duty", "checklist"),
    ("FileProblem", "wanted"),
    ("TrfFaultKind", "expected"),
    ("Refusal", "renewal"),
    ("NotALine", "missing"),
    ("NotALine", "of"),
];

/// Fields that serde leaves out when they are absent: the type around them and the field.
const LEFT_OUT: &[(&str, &str)] =
    &[("GameKey", "board"), ("GameKey", "game"), ("Aim", "at-most"), ("Fact", "reason"), ("Fact", "game")];

/// Numbers that programs count from 0 and people from 1.
const FROM_ZERO: &[&str] = &["player-id", "team-id", "stage-id", "entrant"];

/// The family of an enum in a field, where its type does not tell.
pub(super) fn family_of(around: &str, field: &str) -> Option<&'static str> {
    FAMILIES.iter().find(|(own, name, _)| *own == around && *name == field).map(|(_, _, family)| *family)
}

/// Whether the text of a field is a phrase of the program.
pub(super) fn is_phrase(around: &str, field: &str) -> bool {
    PHRASES.contains(&(around, field))
}

/// The fields of a type that may be left out.
pub(super) fn left_out(around: &str) -> impl Iterator<Item = &'static str> {
    LEFT_OUT.iter().filter(move |(own, _)| *own == around).map(|(_, field)| *field)
}

/// Whether the numbers of a type begin with 0.
pub(super) fn counts_from_zero(kind: &str) -> bool {
    FROM_ZERO.contains(&kind)
}

/// Numbers that are counted in parts of one: the type and how many make one.
pub(super) fn parts_of_one(kind: &str) -> Option<i64> {
    (kind == "tenths").then_some(10)
}
