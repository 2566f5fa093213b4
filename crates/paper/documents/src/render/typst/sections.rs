//! The parts of a paper between page breaks, each set so that nothing stands alone on a page.
//!
//! A part that is a little longer than a page is set smaller until it fits. Places to sign stay with what is
//! signed: they are never parted from each other, nor from the list, the paragraph or the last rows of the
//! table before them.

use super::blocks;
use crate::paper::{Block, Group};

/// Longer parts have more than a page however small they are set; measuring them takes long.
const ROWS: usize = 90;

/// Writes the blocks of a paper below its masthead.
pub(super) fn write(out: &mut String, masthead: &str, all: &[Block]) {
    for (at, part) in all.split(|block| matches!(block, Block::PageBreak)).enumerate() {
        if at > 0 {
            blocks::write(out, &Block::PageBreak, 1);
        }
        // A certificate or a form that fills its page has no masthead and is set as it is.
        let fitted = rows(part) <= ROWS && !masthead.is_empty();
        out.push_str(if fitted { "  fitted({\n" } else { "  open({\n" });
        out.push_str(if at == 0 { masthead } else { "" });
        signed(out, part);
        out.push_str("  })\n");
    }
}

/// The rows and lines of a part, counted roughly.
fn rows(part: &[Block]) -> usize {
    let of = |block: &Block| match block {
        Block::Table(table) => table.rows.len() + 2,
        Block::List(list) => list.items.len(),
        Block::Fields(fields) => fields.items.len() / usize::from(fields.across.max(1)),
        Block::Group(Group::Columns(_), _) | Block::Grid(_) => ROWS + 1,
        Block::Group(_, inner) => rows(inner),
        _ => 1,
    };
    part.iter().map(of).sum()
}

/// Writes a part whose end is signed: what comes last before the signatures goes with them.
fn signed(out: &mut String, part: &[Block]) {
    let is_signature = |block: &&Block| matches!(block, Block::Signature(_));
    let count = part.iter().rev().take_while(is_signature).count();
    let (before, signatures) = part.split_at(part.len() - count);
    match before.split_last() {
        Some((Block::Table(table), rest)) if count > 0 => {
            write_all(out, rest);
            blocks::write_table(out, table, signatures, 2);
        }
        Some((last @ (Block::List(_) | Block::Paragraph(_) | Block::Fields(_)), rest)) if count > 0 => {
            let heading = usize::from(matches!(rest.last(), Some(Block::Heading(_))));
            let (rest, heading) = rest.split_at(rest.len() - heading);
            write_all(out, rest);
            let mut together = heading.to_vec();
            together.push(last.clone());
            together.extend_from_slice(signatures);
            blocks::write(out, &Block::Group(Group::Together, together), 2);
        }
        _ => {
            write_all(out, before);
            if count > 0 {
                blocks::write(out, &Block::Group(Group::Together, signatures.to_vec()), 2);
            }
        }
    }
}

fn write_all(out: &mut String, all: &[Block]) {
    for block in all {
        blocks::write(out, block, 2);
    }
}
