//! The annexes of the FMJD: a hundred squares, and sixty-four with international rules (D-01).

use super::defaults::COMMON;
use super::{
    AgreeCount, Agreement, Ambiguity, Condition, Counter, Crowning, Displacement, DrawCode, DrawMode,
    Edition, FlagMode, LastMinute, LastMinuteTest, MarkStyle, MoveComplete, NotationStyle, QuickKingRule,
    RepetitionClaim, Road, Rulebook, ShortForm, SquareNames, Switches, TimeLeft, WrongColours, WrongSetup,
};
use crate::Variant;

const SWITCHES: Switches = Switches {
    draw_mode: DrawMode::Prompt,               // FMJD-III.5.4, FMJD-IIIbis.5.4
    rep_claim: RepetitionClaim::OnBoard,       // FMJD-III.5.4
    agree_min_moves: 40,                       // FMJD-III.5.3
    agree_count: AgreeCount::OwnMoves,         // FMJD-III.5.3, FMJD-IIIbis.5.3 (D-21b)
    reoffer_on_material: false,                // FMJD-III.5.3, FMJD-IIIbis.5.3
    quick_king_rule: QuickKingRule::KingsOnly, // FMJD-VI.5
    wrong_setup: WrongSetup::OpponentDecides,  // FMJD-I.5.2, FMJD-Ibis.5.2
    wrong_colours: WrongColours::Continue,     // FMJD-III.4.6, FMJD-IIIbis.4.6
    violation_prompt_at: None,
    displacement: Displacement::NotCounted, // FMJD-I.5.5, FMJD-Ibis.5.5
    crowning: Crowning::OwnerElseOpponent,  // FMJD-I.3.6, FMJD-Ibis.3.6
    move_complete: MoveComplete::Press,     // FMJD-III.6.7, FMJD-IIIbis.6.7
    flag_mode: FlagMode::Arbiter,           // FMJD-IV.2.17
    ..COMMON
};

pub(super) fn hundred() -> Rulebook {
    use {Condition as C, DrawCode as D};
    Rulebook {
        name: "fmjd-100",
        title: "FMJD, official rules of international draughts, Annexes I and III",
        edition: Edition {
            text: "edition of about 2001 to 2004, the French text being binding",
            year: None,
            clauses: &["FMJD-I.0"],
        },
        code: "FMJD",
        chapters: &["I.", "III.", "IV.", "V.", "VI.", "IX."],
        source: None,
        variant: Variant::International,
        sides: ["White", "Black"],
        side_clauses: &["FMJD-I.3.3"],
        counters: vec![
            Counter::new(D::KingsOnly, C::KingsOnly, 25, "FMJD-I.6.2"),
            Counter::new(D::Three, C::ThreeUnits(Road::Anywhere), 16, "FMJD-I.6.3").by_class(),
            Counter::new(D::Two, C::TwoUnitsOrOneKing, 5, "FMJD-I.6.4").by_class(),
            Counter::new(D::Repetition, C::SamePosition, 3, "FMJD-I.6.1"),
        ],
        instant: None,
        last_minute: vec![LastMinute {
            left: TimeLeft::AtMost(60_000),
            quick_only: true,
            to_the_end: false,
            no_increment: false,
            max_pieces: None,
            test: LastMinuteTest::Material,
            clause: "FMJD-VI.6",
        }],
        flag_clauses: &["FMJD-VI.4", "FMJD-III.3.7.5"],
        agreement: Agreement {
            pieces_quick: None,
            clauses: &["FMJD-III.5.3", "FMJD-I.7.3.1"],
            offer: &["FMJD-III.5.3"],
        },
        marks: MarkStyle::FMJD,
        mark_clauses: &["FMJD-III.5.6.1", "FMJD-III.5.6.2", "FMJD-III.5.6.3"],
        unplayed_clauses: &["FMJD-III.5.7", "FMJD-III.5.9.A.b", "FMJD-IX.4.2"],
        notation: NotationStyle {
            squares: SquareNames::Numbers,
            dash: '-',
            dash_optional: true,
            capture: 'x',
            capture_also: None,
            ambiguity: Ambiguity::AddRoute,
            short: ShortForm::No,
            promotion: None,
        },
        switches: SWITCHES,
    }
}

pub(super) fn sixty_four() -> Rulebook {
    use {Condition as C, DrawCode as D};
    let hundred = hundred();
    Rulebook {
        name: "fmjd-64",
        title: "FMJD, official rules of draughts on 64 squares, Annexes I bis and III bis",
        edition: Edition { clauses: &["FMJD-Ibis.0"], ..hundred.edition },
        chapters: &["Ibis.", "IIIbis.", "IV.", "V.", "VI.", "IX."],
        variant: Variant::Brazilian,
        side_clauses: &["FMJD-Ibis.3.3"],
        counters: vec![
            Counter::new(D::KingsOnly, C::KingsOnly, 15, "FMJD-Ibis.6.2"),
            Counter::new(D::Two, C::TwoUnitsOrOneKing, 5, "FMJD-Ibis.6.3").by_class(),
            Counter::new(D::Repetition, C::SamePosition, 3, "FMJD-Ibis.6.1"),
        ],
        flag_clauses: &["FMJD-VI.4", "FMJD-IIIbis.3.7.5"],
        agreement: Agreement {
            pieces_quick: None,
            clauses: &["FMJD-IIIbis.5.3", "FMJD-Ibis.7.3.1"],
            offer: &["FMJD-IIIbis.5.3"],
        },
        mark_clauses: &["FMJD-IIIbis.5.6.1", "FMJD-IIIbis.5.6.2", "FMJD-IIIbis.5.6.3"],
        unplayed_clauses: &["FMJD-IIIbis.5.7", "FMJD-IX.4.2"],
        notation: NotationStyle { squares: SquareNames::Letters, ..hundred.notation },
        switches: Switches { agree_min_moves: 20, ..SWITCHES }, // FMJD-IIIbis.5.3, printed 2 (D-21a)
        ..hundred
    }
}
