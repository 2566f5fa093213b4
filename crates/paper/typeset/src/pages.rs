//! Slabs on pages.

use crate::slab::{Slab, gap, height, stack};

/// What follows each other on a paper.
#[derive(Debug, Clone)]
pub(crate) enum Flow {
    Slab(Slab),
    /// Slabs that flow through columns, each of a width, with room between them.
    Columns {
        count: usize,
        wide: f32,
        between: f32,
        slabs: Vec<Slab>,
    },
    PageBreak,
}

/// A page: slabs, each with how far down it stands.
#[derive(Debug, Default)]
pub(crate) struct Page {
    pub(crate) slabs: Vec<(f32, Slab)>,
    /// How far the page is filled.
    pub(crate) used: f32,
    /// What the last slab wants below.
    below: f32,
}

impl Page {
    fn is_empty(&self) -> bool {
        self.slabs.is_empty()
    }

    /// Where a slab would stand.
    fn next(&self, slab: &Slab) -> f32 {
        if self.is_empty() { 0.0 } else { self.used + self.below.max(slab.above) }
    }

    fn put(&mut self, slab: Slab) {
        if let Some(head) = slab.head.as_deref().filter(|_| self.is_empty()) {
            self.add(Slab { head: None, ..head.clone() });
        }
        self.add(slab);
    }

    fn add(&mut self, slab: Slab) {
        let at = self.next(&slab);
        self.used = at + slab.height;
        self.below = slab.below;
        self.slabs.push((at, slab));
    }
}

/// Pages of a height.
pub(crate) fn pages(flow: Vec<Flow>, high: f32) -> Vec<Page> {
    let mut book = PageBuilder { done: Vec::new(), page: Page::default(), high };
    let mut chain: Vec<Slab> = Vec::new();
    for part in flow {
        match part {
            Flow::Slab(slab) => {
                let last = !slab.sticky;
                chain.push(slab);
                if last {
                    book.put_together(std::mem::take(&mut chain));
                }
            }
            Flow::Columns { count, wide, between, slabs } => {
                book.put_together(std::mem::take(&mut chain));
                book.put_columns(count, wide, between, slabs);
            }
            Flow::PageBreak => {
                book.put_together(std::mem::take(&mut chain));
                book.turn();
            }
        }
    }
    book.put_together(chain);
    if !book.page.is_empty() || book.done.is_empty() {
        book.done.push(book.page);
    }
    book.done
}

/// Pages while they are filled.
struct PageBuilder {
    done: Vec<Page>,
    page: Page,
    high: f32,
}

/// Rounding must not turn a page.
const SLACK: f32 = 0.1;

impl PageBuilder {
    /// Begins a new page, unless this one is new.
    fn turn(&mut self) {
        if !self.page.is_empty() {
            self.done.push(std::mem::take(&mut self.page));
        }
    }

    /// Slabs that want to stand on one page; more than a page holds goes on over the next ones.
    fn put_together(&mut self, slabs: Vec<Slab>) {
        let Some(first) = slabs.first() else { return };
        if self.page.next(first) + height(&slabs) > self.high + SLACK {
            self.turn();
        }
        for slab in slabs {
            if self.page.next(&slab) + slab.height > self.high + SLACK {
                self.turn();
            }
            self.page.put(slab);
        }
    }

    /// What fits on one page is spread evenly over the columns; what is longer fills one column after the other.
    fn put_columns(&mut self, count: usize, wide: f32, between: f32, slabs: Vec<Slab>) {
        let mut rest = slabs;
        while !rest.is_empty() {
            let top = rest.first().map_or(0.0, |first| self.page.next(first));
            let room = self.high - top;
            if let Some(even) = balanced(&rest, count).filter(|even| *even <= room + SLACK) {
                let (slab, left) = beside(rest, count, even, wide, between);
                debug_assert!(left.is_empty());
                self.page.put(slab);
                return;
            }
            let highest = rest.first().map_or(0.0, |first| first.height);
            if highest > room && !self.page.is_empty() {
                self.turn();
                continue;
            }
            let (slab, left) = beside(rest, count, room.max(highest), wide, between);
            self.page.put(slab);
            rest = left;
            if !rest.is_empty() {
                self.turn();
            }
        }
    }
}

/// The least height at which all slabs find room in the columns.
pub(crate) fn balanced(slabs: &[Slab], count: usize) -> Option<f32> {
    let highest = slabs.iter().map(|slab| slab.height).fold(0.0, f32::max);
    let all = height(slabs);
    let (mut low, mut high) = ((all / count.max(1) as f32).max(highest), all.max(highest));
    if !fits(slabs, count, high) {
        return None;
    }
    for _ in 0..24 {
        let middle = f32::midpoint(low, high);
        if fits(slabs, count, middle) { high = middle } else { low = middle }
    }
    Some(high)
}

/// Whether all slabs find room in columns of a height.
fn fits(slabs: &[Slab], count: usize, high: f32) -> bool {
    let mut begin = 0;
    for _ in 0..count.max(1) {
        begin += column(&slabs[begin..], high);
        if begin == slabs.len() {
            return true;
        }
    }
    false
}

/// How many slabs stand in a column: what sticks to the next one goes with it.
fn column(slabs: &[Slab], high: f32) -> usize {
    let mut used = 0.0;
    let mut count = 0;
    for (at, slab) in slabs.iter().enumerate() {
        let above = if at == 0 { 0.0 } else { gap(&slabs[at - 1], slab) };
        if used + above + slab.height > high + SLACK {
            break;
        }
        used += above + slab.height;
        count = at + 1;
    }
    let whole = count == slabs.len();
    let loose = slabs[..count].iter().rposition(|slab| !slab.sticky).map_or(0, |at| at + 1);
    if whole || loose == 0 { count } else { loose }
}

/// Slabs in columns beside each other, and those that found no room.
pub(crate) fn beside(
    slabs: Vec<Slab>,
    count: usize,
    high: f32,
    wide: f32,
    between: f32,
) -> (Slab, Vec<Slab>) {
    let mut whole = Slab {
        above: slabs.first().map_or(0.0, |slab| slab.above),
        below: slabs.last().map_or(0.0, |slab| slab.below),
        ..Slab::default()
    };
    let mut rest = slabs;
    for at in 0..count.max(1) {
        let end = column(&rest, high).max(usize::from(at == 0)).min(rest.len());
        let next = rest.split_off(end);
        let own = stack(std::mem::replace(&mut rest, next));
        whole.height = whole.height.max(own.height);
        whole.put(own, at as f32 * (wide + between), 0.0);
    }
    (whole, rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn slab(height: f32) -> Slab {
        Slab { height, above: 10.0, below: 10.0, ..Slab::default() }
    }

    fn heights(pages: &[Page]) -> Vec<Vec<(i32, i32)>> {
        let of = |page: &Page| page.slabs.iter().map(|(at, slab)| (*at as i32, slab.height as i32)).collect();
        pages.iter().map(of).collect()
    }

    #[test]
    fn what_sticks_together_goes_to_the_next_page_together() {
        let heading = Slab { sticky: true, ..slab(20.0) };
        let flow = [slab(50.0), heading, slab(40.0), slab(10.0)].map(Flow::Slab).to_vec();
        assert_eq!(heights(&pages(flow, 100.0)), [vec![(0, 50)], vec![(0, 20), (30, 40), (80, 10)]]);
    }

    #[test]
    fn what_is_longer_than_a_page_goes_on_and_nothing_is_lost() {
        let flow: Vec<Flow> = (0..10).map(|_| Flow::Slab(Slab { sticky: true, ..slab(30.0) })).collect();
        let pages = pages(flow, 100.0);
        assert_eq!(pages.iter().map(|page| page.slabs.len()).sum::<usize>(), 10);
        assert!(pages.iter().all(|page| page.used <= 100.0));
    }

    #[test]
    fn the_head_of_a_table_stands_on_each_page() {
        let head = std::rc::Rc::new(slab(10.0));
        let row = || Slab { head: Some(head.clone()), above: 0.0, below: 0.0, ..slab(30.0) };
        let flow = vec![Flow::Slab(row()), Flow::Slab(row()), Flow::Slab(row()), Flow::Slab(row())];
        let pages = pages(flow, 100.0);
        assert!(pages.len() >= 2 && pages.iter().all(|page| page.slabs[0].1.height < 11.0));
        assert!(pages.iter().all(|page| page.used <= 100.0));
    }

    #[test]
    fn short_columns_are_even_and_long_ones_go_on() {
        let columns = |count: usize| Flow::Columns {
            count: 2,
            wide: 100.0,
            between: 5.0,
            slabs: (0..count).map(|_| slab(20.0)).collect(),
        };
        let even = pages(vec![columns(4)], 300.0);
        assert_eq!(even.len(), 1);
        assert!((even[0].used - 50.0).abs() < 1.0, "{}", even[0].used);
        assert_eq!(pages(vec![columns(40)], 300.0).len(), 2);
    }
}
