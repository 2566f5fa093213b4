//! What a token allows.

/// What a token allows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Scope {
    /// To read what only its owner may read.
    Read,
    /// To offer, accept and play games.
    Play,
    /// To take games in from files, and to remove them.
    Import,
    /// To keep studies and to have games analysed.
    Study,
    /// To make events and to act at their desks, in the offices of the owner.
    Events,
    /// To announce contests, to take part in them and to judge.
    Contest,
    /// To apply for titles, and to decide on applications.
    Federation,
    /// To read and settle reports, for administrators.
    Moderate,
}

impl Scope {
    /// All of them.
    pub(crate) const ALL: [Scope; 8] = [
        Scope::Read,
        Scope::Play,
        Scope::Import,
        Scope::Study,
        Scope::Events,
        Scope::Contest,
        Scope::Federation,
        Scope::Moderate,
    ];

    /// As it is stored and described.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Scope::Read => "read",
            Scope::Play => "play",
            Scope::Import => "import",
            Scope::Study => "study",
            Scope::Events => "events",
            Scope::Contest => "contest",
            Scope::Federation => "federation",
            Scope::Moderate => "moderate",
        }
    }
}
