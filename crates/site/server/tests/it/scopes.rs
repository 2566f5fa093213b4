//! What each right of a token opens: every operation of the API with a token of every right.

use serde_json::{Value, json};

use crate::api::{Operation, operations};
use crate::browser::Browser;
use crate::client::{Client, Reply, make_token, two_programs};
use crate::desk::person;
use crate::hall::Hall;

const SCOPES: [&str; 8] = ["read", "play", "import", "study", "events", "contest", "federation", "moderate"];

/// Each operation: the right without which it is refused, and, where anybody may ask, the rights by which the owner of
/// a token is known. Every other right opens no more than no token does.
const TABLE: &[(&str, Option<&str>, &[&str])] = &[
    ("listVariants", None, &[]),
    ("listRulebooks", None, &[]),
    ("getRulebook", None, &[]),
    ("listClauses", None, &[]),
    ("listControls", None, &[]),
    ("readControl", None, &[]),
    ("getPosition", None, &[]),
    ("checkMove", None, &[]),
    ("explore", None, &["read"]),
    ("listGames", None, &[]),
    ("getGame", None, &["play", "read"]),
    ("getMoves", None, &["play", "read"]),
    ("getPdn", None, &["play", "read"]),
    ("streamGame", None, &["play", "read"]),
    ("playEngine", Some("play"), &[]),
    ("move", Some("play"), &[]),
    ("act", Some("play"), &[]),
    ("getChat", Some("read"), &[]),
    ("say", Some("play"), &[]),
    ("getAudienceChat", None, &["read", "play"]),
    ("sayInAudience", Some("play"), &[]),
    ("listChallenges", None, &["play", "read"]),
    ("offer", Some("play"), &[]),
    ("getChallenge", None, &[]),
    ("accept", Some("play"), &[]),
    ("withdraw", Some("play"), &[]),
    ("streamEvents", Some("play"), &[]),
    ("listChannels", None, &[]),
    ("getPlayer", None, &[]),
    ("findPeople", None, &[]),
    ("listLeaders", None, &[]),
    ("listFollowing", Some("read"), &[]),
    ("follow", Some("play"), &[]),
    ("favour", Some("play"), &[]),
    ("listConversations", Some("read"), &[]),
    ("listMessages", Some("read"), &[]),
    ("writeMessage", Some("play"), &[]),
    ("getAnalysis", None, &[]),
    ("askAnalysis", Some("study"), &[]),
    ("listExercises", None, &[]),
    ("listExerciseRatings", None, &["read", "study"]),
    ("tryExercise", Some("study"), &[]),
    ("voteExercise", Some("study"), &[]),
    ("listStudies", None, &["study", "read"]),
    ("createStudy", Some("study"), &[]),
    ("getStudy", None, &["study", "read"]),
    ("saveStudy", Some("study"), &[]),
    ("removeStudy", Some("study"), &[]),
    ("listStudyMembers", None, &["study", "read"]),
    ("shareStudy", Some("study"), &[]),
    ("getStudyChat", Some("read"), &[]),
    ("sayInStudy", Some("study"), &[]),
    ("getStudyPdn", None, &["study", "read"]),
    ("importPdn", Some("import"), &[]),
    ("getImport", Some("import"), &[]),
    ("removeGame", Some("import"), &[]),
    ("listProblems", None, &[]),
    ("findProblemsLike", None, &[]),
    ("getProblemBook", None, &[]),
    ("getProblemOfTheDay", None, &[]),
    ("getProblem", None, &[]),
    ("getProblemPdn", None, &[]),
    ("enterProblem", Some("study"), &[]),
    ("withdrawProblem", Some("study"), &[]),
    ("beginProof", Some("study"), &[]),
    ("getProof", None, &[]),
    ("stopProof", Some("study"), &[]),
    ("solveProblem", Some("study"), &[]),
    ("getSolving", Some("read"), &[]),
    ("listEvents", None, &[]),
    ("createEvent", Some("events"), &[]),
    ("getEvent", None, &["events", "read"]),
    ("listEventFacts", Some("events"), &[]),
    ("listEventActs", Some("events"), &[]),
    ("actAtEvent", Some("events"), &[]),
    ("listCorrespondence", Some("read"), &[]),
    ("getCorrespondence", None, &["play", "read"]),
    ("listCorrespondenceActs", Some("play"), &[]),
    ("actInCorrespondence", Some("play"), &[]),
    ("listClubs", None, &[]),
    ("foundClub", Some("play"), &[]),
    ("getClub", None, &["play", "read"]),
    ("listClubActs", Some("play"), &[]),
    ("actInClub", Some("play"), &[]),
    ("getClubMatch", None, &[]),
    ("listArenas", None, &[]),
    ("announceArena", Some("events"), &[]),
    ("getArena", None, &["play", "read"]),
    ("listArenaActs", Some("play"), &[]),
    ("actInArena", Some("play"), &[]),
    ("getArenaSeries", None, &[]),
    ("getDisplay", None, &["play", "read"]),
    ("listDisplayActs", Some("play"), &[]),
    ("actAtDisplay", None, &["play"]),
    ("listBooksActs", Some("federation"), &[]),
    ("actInBooks", Some("federation"), &[]),
    ("listContests", None, &[]),
    ("announceContest", Some("contest"), &[]),
    ("getContest", None, &["contest", "read"]),
    ("listContestActs", Some("contest"), &[]),
    ("actInContest", Some("contest"), &[]),
    ("getWork", None, &["contest", "read"]),
    ("announceSolving", Some("contest"), &[]),
    ("getSolvingContest", None, &["contest", "read"]),
    ("listSolvingActs", Some("contest"), &[]),
    ("actInSolving", Some("contest"), &[]),
    ("getRatingList", None, &[]),
    ("findPlayers", None, &[]),
    ("listFederationEvents", None, &[]),
    ("listFederations", None, &[]),
    ("listArbiters", None, &[]),
    ("listApplications", None, &["federation", "read"]),
    ("fileApplication", Some("federation"), &[]),
    ("getApplication", None, &["federation", "read"]),
    ("stepApplication", Some("federation"), &[]),
    ("getBooksRecord", Some("federation"), &[]),
    ("listPapers", None, &[]),
    ("getPaper", None, &["federation", "read"]),
    ("getAccount", Some("read"), &[]),
    ("getOwnData", Some("read"), &[]),
    ("revokeToken", Some("read"), &[]),
    ("forgetOwnAccount", Some("read"), &[]),
    ("getDataOf", Some("moderate"), &[]),
    ("forgetAccount", Some("moderate"), &[]),
    ("forgetNameInGames", Some("moderate"), &[]),
    ("forgetInBooks", Some("federation"), &[]),
    ("report", Some("play"), &[]),
    ("listBlocked", Some("read"), &[]),
    ("block", Some("play"), &[]),
    ("listReports", Some("moderate"), &[]),
    ("getReport", Some("moderate"), &[]),
    ("settleReport", Some("moderate"), &[]),
    ("getFairPlay", Some("moderate"), &[]),
    ("askFairPlay", Some("moderate"), &[]),
    ("clearChallenges", Some("play"), &[]),
];

fn row(name: &str) -> Option<(Option<&'static str>, &'static [&'static str])> {
    TABLE.iter().find(|row| row.0 == name).map(|row| (row.1, row.2))
}

/// A program with a token of one right.
async fn limited(hall: &Hall, browser: &mut Browser, scope: &str) -> Client {
    Client { address: hall.address, token: Some(make_token(browser, &[scope]).await) }
}

async fn ask(client: &Client, operation: &Operation) -> Reply {
    let address = operation.address(|param| operation.example(param));
    let (kind, body) = operation.body().unwrap_or_default();
    let body = match body {
        Value::Null => String::new(),
        Value::String(text) => text,
        // With his password the owner would be gone.
        json => json.to_string().replace("long enough", "not his own"),
    };
    client.ask(&operation.method, &address, &kind, &body).await
}

#[tokio::test]
async fn every_operation_is_opened_by_its_right_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let document = Client::stranger(&hall).get("/api/openapi.json").await.json();
    let all = operations(&document);
    let mut missing: Vec<&str> = all.iter().map(Operation::name).filter(|name| row(name).is_none()).collect();
    missing.sort_unstable();
    assert_eq!(missing, [""; 0], "each operation stands in the table");
    assert_eq!(all.len(), TABLE.len(), "and the table has no others");
    for scope in SCOPES {
        let mut owner = person(&hall, &format!("owner-{scope}")).await;
        let mut client = limited(&hall, &mut owner, scope).await;
        for operation in &all {
            let (needed, known) = row(operation.name()).expect("a row");
            let security = &operation.described["security"];
            let described = match (needed, known) {
                (Some(needed), _) => json!([{ "token": [needed] }]),
                (None, []) => json!([{}, { "token": [] }]),
                (None, known) => {
                    let known = known.iter().map(|scope| json!({ "token": [scope] }));
                    Value::Array(std::iter::once(json!({})).chain(known).collect())
                }
            };
            assert_eq!(security, &described, "{}", operation.name());
            // A stream does not end; tests of their own read it.
            if matches!(operation.name(), "streamGame" | "streamEvents") {
                continue;
            }
            let reply = ask(&client, operation).await;
            let refused = reply.status == 403 && reply.json()["code"] == "scope";
            let wanted = needed.is_some_and(|needed| needed != scope);
            assert_eq!(refused, wanted, "{} with {scope}: {reply:?}", operation.name());
            // One operation takes its own token back.
            if operation.name() == "revokeToken" {
                client = limited(&hall, &mut owner, scope).await;
            }
        }
    }
    hall.close().await;
}

/// Takes all tokens of somebody back, so that there is room for others.
async fn drop_tokens(browser: &mut Browser) {
    let page = browser.get("/account/tokens").await.text;
    for part in page.split("name=\"revoke\" value=\"").skip(1) {
        let number = part.split('"').next().expect("a number");
        browser.post("/account/tokens", &[("revoke", number)]).await;
    }
}

#[tokio::test]
async fn what_is_private_is_seen_by_the_right_for_it_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut owner = person(&hall, "owner").await;
    let whole = Client::of(&hall, &mut owner).await;
    let other = Client::register(&hall, "other").await;
    let tree = json!({ "rulebook": "ua2023-russian", "line": [{ "move": "c3-d4" }] });
    let study = json!({
        "title": "Secret openings", "visibility": "private", "version": null,
        "chapters": [{ "title": "One", "tree": tree }],
    });
    let kept = whole.post("/api/v1/studies", &study).await;
    assert_eq!(kept.status, 201, "{kept:?}");
    let study = kept.json()["id"].as_str().expect("a name").to_owned();
    let game = two_programs(&whole, &other).await;
    let stranger = Client::stranger(&hall);
    for scope in SCOPES {
        let client = limited(&hall, &mut owner, scope).await;
        let studies = matches!(scope, "read" | "study");
        let games = matches!(scope, "read" | "play");
        for path in [format!("/api/v1/studies/{study}"), format!("/api/v1/studies/{study}/pdn")] {
            let status = client.get(&path).await.status;
            assert_eq!(status, if studies { 200 } else { 404 }, "{path} with {scope}");
        }
        let list = client.get("/api/v1/studies").await;
        assert_eq!(list.text.contains("Secret openings"), studies, "the list with {scope}");
        let view = client.get(&format!("/api/v1/games/{game}")).await.json();
        assert_eq!(view["you"] == "white", games, "the game with {scope}: {}", view["you"]);
        let first =
            client.stream(&format!("/api/v1/games/{game}/stream")).await.next().await.expect("a view");
        assert_eq!(first["you"] == "white", games, "the stream with {scope}");
        if !games {
            let plain = stranger.get(&format!("/api/v1/games/{game}")).await.json();
            assert_eq!(view["you"], plain["you"], "{scope}");
        }
        drop_tokens(&mut owner).await;
    }
    hall.close().await;
}
