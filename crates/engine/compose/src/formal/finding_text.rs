//! What a line of the report says, as data: the English is in `english.rs`, other languages tell it from here.

use damier_rules::{Color, Variant};

use super::Genre;
use super::fault::SetFault;
use crate::check::{DualKind, Seen};
use crate::{Code, Goal};

/// What a finding says. Moves, lines and squares are written as in PDN.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum FindingText {
    /// The code has no rules for the variant.
    CodeSilent {
        code: Code,
        variant: Variant,
    },
    /// More pieces than a set has (UA-VIII.Formal.11).
    Informal {
        fault: SetFault,
    },
    /// Pieces that cannot stand so.
    Illegal {
        fault: SetFault,
    },
    /// So many against so many fit no genre.
    NoGenre {
        white: usize,
        black: usize,
    },
    /// So many against so many make this genre.
    Genre {
        genre: Genre,
        white: usize,
        black: usize,
    },
    /// Neither side has more pieces.
    EqualForces,
    /// One side leads, and may.
    Lead {
        side: Color,
        lead: usize,
        most: usize,
    },
    /// One side leads by more than the code allows.
    TooGreatLead {
        side: Color,
        lead: usize,
        most: usize,
    },
    /// Black has the task, which the codes give to White.
    BlackHasTask,
    /// White begins with a capture.
    FirstMoveCaptures,
    /// White begins without a capture.
    FirstMoveQuiet,
    /// No last move has to be shown.
    NothingEnPrise,
    /// A proof game.
    ArisesFrom {
        fen: String,
        line: String,
    },
    /// A last move of Black.
    LastMove {
        line: String,
    },
    /// No last move explains the piece en prise.
    NoLastMove,
    /// The author's own proof of legality.
    AuthorShows {
        text: String,
    },
    /// The task is proved.
    Proved {
        goal: Goal,
    },
    /// Black prevents it.
    Prevented {
        goal: Goal,
    },
    /// The side that has not the task wins instead, whoever begins.
    OtherSideWins {
        side: Color,
        first: Color,
        kind: String,
    },
    /// With the other side to move, that side wins.
    OtherSideToMoveWins {
        side: Color,
        fen: String,
    },
    /// Neither side wins: the task of a draw is met.
    IsDrawn,
    /// It is won, but not by locking what is asked.
    IsWonOtherwise,
    /// It is not decided.
    TaskOpen {
        goal: Goal,
    },
    /// The author's line fails.
    AuthorFails {
        line: String,
        answers: Vec<String>,
    },
    /// A defence that the author does not show is not decided.
    DefenceOpen {
        defence: String,
        after: String,
    },
    /// A false way reaches the goal.
    FalseWayReaches {
        line: String,
    },
    /// A false way is refuted by so many answers.
    FalseWayRefuted {
        line: String,
        ways: usize,
    },
    /// A false way is not decided.
    FalseWayOpen {
        line: String,
    },
    /// Another solution from the first move.
    FullSideSolution {
        way: String,
        exceeds: bool,
    },
    /// Another solution later on.
    PartialSideSolution {
        after: String,
        way: String,
        exceeds: bool,
    },
    /// So many more ways than are told.
    MoreWays {
        count: usize,
    },
    /// Other moves that are not decided.
    OthersOpen {
        count: usize,
    },
    /// Other moves that are not proved to fail, after none of which the engine sees a win.
    NoWinSeen {
        count: usize,
        depth: u32,
    },
    /// A key that is not proved against every defence, but the engine sees White far ahead.
    LikelyKey {
        key: String,
        score: Seen,
        depth: u32,
    },
    /// A defence against it that is not decided, with the engine's score for White.
    DefenceSeen {
        defence: String,
        after: String,
        score: Seen,
        depth: u32,
    },
    /// Another move that is not proved to win, but the engine sees White far ahead.
    LikelySideSolution {
        after: String,
        other: String,
        score: Seen,
        depth: u32,
    },
    /// Every other move fails.
    OthersFail,
    /// Every other move fails but for so many ways that the report names.
    OthersFailBut {
        count: usize,
    },
    /// Another move of a kind that has a name.
    Inaccuracy {
        number: usize,
        other: String,
        played: String,
        kind: DualKind,
        passing: Passing,
    },
    /// So many more than are told.
    MoreInaccuracies {
        count: usize,
    },
    /// There is none.
    NoInaccuracy,
    /// None of so many lines counts as thematic.
    NoVariation {
        lines: usize,
        needed: usize,
    },
    /// Independent thematic variations.
    Variations {
        found: usize,
        needed: usize,
        by_author: bool,
    },
    /// Placements of the locked pieces.
    Placements {
        count: usize,
    },
    /// What is locked in every line.
    LockedExactly {
        goal: Goal,
    },
    /// Black has to capture in the final.
    FinalNotQuiet,
    /// A final without a piece too many.
    FinalEconomical {
        white: usize,
        black: usize,
    },
    /// A final with pieces that are not needed.
    FinalUnneeded {
        white: usize,
        black: usize,
        squares: String,
    },
    /// More than one white piece on the large board.
    FinalManyWhite {
        white: usize,
    },
    /// Black pieces on the large board that can move.
    FinalFreeBlack {
        black: usize,
    },
    /// Every king plays.
    KingsPlay,
    /// Kings without part in the play.
    KingsIdle {
        squares: String,
    },
    /// No piece can be taken away.
    NothingSuperfluous,
    /// Pieces that can.
    Superfluous {
        squares: String,
    },
    /// Pieces of which it is not decided.
    SuperfluousOpen {
        squares: String,
    },
    /// Every white piece takes part.
    AllActive {
        white: usize,
    },
    /// White pieces without part in the main line.
    Idle {
        idle: usize,
        white: usize,
        squares: String,
    },
    /// Pieces given up.
    GivenUp {
        pieces: usize,
        moves: usize,
    },
    /// A sacrifice on the majority rule.
    Majority {
        number: usize,
        chains: String,
        economy: Economy,
    },
    /// A main line without inaccuracies.
    Pure,
    /// A main line with some.
    Impure {
        count: usize,
    },
    /// Finals that repeat a pattern elsewhere.
    Echoes {
        count: usize,
    },
    /// False ways with a single refutation.
    OnlyRefutations {
        count: usize,
    },
    /// Men that look unnatural together (UA13-VI.3.7.2).
    Unnatural {
        white: String,
        black: String,
    },
    /// Black could capture at once if it were his move.
    ReadyCapture,
    /// Pieces that are locked in the end stand there from the beginning (COL-5.3.9.2).
    ReadyFinal {
        squares: String,
    },
    /// The code has no practical problems.
    NoPracticalProblems,
    /// A practical problem without kings and with nothing to take: as in a game, as far as a program can tell.
    LooksPractical,
    /// A practical problem with kings on the board.
    PracticalKings,
    /// A practical problem in which something can be taken at once.
    PracticalEnPrise,
    /// The end of a combination on the small board, with Black to move and nothing to take (UA-VIII.Formal.8.3).
    FinalAfterCombination,
    /// A study that ends with one white piece (UA13-VI.3.8.4.1).
    StudyFinalOne,
    /// A study that ends in a motif of all white pieces (UA13-VI.3.8.4.2).
    StudyFinalMotif {
        white: usize,
    },
    /// A study in whose end white pieces have no part.
    StudyFinalIdle {
        squares: String,
    },
    /// So many duals in a false way, of so many allowed.
    FalseWayDuals {
        line: String,
        duals: usize,
        most: usize,
    },
    /// Moves that may change places in a problem of towers (COL-5.3.7.5).
    Transpositions {
        count: usize,
    },
    NoTransposition,
    /// Both sides together reach the goal in so many moves.
    HelpReached {
        goal: Goal,
        moves: u8,
    },
    HelpNotReached {
        goal: Goal,
        moves: u8,
    },
}

/// What a code makes of an inaccuracy.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Passing {
    /// Before the branching it is a full side solution.
    BeforeBranching,
    /// The concluding capture is not counted.
    Concluding,
    /// The code does not allow the kind.
    NotAllowed,
    /// The code allows fewer.
    OneTooMany,
    /// It may pass.
    MayPass,
}

/// How economical a sacrifice on the majority rule is (UA13-VI.3.7.6, UA-VIII.Art.7.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Economy {
    /// Three directions or more.
    Rich,
    /// Some direction is one piece short.
    Economical,
    Plain,
}
