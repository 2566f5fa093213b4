//! An event of the books as TRF, the file in which rating officers and pairing programs exchange events.

use damier_compete::event::{Role, Score, Sex};
use damier_exchange::trf::{Code, Document, Line, PlayerLine, RoundCell, Tenths};
use damier_federation::people::Person;
use damier_federation::report::{EventReport, PlayedBy, ReportedGame};
use damier_federation::{PersonId, Pool, State};
use damier_rules::Color;

/// The report of an event as TRF-2026, with the ratings of the list in force. TRF has one game of a player in a round:
/// where somebody has more, the round is returned instead.
pub fn trf(
    state: &State,
    report: &EventReport,
    rating: impl Fn(PersonId) -> Option<f64>,
) -> Result<Document, u16> {
    let rounds = report.games.iter().map(|game| game.0).max().unwrap_or(0).max(report.rounds);
    let mut lines: Vec<PlayerLine> = Vec::new();
    for (player, number) in report.players.iter().zip(1..) {
        let person = state.person(player.person).ok();
        let mut line = PlayerLine { number, rank: player.place, ..PlayerLine::default() };
        line.title = player.title.clone().unwrap_or_default();
        line.name = person.map(Person::name).unwrap_or_default();
        line.rating = rating(player.person).map(|own| own.round() as u32);
        line.federation = player.federation.clone().unwrap_or_default();
        line.id = person.and_then(|own| own.licence.clone()).unwrap_or_default();
        line.sex = person.and_then(|own| own.sex).map(|own| if own == Sex::Female { 'w' } else { 'm' });
        line.points = Some(Tenths(0));
        line.rounds = vec![RoundCell::BLANK; usize::from(rounds)];
        lines.push(line);
    }
    for game in &report.games {
        let (first, second) = game.seats();
        for (own, other, side) in [(first, second, 0), (second, first, 1)] {
            enter(&mut lines, report.pool, game, [own, other], side)?;
        }
    }
    let mut all = head(report, rounds, lines.iter().filter(|own| own.rating.is_some()).count());
    all.extend(lines.into_iter().map(|own| Line::Player(Box::new(own))));
    Ok(Document { lines: all })
}

/// Puts a game into the line of one of its players.
fn enter(
    lines: &mut [PlayerLine],
    pool: Pool,
    game: &ReportedGame,
    [own, other]: [usize; 2],
    side: usize,
) -> Result<(), u16> {
    let code = match (game.3, side) {
        (Score::Played(_) | Score::PlusDraw | Score::MinusDraw, _) => {
            let score = if side == 0 { game.3 } else { game.3.reversed() };
            match score {
                Score::Played(damier_compete::SideResult::Win) => Code::Win,
                Score::Played(damier_compete::SideResult::Loss) => Code::Loss,
                _ => Code::Draw,
            }
        }
        (Score::PlusMinus, 0) | (Score::MinusPlus, 1) => Code::ForfeitWin,
        (Score::PlusMinus | Score::MinusPlus | Score::BothMinus, _) => Code::ForfeitLoss,
        (Score::Adjourned | Score::Annulled, _) => Code::None,
    };
    let Some(line) = lines.get_mut(own) else { return Ok(()) };
    let at = usize::from(game.0).checked_sub(1);
    let Some(cell) = at.and_then(|at| line.rounds.get_mut(at)) else { return Ok(()) };
    if *cell != RoundCell::BLANK {
        return Err(game.0);
    }
    // Whoever is named first begins: with White, in checkers with the dark pieces.
    let begins = if pool == Pool::Checkers { Color::Black } else { Color::White };
    let color = if side == 0 { begins } else { !begins };
    *cell = RoundCell { opponent: Some(other as u32 + 1), color: Some(color), code };
    let worth = match code {
        Code::Win | Code::ForfeitWin => 20,
        Code::Draw => 10,
        _ => 0,
    };
    line.points = line.points.map(|own| own + Tenths(worth));
    Ok(())
}

fn head(report: &EventReport, rounds: u16, rated: usize) -> Vec<Line> {
    let one_line = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let day = |day: jiff::civil::Date| day.strftime("%Y/%m/%d").to_string();
    let mut lines = vec![format!("012 {}", one_line(&report.name))];
    lines.extend(Some(one_line(&report.place)).filter(|own| !own.is_empty()).map(|own| format!("022 {own}")));
    lines.extend(report.host.as_deref().map(|own| format!("032 {}", one_line(own))));
    lines.push(format!("042 {}", day(report.starts)));
    lines.push(format!("052 {}", day(report.ends)));
    lines.push(format!("062 {}", report.players.len()));
    lines.push(format!("072 {rated}"));
    lines.push(format!(
        "092 Individual: {}",
        match report.system {
            PlayedBy::RoundRobin { cycles: 1 } => "round robin",
            PlayedBy::RoundRobin { .. } => "double round robin",
            PlayedBy::Swiss => "Swiss",
            PlayedBy::Teams => "boards of a team event",
            PlayedBy::Match => "match",
        }
    ));
    let held = |role| report.officials.iter().filter(move |own| own.role == role);
    lines.extend(held(Role::ChiefArbiter).take(1).map(|own| format!("102 {}", one_line(&own.name))));
    lines.extend(held(Role::Deputy).map(|own| format!("112 {}", one_line(&own.name))));
    lines.push(format!("142 {rounds}"));
    lines.push("162  W 2.0    D 1.0".to_owned());
    lines.push("172     OTHER".to_owned());
    lines.push("182 Damier".to_owned());
    lines.into_iter().map(Line::Other).collect()
}

#[cfg(test)]
mod tests {
    use damier_exchange::trf::LineEnd;
    use damier_federation::report::Player;
    use jiff::civil::date;

    use super::*;

    fn report(games: Vec<ReportedGame>) -> EventReport {
        let days = [date(2026, 2, 1), date(2026, 2, 3)];
        let mut report = EventReport::new("Cup", Pool::Hundred, PlayedBy::RoundRobin { cycles: 1 }, days);
        report.players = (1..4).map(|id| Player { place: Some(id), ..Player::of(PersonId(id)) }).collect();
        report.games = games;
        report
    }

    /// What is written is read again by the reader of TRF, with the same games.
    #[test]
    fn a_report_is_a_file_that_can_be_read() {
        let score = |text: &str| text.parse::<Score>().expect("a score");
        let games = vec![
            ReportedGame(1, 1, 2, score("2-0")),
            ReportedGame(2, 3, 1, score("1-1")),
            ReportedGame(3, 2, 3, score("-/+")),
        ];
        let report = report(games);
        let written = trf(&State::default(), &report, |_| Some(2100.4)).expect("a file").write(LineEnd::Lf);
        assert!(written.contains("\n142 3\n"), "{written}");
        let read = Document::read(written.as_bytes()).expect("no faults");
        let players: Vec<&PlayerLine> = read.players().map(|(_, own)| own).collect();
        assert_eq!(players.len(), 3);
        assert_eq!(players[0].points, Some(Tenths(30)));
        assert_eq!(players[2].points, Some(Tenths(30)));
        assert_eq!(players[0].rating, Some(2100));
        assert_eq!(players[1].rounds[2].code, Code::ForfeitLoss);
        assert_eq!(
            players[2].rounds[1],
            RoundCell { opponent: Some(1), color: Some(Color::White), code: Code::Draw }
        );
    }

    #[test]
    fn two_games_of_a_player_in_one_round_have_no_place() {
        let draw = "1-1".parse::<Score>().expect("a score");
        let report = report(vec![ReportedGame(1, 1, 2, draw), ReportedGame(1, 2, 1, draw)]);
        assert_eq!(trf(&State::default(), &report, |_| None).map(drop), Err(1));
    }
}
