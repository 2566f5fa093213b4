//! How places came about.

use damier_compete::event::{NoStandings, OrderFrom, PartedBy, RegulationFault, StageId, StandingsNote};
use damier_compete::standings::{
    Among, Criterion, Depth, How, MutualMatches, PlayOffFor, Rational, SonnebornForm, Source, StandingsError,
};
use damier_compete::{Entrant, Points};

use super::{check, every, round};

#[test]
fn places_are_told() {
    check(
        "criterion",
        &every!(Criterion:
            PlayOff(PlayOffFor::FirstPlace),
            Encounter(Among::Two),
            Shmulyan,
            SonnebornBerger(SonnebornForm::Doubled),
            Berger,
            Solkoff,
            SolkoffPlus,
            Truncated(Depth::UpTo(1)),
            Median(Depth::Unlimited),
            Wins,
            DrawSaldo,
            PlusDraws,
            ResultsByPlace,
            MatchPoints,
            BoardPoints,
            TeamProduct(MutualMatches::Counted),
            PlacesOnBoards,
            BoardByBoard,
        ),
    );
    let criteria = [Criterion::Wins, Criterion::Solkoff];
    check("criterion-short", &criteria);
    check("how", &every!(How: Played, Forfeit, Adjourned, Free));
    let average = Rational::new(7, 3).expect("a fraction");
    check(
        "source",
        &every!(Source:
            OpponentsPoints,
            Withdrawn { own: Points(4), average, group: [Entrant(1)].into() },
            LastFinisher,
            LowestScore,
            Result(How::Played),
            Place { board: None },
            Board(2),
            OpponentsBoards,
            OpponentsSolkoff,
            Against { first: 2, last: 4 },
        ),
    );
    check(
        "standings-error",
        &every!(StandingsError:
            NoSuchOpponent { entrant: Entrant(1), round: round(2), opponent: Entrant(9) },
            NoBoards { number: 0 },
        ),
    );
}

#[test]
fn tables_of_places_are_told() {
    check("order-from", &every!(OrderFrom: Regulation, Edition, Code, Nobody));
    let criterion = Criterion::Wins;
    check("parted-by", &every!(PartedBy: Score, Criterion { criterion, step: 2 }, Bracket, Match));
    check(
        "standings-note",
        &every!(StandingsNote:
            CarriedGames,
            CarriedPoints,
            Unfinished { open: 1 },
            Adjourned { games: 2 },
            RoundsLeft { rounds: 5 },
            Undecided,
            NoOrder,
            ByBracket,
            ByMatch,
            OrderChanged { reason: "as announced".to_owned() },
        ),
    );
    check(
        "no-standings",
        &every!(NoStandings:
            NoSuchStage { stage: StageId(3), stages: 1 },
            NoRegulation,
            NotPaired { round: round(5), paired: 4 },
            Faulty(vec![RegulationFault::NoStage]),
            Sheet(StandingsError::NoBoards { number: 1 }),
        ),
    );
}
