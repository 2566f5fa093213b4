//! An event moves between the hall and the site without loss, in both directions.

use damier_compete::event::{By, Entry, Fact, Role};
use damier_store::{AttachedTo, EventFile};

use crate::desk::{act, enter_eight, event, person, sent};
use crate::hall::Hall;

#[tokio::test]
async fn a_file_goes_to_the_hall_and_comes_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut chief = person(&hall, "ivan").await;
    let desk = event(&mut chief, "ua2023-russian/swiss", &[("rounds", "3")]).await;
    let public = desk.trim_end_matches("/desk").to_owned();
    enter_eight(&mut chief, &desk).await;
    act(&mut chief, &format!("{desk}/round"), "pair", &[("seed", "5")]).await;

    // To the hall: the same log, the same state.
    let (answer, bytes) = chief.download(&format!("{public}/paper/file")).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    let path = folder.path().join("hall.damier");
    std::fs::write(&path, &bytes).expect("the file");
    let taken = {
        let path = path.clone();
        tokio::task::spawn_blocking(move || {
            let mut file = EventFile::open(&path).expect("an event file");
            let event = file.load().expect("its event");
            let log = event.entries().len();
            assert_eq!(event.state().players.len(), 8);

            // In the hall the round is started, and a game is attached.
            let next = event.next_seq();
            let mut grown = event.clone();
            let (stage, round) = (damier_compete::event::StageId::FIRST, damier_compete::Round::FIRST);
            for fact in [Fact::Published { stage, round }, Fact::Started { stage, round }] {
                let at = grown.entries().last().expect("a fact").at + damier_clock::Span::seconds(1);
                let by = By::new(Role::ChiefArbiter, "Ivan Koval");
                grown.apply(Entry { seq: grown.next_seq(), at, by, fact }).expect("it can start");
            }
            file.append(next, &grown.entries()[log..]).expect("kept in the hall");
            let to = AttachedTo::Event("sheet".to_owned());
            file.attach(&to, damier_clock::Moment::from_millis(7), &[0, 159, 146, 150]).expect("bytes");
            file.close().expect("closed");
            grown
        })
        .await
        .expect("the hall works")
    };
    let bytes = std::fs::read(&path).expect("the file");

    // An organiser does not bring what only the chief arbiter could have said, even in a file that says he did.
    let mut organiser = person(&hall, "petro").await;
    let office = [("role", "organiser"), ("name", "Draughts Club"), ("account", "petro")];
    act(&mut chief, &format!("{desk}/officials"), "give-office", &office).await;
    let forged = organiser.upload(&format!("{desk}/course"), &[], ("event", &bytes)).await;
    assert_eq!(forged.status, 403, "{}", forged.text);

    // Back to the site, twice: the second time it says nothing new.
    let course = format!("{desk}/course");
    let back = chief.upload(&course, &[], ("event", &bytes)).await;
    assert_eq!(back.status, 200, "{}", back.text);
    assert!(back.text.contains("2 new facts"), "{}", back.text);
    let same = chief.upload(&course, &[], ("event", &bytes)).await;
    assert!(same.text.contains("nothing new"), "{}", same.text);

    // And out again: log, state and attachments are equal.
    let (_, again) = chief.download(&format!("{public}/paper/file")).await;
    let path = folder.path().join("again.damier");
    std::fs::write(&path, &again).expect("the file");
    tokio::task::spawn_blocking(move || {
        let mut file = EventFile::open(&path).expect("an event file");
        let event = file.load().expect("its event");
        assert_eq!(event.entries(), taken.entries());
        assert_eq!(event.state(), taken.state());
        let attached = file.attached(&AttachedTo::Event("sheet".to_owned())).expect("readable");
        assert_eq!(attached.as_deref(), Some(&[0, 159, 146, 150][..]));
    })
    .await
    .expect("they are equal");

    // A file that tells another story changes nothing; as a new event it is taken over.
    act(&mut chief, &format!("{desk}/disputes"), "note", &[("text", "said on the site")]).await;
    let mut other = person(&hall, "olha").await;
    let theirs = other.upload("/events/new", &[], ("event", &bytes)).await;
    assert_eq!(theirs.status, 303, "{}", theirs.text);
    let their_desk = theirs.to();
    act(&mut other, &format!("{their_desk}/disputes"), "note", &[("text", "said elsewhere")]).await;
    let (_, theirs) = other.download(&format!("{}/paper/file", their_desk.trim_end_matches("/desk"))).await;
    let refused = chief.upload(&course, &[], ("event", &theirs)).await;
    assert_eq!(refused.status, 409, "{}", refused.text);
    let nonsense = chief.upload(&course, &[], ("event", b"no event at all")).await;
    assert_eq!(nonsense.status, 422, "{}", nonsense.text);
    // Nobody else may bring a file here.
    assert_eq!(other.upload(&course, &[], ("event", &bytes)).await.status, 403);
    hall.close().await;
}

#[tokio::test]
async fn a_list_of_entries_is_taken_as_a_whole_or_by_good_rows() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut chief = person(&hall, "ivan").await;
    let desk = event(&mut chief, "ua2023-russian/swiss", &[("rounds", "3")]).await;
    let entries = format!("{desk}/entries");
    let list = "Name;Rating;Born\nAnna Bila;2000;1990\nBorys Honchar;many;1991\n".as_bytes();
    let form = [("act", "import")];
    let refused = chief.upload(&entries, &form, ("list", list)).await;
    assert_eq!(refused.status, 422, "{}", refused.text);
    assert!(!chief.get(&entries).await.text.contains("Anna Bila"));
    let good = [("act", "import"), ("good-rows", "on")];
    let taken = chief.upload(&entries, &good, ("list", list)).await;
    assert_eq!(taken.status, 200, "{}", taken.text);
    let shown = chief.get(&entries).await.text;
    assert!(shown.contains("Anna Bila") && !shown.contains("Borys Honchar"));
    assert_eq!(sent(&mut chief, &entries, "import", &[]).await.status, 422);
    hall.close().await;
}

/// What is replaced stays in the record, so an attachment that is replaced again and again would grow for ever.
#[tokio::test]
async fn what_is_attached_has_an_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut chief = person(&hall, "ivan").await;
    let desk = event(&mut chief, "ua2023-russian/swiss", &[("rounds", "3")]).await;
    let (_, own) = chief.download(&format!("{}/paper/file", desk.trim_end_matches("/desk"))).await;
    let path = folder.path().join("hall.damier");
    let mut answers = Vec::new();
    for number in 0..4_u8 {
        std::fs::write(&path, &own).expect("the file");
        let file = path.clone();
        let attach = move || {
            let mut file = EventFile::open(&file).expect("an event file");
            let to = AttachedTo::Event("sheet".to_owned());
            let at = damier_clock::Moment::from_millis(7 + i64::from(number));
            file.attach(&to, at, &vec![number; 5 << 20]).expect("bytes");
            file.close().expect("closed");
        };
        tokio::task::spawn_blocking(attach).await.expect("the hall works");
        let bytes = std::fs::read(&path).expect("the file");
        answers.push(chief.upload(&format!("{desk}/course"), &[], ("event", &bytes)).await);
    }
    let told: Vec<u16> = answers.iter().map(|answer| answer.status).collect();
    assert_eq!(told[..3], [200, 200, 200], "three times five megabytes");
    let full = &answers[3];
    assert!(full.status == 422 && full.text.contains("may have 16 MB together"), "{}", full.text);
    hall.close().await;
}

/// A table of a Swiss event in which everybody plays every round: whose numbers add up to one more than the round has
/// from the middle meet.
fn published(players: usize, rounds: usize) -> String {
    let head: String = (1..=rounds).map(|round| format!(";{round}")).collect();
    let cell = |at: usize, round: usize| {
        let other = (players - 1 + 2 * round - at) % players;
        let is_white = (at + players - round) % players < players / 2;
        if is_white { format!(";{}w2", other + 1) } else { format!(";{}b0", other + 1) }
    };
    let line = |at: usize| {
        let cells: String = (0..rounds).map(|round| cell(at, round)).collect();
        format!("{};Player {at}a{cells}\n", at + 1)
    };
    format!("No;Name{head}\n") + &(0..players).map(line).collect::<String>()
}

#[tokio::test]
async fn a_table_is_entered_unless_it_would_take_longer_than_anybody_waits() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut chief = person(&hall, "ivan").await;
    let desk = event(&mut chief, "ua2023-russian/swiss", &[("rounds", "5")]).await;
    let (course, form) = (format!("{desk}/course"), [("act", "import-table")]);
    let long = chief.upload(&course, &form, ("table", published(1000, 40).as_bytes())).await;
    assert!(long.status == 422 && long.text.contains("at most 15"), "{}: {}", long.status, long.text);
    let good = chief.upload(&course, &form, ("table", published(10, 5).as_bytes())).await;
    assert_eq!(good.status, 200, "{}", good.text);
    assert!(chief.get(&format!("{desk}/entries")).await.text.contains("Player 9a"));
    hall.close().await;
}
