//! The screen, its colours, the line to the network, and pictures.

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use serde_json::json;

use crate::fault::Fault;
use crate::visitor::Visitor;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Screen {
    /// Its width in the points of a style sheet.
    pub width: u32,
    pub height: u32,
    /// Whether it is touched.
    pub touch: bool,
    /// How many points of the screen make one of the style sheet.
    pub scale: u32,
}

impl Screen {
    /// On a desk.
    pub const DESK: Screen = Screen { width: 1280, height: 860, touch: false, scale: 1 };
    /// The narrowest telephone for which pages are made.
    pub const PHONE: Screen = Screen { width: 360, height: 740, touch: true, scale: 1 };
}

/// What a reader likes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Colours {
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

impl Visitor {
    /// Takes another screen.
    pub async fn screen(&mut self, screen: Screen) -> Result<(), Fault> {
        let Screen { width, height, touch, scale } = screen;
        let size = json!({"width": width, "height": height, "deviceScaleFactor": scale, "mobile": touch});
        self.ask("Emulation.setDeviceMetricsOverride", size).await?;
        self.ask("Emulation.setTouchEmulationEnabled", json!({"enabled": touch})).await?;
        self.touches = touch;
        Ok(())
    }

    /// Asks for these colours, with or without things that move by themselves.
    pub async fn prefer(&self, colours: Colours, motion: bool) -> Result<(), Fault> {
        let colours = if colours == Colours::Dark { "dark" } else { "light" };
        let motion = if motion { "no-preference" } else { "reduce" };
        let features = json!([
            {"name": "prefers-color-scheme", "value": colours},
            {"name": "prefers-reduced-motion", "value": motion},
        ]);
        self.ask("Emulation.setEmulatedMedia", json!({"features": features})).await.map(drop)
    }

    /// Asks for pages in these languages, as a browser does: `lt-LT,lt;q=0.9,en;q=0.8`.
    pub async fn speak(&self, languages: &str) -> Result<(), Fault> {
        let headers = json!({"headers": {"Accept-Language": languages}});
        self.ask("Network.setExtraHTTPHeaders", headers).await.map(drop)
    }

    /// Cuts the line to the network, or restores it. What is open stays open; nothing new is asked for.
    pub async fn offline(&self, offline: bool) -> Result<(), Fault> {
        let line =
            json!({"offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1});
        self.ask("Network.emulateNetworkConditions", line).await.map(drop)
    }

    /// A picture of the window as PNG.
    pub async fn picture(&self) -> Result<Vec<u8>, Fault> {
        let taken = self.ask("Page.captureScreenshot", json!({"format": "png"})).await?;
        let unreadable = |why: base64::DecodeError| Fault::Line { why: why.to_string() };
        BASE64_STANDARD.decode(taken["data"].as_str().unwrap_or_default()).map_err(unreadable)
    }
}
