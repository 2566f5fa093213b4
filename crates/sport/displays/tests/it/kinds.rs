//! Displays of each kind, played as giver, opponents and arbiter would.

use damier_clock::{Moment, Span};
use damier_displays::{
    CaptureReply, Deficit, Display, Entry, Fact, Kind, Opponent, Refused, Side, Terms, Who,
};

const HOUR: Span = Span::hours(1);

fn terms(kind: Kind, boards: usize) -> Terms {
    let opponent = |number: usize| Opponent {
        name: format!("Player {number}"),
        club_member: !number.is_multiple_of(3),
        giver: if number % 2 == 1 { Side::White } else { Side::Black },
    };
    Terms {
        kind,
        rulebook: "ua2013-russian".to_owned(),
        giver: "Giver".to_owned(),
        opponents: (1..=boards).map(opponent).collect(),
        intermediary: (kind == Kind::Blindfold).then(|| "Ear".to_owned()),
        by_number: true,
        simul_deficit: Deficit::Behind2,
        simul_capture_reply: CaptureReply::AtOnce,
    }
}

struct Hall {
    display: Display,
    entries: Vec<Entry>,
    now: Moment,
}

impl Hall {
    fn new(terms: Terms) -> Hall {
        let display = Display::set_up(terms.clone(), Moment::default()).expect("terms");
        let entries = vec![Entry { at: Moment::default(), fact: Fact::SetUp { terms: Box::new(terms) } }];
        let mut hall = Hall { display, entries, now: Moment::default() };
        hall.say(Fact::Started).expect("play begins");
        hall
    }

    fn say(&mut self, fact: Fact) -> Result<usize, Refused> {
        self.now = self.now + Span::seconds(1);
        let facts = self.display.decide(fact, self.now)?;
        for fact in &facts {
            self.display.apply(self.now, fact)?;
            self.entries.push(Entry { at: self.now, fact: fact.clone() });
        }
        Ok(facts.len())
    }

    fn go(&mut self, board: usize) -> Result<usize, Refused> {
        self.say(Fact::Arrived { board })
    }

    fn play(&mut self, board: usize, by: Who, mv: &str) -> Result<usize, Refused> {
        self.say(Fact::Moved { board, by, mv: mv.to_owned() })
    }
}

impl Drop for Hall {
    fn drop(&mut self) {
        if std::thread::panicking() {
            return;
        }
        let json: Vec<String> =
            self.entries.iter().map(|entry| serde_json::to_string(entry).expect("JSON")).collect();
        let read: Vec<Entry> =
            json.iter().map(|line| serde_json::from_str(line).expect("an entry")).collect();
        assert_eq!(Display::fold(read).as_ref(), Ok(&self.display), "facts fold to the same display");
    }
}

fn clause<T: std::fmt::Debug>(refused: Result<T, Refused>) -> String {
    refused.expect_err("refused").clause().unwrap_or_else(|| "none".to_owned())
}

// FMJD-VIII.A.1, FMJD-VIII.A.6, FMJD-VIII.A.7, FMJD-VIII.A.8: his colours, the order, and no move while he is away.
#[test]
fn the_giver_walks_in_one_direction_and_opponents_move_at_his_visit() {
    let mut hall = Hall::new(terms(Kind::Normal, 3));
    assert_eq!(hall.display.awaited(), [1]);
    assert_eq!(clause(hall.go(2)), "FMJD-VIII.A.6");
    hall.go(1).expect("the first board");
    // He has White on board 1 and must move before he goes on.
    assert_eq!(clause(hall.go(2)), "FMJD-VIII.A.6");
    hall.play(1, Who::Giver, "c3-d4").expect("a move");
    hall.go(2).expect("the second board");
    assert_eq!(clause(hall.play(1, Who::Opponent, "b6-a5")), "FMJD-VIII.A.8");
    // On board 2 the opponent has White and moves when the giver stands there, then the giver.
    hall.play(2, Who::Opponent, "c3-d4").expect("a move");
    hall.play(2, Who::Giver, "b6-a5").expect("a move");
    hall.go(3).expect("the third board");
    hall.play(3, Who::Giver, "c3-d4").expect("a move");
    assert_eq!(hall.display.next_board(), Some(1));
    hall.go(1).expect("round again");
    hall.play(1, Who::Opponent, "b6-a5").expect("now he may");
}

#[test]
fn a_move_is_taken_back_until_the_next_board_has_one() {
    let mut hall = Hall::new(terms(Kind::Normal, 3));
    hall.go(1).expect("there");
    hall.play(1, Who::Giver, "c3-d4").expect("a move");
    hall.go(2).expect("there");
    hall.say(Fact::TakenBack { board: 1 }).expect("no move on board 2 yet");
    assert_eq!(hall.display.giver_at(), Some(1));
    hall.play(1, Who::Giver, "c3-b4").expect("another");
    hall.go(2).expect("there");
    hall.play(2, Who::Opponent, "c3-d4").expect("a move");
    hall.play(2, Who::Giver, "b6-a5").expect("a move");
    assert_eq!(clause(hall.say(Fact::TakenBack { board: 1 })), "FMJD-VIII.A.11");
    let mut blind = Hall::new(terms(Kind::Blindfold, 1));
    blind.go(1).expect("there");
    blind.play(1, Who::Giver, "c3-d4").expect("a move");
    assert_eq!(clause(blind.say(Fact::TakenBack { board: 1 })), "FMJD-VIII.C.4");
}

// FMJD-VIII.A.9, FMJD-VIII.C.11, D-69a: without a choice at once, with one at the next visit.
#[test]
fn a_forced_capture_is_made_on_the_spot() {
    for kind in [Kind::Normal, Kind::Blindfold] {
        // 1. c3-b4 b6-a5 2. b4-c5: Black must take d6:b4.
        for (reply, facts) in [(CaptureReply::AtOnce, 2), (CaptureReply::NextVisit, 1)] {
            let mut hall = Hall::new(Terms { simul_capture_reply: reply, ..terms(kind, 1) });
            hall.go(1).expect("there");
            hall.play(1, Who::Giver, "c3-b4").expect("a move");
            hall.go(1).expect("again");
            hall.play(1, Who::Opponent, "b6-a5").expect("a move");
            assert_eq!(hall.play(1, Who::Giver, "b4-c5"), Ok(facts));
        }
        // 1. c3-d4 f6-g5 2. d4-c5: b6:d4 or d6:b4.
        let mut hall = Hall::new(terms(kind, 1));
        hall.go(1).expect("there");
        hall.play(1, Who::Giver, "c3-d4").expect("a move");
        hall.go(1).expect("again");
        hall.play(1, Who::Opponent, "f6-g5").expect("a move");
        assert_eq!(hall.play(1, Who::Giver, "d4-c5"), Ok(1), "a choice is his");
    }
}

// With clocks the rules of play hold without exception (FMJD-VIII.B.2).
#[test]
fn two_men_behind_without_a_king_is_lost() {
    behind(Kind::Normal, "FMJD-VIII.A.14");
    behind(Kind::Blindfold, "FMJD-VIII.C.15");
    let mut hall = Hall::new(terms(Kind::Clocks, 1));
    assert_eq!(clause(hall.say(Fact::Unequal { board: 1 })), "FMJD-VIII.B.2");
}

fn behind(kind: Kind, inequality: &str) {
    let mut ended = 0;
    for seed in 1..20_u64 {
        let mut hall = Hall::new(terms(kind, 1));
        hall.go(1).expect("there");
        assert_eq!(clause(hall.say(Fact::Unequal { board: 1 })), inequality);
        let mut state = seed;
        while !hall.display.is_over() {
            let board = &hall.display.boards()[0];
            let (moves, by) = (board.state().position().legal_moves(), board.turn());
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let pick = usize::try_from(state >> 33).expect("small") % moves.len();
            let mv = damier_pdn::write_move(board.state().position(), &moves[pick], hall.display.notation());
            hall.play(1, by, &mv).expect("a legal move");
        }
        let board = &hall.display.boards()[0];
        if board.ended_by() == Some(inequality) {
            let count = |color| board.state().position().squares_of(color, damier_rules::Rank::Man).len();
            assert!(count(damier_rules::Color::Black) < 12);
            assert_eq!(board.points(), Some(2));
            ended += 1;
        }
    }
    assert!(ended > 3, "{ended}");
}

#[test]
fn absence_may_lose_and_blindfold_it_is_a_withdrawal() {
    let mut hall = Hall::new(terms(Kind::Normal, 2));
    assert_eq!(clause(hall.say(Fact::Absent { board: 1, lost: true })), "FMJD-VIII.A.8");
    hall.go(1).expect("there");
    hall.say(Fact::Absent { board: 1, lost: false }).expect("excused");
    assert!(!hall.display.boards()[0].is_over());
    hall.say(Fact::Absent { board: 1, lost: true }).expect("lost");
    assert_eq!(hall.display.boards()[0].ended_by(), Some("FMJD-VIII.A.13"));
    let mut blind = Hall::new(terms(Kind::Blindfold, 2));
    blind.go(1).expect("there");
    blind.say(Fact::Absent { board: 1, lost: false }).expect("withdrawn");
    assert_eq!(blind.display.boards()[0].ended_by(), Some("FMJD-VIII.C.14"));
    assert_eq!(blind.display.tally().won, 1);
    // FMJD-VIII.B.9: his clock runs. What earlier versions stored of it is read.
    let mut clocks = Hall::new(terms(Kind::Clocks, 2));
    let lost = Fact::Absent { board: 1, lost: true };
    assert_eq!(clause(clocks.say(lost.clone())), "FMJD-VIII.B.9");
    let mut stored = clocks.display.clone();
    stored.apply(clocks.now, &lost).expect("read");
    assert_eq!(stored.tally().won, 0);
}

#[test]
fn with_clocks_anybody_moves_at_any_time_and_the_longest_waiting_comes_first() {
    let mut hall = Hall::new(terms(Kind::Clocks, 3));
    // He has White on 1 and 3 and goes as he likes (FMJD-VIII.B.8); the opponent on 2 moves without waiting
    // (FMJD-VIII.B.9).
    assert_eq!(hall.display.awaited(), [1, 3]);
    hall.play(3, Who::Giver, "c3-d4").expect("any order");
    hall.play(2, Who::Opponent, "c3-d4").expect("no need to wait");
    hall.play(3, Who::Opponent, "b6-a5").expect("no need to wait");
    assert_eq!(hall.display.awaited(), [1, 2, 3]);
    assert_eq!(clause(hall.say(Fact::TakenBack { board: 3 })), "FMJD-VIII.B.2");
    let flag = Fact::FlagFell { board: 1, of: Who::Giver, seen: false };
    assert!(matches!(hall.say(flag.clone()), Err(Refused::NoFlag { .. })));
    hall.now = Moment::default() + HOUR.times(2) + Span::seconds(2);
    let fallen = Fact::FlagFell { board: 1, of: Who::Giver, seen: false };
    // The giver has a minute to call the arbiter before his game is over by itself.
    assert!(!hall.display.overdue(hall.now + Span::seconds(1)).contains(&fallen));
    assert!(hall.display.to_doubt(hall.now + Span::seconds(1)).contains(&1));
    assert!(hall.display.overdue(hall.now + Span::minutes(1)).contains(&fallen));
    let mut other = Hall { display: hall.display.clone(), entries: hall.entries.clone(), now: hall.now };
    // FMJD-VIII.B.6: fifty moves in two hours, on each board.
    hall.say(flag).expect("two hours are over");
    assert_eq!(hall.display.boards()[0].ended_by(), Some("FMJD-VIII.B.6"));
    assert_eq!(hall.display.tally().lost, 1);
    // A wrong record of the opponent loses instead, once the check confirms it (FMJD-VIII.B.13, D-69d).
    other.say(Fact::CountDoubted { board: 1 }).expect("his flag fell");
    assert!(other.display.board(1).is_some_and(damier_displays::Board::is_doubted));
    assert!(
        !other.display.overdue(other.now + HOUR.times(10)).contains(&fallen),
        "the board waits for the check"
    );
    let mut right = Hall { display: other.display.clone(), entries: other.entries.clone(), now: other.now };
    other.say(Fact::CountChecked { board: 1, wrong: true }).expect("checked");
    assert_eq!(other.display.tally().won, 1);
    right.say(Fact::CountChecked { board: 1, wrong: false }).expect("checked");
    assert_eq!(right.display.tally().lost, 1);
}

// FMJD-VIII.C.1, FMJD-VIII.C.3, FMJD-VIII.C.8: the boards are announced as agreed; the intermediary may be replaced.
#[test]
fn blindfold_boards_are_announced() {
    let mut hall = Hall::new(Terms { by_number: false, ..terms(Kind::Blindfold, 2) });
    hall.go(1).expect("there");
    hall.play(1, Who::Giver, "c3-d4").expect("a move");
    // FMJD-VIII.C.9, FMJD-VIII.C.10: not before the intermediary is there.
    assert_eq!(clause(hall.play(2, Who::Opponent, "g3-f4")), "FMJD-VIII.C.10");
    hall.go(2).expect("there");
    hall.play(2, Who::Opponent, "g3-f4").expect("a move");
    let told = hall.display.announcement().expect("an announcement");
    assert_eq!((told.board, told.name.as_deref(), told.mv.as_deref()), (2, Some("Player 2"), Some("G3—F4")));
    hall.say(Fact::Intermediary { name: "Voice".to_owned() }).expect("replaced");
    assert_eq!(hall.display.intermediary(), Some("Voice"));
}

// FMJD-VIII.B.14: a check is charged to the opponent; the giver's time is never altered.
#[test]
fn the_giver_pays_for_no_check() {
    let mut hall = Hall::new(terms(Kind::Clocks, 1));
    let used = |hall: &Hall, who: Who| {
        let board = hall.display.board(1).expect("a board");
        let color = if who == Who::Giver { board.giver() } else { !board.giver() };
        board.clock().expect("a clock").reading(color, hall.now).used
    };
    let before = (used(&hall, Who::Giver), used(&hall, Who::Opponent));
    hall.say(Fact::TimeCharged { board: 1, seconds: 90 }).expect("charged");
    assert!(used(&hall, Who::Opponent) >= before.1 + Span::seconds(90));
    assert!(used(&hall, Who::Giver) < before.0 + Span::seconds(60));
    let mut without = Hall::new(terms(Kind::Normal, 1));
    assert_eq!(without.say(Fact::TimeCharged { board: 1, seconds: 90 }), Err(Refused::NoClock));
}

// FMJD-VIII.C.7: blindfold the moves are written; FMJD-VIII.B.7: with clocks too, otherwise not.
#[test]
fn moves_are_recorded_with_clocks_and_blindfold() {
    let record = [Kind::Normal, Kind::Clocks, Kind::Blindfold].map(|kind| kind.rules().record);
    assert_eq!(record, [None, Some("FMJD-VIII.B.7"), Some("FMJD-VIII.C.7")]);
}

#[test]
fn assistants_by_the_number_of_opponents() {
    assert_eq!(Kind::Normal.assistants(100), (5, "FMJD-VIII.A.17"));
    assert_eq!(Kind::Normal.assistants(45), (3, "FMJD-VIII.A.17"));
    assert_eq!(Kind::Clocks.assistants(45), (1, "FMJD-VIII.B.17"));
    assert_eq!(Kind::Blindfold.assistants(45), (1, "FMJD-VIII.C.17"));
}

#[test]
fn a_finished_display_has_a_tally_and_a_duration() {
    let mut hall = Hall::new(terms(Kind::Normal, 3));
    hall.say(Fact::Resigned { board: 1, by: Who::Opponent }).expect("resigned");
    hall.say(Fact::Drawn { board: 2 }).expect("drawn");
    hall.say(Fact::Penalty { board: 3, disqualified: false }).expect("a remark");
    hall.say(Fact::Penalty { board: 3, disqualified: true }).expect("out");
    assert_eq!(hall.display.boards()[2].ended_by(), Some("FMJD-VIII.A.18"));
    assert!(hall.display.is_over());
    assert_eq!((hall.display.tally().points(), hall.display.tally().most()), (5, 6));
    assert_eq!(hall.display.duration(), Some(4000));
    assert_eq!(hall.say(Fact::Ended), Err(Refused::Over));
    for (kind, breach) in [(Kind::Clocks, "FMJD-VIII.B.18"), (Kind::Blindfold, "FMJD-VIII.C.18")] {
        let mut hall = Hall::new(terms(kind, 1));
        hall.say(Fact::Penalty { board: 1, disqualified: true }).expect("out");
        assert_eq!(hall.display.boards()[0].ended_by(), Some(breach));
    }
}

// FMJD-XI.4.1: the duration is that of the moments given, whenever they are typed; FMJD-VIII.B.6: a flag that the arbiter
// saw has fallen.
#[test]
fn moments_given_afterwards_and_flags_that_were_seen() {
    let mut display =
        Display::set_up(terms(Kind::Clocks, 2), Moment::from_millis(1_000_000_000)).expect("a display");
    display.apply(Moment::from_millis(1_000), &Fact::Started).expect("started");
    display
        .apply(Moment::from_millis(61_000), &Fact::FlagFell { board: 1, of: Who::Giver, seen: true })
        .expect("seen");
    display.apply(Moment::from_millis(3_601_000), &Fact::Ended).expect("ended");
    assert_eq!(display.duration(), Some(3_600_000));
    assert_eq!(display.board(1).and_then(damier_displays::Board::points), Some(0));
}
