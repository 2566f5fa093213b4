//! Style sheet, scripts and pictures: part of the program, served under addresses that change with them.

use std::sync::LazyLock;

use axum::body::Bytes;
use axum::extract::Path;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use damier_compose::train;
use damier_language::{Language, Words};
use damier_rules::Variant;
use sha2::{Digest, Sha256};

/// One file.
struct File {
    name: &'static str,
    kind: &'static str,
    bytes: &'static [u8],
}

/// The parts of the style sheet, in the order in which they stand in it.
const STYLE: [&str; 13] = [
    include_str!("../web/style/tokens.css"),
    include_str!("../web/style/base.css"),
    include_str!("../web/style/layout.css"),
    include_str!("../web/style/components.css"),
    include_str!("../web/style/tables.css"),
    include_str!("../web/style/forms.css"),
    include_str!("../web/style/board.css"),
    include_str!("../web/style/game.css"),
    include_str!("../web/style/lobby.css"),
    include_str!("../web/style/analysis.css"),
    include_str!("../web/style/events.css"),
    include_str!("../web/style/problems.css"),
    include_str!("../web/style/pocket.css"),
];

/// What stands in the style sheet after all else.
const PRINT: &str = include_str!("../web/style/print.css");

/// The name under which the whole sheet is served.
const SHEET: &str = "style.css";

/// The whole style sheet.
static WHOLE: LazyLock<String> = LazyLock::new(|| STYLE.concat() + PRINT);

const SCRIPT: &str = "text/javascript; charset=utf-8";

macro_rules! files {
    ($($name:literal $kind:expr;)*) => {
        [$(File { name: $name, kind: $kind, bytes: include_bytes!(concat!("../web/", $name)) },)*]
    };
}

const FILES: &[File] = &files![
    "element.css" "text/css; charset=utf-8";
    "wall.css" "text/css; charset=utf-8";
    "icon.svg" "image/svg+xml";
    "icon-512.png" "image/png";
    "actions.js" SCRIPT;
    "analysis.js" SCRIPT;
    "board.js" SCRIPT;
    "cells.js" SCRIPT;
    "chat.js" SCRIPT;
    "choices.js" SCRIPT;
    "clock.js" SCRIPT;
    "console.js" SCRIPT;
    "coordinates.js" SCRIPT;
    "dom.js" SCRIPT;
    "display.js" SCRIPT;
    "draw.js" SCRIPT;
    "editor.js" SCRIPT;
    "embed.js" SCRIPT;
    "element.js" SCRIPT;
    "entry.js" SCRIPT;
    "event.js" SCRIPT;
    "exercises.js" SCRIPT;
    "findings.js" SCRIPT;
    "game.js" SCRIPT;
    "hallclock.js" SCRIPT;
    "hand.js" SCRIPT;
    "kept.js" SCRIPT;
    "learn.js" SCRIPT;
    "letters.js" SCRIPT;
    "lines.js" SCRIPT;
    "live.js" SCRIPT;
    "lobby.js" SCRIPT;
    "mistakes.js" SCRIPT;
    "moves.js" SCRIPT;
    "news.js" SCRIPT;
    "notes.js" SCRIPT;
    "notify.js" SCRIPT;
    "oneboard.js" SCRIPT;
    "page.js" SCRIPT;
    "passkey.js" SCRIPT;
    "picture.js" SCRIPT;
    "placing.js" SCRIPT;
    "pocket.js" SCRIPT;
    "problem.js" SCRIPT;
    "push.js" SCRIPT;
    "renew.js" SCRIPT;
    "post.js" SCRIPT;
    "route.js" SCRIPT;
    "session.js" SCRIPT;
    "settings.js" SCRIPT;
    "sight.js" SCRIPT;
    "sketch.js" SCRIPT;
    "solve.js" SCRIPT;
    "sound.js" SCRIPT;
    "steady.js" SCRIPT;
    "studypanel.js" SCRIPT;
    "talk.js" SCRIPT;
    "tell.js" SCRIPT;
    "trainer.js" SCRIPT;
    "tree.js" SCRIPT;
    "treeview.js" SCRIPT;
    "turning.js" SCRIPT;
    "typed.js" SCRIPT;
    "wall.js" SCRIPT;
    "watch.js" SCRIPT;
    "ways.js" SCRIPT;
    "words.js" SCRIPT;
    "worker.js" SCRIPT;
];

/// Rules and engine for browsers (`cargo xtask web`), and the scripts that come with them.
const PACKAGE: &[File] = &[
    File { name: "damier.wasm", kind: "application/wasm", bytes: include_bytes!("../../wasm/damier.wasm") },
    File { name: "damier.js", kind: SCRIPT, bytes: include_bytes!("../../wasm/npm/damier.js") },
    File { name: "engine.js", kind: SCRIPT, bytes: include_bytes!("../../wasm/npm/engine.js") },
    File { name: "thinker.js", kind: SCRIPT, bytes: include_bytes!("../../wasm/npm/thinker.js") },
];

/// All files, by one name each.
fn files() -> impl Iterator<Item = &'static File> {
    FILES.iter().chain(PACKAGE)
}

/// The style of a board by itself, as it stands on pages of others: the root of its own small tree takes the place of the
/// root of the page.
static BOARD: LazyLock<String> = LazyLock::new(|| {
    let [tokens, board] = [include_str!("../web/style/tokens.css"), include_str!("../web/style/board.css")];
    hosted(&[tokens, board, include_str!("../web/element.css")].concat())
});

/// `:root[data-…]` becomes `:host([data-…])`, and `:root` alone `:host`.
fn hosted(sheet: &str) -> String {
    let mut out = String::with_capacity(sheet.len());
    let mut rest = sheet;
    while let Some((before, after)) = rest.split_once(":root") {
        out.push_str(before);
        let end = if after.starts_with('[') { after.find(']').map_or(0, |at| at + 1) } else { 0 };
        let (attribute, after) = after.split_at(end);
        out.push_str(":host");
        if !attribute.is_empty() {
            out.push('(');
            out.push_str(attribute);
            out.push(')');
        }
        rest = after.strip_prefix(":not([data-board])").unwrap_or(after);
    }
    out + rest
}

/// The words of a board in a language, for pages of others: `board-uk.json`.
fn words(name: &str) -> Option<String> {
    let code = name.strip_prefix("board-")?.strip_suffix(".json")?;
    let language = Language::all().find(|own| own.code() == code)?;
    let said: serde_json::Map<String, serde_json::Value> =
        Words::of(language).area("board").into_iter().map(|(id, text)| (id, text.into())).collect();
    serde_json::to_string(&said).ok()
}

/// What there is for each game: what the engine has learnt of it, and its exercises.
fn of_a_game(name: &str) -> Option<(&'static str, &'static [u8])> {
    let (variant, what) = name.split_once('.')?;
    let variant: Variant = variant.parse().ok()?;
    match what {
        "weights" => Some(("application/octet-stream", damier_engine::weights(variant))),
        "exercises" => Some(("text/plain; charset=utf-8", train::shipped(variant).as_bytes())),
        _ => None,
    }
}

/// Programs, weights and exercises are long: a sample of them tells whether they have changed.
const SAMPLE: usize = 61;

/// A few letters that change when any of the files does. Scripts name each other plainly, so all of them stand
/// under one mark.
static MARK: LazyLock<String> = LazyLock::new(|| {
    let mut all = Sha256::new();
    FILES.iter().for_each(|file| all.update(file.bytes));
    let exercises = Variant::ALL.map(|variant| train::shipped(variant).as_bytes());
    let program = PACKAGE.iter().map(|file| file.bytes);
    let long = Variant::ALL.map(damier_engine::weights).into_iter().chain(exercises).chain(program);
    long.for_each(|bytes| all.update(bytes.iter().step_by(SAMPLE).copied().collect::<Vec<u8>>()));
    all.update(WHOLE.as_bytes());
    all.finalize().iter().take(5).map(|byte| format!("{byte:02x}")).collect()
});

/// The letters that change with the files.
pub(crate) fn mark() -> &'static str {
    &MARK
}

/// The address of a file.
pub(crate) fn address(name: &str) -> String {
    format!("/web/{}/{name}", *MARK)
}

/// The script of a page with everything it imports, which a browser would otherwise ask for one after another.
pub(crate) fn script(name: &str) -> String {
    let needed = imports(name);
    let preload = |own: &&str| format!("<link rel=\"modulepreload\" href=\"{}\">", address(own));
    let others: String = needed.iter().filter(|own| **own != name).map(preload).collect();
    format!("{others}<script type=\"module\" src=\"{}\"></script>", address(name))
}

/// A script and all that it imports, each once.
pub(crate) fn imports(name: &str) -> Vec<&'static str> {
    let mut found: Vec<&'static str> = Vec::new();
    let mut wanted = vec![name.to_owned()];
    while let Some(name) = wanted.pop() {
        let Some(file) = files().find(|file| file.name == name) else { continue };
        if found.contains(&file.name) {
            continue;
        }
        found.push(file.name);
        let text = std::str::from_utf8(file.bytes).unwrap_or_default();
        let named = text.lines().filter(|line| line.starts_with("import ") || line.starts_with("} from "));
        let target = |line: &str| Some(line.split_once("\"./")?.1.split_once('"')?.0.to_owned());
        wanted.extend(named.filter_map(target));
    }
    found
}

/// What a name stands for: its kind and its bytes.
fn found(name: &str) -> Option<(&'static str, &'static [u8])> {
    let short = files().find(|file| file.name == name);
    let sheet = || (name == SHEET).then(|| ("text/css; charset=utf-8", WHOLE.as_bytes()));
    let alone = || (name == "board.css").then(|| ("text/css; charset=utf-8", BOARD.as_bytes()));
    short.map(|file| (file.kind, file.bytes)).or_else(sheet).or_else(alone).or_else(|| of_a_game(name))
}

/// Whether there is a file of this name.
#[cfg(test)]
pub(crate) fn is_served(name: &str) -> bool {
    found(name).is_some()
}

/// Serves a file. An address with the present mark may be kept for ever.
pub(crate) async fn serve(Path((mark, name)): Path<(String, String)>) -> Response {
    let bytes = |bytes: &'static [u8]| Bytes::from_static(bytes);
    let said = || words(&name).map(|text| ("application/json", Bytes::from(text)));
    let Some((kind, bytes)) = found(&name).map(|(kind, own)| (kind, bytes(own))).or_else(said) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let keep = if mark == *MARK { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(kind)),
        (header::CACHE_CONTROL, HeaderValue::from_static(keep)),
        // Boards stand on pages of others too; these files are the same for everybody.
        (header::ACCESS_CONTROL_ALLOW_ORIGIN, HeaderValue::from_static("*")),
    ];
    (headers, bytes).into_response()
}

/// Serves the one script by which anybody's page gets `<damier-board>`: it leads to the file of the day.
pub(crate) async fn board() -> Response {
    let script = format!("import \"{}\";\n", address("board.js"));
    let headers = [
        (header::CONTENT_TYPE, SCRIPT),
        (header::CACHE_CONTROL, "no-cache"),
        (header::ACCESS_CONTROL_ALLOW_ORIGIN, "*"),
    ];
    (headers, script).into_response()
}

/// Serves the script that wakes when a message comes: under an address of its own, because a browser lets it see no
/// pages but those below it, and asks for it again and again.
pub(crate) async fn worker() -> Response {
    serve(Path((String::new(), "worker.js".to_owned()))).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_served() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/web");
        for entry in std::fs::read_dir(folder).expect("the files") {
            let entry = entry.expect("a file");
            let name = entry.file_name().into_string().expect("a plain name");
            let is_folder = entry.file_type().expect("its kind").is_dir();
            assert!(is_folder || FILES.iter().any(|file| file.name == name), "{name} is not served");
        }
        for entry in std::fs::read_dir(format!("{folder}/style")).expect("the parts of the sheet") {
            let text = std::fs::read_to_string(entry.expect("a part").path()).expect("text");
            assert!(WHOLE.contains(&text), "{text} is not in the sheet");
        }
    }

    #[test]
    fn a_board_by_itself_has_its_style() {
        let sheet = ":root, [a] {}\n:root[data-b=\"c\"] .d {}\n:root:not([data-board]) [e] {}";
        assert_eq!(hosted(sheet), ":host, [a] {}\n:host([data-b=\"c\"]) .d {}\n:host [e] {}");
        assert!(BOARD.contains(":host, [data-board=\"wood\"]") && !BOARD.contains(":root"));
        assert!(words("board-lt.json").is_some_and(|text| text.contains("board-flip")));
        assert_eq!(words("board-xx.json"), None);
    }

    #[test]
    fn a_browser_is_told_of_all_that_a_script_imports() {
        let told = script("game.js");
        for name in ["board.js", "dom.js", "draw.js", "live.js", "words.js", "settings.js"] {
            assert!(told.contains(&format!("/{name}\"")), "{name} in {told}");
        }
        assert_eq!(told.matches("/dom.js").count(), 1, "{told}");
        assert_eq!(told.matches("<script").count(), 1, "{told}");
    }
}
