//! Real events, entered again from what was published of them: points and places come out as they were. Sources stand
//! in `published/README.md`.

use crate::hall::Hall;

fn table(hall: &Hall, name: &str) -> String {
    let path = format!("{}/tests/it/published/{name}", env!("CARGO_MANIFEST_DIR"));
    hall.file(name, std::fs::read_to_string(&path).expect("a published table"));
    name.to_owned()
}

/// The names in the order of the places, with points.
fn places(hall: &Hall) -> Vec<(String, u64)> {
    let table = hall.json("table");
    let lines = table["standings"]["lines"].as_array().expect("lines").clone();
    let line = |own: &serde_json::Value| {
        (own["name"].as_str().expect("a name").to_owned(), own["points"].as_u64().expect("points"))
    };
    lines.iter().map(line).collect()
}

fn entered(hall: &Hall, name: &str) {
    let file = table(hall, name);
    let told = hall.json(&format!("import --results {file}"));
    assert_eq!(told["differences"].as_array().map(Vec::len), Some(0), "{name}: {told}");
    let compared = hall.sh(&format!("damier event compare {file}"));
    assert!(!compared.contains("[exit code"), "{compared}");
    let verified = hall.sh("damier event verify");
    assert!(!verified.contains("[exit code"), "{verified}");
}

#[test]
fn candidates_of_1959() {
    let hall = Hall::new();
    hall.quietly("new --template fmjd-100/double-round-robin --name 'Challenge Mondial 1959' --approved 2026-01-15 --file c.damier");
    entered(&hall, "candidates-1959.csv");
    let points: Vec<u64> = places(&hall).into_iter().map(|(_, points)| points).collect();
    assert_eq!(points, [9, 7, 6, 2]);
}

#[test]
fn candidates_of_1962() {
    let hall = Hall::new();
    hall.quietly("new --template fmjd-100/round-robin --name 'Challenge Mondial 1962' --approved 2026-01-15 --file c.damier");
    entered(&hall, "candidates-1962.csv");
    assert_eq!(places(&hall)[0], ("Baba Sy".to_owned(), 15));
    // A changed cell is found, by its row and its column.
    let changed = hall.read("candidates-1962.csv");
    let changed = String::from_utf8(changed).expect("text").replace(";15\n", ";14\n");
    hall.file("changed.csv", &changed);
    let told = hall.sh("damier event compare changed.csv");
    assert!(told.contains("Baba Sy") && told.contains("[exit code"), "{told}");
}

/// An event under the rules of Czech draughts, by the systems of the world federation.
fn czech(system: &str, name: &str) -> Hall {
    let hall = Hall::new();
    hall.sh(&format!("damier event new --template fmjd-64/{system} --name '{name}' --approved 2026-01-15 --print > own.toml"));
    let text = String::from_utf8(hall.read("own.toml")).expect("text");
    hall.file("own.toml", text.replace("rulebook = \"fmjd-64\"", "rulebook = \"cfd-czech\""));
    hall.quietly("new --regulation own.toml --file c.damier");
    hall
}

/// The eight who played the final are the first eight of the Swiss; the eighth and the ninth were level in points and
/// in every Solkoff coefficient. Czech draughts on 64 squares: games of the file are legal by that rulebook.
#[test]
fn czech_championship_of_2007() {
    let hall = czech("swiss --rounds 7 --tie-breaks fmjd-cup", "Czech championship 2007");
    entered(&hall, "czech-2007-qualification.csv");
    let first: Vec<String> = places(&hall).into_iter().map(|(name, _)| name).take(9).collect();
    for name in ["Topfer", "Krista", "Marek", "Truhlar", "Bolban", "Kareta", "Vondra"] {
        assert!(first[..7].iter().any(|own| own.starts_with(name)), "{name}: {first:?}");
    }
    let mut level: Vec<&str> = first[7..].iter().map(String::as_str).collect();
    level.sort_unstable();
    assert_eq!(level, ["Bajusz O.", "Gatnar L."]);
    let games = table(&hall, "czech-2007-games.pdn");
    let told = hall.sh(&format!("damier event attach {games} --all"));
    for place in ["round 1, table 1 (34 moves)", "round 1, table 6 (60 moves)", "round 3, table 1 (32 moves)"]
    {
        assert!(told.contains(place), "{place}: {told}");
    }
    let hall = czech("round-robin", "Czech championship 2007, final A");
    entered(&hall, "czech-2007-final.csv");
    assert_eq!(places(&hall)[..3].iter().map(|(_, points)| *points).collect::<Vec<_>>(), [12, 10, 9]);
}

/// An open of the world cup, entered from the table of the federation's program: sixty-eight places and coefficients.
/// Who was level in truncated Solkoff was parted by Solkoff plus. That program counts opponents in unplayed games; the
/// code adds nothing for them (FMJD-V.6.1.5), which changes the coefficients of three and no place.
#[test]
fn world_cup_of_ouagadougou_2022() {
    let hall = Hall::new();
    hall.sh("damier event new --template fmjd-100/swiss --rounds 9 --tie-breaks fmjd-open --name 'Ouagadougou Open 2022' --approved 2026-01-15 --print > own.toml");
    let text = String::from_utf8(hall.read("own.toml")).expect("text");
    hall.file("theirs.toml", text.replace("[switches]", "[switches]\nforfeit_opponent = \"counts\""));
    let file = table(&hall, "ouagadougou-2022.csv");
    for (regulation, differ, plus) in [("own.toml", 3, "832"), ("theirs.toml", 0, "836")] {
        hall.quietly(&format!("new --regulation {regulation} --file {regulation}.damier"));
        let told = hall.json(&format!("import --results {file} -f {regulation}.damier"));
        let differences = told["differences"].as_array().expect("differences");
        assert_eq!(differences.len(), differ, "{told}");
        assert!(!told.to_string().contains("\"place\""), "every place is as published: {told}");
        assert_eq!(
            told["not_compared"].as_array().map(Vec::len),
            Some(0),
            "the column SSolk is known: {told}"
        );
        // Twice 90 for the fifth and the sixth: what their opponents had by Solkoff decides.
        let why = hall.sh(&format!("damier event explain place Bobkov -f {regulation}.damier"));
        assert!(why.contains(&format!("{plus} against 787")), "{why}");
    }
}

/// World championships in which everybody met everybody twice, written down by rounds as the federation's reports are
/// (`2/12w`): with numbers of the draw beside the lines, with free rounds, and in rounds of another order than ours.
#[test]
fn world_championships_of_1948_and_1960() {
    for (name, points) in [
        ("world-1948.csv", vec![37, 28, 26, 23, 22, 21, 21, 20, 15, 4, 3]),
        ("world-1960.csv", vec![42, 41, 40, 34, 29, 26, 26, 25, 23, 23, 19, 19, 13, 4]),
    ] {
        let hall = Hall::new();
        hall.quietly(&format!("new --template fmjd-100/double-round-robin --tie-breaks wins --name '{name}' --approved 2026-01-15 --file w.damier"));
        entered(&hall, name);
        assert_eq!(places(&hall).into_iter().map(|(_, points)| points).collect::<Vec<_>>(), points);
    }
}

/// An open championship in which ten met the ten others: everybody's opponents have a hundred points together.
#[test]
fn open_championship_of_the_netherlands_of_1970() {
    let hall = Hall::new();
    hall.quietly("new --template ua2023-100/scheveningen --rounds 10 --tie-breaks sonneborn-berger --name 'Open NK 1970' --approved 2026-01-15 --file n.damier");
    let file = table(&hall, "netherlands-open-1970.csv");
    let told = hall.json(&format!("import --results {file}"));
    assert_eq!(told["differences"].as_array().map(Vec::len), Some(0), "{told}");
    assert_eq!(places(&hall)[0], ("Ton Sijbrands".to_owned(), 17));
}

/// A rapid open of forty-six in Verona: level in points, they were placed by Solkoff, then by Sonneborn-Berger.
#[test]
fn verona_2021() {
    let hall = Hall::new();
    hall.quietly("new --template fmjd-100/swiss-rapid --rounds 6 --tie-breaks solkoff,sonneborn-berger --name 'Verona 2021' --approved 2026-01-15 --file v.damier");
    let file = table(&hall, "verona-2021.csv");
    let told = hall.json(&format!("import --results {file}"));
    assert_eq!(told["differences"].as_array().map(Vec::len), Some(0), "{told}");
    assert_eq!(places(&hall)[0], ("Alessio Scaggiante".to_owned(), 10));
}

/// Brazilian draughts for men at the World Mind Sports Games of 2008: from the quarter-finals on a knockout, with
/// deciding games, and where those were level, too, the one placed higher in the preliminaries went on. The numbers are
/// such as fit the pairs and what was told of the preliminaries, which Dosca won.
#[test]
fn knockout_of_the_mind_sports_games_of_2008() {
    let hall = Hall::new();
    hall.sh("damier event new --template ua2013-brazilian/knockout --name 'Beijing 2008' --approved 2026-01-15 --print > k.toml");
    let text = String::from_utf8(hall.read("k.toml")).expect("text");
    let lines = text.lines().map(|line| match line {
        line if line.starts_with("places = ") => "places = \"first-and-third\"",
        line if line.starts_with("ties = ") => "ties = [\"extra-games:3\", \"higher-placed\"]",
        line if line.starts_with("rounds = ") => "rounds = 3",
        line => line,
    });
    hall.file("k.toml", lines.collect::<Vec<_>>().join("\n"));
    hall.quietly(
        "new --regulation k.toml --file k.damier
        enter Dosca Struchkov Kybartas Grebenkin Belosheev Dashkov Schwarzman Kolesov
        numbers --given Dosca Struchkov Kybartas Grebenkin Belosheev Dashkov Schwarzman Kolesov",
    );
    // Who won which game, in the order of play; whoever is not named drew.
    let rounds: [&[&str]; 6] =
        [&[], &["Dashkov"], &[], &["Belosheev"], &["Dosca", "Dashkov"], &["Dashkov", "Belosheev"]];
    for winners in rounds {
        let round = hall.json("pair --seed 1 --start");
        for (at, own) in (1..).zip(round["round"]["tables"].as_array().expect("tables")) {
            let wins = |side: &str| winners.iter().any(|name| own[side]["name"] == **name);
            let score = if wins("first") {
                "2-0"
            } else if wins("second") {
                "0-2"
            } else {
                "1-1"
            };
            hall.quietly(&format!("result {at} {score}"));
        }
    }
    let over = hall.sh("damier event pair");
    assert!(over.contains("[exit code"), "{over}");
    let names: Vec<String> = places(&hall).into_iter().map(|(name, _)| name).collect();
    assert_eq!(names[..4], ["Dashkov", "Dosca", "Belosheev", "Struchkov"]);
    let why = hall.sh("damier event explain place Dosca");
    assert!(why.contains("placed higher before"), "{why}");
}

/// Eighteen masters of Russian draughts, 153 games: every point as the games say, and the champion alone at the head.
#[test]
fn championship_of_the_ussr_of_1947() {
    let hall = Hall::new();
    hall.quietly("new --template ua2013-russian/round-robin --name 'X championship' --approved 2026-01-15 --file c.damier");
    entered(&hall, "ussr-1947.csv");
    let places = places(&hall);
    assert_eq!(places[0], ("Куперман И.".to_owned(), 23));
    assert_eq!(places.iter().map(|(_, points)| points).sum::<u64>(), 306);
}

/// Ten played for the championship of Italy of 2004, all against all.
#[test]
fn championship_of_italy_of_2004() {
    let hall = Hall::new();
    hall.quietly("new --template fmjd-100/round-robin --name 'Campionato italiano 2004' --approved 2026-01-15 --file c.damier");
    entered(&hall, "italy-2004.csv");
    let points: Vec<u64> = places(&hall).into_iter().map(|(_, points)| points).collect();
    assert_eq!(points, [14, 12, 11, 11, 11, 8, 7, 6, 5, 5]);
}

/// Checkers between man and machine, Boston 1994: twenty games, one win for each, so nobody has won.
#[test]
fn checkers_match_of_1994() {
    let hall = Hall::new();
    hall.quietly(
        "new --template wcdf-checkers/match --name 'Boston 1994' --approved 2026-01-15 --file m.damier",
    );
    let text = hall.sh("damier event regulation");
    let from = text.find("# Regulation").expect("a file");
    let longer = text[from..].replace("games = 6", "games = 20").replace("rounds = 6", "rounds = 20");
    hall.file("m.toml", longer);
    hall.quietly(
        "regulation --change m.toml --reason 'as agreed'
        enter Chinook 'Lafferty Don'
        numbers --given Chinook Lafferty",
    );
    // Lafferty won the eighth game, Chinook the tenth.
    play(&hall, "Chinook", "11111110 12 1111111111");
    let level = places(&hall);
    assert_eq!(level.iter().map(|(_, points)| *points).collect::<Vec<_>>(), [20, 20]);
    let over = hall.sh("damier event pair");
    assert!(over.contains("[exit code"), "{over}");
}

/// Plays a match: the results as one of the two sees them, game by game, whoever has White.
fn play(hall: &Hall, first: &str, games: &str) {
    for sign in games.chars().filter(char::is_ascii_digit) {
        let round = hall.json("pair --seed 1 --start");
        let has_white = round["round"]["tables"][0]["first"]["name"] == first;
        let score = match (sign, has_white) {
            ('1', _) => "1-1",
            ('2', true) | ('0', false) => "2-0",
            _ => "0-2",
        };
        hall.quietly(&format!("result 1 {score}"));
    }
}

/// The match for the world title of 2013: seven sets, each until the first win; level at the long games, 6-4 at rapid.
#[test]
fn the_title_match_of_2013() {
    let hall = Hall::new();
    hall.quietly(
        "new --template fmjd-100/title-match --name 'World title match 2013' --approved 2026-01-15 --file m.damier
        enter 'Georgiev Alexander' 'Schwarzman Alexander'
        numbers --given Georgiev Schwarzman",
    );
    play(&hall, "Georgiev Alexander", "110 1112 0 2 1110 12 112");
    let told = hall.sh("damier event table");
    let flat = told.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(flat.contains("standard game: Georgiev Alexander 7, Schwarzman Alexander 7"), "{told}");
    assert!(flat.contains("rapid game: Georgiev Alexander 6, Schwarzman Alexander 4"), "{told}");
    assert_eq!(places(&hall)[0].0, "Georgiev Alexander");
    let over = hall.sh("damier event pair");
    assert!(over.contains("[exit code") && over.contains("Georgiev"), "{over}");
}

/// The match for the title of women of 2015: seven sets, each until the first win, over after six of them: 8-4 at the
/// long games, 3-5 at rapid, 4-2 at blitz, 0-4 in the deciding games (FMJD-II.3.e: play stopped once it was settled).
#[test]
fn the_title_match_of_women_in_2015() {
    let hall = Hall::new();
    hall.quietly("new --template fmjd-100/title-match --name 'Title match of women 2015' --approved 2026-01-15 --file w.damier");
    let text = hall.sh("damier event regulation");
    assert!(text.contains("early_stop = false"), "{text}");
    let from = text.find("# Regulation").expect("a file");
    hall.file("w.toml", text[from..].replace("early_stop = false", "early_stop = true"));
    hall.quietly(
        "regulation --change w.toml --reason 'as agreed'
        enter 'Golubeva Zoja' 'Tansykkuzhina Tamara'
        numbers --given Golubeva Tansykkuzhina",
    );
    play(&hall, "Golubeva Zoja", "2 1110 112 1110 10 2");
    let told = hall.sh("damier event table");
    let flat = told.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(flat.contains("standard game: Golubeva Zoja 8, Tansykkuzhina Tamara 4"), "{told}");
    assert!(flat.contains("rapid game: Golubeva Zoja 3, Tansykkuzhina Tamara 5"), "{told}");
    assert!(flat.contains("blitz game: Golubeva Zoja 4, Tansykkuzhina Tamara 2"), "{told}");
    assert_eq!(places(&hall)[0].0, "Golubeva Zoja");
    let over = hall.sh("damier event pair");
    assert!(over.contains("[exit code") && over.contains("Golubeva"), "{over}");
}

/// A group of the world championship of teams of 2005: the scores of the matches, and the table as published.
fn group(teams: &[&str], scores: &[(&str, &str, u32)], published: &[(&str, u64, u64)]) {
    let hall = Hall::new();
    hall.quietly("new --template fmjd-100/team-round-robin --name 'World championship of teams 2005' --boards 4 --approved 2026-01-15 --file t.damier");
    for team in teams {
        hall.quietly(&format!(
            "team {team}\nenter {} --team {team} --board 1",
            (1..=4).map(|board| format!("{team}-{board}")).collect::<Vec<_>>().join(" ")
        ));
    }
    hall.quietly(&format!("numbers --given {}", teams.join(" ")));
    let rounds = teams.len() - usize::from(teams.len().is_multiple_of(2));
    for _ in 0..rounds {
        let round = hall.json("pair --seed 1 --start");
        for (table, own) in (1..).zip(round["round"]["tables"].as_array().expect("tables")) {
            let name = |side: &str| own[side]["name"].as_str().expect("a team").to_owned();
            let (first, second) = (name("first"), name("second"));
            let mut points = scores
                .iter()
                .find_map(|(one, other, points)| match (first == *one, second == *other) {
                    (true, true) => Some(*points),
                    _ if first == *other && second == *one => Some(8 - points),
                    _ => None,
                })
                .expect("a match");
            for board in 1..=4 {
                let own = points.min(2);
                points -= own;
                hall.quietly(&format!("result {table}.{board} {own}-{}", 2 - own));
            }
        }
    }
    let table = hall.json("table");
    let lines = table["standings"]["lines"].as_array().expect("lines");
    let found: Vec<(&str, u64, u64)> = lines
        .iter()
        .map(|line| {
            let number = |key: &str| line[key].as_u64().expect("a number");
            (line["name"].as_str().expect("a name"), number("points"), number("board_points"))
        })
        .collect();
    assert_eq!(found, published);
}

#[test]
fn teams_of_2005() {
    group(
        &["Russia", "Cameroon", "Ukraine", "Czechia"],
        &[
            ("Russia", "Cameroon", 4),
            ("Russia", "Ukraine", 7),
            ("Russia", "Czechia", 8),
            ("Cameroon", "Ukraine", 5),
            ("Cameroon", "Czechia", 7),
            ("Ukraine", "Czechia", 6),
        ],
        &[("Russia", 5, 19), ("Cameroon", 5, 16), ("Ukraine", 2, 10), ("Czechia", 0, 3)],
    );
    group(
        &["Latvia", "France", "Israel", "Poland", "Italy"],
        &[
            ("Latvia", "France", 6),
            ("Latvia", "Israel", 5),
            ("Latvia", "Poland", 6),
            ("Latvia", "Italy", 7),
            ("France", "Israel", 5),
            ("France", "Poland", 4),
            ("France", "Italy", 6),
            ("Israel", "Poland", 5),
            ("Israel", "Italy", 6),
            ("Poland", "Italy", 5),
        ],
        &[("Latvia", 8, 24), ("France", 5, 17), ("Israel", 4, 17), ("Poland", 3, 14), ("Italy", 0, 8)],
    );
}
