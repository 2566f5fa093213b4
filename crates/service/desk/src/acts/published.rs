//! Tables as others publish them: an event entered again from one, and compared with one cell by cell.

use damier_compete::event::{
    CrossTable, Fact, FreeKind, FreeSeat, GameKey, Numbering, PairedBy, PlayerEntry, ProgressTable, Score,
    StageId, System, TableOrder,
};
use damier_compete::{Entrant, Round, SideResult};
use damier_exchange::published::{
    Difference, EventGames, Game, GameResult, Kind, PublishedTable, TableFault, compare,
};
use damier_language::Args;
use damier_rules::Color;
use serde::{Deserialize, Serialize};

use super::pairing::by_system;
use super::rounds::{begin, close_complete};
use super::{Bytes, typed};
use crate::draft::{Draft, Refusal};
use crate::{ActReport, RefusalText};

/// Enter an event again from a table that somebody has published.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ImportTable {
    /// The stage, by number or name.
    #[serde(deserialize_with = "typed::option")]
    pub stage: Option<String>,
    /// The table: CSV or HTML as text, or a spreadsheet.
    pub table: Bytes,
    /// Only tell what would be entered.
    pub dry_run: bool,
    /// The table where it has been read already, when its turn came.
    #[serde(skip)]
    pub read: Option<ReadTable>,
}

/// Compare the event with a table that somebody has published.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct CompareTable {
    /// The stage, by number or name.
    #[serde(deserialize_with = "typed::option")]
    pub stage: Option<String>,
    /// The table: CSV or HTML as text, or a spreadsheet.
    pub table: Bytes,
    /// The table where it has been read already, when its turn came.
    #[serde(skip)]
    pub read: Option<ReadTable>,
}

/// A table that has been read, or everything that is wrong with it.
pub type ReadTable = Result<PublishedTable, Vec<TableFault>>;

/// So many faults and differences are told one by one.
const MOST: usize = 200;

/// So many games are entered at once, twice those of the largest open events; more would take longer than anybody waits.
const MOST_GAMES: usize = 15_000;

impl ImportTable {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        let stage = draft.stage(self.stage.as_deref())?;
        let mut table = read(draft, &self.table, self.read.as_ref())?;
        let found = draft.state().stages.get(stage.index());
        if found.is_some_and(|own| !own.rounds.is_empty()) || !draft.state().players.is_empty() {
            return Err(draft.refusal("table-begun", &Args::new()));
        }
        let robin = found.is_some_and(|own| matches!(own.plan.system, System::RoundRobin { .. }));
        if draft.state().pairs_teams() {
            return Err(draft.refusal("table-teams", &Args::new()));
        }
        // Where everybody meets everybody, the order of the rounds decides nothing.
        if robin && let Some(crossed) = table.crossed() {
            table = crossed;
        }
        let (rounds, fits) = match table.kind {
            Kind::CrossTable { cycles } => {
                let planned = found.map(|own| own.plan.system);
                let same =
                    matches!(planned, Some(System::RoundRobin { cycles: own }) if usize::from(own) == cycles);
                (0, robin && same)
            }
            Kind::ByRounds { rounds } => (rounds, !robin),
        };
        if !fits {
            let id = match table.kind {
                Kind::CrossTable { .. } => "table-is-a-cross-table",
                Kind::ByRounds { .. } => "table-is-by-rounds",
            };
            let cycles = if let Kind::CrossTable { cycles } = table.kind { cycles } else { 0 };
            return Err(draft.refusal(id, &Args::new().with("cycles", cycles).with("rounds", rounds)));
        }
        let games: usize = table.lines.iter().flat_map(|line| &line.games).map(Vec::len).sum::<usize>() / 2;
        if games > MOST_GAMES {
            let args = Args::new().with("games", games).with("most", MOST_GAMES);
            return Err(draft.refusal("table-too-many", &args));
        }
        let mut answer = ActReport::new();
        if !self.dry_run {
            enter(draft, stage, &table)?;
            match table.kind {
                Kind::CrossTable { .. } => all_against_all(draft, stage, &table)?,
                Kind::ByRounds { rounds } => by_rounds(draft, stage, &table, rounds)?,
            }
            close_complete(draft, stage)?;
        }
        let args = Args::new().with("players", table.lines.len()).with("games", games);
        let id = if self.dry_run { "table-would" } else { "table-entered" };
        answer.line(draft.words.translate(id, &args));
        answer.field("players", table.lines.len()).field("games", games).field("dry_run", self.dry_run);
        if !self.dry_run {
            differences(draft, stage, &table, &mut answer)?;
        }
        Ok(answer)
    }
}

impl CompareTable {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        let stage = draft.stage(self.stage.as_deref())?;
        let table = read(draft, &self.table, self.read.as_ref())?;
        let mut answer = ActReport::new();
        differences(draft, stage, &table, &mut answer)?;
        Ok(answer)
    }
}

/// Reads a table, or names everything that is wrong with it.
fn read(draft: &Draft<'_>, bytes: &Bytes, known: Option<&ReadTable>) -> Result<PublishedTable, Refusal> {
    // A form without a file; a command names one, which may be empty.
    if bytes.0.is_empty() && known.is_none() && !draft.manner.terminal {
        return Err(draft.refusal("desk-no-file", &Args::new()));
    }
    known.cloned().unwrap_or_else(|| PublishedTable::read(&bytes.0)).map_err(|faults| {
        let told = faults.iter().take(MOST).map(|fault| match fault {
            TableFault::File(fault) => draft.words.describe("file-fault", fault),
            other => draft.words.describe("table-fault", other),
        });
        let what = draft.words.translate("table-faulty", &Args::new().with("count", faults.len()));
        RefusalText::new(what).faults(told.collect()).into()
    })
}

/// The players, numbered as the lines of the table stand.
fn enter(draft: &mut Draft<'_>, stage: StageId, table: &PublishedTable) -> Result<(), Refusal> {
    for line in &table.lines {
        let (rating, federation) =
            (line.rating.filter(|own| (1..=9999).contains(own)), line.federation.clone());
        draft.append(Fact::Entered(PlayerEntry {
            name: line.name.clone(),
            rating,
            federation,
            ..PlayerEntry::default()
        }))?;
    }
    let all = (0..).take(table.lines.len()).map(Entrant).collect();
    draft.append(Fact::Numbered { stage, by: Numbering::Given(all) }).map(drop)
}

/// Rounds as the table of all against all has them, with the results of the cross-table.
fn all_against_all(draft: &mut Draft<'_>, stage: StageId, table: &PublishedTable) -> Result<(), Refusal> {
    let planned = |draft: &Draft<'_>| {
        let found = draft.state().stages.get(stage.index());
        found.map_or((0, 0), |own| (usize::from(draft.state().rounds_planned(own)), own.rounds.len()))
    };
    let mut met: Vec<(usize, usize)> = Vec::new();
    loop {
        let (all, paired) = planned(draft);
        if paired >= all {
            return Ok(());
        }
        close_complete(draft, stage)?;
        let next = by_system(draft, stage, 0)?;
        let Fact::Paired { round, pairs, .. } = &next.fact else { return Ok(()) };
        let (round, pairs) = (*round, pairs.clone());
        draft.append(next.fact.clone())?;
        begin(draft, stage, round, false)?;
        for (at, (first, second)) in pairs.iter().enumerate() {
            let (first, second) = (first.index(), second.index());
            let two = (first.min(second), first.max(second));
            let before = met.iter().filter(|own| **own == two).count();
            met.push(two);
            let cell = table.lines.get(first).and_then(|line| line.games.get(second));
            let game = cell.and_then(|games| games.get(before));
            write(draft, stage, round, at, game.map(|game| game.result))?;
        }
    }
}

/// Rounds as the table has them, paired by decision since nobody can tell how they were.
fn by_rounds(
    draft: &mut Draft<'_>,
    stage: StageId,
    table: &PublishedTable,
    rounds: usize,
) -> Result<(), Refusal> {
    for at in 0..rounds {
        let round = Round::at(at);
        let game = |line: usize| -> Option<Game> { table.lines.get(line)?.games.get(at)?.first().copied() };
        let mut pairs = Vec::new();
        let mut free = Vec::new();
        for (line, own) in table.lines.iter().enumerate() {
            let who = Entrant(u32::try_from(line).unwrap_or(u32::MAX));
            match game(line) {
                Some(game) => {
                    let other = Entrant(u32::try_from(game.opponent).unwrap_or(u32::MAX));
                    // In checkers White is not who begins; without colours the upper line does.
                    let begins = draft.state().begins() == Color::White;
                    if game.white.map_or(line < game.opponent, |white| white == begins) {
                        pairs.push((who, other, game.result));
                    }
                }
                None if own.byes.contains(&at) => free.push(FreeSeat { entrant: who, kind: FreeKind::Bye }),
                None => draft
                    .append(Fact::AbsenceAnnounced { stage, entrant: who, rounds: vec![round] })
                    .map(drop)?,
            }
        }
        close_complete(draft, stage)?;
        let two = pairs.iter().map(|(first, second, _)| (*first, *second)).collect();
        let reason = draft.words.text("table-as-published");
        draft.append(Fact::Paired { stage, round, pairs: two, free, by: PairedBy::Override { reason } })?;
        begin(draft, stage, round, false)?;
        for (table, (_, _, result)) in pairs.iter().enumerate() {
            write(draft, stage, round, table, Some(*result))?;
        }
    }
    Ok(())
}

/// Writes a result down; a game that nobody played has a minus for both.
fn write(
    draft: &mut Draft<'_>,
    stage: StageId,
    round: Round,
    at: usize,
    result: Option<GameResult>,
) -> Result<(), Refusal> {
    let score = match result {
        None => Score::BothMinus,
        Some(GameResult::Played(outcome)) => Score::Played(outcome),
        Some(GameResult::Lead { own: true }) => Score::PlusDraw,
        Some(GameResult::Lead { own: false }) => Score::MinusDraw,
        Some(GameResult::Forfeit { won: true }) => Score::PlusMinus,
        Some(GameResult::Forfeit { won: false }) => Score::MinusPlus,
        Some(GameResult::NeitherCame) => Score::BothMinus,
        Some(GameResult::Annulled) => Score::Annulled,
        Some(GameResult::Uncounted(outcome)) => Score::Played(outcome),
    };
    // Where draws are not told apart, one with an advantage is a draw.
    let leads = draft.state().regulation.as_ref().is_some_and(|regulation| regulation.point_scale().leads);
    let score = match score {
        Score::PlusDraw | Score::MinusDraw if !leads => Score::Played(SideResult::Draw),
        other => other,
    };
    let key = GameKey::table(stage, round, u16::try_from(at + 1).unwrap_or(u16::MAX));
    draft.append(Fact::Result { key, score, reason: None, game: None }).map(drop)
}

/// The games of the event in the way in which the table has them.
enum Games {
    ByRounds(Option<ProgressTable>),
    Cross(Option<CrossTable>),
}

/// Tells what the table has otherwise than the event.
fn differences(
    draft: &Draft<'_>,
    stage: StageId,
    table: &PublishedTable,
    answer: &mut ActReport,
) -> Result<(), Refusal> {
    let standings = draft.state().standings(stage);
    let standings = standings
        .map_err(|none| Refusal::from(RefusalText::new(draft.words.describe("no-standings", &none))))?;
    let told = |table: &PublishedTable| {
        let state = draft.state();
        let found = match table.kind {
            Kind::ByRounds { .. } => {
                Games::ByRounds(state.progress_table(&standings, TableOrder::Number).ok())
            }
            Kind::CrossTable { .. } => Games::Cross(state.cross_table(&standings, TableOrder::Number).ok()),
        };
        let games = match &found {
            Games::ByRounds(own) => own.as_ref().map(|own| EventGames::ByRounds(own, state.begins())),
            Games::Cross(own) => own.as_ref().map(EventGames::Cross),
        };
        compare(table, &standings, games)
    };
    let (mut found, unknown) = told(table);
    let found_stage = draft.state().stages.get(stage.index());
    let robin = found_stage.is_some_and(|own| matches!(own.plan.system, System::RoundRobin { .. }));
    // The rounds of a round robin may have gone in another order there.
    if robin
        && !found.is_empty()
        && let Some(crossed) = table.crossed()
    {
        let (fewer, _) = told(&crossed);
        if fewer.len() < found.len() {
            found = fewer;
        }
    }
    let id = if found.is_empty() { "table-same" } else { "table-differs" };
    answer.line(
        draft.words.translate(id, &Args::new().with("count", found.len()).with("lines", table.lines.len())),
    );
    for Difference { row, name, differs } in found.iter().take(MOST) {
        let what = draft.words.describe("table-differs", differs);
        let args = Args::new().with("row", *row).with("name", name.as_str()).with("what", what);
        answer.line(format!("  {}", draft.words.translate("table-difference", &args)));
    }
    if !unknown.is_empty() {
        let columns = draft.words.list(unknown.iter().map(String::as_str));
        answer.line(draft.words.translate("table-not-compared", &Args::new().with("columns", columns)));
    }
    answer.field("differences", &found).field("not_compared", &unknown);
    Ok(())
}
