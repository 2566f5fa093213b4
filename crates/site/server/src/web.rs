//! Style sheet, scripts and pictures: part of the program, served under addresses that change with them.

use std::sync::LazyLock;

use axum::extract::Path;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};

/// One file.
struct File {
    name: &'static str,
    kind: &'static str,
    bytes: &'static [u8],
}

/// The parts of the style sheet, in the order in which they stand in it.
const STYLE: [&str; 12] = [
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
    "wall.css" "text/css; charset=utf-8";
    "icon.svg" "image/svg+xml";
    "actions.js" SCRIPT;
    "analysis.js" SCRIPT;
    "board.js" SCRIPT;
    "cells.js" SCRIPT;
    "chat.js" SCRIPT;
    "choices.js" SCRIPT;
    "clock.js" SCRIPT;
    "console.js" SCRIPT;
    "dom.js" SCRIPT;
    "display.js" SCRIPT;
    "draw.js" SCRIPT;
    "editor.js" SCRIPT;
    "embed.js" SCRIPT;
    "entry.js" SCRIPT;
    "event.js" SCRIPT;
    "findings.js" SCRIPT;
    "game.js" SCRIPT;
    "hand.js" SCRIPT;
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

/// A few letters that change when any of the files does. Scripts name each other plainly, so all of them stand
/// under one mark.
static MARK: LazyLock<String> = LazyLock::new(|| {
    let mut all = Sha256::new();
    FILES.iter().for_each(|file| all.update(file.bytes));
    all.update(WHOLE.as_bytes());
    all.finalize().iter().take(5).map(|byte| format!("{byte:02x}")).collect()
});

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
fn imports(name: &str) -> Vec<&'static str> {
    let mut found: Vec<&'static str> = Vec::new();
    let mut wanted = vec![name.to_owned()];
    while let Some(name) = wanted.pop() {
        let Some(file) = FILES.iter().find(|file| file.name == name) else { continue };
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

/// Serves a file. An address with the present mark may be kept for ever.
pub(crate) async fn serve(Path((mark, name)): Path<(String, String)>) -> Response {
    let found = FILES.iter().find(|file| file.name == name).map(|file| (file.kind, file.bytes));
    let sheet = || (name == SHEET).then(|| ("text/css; charset=utf-8", WHOLE.as_bytes()));
    let Some((kind, bytes)) = found.or_else(sheet) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let keep = if mark == *MARK { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(kind)),
        (header::CACHE_CONTROL, HeaderValue::from_static(keep)),
    ];
    (headers, bytes).into_response()
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
    fn a_browser_is_told_of_all_that_a_script_imports() {
        let told = script("game.js");
        for name in ["board.js", "dom.js", "draw.js", "live.js", "words.js", "settings.js"] {
            assert!(told.contains(&format!("/{name}\"")), "{name} in {told}");
        }
        assert_eq!(told.matches("/dom.js").count(), 1, "{told}");
        assert_eq!(told.matches("<script").count(), 1, "{told}");
    }
}
