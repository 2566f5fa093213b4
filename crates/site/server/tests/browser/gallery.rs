//! Every kind of page at six widths, to be looked at: nobody calls a page done who has not seen it.

use std::collections::{BTreeMap, VecDeque};
use std::path::Path;

use damier_application::demo::{MEMBERS, PASSWORD};
use damier_chromium::{Colours, Fault, Screen, Visitor};

use crate::club::{Club, Done};
use crate::pages::{LINKS, kind};

/// From small phones to large screens.
const SCREENS: [Screen; 6] = [
    Screen { width: 360, height: 740, touch: true, scale: 1 },
    Screen { width: 390, height: 844, touch: true, scale: 1 },
    Screen { width: 820, height: 1180, touch: true, scale: 1 },
    Screen { width: 1280, height: 720, touch: false, scale: 1 },
    Screen { width: 1440, height: 900, touch: false, scale: 1 },
    Screen { width: 1920, height: 1080, touch: false, scale: 1 },
];

/// One page of each kind that links lead to.
async fn kinds(club: &Club, visitor: &Visitor) -> Result<BTreeMap<String, String>, Fault> {
    let mut waiting = VecDeque::from(["/".to_owned()]);
    let mut found = BTreeMap::new();
    while let Some(path) = waiting.pop_front() {
        let html = format!(
            "fetch('{path}').then((it) => it.headers.get('content-type')?.startsWith('text/html') ?? false)"
        );
        // Papers are for printing; where nothing is typeset an address of one answers with a page that says so.
        let is_paper = path.contains("/paper/") || path.ends_with(".pdf");
        if found.contains_key(&kind(&path)) || is_paper || visitor.eval(&html).await? != true {
            continue;
        }
        visitor.go(&club.address(&path)).await?;
        let links = visitor.eval(LINKS).await?;
        waiting
            .extend(links.as_array().into_iter().flatten().filter_map(|it| it.as_str()).map(str::to_owned));
        found.insert(kind(&path), path);
    }
    Ok(found)
}

/// What a page has that is wider than its screen.
async fn too_wide(visitor: &Visitor) -> Result<Option<String>, Fault> {
    let width = "document.documentElement.scrollWidth > innerWidth ? location.pathname : null";
    Ok(visitor.eval(width).await?.as_str().map(str::to_owned))
}

#[tokio::test]
#[ignore = "writes target/pictures: cargo xtask pictures --pages"]
async fn every_page() -> Done {
    let Some(club) = Club::furnished().await else { return Ok(()) };
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../target/pictures");
    std::fs::create_dir_all(&folder).expect("a folder");
    let mut visitor = club.visitor().await?;
    visitor.prefer(Colours::Light, false).await?;
    visitor.go(&club.address("/sign-in")).await?;
    visitor.fill("Name", MEMBERS[0]).await?;
    visitor.fill("Password", PASSWORD).await?;
    visitor.click("button", "Sign in").await?;
    visitor.sees(MEMBERS[0]).await?;
    let found = kinds(&club, &visitor).await?;
    let mut index = String::from("<!doctype html><meta charset=utf-8><title>Every page</title>\n");
    let mut wide = Vec::new();
    for (page, path) in &found {
        let name = if page.is_empty() { "lobby".to_owned() } else { page.replace(['/', '*'], "_") };
        index += &format!("<h2>{path}</h2><p style=\"white-space:nowrap\">\n");
        for screen in SCREENS {
            visitor.screen(screen).await?;
            visitor.go(&club.address(path)).await?;
            wide.extend(too_wide(&visitor).await?.map(|path| format!("{path} at {}", screen.width)));
            let file = format!("{name}-{}.png", screen.width);
            std::fs::write(folder.join(&file), visitor.picture().await?).expect("a picture");
            index += &format!("<img src=\"{file}\" height=480 alt=\"{path}, {} px\">\n", screen.width);
        }
    }
    std::fs::write(folder.join("index.html"), index).expect("a page");
    assert_eq!(wide, [""; 0]);
    club.close(&[&visitor]).await
}
