//! A place in a knockout: who was beaten on the way, who went out in which round and against whom.

use damier_compete::Entrant;
use damier_compete::event::{Bracket, BracketGame, BracketMeeting, MeetingDecided, Neighbour};
use damier_language::Args;

use crate::{ActReport, EventContext, describe};

/// Every meeting of somebody, round by round of the bracket.
pub(super) fn meetings(hall: &EventContext<'_>, bracket: &Bracket, who: Entrant, answer: &mut ActReport) {
    for round in &bracket.rounds {
        for meeting in round.meetings.iter().filter(|own| own.first == who || own.second == who) {
            let id = match meeting.winner {
                Some(winner) if winner == who => "event-meeting-won",
                Some(_) => "event-meeting-lost",
                None => "event-meeting-open",
            };
            let args = Args::new()
                .with("round", round.number)
                .with("opponent", hall.name(opponent(meeting, who)))
                .with("result", result(hall, meeting, who));
            let clauses = describe::of_code(hall.state(), meeting.clauses);
            answer.line(hall.words.with_clauses(&hall.text(id, &args), clauses));
        }
    }
    answer.field("bracket", bracket);
}

/// What parts somebody from a neighbour: the meeting after which the lower of the two was out.
pub(super) fn parted(
    hall: &EventContext<'_>,
    bracket: &Bracket,
    who: Entrant,
    neighbour: &Neighbour,
    id: &str,
) -> Option<String> {
    let lower = if id == "event-below" { who } else { neighbour.entrant };
    let lost = |meeting: &&BracketMeeting| {
        let plays = meeting.first == lower || meeting.second == lower;
        plays && meeting.winner.is_some_and(|winner| winner != lower)
    };
    let rounds = bracket.rounds.iter().rev();
    let (round, meeting) =
        rounds.filter_map(|round| Some((round.number, round.meetings.iter().find(lost)?))).next()?;
    let args = Args::new()
        .with("name", hall.name(neighbour.entrant))
        .with("loser", hall.name(lower))
        .with("winner", hall.name(opponent(meeting, lower)))
        .with("round", round);
    Some(hall.words.with_clauses(&hall.text(&format!("{id}-bracket"), &args), neighbour.clauses))
}

const fn opponent(meeting: &BracketMeeting, who: Entrant) -> Entrant {
    if meeting.first.0 == who.0 { meeting.second } else { meeting.first }
}

/// The results as somebody sees them, and what decided a level meeting.
fn result(hall: &EventContext<'_>, meeting: &BracketMeeting, who: Entrant) -> String {
    let seen = |game: &BracketGame| {
        let score = game.score?;
        Some(if game.white == who { score } else { score.reversed() }.to_string())
    };
    let games = meeting.games.iter().filter_map(seen).collect::<Vec<String>>().join(", ");
    let how = match meeting.decided {
        Some(MeetingDecided::Tie(method)) => hall.words.describe("tie-method", &method),
        Some(MeetingDecided::OpponentLeft) => hall.words.text("event-opponent-left"),
        Some(MeetingDecided::Played) | None => String::new(),
    };
    [games, how].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("; ")
}
