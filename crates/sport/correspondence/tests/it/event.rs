//! A year of an event of fifteen players by post, with a clock that moves day by day: every term is reached.

use std::collections::BTreeSet;

use damier_correspondence::{
    DueKind, Entry, Fact, Leaving, Letter, Offence, Party, PostalGame, Score, Side, Stamp, Terms,
    days_between, later,
};
use damier_pdn::write_move;
use jiff::civil::{Date, date};

const PLAYERS: usize = 15;

/// A generator of numbers that is the same every time.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % limit
    }
}

struct Table {
    game: PostalGame,
    /// When the letter on the way arrives.
    arrives: Date,
    /// When the player to move answers.
    answers: Date,
}

#[test]
fn a_year_of_fifteen_players_reaches_every_term() {
    let mut met = BTreeSet::new();
    for (rulebook, code) in [("ua2013-russian", "ua2013"), ("columns-russian", "columns")] {
        let (games, reached) = year(rulebook, code);
        assert_eq!(games.len(), PLAYERS * (PLAYERS - 1) / 2);
        for game in &games {
            assert!(game.is_over(), "{:?}", game.dues(date(2028, 1, 1).into()));
            let again = PostalGame::fold(game.entries().to_vec()).expect("the facts fold again");
            assert_eq!(&again, game);
        }
        met.extend(reached);
    }
    let all = [
        "answer",
        "tell_delay",
        "repeat",
        "sign_of_life",
        "correct",
        "claim",
        "object",
        "rule",
        "punish",
        "answer_before_break",
        "repeat_after_break",
        "close",
        "record",
        "analyse",
        "adjudicate",
        "protest",
        "rule_protest",
        "rule_left",
    ];
    let missed: Vec<_> = all.into_iter().filter(|kind| !met.contains(*kind)).collect();
    assert_eq!(missed, Vec::<&str>::new());
}

/// Plays the year and tells the games and which terms ran.
fn year(rulebook: &str, code: &str) -> (Vec<PostalGame>, BTreeSet<String>) {
    let mut chance = Chance(u64::from(code == "columns") + 11);
    let start = date(2026, 1, 10);
    let closing = date(2027, 1, 10);
    let mut tables = Vec::new();
    for first in 0..PLAYERS {
        for second in first + 1..PLAYERS {
            let mut terms = Terms::new(rulebook, code, start);
            terms.closing = Some(closing);
            let [white, black] = if (first + second) % 2 == 0 { [second, first] } else { [first, second] };
            let name = |player: usize| Party::named(&format!("Player {player}"));
            let game = PostalGame::begin(terms, name(white), name(black), start.into()).expect("terms");
            tables.push(Table { game, arrives: start, answers: later(start, 2) });
        }
    }
    let mut reached = BTreeSet::new();
    let mut today = start;
    // Adjudication and its protests last into the spring after.
    while today < date(2027, 6, 1) {
        for table in &mut tables {
            let dues = table.game.dues(today.into());
            reached.extend(dues.iter().map(|due| word(&due.what)));
            live(table, today, closing, &mut chance);
        }
        today = later(today, 1);
    }
    (tables.into_iter().map(|table| table.game).collect(), reached)
}

fn word(kind: &DueKind) -> String {
    serde_json::to_value(kind).expect("JSON").as_str().expect("a word").to_owned()
}

/// What happens in a game on a day.
fn live(table: &mut Table, today: Date, closing: Date, chance: &mut Chance) {
    if table.game.is_over() {
        for side in Side::ALL {
            let record = Fact::RecordSent { by: side };
            if days_between(table.game.last().date, today) == 5 {
                say(table, record, today);
            }
        }
        return;
    }
    if table.game.adjudication().is_some() || today >= closing {
        return adjudicate(table, today, chance);
    }
    let (mover, last) = (table.game.turn(), table.game.last_sent().map_or(today, |stamp| stamp.date));
    if table.game.has_left(mover) {
        let score = if mover == Side::White { Score::Black } else { Score::White };
        say(table, Fact::LeftRuled { score: Some(score) }, today);
        return;
    }
    if table.game.silent_days(mover, today) >= 40
        && say(table, Fact::Left { who: mover, how: Leaving::Silence }, today)
    {
        return;
    }
    if let Some(by) = table.game.awaits_correction() {
        return correct(table, by, today, chance);
    }
    if table.game.claim().is_some() {
        return rule(table, today, chance);
    }
    let waited = days_between(last, today);
    if waited == 22 || waited == 33 {
        say(table, Fact::Repeated { by: !mover, registered: true }, today);
    }
    if table.game.account(!mover).overstep().is_some() && chance.below(2) == 0 {
        let sealed = Some(first_move(&table.game));
        say(table, Fact::Claimed { by: mover, sealed, notified: None, complete: true }, today);
        return;
    }
    if chance.below(400) == 0 {
        let by = if chance.below(2) == 0 { mover } else { !mover };
        let from = later(today, i64::try_from(chance.below(6)).expect("small"));
        let to = later(from, i64::try_from(3 + chance.below(20)).expect("small"));
        say(table, Fact::Break { by, from, to, notified: Some(today), exceptional: false }, today);
    }
    if today >= table.answers {
        answer(table, mover, today, chance);
    }
}

fn first_move(game: &PostalGame) -> String {
    let position = game.state().position();
    write_move(position, &position.legal_moves()[0], game.notation())
}

fn answer(table: &mut Table, mover: Side, today: Date, chance: &mut Chance) {
    let received = Stamp::day(table.arrives.min(today));
    let sent = Stamp::day(today);
    let moves = table.game.state().position().legal_moves();
    let picked = &moves[usize::try_from(chance.below(moves.len() as u64)).expect("small")];
    let text = write_move(table.game.state().position(), picked, table.game.notation());
    if chance.below(60) == 0 {
        say(table, Fact::Impossible { by: mover, text: "h8-a1".to_owned(), received, sent }, today);
        return next(table, today, chance);
    }
    let letter = Letter {
        by: mover,
        received: Some(received).filter(|_| chance.below(50) > 0),
        sent: Some(sent),
        moves: vec![text],
        variations: Vec::new(),
        offer: false,
        charged: true,
    };
    if chance.below(120) == 0 {
        say(table, Fact::Resigned { by: mover }, today);
    } else {
        assert!(say(table, Fact::Letter(letter), today));
    }
    next(table, today, chance);
}

/// The day after a faulty letter the partner complains and the sender corrects it.
fn correct(table: &mut Table, by: Side, today: Date, chance: &mut Chance) {
    let (received, sent) = (Stamp::day(today), Stamp::day(today));
    let offence = Offence::Impossible;
    assert!(say(table, Fact::Complaint { by: !by, offence, received, sent, charged: true }, today));
    let mv = Some(first_move(&table.game));
    if !say(table, Fact::Corrected { by, received, sent, mv }, today) {
        say(table, Fact::Resigned { by }, today);
    }
    next(table, today, chance);
}

/// The letter travels two to six days; most answers take a few days, some a month, and a few never come.
fn next(table: &mut Table, today: Date, chance: &mut Chance) {
    let mut days = |limit: u64| i64::try_from(chance.below(limit)).expect("small");
    table.arrives = later(today, 2 + days(5));
    let thinks = match days(40) {
        0 => 300,
        1..=3 => 24 + days(20),
        _ => days(6),
    };
    table.answers = later(table.arrives, thinks);
}

fn rule(table: &mut Table, today: Date, chance: &mut Chance) {
    let Some(claim) = table.game.claim().cloned() else { return };
    if claim.objected.is_none() && chance.below(20) == 0 {
        say(table, Fact::Objected { by: !claim.by, grounds: "postmark".to_owned() }, today);
    }
    let upheld = claim.account.overstep().is_some();
    let waited = days_between(claim.told, today);
    if waited > 16 && say(table, Fact::Ruled { upheld, count_from: None }, today) {
        next(table, today, chance);
    }
}

fn adjudicate(table: &mut Table, today: Date, chance: &mut Chance) {
    let Some(adjudication) = table.game.adjudication().cloned() else {
        if table.game.claim().is_some() {
            return rule(table, today, chance);
        }
        say(table, Fact::Closed, today);
        return;
    };
    let waited = days_between(adjudication.since.unwrap_or(today), today);
    let scores = [Score::White, Score::Draw, Score::Black];
    match (&adjudication.decided, adjudication.protest) {
        (None, _) if waited == 4 => {
            for by in Side::ALL {
                let score = scores[usize::try_from(chance.below(3)).expect("small")];
                if chance.below(4) > 0 {
                    say(table, Fact::Analysis { by, score, argued: true, text: String::new() }, today);
                }
            }
        }
        (None, _) if waited >= 20 => {
            let score = table.game.proposed_score().unwrap_or(Score::Draw);
            say(table, Fact::Adjudicated { score, adjudicator: "First".to_owned() }, today);
        }
        (Some((.., told)), None) => {
            let passed = days_between(*told, today);
            if passed == 9 && chance.below(3) == 0 {
                say(
                    table,
                    Fact::Protested { by: Side::White, told: *told, argued: true, text: String::new() },
                    today,
                );
            } else if table.game.final_score(today).is_some() {
                say(table, Fact::VerdictStands, today);
            }
        }
        (Some((score, ..)), Some((_, told))) if days_between(told, today) == 7 => {
            say(table, Fact::ProtestRuled { score: *score, adjudicator: "Second".to_owned() }, today);
        }
        _ => {}
    }
}

/// Says something; whether it was accepted. The total of a side never goes down by a letter, and breaks cost nothing.
fn say(table: &mut Table, fact: Fact, today: Date) -> bool {
    let on = Stamp::day(today);
    let Ok(facts) = table.game.decide(fact, on) else { return false };
    for fact in facts {
        table.game.apply(&Entry { on, fact }).expect("decided before");
    }
    for side in Side::ALL {
        let rows = table.game.chart(side);
        let days: i64 = rows.iter().map(|row| row.days).sum();
        assert!(rows.iter().all(|row| row.days >= 0));
        assert!(table.game.account(side).used <= days);
    }
    true
}
