//! The menu: five groups, each with its pages.

/// A group of the menu.
pub(super) struct Group {
    /// The message that names it, its icon, and where it leads itself.
    pub(super) name: &'static str,
    pub(super) icon: &'static str,
    pub(super) to: &'static str,
    /// Whether the reader is somewhere in it.
    pub(super) here: bool,
    pub(super) items: Vec<Item>,
}

/// A page in the menu.
pub(super) struct Item {
    pub(super) name: &'static str,
    pub(super) to: &'static str,
    pub(super) here: bool,
}

/// Where a page stands in the menu: its address and its message.
type Row = (&'static str, &'static str);

const PLAY: [Row; 4] = [
    ("/", "menu-lobby"),
    ("/post", "letters-title"),
    ("/displays", "simul-title"),
    ("/pocket", "pocket-title"),
];
const WATCH: [Row; 4] = [
    ("/watch", "watch-title"),
    ("/games?state=running", "menu-running"),
    ("/games", "menu-archive"),
    ("/people", "people-title"),
];
const LEARN: [Row; 8] = [
    ("/problems/today", "menu-today"),
    ("/learn", "learn-title"),
    ("/trainer", "trainer-title"),
    ("/problems", "problem-register"),
    ("/analysis", "analysis-title"),
    ("/explorer", "explorer-title"),
    ("/editor", "study-editor"),
    ("/studies", "study-studies"),
];
const COMPETE: [Row; 5] = [
    ("/events", "desk-events"),
    ("/arenas", "arena-title"),
    ("/clubs", "clubs-title"),
    ("/contests", "contests-title"),
    ("/federation", "book-title"),
];
const RULES: [Row; 2] = [("/rules", "menu-codes"), ("/about", "about-title")];

const GROUPS: [(&str, &str, &[Row]); 5] = [
    ("menu-play", "play", &PLAY),
    ("menu-watch", "watch", &WATCH),
    ("menu-learn", "learn", &LEARN),
    ("menu-compete", "compete", &COMPETE),
    ("menu-rules", "rules", &RULES),
];

/// The groups, as somebody sees them who is at an address. Books that nobody keeps are not in the menu.
pub(super) fn groups(at: &str, books: bool) -> Vec<Group> {
    let group = |(name, icon, rows): &(&'static str, &'static str, &'static [Row])| {
        let item = |(to, name): &Row| Item { name, to, here: *to == at };
        let shown = rows.iter().filter(|(to, _)| books || *to != "/federation");
        let items: Vec<Item> = shown.map(item).collect();
        let to = rows.first().map_or("/", |(to, _)| to);
        Group { name, icon, to, here: items.iter().any(|item| item.here), items }
    };
    GROUPS.iter().map(group).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_found_in_its_group() {
        let here: Vec<&str> =
            groups("/studies", true).iter().filter(|group| group.here).map(|own| own.name).collect();
        assert_eq!(here, ["menu-learn"]);
        assert!(groups("/nowhere", true).iter().all(|group| !group.here));
    }
}
