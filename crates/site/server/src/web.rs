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
    "account/passkey.js" SCRIPT;
    "account/push.js" SCRIPT;
    "analysis/analysis.js" SCRIPT;
    "analysis/arrows.js" SCRIPT;
    "analysis/engine.js" SCRIPT;
    "analysis/mistakes.js" SCRIPT;
    "analysis/notes.js" SCRIPT;
    "analysis/study.js" SCRIPT;
    "analysis/tree-view.js" SCRIPT;
    "analysis/tree.js" SCRIPT;
    "board/board.js" SCRIPT;
    "board/connection.js" SCRIPT;
    "board/describe.js" SCRIPT;
    "board/draw.js" SCRIPT;
    "board/picture.js" SCRIPT;
    "board/pointer.js" SCRIPT;
    "board/route.js" SCRIPT;
    "board/single.js" SCRIPT;
    "board/squares.js" SCRIPT;
    "board/watch.js" SCRIPT;
    "common/dom.js" SCRIPT;
    "common/forms.js" SCRIPT;
    "common/news.js" SCRIPT;
    "common/notify.js" SCRIPT;
    "common/page.js" SCRIPT;
    "common/refill.js" SCRIPT;
    "common/settings.js" SCRIPT;
    "common/sound.js" SCRIPT;
    "common/words.js" SCRIPT;
    "correspondence/correspondence.js" SCRIPT;
    "correspondence/prepared.js" SCRIPT;
    "desk/console.js" SCRIPT;
    "display/display.js" SCRIPT;
    "editor/editor.js" SCRIPT;
    "editor/placing.js" SCRIPT;
    "embed/embed.js" SCRIPT;
    "event/event.js" SCRIPT;
    "event/rotation.js" SCRIPT;
    "event/wall.js" SCRIPT;
    "game/actions.js" SCRIPT;
    "game/chat-lines.js" SCRIPT;
    "game/chat.js" SCRIPT;
    "game/choices.js" SCRIPT;
    "game/clock.js" SCRIPT;
    "game/entry.js" SCRIPT;
    "game/findings.js" SCRIPT;
    "game/game.js" SCRIPT;
    "game/moves.js" SCRIPT;
    "game/notation.js" SCRIPT;
    "game/visibility.js" SCRIPT;
    "lobby/lobby.js" SCRIPT;
    "problem/lines.js" SCRIPT;
    "problem/problem.js" SCRIPT;
    "problem/solve.js" SCRIPT;
    "solving/countdown.js" SCRIPT;
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
        let target = |line: &str| Some(beside(file.name, line.split_once("\".")?.1.split_once('"')?.0));
        wanted.extend(named.filter_map(target));
    }
    found
}

/// What a script in a folder means by a way that begins with a dot, which is left out here: `/dom.js` or `./common/dom.js`.
fn beside(name: &str, way: &str) -> String {
    let folder = name.rsplit_once('/').map_or("", |(folder, _)| folder);
    match (way.strip_prefix("./"), way.strip_prefix('/')) {
        (Some(above), _) => above.to_owned(),
        (None, Some(own)) if folder.is_empty() => own.to_owned(),
        (None, own) => format!("{folder}/{}", own.unwrap_or(way)),
    }
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
        let mut folders = vec![String::new()];
        while let Some(folder) = folders.pop() {
            let at = format!("{}/web/{folder}", env!("CARGO_MANIFEST_DIR"));
            for entry in std::fs::read_dir(at).expect("the files") {
                let entry = entry.expect("a file");
                let name = format!("{folder}{}", entry.file_name().to_str().expect("a plain name"));
                if entry.file_type().expect("its kind").is_dir() {
                    folders.push(format!("{name}/"));
                } else if folder == "style/" {
                    let text = std::fs::read_to_string(entry.path()).expect("text");
                    assert!(WHOLE.contains(&text), "{name} is not in the sheet");
                } else {
                    assert!(FILES.iter().any(|file| file.name == name), "{name} is not served");
                }
            }
        }
    }

    #[test]
    fn whatever_a_script_imports_is_there() {
        for file in FILES.iter().filter(|file| file.kind == SCRIPT) {
            let text = std::str::from_utf8(file.bytes).expect("text");
            let ways =
                text.lines().filter_map(|line| Some(line.split_once("import")?.1.split_once("\".")?.1));
            for way in ways.filter_map(|way| Some(way.split_once('"')?.0)) {
                let name = beside(file.name, way);
                assert!(FILES.iter().any(|own| own.name == name), "{} imports {name}", file.name);
            }
        }
    }

    #[test]
    fn a_browser_is_told_of_all_that_a_script_imports() {
        let told = script("game/game.js");
        for name in
            ["board/board.js", "board/connection.js", "common/dom.js", "board/draw.js", "common/words.js"]
        {
            assert!(told.contains(&format!("/{name}\"")), "{name} in {told}");
        }
        assert_eq!(told.matches("/common/dom.js").count(), 1, "{told}");
        assert_eq!(told.matches("<script").count(), 1, "{told}");
    }
}
