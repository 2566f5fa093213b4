//! Ukraine, in force since 2023: a hundred squares, Russian, Brazilian, checkers.

use super::defaults::COMMON;
use super::{
    Agreement, Ambiguity, BalanceGate, Checkers40, Condition, Counter, Crowning, Displacement, DrawCode,
    DrawMode, Edition, FlagMode, InstantDraw, IrregularityPolicy, LastMinute, LastMinuteTest, MarkStyle,
    NotationStyle, QuickGate, Road, Rulebook, ShortForm, SquareNames, Switches, ThreeOffRoad, TimeLeft,
    WrongSetup,
};
use crate::Variant;

const SWITCHES: Switches = Switches {
    draw_mode: DrawMode::Auto,                // UA-IV.15.2 (D-13)
    balance_gate: BalanceGate::Open,          // no heading like UA13-II.5.3.4 (O-4)
    agree_gate_quick: QuickGate::Pieces,      // UA-V.Res.3.1, UA-VI.Draw.1.1
    wrong_setup: WrongSetup::OpponentDecides, // UA-V.Viol.2, UA-VI.Viol.2
    crowning: Crowning::Either,               // UA-V.Move.6, UA-VI.Move.7
    flag_mode: FlagMode::Arbiter,             // UA-III.3.10.c
    ..COMMON
};

pub(super) fn hundred() -> Rulebook {
    use {Condition as C, DrawCode as D};
    Rulebook {
        name: "ua2023-100",
        title: "Ukraine, rules of sports competitions in draughts, draughts-100",
        edition: Edition {
            text: "agreed by the federation on 30 August 2023",
            year: Some(2023),
            clauses: &["UA-Sign"],
        },
        code: "UA",
        chapters: &["Sign", "I.", "II.", "III.", "IV.", "V."],
        source: None,
        variant: Variant::International,
        sides: ["White", "Black"],
        side_clauses: &["UA-V.Move.3"],
        counters: vec![
            Counter::new(D::KingsOnly, C::KingsOnly, 25, "UA-V.Draw.2"),
            Counter::new(D::Three, C::ThreeUnits(Road::Anywhere), 16, "UA-V.Draw.3").by_class(),
            Counter::new(D::Two, C::TwoUnitsOrOneKing, 5, "UA-V.Draw.4").of_stronger(),
            Counter::new(D::Repetition, C::SamePosition, 3, "UA-V.Draw.1"),
        ],
        instant: None,
        last_minute: vec![LastMinute {
            left: TimeLeft::AtMost(60_000),
            quick_only: false,
            to_the_end: true,
            no_increment: true,
            max_pieces: Some(8),
            test: LastMinuteTest::ClearlyBetter,
            clause: "UA-III.7.4.8",
        }],
        flag_clauses: &["UA-III.3.1.5"],
        agreement: Agreement { pieces_quick: Some(10), clauses: &["UA-V.Res.3.1"], offer: &["UA-III.7.3"] },
        marks: MarkStyle::PLUS_MINUS,
        mark_clauses: &["UA-III.7.1"],
        unplayed_clauses: &["UA-III.7.2.a"],
        notation: NotationStyle {
            squares: SquareNames::Numbers,
            dash: '-',
            dash_optional: true,
            capture: 'x',
            capture_also: Some(':'),
            ambiguity: Ambiguity::AddRoute,
            short: ShortForm::IfUnambiguous,
            promotion: None,
        },
        switches: Switches {
            agree_min_moves: 40,                    // UA-V.Res.3.1
            displacement: Displacement::NotCounted, // UA-V.Viol.5
            ..SWITCHES
        },
    }
}

pub(super) fn russian() -> Rulebook {
    use {Condition as C, DrawCode as D};
    let hundred = hundred();
    Rulebook {
        name: "ua2023-russian",
        title: "Ukraine, rules of sports competitions in draughts, draughts-64, Russian version",
        chapters: &["Sign", "I.", "II.", "III.", "IV.", "VI."],
        variant: Variant::Russian,
        side_clauses: &["UA-VI.Move.3"],
        counters: vec![
            Counter::new(D::KingsOnly, C::KingsOnly, 15, "UA-VI.Draw.1.5"),
            Counter::new(D::ThreeOnRoad, C::ThreeUnits(Road::On), 5, "UA-VI.Draw.1.7").of_stronger(),
            Counter::new(D::ThreeOffRoad, C::Kings(Road::Anywhere), 15, "UA-VI.Draw.1.4").of_stronger(),
            Counter::new(D::Two, C::TwoUnitsOrOneKing, 5, "UA-VI.Draw.1.8").of_stronger(),
            Counter::new(D::Balance, C::Balance(4..=5), 30, "UA-VI.Draw.1.6"),
            Counter::new(D::Balance, C::Balance(6..=7), 60, "UA-VI.Draw.1.6"),
            Counter::new(D::Repetition, C::SamePosition, 3, "UA-VI.Draw.1.3"),
        ],
        instant: Some(InstantDraw {
            classes: vec![D::ThreeOnRoad, D::Two],
            to_the_end: false,
            clause: "UA-VI.Draw.1.9",
        }),
        last_minute: Vec::new(),
        agreement: Agreement {
            pieces_quick: Some(6),
            clauses: &["UA-VI.Draw.1.1", "UA-VI.Res.2"],
            offer: &["UA-III.7.3"],
        },
        notation: NotationStyle {
            squares: SquareNames::Letters,
            capture: ':',
            capture_also: Some('x'),
            ambiguity: Ambiguity::TurningSquares,
            ..hundred.notation
        },
        switches: Switches {
            agree_min_moves: 20,                     // UA-VI.Draw.1.1
            class_3v1_off: ThreeOffRoad::ThreeKings, // UA-VI.Draw.1.4
            displacement: Displacement::OwnTime,     // UA-VI.Viol.3
            ..SWITCHES
        },
        ..hundred
    }
}

pub(super) fn brazilian() -> Rulebook {
    Rulebook {
        name: "ua2023-brazilian",
        title: "Ukraine, rules of sports competitions in draughts, draughts-64, Brazilian version",
        variant: Variant::Brazilian,
        ..russian()
    }
}

pub(super) fn checkers() -> Rulebook {
    use {Condition as C, DrawCode as D};
    let hundred = hundred();
    Rulebook {
        name: "ua2023-checkers",
        title: "Ukraine, rules of sports competitions in draughts, checkers",
        chapters: &["Sign", "I.", "II.", "III.", "IV.", "VII."],
        variant: Variant::English,
        sides: ["Red", "White"],
        side_clauses: &["UA-VII.Inv.11"],
        counters: vec![
            Counter::new(D::Forty, C::Forty, 40, "UA-VII.Draw.1.2"),
            Counter::new(D::Repetition, C::SamePosition, 3, "UA-VII.Draw.1.1"),
        ],
        last_minute: Vec::new(),
        agreement: Agreement { pieces_quick: None, clauses: &["UA-VII.Res.4"], offer: &["UA-III.7.3"] },
        switches: Switches {
            draw_mode: DrawMode::Claim,          // UA-VII.Draw.1.1, UA-VII.Draw.1.2
            agree_min_moves: 0,                  // UA-VII.Res.4
            agree_gate_quick: QuickGate::Open,   // UA-VII.Res.4
            checkers40: Checkers40::NoPromotion, // UA-VII.Draw.1.2
            irregularity_policy: IrregularityPolicy::WarnRetract, // UA-VII.Viol.1
            wrong_setup: WrongSetup::Referee,
            violation_prompt_at: Some(2),          // UA-VII.Viol.1
            displacement: Displacement::NoPenalty, // UA-VII.Viol.1.10
            touch_unplayable: true,                // UA-VII.Viol.1
            direction_commit: true,                // UA-VII.Move.6
            crowning: Crowning::Opponent,          // UA-VII.Move.2
            ..SWITCHES
        },
        ..hundred
    }
}
