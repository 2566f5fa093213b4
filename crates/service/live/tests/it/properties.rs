//! Whatever is asked, in whatever order: nothing panics, a refusal changes nothing, the stored facts make the same
//! game again, a clock gains no more than the increment and the lag, and what is taken back is as it was.

use damier_clock::named::Class;
use damier_clock::{Moment, Span};
use damier_live::{Absence, Command, Draws, Fact, LiveGame, Presence, Seat, Terms, Viewer};
use damier_rules::{ByColor, Rulebook};
use proptest::prelude::*;

use super::play::Match;

/// A step of a game: how long it takes, who asks for what, and the lag of his connection.
#[derive(Debug, Clone)]
struct Step {
    wait: u64,
    by: Seat,
    ask: Ask,
    lag: u64,
}

#[derive(Debug, Clone)]
enum Ask {
    /// The legal move with this number, over and over from the first.
    Play(usize),
    /// Any text at all as a move, at any half-move.
    Text(usize, String),
    Do(Command),
    Stop(i64),
    Resume,
    Due,
}

fn seats() -> impl Strategy<Value = Seat> {
    prop_oneof![Just(Seat::White), Just(Seat::Black)]
}

fn asks() -> impl Strategy<Value = Ask> {
    let simple = prop::sample::select(vec![
        Command::Offer,
        Command::Accept,
        Command::Decline,
        Command::Claim { announced: None },
        Command::Takeback,
        Command::Grant,
        Command::Refuse,
        Command::Abort,
        Command::Rematch { game: "next".to_owned() },
    ]);
    prop_oneof![
        30 => (0_usize..60).prop_map(Ask::Play),
        12 => simple.prop_map(Ask::Do),
        1 => Just(Ask::Do(Command::Resign)),
        2 => (0_u64..90_000).prop_map(|away| Ask::Do(Command::ClaimAbsence { away: Span::millis(away) })),
        2 => "[a-h1-8:x-]{0,9}".prop_map(|text| Ask::Do(Command::Claim { announced: Some(text) })),
        2 => (0_usize..6, "\\PC{0,12}").prop_map(|(ply, text)| Ask::Text(ply, text)),
        1 => any::<i64>().prop_map(Ask::Stop),
        2 => Just(Ask::Resume),
        2 => Just(Ask::Due),
    ]
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let lag = prop_oneof![3 => 0_u64..300, 1 => 0_u64..u64::MAX];
    let wait = prop_oneof![9 => 0_u64..5_000, 1 => 0_u64..200_000];
    let step = (wait, seats(), asks(), lag).prop_map(|(wait, by, ask, lag)| Step { wait, by, ask, lag });
    prop::collection::vec(step, 0..120)
}

fn terms() -> impl Strategy<Value = Terms> {
    let controls = prop::sample::select(vec![
        ("3m+2s", Class::Blitz),
        ("3/1m,2/30s*", Class::Rapid),
        ("4/20s,1m+5s@5", Class::Blitz),
        ("1m", Class::Blitz),
        ("10/30d*", Class::Correspondence),
        ("-", Class::Classic),
    ]);
    let books = prop::sample::select(Rulebook::NAMES.to_vec());
    (books, controls, any::<[bool; 3]>(), 0_u64..9_000).prop_map(|(book, (control, class), yes, delay)| {
        let [takebacks, claimed, leaves] = yes;
        Terms {
            takebacks,
            draws: if claimed { Draws::Claimed } else { Draws::AtOnce },
            absence: if leaves { Absence::ClaimAfter(Span::seconds(30)) } else { Absence::Wait },
            delay: Span::millis(if delay < 5_000 { 0 } else { delay }),
            ..Terms::new(book, class, control)
        }
    })
}

fn left(game: &LiveGame, at: Moment) -> ByColor<Option<Span>> {
    ByColor::from_fn(|color| game.clock().reading(color, at).left)
}

/// Makes one step and checks what holds of every step.
fn make(table: &mut Match, step: &Step) -> Result<(), TestCaseError> {
    table.wait(Span::millis(step.wait));
    let before = table.game.clone();
    let lag = Span::millis(step.lag);
    let command = match &step.ask {
        Ask::Play(choice) => {
            let moves = table.game.view(Viewer::Player(table.game.turn()), table.now, &Presence::default());
            let Some(choice) = moves.legal.get(choice % moves.legal.len().max(1)) else { return Ok(()) };
            Command::Move { ply: table.game.ply(), text: choice.id.clone() }
        }
        Ask::Text(back, text) => {
            Command::Move { ply: table.game.ply().saturating_sub(*back), text: text.clone() }
        }
        Ask::Do(command) => command.clone(),
        Ask::Stop(since) => {
            let facts = before.stop_since(Moment::from_millis(*since).min(table.now));
            table.store(&facts);
            return Ok(());
        }
        Ask::Resume => {
            table.store(&before.resume());
            return Ok(());
        }
        Ask::Due => {
            table.look();
            return Ok(());
        }
    };
    match table.ask(step.by, &command, lag) {
        Err(refused) => {
            prop_assert_eq!(&table.game, &before, "{}", refused);
        }
        Ok(facts) => check(table, &before, &command, step, &facts)?,
    }
    Ok(())
}

fn check(
    table: &Match,
    before: &LiveGame,
    command: &Command,
    step: &Step,
    facts: &[Fact],
) -> Result<(), TestCaseError> {
    let Some(Fact::Moved { lag, .. }) = facts.first() else { return Ok(()) };
    prop_assert!(lag.as_millis() <= step.lag, "no more than the lag");
    prop_assert!(*lag <= Span::millis(1500), "no more than the bucket");
    // The same message again is answered and changes nothing.
    let again = table.game.decide(command, step.by, table.now, Span::ZERO);
    prop_assert_eq!(again, Ok(vec![]));
    // The mover has at most what he had, what the move earned and what was credited; the other what he had.
    let (was, now) = (left(before, table.now), left(&table.game, table.now));
    let mover = step.by.color();
    prop_assert_eq!(was[!mover], now[!mover]);
    let control = &before.clock().setup().control;
    let reading = before.clock().reading(mover, table.now);
    let earned = control.earned_by(reading.moves + 1);
    let period = if reading.moves_to_control == Some(1) {
        control.period(reading.period).map_or(Span::hours(9_999), |period| period.time)
    } else {
        Span::ZERO
    };
    if let (Some(was), Some(now)) = (was[mover], now[mover]) {
        prop_assert!(now <= was + earned + period + *lag, "{now} after {was}");
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_commands_in_any_order(terms in terms(), steps in steps()) {
        let mut table = Match::new(terms);
        for step in &steps {
            make(&mut table, step)?;
            for viewer in [Viewer::Player(step.by), Viewer::Spectator] {
                let view = table.game.view(viewer, table.now, &Presence::default());
                prop_assert!(view.ply <= table.game.ply());
            }
            if let Some(due) = table.game.next_due() {
                prop_assert!(table.game.due(due).len() == 1, "what is next due is due then");
            }
        }
        table.check_fold();
    }

    #[test]
    fn what_is_taken_back_is_as_it_was(
        book in prop::sample::select(Rulebook::NAMES.to_vec()),
        choices in prop::collection::vec((0_usize..60, 0_u64..3_000), 2..40),
        asker in seats(),
    ) {
        let terms = Terms { takebacks: true, ..Terms::new(book, Class::Rapid, "5/1m,3/40s*") };
        let mut table = Match::new(terms);
        // The game and the moment before each half-move.
        let mut earlier = Vec::new();
        for (choice, wait) in choices {
            if table.game.is_over() {
                return Ok(());
            }
            earlier.push((table.game.clone(), table.now));
            let by = table.game.turn();
            make(&mut table, &Step { wait, by, ask: Ask::Play(choice), lag: 0 })?;
        }
        if table.game.is_over() {
            return Ok(());
        }
        let back = if table.game.turn() == asker { 2 } else { 1 };
        table.wait(Span::seconds(2));
        let asked = table.ask(asker, &Command::Takeback, Span::ZERO);
        if asked.is_err() {
            prop_assert!(table.game.ply() < back || !table.game.due(table.now + Span::minutes(9)).is_empty());
            return Ok(());
        }
        table.ask(!asker, &Command::Grant, Span::ZERO).expect("the clock has not run out since");
        let (was, then) = &earlier[earlier.len() - back];
        prop_assert_eq!(table.game.state(), was.state());
        prop_assert_eq!(table.game.moves().collect::<Vec<_>>(), was.moves().collect::<Vec<_>>());
        prop_assert_eq!(left(&table.game, table.now), left(was, *then));
        table.check_fold();
    }
}
