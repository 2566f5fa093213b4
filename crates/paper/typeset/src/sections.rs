//! The parts of a paper between page breaks, each set so that nothing stands alone on a page.
//!
//! A part that is a little longer than a page is set smaller until it fits. Places to sign stay with what is
//! signed: they are never parted from each other, nor from the list, the paragraph or the last rows of the
//! table before them.

use damier_documents::paper::{Block, Group, Paper};

use crate::blocks::Setter;
use crate::look::mm;
use crate::pages::Flow;
use crate::slab::{Slab, height};

/// Longer parts have more than a page however small they are set.
const ROWS: usize = 90;
/// The sizes that are tried, of the usual one.
const SIZES: [f32; 6] = [1.0, 0.96, 0.92, 0.88, 0.84, 0.8];
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
    if !paper.masthead || rows(part) > ROWS || fits(&usual, setter.high) {
        return usual;
    }
    for size in SIZES.into_iter().skip(1) {
        setter.parts.borrow_mut().forget_from(begun);
        let smaller = set(size);
        if fits(&smaller, setter.high) {
            return smaller;
        }
    }
    setter.parts.borrow_mut().forget_from(begun);
    set(SIZES[0])
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
