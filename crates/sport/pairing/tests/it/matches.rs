//! Runs the case file on matches.
//!
//! | line | says |
//! | --- | --- |
//! | `match KIND …` | `world 4`, `six`, `majority 4`, `points 5`, `wins 3`, with `drawn`, `holder`, `early` |
//! | `played +=-` | further games, as the first-named sees them |
//! | `next STAGE RATE [set N] white SIDE` | the game that follows |
//! | `over SIDE [early] [by CLAUSE …]` | the end |
//! | `points 7:5`, `sets 2:1`, `decided SIDE` | how it stands |
//! | `refused = after N` | a further game is refused: it was over after N |

use damier_pairing::schedule::{
    Aim, BarrageStep, GameKind, IfLevel, MatchError, MatchRules, MatchStep, MicroGame, MicroMatch, MicroStep,
    Rate, Side, TieEvidence, TieMethod, TieStep, barrage, board_color, play_off_games, settle_tie,
};
use damier_pairing::standings::Code;
use damier_pairing::{Entrant, Lots, Points, SideResult};
use damier_rules::Color;

fn side(side: Side) -> &'static str {
    match side {
        Side::First => "first",
        Side::Second => "second",
    }
}

fn outcomes(text: &str) -> Vec<SideResult> {
    let outcome = |sign| match sign {
        '+' => SideResult::Win,
        '=' => SideResult::Draw,
        '-' => SideResult::Loss,
        _ => panic!("no outcome: {sign}"),
    };
    text.chars().filter(|sign| !sign.is_whitespace()).map(outcome).collect()
}

fn rules(words: &[&str]) -> MatchRules {
    let number: u16 = words.get(1).and_then(|word| word.parse().ok()).unwrap_or(0);
    let limit = words[2.min(words.len())..].iter().find_map(|word| word.parse().ok());
    let level = if words.contains(&"holder") { IfLevel::Goes(Side::Second) } else { IfLevel::Drawn };
    let mut rules = match words[0] {
        "world" => MatchRules::world_title(number),
        "six" => MatchRules::six_games(),
        "majority" => MatchRules::general(Aim::Majority { games: number }, level),
        "points" => MatchRules::general(Aim::Points { to: Points(number.into()), at_most: limit }, level),
        "wins" => MatchRules::general(Aim::Wins { to: number, at_most: limit }, level),
        other => panic!("no match: {other}"),
    };
    rules.early_stop |= words.contains(&"early");
    rules
}

fn shown(rules: &MatchRules, games: &[SideResult], with_clauses: bool) -> String {
    let state = rules.state(games).expect("a match");
    match state.next {
        MatchStep::Play(game) => {
            let stage = format!("{:?}", game.stage).replace("QuickPair", "quick-pair");
            let stage = stage.replace("SuddenDeath", "sudden-death").to_lowercase();
            let set = game.set.map_or(String::new(), |set| format!(" set {set}"));
            assert_eq!(usize::from(game.number), games.len() + 1);
            format!("{stage} {}{set} white {}", format!("{:?}", game.rate).to_lowercase(), side(game.white))
        }
        MatchStep::Over(verdict) => {
            let early = if verdict.early { " early" } else { "" };
            let by = if with_clauses { format!(" by {}", verdict.clauses.join(" ")) } else { String::new() };
            format!("{}{early}{by}", verdict.winner.map_or("drawn", side))
        }
    }
}

#[test]
fn match_cases() {
    let path = format!("{}/tests/cases/matches.cases", env!("CARGO_MANIFEST_DIR"));
    let content = std::fs::read_to_string(&path).expect("the case file is there");
    let mut current = (MatchRules::six_games(), Vec::new());
    let mut faults = Vec::new();
    for (number, line) in (1..).zip(content.lines()) {
        let line = line.split('#').next().unwrap_or_default().trim();
        let (key, value) = line.split_once(' ').unwrap_or((line, ""));
        let value = value.trim();
        let words: Vec<&str> = value.split_whitespace().collect();
        let (rules_now, games) = &mut current;
        let found = match key {
            "" | "case" | "vector" => continue,
            "match" => {
                current = (rules(&words), Vec::new());
                continue;
            }
            "played" => {
                games.extend(outcomes(value));
                continue;
            }
            "next" | "over" => shown(rules_now, games, value.contains(" by ")),
            "refused" => {
                let mut more = games.clone();
                more.extend(outcomes(words[0]));
                match rules_now.state(&more) {
                    Err(MatchError::Over { after, .. }) => format!("{} after {after}", words[0]),
                    other => format!("{other:?}"),
                }
            }
            "points" | "sets" | "decided" => {
                let state = rules_now.state(games).expect("a match");
                match key {
                    "points" => format!("{}:{}", state.points.0, state.points.1),
                    "sets" => format!("{}:{}", state.sets.0, state.sets.1),
                    _ => state.decided.map_or("nobody", side).to_owned(),
                }
            }
            other => panic!("no such line: {other}"),
        };
        if found != value {
            faults.push(format!("matches.cases:{number} {key}: found {found}, expected {value}"));
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn no_list_of_games_makes_a_match_panic() {
    let mut lots = Lots::new(7);
    for _ in 0..3000 {
        let words = ["world 4", "world 5 early", "six", "majority 3", "points 4", "wins 2 x 5", "majority 0"];
        let words: Vec<&str> = words[lots.below(7) as usize].split(' ').collect();
        let count = lots.below(25);
        let games: Vec<SideResult> = (0..count)
            .map(|_| {
                [SideResult::Win, SideResult::Draw, SideResult::Draw, SideResult::Loss]
                    [lots.below(4) as usize]
            })
            .collect();
        let _ = rules(&words).state(&games);
    }
}

/// TV-VII.2: FMJD-VII.2.3.2, FMJD-VII.2.3.1.
#[test]
fn deciding_games_of_three() {
    let [a, b, c] = [Entrant(0), Entrant(1), Entrant(2)];
    let level = [a, b, c];
    let round = |step| matches!(step, Ok(BarrageStep::Round { rate: Rate::Twenty, .. }));
    assert!(round(barrage(&level, &[])));
    let two = vec![(a, Points(3)), (b, Points(3)), (c, Points(0))];
    let step = barrage(&level, std::slice::from_ref(&two)).expect("a step");
    assert_eq!(step, BarrageStep::Ladder { first: a, second: b, clauses: &["FMJD-VII.2.3.1"] });
    let three = vec![(a, Points(2)), (b, Points(2)), (c, Points(2))];
    let step = barrage(&level, std::slice::from_ref(&three)).expect("a step");
    assert!(matches!(step, BarrageStep::Round { rate: Rate::Ten, ref players, .. } if players.len() == 3));
    let one = vec![(a, Points(1)), (b, Points(4)), (c, Points(1))];
    let step = barrage(&level, &[three, one.clone()]).expect("a step");
    assert_eq!(step, BarrageStep::Winner { winner: b, clauses: &["FMJD-VII.2.3.2"] });
    assert!(barrage(&level, &[one, two.clone()]).is_err());
    assert!(barrage(&[a, b], &[two]).is_err());
    assert!(barrage(&[], &[]).is_err());
}

/// TV-E8, TV-10: UA13-IV.9.5.1, UA13-IV.9.5.2, UA13-IV.9.5.3, UA13-IV.9.5.6, UA13-IV.11.1, UA-III.5.5.1,
/// UA-III.5.5.2, UA-III.7.1, UA-VII.Inv.10, WCDF-1.12.
#[test]
fn micro_matches() {
    let mut micro = MicroMatch {
        first_white: Side::Second,
        with_ballot: true,
        ballot: None,
        games: Vec::new(),
        too_late: Vec::new(),
    };
    assert!(matches!(micro.next(), MicroStep::DrawBallot { .. }));
    micro.ballot = Some(17);
    assert!(matches!(
        micro.next(),
        MicroStep::Play { game: 1, white: Side::Second, ballot: Some(17), pause: None, .. }
    ));
    let game = |first: SideResult| MicroGame { first, second: first.reversed() };
    micro.games.push(game(SideResult::Win));
    assert!(matches!(
        micro.next(),
        MicroStep::Play { game: 2, white: Side::First, ballot: Some(17), pause: Some((5, 10)), .. }
    ));
    let over = |second: SideResult| {
        let games = vec![game(SideResult::Win), game(second)];
        match (MicroMatch { games, ..micro.clone() }).next() {
            MicroStep::Over { first, second, game_points, .. } => (first, second, game_points),
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(over(SideResult::Draw), (SideResult::Win, SideResult::Loss, (Points(3), Points(1))));
    assert_eq!(over(SideResult::Loss), (SideResult::Draw, SideResult::Draw, (Points(2), Points(2))));
    assert_eq!(over(SideResult::Win), (SideResult::Win, SideResult::Loss, (Points(4), Points(0))));
}

/// UA13-IV.9.5.7: too late for the second game, the match is lost.
#[test]
fn too_late_for_the_second_game() {
    let lost = |too_late: Vec<Side>| {
        let game = MicroGame { first: SideResult::Loss, second: SideResult::Win };
        let micro = MicroMatch {
            first_white: Side::First,
            with_ballot: false,
            ballot: None,
            games: vec![game],
            too_late,
        };
        match micro.next() {
            MicroStep::Over { first, second, .. } => (first, second),
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(lost(vec![Side::First]), (SideResult::Loss, SideResult::Win));
    assert_eq!(lost(vec![Side::First, Side::Second]), (SideResult::Loss, SideResult::Loss));
}

/// UA13-IV.3.4.2, UA-II.3.6.2.b, COL-3.8b.
#[test]
fn level_meetings() {
    let mut lots = Lots::new(1);
    let methods = [
        TieMethod::HigherBoards,
        TieMethod::BoardCoefficients,
        TieMethod::Replay(1),
        TieMethod::ExtraGames(2),
    ];
    let mut evidence = TieEvidence::default();
    assert_eq!(settle_tie(&methods, &evidence, &mut lots), TieStep::Replay);
    evidence.replays.push(SideResult::Draw);
    assert_eq!(settle_tie(&methods, &evidence, &mut lots), TieStep::ExtraGame);
    evidence.extra_games.extend([SideResult::Draw, SideResult::Loss]);
    let decided = |step| match step {
        TieStep::Decided { winner, by, .. } => Some((winner, by)),
        _ => None,
    };
    let step = settle_tie(&methods, &evidence, &mut lots);
    assert_eq!(decided(step), Some((Side::Second, TieMethod::ExtraGames(2))));
    evidence.extra_games.pop();
    evidence.extra_games.push(SideResult::Draw);
    assert_eq!(settle_tie(&methods, &evidence, &mut lots), TieStep::StillLevel);
    // 4:4, the second team better on board 2.
    evidence.boards = vec![(1, 1), (0, 2), (2, 0), (1, 1)]
        .into_iter()
        .map(|(first, second)| (Points(first), Points(second)))
        .collect();
    let step = settle_tie(&methods, &evidence, &mut lots);
    assert_eq!(decided(step), Some((Side::Second, TieMethod::HigherBoards)));
    // 4 + 0 + 4 + 1 against 4 + 6 + 0 + 1.
    let step = settle_tie(&methods[1..], &evidence, &mut lots);
    assert_eq!(decided(step), Some((Side::Second, TieMethod::BoardCoefficients)));
    assert!(decided(settle_tie(&[TieMethod::Lot], &evidence, &mut lots)).is_some());
    // The smaller number goes on; without numbers nobody does.
    let placed = [TieMethod::HigherPlaced];
    assert_eq!(settle_tie(&placed, &evidence, &mut lots), TieStep::StillLevel);
    evidence.numbers = Some((6, 3));
    let step = settle_tie(&placed, &evidence, &mut lots);
    assert_eq!(decided(step), Some((Side::Second, TieMethod::HigherPlaced)));
}

/// TV-E9, TM1: UA13-IV.14.3, UA-III.9.3.
#[test]
fn colours_of_a_team() {
    let colors = |first| (1..=5).map(|board| board_color(first, board).letter()).collect::<String>();
    assert_eq!(colors(Color::White), "WBWBW");
    assert_eq!(colors(Color::Black), "BWBWB");
}

/// FMJD-III.5.11.1.1, FMJD-IIIbis.5.11.1.1, FMJD-VI.3, UA13-IV.8.8, UA-III.4.8; D-60c.
#[test]
fn kinds_of_games_in_a_play_off() {
    use GameKind::{Blitz, Normal, Rapid};
    assert_eq!(play_off_games(Code::Fmjd100, Normal).0, [Normal, Rapid]);
    assert_eq!(play_off_games(Code::Fmjd64, Normal).0, [Normal, Blitz]);
    assert_eq!(play_off_games(Code::Fmjd100, Rapid), (&[Rapid, Blitz][..], &["FMJD-VI.3"][..]));
    assert!(play_off_games(Code::Ua2013, Normal).0.contains(&Rapid));
    assert!(play_off_games(Code::Ua2023, Normal).0.contains(&Blitz));
}
