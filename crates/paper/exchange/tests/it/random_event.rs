//! Random events: facts thrown at an event as they come, of which only the accepted ones stay.

use damier_clock::Moment;
use damier_compete::event::{
    By, Character, Delay, Entry, Event, Fact, FreeKind, FreeSeat, GameKey, Numbering, PairedBy, PlayerEntry,
    Regulation, Role, Score, ScoreScale, Sex, Squad, StageId, StagePlan, System, TeamEntry, TeamId,
    TeamRules,
};
use damier_compete::schedule::{KnockoutPlaces, Side};
use damier_compete::swiss::{self, Prohibition, Strength};
use damier_compete::{Entrant, Lots, Round};
use jiff::civil::Date;

use crate::events;

const STAGE: StageId = StageId::FIRST;
const BOOKS: [&str; 6] =
    ["ua2013-100", "ua2023-russian", "fmjd-100", "fmjd-64", "wcdf-checkers", "columns-lasca"];

fn below(lots: &mut Lots, bound: usize) -> usize {
    lots.below(bound.max(1) as u64) as usize
}

fn pick<T: Copy>(lots: &mut Lots, all: &[T]) -> T {
    all[below(lots, all.len())]
}

/// A random event from a seed; of players only, or of teams too.
pub(crate) fn random_event(seed: u64, teams: bool) -> Event {
    let mut lots = Lots::new(seed);
    let mut event = events::begun(regulation(&mut lots, teams));
    for _ in 0..4 + lots.below(14) {
        let fact = entry(&event, &mut lots);
        tell(&mut event, fact);
    }
    let facts = 40 + lots.below(160);
    for _ in 0..facts {
        let fact = fact(&event, &mut lots);
        tell(&mut event, fact);
    }
    event
}

fn regulation(lots: &mut Lots, teams: bool) -> Regulation {
    let system = match lots.below(8) {
        0 | 1 => System::RoundRobin { cycles: 1 + lots.below(2) as u8 },
        2 => System::Scheveningen,
        3 => System::Knockout(KnockoutPlaces::All),
        _ => System::Swiss(pick(lots, &swiss::System::ALL)),
    };
    let micro_match = lots.below(3) == 0;
    let plan = StagePlan { micro_match, ..StagePlan::new("main", system, 7) };
    let mut made = events::regulation(pick(lots, &BOOKS), plan);
    made.control = pick(lots, &["60m", "20m+10s", "50/2h,25/1h*", ""]).to_owned();
    made.starts = lots.coin().then(|| Date::constant(2026, 5, 9));
    made.scale = pick(lots, &[ScoreScale::TwoOneZero, ScoreScale::OneHalfZero]);
    if lots.coin() {
        made.tie_breaks = vec!["solkoff".into(), "truncated:1".into(), "wins".into(), "shmulyan".into()];
    }
    if lots.below(5) == 0 {
        made.character = Character::IndividualWithTeamScoring { counting: 2 };
    } else if teams && lots.coin() {
        made.character = pick(lots, &[Character::Team, Character::IndividualAndTeam]);
        let boards = 1 + lots.below(3) as u8;
        made.teams =
            Some(TeamRules { boards, reserves: true, free_order: lots.coin(), entries_may_change: true });
    }
    made
}

fn entry(event: &Event, lots: &mut Lots) -> Fact {
    let state = event.state();
    let name = format!(
        "{} {}",
        pick(lots, &["Іваненко", "Smith, John", "Ёлкин-Длиннофамильный Константин"]),
        event.next_seq()
    );
    let is_individual = state.regulation.as_ref().is_some_and(|own| own.character == Character::Individual);
    if !is_individual && (state.teams.is_empty() || lots.below(4) == 0) {
        return Fact::TeamEntered(TeamEntry { name, captain: Some("Ω".into()), ..TeamEntry::default() });
    }
    let team = (!is_individual).then(|| TeamId(below(lots, state.teams.len()) as u32));
    let squad = if state.pairs_teams() { Squad::Board(1 + lots.below(3) as u8) } else { Squad::Unordered };
    let pair: Option<&str> = pick(lots, &[None, Some("UKR"), Some("Дніпро"), Some("A")]);
    Fact::Entered(PlayerEntry {
        name,
        rating: lots.coin().then(|| 1 + lots.below(12_000) as u32),
        title: pick(lots, &[None, Some("GMI"), Some("MS"), Some("майстер")]).map(str::to_owned),
        federation: pair.map(str::to_owned),
        club: pick(lots, &[None, None, Some("Спартак")]).map(str::to_owned),
        id: pick(lots, &[None, Some("10421"), Some("a very long number")]).map(str::to_owned),
        born: lots.coin().then(|| Date::constant(1950 + lots.below(60) as i16, 2, 28)),
        born_year_only: false,
        sex: pick(lots, &[None, Some(Sex::Male), Some(Sex::Female)]),
        team,
        squad,
        ..PlayerEntry::default()
    })
}

/// Everybody who is there in random order.
fn pairing(event: &Event, lots: &mut Lots) -> Fact {
    let state = event.state();
    let stage = &state.stages[0];
    let round = Round::at(stage.rounds.len());
    let is_there =
        |entrant: &Entrant| !stage.left.contains_key(entrant) && !stage.absences.contains(&(round, *entrant));
    let mut all: Vec<Entrant> = state.field(stage).into_iter().filter(is_there).collect();
    lots.shuffle(&mut all);
    let kinds = [FreeKind::Bye, FreeKind::Bye, FreeKind::PlusAfterWithdrawal, FreeKind::NoGame];
    let mut free = Vec::new();
    let extra = if lots.below(6) == 0 { 2 } else { 0 };
    while all.len() % 2 == 1 || free.len() < extra.min(all.len()) {
        let kind = if stage.plan.system.is_swiss() { pick(lots, &kinds) } else { FreeKind::NoGame };
        free.extend(all.pop().map(|entrant| FreeSeat { entrant, kind }));
    }
    let pairs = all.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect();
    let reason = "random".to_owned();
    let by = if lots.below(4) == 0 { PairedBy::Override { reason } } else { PairedBy::Hand { reason } };
    Fact::Paired { stage: STAGE, round, pairs, free, by }
}

fn random_key(event: &Event, lots: &mut Lots) -> GameKey {
    let state = event.state();
    let rounds = state.stages[0].rounds.len();
    let round = Round::at(if lots.below(4) == 0 { below(lots, rounds) } else { rounds.saturating_sub(1) });
    let tables = state.stages[0].round(round).map_or(0, |round| round.encounters.len());
    let mut key = GameKey::table(STAGE, round, below(lots, tables) as u16 + 1);
    let shape = state.shape(&state.stages[0]);
    if shape.teams && lots.below(8) > 0 {
        key = key.board(1 + lots.below(u64::from(shape.boards)) as u8);
    }
    if shape.games > 1 && lots.coin() {
        key = key.game(1 + lots.below(2) as u8);
    }
    key
}

fn fact(event: &Event, lots: &mut Lots) -> Fact {
    let state = event.state();
    let anybody = |lots: &mut Lots| Entrant(below(lots, state.entrants() + 1) as u32);
    let rounds = state.stages[0].rounds.len();
    let some_round = |lots: &mut Lots| Round::at(below(lots, rounds + 3));
    match lots.below(30) {
        0 => entry(event, lots),
        1 => Fact::Numbered { stage: STAGE, by: Numbering::Lots { seed: lots.below(1000) } },
        2..=5 => pairing(event, lots),
        6..=8 => Fact::Started { stage: STAGE, round: Round::at(below(lots, rounds)) },
        9 => Fact::AbsenceAnnounced { stage: STAGE, entrant: anybody(lots), rounds: vec![some_round(lots)] },
        10 if lots.below(3) == 0 => Fact::Withdrawn { entrant: anybody(lots), reason: "is  ill\nnow".into() },
        11 => {
            Fact::FurtherPart { entrant: anybody(lots), goes_on: lots.below(3) > 0, reason: "heard".into() }
        }
        12 => {
            let delay = Delay { minutes: lots.below(150) as u32, excused: lots.coin(), flag: false };
            Fact::Late { key: random_key(event, lots), side: pick(lots, &Side::BOTH), delay }
        }
        13 => Fact::ColoursMixed { key: random_key(event, lots) },
        14 => {
            let pair = Prohibition {
                a: anybody(lots),
                b: anybody(lots),
                strength: pick(lots, &[Strength::Absolute, Strength::AsFarAsPossible]),
                only: lots.coin().then(|| (0..3).map(|_| some_round(lots)).collect()),
            };
            Fact::Prohibited { pair, reason: "wish".into() }
        }
        15 => {
            let (key, score) = (random_key(event, lots), pick(lots, &Score::ALL));
            Fact::ResultCorrected { key, score, reason: "misread".into() }
        }
        16 => Fact::Undone { seq: 1 + lots.below(u64::from(event.next_seq())) as u32, reason: "slip".into() },
        _ => Fact::Result {
            key: random_key(event, lots),
            score: pick(lots, &Score::ALL),
            reason: None,
            game: None,
        },
    }
}

/// Says something; whether it is accepted is up to the event.
fn tell(event: &mut Event, fact: Fact) {
    let seq = event.next_seq();
    let at = Moment::from_millis(i64::from(seq) * 60_000);
    event.apply(Entry { seq, at, by: By::new(Role::ChiefArbiter, "Chance"), fact }).ok();
}
