//! Stages in a file: `[[stages]]`.

use super::super::super::acceleration::Acceleration;
use super::super::super::opening::deck_size;
use super::super::super::stage::{ROOM, StagePlan, System};
use super::fault::FileProblem;
use super::field;
use super::keys::Keys;
use super::keywords::{AIMS, AimWord, CARRIES, IF_LEVEL, KNOCKOUT_PLACES, ROWS, SYSTEMS, SystemWord};
use damier_pairing::Points;
use damier_pairing::schedule::{Aim, KnockoutPlaces, LostPoints, MOST_PACES, Paces, SetWorth, TieMethod};
use damier_pairing::standings::nearest;
use damier_pairing::swiss;
use damier_rules::ballot::BallotTable;

const MOST: i64 = u16::MAX as i64;

/// All stages of a file.
pub(super) fn stages(keys: &mut Keys<'_>) -> Vec<StagePlan> {
    let mut plans: Vec<StagePlan> = Vec::new();
    let tables = keys.tables("stages", "stages.");
    if tables.is_empty() {
        keys.fault(&keys.span().clone(), "stages", FileProblem::Missing);
    }
    for table in tables {
        let plan = stage(table, &plans);
        plans.push(plan);
    }
    plans
}

fn stage(mut keys: Keys<'_>, earlier: &[StagePlan]) -> StagePlan {
    let name = keys.text("name").map(|(name, _)| name);
    let name = name.unwrap_or_else(|| match earlier.len() {
        0 => "main".to_owned(),
        before => format!("stage {}", before + 1),
    });
    let system = keys.needed("system").and_then(|_| keys.word("system", SYSTEMS));
    let system = system.unwrap_or(SystemWord::RoundRobin);
    let mut controls = Vec::new();
    let (system, usual_rounds) = numbers(&mut keys, system, &mut controls);
    let rounds = keys.number("rounds", 1, MOST).or(usual_rounds);
    if rounds.is_none() {
        keys.fault(&keys.span().clone(), "rounds", FileProblem::Missing);
    }
    let mut plan = StagePlan::new(name.trim(), system, rounds.unwrap_or(1));
    plan.paces = controls;
    plan.micro_match = keys.yes_no("micro_match").unwrap_or_default();
    plan.ties = ties(&mut keys);
    plan.from = field::read(&mut keys, earlier);
    plan.rows = keys.word("rows", ROWS).unwrap_or_default();
    plan.carry = keys.word("carry", CARRIES).unwrap_or_default();
    plan.acceleration = acceleration(&mut keys);
    plan.ballot = ballot(&mut keys);
    match system {
        System::Match(_) => plan.if_level = keys.word("if_level", IF_LEVEL).unwrap_or_default(),
        _ => keys.only_for("if_level", "system = \"match\""),
    }
    keys.done();
    plan
}

fn acceleration(keys: &mut Keys<'_>) -> Vec<Acceleration> {
    let mut read = Vec::new();
    for (text, span) in keys.texts("acceleration").unwrap_or_default() {
        match text.parse() {
            Ok(own) => read.push(own),
            Err(_) => {
                let words = "half: 2 in 1-3; 1-20: 1 in 4-5".to_owned();
                keys.fault(
                    &span,
                    "acceleration",
                    FileProblem::NoSuchWord { value: text, nearest: None, words },
                );
            }
        }
    }
    read
}

/// From which table openings are drawn: its name, or how many openings a table has that only the arbiter knows.
fn ballot(keys: &mut Keys<'_>) -> Option<u32> {
    let Some((name, span)) = keys.text_if("ballot") else {
        return keys.number("ballot", 1, i64::from(u32::MAX));
    };
    let found = deck_size(&name);
    if found.is_none() {
        let words = BallotTable::names().collect::<Vec<_>>().join(", ");
        let nearest = nearest(&name, BallotTable::names()).map(str::to_owned);
        keys.fault(&span, "ballot", FileProblem::NoSuchWord { value: name, nearest, words });
    }
    found
}

/// The numbers of a system, and how many rounds follow from them.
fn numbers(keys: &mut Keys<'_>, word: SystemWord, controls: &mut Vec<String>) -> (System, Option<u16>) {
    let is = |other: SystemWord| word == other;
    if !is(SystemWord::Swiss) {
        keys.only_for("engine", "system = \"swiss\"");
    }
    if !is(SystemWord::RoundRobin) {
        keys.only_for("cycles", "system = \"round-robin\"");
    }
    if !is(SystemWord::Knockout) {
        keys.only_for("places", "system = \"knockout\"");
    }
    if !is(SystemWord::LostPoints) {
        keys.only_for("lost_points", "system = \"lost-points\"");
    }
    if !is(SystemWord::Match) {
        for key in ["aim", "games", "to", "at_most", "sets", "paces", "until_won", "worth"] {
            keys.only_for(key, "system = \"match\"");
        }
    }
    match word {
        SystemWord::Swiss => (System::Swiss(engine(keys)), None),
        SystemWord::RoundRobin => {
            let cycles = keys.number("cycles", 1, i64::from(u8::MAX)).unwrap_or(1);
            (System::RoundRobin { cycles }, Some(ROOM * u16::from(cycles)))
        }
        SystemWord::Knockout => {
            (System::Knockout(keys.word("places", KNOCKOUT_PLACES).unwrap_or(KnockoutPlaces::First)), None)
        }
        SystemWord::LostPoints => {
            let points = keys.number("lost_points", 1, MOST).unwrap_or(4);
            (System::LostPoints(LostPoints(Points(points))), None)
        }
        SystemWord::Scheveningen => (System::Scheveningen, None),
        SystemWord::Match => {
            let aim = aim(keys, controls);
            (System::Match(aim), games_of(aim))
        }
        SystemWord::Barrage => (System::Barrage, Some(1)),
    }
}

fn engine(keys: &mut Keys<'_>) -> swiss::System {
    let words = swiss::System::ALL.map(|system| (system.code(), system));
    let Some((text, span)) = keys.needed("engine") else { return swiss::System::Classified };
    let found = text.trim().parse();
    if found.is_err() {
        let all = words.map(|(word, _)| word).join(", ");
        keys.fault(&span, "engine", FileProblem::NoSuchWord { value: text, nearest: None, words: all });
    }
    found.unwrap_or(swiss::System::Classified)
}

fn aim(keys: &mut Keys<'_>, controls: &mut Vec<String>) -> Aim {
    let word = keys.word("aim", AIMS).unwrap_or(AimWord::Majority);
    if word == AimWord::Paces {
        for key in ["games", "to", "at_most"] {
            keys.only_for(key, "other aims");
        }
        return paces(keys, controls);
    }
    for key in ["paces", "until_won", "worth"] {
        keys.only_for(key, "aim = \"paces\"");
    }
    let sets = word == AimWord::Sets;
    let counted = matches!(word, AimWord::Points | AimWord::Wins);
    let games = if counted { None } else { keys.number("games", 1, MOST) };
    if counted {
        keys.only_for("games", "aim = \"majority\" and aim = \"sets\"");
    } else {
        keys.only_for("to", "aim = \"points\" and aim = \"wins\"");
        keys.only_for("at_most", "aim = \"points\" and aim = \"wins\"");
    }
    if !sets {
        keys.only_for("sets", "aim = \"sets\"");
    }
    let to = if counted { keys.number::<u16>("to", 1, MOST) } else { None };
    let at_most = if counted { keys.number("at_most", 1, MOST) } else { None };
    let missing = if counted { to.is_none().then_some("to") } else { games.is_none().then_some("games") };
    if let Some(missing) = missing {
        keys.fault(&keys.span().clone(), missing, FileProblem::Missing);
    }
    match word {
        AimWord::Majority => Aim::Majority { games: games.unwrap_or(1) },
        AimWord::Points => Aim::Points { to: Points(to.unwrap_or(1).into()), at_most },
        AimWord::Wins => Aim::Wins { to: to.unwrap_or(1), at_most },
        AimWord::Sets | AimWord::Paces => {
            Aim::Sets { sets: keys.number("sets", 1, MOST).unwrap_or(3), games: games.unwrap_or(1) }
        }
    }
}

/// Sets of quicker and quicker games: `paces` has the time controls, the last of them Lehmann-Georgiev where a set
/// lasts until it is won; `worth` what a set is worth by the pace at which it was won.
fn paces(keys: &mut Keys<'_>, controls: &mut Vec<String>) -> Aim {
    let sets = keys.number("sets", 1, MOST).unwrap_or(1);
    let until_won = keys.yes_no("until_won").unwrap_or_default();
    let most = MOST_PACES + usize::from(until_won);
    let named = keys.texts("paces");
    if named.is_none() {
        keys.fault(&keys.span().clone(), "paces", FileProblem::Missing);
    }
    for (at, (text, span)) in named.unwrap_or_default().into_iter().enumerate() {
        if at >= most || damier_clock::named::read(&text).is_err() {
            let words = "80m+60s, 20m+5s, 5m+3s".to_owned();
            keys.fault(&span, "paces", FileProblem::NoSuchWord { value: text, nearest: None, words });
        } else {
            controls.push(text.trim().to_owned());
        }
    }
    let mut worth = None;
    for (at, (text, span)) in keys.texts("worth").unwrap_or_default().into_iter().enumerate() {
        let read = text.split_once('-').and_then(|(own, other)| {
            let (own, other) = (own.trim().parse::<u16>().ok()?, other.trim().parse::<u16>().ok()?);
            (own >= other && own <= 1000).then_some((own, other))
        });
        match (read, worth.get_or_insert(SetWorth([(0, 0); MOST_PACES + 1])).0.get_mut(at)) {
            (Some(read), Some(place)) => *place = read,
            _ => {
                let words = "12-0, 8-4, 7-5".to_owned();
                keys.fault(&span, "worth", FileProblem::NoSuchWord { value: text, nearest: None, words });
            }
        }
    }
    let games = controls.len().saturating_sub(usize::from(until_won));
    Aim::Paces(Paces { sets, games: u8::try_from(games).unwrap_or(0), until_won, worth })
}

/// How many games a match has at most, where that is said.
fn games_of(aim: Aim) -> Option<u16> {
    match aim {
        Aim::Majority { games } => Some(games),
        Aim::Points { at_most, .. } | Aim::Wins { at_most, .. } => at_most,
        Aim::Sets { sets, games } => sets.checked_mul(games),
        Aim::Paces(paces) => {
            u16::try_from(paces.count()).ok().and_then(|games| paces.sets.checked_mul(games))
        }
    }
}

const METHODS: [&str; 6] =
    ["replay:1", "higher-boards", "board-coefficients", "extra-games:2", "higher-placed", "lot"];

fn ties(keys: &mut Keys<'_>) -> Vec<TieMethod> {
    let mut methods = Vec::new();
    for (text, span) in keys.texts("ties").unwrap_or_default() {
        match method(&text) {
            Some(method) => methods.push(method),
            None => {
                let problem =
                    FileProblem::NoSuchWord { value: text, nearest: None, words: METHODS.join(", ") };
                keys.fault(&span, "ties", problem);
            }
        }
    }
    methods
}

fn method(text: &str) -> Option<TieMethod> {
    let written = text.trim().to_lowercase().replace(['_', ' '], "-");
    let (word, number) = match written.split_once(':') {
        Some((word, number)) => {
            (word, Some(number.trim_matches('-').parse().ok().filter(|times| *times > 0)?))
        }
        None => (written.as_str(), None),
    };
    Some(match (word, number) {
        ("replay", times) => TieMethod::Replay(times.unwrap_or(1)),
        ("extra-games", times) => TieMethod::ExtraGames(times.unwrap_or(2)),
        ("higher-boards", None) => TieMethod::HigherBoards,
        ("board-coefficients", None) => TieMethod::BoardCoefficients,
        ("higher-placed", None) => TieMethod::HigherPlaced,
        ("lot", None) => TieMethod::Lot,
        _ => return None,
    })
}

/// A method as a file names it.
pub(super) fn method_word(method: TieMethod) -> String {
    match method {
        TieMethod::Replay(times) => format!("replay:{times}"),
        TieMethod::ExtraGames(times) => format!("extra-games:{times}"),
        TieMethod::HigherBoards => "higher-boards".to_owned(),
        TieMethod::BoardCoefficients => "board-coefficients".to_owned(),
        TieMethod::HigherPlaced => "higher-placed".to_owned(),
        TieMethod::Lot => "lot".to_owned(),
    }
}
