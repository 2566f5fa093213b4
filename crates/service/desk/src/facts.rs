//! A fact as the log tells it: one line, with names.

use damier_clock::Span;
use damier_compete::event::{
    Entry, Fact, GameKey, LotsDrawn, LotsFor, Numbering, PairedBy, PlayerId, StageId, State, opening_numbered,
};
use damier_compete::schedule::Side;
use damier_language::{Args, Words};

use jiff::tz::TimeZone;

use crate::board_log::line_text;
use crate::describe::{describe, place, stage_name};
use crate::moment;

/// A fact in words; times are those of the clock on a wall.
pub fn fact(words: &Words, state: &State, fact: &Fact, zone: &TimeZone) -> String {
    let text = match own_args(words, state, fact, zone) {
        Some((id, args)) => words.translate(id, &args),
        None => describe(words, state, "fact", fact),
    };
    // Where no reason is given nothing follows the colon.
    let text = text.trim_end().trim_end_matches(':').to_owned();
    match stage_of(fact) {
        Some(stage) if state.stages.len() > 1 => {
            let args = Args::new().with("fact", text).with("stage", stage_name(state, stage));
            words.translate("fact-in-stage", &args)
        }
        _ => text,
    }
}

/// The stage of a fact that names a round without it.
fn stage_of(fact: &Fact) -> Option<StageId> {
    match fact {
        Fact::Scheduled { stage, .. }
        | Fact::Numbered { stage, .. }
        | Fact::AbsenceAnnounced { stage, .. }
        | Fact::LineUp { stage, .. }
        | Fact::Paired { stage, .. }
        | Fact::Published { stage, .. }
        | Fact::Started { stage, .. }
        | Fact::Closed { stage, .. } => Some(*stage),
        _ => None,
    }
}

/// Facts whose fields do not tell by themselves what a person wants to read.
fn own_args<'a>(
    words: &Words,
    state: &State,
    fact: &'a Fact,
    zone: &TimeZone,
) -> Option<(&'static str, Args<'a>)> {
    let at = |key: &GameKey| Args::new().with("place", place(words, state, *key));
    Some(match fact {
        Fact::Scheduled { round, starts, .. } => {
            let starts = words.date_time(moment::civil(*starts, zone));
            ("fact-scheduled", Args::new().with("round", round.number()).with("starts", starts))
        }
        Fact::Committee(committee) => {
            let names = words.list(committee.members.iter().map(|juror| juror.name.as_str()));
            ("fact-committee", Args::new().with("members", names))
        }
        Fact::Numbered { by, .. } => ("fact-numbered", numbering(by)),
        Fact::Lots { purpose: LotsFor::Tie { key }, seed, by_hand, .. } => {
            ("fact-lots-meeting", meeting(words, state, *key, &how(words, *seed, !by_hand.is_empty())))
        }
        Fact::Lots { purpose: LotsFor::Ballot { key, openings }, seed, by_hand, .. } => {
            let drawn = state.lots.iter().find(|own| {
                own.seed == *seed && matches!(&own.purpose, LotsFor::Ballot { key: at, .. } if at == key)
            });
            let number = by_hand.first().or(drawn.and_then(|own| own.drawn.first()));
            let number = number.copied().unwrap_or_default();
            let args = Args::new()
                .with("how", how(words, *seed, !by_hand.is_empty()))
                .with("number", opening_number(state, *openings, number));
            ("fact-lots-opening", args.with("place", place(words, state, *key)))
        }
        Fact::Lots { purpose, seed, by_hand, .. } => {
            ("fact-lots", lots(purpose).with("how", how(words, *seed, !by_hand.is_empty())))
        }
        Fact::Paired { round, by, .. } => ("fact-paired", paired(by).with("round", round.number())),
        Fact::Seated { key, player, .. } => {
            let name = state.players.get(player.index()).map_or("", |player| player.name.as_str());
            ("fact-seated", at(key).with("player", name.to_owned()))
        }
        Fact::Punished { player, sanction, offence, account, clause, .. } => {
            let args = Args::new()
                .with("player", player_name(state, *player))
                .with("sanction", describe(words, state, "sanction", sanction))
                .with("account", account.as_str());
            let offence = match clause {
                Some(clause) => clause.clone(),
                None => describe(words, state, "offence", offence),
            };
            ("fact-punished", args.with("offence", offence))
        }
        Fact::LeaveGiven { player, what, reason, moves } => {
            let told = words.describe("leave", what);
            let what = moves.map_or(told.clone(), |moves| format!("{told} ({moves})"));
            let args = Args::new().with("player", player_name(state, *player)).with("what", what);
            ("fact-leave-given", args.with("reason", reason.as_str()))
        }
        Fact::CamerasPermitted { who, terms } => {
            ("fact-cameras-permitted", Args::new().with("who", who.as_str()).with("terms", terms.as_str()))
        }
        Fact::Assigned { name, round, tables, .. } => {
            let tables = tables.iter().map(u16::to_string).collect::<Vec<_>>().join(", ");
            let round = round.map_or(String::new(), |round| round.number().to_string());
            let kind = if round.is_empty() { "every" } else { "one" };
            let args = Args::new().with("name", name.as_str()).with("tables", tables);
            ("fact-assigned", args.with("round", round).with("round-kind", kind))
        }
        Fact::Asked { question, .. } => ("fact-asked", Args::new().with("question", question.as_str())),
        Fact::ColoursMixed { key } => ("fact-colours-mixed", at(key)),
        Fact::AtBoard { key, after_ms, line } => {
            let after = Span::millis(*after_ms).to_string();
            ("fact-at-board", at(key).with("after", after).with("line", line_text(words, line)))
        }
        Fact::SaidByPlayer { key, side, after_ms, line } => {
            let after = Span::millis(*after_ms).to_string();
            let args = at(key).with("after", after).with("line", line_text(words, line));
            ("fact-said-by-player", args.with("name", seated(state, *key, *side)))
        }
        Fact::PlayedSo { key, .. } => {
            let lines = damier_documents::papers::manner_lines(words, state, *key);
            let kind = if lines.is_empty() { "usual" } else { "own" };
            ("fact-played-so", at(key).with("manner", lines.join("; ")).with("kind", kind))
        }
        Fact::Resumption { key, starts } => {
            let starts = words.date_time(moment::civil(*starts, zone));
            ("fact-resumption", at(key).with("starts", starts))
        }
        Fact::RegulationApproved { by, on } => {
            let on = words.day(*on);
            ("fact-regulation-approved", Args::new().with("by", by.as_str()).with("on", on))
        }
        Fact::Result { key, score, game: Some(game), .. } => {
            ("fact-result-played", at(key).with("score", score.to_string()).with("game", game.as_str()))
        }
        Fact::Result { key, score, .. } => ("fact-result", at(key).with("score", score.to_string())),
        Fact::ResultCorrected { key, score, reason } => (
            "fact-result-corrected",
            at(key).with("score", score.to_string()).with("reason", reason.as_str()),
        ),
        Fact::Late { key, side, delay } => {
            let excused = if delay.excused { "yes" } else { "no" };
            let args = at(key).with("minutes", delay.minutes).with("excused", excused);
            ("fact-late", args.with("name", seated(state, *key, *side)))
        }
        _ => return None,
    })
}

fn numbering(by: &Numbering) -> Args<'static> {
    let (kind, seed) = match by {
        Numbering::Lots { seed } => ("lots", Some(seed)),
        Numbering::Rating { seed, .. } => ("rating", Some(seed)),
        Numbering::Given(_) => ("given", None),
    };
    // Seeds are names, not amounts: no language groups their digits.
    Args::new().with("by-kind", kind).with("seed", seed.map_or(String::new(), u64::to_string))
}

/// A level meeting, and who goes on by its lot.
fn meeting(words: &Words, state: &State, key: GameKey, how: &str) -> Args<'static> {
    let winner = state.won_by_lot(key).and_then(|entrant| state.name_of(entrant)).unwrap_or_default();
    let place = place(words, state, key);
    Args::new().with("place", place).with("how", how.to_owned()).with("name", winner.to_owned())
}

/// From which seed lots were drawn, or that it was done by hand.
fn how(words: &Words, seed: u64, by_hand: bool) -> String {
    match by_hand {
        true => words.text("lots-by-hand"),
        // Seeds are names, not amounts: no language groups their digits.
        false => words.translate("lots-from-seed", &Args::new().with("seed", seed.to_string())),
    }
}

/// The lot about a level meeting in words: who goes on, and from which seed.
pub fn lot(words: &Words, state: &State, key: GameKey, lots: &LotsDrawn) -> String {
    let how = how(words, lots.seed, lots.by_hand);
    words.translate("fact-lots-meeting", &meeting(words, state, key, &how))
}

/// The number of an opening as its table prints it, which is not always the place in the table.
fn opening_number(state: &State, openings: u32, place: u32) -> String {
    opening_numbered(state, openings, place).unwrap_or_else(|| place.to_string())
}

fn lots(purpose: &LotsFor) -> Args<'_> {
    let (kind, what) = match purpose {
        LotsFor::OrderOfRounds { .. } => ("order-of-rounds", ""),
        LotsFor::Colour { .. } => ("colour", ""),
        // Told with their places, as `own_args` has them.
        LotsFor::Ballot { .. } | LotsFor::Tie { .. } => ("ballot", ""),
        LotsFor::Other { what, .. } => ("other", what.as_str()),
    };
    Args::new().with("drawn-for", kind).with("what", what)
}

fn paired(by: &PairedBy) -> Args<'_> {
    let kind = match by {
        PairedBy::Engine { .. } => "engine",
        PairedBy::Table { .. } => "table",
        PairedBy::DrawnTable { .. } => "drawn-table",
        PairedBy::Groups { .. } => "groups",
        PairedBy::Bracket { .. } => "bracket",
        PairedBy::Lots { .. } => "lots",
        PairedBy::Match { .. } => "match",
        PairedBy::Hand { .. } => "hand",
        PairedBy::Override { .. } => "override",
    };
    let engine = if let PairedBy::Engine { engine, .. } = by { engine.as_str() } else { "" };
    let reason = match by {
        PairedBy::Hand { reason } | PairedBy::Override { reason } => reason.as_str(),
        _ => "",
    };
    Args::new()
        .with("by-kind", kind)
        .with("engine", engine)
        .with("reason", reason)
        .with("row", by.row().unwrap_or(0))
        .with("seed", by.seed().map_or(String::new(), |seed| seed.to_string()))
}

fn player_name(state: &State, player: PlayerId) -> String {
    state.players.get(player.index()).map_or_else(String::new, |player| player.name.clone())
}

/// An entry of the log in words, with what became of it: a sanction that was lifted is marked wherever it is shown.
pub fn with_aside(words: &Words, state: &State, entry: &Entry, zone: &TimeZone) -> String {
    let mut told = fact(words, state, &entry.fact, zone);
    if let Fact::Lots { reason, .. } = &entry.fact
        && !reason.is_empty()
    {
        let args = Args::new().with("drawn", told).with("reason", reason.as_str());
        told = words.translate("paper-lots-again", &args);
    }
    match aside(words, state, entry.seq) {
        Some(aside) => format!("{told} — {aside}"),
        None => told,
    }
}

fn aside(words: &Words, state: &State, seq: u32) -> Option<String> {
    let lifted = state.penalties.iter().find(|own| own.seq == seq).and_then(|own| own.lifted)?;
    Some(words.translate("fact-lifted", &Args::new().with("protest", lifted)))
}

/// Who sits on a side of a game.
fn seated(state: &State, key: GameKey, side: Side) -> String {
    let round = state.stages.get(key.stage.index()).and_then(|stage| stage.round(key.round));
    let found = round.and_then(|round| round.encounters.get(usize::from(key.table).checked_sub(1)?));
    let Some(encounter) = found else { return String::new() };
    let board = key.board.and_then(|board| encounter.seats.get(usize::from(board).checked_sub(1)?));
    let player = board.and_then(|seat| state.players.get(seat[side.index()]?.index()));
    match player {
        Some(player) => player.name.clone(),
        None => state.name_of(encounter.entrant(side)).unwrap_or_default().to_owned(),
    }
}
