//! Tables: columns that say what they hold, rows of words.

use super::Text;

/// A table. Its `id` names it where a paper becomes sheets or files of data.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// What it is, in Latin letters, digits and hyphens: `standings`, `round-3`.
    pub id: String,
    /// A line above it; also the name of its sheet, which else has that of the heading above.
    pub caption: Text,
    /// The columns. A table whose heads are all empty is printed without a head.
    pub columns: Vec<Column>,
    pub rows: Vec<Row>,
    /// Lines below it.
    pub notes: Vec<Text>,
    pub ruling: Ruling,
}

impl Table {
    /// A table without rows.
    pub fn new(id: impl Into<String>, columns: impl IntoIterator<Item = Column>) -> Table {
        Table {
            id: id.into(),
            caption: Text::default(),
            columns: columns.into_iter().collect(),
            rows: Vec::new(),
            notes: Vec::new(),
            ruling: Ruling::default(),
        }
    }

    /// Sets the line above it.
    #[must_use]
    pub fn caption(mut self, caption: impl Into<Text>) -> Table {
        self.caption = caption.into();
        self
    }

    /// Chooses its lines.
    #[must_use]
    pub fn ruling(mut self, ruling: Ruling) -> Table {
        self.ruling = ruling;
        self
    }

    /// Adds a plain row.
    #[must_use]
    pub fn row<T: Into<Text>>(mut self, cells: impl IntoIterator<Item = T>) -> Table {
        self.rows.push(Row::new(cells));
        self
    }

    #[must_use]
    pub fn rows(mut self, rows: impl IntoIterator<Item = Row>) -> Table {
        self.rows.extend(rows);
        self
    }

    /// Adds a line below.
    #[must_use]
    pub fn note(mut self, note: impl Into<Text>) -> Table {
        self.notes.push(note.into());
        self
    }

    /// Whether any column has a head.
    pub fn has_head(&self) -> bool {
        self.columns.iter().any(|column| !column.head.is_empty())
    }
}

/// A column: its head and how its cells stand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    /// The words above.
    pub head: Text,
    /// How cells stand.
    pub align: Align,
    /// What they hold.
    pub kind: Kind,
    /// How much room it takes.
    pub width: Width,
    /// On a screen that is too narrow columns are left out, the highest number first; 0 stays.
    pub spare: u8,
}

impl Column {
    /// A column of words, from the left.
    pub fn text(head: impl Into<Text>) -> Column {
        Column { head: head.into(), align: Align::Left, kind: Kind::Text, width: Width::Fit, spare: 0 }
    }

    /// A column of numbers, to the right.
    pub fn number(head: impl Into<Text>) -> Column {
        Column { align: Align::Right, kind: Kind::Number, ..Column::text(head) }
    }

    /// A column of numbers whose decimal points stand below each other.
    pub fn decimal(head: impl Into<Text>) -> Column {
        Column { align: Align::Decimal, ..Column::number(head) }
    }

    /// A column of marks, in the middle.
    pub fn centred(head: impl Into<Text>) -> Column {
        Column { align: Align::Centre, ..Column::text(head) }
    }

    /// Chooses how cells stand.
    #[must_use]
    pub fn align(mut self, align: Align) -> Column {
        self.align = align;
        self
    }

    /// Lets a narrow screen do without it: columns of the highest number are left out first.
    #[must_use]
    pub fn spare(mut self, order: u8) -> Column {
        self.spare = order;
        self
    }

    /// Gives the column a share of the room that is left.
    #[must_use]
    pub fn wide(mut self) -> Column {
        self.width = Width::Share(1);
        self
    }

    /// Chooses how much room it takes.
    #[must_use]
    pub fn width(mut self, width: Width) -> Column {
        self.width = width;
        self
    }
}

/// How cells stand in their column.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Align {
    /// From the left.
    #[default]
    Left,
    /// In the middle.
    Centre,
    /// To the right.
    Right,
    /// To the right, with the decimal points below each other.
    Decimal,
}

/// What a column holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Kind {
    /// Words: a sheet keeps them as they are, even where they look like numbers.
    #[default]
    Text,
    /// Numbers as people write them (`12`, `4.5`, `4½`, `−3`): a sheet gets real numbers, and words
    /// where a cell holds none.
    Number,
}

/// How much room a column takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Width {
    /// As much as its cells need.
    #[default]
    Fit,
    /// A share of what the others leave, in parts.
    Share(u8),
    /// Millimetres on paper, whatever it holds: for forms filled by hand.
    Fixed(u8),
}

/// A line of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Row {
    /// Cells, one for each column; missing ones are empty, those too many are left out.
    Cells {
        cells: Vec<Text>,
        /// How the row stands out.
        tone: Tone,
    },
    /// A line across all columns that names the rows below it: a score group, a team.
    Group(Text),
}

impl Row {
    /// A plain row.
    pub fn new<T: Into<Text>>(cells: impl IntoIterator<Item = T>) -> Row {
        Row::Cells { cells: cells.into_iter().map(Into::into).collect(), tone: Tone::Plain }
    }

    /// A line across all columns.
    pub fn group(words: impl Into<Text>) -> Row {
        Row::Group(words.into())
    }

    /// A row that stands out.
    #[must_use]
    pub fn strong(self) -> Row {
        self.tone(Tone::Strong)
    }

    /// A row that stands back.
    #[must_use]
    pub fn soft(self) -> Row {
        self.tone(Tone::Soft)
    }

    fn tone(self, tone: Tone) -> Row {
        match self {
            Row::Cells { cells, .. } => Row::Cells { cells, tone },
            group @ Row::Group(_) => group,
        }
    }
}

/// How a row stands out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Tone {
    /// Not at all.
    #[default]
    Plain,
    /// Bold on a tinted ground: winners, totals.
    Strong,
    /// Lighter: players who left.
    Soft,
}

/// The lines of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Ruling {
    /// A thin line under each row.
    #[default]
    Rows,
    /// Every cell in its own box: cross-tables.
    Boxes,
    /// Boxes high enough to write in by hand: score sheets, forms.
    Writing,
}
