//! Looks at a page as somebody would who cannot see it well, uses no mouse, or holds it in one hand.

use std::collections::BTreeSet;

use damier_chromium::{Colours, Fault, Key, Screen, Visitor};

const LOOK: &str = include_str!("look.js");

/// Roles that must have a name, or a screen reader has nothing to say.
const NAMED: [&str; 17] = [
    "button",
    "checkbox",
    "combobox",
    "grid",
    "gridcell",
    "image",
    "link",
    "listbox",
    "menuitem",
    "navigation",
    "option",
    "progressbar",
    "radio",
    "searchbox",
    "slider",
    "textbox",
    "tab",
];

/// No page has more stops for the keyboard that are worth a look.
const STOPS: usize = 60;

/// Everything that is wrong with the page at an address: on a desk in both colours, on a telephone, by keyboard.
pub(crate) async fn look(visitor: &mut Visitor, address: &str) -> Result<Vec<String>, Fault> {
    let mut faults = Vec::new();
    for (screen, colours) in
        [(Screen::DESK, Colours::Dark), (Screen::PHONE, Colours::Light), (Screen::DESK, Colours::Light)]
    {
        visitor.screen(screen).await?;
        visitor.prefer(colours, false).await?;
        visitor.go(address).await?;
        visitor.eval("document.querySelectorAll('details').forEach((it) => { it.open = true; })").await?;
        let found = visitor.eval(&format!("{LOOK}({})", screen.width)).await?;
        let text = |fault: &serde_json::Value| {
            format!("{colours:?} {}: {}", screen.width, fault.as_str().unwrap_or_default())
        };
        faults.extend(found.as_array().into_iter().flatten().map(text));
    }
    faults.extend(unnamed(visitor).await?);
    faults.extend(by_keyboard(visitor).await?);
    faults.extend(visitor.complaints());
    Ok(faults)
}

/// What a screen reader cannot name, by Chromium's own reckoning.
async fn unnamed(visitor: &Visitor) -> Result<Vec<String>, Fault> {
    let nameless = visitor.read().await?.into_iter().filter(|it| it.name.trim().is_empty());
    let wanted = nameless.filter(|it| NAMED.contains(&it.role.as_str()));
    Ok(wanted.map(|it| format!("a {} without a name", it.role)).collect())
}

/// Goes through the page with Tab: every stop must be seen, and the keyboard must come out again at the end.
async fn by_keyboard(visitor: &Visitor) -> Result<Vec<String>, Fault> {
    const STOP: &str = "(() => { const it = document.activeElement; if (it === document.body) return null;
        const style = getComputedStyle(it), box = it.getBoundingClientRect();
        const ring = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
        const inside = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
        return `${ring && inside ? 'seen' : 'the keyboard is on something unseen'}: ${it.outerHTML.slice(0, 160)}`; })()";
    let mut stops = BTreeSet::new();
    visitor.eval("document.activeElement.blur(); scrollTo(0, 0)").await?;
    for _ in 0..STOPS {
        visitor.press(Key::Tab).await?;
        let stop = visitor.eval(STOP).await?;
        let Some(stop) = stop.as_str() else { break };
        stops.insert(stop.to_owned());
    }
    Ok(stops.into_iter().filter(|stop| !stop.starts_with("seen")).collect())
}
