//! Every control that a code names, under every rulebook that lists it: the clocks shown are those of a plain sum.

use damier_clock::named::{self, Class, Named};
use damier_clock::{Control, Span};
use damier_live::{Presence, Refused, Seat, Terms, Viewer};
use damier_rules::Rulebook;

use super::chance::Chance;
use super::play::Match;

/// The first numbers that a control accepts for what it leaves to the organiser.
fn chosen(control: &Named) -> String {
    let numbers = 1..=120_u64;
    let choices: Vec<Vec<u64>> = match control.questions().len() {
        0 => vec![Vec::new()],
        1 => numbers.map(|number| vec![number]).collect(),
        _ => numbers.flat_map(|first| (1..=60).map(move |second| vec![first, second])).collect(),
    };
    let fits = choices.into_iter().find(|numbers| control.choose(numbers).is_ok());
    let numbers = fits.unwrap_or_else(|| panic!("{} accepts no numbers", control.name));
    let words = std::iter::once(control.name.to_owned()).chain(numbers.iter().map(u64::to_string));
    words.collect::<Vec<_>>().join(" ")
}

/// What a player has by adding up: periods reached, increments earned, moves paid for.
fn sum(control: &Control, moves: u32, spent: Span) -> Option<Span> {
    let mut given = Span::ZERO;
    let mut ends = 0_u32;
    for index in 0.. {
        let period = control.period(index)?;
        given += period.time;
        ends = ends.saturating_add(period.moves.map_or(u32::MAX, |moves| u32::from(moves.get())));
        if moves < ends {
            break;
        }
    }
    let earned = (1..=moves).fold(Span::ZERO, |earned, number| earned + control.earned_by(number));
    Some((given + earned).less(spent))
}

#[test]
fn every_named_control_keeps_time() {
    let mut chance = Chance::new(5);
    let mut played = 0;
    for control in named::all() {
        for book in control.rulebooks {
            let text = chosen(control);
            let mut table = Match::new(Terms::new(book, control.class, &text));
            let written = table.game.clock().setup().control.clone();
            let (mut moves, mut spent) = ([0, 0], [Span::ZERO; 2]);
            for _ in 0..70 {
                let seat = table.game.turn();
                let side = usize::from(seat == Seat::Black);
                let view = table.game.view(Viewer::Player(seat), table.now, &Presence::default());
                let Some(choice) = view.legal.get(chance.below(view.legal.len())) else { break };
                let thought = Span::millis(200 + chance.below(2000) as u64);
                table.wait(thought);
                table.play(&choice.id, Span::millis(30)).expect("a listed move, in time");
                moves[side] += 1;
                spent[side] += thought.less(Span::millis(30));
                let shown = table.game.clock().reading(seat.color(), table.now).left;
                assert_eq!(shown, sum(&written, moves[side], spent[side]), "{text} {book}");
            }
            played += 1;
        }
    }
    assert!(played > 40, "{played} controls");
}

#[test]
fn terms_that_do_not_hold_are_refused() {
    let refused = |terms: Terms| terms.check().expect_err("terms that do not hold");
    let terms = |book: &str, control: &str| Terms::new(book, Class::Blitz, control);
    let from = |fen: &str| Terms { start: Some(fen.to_owned()), ..terms("ua2023-russian", "3m") };
    assert_eq!(refused(terms("chess", "3m")), Refused::UnknownRulebook { name: "chess".to_owned() });
    for control in ["", "0", "3m+", "fmjd-100-c9", "ua13-64-c1 99", "-1m"] {
        assert_eq!(refused(terms("fmjd-100", control)), Refused::NotAControl { text: control.to_owned() });
    }
    assert!(matches!(refused(from("nonsense")), Refused::NotAPosition { .. }));
    assert!(matches!(
        refused(from("W:Wa1,Wc8:Bh8")),
        Refused::NotAPosition { .. } | Refused::BadPosition { .. }
    ));
    assert!(matches!(refused(from("W:Wh8:Bb6")), Refused::BadPosition { .. }));
    // White has no move, or no piece.
    assert_eq!(refused(from("W:Wa3:Bb4,c5")), Refused::DecidedAtStart);
    assert_eq!(refused(from("W:W:Bb4")), Refused::DecidedAtStart);
}

#[test]
fn a_class_is_proposed_for_a_control() {
    let proposed =
        |book: &str, control: &str| Terms::proposed_class(book, &control.parse().expect("a control"));
    assert_eq!(proposed("fmjd-100", "50/2h,25/1h*"), Class::Classic);
    assert_eq!(proposed("ua2023-russian", "3m+2s"), Class::Blitz);
    assert_eq!(proposed("columns-russian", "3m+2s"), Class::Blitz);
    assert_eq!(proposed("columns-russian", "15m+10s"), Class::Rapid);
    assert_eq!(proposed("columns-lasca", "10/50d*"), Class::Correspondence);
    assert_eq!(proposed("wcdf-checkers", "90m+30s"), Class::Classic);
    for book in Rulebook::NAMES {
        assert_eq!(proposed(book, "-"), Class::Correspondence, "{book}");
    }
}
