//! Pointer and keys.

use serde_json::{Value, json};

use crate::fault::Fault;
use crate::visitor::Visitor;

/// A key that writes nothing, or does more than write.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Key {
    Tab,
    Enter,
    Escape,
    /// The space bar.
    Space,
    Up,
    Down,
    Left,
    Right,
}

impl Key {
    /// Its name, its number and what it writes.
    const fn code(self) -> (&'static str, u8, &'static str) {
        match self {
            Key::Tab => ("Tab", 9, ""),
            Key::Enter => ("Enter", 13, "\r"),
            Key::Escape => ("Escape", 27, ""),
            Key::Space => (" ", 32, " "),
            Key::Left => ("ArrowLeft", 37, ""),
            Key::Up => ("ArrowUp", 38, ""),
            Key::Right => ("ArrowRight", 39, ""),
            Key::Down => ("ArrowDown", 40, ""),
        }
    }
}

impl Visitor {
    /// Presses a key.
    pub async fn press(&self, key: Key) -> Result<(), Fault> {
        let (name, number, text) = key.code();
        let code = if name == " " { "Space" } else { name };
        let kinds = if text.is_empty() { ["rawKeyDown", "keyUp"] } else { ["keyDown", "keyUp"] };
        for kind in kinds {
            let mut event = json!({"type": kind, "key": name, "code": code, "windowsVirtualKeyCode": number});
            if kind == "keyDown" {
                event["text"] = json!(text);
            }
            self.ask("Input.dispatchKeyEvent", event).await?;
        }
        Ok(())
    }

    /// Types a text where the focus is.
    pub async fn write(&self, text: &str) -> Result<(), Fault> {
        self.ask("Input.insertText", json!({"text": text})).await.map(drop)
    }

    /// Clicks, or taps, on a point of the window.
    pub async fn point(&self, x: f64, y: f64) -> Result<(), Fault> {
        if self.touches {
            let finger = json!([{"x": x, "y": y}]);
            self.touch("touchStart", finger).await?;
            return self.touch("touchEnd", json!([])).await;
        }
        for kind in ["mouseMoved", "mousePressed", "mouseReleased"] {
            let button = if kind == "mouseMoved" { "none" } else { "left" };
            let event = json!({"type": kind, "x": x, "y": y, "button": button, "clickCount": 1});
            self.ask("Input.dispatchMouseEvent", event).await?;
        }
        Ok(())
    }

    async fn touch(&self, kind: &str, fingers: Value) -> Result<(), Fault> {
        self.ask("Input.dispatchTouchEvent", json!({"type": kind, "touchPoints": fingers})).await.map(drop)
    }

    /// Clicks in the middle of what a selector of CSS finds, once it is there.
    pub async fn click_on(&self, selector: &str) -> Result<(), Fault> {
        let quoted = json!(selector);
        let middle = format!(
            "(() => {{ const it = document.querySelector({quoted}); if (!it) return null;
                it.scrollIntoView({{ block: 'nearest' }}); const b = it.getBoundingClientRect();
                return [b.left + b.width / 2, b.top + b.height / 2]; }})()"
        );
        let place = self.until(&middle).await?;
        self.point(place[0].as_f64().unwrap_or_default(), place[1].as_f64().unwrap_or_default()).await
    }
}
