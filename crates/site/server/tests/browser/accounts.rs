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
