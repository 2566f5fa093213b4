//! The written form: what is printed is read again, and no text makes a panic.

use std::num::NonZeroU16;

use damier_clock::named::{self, Amount};
use damier_clock::{Control, Increment, Period, Span};
use damier_oracle::Random;

fn random_control(random: &mut Random) -> Option<Control> {
    let periods: Vec<Period> = (0..random.below(4))
        .map(|_| Period {
            moves: NonZeroU16::new(random.below(60) as u16),
            time: Span::millis(random.next() % random.pick(&[100, 100_000, 100_000_000, 10_000_000_000])),
        })
        .collect();
    let increment = random.chance(50).then(|| Increment {
        each: Span::millis(random.next() % 100_000),
        from: NonZeroU16::new(random.below(70) as u16).unwrap_or(NonZeroU16::MIN),
    });
    Control::new(periods, random.chance(50), increment).ok()
}

#[test]
fn every_control_is_read_as_printed() {
    let random = &mut Random::new(1);
    let mut controls = 0;
    while controls < 20_000 {
        let Some(control) = random_control(random) else { continue };
        controls += 1;
        assert_eq!(control.to_string().parse(), Ok(control.clone()), "{control}");
        if let Ok(pdn) = control.to_pdn() {
            assert_eq!(Control::from_pdn(&pdn), Ok(control), "{pdn}");
        }
    }
}

#[test]
fn any_text_is_read_or_refused() {
    let random = &mut Random::new(2);
    let alphabet: Vec<char> = "0123459/,+*…@.hmsd'\" -:?ж99999999".chars().collect();
    for _ in 0..200_000 {
        let text: String = (0..random.below(14)).map(|_| random.pick(&alphabet)).collect();
        if let Ok(control) = text.parse::<Control>() {
            assert_eq!(control.to_string().parse(), Ok(control), "{text}");
        }
        if let Ok(control) = Control::from_pdn(&text) {
            assert_eq!(Control::from_pdn(&control.to_pdn().expect("made to fit")), Ok(control), "{text}");
        }
        let _ = named::read(&text);
    }
}

/// Every named control matches whatever may be chosen for it, and can be written.
#[test]
fn named_controls_match_their_choices() {
    for named in named::all() {
        let numbers: Vec<u64> = named
            .questions()
            .iter()
            .map(|question| match question.allowed {
                Amount::Exactly(number) | Amount::Range(number, _) => number,
                Amount::OneOf(some) => some[0],
                Amount::Inside(below, _) => below + 1,
                Amount::Any if named.name.ends_with("c7") => 60,
                Amount::Any => 5,
            })
            .collect();
        let control = named.choose(&numbers).unwrap_or_else(|_| named.choose(&[12, 5]).expect("made to fit"));
        assert!(named.matches(&control), "{}", named.name);
        assert_eq!(control.to_string().parse(), Ok(control), "{}", named.name);
        assert_eq!(named::find(named.name), Ok(named));
        assert!(!named.clauses.is_empty());
    }
}
