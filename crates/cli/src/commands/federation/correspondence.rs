//! Files of games by correspondence as reports (FMJD-X.12, COL-4.5.8): who played whom, and how it ended.

use std::io::Read as _;
use std::path::Path;

use anyhow::{Context, Result, bail};
use damier_compete::SideResult;
use damier_compete::event::{PlayerEntry, Score};
use damier_correspondence::{PostalGame, Side};
use damier_federation::report::{EventReport, Identity, PlayedBy, Player, Reported, ReportedGame};
use damier_federation::{PersonId, Pool};
use damier_rules::game::GameResult;
use jiff::civil::Date;

use super::events::Circumstances;
use crate::commands::correspondence::Games;

/// The games of a file.
pub(super) struct CorrespondenceGames {
    games: Games,
    identity: Identity,
}

/// The games of a file, if it is one of correspondence and no file of an event.
pub(super) fn report(file: &Path) -> Result<Option<CorrespondenceGames>> {
    let mut head = [0; 1];
    let mut opened =
        std::fs::File::open(file).with_context(|| format!("{} cannot be opened", file.display()))?;
    if opened.read(&mut head).unwrap_or(0) == 0 || head[0] != b'{' {
        return Ok(None);
    }
    let text = crate::input::text(file)?;
    let first = text.lines().next().unwrap_or_default();
    Ok(Some(CorrespondenceGames { games: Games::open(file)?, identity: Identity::of_beginning(first, 1) }))
}

impl Circumstances {
    /// The report of a file of letters: everything in one stage.
    pub(super) fn of_letters(
        &self,
        file: &Path,
        letters: CorrespondenceGames,
        even_unfinished: bool,
    ) -> Result<Reported> {
        let games: Vec<&PostalGame> = letters.games.numbered().map(|(_, game)| game).collect();
        let open: Vec<String> = letters
            .games
            .numbered()
            .filter(|(_, game)| !game.is_over())
            .map(|(number, _)| number.to_string())
            .collect();
        if !open.is_empty() && !even_unfinished {
            bail!(
                "{}: games without a result: {}\nAn event that is not finished is taken only with \
                 --unfinished-because REASON",
                file.display(),
                open.join(", ")
            );
        }
        let first = games.first().with_context(|| format!("{} holds no game", file.display()))?;
        let (mut entries, mut reported) = (Vec::new(), Vec::new());
        for game in &games {
            let [white, black] = Side::ALL.map(|side| place(&mut entries, &game.party(side).name));
            if let Some(result) = game.result() {
                reported.push(ReportedGame(1, white, black, score(&result)));
            }
        }
        let starts = self.starts.unwrap_or(first.terms().start);
        let ends = self.ends.unwrap_or_else(|| last_day(&games).max(starts));
        let stem = file.file_stem().map(|own| own.to_string_lossy().into_owned()).unwrap_or_default();
        let name = self.name.clone().unwrap_or(stem);
        let pool = self.pool.unwrap_or(Pool::Correspondence);
        let system = played_by(entries.len(), games.len());
        let report = EventReport {
            identity: Some(letters.identity),
            standing: self.standing,
            host: self.host.clone(),
            rounds: 1,
            players: (1..).take(entries.len()).map(|number| Player::of(PersonId(number))).collect(),
            games: reported,
            ..EventReport::new(&name, pool, system, [starts, ends])
        };
        Ok(Reported { report, entries })
    }
}

/// The place of a player on the list, from 1; names are compared as the file compares them.
fn place(entries: &mut Vec<PlayerEntry>, name: &str) -> u32 {
    let at = entries.iter().position(|own| own.name.eq_ignore_ascii_case(name)).unwrap_or_else(|| {
        entries.push(PlayerEntry { name: name.to_owned(), ..PlayerEntry::default() });
        entries.len() - 1
    });
    at as u32 + 1
}

fn score(result: &GameResult) -> Score {
    use damier_rules::Color::{Black, White};
    use damier_rules::game::Outcome as Ended;
    match (result.outcome, result.played) {
        (Ended::Annulled, _) => Score::Annulled,
        (Ended::BothLose, _) => Score::BothMinus,
        (Ended::Draw, _) => Score::Played(SideResult::Draw),
        (Ended::Win(White), true) => Score::Played(SideResult::Win),
        (Ended::Win(Black), true) => Score::Played(SideResult::Loss),
        (Ended::Win(White), false) => Score::PlusMinus,
        (Ended::Win(Black), false) => Score::MinusPlus,
    }
}

fn last_day(games: &[&PostalGame]) -> Date {
    games.iter().map(|game| game.over_since().unwrap_or(game.last().date)).max().unwrap_or(Date::MIN)
}

fn played_by(players: usize, games: usize) -> PlayedBy {
    let pairs = players * players.saturating_sub(1) / 2;
    match games.checked_div(pairs) {
        _ if players == 2 => PlayedBy::Match,
        Some(cycles) if cycles * pairs == games => PlayedBy::RoundRobin { cycles: cycles.min(255) as u8 },
        _ => PlayedBy::Swiss,
    }
}
