//! Signing in by a device.

use serde_json::{Value, json};

use crate::browser::Browser;
use crate::device::{Device, Key, text};
use crate::hall::Hall;

const NAME: [(&str, &str); 2] = [("name", "Olena"), ("password", "long enough")];

/// A browser that knows the server by a name to which devices give keys.
fn local(hall: &Hall) -> (Browser, String) {
    let mut browser = Browser::new(hall.address);
    browser.host = format!("localhost:{}", hall.address.port());
    let origin = format!("http://{}", browser.host);
    (browser, origin)
}

async fn sign_in(
    browser: &mut Browser,
    change: impl Fn(&mut Value, &mut Device),
    device: &mut Device,
) -> u16 {
    let (status, mut asked) = browser.post_json("/sign-in/passkey/ask", &json!({})).await;
    assert_eq!(status, 200, "{asked}");
    change(&mut asked, device);
    browser.post_json("/sign-in/passkey", &device.sign(&asked)).await.0
}

#[tokio::test]
async fn somebody_signs_in_by_a_device() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let (mut browser, origin) = local(&hall);
    assert_eq!(browser.post("/account/passkeys/ask", &[]).await.to(), "/sign-in", "not without an account");
    browser.post("/register", &NAME).await;
    assert!(browser.get("/account").await.text.contains("passkey-new"));

    let mut device = Device::new(&origin);
    let (_, asked) = browser.post_json("/account/passkeys/ask", &json!({"password": "long enough"})).await;
    assert_eq!(asked["rp"]["id"], "localhost");
    let made = device.make(&asked);
    assert_eq!(browser.post_json("/account/passkeys", &made).await.0, 200);
    assert_eq!(browser.post_json("/account/passkeys", &made).await.0, 422, "a question is answered once");
    assert!(browser.get("/account").await.text.contains("<b>phone</b>"));
    let known = browser.post_json("/account/passkeys/ask", &json!({"password": "long enough"})).await.1;
    assert_eq!(known["excludeCredentials"][0]["id"], text(b"credential 1"));

    let (mut other, _) = local(&hall);
    assert!(other.get("/sign-in").await.text.contains("passkey-sign-in"));
    device.count = 1;
    let before = other.cookies["damier"].clone();
    assert_eq!(sign_in(&mut other, |_, _| {}, &mut device).await, 200);
    assert_ne!(other.cookies["damier"], before, "the secret is a new one");
    assert!(other.get("/").await.text.contains("Olena"));
    // A copy of the key has signed as often already.
    assert_eq!(sign_in(&mut other, |_, _| {}, &mut device).await, 422);

    // Another site, another question, nobody at the device, another key, a question to another browser.
    let (mut third, _) = local(&hall);
    third.get("/").await;
    device.count = 2;
    let evil = "https://evil.example".to_owned();
    assert_eq!(sign_in(&mut third, |_, device| device.origin.clone_from(&evil), &mut device).await, 422);
    device.origin = origin;
    assert_eq!(sign_in(&mut third, |asked, _| asked["rpId"] = json!("evil.example"), &mut device).await, 422);
    assert_eq!(sign_in(&mut third, |asked, _| asked["challenge"] = json!("AAAA"), &mut device).await, 422);
    device.verifies = false;
    assert_eq!(sign_in(&mut third, |_, _| {}, &mut device).await, 422);
    device.verifies = true;
    let asked = third.post_json("/sign-in/passkey/ask", &json!({})).await.1;
    let mut signed = device.sign(&asked);
    signed["signature"] = json!(text(&[0x30, 6, 2, 1, 1, 2, 1, 1]));
    assert_eq!(third.post_json("/sign-in/passkey", &signed).await.0, 422);
    let asked = third.post_json("/sign-in/passkey/ask", &json!({})).await.1;
    assert_eq!(browser.post_json("/sign-in/passkey", &device.sign(&asked)).await.0, 422);
    assert!(!third.get("/").await.text.contains("Olena"));

    assert_eq!(
        browser
            .post("/account/passkeys/remove", &[("number", "1"), ("password", "long enough")])
            .await
            .status,
        303
    );
    assert_eq!(sign_in(&mut third, |_, _| {}, &mut device).await, 422);
    hall.close().await;
}

#[tokio::test]
async fn a_page_says_where_passkeys_do_not_work() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut browser = Browser::new(hall.address);
    browser.post("/register", &NAME).await;
    assert!(browser.get("/account").await.text.contains("https or on localhost"));
    assert_eq!(browser.post_json("/account/passkeys/ask", &json!({"password": "long enough"})).await.0, 409);
    assert!(!browser.get("/sign-in").await.text.contains("passkey-sign-in"));
    hall.close().await;
}

#[tokio::test]
async fn every_kind_of_key_signs_in() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    for (name, key, number) in
        [("Es", Key::es256(), -7), ("Ed", Key::eddsa(), -8), ("Rs", Key::rs256(), -257)]
    {
        let (mut browser, origin) = local(&hall);
        browser.post("/register", &[("name", &format!("{name}Olena")), ("password", "long enough")]).await;
        let mut device = Device::with(key, &origin);
        device.credential = name.as_bytes().to_vec();
        let (_, asked) =
            browser.post_json("/account/passkeys/ask", &json!({"password": "long enough"})).await;
        let kinds = asked["pubKeyCredParams"].as_array().expect("kinds");
        assert!(kinds.iter().any(|kind| kind["alg"] == number), "{asked}");
        assert_eq!(browser.post_json("/account/passkeys", &device.make(&asked)).await.0, 200, "{name}");
        let (mut other, _) = local(&hall);
        assert_eq!(sign_in(&mut other, |_, _| {}, &mut device).await, 200, "{name}");
        assert!(other.get("/").await.text.contains(&format!("{name}Olena")));
        let (mut third, _) = local(&hall);
        let asked = third.post_json("/sign-in/passkey/ask", &json!({})).await.1;
        let mut signed = device.sign(&asked);
        let right = signed["signature"].as_str().expect("a signature").to_owned();
        let other = if right.starts_with('B') { 'C' } else { 'B' };
        signed["signature"] = json!(format!("{other}{}", &right[1..]));
        assert_eq!(third.post_json("/sign-in/passkey", &signed).await.0, 422, "{name}: a wrong signature");
    }
    hall.close().await;
}
