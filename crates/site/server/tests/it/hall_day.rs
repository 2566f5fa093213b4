//! A day in the hall on the site: incidents under five codes by page and by the API, and the round of a blind player.

use serde_json::{Value, json};

use crate::browser::Browser;
use crate::client::Client;
use crate::desk::{NAMES, act, event, person, sent};
use crate::hall::Hall;

/// An event of eight whose first round is being played.
struct Day {
    chief: Browser,
    program: Client,
    desk: String,
}

impl Day {
    async fn begin(hall: &Hall, template: &str, login: &str) -> Day {
        let mut chief = person(hall, login).await;
        let desk = event(&mut chief, template, &[("rounds", "3")]).await;
        for name in NAMES {
            act(&mut chief, &format!("{desk}/entries"), "enter", &[("name", name)]).await;
        }
        act(&mut chief, &format!("{desk}/round"), "pair", &[]).await;
        act(&mut chief, &format!("{desk}/round"), "start", &[]).await;
        let program = Client::of(hall, &mut chief).await;
        Day { chief, program, desk }
    }

    /// Chooses something from the list of the console; the answer.
    async fn happens(&mut self, at: &str, what: &str, side: &str, more: &str, after: &str) -> String {
        let form =
            [("stage", "1"), ("round", "1"), ("at", at), ("what", what), ("side", side), ("more", more)];
        let form: Vec<(&str, &str)> = form.into_iter().chain([("after", after)]).collect();
        sent(&mut self.chief, &format!("{}/console", self.desk), "board", &form).await.text
    }

    /// The console with a board opened.
    async fn board(&mut self, table: u8) -> String {
        self.chief.get(&format!("{}/console?stage=1&round=1&board=1.1.{table}", self.desk)).await.text
    }

    /// Does an act by the API; the answer.
    async fn asks(&self, act: Value) -> Value {
        let event = self.desk.split('/').nth(2).expect("an event");
        self.program.post(&format!("/api/v1/events/{event}/acts"), &act).await.json()
    }
}

#[track_caller]
fn says(text: &str, wanted: &[&str]) {
    for own in wanted {
        assert!(text.contains(own), "{own} is not in {text}");
    }
}

// FMJD-I.5.4, UA-VI.Viol.4, UA13-IV.6.4, WCDF-1.25, COL-1.14.1a: who chooses is told, what he may choose is a button.
#[tokio::test]
async fn an_illegal_move_is_ruled_by_each_code() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    for (template, login, clause, choices) in [
        ("fmjd-100/swiss", "anna", "FMJD-I.5.4.2", 2),
        ("ua2023-russian/swiss", "borys", "UA-VI.Viol.4", 2),
        ("ua2013-russian/swiss", "clara", "UA13-IV.6.4.2", 2),
        ("wcdf-checkers/swiss", "danylo", "WCDF-1.25.3", 1),
        ("columns-russian/swiss", "eva", "COL-1.14.1a", 1),
    ] {
        let mut day = Day::begin(&hall, template, login).await;
        let form = [("board", "1.1.1"), ("kind", "2"), ("seat", "white")];
        act(&mut day.chief, &format!("{}/console", day.desk), "irregular", &form).await;
        let card = day.board(1).await;
        says(&card, &[clause, "name=\"lines\" value=\"correct ", "/diagram?variant="]);
        assert_eq!(card.matches("name=\"lines\"").count(), choices, "{template}: {card}");
        // The same by a program at another board, found later; the log tells both in words.
        let told =
            day.asks(json!({"act": "board", "at": 2, "lines": ["irregular white impossible-move"]})).await;
        assert_eq!(told["answer"]["board"]["waits"]["what"], "impossible-move", "{told}");
        let log = day.chief.get(&format!("{}/log", day.desk)).await.text;
        assert_eq!(log.matches("White: Impossible or irregular movement").count(), 2, "{template}: {log}");
        assert!(!log.contains("impossible-move"), "{template}: {log}");
    }
    hall.close().await;
}

// FMJD-III.6.11, UA-III.12.1.5, UA-III.12.3.12: clocks, a flag, a telephone and a protest that lifts its sanction.
#[tokio::test]
async fn a_dozen_incidents_on_the_pages() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut day = Day::begin(&hall, "ua2023-russian/swiss", "ivan").await;
    says(&day.happens("1", "clock-start", "", "", "0:00").await, &["the clock runs"]);
    says(&day.happens("1", "moves", "", "c3-d4 f6-g5", "5:00").await, &["after 2 half-moves", "1 moves"]);
    // The table of the round has what the log has: the moves, the last of them, both clocks.
    let console = day.chief.get(&format!("{}/console", day.desk)).await.text;
    let row = |board: &str| {
        let rest = console.split(&format!("data-board=\"{board}\"")).nth(1).expect("a row");
        rest.split("</tr>").next().expect("its end").to_owned()
    };
    says(&row("1.1.1"), &["<td class=\"figure ply\">2 f6-g5</td>", "<span class=\"left\">"]);
    assert!(!row("1.1.1").contains("<span class=\"left\"></span>"), "{}", row("1.1.1"));
    says(&row("1.1.2"), &["<span class=\"left\"></span>"]);
    says(&day.happens("1", "claim-counting", "white", "", "6:00").await, &["A claim that proved wrong"]);
    says(&day.happens("1", "clock-pause-records", "", "", "7:00").await, &["The clocks are stopped"]);
    says(&day.board(1).await, &["value=\"clock resume\""]);
    says(&day.happens("1", "clock-resume", "", "", "8:00").await, &["the clock runs"]);
    let missing = day.happens("1", "resign", "", "", "9:00").await;
    says(&missing, &["say of which side: resignation"]);
    let ended = day.happens("1", "resign", "black", "", "9:00").await;
    says(&ended, &["White wins: resignation", "The event has no result of this game yet"]);
    let card = day.board(1).await;
    says(&card, &["Write the result", "name=\"typed\" value=\"1 ", "9:00: Black: resignation"]);
    let typed = card.split("name=\"typed\" value=\"").nth(1).and_then(|rest| rest.split('"').next());
    let form = [("stage", "1"), ("round", "1"), ("typed", typed.expect("a result"))];
    act(&mut day.chief, &format!("{}/console", day.desk), "results", &form).await;
    assert!(!day.board(1).await.contains("Write the result"), "it is written");

    // A flag at another board; both too late; by a program.
    let late = day.asks(json!({"act": "board", "at": 2, "what": "clock-start", "more": "absent white black", "after": "0:00"})).await;
    assert_eq!(late["answer"]["board"]["clock"]["runs"], "white", "{late}");
    let refused = day.asks(json!({"act": "late", "who": NAMES[5], "minutes": 75})).await;
    assert_eq!(refused["code"], "refused", "{refused}");
    assert!(refused.to_string().contains("UA-III.5.4.2"), "{refused}");

    // The telephone of somebody rings, his protest is upheld, and the sanction is lifted everywhere.
    let disputes = format!("{}/disputes", day.desk);
    let ring =
        [("who", "@6"), ("sanction", "loss"), ("offence", "phone"), ("round", "1"), ("happened", "it rang")];
    act(&mut day.chief, &disputes, "punish", &ring).await;
    says(&day.chief.get(&disputes).await.text, &["UA-III.12.3.12, UA-III.12.10"]);
    let protest = day
        .asks(json!({"act": "protest", "who": NAMES[6], "round": 1, "game": true, "text": "the neighbour’s"}))
        .await;
    let number = protest["facts"][0]["seq"].as_u64().expect("a number").to_string();
    let ruling = [("protest", number.as_str()), ("upheld", "yes"), ("ruling", "so it was")];
    act(&mut day.chief, &disputes, "rule", &ruling).await;
    says(&day.chief.get(&disputes).await.text, &[&format!("lifted by protest {number}")]);

    // What the ladder has not is refused with its clause.
    let fine = [("who", "@1"), ("sanction", "fine"), ("offence", "refusal"), ("happened", "would not sign")];
    let answer = sent(&mut day.chief, &disputes, "punish", &fine).await;
    says(&answer.text, &["UA-III.12.10"]);
    // Nothing can be drawn where the regulation names no table of openings, and it is said what helps.
    let nothing = sent(&mut day.chief, &format!("{}/round", day.desk), "lots", &[("for", "ballots")]).await;
    says(&nothing.text, &["name a table of openings"]);
    hall.close().await;
}

// WCDF-6.9, WCDF-1.28, WCDF-4.17, FMJD-III.2.5, COL-3.3.5a: the form offers what the ladder of the code has, and whoever
// refuses the rules of checkers is told which rule that is.
#[tokio::test]
async fn only_the_steps_of_the_code_are_offered() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    for (template, login, offered) in [
        ("wcdf-checkers/swiss", "danylo", &["warning", "loss", "exclusion", "removal"][..]),
        ("fmjd-100/swiss", "anna", &["remark", "warning", "annulment", "exclusion"]),
        ("columns-russian/swiss", "eva", &["remark", "loss"]),
    ] {
        let mut day = Day::begin(&hall, template, login).await;
        let disputes = format!("{}/disputes", day.desk);
        let page = day.chief.get(&disputes).await.text;
        let form = page.split("id=\"s-how\"").nth(1).and_then(|rest| rest.split("</select>").next());
        let form = form.expect("the list of sanctions");
        let values: Vec<&str> =
            form.split("<option value=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        assert_eq!(values, offered, "{template}");
        if template.starts_with("wcdf") {
            let refuses = [
                ("who", "@1"),
                ("sanction", "loss"),
                ("offence", "refusal"),
                ("round", "1"),
                ("happened", "would not sign"),
            ];
            act(&mut day.chief, &disputes, "punish", &refuses).await;
            says(&day.chief.get(&disputes).await.text, &["WCDF-1.28, WCDF-4.17, WCDF-6.9"]);
        }
    }
    // A fine is for lateness only (UA-III.5.4.1).
    let mut day = Day::begin(&hall, "ua2023-russian/swiss", "ivan").await;
    let page = day.chief.get(&format!("{}/disputes", day.desk)).await.text;
    says(
        &page,
        &["<option value=\"fine\">fine: lateness</option>", "<option value=\"remark\">remark</option>"],
    );
    hall.close().await;
}

// UA13-IV.9.5.1: the games of a micro-match are called by their table and game on the console.
#[tokio::test]
async fn games_of_two_are_named_as_on_the_sheet() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut day = Day::begin(&hall, "ua2013-russian/micro-match-swiss", "ivan").await;
    let console = day.chief.get(&format!("{}/console", day.desk)).await.text;
    says(&console, &["<td>1.1</td>", "<td>1.2</td>"]);
    assert!(!console.contains("<td>1.0.1</td>"), "{console}");
    // One lot for both games (UA13-IV.9.5.2), drawn once, here with the pairing; whoever draws anew says why, and it is kept.
    let lots = [("for", "ballot"), ("of", "745"), ("table", "1"), ("seed", "5")];
    let page = format!("{}/round", day.desk);
    let refused = sent(&mut day.chief, &page, "lots", &lots).await.text;
    says(&refused, &["lots are drawn once", "to draw again, say why", "value=\"745\""]);
    let said = [("reason", "the card fell open")];
    let asked = json!({"act": "lots", "for": "ballot", "of": 745, "table": 1, "seed": 6});
    let refused = day.asks(asked.clone()).await;
    assert_eq!(refused["code"], "refused", "{refused}");
    let again: Vec<(&str, &str)> = lots.into_iter().chain(said).collect();
    let again = act(&mut day.chief, &page, "lots", &again).await.text;
    says(&again, &["had its opening already", "take this lot back"]);
    let log = day.chief.get(&format!("{}/log", day.desk)).await.text;
    says(&log, &["drawn again: the card fell open"]);
    hall.close().await;
}

// UA13-IV.9.5.2, UA13-IV.9.5.3: the slip that was drawn in the hall is entered at the desk and by a program.
#[tokio::test]
async fn lots_drawn_by_hand_on_the_site() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut day = Day::begin(&hall, "ua2013-russian/micro-match-swiss", "ivan").await;
    let page = format!("{}/round", day.desk);
    says(&day.chief.get(&page).await.text, &["name=\"drawn\"", "Drawn by hand"]);
    let slip = [("for", "ballot"), ("table", "1"), ("drawn", "XXI-6"), ("reason", "slips of paper")];
    says(&act(&mut day.chief, &page, "lots", &slip).await.text, &["had its opening already"]);
    let wrong = [("for", "ballot"), ("table", "1"), ("drawn", "none"), ("reason", "slips")];
    says(&sent(&mut day.chief, &page, "lots", &wrong).await.text, &["is on none of the slips"]);
    let told = day.asks(json!({"act": "lots", "for": "other", "what": "room", "of": 3, "drawn": 2})).await;
    assert_eq!(told["answer"]["drawn"], json!([2]), "{told}");
    let log = day.chief.get(&format!("{}/log", day.desk)).await.text;
    says(&log, &["by hand: opening XXI-6", "by hand: room", "drawn again: slips of paper"]);
    hall.close().await;
}

// WCDF-1.13, WCDF-1.25, UA-VII.Inv.11: the desk and the player read of Red; nobody but the referee decides there, and it is
// said so; API and page alike.
#[tokio::test]
async fn boards_of_checkers_speak_of_red() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut day = Day::begin(&hall, "wcdf-checkers/swiss", "ivan").await;
    day.happens("1", "moves", "", "11-15", "0:30").await;
    let told = day.happens("1", "offer", "red", "", "1:00").await;
    says(&told, &["Red offers a draw"]);
    let wrong = json!({"act": "board", "at": 1, "lines": ["irregular red two-moves"], "after": "2:00"});
    assert_eq!(day.asks(wrong).await["answer"]["board"]["waits"]["choices"][0]["line"], "correct arbiter");
    let refused =
        day.asks(json!({"act": "board", "at": 1, "lines": ["correct white"], "after": "2:30"})).await;
    assert_eq!(refused["code"], "refused", "{refused}");
    says(&refused.to_string(), &["the arbiter decides, no player", "WCDF-1.25"]);
    let page = day.board(1).await;
    says(&page, &["correct arbiter"]);
    assert!(!page.contains(">Black"), "{page}");
    let log = day.chief.get(&format!("{}/log", day.desk)).await.text;
    says(&log, &["Red: Two moves in succession"]);
    hall.close().await;
}

// UA13-IV.13.13.4, UA13-IV.13.14: the assistant sees what he may do, and speaks for his player and nobody else.
#[tokio::test]
async fn a_blind_player_has_his_round_on_the_site() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut chief = person(&hall, "ivan").await;
    let (mut nina, mut silent) = (person(&hall, "nina").await, person(&hall, "ada").await);
    let desk = event(&mut chief, "ua2023-russian/swiss", &[("rounds", "3")]).await;
    let (entries, officials) = (format!("{desk}/entries"), format!("{desk}/officials"));
    act(&mut chief, &entries, "enter", &[("name", NAMES[0]), ("impairment", "blind")]).await;
    act(&mut chief, &entries, "enter", &[("name", NAMES[1]), ("impairment", "weak-sight")]).await;
    for name in &NAMES[2..4] {
        act(&mut chief, &entries, "enter", &[("name", name)]).await;
    }
    act(&mut chief, &entries, "assistant", &[("who", "@0"), ("name", "Nina Koval")]).await;
    let record = [("who", "@1"), ("name", "Ada Melnyk"), ("help", "record")];
    act(&mut chief, &entries, "assistant", &record).await;
    for (login, who) in [("nina", "@0"), ("ada", "@1")] {
        let form = [("role", "assistant"), ("account", login), ("who", who)];
        act(&mut chief, &officials, "give-office", &form).await;
    }
    act(&mut chief, &format!("{desk}/round"), "pair", &[]).await;
    act(&mut chief, &format!("{desk}/round"), "start", &[]).await;
    let own = desk.replace("/desk", "/own");
    let page = nina.get(&own).await.text;
    says(&page, &["You help Anna Bila.", "UA13-IV.13.13.4", "Round 1, table ", "UA13-IV.13.1"]);
    assert!(!page.contains("you play"), "{page}");

    // An irregularity of the opponent: the choice is hers to say.
    let white = page.split("Round 1, table ").nth(1).expect("the board").contains(": Anna Bila –");
    let offender = if white { "black" } else { "white" };
    let line = format!("irregular {offender} impossible-move");
    let written =
        [("stage", "1"), ("round", "1"), ("at", NAMES[0]), ("after", "5:00"), ("lines", line.as_str())];
    act(&mut chief, &format!("{desk}/round"), "board", &written).await;
    says(&nina.get(&own).await.text, &["value=\"choose\""]);
    act(&mut nina, &own, "choose", &[("round", "1"), ("choice", "correct")]).await;
    let log = chief.get(&format!("{desk}/log")).await.text;
    says(&log, &["Anna Bila says", "it is put right"]);
    act(&mut nina, &own, "protest", &[("round", "1"), ("text", "the clock could not be felt")]).await;
    for (browser, form, what) in [
        (&mut silent, vec![("round", "1"), ("counted", "repetition")], "count"),
        (&mut nina, vec![("round", "1"), ("who", "@2"), ("counted", "repetition")], "count"),
    ] {
        let answer = sent(browser, &own, what, &form).await;
        assert_eq!(answer.status, 403, "{}", answer.text);
    }
    // When to warn him is told in whole seconds.
    let start =
        [("stage", "1"), ("round", "1"), ("at", NAMES[0]), ("after", "6:00"), ("lines", "clock start")];
    let told = act(&mut chief, &format!("{desk}/round"), "board", &start).await.text;
    assert!(!told.contains(".001"), "{told}");
    // His papers in large print.
    let pairings =
        chief.get(&format!("{}/paper/pairings?stage=1&round=1&print=large", desk.replace("/desk", ""))).await;
    says(&pairings.text, &["class=\"large\""]);
    hall.close().await;
}

// WCDF-1.13: whoever is named first begins, with Red, on the pages as on the papers.
#[tokio::test]
async fn red_begins_on_every_page() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut day = Day::begin(&hall, "wcdf-checkers/swiss", "ivan").await;
    let public = day.desk.replace("/desk", "");
    for page in [format!("{}/round", day.desk), format!("{public}/round/1.1"), public.clone()] {
        let text = day.chief.get(&page).await.text;
        let (red, white) = (text.find("<th>Red</th>"), text.find("<th>White</th>"));
        assert!(red.is_some() && red < white, "{page}: {text}");
    }
    let console = day.board(1).await;
    let (white, red) = (console.find("<th>White</th>"), console.find("<th>Red</th>"));
    assert!(white.is_some() && white < red, "{console}");
    hall.close().await;
}

// FMJD-III.7.6.4, FMJD-III.7.6.7, FMJD-III.7.7.4: the console leads through an interruption; a strange envelope is refused
// on the page and by a program, and changes nothing.
#[tokio::test]
async fn an_interrupted_game_on_the_console() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut day = Day::begin(&hall, "fmjd-100/swiss", "anna").await;
    day.happens("1", "clock-start", "", "", "0:00").await;
    day.happens("1", "moves", "", "32-28", "5:00").await;
    day.happens("1", "clock-adjourn-disturbed", "", "", "6:00").await;
    says(&day.board(1).await, &["Once the position is copied, Black thinks", "value=\"clock resume\""]);
    day.happens("1", "clock-resume", "", "", "7:00").await;
    says(&day.board(1).await, &["value=\"clock seal\""]);
    day.happens("1", "clock-seal", "", "", "8:00").await;
    let refused = day.happens("1", "sealed", "", "33-29", "9:00").await;
    says(&refused, &["If it is the envelope of another board, close it again", "FMJD-III.7.6.7"]);
    let refused = day.asks(json!({"act": "board", "at": 1, "what": "sealed", "after": "9:00"})).await;
    assert_eq!(refused["code"], "refused", "{refused}");
    let opened =
        day.asks(json!({"act": "board", "at": 1, "what": "sealed", "more": "19-23", "after": "9:00"})).await;
    assert_eq!(opened["answer"]["board"]["clock"]["runs"], "white", "{opened}");
    assert_eq!(opened["answer"]["board"]["adjourned"], Value::Null, "{opened}");
    hall.close().await;
}

// UA13-IV.3.4.2, UA-II.3.6.2.b: the lot about a final is drawn at the desk and by a program, and everybody reads who won.
#[tokio::test]
async fn the_lot_about_a_final_on_the_site() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    for (login, by_program) in [("ivan", false), ("anna", true)] {
        let mut chief = person(&hall, login).await;
        let desk = event(&mut chief, "ua2023-russian/knockout", &[]).await;
        for name in &NAMES[..2] {
            act(&mut chief, &format!("{desk}/entries"), "enter", &[("name", name)]).await;
        }
        let round = format!("{desk}/round");
        for _ in 0..2 {
            act(&mut chief, &round, "pair", &[]).await;
            act(&mut chief, &round, "start", &[]).await;
            act(&mut chief, &round, "results", &[("typed", "1 1-1")]).await;
            act(&mut chief, &round, "close", &[]).await;
        }
        says(&chief.get(&round).await.text, &["<option value=\"meetings\">"]);
        if by_program {
            let program = Client::of(&hall, &mut chief).await;
            let id = desk.split('/').nth(2).expect("an event");
            let lots = json!({"act": "lots", "for": "meetings", "seed": 4});
            let told = program.post(&format!("/api/v1/events/{id}/acts"), &lots).await.json();
            assert!(told.to_string().contains("goes on by lot"), "{told}");
        } else {
            let told = act(&mut chief, &round, "lots", &[("for", "meetings"), ("seed", "4")]).await.text;
            says(&told, &["goes on by lot", "has won"]);
        }
        let public = desk.replace("/desk", "/rounds");
        says(
            &chief.get(&public).await.text,
            &["seed 4: ", "goes on from the level meeting of round 1, table 1"],
        );
    }
    hall.close().await;
}
