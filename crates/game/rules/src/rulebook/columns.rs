//! The code of column draughts: Russian columns and Lasca.

use super::defaults::COMMON;
use super::{
    Agreement, Ambiguity, Condition, Counter, Displacement, DrawCode, DrawMode, Edition, IrregularityPolicy,
    MarkStyle, NotationStyle, QuickGate, Rulebook, ShortForm, SquareNames, Switches, WrongColours,
    WrongSetup,
};
use crate::Variant;

pub(super) fn russian() -> Rulebook {
    use {Condition as C, DrawCode as D};
    Rulebook {
        name: "columns-russian",
        title: "Code of column draughts, Russian columns",
        edition: Edition {
            text: "St Petersburg, undated, after September 2000",
            year: None,
            clauses: &["COL-6"],
        },
        code: "COL",
        chapters: &["1.", "3.", "4.", "6"],
        source: None,
        variant: Variant::Columns,
        sides: ["White", "Black"],
        side_clauses: &["COL-1.7.1"],
        counters: vec![
            Counter::new(D::Towers, C::Towers, 15, "COL-1.13.1b"),
            Counter::new(D::Repetition, C::SamePosition, 3, "COL-1.13.1c"),
        ],
        instant: None,
        last_minute: Vec::new(),
        flag_clauses: &[],
        agreement: Agreement {
            pieces_quick: None,
            clauses: &["COL-1.13.1a"],
            offer: &["COL-1.13.3a", "COL-1.13.3b", "COL-1.13.3c"],
        },
        marks: MarkStyle::PLUS_MINUS,
        mark_clauses: &["COL-3.6a"],
        unplayed_clauses: &["COL-3.6b"],
        notation: NotationStyle {
            squares: SquareNames::Letters,
            dash: '-',
            dash_optional: false,
            capture: ':',
            capture_also: None,
            ambiguity: Ambiguity::TurningSquares,
            short: ShortForm::Yes,
            promotion: Some('D'),
        },
        switches: Switches {
            draw_mode: DrawMode::Claim,                      // COL-1.13.1b, COL-1.13.2a
            claim_move_binding: true,                        // COL-1.13.2-b
            agree_min_moves: 0,                              // COL-1.13.1a
            agree_gate_quick: QuickGate::Open,               // COL-1.13.1a
            reoffer_on_material: false,                      // COL-1.13.3c
            final_move_beats_flag: true,                     // COL-3.3.4b
            irregularity_policy: IrregularityPolicy::Rewind, // COL-1.14.1a
            wrong_setup: WrongSetup::Replay,                 // COL-1.14.1a
            wrong_colours: WrongColours::Continue,           // COL-1.14.1c
            violation_prompt_at: None,
            displacement: Displacement::ByFault, // COL-1.14.3, COL-1.14.4
            allow_rejump: true,                  // COL-1.6.1d
            direction_commit: true,              // COL-1.8.3
            ..COMMON
        },
    }
}

/// `columns-lasca`: what Lasca does not say for itself is as in Russian columns (COL-2.4.3).
pub(super) fn lasca() -> Rulebook {
    let russian = russian();
    Rulebook {
        name: "columns-lasca",
        title: "Code of column draughts, Lasca",
        chapters: &["1.", "2.", "3.", "4.", "6"],
        variant: Variant::Lasca,
        notation: NotationStyle {
            squares: SquareNames::Numbers,
            short: ShortForm::No, // COL-2.3.6
            ..russian.notation
        },
        ..russian
    }
}
