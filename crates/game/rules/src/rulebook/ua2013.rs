//! Ukraine 2013: a hundred squares, Russian, Brazilian, checkers.

use super::defaults::COMMON;
use super::{
    Agreement, Ambiguity, Checkers40, Condition, Counter, DrawCode, Edition, InstantDraw, LastMinute,
    LastMinuteTest, MarkStyle, NotationStyle, Road, Rulebook, ShortForm, SquareNames, Switches, ThreeOffRoad,
    TimeLeft,
};
use crate::Variant;

/// A theoretical win that can be shown, in time trouble: UA13-IV.11.4.8.
const IN_TIME_TROUBLE: LastMinute = LastMinute {
    left: TimeLeft::TimeTrouble,
    quick_only: false,
    to_the_end: true,
    no_increment: false,
    max_pieces: None,
    test: LastMinuteTest::Demonstrable,
    clause: "UA13-IV.11.4.8",
};

pub(super) fn hundred() -> Rulebook {
    use {Condition as C, DrawCode as D};
    Rulebook {
        name: "ua2013-100",
        title: "Ukraine, rules of the game of draughts, draughts-100",
        edition: Edition {
            text: "2013, approval copy without day and number",
            year: Some(2013),
            clauses: &["UA13-0.1"],
        },
        code: "UA13",
        chapters: &["0.", "I.", "III.", "IV.", "V."],
        source: None,
        variant: Variant::International,
        sides: ["White", "Black"],
        side_clauses: &["UA13-III.1.2"],
        counters: vec![
            Counter::new(D::KingsOnly, C::KingsOnly, 25, "UA13-III.5.6"),
            Counter::new(D::ThreeOnRoad, C::ThreeUnits(Road::On), 5, "UA13-III.5.3.1"),
            Counter::new(D::ThreeOffRoad, C::Kings(Road::Off), 16, "UA13-III.5.4"),
            Counter::new(D::Two, C::TwoUnits, 5, "UA13-III.5.3.2"),
            Counter::new(D::One, C::OneKing, 5, "UA13-III.5.3.3"),
            Counter::new(D::Repetition, C::SamePosition, 3, "UA13-III.5.5"),
        ],
        instant: Some(InstantDraw {
            classes: vec![D::ThreeOnRoad, D::ThreeOffRoad, D::Two, D::One],
            to_the_end: false,
            clause: "UA13-III.5.8.1",
        }),
        last_minute: vec![
            LastMinute {
                left: TimeLeft::Under(60_000),
                no_increment: true,
                max_pieces: Some(8),
                clause: "UA13-III.5.8.2",
                ..IN_TIME_TROUBLE
            },
            IN_TIME_TROUBLE,
        ],
        flag_clauses: &["UA13-III.5.7"],
        agreement: Agreement { pieces_quick: None, clauses: &["UA13-III.5.1"], offer: &["UA13-IV.11.3"] },
        marks: MarkStyle::PLUS_MINUS,
        mark_clauses: &["UA13-IV.11.1.1", "UA13-IV.11.1.2", "UA13-IV.11.1.3"],
        unplayed_clauses: &["UA13-IV.11.2"],
        notation: NotationStyle {
            squares: SquareNames::Numbers,
            dash: '—',
            dash_optional: false,
            capture: 'x',
            capture_also: Some(':'),
            ambiguity: Ambiguity::AddRoute,
            short: ShortForm::Compositions,
            promotion: None,
        },
        switches: Switches {
            agree_min_moves: 40,                     // UA13-III.5.1
            class_3v1_off: ThreeOffRoad::ThreeUnits, // UA13-III.5.4
            ..COMMON
        },
    }
}

pub(super) fn russian() -> Rulebook {
    use {Condition as C, DrawCode as D};
    let hundred = hundred();
    Rulebook {
        name: "ua2013-russian",
        title: "Ukraine, rules of the game of draughts, draughts-64, Russian version",
        chapters: &["0.", "I.", "II.", "IV.", "V."],
        variant: Variant::Russian,
        side_clauses: &["UA13-II.1.2.1"],
        counters: vec![
            Counter::new(D::KingsOnly, C::KingsOnly, 15, "UA13-II.5.3.4.1").waiting(),
            Counter::new(D::ThreeOnRoad, C::ThreeUnits(Road::On), 5, "UA13-II.5.3.1.1"),
            Counter::new(D::ThreeOffRoad, C::Kings(Road::Off), 15, "UA13-II.5.3.2"),
            Counter::new(D::Two, C::TwoUnits, 5, "UA13-II.5.3.1.2"),
            Counter::new(D::One, C::OneKing, 5, "UA13-II.5.3.1.3"),
            Counter::new(D::Balance, C::Balance(4..=5), 30, "UA13-II.5.3.4.2").waiting(),
            Counter::new(D::Balance, C::Balance(6..=7), 60, "UA13-II.5.3.4.2").waiting(),
            Counter::new(D::Repetition, C::SamePosition, 3, "UA13-II.5.3.3"),
        ],
        instant: Some(InstantDraw {
            classes: vec![D::ThreeOnRoad, D::Two, D::One],
            to_the_end: true,
            clause: "UA13-II.5.3.5",
        }),
        last_minute: vec![IN_TIME_TROUBLE],
        flag_clauses: &["UA13-II.5.3.6"],
        agreement: Agreement { pieces_quick: None, clauses: &["UA13-II.5.1"], offer: &["UA13-IV.11.3"] },
        notation: NotationStyle { squares: SquareNames::Capitals, ..hundred.notation },
        switches: Switches {
            agree_min_moves: 20,                           // UA13-II.5.1
            class_3v1_off: ThreeOffRoad::ThreeOrMoreKings, // UA13-II.5.3.2
            ..hundred.switches
        },
        ..hundred
    }
}

pub(super) fn brazilian() -> Rulebook {
    Rulebook {
        name: "ua2013-brazilian",
        title: "Ukraine, rules of the game of draughts, draughts-64, Brazilian version",
        variant: Variant::Brazilian,
        ..russian()
    }
}

pub(super) fn checkers() -> Rulebook {
    use {Condition as C, DrawCode as D};
    let russian = russian();
    Rulebook {
        name: "ua2013-checkers",
        title: "Ukraine, rules of the game of draughts, draughts-64, checkers",
        variant: Variant::English,
        sides: ["Black", "White"],
        side_clauses: &["UA13-II.1.2.2"],
        counters: vec![
            Counter::new(D::Forty, C::Forty, 40, "UA13-II.5.4.2"),
            Counter::new(D::Repetition, C::SamePosition, 3, "UA13-II.5.4.1"),
        ],
        instant: None,
        flag_clauses: &["UA13-II.5.4.3"],
        notation: NotationStyle { squares: SquareNames::Numbers, ..russian.notation },
        switches: Switches { checkers40: Checkers40::NoPromotion, ..russian.switches }, // UA13-II.5.4.2
        ..russian
    }
}
