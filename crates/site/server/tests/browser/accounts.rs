//! Somebody comes for the first time, makes an account and comes back.

use crate::club::{Club, Done};

#[tokio::test]
async fn somebody_registers_signs_out_and_in() -> Done {
    let Some(club) = Club::open().await else { return Ok(()) };
    let olena = club.visitor().await?;
    olena.click("link", "Sign in").await?;
    olena.click("link", "I have no account yet").await?;
    olena.at("/register").await?;
    olena.fill("Name", "Олена").await?;
    olena.fill("Password", "сім сім").await?;
    olena.click("button", "Register").await?;
    // The browser itself stops what is too short.
    assert_eq!(olena.eval("document.querySelector('#password').matches(':invalid')").await?, true);
    olena.fill("Password", "сім сімок").await?;
    olena.click("button", "Register").await?;
    olena.sees("Олена").await?;
    olena.click_on("header summary.who").await?;
    olena.click("button", "Sign out").await?;
    olena.find("link", "Sign in").await?;
    assert!(!olena.text().await.contains("Олена"));

    olena.click("link", "Sign in").await?;
    olena.at("/sign-in").await?;
    olena.fill("Name", "олена").await?;
    olena.fill("Password", "щось інше").await?;
    olena.click("button", "Sign in").await?;
    olena.sees("Name and password do not belong together.").await?;
    olena.fill("Password", "сім сімок").await?;
    olena.click("button", "Sign in").await?;
    olena.sees("Олена").await?;
    let complaints = olena.complaints();
    assert!(complaints.iter().all(|it| it.contains("422")), "only the refusal is logged: {complaints:?}");
    club.close(&[]).await
}

#[tokio::test]
async fn a_passkey_shows_that_it_is_the_owner() -> Done {
    let Some(club) = Club::open().await else { return Ok(()) };
    let olena = club.visitor().await?;
    olena.device().await?;
    // Browsers use passkeys for names only, never for a bare number.
    let at = |path: &str| format!("http://localhost:{}{path}", club.hall.address.port());
    olena.go(&at("/register")).await?;
    olena.fill("Name", "Olena").await?;
    olena.fill("Password", "long enough").await?;
    olena.click("button", "Register").await?;
    olena.sees("Olena").await?;
    olena.go(&at("/account")).await?;
    olena.until("document.querySelector('#passkey-new')?.hidden === false").await?;
    let add =
        "(() => { const form = document.querySelector('#passkey-new'); form.elements.label.value = 'Phone';
        form.elements.password.value = 'long enough'; form.requestSubmit(); return true; })()";
    olena.eval(add).await?;
    olena.sees("The passkey is kept.").await?;

    // A new token is made only once it is shown who asks: here by the device, without a password.
    olena.go(&at("/account/tokens")).await?;
    let ask =
        "(() => { const form = document.querySelector('main form.card'); form.elements.label.value = 'bot';
        form.requestSubmit(form.querySelector('button.main')); return true; })()";
    olena.eval(ask).await?;
    olena.sees("Is it you?").await?;
    olena.click("button", "Show it with a passkey").await?;
    olena.until("document.querySelector('#secret')?.value.length > 10").await?;
    // The proof was good once: sent again it shows nothing.
    let again =
        "fetch('/account/tokens', { method: 'POST', body: new URLSearchParams({ label: 'two', read: 'on',
        proof: 'a'.repeat(43) }) }).then((answer) => answer.status)";
    assert_eq!(olena.eval(again).await?, 422);
    let complaints = olena.complaints();
    let expected = |it: &String| it.contains("422") || it.contains("403");
    assert!(complaints.iter().all(expected), "only refusals are logged: {complaints:?}");
    club.close(&[]).await
}
