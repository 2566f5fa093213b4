//! A club: a server, and people who come with a browser each.

use std::io::Write as _;
use std::sync::OnceLock;

use damier_chromium::{Chromium, Fault, Screen, Visitor};
use serde_json::json;
use tempfile::TempDir;

use crate::hall::Hall;

/// What a test answers.
pub(crate) type Done = Result<(), Fault>;

pub(crate) struct Club {
    pub(crate) hall: Hall,
    chromium: &'static Chromium,
    _folder: TempDir,
}

/// One program for all tests; everybody who comes has cookies of his own.
fn chromium() -> Option<&'static Chromium> {
    static STARTED: OnceLock<Option<Chromium>> = OnceLock::new();
    let start = || match Chromium::start() {
        Ok(chromium) => Some(chromium),
        Err(missing @ Fault::Missing { .. }) => {
            // Not by a macro, whose words the test runner would keep to itself.
            let _ = writeln!(std::io::stderr(), "\nThe pages are not tried in a browser: {missing}\n");
            None
        }
        Err(fault) => panic!("{fault}"),
    };
    STARTED.get_or_init(start).as_ref()
}

impl Club {
    /// Opens a club with nothing in it, if there is a browser to visit it with.
    pub(crate) async fn open() -> Option<Club> {
        let club = Club::open_in(tempfile::tempdir().expect("a folder")).await?;
        assert!(club.hall.setup.is_some(), "a new site waits for its administrator");
        Some(club)
    }

    /// The same with members and games, as `damier demo` makes it.
    pub(crate) async fn furnished() -> Option<Club> {
        let folder = tempfile::tempdir().expect("a folder");
        damier_application::demo::furnish(folder.path()).await.expect("a club");
        let club = Club::open_in(folder).await?;
        assert_eq!(club.hall.setup, None, "the club has its administrator");
        Some(club)
    }

    async fn open_in(folder: TempDir) -> Option<Club> {
        let chromium = chromium()?;
        let hall = Hall::open(folder.path()).await;
        Some(Club { hall, chromium, _folder: folder })
    }

    /// The address of a page.
    pub(crate) fn address(&self, path: &str) -> String {
        format!("http://{}{path}", self.hall.address)
    }

    /// Somebody who has not been there before, in front of the lobby.
    pub(crate) async fn visitor(&self) -> Result<Visitor, Fault> {
        let visitor = self.chromium.visitor().await?;
        visitor.go(&self.address("/")).await?;
        Ok(visitor)
    }

    /// The same on a telephone.
    pub(crate) async fn caller(&self) -> Result<Visitor, Fault> {
        let mut visitor = self.chromium.visitor().await?;
        visitor.screen(Screen::PHONE).await?;
        visitor.go(&self.address("/")).await?;
        Ok(visitor)
    }

    /// Two visitors sit down at a board: the first has White.
    pub(crate) async fn sit_down(
        &self,
        white: &Visitor,
        black: &Visitor,
        terms: &[(&str, &str)],
    ) -> Result<(), Fault> {
        begin(white, &[terms, &[("with", "friend"), ("seat", "white")]].concat()).await?;
        white.at("/challenge/").await?;
        let offer = white.eval("location.pathname").await?;
        black.go(&self.address(offer.as_str().unwrap_or_default())).await?;
        black.click("button", "Accept").await?;
        for player in [white, black] {
            player.at("/game/").await?;
            player.until("document.querySelector('damier-board')?.view").await?;
        }
        Ok(())
    }

    /// Ends the server, which must end well, and asks whether any page of these visitors has complained.
    pub(crate) async fn close(self, visitors: &[&Visitor]) -> Done {
        for visitor in visitors {
            assert_eq!(visitor.complaints(), [""; 0], "at {}", visitor.address().await);
        }
        self.hall.close().await;
        Ok(())
    }
}

/// Fills in the form for a new game and sends it, in one breath: the page may just be coming anew, as somebody else
/// has made an offer. A control that is not proposed is typed beside those that are.
pub(crate) async fn begin(visitor: &Visitor, terms: &[(&str, &str)]) -> Result<(), Fault> {
    let fields = json!(terms);
    let script = format!(
        "(() => {{ const form = document.querySelector('#new-game form');
            if (!form || document.readyState !== 'complete') return false;
            for (const [name, value] of {fields}) {{
                const named = form.elements[name];
                const offered = !named.options || [...named.options].some((own) => own.value === value);
                const field = offered ? named : form.elements[`own_${{name}}`];
                if (field.type === 'checkbox') field.checked = true; else field.value = value;
                field.dispatchEvent(new Event('input', {{ bubbles: true }}));
            }}
            form.querySelector('button.main').click();
            return true; }})()"
    );
    visitor.until(&script).await.map(drop)
}
