//! Artistic points that can be reckoned, told as facts (UA13-VI.3.1, UA-VIII.Art.1, COL-5.3.1).

use std::collections::HashSet;

use damier_rules::{Board, Color, Move, Position, Square, SquareSet};

use super::finding_text::{Economy, FindingText};
use super::findings::{Finding, State};
use crate::check::{DualKind, Stage, ThematicLine};
use crate::solver::Verdict;
use crate::turned::opposite;
use crate::{Code, Composition};

/// What can be told about the play.
pub(super) fn facts(work: &Composition, stage: &Stage) -> Vec<Finding> {
    let mut found = Vec::new();
    let Some(main) = stage.lines.first() else { return found };
    let clause = |ua13, ua23, col| match work.code {
        Code::Ukraine2013 => ua13,
        Code::Ukraine2023 => ua23,
        Code::Columns => col,
    };
    let fact = |topic, clause, said| Finding::new(topic, clause, State::Fact, said);
    let white = work.force(Color::White).units();
    let idle = idle(&stage.start, main);
    let activity = if idle.is_empty() {
        FindingText::AllActive { white }
    } else {
        FindingText::Idle { idle: idle.len(), white, squares: names(work, &idle) }
    };
    found.push(fact("activity", clause("UA13-VI.3.7.3", "UA-VIII.Art.7.3", "COL-5.3.7.3"), activity));
    let sacrificed = FindingText::GivenUp { pieces: main.given_up, moves: main.moves.len().div_ceil(2) };
    found.push(fact("sacrifices", clause("UA13-VI.3.6", "UA-VIII.Art.6", "COL-5.3.6"), sacrificed));
    for sacrifice in &main.sacrifices {
        let economy = match (sacrifice.is_rich(), sacrifice.is_economical()) {
            (true, _) => Economy::Rich,
            (_, true) => Economy::Economical,
            _ => Economy::Plain,
        };
        let said =
            FindingText::Majority { number: sacrifice.ply / 2 + 1, chains: sacrifice.profile(), economy };
        found.push(fact("majority rule", clause("UA13-VI.3.7.6", "UA-VIII.Art.7.6", ""), said));
    }
    // Side solutions have their own line of the report.
    let inexact = stage.on_line(&main.moves).filter(|other| other.kind != DualKind::SideSolution);
    let purity = match inexact.count() {
        0 => FindingText::Pure,
        count => FindingText::Impure { count },
    };
    found.push(fact("purity", clause("UA13-VI.3.5", "UA-VIII.Art.5", "COL-5.3.5"), purity));
    let echoes = echoes(&stage.lines);
    if echoes > 0 {
        let clause = clause("UA13-VI.3.8.1.4", "UA-VIII.Art.8.1", "COL-5.3.8.1");
        found.push(fact("repeated motifs", clause, FindingText::Echoes { count: echoes }));
    }
    let only = stage
        .first_moves
        .iter()
        .filter(|first| first.verdict == Verdict::Refuted && first.refutations.len() == 1);
    let said = FindingText::OnlyRefutations { count: only.count() };
    found.push(fact("false ways", clause("UA13-VI.3.8.3", "UA-VIII.Art.3a", "COL-5.3.3a"), said));
    found.extend(unnatural(work));
    found
}

/// White's pieces at the start that neither move nor are captured in a line.
fn idle(start: &Position, line: &ThematicLine) -> SquareSet {
    let own: SquareSet = start
        .setup()
        .placed
        .iter()
        .filter(|(_, tower)| tower.owner() == Color::White)
        .map(|(square, _)| *square)
        .collect();
    let mut idle = own;
    let mut position = *start;
    for mv in &line.moves {
        if position.to_move() == Color::White {
            idle.remove(mv.from());
        } else {
            for square in mv.captured().iter() {
                idle.remove(square);
            }
        }
        position = position.play_unchecked(mv);
    }
    idle
}

/// Pieces by column, row, side and rank.
type Pattern = Vec<(u8, u8, Color, bool)>;

/// Lines whose final pattern another line has, shifted or mirrored, on other squares.
fn echoes(lines: &[ThematicLine]) -> usize {
    let patterns: Vec<(Position, Pattern)> = lines
        .iter()
        .filter(|line| line.thematic)
        .map(|line| (line.ending.position, pattern(&line.ending.position)))
        .collect();
    let repeated =
        |(at, own): &&(Position, Vec<_>)| patterns.iter().any(|(other, same)| other != at && same == own);
    let mut seen = HashSet::new();
    patterns.iter().filter(repeated).filter(|(at, _)| seen.insert(*at)).count()
}

/// The pieces moved into the lower left corner, mirrored if that comes first.
fn pattern(position: &Position) -> Pattern {
    let board = position.board();
    let shifted = |mirror: bool| {
        let place = |square: Square| {
            let (x, y) = board.place(square);
            (if mirror { board.size() - 1 - x } else { x }, y)
        };
        let placed = position.setup().placed;
        let left = placed.iter().map(|(square, _)| place(*square).0).min().unwrap_or(0);
        let low = placed.iter().map(|(square, _)| place(*square).1).min().unwrap_or(0);
        let mut pieces: Pattern = placed
            .iter()
            .map(|(square, tower)| {
                let (x, y) = place(*square);
                (x - left, y - low, tower.owner(), tower.is_king())
            })
            .collect();
        pieces.sort_unstable();
        pieces
    };
    shifted(false).min(shifted(true))
}

/// A white man on g1 behind a black one on h2, or 50 and 45: hard to explain (UA13-VI.3.7.2, D-77c).
fn unnatural(work: &Composition) -> Option<Finding> {
    if work.code != Code::Ukraine2013 {
        return None;
    }
    let board = work.variant().board();
    let (own, other) = match board {
        Board::Hundred => (board.square(50)?, board.square(45)?),
        Board::SixtyFour => (board.square(32)?, board.square(28)?),
        _ => return None,
    };
    let stands = |square, color| {
        work.setup
            .placed
            .iter()
            .any(|(at, tower)| *at == square && tower.owner() == color && !tower.is_king())
    };
    let both = stands(own, Color::White) && stands(other, Color::Black);
    both.then(|| {
        let said = FindingText::Unnatural { white: board_name(work, own), black: board_name(work, other) };
        Finding::new("naturalness", "UA13-VI.3.7.2", State::Warning, said)
    })
}

/// The name of a square as the variant writes it, as the work was given.
pub(super) fn board_name(work: &Composition, square: Square) -> String {
    let square = if work.is_turned { opposite(work.variant(), square) } else { square };
    damier_pdn::Numbering::of(work.variant()).name(work.variant().board(), square)
}

/// Several of them.
pub(super) fn names(work: &Composition, squares: &SquareSet) -> String {
    squares.iter().map(|square| board_name(work, square)).collect::<Vec<_>>().join(", ")
}

/// Whether White gives up pieces again and again: play is combinational then.
pub(super) fn is_combinational(stage: &Stage) -> bool {
    stage.lines.first().is_some_and(|line| {
        let black_takes = |(_, mv): &(usize, &Move)| mv.is_capture();
        line.moves.iter().enumerate().filter(|(ply, _)| ply % 2 == 1).filter(black_takes).count() >= 2
    })
}
