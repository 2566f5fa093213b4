//! The World Checkers/Draughts Federation.

use super::defaults::COMMON;
use super::{
    Agreement, Ambiguity, BothFlags, Checkers40, Condition, Counter, Crowning, Displacement, DrawCode,
    DrawMode, Edition, FlagMode, IrregularityPolicy, MarkStyle, MoveComplete, NotationStyle, QuickGate,
    RepetitionClaim, Rulebook, ShortForm, SquareNames, Switches, WrongSetup,
};
use crate::Variant;

pub(super) fn checkers() -> Rulebook {
    use {Condition as C, DrawCode as D};
    Rulebook {
        name: "wcdf-checkers",
        title: "WCDF, rules of checkers",
        edition: Edition { text: "undated", year: None, clauses: &["WCDF-P.2"] },
        code: "WCDF",
        chapters: &[""],
        source: None,
        variant: Variant::English,
        sides: ["Red", "White"],
        side_clauses: &["WCDF-1.13"],
        counters: vec![
            Counter::new(D::Forty, C::Forty, 40, "WCDF-1.32.3"),
            Counter::new(D::Repetition, C::SamePosition, 3, "WCDF-1.32.2"),
        ],
        instant: None,
        last_minute: Vec::new(),
        flag_clauses: &["WCDF-2.12"],
        agreement: Agreement {
            pieces_quick: None,
            clauses: &["WCDF-1.32.1"],
            offer: &["WCDF-4.7", "WCDF-3.8", "WCDF-N.v"],
        },
        marks: MarkStyle::WCDF,
        mark_clauses: &["WCDF-1.29"],
        unplayed_clauses: &["WCDF-2.24", "WCDF-2.25"],
        notation: NotationStyle {
            squares: SquareNames::Numbers,
            dash: '-',
            dash_optional: false,
            capture: 'x',
            capture_also: None,
            ambiguity: Ambiguity::AddRoute,
            short: ShortForm::No,
            promotion: None,
        },
        switches: Switches {
            draw_mode: DrawMode::Claim,                           // WCDF-1.32.2, WCDF-1.32.3
            checkers40: Checkers40::NoManAdvance,                 // WCDF-1.32.3 (D-18)
            rep_claim: RepetitionClaim::Announce,                 // WCDF-1.32.2
            agree_min_moves: 0,                                   // WCDF-1.32.1
            agree_gate_quick: QuickGate::Open,                    // WCDF-1.32.1
            reoffer_on_material: true,                            // WCDF-4.7
            both_flags: BothFlags::Continue,                      // WCDF-2.12
            quick_finish_claim: true,                             // WCDF-2.29
            irregularity_policy: IrregularityPolicy::WarnRetract, // WCDF-1.25
            wrong_setup: WrongSetup::Referee,                     // WCDF-6.5
            violation_prompt_at: Some(2),                         // WCDF-1.25
            displacement: Displacement::NoPenalty,                // WCDF-1.27
            adjust_any_time: true,                                // WCDF-1.22
            touch_unplayable: true,                               // WCDF-1.25.2
            direction_commit: true,                               // WCDF-1.24
            crowning: Crowning::Opponent,                         // WCDF-N.iii
            move_complete: MoveComplete::Press,                   // WCDF-2.5
            flag_mode: FlagMode::Claim,                           // WCDF-2.19
            ..COMMON
        },
    }
}
