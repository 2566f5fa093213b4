//! An arbiter writes results down while the cable of the hall is pulled out: nothing that was typed is lost.

use damier_chromium::Fault;
use serde_json::json;

use crate::cable::Cable;
use crate::club::{Club, Done};

#[tokio::test]
async fn what_was_typed_stays_while_the_line_is_cut() -> Done {
    let Some(club) = Club::open().await else { return Ok(()) };
    let cable = Cable::to(club.hall.address).await;
    let at = |path: &str| format!("http://{}{path}", cable.address);
    let chief = club.visitor().await?;
    chief.go(&at("/register")).await?;
    let send = async |path: &str, fields: serde_json::Value| -> Result<String, Fault> {
        let script = format!(
            "fetch('{path}', {{ method: 'POST', body: new URLSearchParams({fields}) }})
                .then((answer) => answer.ok ? new URL(answer.url).pathname : 'refused ' + answer.status)"
        );
        Ok(chief.eval(&script).await?.as_str().unwrap_or_default().to_owned())
    };
    send("/register", json!({ "name": "ivan", "password": "long enough" })).await?;
    let event = json!({ "template": "ua2023-russian/round-robin", "name": "Evening Cup",
        "organiser": "Draughts Club", "chief": "Ivan Koval" });
    let desk = send("/events/new", event).await?;
    for name in ["Anna", "Borys", "Clara", "Danylo"] {
        send(&format!("{desk}/entries"), json!({ "act": "enter", "name": name })).await?;
    }
    for act in ["pair", "publish", "start"] {
        send(&format!("{desk}/round"), json!({ "act": act })).await?;
    }
    let round = format!("{desk}/round");
    chief.go(&at(&round)).await?;
    chief.until("document.querySelector('[name=at-1]') !== null").await?;

    // The cable is out: the page says so and keeps what was typed.
    let typed = "(() => { const field = document.querySelector('[name=at-1]'); field.value = '2';
        field.dispatchEvent(new Event('input', { bubbles: true })); return true })()";
    chief.eval(typed).await?;
    cable.pull();
    chief.click_on("#results button").await?;
    chief.sees("The connection is lost: nothing was sent.").await?;
    assert_eq!(chief.eval("document.querySelector('[name=at-1]').value").await?, "2");

    // It is back: the page says so. The page is opened anew by mistake; what was typed is there.
    cable.plug();
    chief.sees("The connection is back.").await?;
    chief.go(&at(&round)).await?;
    chief.sees("What you typed before is back in the form").await?;
    chief.until("document.querySelector('[name=at-1]').value === '2'").await?;
    chief.click_on("#results button").await?;
    chief.sees("1 result written").await?;
    chief.go(&at(&round)).await?;
    chief.until("document.querySelector('[name=at-1]')?.value === '2-0'").await?;
    let told = chief.eval("document.getElementById('line').hidden").await?;
    assert_eq!(told, true, "what the server has had is not put back");
    Ok(())
}
