//! The course of an arena: who may come and go, what counts, what is stored.

use damier_arenas::{Arena, Entry, Fact, Member, Organiser, Outcome, Place, Refused, Side, Stage, Terms};
use damier_clock::named::Class;
use damier_clock::{Moment, Span};

const BEGINS: Moment = Moment::from_millis(1_000_000);

fn terms() -> Terms {
    Terms::new("Evening", "ua2023-russian", Class::Blitz, "3m+2s", BEGINS, 60)
}

fn organiser() -> Organiser {
    Organiser { account: 1, name: "Bila".into() }
}

fn joined(account: i64) -> Fact {
    let player = Member { account, name: format!("P{account}"), rating: Some(1500) };
    Fact::Joined { player, team: None }
}

fn paired(game: &str, white: i64, black: i64) -> Fact {
    Fact::Paired { game: game.into(), white, black }
}

fn played(game: &str, outcome: Outcome) -> Fact {
    Fact::Played { game: game.into(), outcome, plies: 50, berserk: Vec::new(), absent: None }
}

/// An arena with so many players, a minute after its beginning.
fn arena(players: i64) -> (Arena, Moment) {
    let mut arena = Arena::announce(terms(), organiser(), BEGINS).expect("terms");
    for account in 2..2 + players {
        arena.apply(BEGINS, &joined(account)).expect("a player");
    }
    (arena, BEGINS + Span::minutes(1))
}

#[test]
fn terms_are_checked() {
    let refused = |change: fn(&mut Terms)| {
        let mut terms = terms();
        change(&mut terms);
        terms.check().expect_err("it cannot be held")
    };
    assert_eq!(refused(|own| own.name = " ".into()), Refused::Name { letters: 0, most: 60 });
    assert_eq!(refused(|own| own.minutes = 4), Refused::Minutes { minutes: 4, least: 5, most: 720 });
    assert_eq!(refused(|own| own.control = "80m".into()), Refused::TooSlow { minutes: 80, most: 30 });
    assert!(matches!(refused(|own| own.control = "soon".into()), Refused::NotAControl { .. }));
    assert!(matches!(refused(|own| own.rulebook = "chess".into()), Refused::UnknownRulebook { .. }));
    assert!(matches!(refused(|own| own.openings = Some("none".into())), Refused::UnknownOpenings { .. }));
    assert_eq!(refused(|own| own.teams = vec!["A".into()]), Refused::Teams { teams: 1, most: 20 });
    let alike = refused(|own| own.teams = vec!["Kyiv".into(), "KYIV".into()]);
    assert_eq!(alike, Refused::TeamsAlike { name: "KYIV".into() });
    assert_eq!(refused(|own| own.leaders = 0), Refused::Leaders { leaders: 0, most: 50 });
}

#[test]
fn players_come_pause_and_go() {
    let (mut arena, at) = arena(2);
    assert_eq!(arena.apply(at, &joined(2)), Err(Refused::JoinedAlready));
    assert_eq!(arena.apply(at, &Fact::Paused { account: 9 }), Err(Refused::NotJoined));
    arena.apply(at, &Fact::Paused { account: 2 }).expect("he pauses");
    assert_eq!(arena.apply(at, &Fact::Paused { account: 2 }), Err(Refused::PausesAlready));
    assert_eq!(arena.pairs(at, 1), [], "one is here");
    arena.apply(at, &joined(2)).expect("he comes back");
    assert_eq!(arena.pairs(at, 1).len(), 1);
    arena.apply(at, &Fact::Left { account: 2 }).expect("he leaves");
    assert_eq!(arena.table().len(), 1, "who has not played is not on the table any more");
    arena.apply(at, &Fact::Removed { account: 3 }).expect("he is taken out");
    assert_eq!(arena.apply(at, &joined(3)), Err(Refused::Removed));
    assert_eq!(arena.apply(at, &Fact::Removed { account: 3 }), Err(Refused::Removed));
    assert_eq!(arena.count(), 0);
}

#[test]
fn a_game_is_counted_once_and_only_while_the_time_lasts() {
    let (mut arena, at) = arena(3);
    assert_eq!(arena.apply(at, &paired("g", 2, 2)), Err(Refused::NotFree));
    arena.apply(at, &paired("g", 2, 3)).expect("a pair");
    assert_eq!(arena.apply(at, &paired("h", 3, 4)), Err(Refused::NotFree));
    assert_eq!(arena.apply(at, &paired("g", 2, 4)), Err(Refused::GameThere));
    assert_eq!(arena.game_of(3).map(|game| game.name.as_str()), Some("g"));
    assert_eq!(arena.apply(at, &played("x", Outcome::Draw)), Err(Refused::NoSuchGame));
    arena.apply(at, &played("g", Outcome::Black)).expect("a result");
    assert_eq!(arena.apply(at, &played("g", Outcome::White)), Err(Refused::GameEnded));
    let table: Vec<(i64, u32)> =
        arena.table().iter().map(|row| (row.player.member.account, row.points)).collect();
    assert_eq!(table, [(3, 2), (2, 0), (4, 0)]);
    arena.apply(at, &paired("h", 2, 4)).expect("a pair");
    assert_eq!(arena.due(at), None);
    assert_eq!(arena.apply(at, &Fact::Ended), Err(Refused::StillOn));
    let over = arena.terms().ends();
    assert_eq!(arena.due(over), Some(Fact::Ended));
    arena.apply(over, &Fact::Ended).expect("it is over");
    assert_eq!(arena.apply(over, &played("h", Outcome::White)), Err(Refused::Over));
    assert_eq!((arena.stage(over), arena.due(over)), (Stage::Over, None));
}

#[test]
fn whoever_does_not_begin_has_lost_and_pauses() {
    let (mut arena, at) = arena(2);
    arena.apply(at, &paired("g", 2, 3)).expect("a pair");
    let absent = Fact::Played {
        game: "g".into(),
        outcome: Outcome::Black,
        plies: 0,
        berserk: Vec::new(),
        absent: Some(Side::White),
    };
    arena.apply(at, &absent).expect("a result");
    assert_eq!(arena.player(2).map(|own| own.place), Some(Place::Paused));
    assert_eq!(arena.player(3).map(|own| (own.place, own.points)), Some((Place::Here, 2)));
}

#[test]
fn nobody_is_paired_before_the_beginning_and_near_the_end() {
    let (arena, _) = arena(4);
    let before = Moment::from_millis(BEGINS.millis() - 1);
    assert_eq!((arena.stage(before), arena.pairs(before, 1).len()), (Stage::Announced, 0));
    assert_eq!(arena.pairs(BEGINS, 1).len(), 2);
    assert_eq!(arena.pairs(arena.terms().ends() - Span::seconds(29), 1).len(), 0);
}

#[test]
fn two_who_have_just_met_wait_for_others_but_not_for_ever() {
    let (mut arena, at) = arena(2);
    arena.apply(at, &paired("g", 2, 3)).expect("a pair");
    arena.apply(at, &played("g", Outcome::White)).expect("a result");
    assert_eq!(arena.pairs(at + Span::seconds(2), 1), []);
    let again = arena.pairs(at + Span::seconds(8), 1);
    assert_eq!(again.len(), 1, "nobody else is here");
    assert_eq!((again[0].white, again[0].black), (3, 2), "colours change");
    let late = at + Span::seconds(2);
    for account in [8, 9] {
        arena.apply(late, &joined(account)).expect("a player");
    }
    let mut met: Vec<[i64; 2]> = arena.pairs(late, 1).iter().map(|pair| [pair.white, pair.black]).collect();
    met.iter_mut().for_each(|pair| pair.sort_unstable());
    assert!(!met.contains(&[2, 3]) && met.len() == 2, "{met:?}");
}

#[test]
fn teams_meet_each_other_and_their_best_are_counted() {
    let mut terms = terms();
    terms.teams = vec!["Kyiv".into(), "Vilnius".into()];
    terms.leaders = 1;
    let mut arena = Arena::announce(terms, organiser(), BEGINS).expect("terms");
    let join = |account: i64, team: Option<&str>| {
        let player = Member { account, name: format!("P{account}"), rating: None };
        Fact::Joined { player, team: team.map(str::to_owned) }
    };
    let needed = Refused::TeamNeeded { teams: "Kyiv, Vilnius".into() };
    assert_eq!(arena.apply(BEGINS, &join(2, None)), Err(needed));
    assert_eq!(arena.apply(BEGINS, &join(2, Some("Riga"))), Err(Refused::NoSuchTeam { name: "Riga".into() }));
    for (account, team) in [(2, "Kyiv"), (3, "Kyiv"), (4, "Kyiv"), (5, "Vilnius")] {
        arena.apply(BEGINS, &join(account, Some(team))).expect("a player");
    }
    let pairs = arena.pairs(BEGINS, 1);
    assert_eq!(pairs.len(), 1, "players of one team do not meet");
    let pair = pairs[0];
    arena.apply(BEGINS, &paired("g", pair.white, pair.black)).expect("a pair");
    let won = if pair.white == 5 { Outcome::Black } else { Outcome::White };
    arena.apply(BEGINS, &played("g", won)).expect("a result");
    let teams: Vec<(usize, &str, usize, u32)> =
        arena.team_table().iter().map(|row| (row.rank, row.name, row.players, row.points)).collect();
    assert_eq!(teams, [(1, "Kyiv", 3, 2), (2, "Vilnius", 1, 0)]);
}

#[test]
fn facts_are_written_as_they_are_stored() {
    let told = [
        (joined(7), r#"{"fact":"joined","player":{"account":7,"name":"P7","rating":1500}}"#),
        (Fact::Paused { account: 7 }, r#"{"fact":"paused","account":7}"#),
        (paired("g", 7, 8), r#"{"fact":"paired","game":"g","white":7,"black":8}"#),
        (played("g", Outcome::Draw), r#"{"fact":"played","game":"g","outcome":"draw","plies":50}"#),
        (Fact::Ended, r#"{"fact":"ended"}"#),
    ];
    for (fact, text) in told {
        assert_eq!(serde_json::to_string(&fact).expect("it is written"), text);
        assert_eq!(serde_json::from_str::<Fact>(text).expect("it is read"), fact);
    }
    let entry = Entry::new(BEGINS, Fact::CalledOff);
    let text = r#"{"at":1000000,"fact":{"fact":"called_off"}}"#;
    assert_eq!(serde_json::to_string(&entry).expect("it is written"), text);
    let terms =
        r#"{"name":"A","rulebook":"ua2023-russian","class":"blitz","control":"3m","begins":5,"minutes":30}"#;
    let read: Terms = serde_json::from_str(terms).expect("it is read");
    assert_eq!((read.leaders, read.rated, read.berserk), (5, false, false));
}

#[test]
fn folding_the_facts_gives_the_same_arena() {
    let facts = [joined(2), joined(3), paired("g", 2, 3), played("g", Outcome::White), Fact::CalledOff];
    let announced = Fact::Announced { terms: Box::new(terms()), organiser: organiser() };
    let mut arena = Arena::announce(terms(), organiser(), BEGINS).expect("terms");
    for fact in &facts {
        arena.apply(BEGINS, fact).expect("a fact");
    }
    let entries = std::iter::once(announced).chain(facts).map(|fact| Entry::new(BEGINS, fact));
    assert_eq!(Arena::fold(entries).expect("they follow"), arena);
    assert_eq!(arena.stage(BEGINS), Stage::CalledOff);
    let first = [Entry::new(BEGINS, Fact::Ended)];
    assert_eq!(Arena::fold(first).expect_err("it begins otherwise").refused, Refused::NotAnnounced);
}
