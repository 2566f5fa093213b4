//! Results that the columns of a round cannot hold: two games in one, adjourned games, annulled ones.

use damier_compete::event::{Encounter, RoundState, Score, System};
use damier_compete::schedule::Side;
use damier_compete::{Cell, Entrant, Mark, SideResult};
use damier_rules::Color;

use super::directive::Directive;
use super::export::Export;

/// The entrants by the colour of the first game, White first.
pub(super) fn by_colour(encounter: &Encounter) -> [Entrant; 2] {
    match encounter.color(Side::First, 0, 0) {
        Color::White => [encounter.first, encounter.second],
        Color::Black => [encounter.second, encounter.first],
    }
}

/// The same result seen from the other side.
fn turned(score: Score) -> Score {
    match score {
        Score::Played(outcome) => Score::Played(outcome.reversed()),
        Score::PlusMinus => Score::MinusPlus,
        Score::MinusPlus => Score::PlusMinus,
        Score::PlusDraw => Score::MinusDraw,
        Score::MinusDraw => Score::PlusDraw,
        same => same,
    }
}

/// The results of a round, from 0, that cannot be read off the lines of the players.
pub(super) fn directives(export: &Export<'_>, at: usize, round: &RoundState) -> Vec<Directive> {
    round.encounters.iter().filter_map(|encounter| directive(export, at, encounter)).collect()
}

fn directive(export: &Export<'_>, at: usize, encounter: &Encounter) -> Option<Directive> {
    let [white, black] = by_colour(encounter);
    let seen = |score: Score| if encounter.first == white { score } else { turned(score) };
    let mut games: Vec<Option<Score>> = encounter.games.iter().map(|game| game.score.map(seen)).collect();
    let mut whole = encounter.whole.score.map(seen);
    let line = export.table.line_of(white)?;
    let shown = match export.table.sheet.line(line).cells.get(at) {
        Some(Cell::Paired { mark, .. }) => visible_result(*mark, export, at, black),
        _ => None,
    };
    if encounter.score().is_none() && was_decided_later(export, at, encounter) {
        match games.as_mut_slice() {
            [only] => *only = shown.flatten(),
            _ => whole = shown.flatten(),
        }
    }
    // A result of the whole stands over its games; only an adjourned encounter is finished game by game.
    if games.len() > 1 && whole.is_some_and(|whole| whole != Score::Adjourned) {
        games.fill(None);
    }
    // A single result needs no more words if the columns say the same.
    let said = match (games.as_slice(), whole) {
        ([only], None) => Some(*only),
        ([None, None], whole) => Some(whole),
        _ => None,
    };
    if shown.is_some() && said == shown {
        return None;
    }
    let (white, black) = (export.number(white), export.number(black));
    Some(Directive::Result { round: at as u16 + 1, white, black, games, whole })
}

/// Whether a round was paired after this one although only a later leaving has decided this encounter. That
/// order of things cannot be told again, so the result is told instead.
fn was_decided_later(export: &Export<'_>, at: usize, encounter: &Encounter) -> bool {
    let from_results = !matches!(export.stage.plan.system, System::RoundRobin { .. } | System::Scheveningen);
    let left_by_then = [encounter.first, encounter.second]
        .iter()
        .any(|own| export.stage.left.get(own).is_some_and(|leaving| usize::from(leaving.after) <= at + 1));
    from_results && at + 1 < export.stage.rounds.len() && !left_by_then
}

/// The result that a reader of the columns sees.
fn visible_result(mark: Mark, export: &Export<'_>, at: usize, black: Entrant) -> Option<Option<Score>> {
    let theirs =
        export.table.line_of(black).and_then(|line| export.table.sheet.line(line).cells.get(at).copied());
    let black_won = matches!(theirs, Some(Cell::Paired { mark: Mark::Forfeit(SideResult::Win), .. }));
    Some(match mark {
        Mark::Open => None,
        Mark::Played(outcome) => Some(Score::Played(outcome)),
        Mark::Forfeit(SideResult::Win) => Some(Score::PlusMinus),
        Mark::Forfeit(_) if black_won => Some(Score::MinusPlus),
        Mark::Forfeit(_) => Some(Score::BothMinus),
        // Written as a draw and as a loss of both.
        Mark::Adjourned => return None,
        Mark::Annulled => Some(Score::Annulled),
    })
}
