//! Regulations in files.

use damier_compete::event::{
    Character, FileFault, FileProblem, Play, RegulationFault, TemplateText, UnknownTemplate,
};
use damier_compete::standings::Criterion;

use super::{check, every, name, translated};

#[test]
fn faults_of_regulation_files_are_told() {
    let (value, nearest, known) = (name(), Some(name()), name());
    let problems = every!(FileProblem:
        Syntax { message: name() },
        UnknownKey { nearest: nearest.clone(), known: known.clone() },
        Missing,
        WrongKind { wanted: "a table: [teams]".to_owned() },
        NoSuchWord { value: value.clone(), nearest: nearest.clone(), words: known.clone() },
        OutOfRange { value: value.clone(), least: 1, most: 9 },
        Fault(RegulationFault::NoStage),
        Twice,
        OnlyFor { only_for: name() },
    );
    check("file-problem", &problems);
    let fault = |key: &str| FileFault { line: 3, key: key.to_owned(), problem: FileProblem::Missing };
    check("regulation-file-fault", &[fault(""), fault("stages.rounds")]);
    let unknown = |of_rulebook| UnknownTemplate { name: name(), nearest: None, of_rulebook };
    check("unknown-template", &[unknown(vec![]), unknown(vec!["swiss"])]);
    for phrase in [
        "a text in quotes",
        "a whole number",
        "true or false",
        "a date such as 2026-05-02",
        "a list of texts in quotes",
        "a table: [teams]",
        "a list of tables: [[stages]]",
        "a text, a number, true or false",
    ] {
        translated(phrase);
    }
}

#[test]
fn texts_of_templates_are_told() {
    let play = Play::RoundRobin { cycles: 2 };
    let texts = every!(TemplateText:
        MainStage,
        Group { number: 1 },
        Final,
        SecondFinal,
        AcceleratedHalf { points: 2, first: 1, last: 2 },
        AcceleratedQuarter { points: 4, first: 1, last: 3 },
        AcceleratedNumbers { from: 1, to: 20, points: 1, first: 4, last: 5 },
        CarriedGames,
        CarriedPoints,
        Aim,
        Place,
        Organisation,
        Participants,
        Safety,
        Awards,
        Finance,
        Entries,
        Panel,
        PanelListed,
        List,
        Timetable,
        MissedGames,
        Resumed,
        Adjourned,
        Qualifying { places: 4 },
        CharacterOf { character: Character::Individual, counting: None },
        Control { control: name() },
        Stage { stage: Some(name()), play: play.clone(), micro_match: true },
        Winners { criteria: vec![Criterion::Solkoff, Criterion::Wins] },
    );
    check("template-text", &texts);
    let character = Character::IndividualWithTeamScoring { counting: 3 };
    check(
        "template-text",
        &[
            TemplateText::CharacterOf { character, counting: Some(3) },
            TemplateText::Stage { stage: None, play, micro_match: false },
            TemplateText::Winners { criteria: vec![] },
        ],
    );
    let plays = every!(Play:
        RoundRobin { cycles: 1 },
        Swiss { engine: "U1", rounds: 7 },
        Knockout,
        DoubleElimination,
        KnockoutForAllPlaces,
        LostPoints { points: 4 },
        Scheveningen,
        MatchOfGames { games: 6 },
        MatchToPoints { points: 12 },
        MatchToWins { wins: 3 },
        MatchOfSets { sets: 3, games: 4 },
        MatchOfPaces { sets: 7, controls: "80m+60s, 20m+5s".to_owned() },
        Barrage,
    );
    check("play", &plays);
}
