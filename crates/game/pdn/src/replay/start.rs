//! How a game begins, and whether its end fits.

use damier_rules::{Position, Setup, Variant};

use super::ReplayOptions;
use super::variant_guess::Seen;
use crate::{
    Action, Corner, FaultKind, FenReader, GameEnd, GameType, Note, Numbering, PdnGame, ResultTag, Terminator,
};

/// What a header says about the beginning.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Opening {
    /// The variant; `None` if the game is none of ours.
    pub(super) variant: Option<Variant>,
    /// Where numbers of squares begin, if not where the variant's codes have it.
    pub(super) corner: Option<Corner>,
    /// How to find another variant if the first move cannot be one of this; `None` where the caller or
    /// a Variant tag has told it.
    pub(super) unsure: Option<ReplayOptions>,
    /// Whether the GameType tag tells the variant.
    by_tag: bool,
}

impl Opening {
    /// A game whose squares have told this variant, as far as they were seen.
    pub(super) fn guessed(variant: Variant, options: &ReplayOptions) -> Opening {
        Opening { unsure: Some(*options), ..Opening::of(variant) }
    }

    /// A game of this variant, its squares named as usual.
    pub(super) fn of(variant: Variant) -> Opening {
        Opening { variant: Some(variant), ..Opening::default() }
    }
}

/// What the GameType tag tells, or else the Variant tag. `None`: nothing, so that the squares must tell.
pub(super) fn read_game_type(
    tag: Option<&str>,
    variant_tag: Option<&str>,
    options: &ReplayOptions,
    fault: &mut impl FnMut(FaultKind),
) -> Option<Opening> {
    let game_type = match tag.filter(|tag| !matches!(tag.trim(), "" | "?")).map(str::parse::<GameType>) {
        None => None,
        Some(Ok(game_type)) => Some(game_type),
        Some(Err(error)) => {
            fault(FaultKind::BadGameType(error));
            None
        }
    };
    if let Some(variant) = options.variant {
        let same = game_type.filter(|game_type| game_type.variant() == Ok(variant));
        let corner = same.and_then(|same| corner(same, variant));
        return Some(Opening { corner, ..Opening::of(variant) });
    }
    let Some(said) = game_type else {
        return named_variant(variant_tag?).map(Opening::of);
    };
    match said.variant() {
        Ok(variant) => {
            let corner = corner(said, variant);
            Some(Opening { corner, unsure: Some(*options), by_tag: true, ..Opening::of(variant) })
        }
        Err(error) => {
            fault(FaultKind::NotSupported(error));
            Some(Opening::default())
        }
    }
}

/// The variant that a Variant tag names, such as `American/English`, `Russian checkers` or `Russian columns`: the
/// last of our list that has a word of it, so that column games come before the flat games whose name they carry, and
/// checkers only where nothing else is named.
fn named_variant(tag: &str) -> Option<Variant> {
    let tag = tag.to_ascii_lowercase();
    let names = |variant: &Variant| variant.profile().words.iter().any(|word| tag.contains(word));
    let named = || Variant::ALL.into_iter().filter(names);
    named().rfind(|variant| *variant != Variant::English).or_else(|| named().next())
}

/// Where the tag says numbers begin. International and English squares have one numbering only,
/// whatever a tag says.
fn corner(game_type: GameType, variant: Variant) -> Option<Corner> {
    let said = game_type.numbers_from(variant.board())?;
    let free = !matches!(variant, Variant::International | Variant::English);
    (free && said != Corner::used_in(variant)).then_some(said)
}

/// The variant that the squares of a game tell, up to the first variation, where play must begin.
pub(super) fn guess(game: &PdnGame, options: &ReplayOptions) -> Variant {
    let mut seen = Seen::default();
    if let Some(fen) = game.tags.get("FEN") {
        seen.fen(fen);
    }
    let plays = |note: &Note| matches!(note, Note::Variation(line) if line.len_with_variations() > 0);
    let variation = |notes: &[Note]| options.variations && notes.iter().any(plays);
    for step in game.line.steps.iter().filter(|_| !variation(&game.line.before)) {
        match &step.action {
            Action::Move(text) => seen.played(text.as_bytes()),
            Action::Setup(fen) => seen.fen(fen),
            Action::Unknown => {}
        }
        if seen.verdict(options).is_some() || variation(&step.notes) {
            break;
        }
    }
    seen.final_verdict(options)
}

/// The position before the first move.
pub(super) fn position_of(
    variant: Variant,
    corner: Option<Corner>,
    fen: Option<&str>,
) -> Result<Position, FaultKind> {
    match fen.filter(|fen| !matches!(fen.trim(), "" | "?")) {
        None => Ok(Position::start(variant)),
        Some(fen) => read_position(variant, corner, fen),
    }
}

/// A position from a FEN.
pub(super) fn read_position(
    variant: Variant,
    corner: Option<Corner>,
    fen: &str,
) -> Result<Position, FaultKind> {
    let reader = FenReader::new(variant).numbers_from(corner.unwrap_or(Corner::used_in(variant)));
    let fen = reader.read(fen).map_err(|error| FaultKind::BadFen(Box::new(error)))?;
    checked(&fen.setup)
}

/// A position that can be played from.
pub(super) fn checked(setup: &Setup) -> Result<Position, FaultKind> {
    Position::new(setup).map_err(|faults| FaultKind::ImpossiblePosition { faults: faults.0 })
}

/// The corner from which numbers must be counted for a text to be a first move of the variant, if it
/// is not the usual one. Programs do not agree on the numbers of squares that codes call by letters.
pub(super) fn other_corner(position: &Position, text: &[u8]) -> Option<Corner> {
    let numeric = text.first().is_some_and(u8::is_ascii_digit);
    if !numeric || matches!(Numbering::of(position.variant()), Numbering::Numbers(_)) {
        return None;
    }
    let legal = |corner: &Corner| crate::MoveReader::new().numbers_from(*corner).read(position, text).is_ok();
    Corner::ALL.into_iter().find(legal)
}

/// The start with the other side to move, if a text is a first move only then. Some sites let the player
/// at the bottom of the board begin in checkers too, and call him White.
pub(super) fn other_beginner(position: &Position, text: &[u8]) -> Option<Position> {
    let start = position.setup();
    if start != Setup::start(position.variant()) {
        return None;
    }
    let turned = Position::new(&Setup { to_move: !start.to_move, ..start }).ok()?;
    crate::MoveReader::new().read(&turned, text).is_ok().then_some(turned)
}

/// The start of the variant whose squares a first move names, if the move is legal there. Some programs
/// write the same GameType whatever is played.
pub(super) fn other_variant(
    position: &Position,
    text: &[u8],
    unsure: Option<ReplayOptions>,
) -> Option<Position> {
    let mut seen = Seen::default();
    seen.played(text);
    let other = seen.final_verdict(&unsure?);
    if other == position.variant() || position.setup() != Setup::start(position.variant()) {
        return None;
    }
    let start = Position::start(other);
    crate::MoveReader::new().read(&start, text).is_ok().then_some(start)
}

/// The warning that the moves are not those of the game that the tag says.
pub(super) fn check_variant(opening: Opening, played: Opening) -> Option<FaultKind> {
    let (said, played) = opening.variant.zip(played.variant)?;
    (opening.by_tag && said != played).then_some(FaultKind::GameTypeDiffers { said, played })
}

/// The result, by the tag or else by what ended the game, counted from the player who begins by the
/// rules. `turned`: the other one began, and the file counts from him.
pub(super) fn outcome(tag: Option<&str>, terminator: Terminator, turned: bool) -> Option<GameEnd> {
    let said = tag.and_then(|tag| ResultTag::from_text(tag).outcome());
    let outcome = said.or(match terminator {
        Terminator::Result(outcome) => Some(outcome),
        _ => None,
    })?;
    Some(if turned { outcome.turned() } else { outcome })
}

/// What the Result tag says against what ended the game, and against the board.
pub(super) fn check_result(
    tag: Option<&str>,
    terminator: Terminator,
    turned: bool,
    last: Option<&Position>,
) -> Option<FaultKind> {
    let said = tag.and_then(|tag| ResultTag::from_text(tag).outcome());
    if let (Some(tag), Terminator::Result(separator)) = (said, terminator)
        && tag != separator
    {
        return Some(FaultKind::ResultDiffers { tag, separator });
    }
    let outcome = outcome(tag, terminator, turned)?;
    let last = last.filter(|last| !last.has_legal_move())?;
    let lost = last.to_move();
    (outcome.winner(last.variant()) != Some(!lost)).then_some(FaultKind::ResultAgainstBoard { lost })
}

/// What the PlyCount tag says against the moves that are there.
pub(super) fn check_ply_count(tag: Option<&str>, moves: usize) -> Option<FaultKind> {
    let said = tag?.trim().parse().ok()?;
    (said != moves).then_some(FaultKind::PlyCountDiffers { said, found: moves })
}
