//! The parts of a paper between page breaks, each set so that nothing stands alone on a page.
//!
//! A part that is a little longer than a page is set smaller until it fits, and so is one whose last page would be nearly
//! empty. Places to sign stay with what is
//! signed: they are never parted from each other, nor from the list, the paragraph or the last rows of the
//! table before them.

use damier_documents::paper::{Block, Group, Paper};

use crate::blocks::Setter;
use crate::look::mm;
use crate::pages::{Flow, pages};
use crate::slab::{Slab, height};

/// Longer parts have more than a page however small they are set.
const ROWS: usize = 90;
/// The sizes that are tried, of the usual one.
const SIZES: [f32; 6] = [1.0, 0.96, 0.92, 0.88, 0.84, 0.8];
/// Parts of more rows are set once.
const MANY_ROWS: usize = 400;
/// The sizes that are tried to save a last page.
const SAVING: [f32; 4] = [0.96, 0.92, 0.88, 0.84];
/// A last page that is filled less than this is nearly empty.
const NEARLY_EMPTY: f32 = 0.3;
/// How high the end of a part is that goes to a page of its own.
const END: f32 = mm(28.0);
/// So many rows of a signed table, or points of a long list, stay with the signatures.
const SIGNED_ROWS: usize = 3;

/// A paper, part by part.
pub(crate) fn flow(setter: &Setter<'_>, paper: &Paper) -> Vec<Flow> {
    let mut flow = Vec::new();
    for (at, part) in paper.blocks.split(|block| matches!(block, Block::PageBreak)).enumerate() {
        if at > 0 {
            flow.push(Flow::PageBreak);
        }
        flow.extend(section(setter, paper, part, at == 0));
        keep_the_end_together(&mut flow);
    }
    flow
}

/// No page has only the last line or two of a part: the end is so high at least, or nothing is beside it.
fn keep_the_end_together(flow: &mut [Flow]) {
    let mut high = 0.0;
    for at in (0..flow.len()).rev() {
        let Flow::Slab(slab) = &mut flow[at] else { return };
        if high > 0.0 {
            slab.sticky = true;
        }
        high += slab.height + slab.above;
        if high > END {
            return;
        }
    }
}

/// A part. A certificate or a form that fills its page has no masthead and is set as it is.
fn section(setter: &Setter<'_>, paper: &Paper, part: &[Block], first: bool) -> Vec<Flow> {
    let set = |size: f32| {
        let setter = Setter { size: setter.size * size, ..*setter };
        let mut flow = Vec::new();
        if first && paper.masthead {
            flow.push(Flow::Slab(setter.mast(&paper.title, &paper.lines)));
        }
        flow.extend(signed(&setter, part));
        flow
    };
    let begun = setter.parts.borrow().len();
    let usual = set(SIZES[0]);
    let rows = rows(part);
    if !paper.masthead || rows > MANY_ROWS || fits(&usual, setter.high) {
        return usual;
    }
    let again = |size: f32| {
        setter.parts.borrow_mut().forget_from(begun);
        set(size)
    };
    let onto_one = SIZES.into_iter().skip(1).filter(|_| rows <= ROWS);
    if let Some(smaller) = onto_one.map(again).find(|smaller| fits(smaller, setter.high)) {
        return smaller;
    }
    let (count, used) = paged(&usual, setter.high);
    let is_saved = |smaller: &Vec<Flow>| paged(smaller, setter.high).0 < count;
    let saving = SAVING.into_iter().filter(|_| used < setter.high * NEARLY_EMPTY);
    saving.map(again).find(is_saved).unwrap_or_else(|| again(SIZES[0]))
}

/// How many pages a part has, and how far the last one is filled.
fn paged(flow: &[Flow], high: f32) -> (usize, f32) {
    let outline = |part: &Flow| match part {
        Flow::Slab(slab) => Flow::Slab(Slab { items: Vec::new(), ..slab.clone() }),
        other => other.clone(),
    };
    let pages = pages(flow.iter().map(outline).collect(), high);
    (pages.len(), pages.last().map_or(high, |page| page.used))
}

/// Whether a part finds room on one page.
fn fits(flow: &[Flow], high: f32) -> bool {
    let slabs: Option<Vec<Slab>> = flow
        .iter()
        .map(|part| match part {
            Flow::Slab(slab) => Some(Slab { items: Vec::new(), ..slab.clone() }),
            Flow::Columns { .. } | Flow::PageBreak => None,
        })
        .collect();
    slabs.is_some_and(|slabs| height(&slabs) <= high)
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

/// A part whose end is signed: what comes last before the signatures goes with them.
fn signed(setter: &Setter<'_>, part: &[Block]) -> Vec<Flow> {
    let is_signature = |block: &&Block| matches!(block, Block::Signature(_));
    let count = part.iter().rev().take_while(is_signature).count();
    let mut flow = setter.flow(part);
    if count == 0 {
        return flow;
    }
    let signatures = flow.len().saturating_sub(count);
    let before = part.len().checked_sub(count + 1).and_then(|at| part.get(at));
    let kept = match before {
        Some(Block::Table(table)) => SIGNED_ROWS.min(table.rows.len()) + table.notes.len(),
        Some(own @ (Block::List(_) | Block::Paragraph(_) | Block::Fields(_))) => {
            let slabs = Setter { parts: &Default::default(), ..*setter }.slabs(std::slice::from_ref(own));
            // What is too long to stay with the signatures leaves its end to them.
            if height(&slabs) < setter.high * 0.6 { slabs.len() } else { SIGNED_ROWS.min(slabs.len()) }
        }
        _ => 0,
    };
    let last = flow.len().saturating_sub(1);
    for part in &mut flow[signatures.saturating_sub(kept)..last] {
        if let Flow::Slab(slab) = part {
            slab.sticky = true;
        }
    }
    flow
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;

    use damier_documents::paper::{Column, List, Paper, Signature, Table};

    use super::*;
    use crate::Margins;
    use crate::words::Case;

    /// How many slabs stand on each page.
    fn slabs(paper: &Paper) -> Vec<usize> {
        let (case, parts) = (Case::default(), RefCell::default());
        let setter = crate::setter(paper, &Margins::of(paper), &case, &parts);
        let pages = pages(flow(&setter, paper), setter.high);
        pages.iter().map(|page| page.slabs.len()).collect()
    }

    fn signed_by_two(paper: Paper) -> Paper {
        paper.with(Signature::new("Chief arbiter").name("Koval")).with(Signature::new("Chief secretary"))
    }

    #[test]
    fn no_signature_stands_alone_below_a_table() {
        for rows in 1..=130_u32 {
            let columns = [Column::number("No"), Column::text("Name").wide()];
            let table = (1..=rows).fold(Table::new("places", columns), |table, number| {
                table.row([number.to_string(), format!("Player {number}")])
            });
            let pages = slabs(&signed_by_two(Paper::new("Standings", "en").with(table.note("A note."))));
            let last = pages.last().copied().unwrap_or(0);
            // Two signatures, the note, three rows.
            assert!(pages.len() == 1 || last >= 2 + 1 + SIGNED_ROWS, "{rows} rows: {pages:?}");
        }
    }

    #[test]
    fn no_signature_stands_alone_below_a_list() {
        for points in 1..=100_usize {
            let list = List::numbered((1..=points).map(|point| format!("Point {point} of what is decided")));
            let pages = slabs(&signed_by_two(Paper::new("Decisions", "en").with(list)));
            let last = pages.last().copied().unwrap_or(0);
            assert!(pages.len() == 1 || last >= 2 + SIGNED_ROWS.min(points), "{points} points: {pages:?}");
        }
    }
}
