//! Random histories: the clock agrees with the naive one at every moment, whatever happens.

use std::num::NonZeroU16;

use damier_clock::named::{Class, Device};
use damier_clock::{
    AdjournReason, Clock, ClockEvent, ClockFact, ClockRules, Control, Encounter, Fault, Increment, Judge,
    Moment, PauseReason, Period, Reason, Setup, Span, StopReason,
};
use damier_oracle::Random;
use damier_rules::rulebook::FlagMode;
use damier_rules::{ByColor, Color, Rulebook};

use crate::naive::Naive;

fn number(random: &mut Random, least: usize, most: usize) -> u64 {
    (least + random.below(most - least + 1)) as u64
}

fn moves(random: &mut Random) -> Option<NonZeroU16> {
    NonZeroU16::new(u16::try_from(number(random, 1, 4)).expect("made to fit"))
}

fn control(random: &mut Random) -> Control {
    let count = random.below(3);
    let mut periods: Vec<Period> = (0..count)
        .map(|_| Period { moves: moves(random), time: Span::millis(number(random, 1, 60)) })
        .collect();
    let repeats = count > 0 && random.chance(40);
    if !repeats && (count == 0 || random.chance(70)) {
        periods.push(Period { moves: None, time: Span::millis(number(random, 1, 80)) });
    }
    let increment = random.chance(40).then(|| Increment {
        each: Span::millis(number(random, 1, 6)),
        from: moves(random).expect("made to fit"),
    });
    Control::new(periods, repeats, increment).expect("made to fit")
}

fn rules(random: &mut Random) -> ClockRules {
    let book = Rulebook::named(random.pick(&Rulebook::NAMES)).expect("made to fit");
    let device = random.pick(&[Device::Mechanical, Device::Electronic]);
    let mut rules = ClockRules::new(&book, random.pick(&[Class::Classic, Class::Blitz]), device);
    if random.chance(40) {
        rules.flag_mode = FlagMode::Auto;
    }
    if rules.late_limit.is_some() {
        rules.late_limit = Some(Span::millis(number(random, 1, 60)));
    }
    if random.chance(20) {
        rules.switches.set("carry_over", "false").expect("made to fit");
    }
    if random.chance(20) {
        rules.switches.set("press_at_fall", "in_time").expect("made to fit");
    }
    rules
}

fn event(random: &mut Random, turn: Color) -> ClockEvent {
    let color = random.pick(&Color::ALL);
    match random.below(20) {
        0 => ClockEvent::Paused(PauseReason::Other),
        1 | 2 => ClockEvent::Resumed,
        3 => ClockEvent::Added { color, time: Span::millis(number(random, 0, 20)), reason: Reason::Penalty },
        4 => {
            let fault = random.pick(&[Fault::Both, Fault::Of(color)]);
            ClockEvent::Charged {
                fault,
                time: Span::millis(number(random, 0, 20)),
                reason: Reason::RecordsChecked,
            }
        }
        5 => ClockEvent::Set { color, left: Span::millis(number(random, 0, 40)), reason: Reason::Penalty },
        6 => ClockEvent::Runs(color),
        7 => ClockEvent::Start { absent: ByColor::default() },
        8..=10 => ClockEvent::Arrived(color),
        11 => ClockEvent::Pressed(!turn),
        _ => ClockEvent::Pressed(turn),
    }
}

fn agree(clock: &Clock, naive: &Naive, at: i64, seed: u64) {
    let moment = Moment::from_millis(at);
    for color in Color::ALL {
        let (reading, half) = (clock.reading(color, moment), &naive.halves[color]);
        let told = format!("seed {seed}, {color} at {at}: {reading:?} {half:?}");
        let free = naive.is_free(half.moves);
        assert_eq!(reading.left.is_none(), free, "{told}");
        if let Some(left) = reading.left {
            assert_eq!(left.as_millis(), u64::try_from(half.left.max(0)).expect("made to fit"), "{told}");
        }
        assert_eq!(reading.used.as_millis(), u64::try_from(half.used).expect("made to fit"), "{told}");
        assert_eq!(reading.moves, half.moves, "{told}");
        assert_eq!(reading.control_move, naive.control_move(half.moves), "{told}");
        assert_eq!(reading.fell.map(Moment::millis), half.fell, "{told}");
        assert_eq!(reading.running, naive.runs[color], "{told}");
    }
}

fn play(seed: u64) -> usize {
    let random = &mut Random::new(seed);
    let (control, rules) = (control(random), rules(random));
    let setup = Setup { control: control.clone(), rules: rules.clone(), encounter: Encounter::Single };
    let mut clock = Clock::new(setup.clone());
    let mut naive = Naive::new(&control, &rules);
    let mut facts = Vec::new();
    let mut now = 0_i64;
    let absent = ByColor { white: random.chance(30), black: random.chance(30) };
    let mut next = ClockEvent::Start { absent };
    for _ in 0..number(random, 1, 60) {
        let fact = ClockFact::new(Moment::from_millis(now), next);
        naive.pass_to(now);
        let before = clock.clone();
        let taken = clock.apply(&fact);
        assert_eq!(naive.happen(&fact.event), taken.is_ok(), "seed {seed} at {now}: {fact:?} {taken:?}");
        let (accepted, fall) = (taken.is_ok(), naive.next_fall(60));
        match taken {
            Ok(()) => facts.push(fact),
            Err(_) => assert_eq!(clock, before, "seed {seed}: a refusal changes nothing"),
        }
        agree(&clock, &naive, now, seed);
        if accepted {
            let soon = clock.next_flag_at().map(Moment::millis).filter(|&at| at <= now + 60);
            assert_eq!(soon, fall, "seed {seed} at {now}");
        }
        let mut ahead = naive.clone();
        let gap = i64::try_from(number(random, 0, 15)).expect("made to fit");
        ahead.pass_to(now + gap);
        agree(&clock, &ahead, now + gap, seed);
        agree(&clock, &naive, now, seed);
        now += gap;
        next = event(random, clock.turn());
    }
    let replayed = Clock::replay(setup, &facts).expect("made to fit");
    let end = Moment::from_millis(now);
    for color in Color::ALL {
        assert_eq!(replayed.reading(color, end), clock.reading(color, end), "seed {seed}");
    }
    facts.len()
}

/// UA13-IV.7.1.2, UA13-IV.7.1.3, FMJD-III.3.7.3, FMJD-III.3.7.4, UA-III.3.1.3, UA-III.3.1.4: one clock at a time, no
/// time lost between them; UA13-IV.8.1: periods; C1, C7.
#[test]
fn random_histories_agree_with_a_clock_that_counts_milliseconds() {
    let taken: usize = (0..10_000).map(play).sum();
    assert!(taken > 60_000, "{taken}");
}

/// FMJD-III.6.11, UA13-IV.7.10, UA-III.3.10.a: the millisecond of the fall is too late, the one before is not (C1).
#[test]
fn the_very_millisecond() {
    let book = Rulebook::named("ua2023-100").expect("made to fit");
    let mut rules = ClockRules::new(&book, Class::Rapid, Device::Electronic);
    rules.flag_mode = FlagMode::Auto;
    let control: Control = "20m".parse().expect("made to fit");
    let begin = Moment::from_millis(1_700_000_000_000);
    for (early, in_time) in [(1, true), (0, false)] {
        let setup = Setup { control: control.clone(), rules: rules.clone(), encounter: Encounter::Single };
        let mut clock = Clock::new(setup);
        clock
            .apply(&ClockFact::new(begin, ClockEvent::Start { absent: ByColor::default() }))
            .expect("made to fit");
        let fall = clock.next_flag_at().expect("made to fit");
        let at = Moment::from_millis(fall.millis() - early);
        let pressed = clock.apply(&ClockFact::new(at, ClockEvent::Pressed(Color::White)));
        assert_eq!(pressed.is_ok(), in_time, "{pressed:?}");
    }
}

fn any_event(random: &mut Random, turn: Color) -> ClockEvent {
    let color = random.pick(&Color::ALL);
    let left = ByColor::from_fn(|_| Span::millis(number(random, 0, 30)));
    match random.below(16) {
        0 => ClockEvent::Excused(color),
        1 => ClockEvent::FinalMove(color),
        2 => ClockEvent::Replaced { left: ByColor { white: Some(left.white), black: None } },
        3 => {
            let reason = random.pick(&[StopReason::Nothing, StopReason::Claim, StopReason::WantsDraw]);
            ClockEvent::Stopped { by: color, reason }
        }
        4 => ClockEvent::Judged(random.pick(&[Judge::Arbiter, Judge::Player(color)])),
        5 => ClockEvent::PlayOn { left },
        6 => ClockEvent::Claimed(color),
        7 => ClockEvent::ClaimDecided { right: random.chance(20) },
        8 => ClockEvent::MovesShown { color, moves: random.below(12) as u32 },
        9 => ClockEvent::CountUnproved,
        10 => ClockEvent::Adjourned(random.pick(&[AdjournReason::Disturbed, AdjournReason::RoomCloses])),
        11 => ClockEvent::Sealed,
        12 => ClockEvent::Reopened { executable: random.chance(90) },
        _ => event(random, turn),
    }
}

/// Whatever happens: two clocks never run at once once somebody is there, nothing is below nothing, a refusal
/// changes nothing, and asking in between does not matter.
#[test]
fn any_facts_in_any_order() {
    for seed in 0..20_000 {
        let random = &mut Random::new(seed);
        let setup = Setup { control: control(random), rules: rules(random), encounter: Encounter::Single };
        let mut clock = Clock::new(setup);
        let mut now = 0;
        let mut next =
            ClockEvent::Start { absent: ByColor { white: random.chance(20), black: random.chance(20) } };
        for _ in 0..40 {
            let at = Moment::from_millis(now);
            let before = clock.clone();
            if clock.apply(&ClockFact::new(at, next)).is_err() {
                assert_eq!(clock, before, "seed {seed}");
            }
            let (white, black) = (clock.reading(Color::White, at), clock.reading(Color::Black, at));
            let alone = !clock.is_present(Color::White) && !clock.is_present(Color::Black);
            assert!(alone || !(white.running && black.running), "seed {seed}");
            let later = Moment::from_millis(now + 7);
            let ran = clock.reading(Color::White, later).used.less(white.used)
                + clock.reading(Color::Black, later).used.less(black.used);
            assert!(alone || ran <= Span::millis(7), "seed {seed}: {ran}");
            now += number(random, 0, 9) as i64;
            next = any_event(random, clock.turn());
        }
    }
}

/// Facts at extreme moments and of extreme length are taken or refused, never a panic.
#[test]
fn extremes() {
    let book = Rulebook::named("wcdf-checkers").expect("made to fit");
    let rules = ClockRules::new(&book, Class::Classic, Device::Electronic);
    let control: Control = "30/1h,15/30m*".parse().expect("made to fit");
    let mut clock = Clock::new(Setup { control, rules, encounter: Encounter::FirstOfTwo });
    let (dawn, dusk) = (Moment::from_millis(i64::MIN), Moment::from_millis(i64::MAX));
    let white = Color::White;
    let facts = [
        (dawn, ClockEvent::Start { absent: ByColor { white: true, black: true } }),
        (dawn, ClockEvent::Added { color: white, time: Span::millis(u64::MAX), reason: Reason::Penalty }),
        (dusk, ClockEvent::Arrived(white)),
        (
            dusk,
            ClockEvent::Charged { fault: Fault::Both, time: Span::millis(u64::MAX), reason: Reason::Penalty },
        ),
        (dusk, ClockEvent::MovesShown { color: white, moves: u32::MAX }),
        (dusk, ClockEvent::CountUnproved),
        (dusk, ClockEvent::Resumed),
        (dawn, ClockEvent::Resumed),
    ];
    for (at, event) in facts {
        let _ = clock.apply(&ClockFact::new(at, event));
        for color in Color::ALL {
            let _ =
                (clock.reading(color, dusk), clock.time_trouble(color, dusk), clock.recording(color, dawn));
        }
        let _ = (clock.due(dusk), clock.flags(dusk), clock.next_flag_at(), clock.next_forfeit_at());
    }
}
