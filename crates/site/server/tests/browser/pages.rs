//! Every page that links lead to, looked at: names, labels, headings, contrast, targets, width, console.

use std::collections::{BTreeMap, VecDeque};

use damier_chromium::{Fault, Visitor};

use crate::board::play;
use crate::club::{Club, Done, begin};
use crate::look::look;

/// The paths of the links on a page.
pub(crate) const LINKS: &str =
    "[...document.querySelectorAll('a[href]')].filter((it) => it.origin === location.origin)
    .map((it) => it.pathname)";

/// The kind of a page: names of games, rulebooks and people aside.
pub(crate) fn kind(path: &str) -> String {
    let parts = path.split('/').skip(1).enumerate();
    let number =
        |part: &str| !part.is_empty() && part.chars().all(|sign| sign.is_ascii_digit() || sign == '.');
    let plain = parts.map(|(index, part)| if index == 1 || number(part) { "*" } else { part });
    plain.collect::<Vec<_>>().join("/")
}

/// Goes from link to link and looks at one page of each kind.
async fn walk(
    club: &Club,
    visitor: &mut Visitor,
    from: &[String],
    within: &str,
) -> Result<BTreeMap<String, Vec<String>>, Fault> {
    let mut waiting: VecDeque<String> = from.iter().cloned().collect();
    let mut seen = BTreeMap::new();
    while let Some(path) = waiting.pop_front() {
        if seen.contains_key(&kind(&path)) {
            continue;
        }
        visitor.eval("document.activeElement?.blur()").await?;
        let html = format!(
            "fetch('{path}').then((it) => it.headers.get('content-type')?.startsWith('text/html') ?? false)"
        );
        if visitor.eval(&html).await? != true {
            continue;
        }
        let faults = look(visitor, &club.address(&path)).await?;
        seen.insert(kind(&path), faults);
        let links = visitor.eval(LINKS).await?;
        let links = links.as_array().into_iter().flatten().filter_map(|it| it.as_str());
        // Papers are for printing: they bring their own style and ask for nothing.
        let wanted = |link: &&str| link.starts_with(within) && !link.contains("/paper/");
        waiting.extend(links.filter(wanted).map(str::to_owned));
    }
    Ok(seen)
}

/// What is wrong, page by page.
fn told(seen: &BTreeMap<String, Vec<String>>) -> String {
    let wrong = seen.iter().filter(|(_, faults)| !faults.is_empty());
    wrong.map(|(page, faults)| format!("/{page}\n  {}\n", faults.join("\n  "))).collect()
}

async fn path(visitor: &Visitor) -> Result<String, Fault> {
    Ok(visitor.eval("location.pathname").await?.as_str().unwrap_or_default().to_owned())
}

#[tokio::test]
async fn guests_find_nothing_wrong() -> Done {
    let Some(club) = Club::open().await else { return Ok(()) };
    let (mut guest, other) = (club.visitor().await?, club.visitor().await?);
    // Something to see: an offer, a running game with moves, one's own offer.
    begin(&other, &[("rulebook", "columns-russian"), ("control", "50/2h,25/1h*")]).await?;
    other.at("/challenge/").await?;
    let offer = path(&other).await?;
    club.sit_down(&guest, &other, &[("rulebook", "fmjd-100"), ("control", "45m+15s")]).await?;
    play(&guest, &other, "34-29 19-23 39-34").await?;
    let game = path(&guest).await?;
    guest.go(&club.address("/")).await?;
    begin(&guest, &[("rulebook", "columns-lasca"), ("control", "5m"), ("with", "friend")]).await?;
    guest.at("/challenge/").await?;
    let own = path(&guest).await?;

    let seen = walk(&club, &mut guest, &["/".to_owned(), own], "/").await?;
    assert_eq!(told(&seen), "");
    for page in ["", "games", "rules", "rules/*", "sign-in", "register", "game/*", "challenge/*"] {
        assert!(seen.contains_key(page), "no link leads to {page}: {:?}", seen.keys());
    }
    // The same pages as others see them.
    for page in [game, offer] {
        let mut third = club.visitor().await?;
        assert_eq!(look(&mut third, &club.address(&page)).await?, [""; 0], "{page}");
    }
    let faults = look(&mut guest, &club.address("/nowhere")).await?;
    assert!(faults.iter().all(|it| it.contains("404")), "{faults:?}");
    club.close(&[&other]).await
}

#[tokio::test]
async fn members_find_nothing_wrong() -> Done {
    let Some(club) = Club::open().await else { return Ok(()) };
    let mut member = club.visitor().await?;
    member.go(&club.address("/register")).await?;
    member.fill("Name", "Jūratė").await?;
    member.fill("Password", "ąžuolas ir liepa").await?;
    member.click("button", "Register").await?;
    member.sees("Jūratė").await?;
    begin(&member, &[("rulebook", "wcdf-checkers"), ("control", "5m+3s"), ("with", "1"), ("seat", "white")])
        .await?;
    member.at("/game/").await?;
    let game = path(&member).await?;
    let seen = walk(&club, &mut member, &[game, "/".to_owned()], "/").await?;
    assert_eq!(told(&seen), "");
    club.close(&[]).await
}

#[tokio::test]
async fn visitors_of_an_event_find_nothing_wrong() -> Done {
    let Some(club) = Club::furnished().await else { return Ok(()) };
    let mut guest = club.visitor().await?;
    guest.go(&club.address("/events")).await?;
    let event = guest.eval("document.querySelector('td a').getAttribute('href')").await?;
    let event = event.as_str().unwrap_or_default().to_owned();
    let seen = walk(&club, &mut guest, std::slice::from_ref(&event), &event).await?;
    assert_eq!(told(&seen), "");
    for part in
        ["schedule", "entries", "rounds", "round/*", "standings", "table", "player/*", "games", "bulletins"]
    {
        let page = format!("event/*/{part}");
        assert!(seen.contains_key(&page), "no link leads to {page}: {:?}", seen.keys());
    }
    for part in ["game/*", "bulletin/*", "wall"] {
        assert!(seen.contains_key(&format!("event/*/{part}")), "{part}: {:?}", seen.keys());
    }
    club.close(&[]).await
}
