//! Formats that the codes leave to the regulation, whole events of each: accelerated and divided fields, finals with
//! carried games, two lives (UA-II.3.6.2.a, UA-II.3.6.5, UA13-IV.3.4.2, UA13-IV.3.4.5), and what places bring
//! (UA-II.2.2, FMJD-II.3).

use std::collections::{BTreeMap, BTreeSet};

use damier_compete::Entrant;
use damier_compete::event::{
    Awards, Event, PlaceRight, PrizeFund, Regulation, Sharing, StageId, StageOver, stage_over, template,
    verify,
};
use damier_compete::simulate::{Ended, Plan, Simulated, Troubles, simulate};
use damier_compete::swiss::Watch;

use crate::event_script::points_balance;

fn regulation(name: &str) -> Regulation {
    template(name).expect("a template").regulation("Cup", &|text| format!("{text:?}"))
}

fn played(regulation: Regulation, entrants: usize, seed: u64) -> Simulated {
    let plan = Plan { troubles: Troubles::NONE, ..Plan::new(regulation, entrants, seed) };
    simulate(&plan).unwrap_or_else(|failed| panic!("{entrants} entrants, seed {seed}: {failed}"))
}

fn met(event: &Event, stages: &[u8]) -> BTreeMap<(Entrant, Entrant), usize> {
    let mut met = BTreeMap::new();
    for stage in stages.iter().filter_map(|at| event.state().stages.get(usize::from(*at))) {
        for own in stage.rounds.iter().flat_map(|round| &round.encounters) {
            *met.entry((own.first.min(own.second), own.first.max(own.second))).or_insert(0) += 1;
        }
    }
    met
}

fn balanced(event: &Event) {
    for at in 0..event.state().stages.len() {
        let table = event.state().table(StageId(at as u8)).expect("a stage");
        let (handed_out, available) = points_balance(&table);
        assert_eq!(handed_out, available, "stage {at}");
    }
}

#[test]
fn in_an_accelerated_event_the_upper_half_meets_itself_first() {
    for name in
        ["fmjd-100/swiss-accelerated", "ua2023-100/swiss-accelerated", "columns-russian/swiss-accelerated"]
    {
        for (entrants, seed) in [(16, 1), (17, 2), (30, 3)] {
            let told = played(regulation(name), entrants, seed);
            let state = told.event.state();
            let stage = &state.stages[0];
            let half = (entrants as u32).div_ceil(2);
            let is_upper = |own: Entrant| stage.numbers[&own] <= half;
            let mixed =
                stage.rounds[0].encounters.iter().filter(|own| is_upper(own.first) != is_upper(own.second));
            assert!(mixed.count() <= 1, "{name}, {entrants}: only an odd half lends somebody");
            assert!(met(&told.event, &[0]).values().all(|times| *times == 1), "{name}: nobody meets again");
            balanced(&told.event);
            assert_eq!(verify(&told.event, &Watch::new()), [], "{name}: pairs can be made again");
        }
    }
}

#[test]
fn two_lost_meetings_put_out_in_whole_events() {
    for entrants in [2, 3, 5, 8, 13, 31, 64] {
        let told = played(regulation("ua2023-100/double-elimination"), entrants, entrants as u64);
        let state = told.event.state();
        assert!(
            matches!(told.ends[0].how, Ended::Over(StageOver::Won { .. })),
            "{entrants}: {:?}",
            told.ends
        );
        let bracket = state.bracket(StageId::FIRST).expect("a bracket");
        let mut lost: BTreeMap<Entrant, u32> = BTreeMap::new();
        for own in bracket.rounds.iter().flat_map(|round| &round.meetings) {
            let winner = own.winner.expect("all are decided");
            *lost.entry(if winner == own.first { own.second } else { own.first }).or_default() += 1;
        }
        let once = |own: &u32| lost.get(&Entrant(*own)).is_none_or(|times| *times < 2);
        assert_eq!((0..entrants as u32).filter(once).count(), 1, "{entrants}: one remains");
        assert!(lost.values().all(|times| *times <= 2));
        let places = state.standings(StageId::FIRST).expect("places");
        assert_eq!(places.lines.len(), entrants);
        assert_eq!((places.lines[0].place.first, places.lines[0].place.last), (1, 1));
        balanced(&told.event);
    }
}

#[test]
fn divisions_are_parted_by_strength() {
    let told = played(regulation("fmjd-100/divided"), 13, 5);
    let state = told.event.state();
    let field = |at: usize| state.stages[at].field.clone().expect("a field");
    assert_eq!((field(0).len(), field(1).len()), (7, 6));
    let rating = |own: &Entrant| state.players[own.index()].rating.unwrap_or(0);
    let weakest = field(0).iter().map(rating).min();
    assert!(weakest >= field(1).iter().map(rating).max(), "the first division is the stronger one");
    let finals = state.final_standings().expect("places");
    let first: BTreeSet<Entrant> = finals.lines[..7].iter().map(|own| own.entrant).collect();
    assert_eq!(first, field(0).into_iter().collect(), "and stands above the other");
}

#[test]
fn games_of_the_groups_count_in_the_finals_and_are_not_played_again() {
    for (entrants, seed) in [(8, 1), (9, 2), (11, 3), (12, 4)] {
        let told = played(regulation("ua2023-100/finals-a-b"), entrants, seed);
        let state = told.event.state();
        for (at, stage) in state.stages.iter().enumerate().skip(2) {
            let id = StageId(at as u8);
            let field = state.field(stage);
            assert!(stage_over(state, id).is_some(), "{entrants}: final {at} ended");
            let standings = state.standings(id).expect("places");
            for line in &standings.lines {
                let opponents: BTreeSet<Entrant> =
                    line.results.iter().filter_map(|own| own.opponent).collect();
                assert_eq!(opponents.len(), field.len() - 1, "{}: everybody counts once", line.name);
                assert_eq!(line.results.len(), field.len() - 1, "{}", line.name);
            }
            // Points handed out are points there were to win: two for each pair.
            let sum: u32 = standings.lines.iter().map(|line| line.points.0).sum();
            assert_eq!(sum as usize, field.len() * (field.len() - 1), "{entrants}: final {at}");
            let cross =
                state.cross_table(&standings, damier_compete::event::TableOrder::Place).expect("a table");
            assert!(
                cross.lines.iter().all(|line| line.cells.len() == field.len() - 1),
                "all cells are filled"
            );
        }
        assert!(
            met(&told.event, &[0, 1, 2, 3]).values().all(|times| *times == 1),
            "{entrants}: nobody meets again"
        );
        assert_eq!(verify(&told.event, &Watch::new()), []);
    }
}

#[test]
fn points_of_the_qualifier_go_along() {
    let mut rules = regulation("ua2023-100/finals-a-b");
    rules.stages.truncate(3);
    rules.stages[2].carry = damier_compete::event::Carry::Points;
    let told = played(rules, 8, 9);
    let state = told.event.state();
    for line in &state.standings(StageId(2)).expect("places").lines {
        let before: u32 = [0, 1]
            .iter()
            .filter_map(|at| state.standings(StageId(*at)).ok()?.line(line.entrant).map(|own| own.points.0))
            .sum();
        let own: u32 = line.results.iter().map(|own| own.points.0).sum();
        assert_eq!(line.points.0, before + own, "{}", line.name);
    }
}

fn fund(category: &str, amounts: &[u64], sharing: Sharing) -> PrizeFund {
    PrizeFund {
        category: category.to_owned(),
        amounts: amounts.to_vec(),
        currency: "EUR".to_owned(),
        sharing,
    }
}

fn awards(prizes: Vec<PrizeFund>, one_each: bool, rights: Vec<PlaceRight>) -> (Simulated, Awards) {
    let mut rules = regulation("fmjd-100/swiss");
    rules.starts = Some(jiff::civil::date(2026, 5, 2));
    rules.categories = ["women", "u30", "50+"].map(str::to_owned).to_vec();
    (rules.prizes, rules.one_prize_each, rules.rights) = (prizes, one_each, rights);
    assert_eq!(rules.check().faults, []);
    let told = played(rules, 24, 4);
    let awards = told.event.state().awards().expect("places");
    (told, awards)
}

#[test]
fn prizes_are_given_as_the_regulation_says() {
    let amounts = [1000, 600, 400, 300, 200, 100];
    for sharing in [Sharing::ByPlace, Sharing::ByPoints, Sharing::HalfAndHalf] {
        let (told, given) = awards(vec![fund("", &amounts, sharing)], false, Vec::new());
        let sum: u64 = given.prizes.iter().map(|own| own.hundredths).sum();
        let all = amounts.iter().sum::<u64>() * 100;
        // What cannot be divided is less than a hundredth for each.
        assert!(sum <= all && sum + 48 > all, "{sharing:?}: {sum} of {all}");
        let lines = told.event.state().standings(StageId::FIRST).expect("places").lines;
        for (line, own) in lines.iter().zip(&given.prizes) {
            assert_eq!(line.entrant, own.entrant);
        }
        for two in given.prizes.windows(2) {
            assert!(two[0].hundredths >= two[1].hundredths, "{two:?}");
        }
        if sharing == Sharing::ByPoints {
            let score = |who: Entrant| lines.iter().find(|line| line.entrant == who).expect("a line").score;
            let same = given.prizes.windows(2).filter(|two| score(two[0].entrant) == score(two[1].entrant));
            assert!(
                same.into_iter().all(|two| two[0].hundredths == two[1].hundredths),
                "equal points share alike"
            );
        }
    }
}

#[test]
fn somebody_with_two_prizes_keeps_the_larger_where_only_one_is_given() {
    let funds = || {
        vec![
            fund("", &[500, 400, 300, 200, 100, 90, 80, 70, 60, 50], Sharing::ByPlace),
            fund("women", &[150, 75], Sharing::ByPlace),
            fund("50+", &[120, 60], Sharing::ByPlace),
        ]
    };
    let (_, several) = awards(funds(), false, Vec::new());
    let (_, single) = awards(funds(), true, Vec::new());
    let people = |given: &Awards| given.prizes.iter().map(|own| own.entrant).collect::<BTreeSet<_>>().len();
    assert_eq!(people(&single), single.prizes.len(), "each has one");
    assert!(people(&several) < several.prizes.len(), "without the rule somebody has two");
    let sum = |given: &Awards| given.prizes.iter().map(|own| own.hundredths).sum::<u64>();
    assert_eq!(sum(&several), sum(&single), "all the money is given");
    for fund in single.prizes.chunk_by(|a, b| a.category == b.category) {
        assert_eq!(fund[0].place.first, 1, "places are counted among those who are left");
    }
}

#[test]
fn rights_go_by_places_and_wait_where_a_place_is_shared() {
    let right = |places: &str, category: &str, right: &str| PlaceRight {
        category: category.to_owned(),
        places: places.to_owned(),
        right: right.to_owned(),
    };
    let rights = vec![right("1-3", "", "the final of 2027"), right("1", "women", "the women's final")];
    let (told, given) = awards(Vec::new(), false, rights);
    let lines = told.event.state().standings(StageId::FIRST).expect("places").lines;
    let first = &given.rights[0];
    let inside = lines.iter().filter(|line| line.place.last <= 3).count();
    assert_eq!(first.entrants.len(), inside);
    assert!(first.entrants.len() == 3 || first.entrants.len() + first.undecided.len() > 3);
    assert!(!given.provisional);
    assert_eq!(given.rights[1].category, "women");
    // Everybody level on the last place that counts waits for deciding games.
    let mut rules = regulation("fmjd-100/swiss");
    rules.tie_breaks = Vec::new();
    rules.rulebook = "wcdf-checkers".to_owned();
    rules.control = "wcdf-c1".to_owned();
    rules.rights =
        vec![PlaceRight { category: String::new(), places: "1-3".to_owned(), right: "a seat".to_owned() }];
    let told = played(rules, 24, 4);
    let given = told.event.state().awards().expect("places");
    let cut = &given.rights[0];
    assert!(cut.entrants.len() + cut.undecided.len() >= 3);
    assert_eq!(cut.undecided.is_empty(), cut.entrants.len() == 3);
}

#[test]
fn tables_of_categories_stand_in_the_standings() {
    let (told, _) = awards(Vec::new(), false, Vec::new());
    let standings = told.event.state().standings(StageId::FIRST).expect("places");
    let names: Vec<&str> = standings.categories.iter().map(|own| own.category.as_str()).collect();
    assert_eq!(names, ["women", "u30", "50+"]);
    for own in &standings.categories {
        assert_eq!(own.lines[0].place.first, 1, "{}", own.category);
    }
}

#[test]
fn a_regulation_file_says_all_of_it_and_every_mistake_has_its_line() {
    let mut rules = regulation("ua2023-100/finals-a-b");
    rules.stages[0].system = damier_compete::event::System::Swiss(damier_compete::swiss::System::MedianRated);
    rules.stages[0].rounds = 5;
    rules.stages[0].acceleration = vec!["half: 2 in 1-2".parse().expect("an acceleration")];
    rules.categories = vec!["women".to_owned(), "club:Damclub Huissen".to_owned()];
    rules.one_prize_each = true;
    rules.prizes = vec![fund("", &[500, 250], Sharing::ByPoints), fund("u20", &[100], Sharing::HalfAndHalf)];
    rules.rights = vec![PlaceRight {
        category: String::new(),
        places: "1-2".to_owned(),
        right: "the next \"cup\"".to_owned(),
    }];
    let written = rules.to_toml();
    assert_eq!(Regulation::from_toml(&written).as_ref(), Ok(&rules), "{written}");
    let parted = {
        let mut rules = regulation("fmjd-100/divided");
        rules.stages[1].from = damier_compete::event::FieldFrom::Category("50+".to_owned());
        rules
    };
    assert_eq!(Regulation::from_toml(&parted.to_toml()).as_ref(), Ok(&parted));
    for (line, wanted) in [
        ("categories = [\"ladies\"]", "is no category"),
        ("one_prize_each = 1", "true or false"),
        ("[[prizes]]\namounts = [0]", "a whole number from 1"),
        ("[[prizes]]\nsharing = \"place\"", "this has to be there"),
        ("[[prizes]]\namounts = [9]\nsharing = \"points!\"", "it can be place, points, half"),
        ("[[rights]]\nplaces = \"3-1\"\nright = \"x\"", "needs places"),
    ] {
        let at = written.find("[[stages]]").expect("stages");
        let text = format!("{}\n{line}\n{}", &written[..at], &written[at..]);
        // What is there twice is refused by the format itself.
        let text = text.replacen("categories = [\"women\", \"club:Damclub Huissen\"]\n", "", 1);
        let text = text.replacen("one_prize_each = true\n", "", 1);
        let text = text.split("\n[[prizes]]\namounts = [500").next().map_or(text.clone(), |_| {
            let from = text.find("\n[[prizes]]\namounts = [500").expect("prizes");
            let to = text.find("\n[sections]").expect("sections");
            format!("{}{}", &text[..from], &text[to..])
        });
        let faults = Regulation::from_toml(&text).expect_err(line).to_string();
        assert!(faults.contains(wanted), "{line}: {faults}");
    }
}

/// What cannot be played is refused before the event.
#[test]
fn what_makes_no_sense_is_a_fault() {
    let mut rules = regulation("ua2023-100/round-robin");
    rules.stages[0].acceleration = vec!["half: 2 in 1-2".parse().expect("an acceleration")];
    rules.stages[0].carry = damier_compete::event::Carry::Games;
    rules.categories = vec!["ladies".to_owned()];
    rules.prizes = vec![fund("", &[], Sharing::ByPlace)];
    rules.rights =
        vec![PlaceRight { category: String::new(), places: "none".to_owned(), right: "x".to_owned() }];
    assert_eq!(rules.check().faults.len(), 5, "{:?}", rules.check().faults);
}
