//! What an administrator does, and that nobody else can.

use crate::browser::Browser;
use crate::desk::founder;
use crate::hall::Hall;

const PASSWORD: (&str, &str) = ("password", "long enough");

async fn two(hall: &Hall) -> (Browser, Browser) {
    let (first, mut second) = (founder(hall, "Olena").await, Browser::new(hall.address));
    second.post("/register", &[("name", "Ivan"), PASSWORD]).await;
    (first, second)
}

#[tokio::test]
async fn only_an_administrator_may() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let (mut olena, mut ivan) = two(&hall).await;
    let mut guest = Browser::new(hall.address);
    assert_eq!(olena.get("/admin").await.status, 200);
    assert_eq!(ivan.get("/admin").await.status, 403);
    assert_eq!(guest.get("/admin").await.to(), "/sign-in?to=%2Fadmin");
    for (path, form) in [
        ("/admin/account", &[("account", "1"), ("deed", "close")][..]),
        ("/admin/account", &[("account", "2"), ("deed", "make-administrator")][..]),
        ("/admin/settings", &[("no-newcomers", "on")][..]),
    ] {
        assert_eq!(ivan.post(path, form).await.status, 403, "{path}");
        assert_eq!(guest.post(path, form).await.to(), "/sign-in", "{path}");
    }
    assert!(
        olena.get("/admin").await.text.matches("made an administrator").count() == 1,
        "nothing else was done"
    );
    hall.close().await;
}

#[tokio::test]
async fn an_administrator_looks_after_accounts() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let (mut olena, mut ivan) = two(&hall).await;
    let deed = |deed| [("account", "2"), ("deed", deed), PASSWORD];
    let sign_in = [("name", "Ivan"), PASSWORD];

    assert_eq!(olena.post("/admin/account", &deed("close")).await.status, 303);
    assert_eq!(ivan.get("/account").await.to(), "/sign-in?to=%2Faccount");
    let closed = ivan.post("/sign-in", &sign_in).await;
    assert!(closed.text.contains("This account is closed"), "{}", closed.text);
    assert_eq!(olena.post("/admin/account", &deed("reopen")).await.status, 303);
    assert_eq!(ivan.post("/sign-in", &sign_in).await.status, 303);

    let page = olena.post("/admin/account", &deed("reset")).await.text;
    let link = page.split("/reset/").nth(1).and_then(|rest| rest.split('"').next()).expect("a link");
    let link = format!("/reset/{link}");
    let mut anywhere = Browser::new(hall.address);
    assert!(anywhere.get(&link).await.text.contains("Ivan"));
    assert_eq!(anywhere.post(&link, &[("password", "short")]).await.status, 422);
    assert_eq!(anywhere.post(&link, &[("password", "a new one")]).await.to(), "/account?done=password");
    assert_eq!(anywhere.post(&link, &[("password", "once more")]).await.status, 410);
    assert_eq!(ivan.get("/account").await.to(), "/sign-in?to=%2Faccount", "his sessions have ended");
    assert_eq!(ivan.post("/sign-in", &[("name", "Ivan"), ("password", "a new one")]).await.status, 303);

    let last =
        olena.post("/admin/account", &[("account", "1"), ("deed", "unmake-administrator"), PASSWORD]).await;
    assert!(last.status == 422 && last.text.contains("the only administrator"));
    assert_eq!(olena.post("/admin/account", &deed("make-administrator")).await.status, 303);
    assert_eq!(ivan.get("/admin").await.status, 200);
    assert_eq!(olena.post("/admin/account", &[("account", "9"), ("deed", "close")]).await.status, 404);

    let page = ivan.get("/admin?name=iv").await.text;
    for what in ["closed the account", "reopened the account", "gave a link", "made an administrator"] {
        assert!(page.contains(what), "{what}: {page}");
    }
    assert!(page.contains("<td>Olena</td>") && page.contains("<td>Ivan</td>"), "who and whom: {page}");
    hall.close().await;
}

#[tokio::test]
async fn settings_change_what_the_site_does() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let (mut olena, _) = two(&hall).await;
    assert_eq!(olena.post("/admin/settings", &[("no-newcomers", "on")]).await.status, 303);
    let wrong = olena.post("/admin/proxies", &[("proxies", "127.0.0.1 <b>")]).await;
    assert!(wrong.status == 422 && wrong.text.contains("no address and no network"), "{}", wrong.text);
    assert_eq!(olena.post("/admin/proxies", &[("proxies", "127.0.0.1")]).await.status, 303);
    let mut late = Browser::new(hall.address);
    let refused = late.post("/register", &[("name", "Late"), PASSWORD]).await;
    assert!(refused.status == 422 && refused.text.contains("does not let new accounts"));

    // From one address many names are tried; what the visitor himself writes into the header changes nothing.
    late.headers.push(("X-Forwarded-For", "6.6.6.6, 203.0.113.9"));
    for number in 0..31 {
        let name = format!("name{number}");
        let tried = late.post("/sign-in", &[("name", &name), ("password", "a guess")]).await;
        assert!(tried.text.contains("do not belong together"), "{number}: {}", tried.text);
    }
    late.headers[0].1 = "7.7.7.7, 203.0.113.9";
    let tried = late.post("/sign-in", &[("name", "Ivan"), PASSWORD]).await;
    assert!(tried.text.contains("Too many wrong passwords"), "{}", tried.text);
    late.headers[0].1 = "203.0.113.10";
    assert_eq!(late.post("/sign-in", &[("name", "Ivan"), PASSWORD]).await.status, 303);
    let page = olena.get("/admin").await.text;
    assert_eq!(page.matches("switched on").count(), 2, "{page}");
    hall.close().await;
}
