//! People: found, followed, the strongest; favourite games; channels.

use serde_json::json;

use crate::browser::Browser;
use crate::client::{Client, two_programs};
use crate::desk::person;
use crate::hall::Hall;

#[tokio::test]
async fn people_are_found_and_followed_by_pages_and_programs() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let (mut olena, _ivan) = (person(&hall, "Olena").await, person(&hall, "Ivan").await);
    let program = Client::of(&hall, &mut olena).await;
    assert_eq!(program.get("/api/v1/people?name=IVA").await.json(), json!(["Ivan"]));
    assert_eq!(program.get("/api/v1/people?name=nobody").await.json(), json!([]));
    let page = olena.get("/people?name=iv").await;
    assert!(page.status == 200 && page.text.contains("/player/Ivan"), "{}", page.text);

    assert_eq!(olena.post("/player/Ivan/follow", &[("act", "follow")]).await.to(), "/player/Ivan");
    assert!(olena.get("/player/Ivan").await.text.contains("unfollow"));
    assert_eq!(program.get("/api/v1/account/following").await.json(), json!(["Ivan"]));
    assert_eq!(program.get("/api/v1/players?name=Ivan").await.json()["followers"], 1);
    assert_eq!(olena.post("/player/Olena/follow", &[("act", "follow")]).await.status, 409, "not oneself");
    let no = program.post("/api/v1/account/following", &json!({"name": "nobody", "following": true})).await;
    assert_eq!(no.status, 404);
    let gone = program.post("/api/v1/account/following", &json!({"name": "Ivan", "following": false})).await;
    assert_eq!(gone.json(), json!([]));
    let leaders = program.get("/api/v1/leaders?variant=russian&pace=blitz").await;
    assert_eq!((leaders.status, leaders.json()), (200, json!([])));
    hall.close().await;
}

#[tokio::test]
async fn whoever_is_blocked_follows_no_longer() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let (mut olena, mut ivan) = (person(&hall, "Olena").await, person(&hall, "Ivan").await);
    let programs = [Client::of(&hall, &mut olena).await, Client::of(&hall, &mut ivan).await];
    let follow = [("act", "follow")];
    assert_eq!(olena.post("/player/Ivan/follow", &follow).await.status, 303);
    assert_eq!(ivan.post("/player/Olena/follow", &follow).await.status, 303);
    assert_eq!(ivan.post("/player/Olena/block", &[("act", "block")]).await.status, 303);
    for program in &programs {
        assert_eq!(program.get("/api/v1/account/following").await.json(), json!([]));
    }
    assert_eq!(programs[0].get("/api/v1/players?name=Ivan").await.json()["followers"], 0);
    assert_eq!(olena.post("/player/Ivan/follow", &follow).await.status, 409, "and not again");
    hall.close().await;
}

#[tokio::test]
async fn a_game_is_shown_by_its_channel_and_on_the_page_of_whoever_likes_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let (mut ann, mut bob) = (person(&hall, "Ann").await, person(&hall, "Bob").await);
    let (white, black) = (Client::of(&hall, &mut ann).await, Client::of(&hall, &mut bob).await);
    let game = two_programs(&white, &black).await;
    let channels = Client::stranger(&hall).get("/api/v1/channels").await.json();
    let own = channels.as_array().and_then(|all| all.iter().find(|own| own["variant"] == "international"));
    assert_eq!(own.map(|own| own["game"].clone()), Some(json!(game)), "{channels}");
    let mut guest = Browser::new(hall.address);
    for page in ["/watch", "/watch/international", "/overlay/international"] {
        let shown = guest.get(page).await;
        assert!(shown.status == 200 && shown.text.contains(&game), "{page}: {}", shown.text);
    }
    assert!(!guest.get("/watch/lasca").await.text.contains(&game));
    assert_eq!(guest.get("/watch/chess").await.status, 404);

    let resign = format!("/api/v1/games/{game}/actions");
    assert_eq!(white.post(&resign, &json!({"action": "resign"})).await.status, 200);
    assert!(!guest.get("/watch/international").await.text.contains(&game), "it is over");
    let favour = [("act", "favour")];
    assert_eq!(bob.post(&format!("/game/{game}/favourite"), &favour).await.status, 303);
    let page = guest.get("/player/Bob").await.text;
    assert!(page.contains(&format!("/game/{game}")) && page.contains("Favourite games"), "{page}");
    let card = white.get("/api/v1/players?name=Bob").await.json();
    assert_eq!(card["favourites"], json!([game]), "{card}");
    assert_eq!(card["black"], json!({"won": 1, "drawn": 0, "lost": 0}), "{card}");
    hall.close().await;
}
