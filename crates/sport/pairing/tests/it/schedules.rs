//! Round robins, knockouts and Scheveningen groups.

use std::collections::{HashMap, HashSet};

use damier_pairing::schedule::{
    Knockout, KnockoutPlaces, LostPoints, RoundRobin, ScheduleError, Scheveningen, TableRound,
    choose_numbers, knockout_places, meeting_round, table_clauses,
};
use damier_pairing::standings::Code;
use damier_pairing::{Cell, Entrant, Line, Lots, Mark, Points, Sheet, SideResult};
use damier_rules::Color;

/// `1-(6) 2-5 3-4` or, without the number in brackets, what an odd field plays.
fn written(size: u32, round: &TableRound) -> String {
    let bracket = |number: u32| if number == size { format!("({number})") } else { number.to_string() };
    let pair = |white, black| format!("{}-{}", bracket(white), bracket(black));
    let pairs: Vec<String> = round.pairs.iter().map(|p| pair(p.white, p.black)).collect();
    pairs.join(" ")
}

#[test]
fn tables_are_as_printed() {
    let path = format!("{}/tests/cases/round-robin.cases", env!("CARGO_MANIFEST_DIR"));
    let content = std::fs::read_to_string(&path).expect("the case file is there");
    let mut size = 0;
    let mut compared = 0;
    for line in content.lines() {
        let line = line.split('#').next().unwrap_or_default().trim();
        let Some((key, value)) = line.split_once(' ') else { continue };
        if key == "table" {
            size = value.trim().parse().expect("a size");
            continue;
        }
        let number: u16 = key.parse().expect("a round");
        let even = RoundRobin::once(size as usize).expect("a table").round(1, number);
        assert_eq!(written(size, &even), value.trim(), "{size} players, round {number}");
        assert_eq!(even.free, None);
        // The odd field: the partner of the number in brackets is free.
        let odd = RoundRobin::once(size as usize - 1).expect("a table").round(1, number);
        let (first, rest) = value.trim().split_once(' ').unwrap_or((value.trim(), ""));
        assert_eq!(written(size, &odd), rest);
        let free = first.split('-').find_map(|number| number.parse().ok());
        assert_eq!(odd.free, free, "{size} players, round {number}");
        compared += 1;
    }
    assert_eq!(compared, 3 + 5 + 7 + 9 + 11 + 13 + 15);
}

/// TV-1: UA13-IV.3.4.1, UA-II.3.6.1.a, COL-1.7.4.
#[test]
fn everybody_meets_everybody_with_fair_colours() {
    for players in 2..=60 {
        for cycles in 1..=3 {
            let table = RoundRobin::new(players, cycles).expect("a table");
            let mut met: HashMap<(u32, u32), i32> = HashMap::new();
            let mut whites: HashMap<u32, i32> = HashMap::new();
            for round in table.rounds() {
                let mut seen = HashSet::new();
                for pair in &round.pairs {
                    assert!(seen.insert(pair.white) && seen.insert(pair.black));
                    *met.entry((pair.white.min(pair.black), pair.white.max(pair.black))).or_default() += 1;
                    *whites.entry(pair.white).or_default() += 1;
                    *whites.entry(pair.black).or_default() -= 1;
                    assert_eq!(meeting_round(players as u32, pair.white, pair.black), Some(round.number));
                }
                assert_eq!(seen.len() + usize::from(round.free.is_some()), players);
            }
            assert_eq!(met.len(), players * (players - 1) / 2);
            assert!(met.values().all(|times| *times == i32::from(cycles)));
            let most = match (cycles, players % 2) {
                (_, 1) | (2, _) => 0,
                _ => 1,
            };
            assert!(whites.values().all(|difference| difference.abs() <= most), "{players} {cycles}");
        }
    }
    let six = RoundRobin::once(6).expect("a table");
    let white =
        |number| six.rounds().iter().flat_map(|r| r.pairs.clone()).filter(|p| p.white == number).count();
    assert_eq!((1..=6).map(white).collect::<Vec<_>>(), [3, 3, 3, 2, 2, 2]);
}

/// T1: colours of the second cycle are reversed.
#[test]
fn second_cycle() {
    let table = RoundRobin::new(4, 3).expect("a table");
    assert_eq!([1, 2, 3].map(|cycle| table.round(cycle, 1).pairs[0].white), [1, 4, 1]);
}

#[test]
fn tables_cite_their_clauses() {
    assert_eq!(table_clauses(Code::Ua2013, 15), ["UA13-IV.3.4.1.1", "UA13-IV.3.4.1.8"]);
    assert_eq!(table_clauses(Code::Ua2023, 6), ["UA-II.3.6.1.a", "UA-App1.T1"]);
    assert_eq!(table_clauses(Code::Ua2023, 40), ["UA-II.3.6.1.a"]);
}

#[test]
fn impossible_tables_are_refused() {
    assert_eq!(RoundRobin::once(1), Err(ScheduleError::TooFew(1)));
    assert_eq!(RoundRobin::new(4, 0), Err(ScheduleError::NoCycle));
    assert!(RoundRobin::once(1_000_000).is_err());
    assert!(Knockout::new(&[Entrant(0)], KnockoutPlaces::All).is_err());
    assert!(Scheveningen::new(0, 3, Color::White).is_err());
}

/// FMJD-II.3.b: compatriots meet in the first half.
#[test]
fn compatriots_meet_early() {
    let federations = |text: &str| -> Vec<Option<String>> {
        text.chars().map(|sign| (sign != '.').then(|| sign.to_string())).collect()
    };
    for field in ["AABBCC", "AAABBBCCDD..", "AAAAABBBCCDDEEF.", "AABBCCDDE"] {
        let federations = federations(field);
        let choice = choose_numbers(&federations, &mut Lots::new(1));
        assert!(choice.late.is_empty(), "{field}: {:?}", choice.late);
        let mut sorted = choice.order.clone();
        sorted.sort();
        assert_eq!(sorted, (0..federations.len() as u32).map(Entrant).collect::<Vec<_>>());
        let rounds = federations.len().next_multiple_of(2) as u32 - 1;
        for (a, first) in (1..).zip(&choice.order) {
            for (b, second) in (1..).zip(&choice.order).skip(a as usize) {
                let (x, y) = (&federations[first.index()], &federations[second.index()]);
                if x.is_some() && x == y {
                    let round = meeting_round(federations.len() as u32, a, b).expect("they meet");
                    assert!(2 * u32::from(round) <= rounds);
                }
            }
        }
    }
    // Two groups of four find room in the first half, four do not.
    assert!(choose_numbers(&federations("AAAABBBB........"), &mut Lots::new(2)).late.is_empty());
    assert!(
        (1..=2).contains(&choose_numbers(&federations("AAAABBBBCCCCDDDD"), &mut Lots::new(2)).late.len())
    );
    // Everybody from one federation: it cannot be done, and that is said.
    let choice = choose_numbers(&federations("AAAAAA"), &mut Lots::new(1));
    assert_eq!(choice.late.len(), 9);
    assert!(choose_numbers(&[], &mut Lots::new(1)).order.is_empty());
}

/// UA13-IV.3.4.2, UA-II.3.6.2.a, UA-II.3.6.2.c, COL-3.8a.
#[test]
fn knockouts_place_everybody() {
    let mut lots = Lots::new(5);
    for players in 2..=40u32 {
        let entrants: Vec<Entrant> = (0..players).map(Entrant).collect();
        for places in [KnockoutPlaces::First, KnockoutPlaces::FirstAndThird, KnockoutPlaces::All] {
            for better_wins in [true, false] {
                let knockout = Knockout::new(&entrants, places).expect("a bracket");
                let mut winners: Vec<Vec<Entrant>> = Vec::new();
                let mut played = 0;
                loop {
                    let meetings = knockout.meetings(&winners).expect("meetings");
                    if meetings.is_empty() && winners.len() >= usize::from(knockout.rounds()) {
                        break;
                    }
                    played += meetings.len();
                    winners.push(
                        meetings
                            .iter()
                            .map(|meeting| match better_wins {
                                true => meeting.first.min(meeting.second),
                                false if lots.coin() => meeting.first,
                                false => meeting.second,
                            })
                            .collect(),
                    );
                }
                let table = knockout_places(&knockout, &winners).expect("places");
                assert_eq!(table.len(), players as usize);
                let everybody: HashSet<Entrant> = table.iter().map(|(_, entrant)| *entrant).collect();
                assert_eq!(everybody.len(), players as usize);
                match places {
                    KnockoutPlaces::All => assert!(table.iter().all(|(place, _)| !place.is_shared())),
                    KnockoutPlaces::FirstAndThird if players >= 4 => {
                        assert!(table[..4].iter().all(|(place, _)| !place.is_shared()));
                    }
                    KnockoutPlaces::First => assert_eq!(played, players as usize - 1),
                    KnockoutPlaces::FirstAndThird | KnockoutPlaces::Double => {}
                }
                if better_wins && players.is_power_of_two() && places == KnockoutPlaces::All {
                    let order: Vec<Entrant> = table.iter().map(|(_, entrant)| *entrant).collect();
                    assert_eq!(order[..2], entrants[..2]);
                }
            }
        }
    }
}

#[test]
fn knockout_bracket_and_faults() {
    let entrants: Vec<Entrant> = (0..6).map(Entrant).collect();
    let knockout = Knockout::new(&entrants, KnockoutPlaces::First).expect("a bracket");
    let pairs = |winners: &[Vec<Entrant>]| -> Vec<(u32, u32)> {
        let meetings = knockout.meetings(winners).expect("meetings");
        meetings.iter().map(|meeting| (meeting.first.0 + 1, meeting.second.0 + 1)).collect()
    };
    // 1 and 2 are free in the first round.
    assert_eq!(pairs(&[]), [(4, 5), (3, 6)]);
    let first = vec![Entrant(4), Entrant(2)];
    assert_eq!(pairs(std::slice::from_ref(&first)), [(1, 5), (2, 3)]);
    assert!(knockout.meetings(&[vec![Entrant(0), Entrant(2)]]).is_err());
    assert!(knockout.meetings(&[vec![Entrant(4)]]).is_err());
    assert!(knockout.meetings(&[vec![Entrant(3), Entrant(4), Entrant(2)]]).is_err());
    let table = knockout_places(&knockout, &[first, vec![Entrant(0), Entrant(1)]]).expect("places");
    let places: Vec<String> = table.iter().map(|(place, who)| format!("{place} {who}")).collect();
    assert_eq!(places, ["1-2 #1", "1-2 #2", "3-4 #5", "3-4 #3", "5-6 #4", "5-6 #6"]);
}

/// UA13-IV.3.4.2, UA-II.3.6.2.a, COL-3.8a: out after losing a set number of points.
#[test]
fn knockout_by_lost_points() {
    let mut lots = Lots::new(9);
    for players in 2..40u32 {
        let line =
            |number| Line { number, rating: None, federation: None, cells: vec![], withdrawn_after: None };
        let mut sheet =
            Sheet { lines: (1..=players).map(line).collect(), rounds_total: 0, ..Sheet::default() };
        let limit = LostPoints(Points(4));
        let mut rounds = 0;
        while let Some(round) = limit.round(&sheet, &mut lots) {
            rounds += 1;
            assert!(rounds < 200, "it comes to an end");
            let mut seen: HashSet<Entrant> = round.free.into_iter().collect();
            for (white, black) in &round.pairs {
                assert!(seen.insert(*white) && seen.insert(*black));
                let outcome = [SideResult::Win, SideResult::Draw, SideResult::Loss][lots.below(3) as usize];
                for (who, opponent, color, outcome) in
                    [(white, black, Color::White, outcome), (black, white, Color::Black, outcome.reversed())]
                {
                    let cell = Cell::Paired { opponent: *opponent, color, mark: Mark::Played(outcome) };
                    sheet.lines[who.index()].cells.push(cell);
                }
            }
            if let Some(free) = round.free {
                sheet.lines[free.index()].cells.push(Cell::Bye);
            }
            assert_eq!(seen.len(), seen.iter().filter(|who| LostPoints::lost(&sheet, **who).0 < 6).count());
        }
        assert!(limit.left(&sheet).len() <= 1);
    }
}

#[test]
fn scheveningen_groups() {
    for first in 1..=24usize {
        for second in 1..=24usize {
            let rounds = Scheveningen::new(first, second, Color::White).expect("groups").rounds();
            assert_eq!(rounds.len(), first.max(second));
            let mut met = HashSet::new();
            let mut colors: HashMap<(usize, usize), Vec<Color>> = HashMap::new();
            for round in &rounds {
                let mut seen = HashSet::new();
                let mut whites = 0i32;
                for game in &round.games {
                    assert!(met.insert((game.first, game.second)));
                    assert!(seen.insert((0, game.first)) && seen.insert((1, game.second)));
                    colors.entry((0, game.first)).or_default().push(game.color);
                    colors.entry((1, game.second)).or_default().push(!game.color);
                    whites += if game.color == Color::White { 1 } else { -1 };
                }
                assert_eq!(seen.len() + round.free.len(), first + second);
                if first == second {
                    assert!(whites.abs() <= 2, "{first}: {whites}");
                }
            }
            assert_eq!(met.len(), first * second);
            for (who, colors) in &colors {
                let whites = colors.iter().filter(|color| **color == Color::White).count();
                assert!(whites.abs_diff(colors.len() - whites) <= 1, "{first} {second} {who:?} {colors:?}");
                let thrice = colors.windows(3).any(|run| run[0] == run[1] && run[1] == run[2]);
                assert!(first != second || !thrice, "{first} {who:?} {colors:?}");
            }
            if first == second {
                assert_eq!(rounds[0].games[0].color, Color::White);
            }
        }
    }
}
