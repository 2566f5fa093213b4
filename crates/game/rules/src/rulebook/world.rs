//! Games that are played by the rules of their own federations. None of the five codes speaks of them: how pieces move
//! and when a game is drawn stands in the source that each rulebook names; clocks, arbiters and irregularities are those
//! of the FMJD, to which these federations belong.

use super::fmjd;
use super::{
    Condition, Counter, DrawCode, Edition, NotationStyle, QuickKingRule, Rulebook, SquareNames, Switches,
};
use crate::Variant;

/// The chapters of the FMJD on competitions, where they do not speak of the moves of its own games, and its draw by
/// moves of kings alone for sources that have none: without it a game of kings may have no end.
const CHAPTERS_64: &[&str] = &["Ibis.5", "Ibis.6.2", "IIIbis.", "IV.", "V.", "VI.", "IX."];
const CHAPTERS_100: &[&str] = &["I.5", "I.6.2", "III.", "IV.", "V.", "VI.", "IX."];

/// Where international draughts are played for another goal, the FMJD says how pieces move.
const CHAPTERS_MOVES: &[&str] =
    &["I.1.", "I.2.", "I.3.", "I.4.", "I.5", "I.6.2", "I.7.3", "III.", "IV.", "V.", "VI.", "IX."];

/// A rulebook on sixty-four squares, before its own source has spoken.
fn small() -> Rulebook {
    let base = fmjd::sixty_four();
    Rulebook {
        chapters: CHAPTERS_64,
        notation: NotationStyle { squares: SquareNames::Numbers, ..base.notation },
        switches: own(base.switches),
        ..base
    }
}

/// What the FMJD says of its own games holds for no other: no draw is too early to be agreed, and none comes about
/// by kings alone in quick games.
fn own(switches: Switches) -> Switches {
    Switches { agree_min_moves: 0, quick_king_rule: QuickKingRule::Off, ..switches }
}

pub(super) fn italian() -> Rulebook {
    use {Condition as C, DrawCode as D};
    Rulebook {
        name: "fid-italian",
        title: "Federazione Italiana Dama, technical regulations, chapter I, Italian draughts",
        edition: Edition { text: "January 2006", year: Some(2006), clauses: &["FID-1"] },
        source: Some("FID"),
        variant: Variant::Italian,
        side_clauses: &["FID-3.4"],
        counters: vec![
            Counter::new(D::KingsOnly, C::KingsOnly, 40, "FID-10.4"),
            Counter::new(D::Repetition, C::SamePosition, 4, "FID-9.3"),
        ],
        ..small()
    }
}

/// `classic-spanish`: the classic game as the Portuguese federation has written it down.
pub(super) fn spanish() -> Rulebook {
    Rulebook {
        name: "classic-spanish",
        title: "Classic draughts as played in Spain, by the rules of the Federação Portuguesa de Damas",
        variant: Variant::Spanish,
        ..portuguese()
    }
}

pub(super) fn portuguese() -> Rulebook {
    use {Condition as C, DrawCode as D};
    Rulebook {
        name: "fpd-portuguese",
        title: "Federação Portuguesa de Damas, rules of classic draughts",
        edition: Edition { text: "23 March 2013", year: Some(2013), clauses: &["FPD-1"] },
        source: Some("FPD"),
        variant: Variant::Portuguese,
        side_clauses: &["FPD-2.3"],
        counters: vec![
            Counter::new(D::KingsOnly, C::KingsOnly, 20, "FPD-3.2"),
            Counter::new(D::Repetition, C::SamePosition, 3, "FPD-3.2"),
        ],
        ..small()
    }
}

pub(super) fn czech() -> Rulebook {
    use {Condition as C, DrawCode as D};
    let small = small();
    Rulebook {
        name: "cfd-czech",
        title: "Česká federace dámy, rules of Czech draughts",
        edition: Edition { text: "undated", year: None, clauses: &["CFD-1"] },
        source: Some("CFD"),
        variant: Variant::Czech,
        side_clauses: &["CFD-2"],
        counters: vec![
            Counter::new(D::KingsOnly, C::KingsOnly, 15, "FMJD-Ibis.6.2"),
            Counter::new(D::Repetition, C::SamePosition, 3, "CFD-5"),
        ],
        notation: NotationStyle { squares: SquareNames::Letters, ..small.notation },
        ..small
    }
}

pub(super) fn pool() -> Rulebook {
    use {Condition as C, DrawCode as D};
    Rulebook {
        name: "apca-pool",
        title: "American Pool Checker Association, tournament rules of play",
        edition: Edition { text: "undated", year: None, clauses: &["APCA-1"] },
        source: Some("APCA"),
        variant: Variant::Pool,
        sides: ["Black", "White"],
        side_clauses: &["APCA-7"],
        counters: vec![
            Counter::new(D::KingsOnly, C::KingsOnly, 30, "APCA-26"),
            Counter::new(D::Repetition, C::SamePosition, 3, "APCA-26"),
        ],
        ..small()
    }
}

pub(super) fn thai() -> Rulebook {
    use {Condition as C, DrawCode as D};
    Rulebook {
        name: "makhos-thai",
        title: "Thai draughts (makhos) as described by Mindsports",
        edition: Edition { text: "undated", year: None, clauses: &["MINDSPORTS-Thai.Rules"] },
        source: Some("MINDSPORTS"),
        variant: Variant::Thai,
        sides: ["Black", "White"],
        side_clauses: &["MINDSPORTS-Thai.Rules"],
        counters: vec![
            Counter::new(D::KingsOnly, C::KingsOnly, 15, "FMJD-Ibis.6.2"),
            Counter::new(D::Repetition, C::SamePosition, 3, "MINDSPORTS-Thai.Rules"),
        ],
        ..small()
    }
}

pub(super) fn frisian() -> Rulebook {
    use {Condition as C, DrawCode as D};
    let base = fmjd::hundred();
    Rulebook {
        name: "wfd-frisian",
        title: "World Federation of Frisian Draughts, official rules",
        edition: Edition { text: "2011", year: Some(2011), clauses: &["WFD-A.1"] },
        chapters: CHAPTERS_100,
        source: Some("WFD"),
        variant: Variant::Frisian,
        side_clauses: &["WFD-A.6"],
        counters: vec![
            Counter::new(D::KingsOnly, C::KingsOnly, 25, "FMJD-I.6.2"),
            Counter::new(D::Two, C::TwoKings, 7, "WFD-C").by_class(),
            Counter::new(D::One, C::OneKing, 2, "WFD-C").by_class(),
            Counter::new(D::Repetition, C::SamePosition, 3, "WFD-D"),
        ],
        switches: own(base.switches),
        ..base
    }
}

/// `wfd-frysk`: with five men a side, as on lidraughts.
pub(super) fn frysk() -> Rulebook {
    Rulebook {
        name: "wfd-frysk",
        title: "Frysk!, Frisian draughts with five men a side",
        variant: Variant::Frysk,
        ..frisian()
    }
}

/// `lidraughts-antidraughts`: international draughts where he wins who has no move left. No draw comes about by few
/// pieces, nor by more material when time runs out; all other rules stay.
pub(super) fn antidraughts() -> Rulebook {
    use {Condition as C, DrawCode as D};
    let base = fmjd::hundred();
    Rulebook {
        name: "lidraughts-antidraughts",
        title: "Antidraughts as described by lidraughts.org",
        edition: Edition { text: "undated", year: None, clauses: &["LIDRAUGHTS-Antidraughts"] },
        chapters: CHAPTERS_MOVES,
        source: Some("LIDRAUGHTS-Antidraughts"),
        variant: Variant::Antidraughts,
        counters: vec![
            Counter::new(D::KingsOnly, C::KingsOnly, 25, "FMJD-I.6.2"),
            Counter::new(D::Repetition, C::SamePosition, 3, "LIDRAUGHTS-Antidraughts"),
        ],
        last_minute: Vec::new(),
        switches: own(base.switches),
        ..base
    }
}

/// `lidraughts-breakthrough`: international draughts that the first king wins. Men go forward only, so no game is
/// without end, and nothing is counted.
pub(super) fn breakthrough() -> Rulebook {
    let base = fmjd::hundred();
    Rulebook {
        name: "lidraughts-breakthrough",
        title: "Breakthrough as described by lidraughts.org",
        edition: Edition { text: "undated", year: None, clauses: &["LIDRAUGHTS-Breakthrough"] },
        chapters: CHAPTERS_MOVES,
        source: Some("LIDRAUGHTS-Breakthrough"),
        variant: Variant::Breakthrough,
        counters: Vec::new(),
        last_minute: Vec::new(),
        switches: own(base.switches),
        ..base
    }
}
