//! The icons of the site: our own drawings of 24 units a side, in one line of one width, inlined where they stand. Each
//! stands beside words or in something that has a name, so screen readers pass over it.

/// The paths, by name.
const ICONS: &[(&str, &str)] = &[
    ("play", "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z"),
    (
        "watch",
        "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
    ),
    ("learn", "M12 6.5C10 5 7 4.5 3 5v13c4-.5 7 0 9 1.5 2-1.5 5-2 9-1.5V5c-4-.5-7 0-9 1.5zM12 6.5v13"),
    (
        "compete",
        "M7 4h10v5a5 5 0 0 1-10 0zM7 5.5H3.5V7A3.5 3.5 0 0 0 7 10.5M17 5.5h3.5V7a3.5 3.5 0 0 1-3.5 3.5M12 14v4M8 20.5h8M9.5 20.5 10 18h4l.5 2.5",
    ),
    ("rules", "M6 3.5h9.5L19 7v13.5H6zM15 3.5V7.5h4M9 11h7M9 14.5h7M9 18h4"),
    ("menu", "M4 6.5h16M4 12h16M4 17.5h16"),
    ("close", "M6 6l12 12M18 6 6 18"),
    (
        "globe",
        "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c2.5 2.5 3.75 5.5 3.75 9S14.5 18.5 12 21c-2.5-2.5-3.75-5.5-3.75-9S9.5 5.5 12 3z",
    ),
    ("look", "M4 7h9M17 7h3M15 4.5v5M4 12h3M11 12h9M9 9.5v5M4 17h9M17 17h3M15 14.5v5"),
    ("person", "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6"),
    ("leave", "M10 4H4.5v16H10M9.5 12H20.5M16.5 8l4 4-4 4"),
    ("bullet", "M13 2.5 5.5 13.5h5L10 21.5l8.5-12h-5.5z"),
    ("clock", "M12 4a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 8v4.5l3 2M9.5 2h5"),
    ("letter", "M3 5.5h18v13H3zM3.5 6l8.5 7 8.5-7"),
    ("engine", "M5 8h14v11H5zM12 8V4M9.5 3.5h5M9 12.5v1.5M15 12.5v1.5M9.5 16.5h5M2.5 11.5v4M21.5 11.5v4"),
    ("friend", "M9.5 14.5l5-5M11 7l2-2a4.243 4.243 0 0 1 6 6l-2 2M13 17l-2 2a4.243 4.243 0 0 1-6-6l2-2"),
    (
        "options",
        "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1",
    ),
    (
        "share",
        "M18 3.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM6 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM18 15.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM8.2 10.9l7.6-3.8M8.2 13.1l7.6 3.8",
    ),
    ("copy", "M9 8.5h11v12H9zM15 8.5v-5H4v12h5"),
    ("calendar", "M4 5.5h16v15H4zM4 10h16M8 3v4M16 3v4"),
    (
        "place",
        "M12 21c4-4.5 6.5-7.8 6.5-11a6.5 6.5 0 1 0-13 0c0 3.2 2.5 6.5 6.5 11zM12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
    ),
    (
        "people",
        "M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 19.5c.5-3.5 3-5 6.5-5s6 1.5 6.5 5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 14.9c2 .7 3.2 2.2 3.5 4.6",
    ),
    (
        "round",
        "M4.5 12a7.5 7.5 0 0 1 13-5.1L20 9.5M20 4.5v5h-5M19.5 12a7.5 7.5 0 0 1-13 5.1L4 14.5M4 19.5v-5h5",
    ),
    ("analyse", "M4 20V10M9.5 20V4M15 20v-7M20.5 20V8"),
    ("board", "M3.5 3.5h17v17h-17zM12 3.5v17M3.5 12h17"),
    (
        "puzzle",
        "M9.5 4h5v3a2 2 0 1 0 4 0h2v6.5h-3a2 2 0 1 0 0 4h3V20h-6v-2.5a2 2 0 1 0-4 0V20H4v-6h2.5a2 2 0 1 0 0-4H4V7h5.5z",
    ),
    ("search", "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5l5 5"),
    ("plus", "M12 5v14M5 12h14"),
    ("turn", "M4 9h13M13.5 5.5 17 9l-3.5 3.5M20 15H7M10.5 11.5 7 15l3.5 3.5"),
];

/// The icon of a name; nothing where there is none.
pub(crate) fn icon(name: &str) -> String {
    let found = ICONS.iter().find(|(own, _)| *own == name);
    found.map_or_else(String::new, |(_, path)| {
        format!(
            "<svg class=\"icon\" viewBox=\"0 0 24 24\" aria-hidden=\"true\" focusable=\"false\"><path d=\"{path}\"/></svg>"
        )
    })
}

/// The logo: four squares of a board with a disc on each of the dark ones. Its name stands beside it.
pub(crate) fn logo() -> String {
    include_str!("../../web/icon.svg").replacen("<svg", "<svg aria-hidden=\"true\" focusable=\"false\"", 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_icon_that_a_template_names_is_there() {
        let templates = concat!(env!("CARGO_MANIFEST_DIR"), "/templates");
        let mut folders = vec![std::path::PathBuf::from(templates)];
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(folder).expect("the templates") {
                let path = entry.expect("a file").path();
                if path.is_dir() {
                    folders.push(path);
                    continue;
                }
                let text = std::fs::read_to_string(&path).expect("a template");
                for part in text.split("page.icon(\"").skip(1) {
                    let name = part.split('"').next().expect("a name");
                    assert!(!icon(name).is_empty(), "{name} in {}", path.display());
                }
            }
        }
    }
}
