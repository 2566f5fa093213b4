//! What a paper is made of, for those who hear it: headings, paragraphs, lists and tables around their words.

use std::num::NonZeroU16;

use krilla::tagging::{Identifier, ListNumbering, Node, TableHeaderScope, Tag, TagGroup, TagKind, TagTree};

/// A part of the paper, by its number.
pub(crate) type Part = usize;

/// What a part is.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Role {
    Heading(u16, String),
    Paragraph,
    List {
        numbered: bool,
    },
    Point,
    Table,
    Row,
    HeadCell,
    Cell,
    Caption,
    /// A picture, in words.
    Figure(String),
}

impl Role {
    fn tag(&self) -> TagKind {
        match self {
            Role::Heading(level, words) => {
                Tag::Hn(NonZeroU16::new(*level).unwrap_or(NonZeroU16::MIN), Some(words.clone())).into()
            }
            Role::Paragraph => Tag::P.into(),
            Role::List { numbered } => {
                Tag::L(if *numbered { ListNumbering::Decimal } else { ListNumbering::None }).into()
            }
            Role::Point => Tag::LI.into(),
            Role::Table => Tag::Table.into(),
            Role::Row => Tag::TR.into(),
            Role::HeadCell => Tag::TH(TableHeaderScope::Column).into(),
            Role::Cell => Tag::TD.into(),
            Role::Caption => Tag::Caption.into(),
            Role::Figure(words) => Tag::Figure(Some(words.clone())).into(),
        }
    }
}

/// The parts of a paper, in the order in which they are read.
#[derive(Debug, Default)]
pub(crate) struct Parts {
    all: Vec<(Option<Part>, Role)>,
}

impl Parts {
    /// Adds a part, inside another one or on its own.
    pub(crate) fn add(&mut self, inside: Option<Part>, role: Role) -> Part {
        self.all.push((inside, role));
        self.all.len() - 1
    }

    pub(crate) fn len(&self) -> usize {
        self.all.len()
    }

    /// Forgets the parts of a trial.
    pub(crate) fn forget_from(&mut self, length: usize) {
        self.all.truncate(length);
    }

    /// The tree of the file, from what was printed of each part.
    pub(crate) fn tree(&self, mut printed: Vec<Vec<Identifier>>, language: &str) -> TagTree {
        printed.resize_with(self.all.len(), Vec::new);
        let mut groups: Vec<Option<TagGroup>> = Vec::with_capacity(self.all.len());
        for ((_, role), printed) in self.all.iter().zip(printed) {
            let children = printed.into_iter().map(Node::from).collect();
            groups.push(Some(TagGroup::with_children(role.tag(), children)));
        }
        // A part stands behind the part it is in, so that going back everything inside a part is complete before it;
        // what was gathered is then in the wrong order and turned round.
        let mut inside: Vec<Vec<TagGroup>> = self.all.iter().map(|_| Vec::new()).collect();
        let mut tree: Vec<TagGroup> = Vec::new();
        for at in (0..self.all.len()).rev() {
            let Some(mut group) = groups[at].take() else { continue };
            for child in std::mem::take(&mut inside[at]).into_iter().rev() {
                group.push(child);
            }
            if group.children.is_empty() {
                continue;
            }
            match self.all[at].0 {
                Some(outer) if outer < at => inside[outer].push(group),
                _ => tree.push(group),
            }
        }
        let mut whole = TagTree::new().with_lang(Some(language.to_owned()));
        for group in tree.into_iter().rev() {
            whole.push(group);
        }
        whole
    }
}
