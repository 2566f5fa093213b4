/**
 * A tree of moves that somebody tries out: no rules, only what comes after what.
 *
 * A node is `{move, text, sign, comment, children, parent}`; the root is the first position and has no move. The first
 * child continues the main line. As it is sent, a tree is a list of moves with the variations beside the move they
 * replace.
 */

/** @param {{move?: string, text?: string, sign?: string | null, comment?: string}} [step] */
function node(parent, step = {}) {
  const { move, text = move, sign = null, comment = "" } = step;
  return { move, text, sign, comment, children: [], parent, ply: parent ? parent.ply + 1 : 0 };
}

function attach(parent, line) {
  let at = parent;
  for (const step of line ?? []) {
    const own = node(at, step);
    at.children.push(own);
    for (const variation of step.variations ?? []) attach(at, variation);
    at = own;
  }
}

function written({ move, text, sign, comment }) {
  return { move, text, ...(sign && { sign }), ...(comment && { comment }) };
}

function lineFrom(parent) {
  const line = [];
  for (let at = parent; at.children.length; at = at.children[0]) {
    const [main, ...others] = at.children;
    const variations = others.map((other) => [written(other), ...lineFrom(other)]);
    line.push({ ...written(main), ...(variations.length && { variations }) });
  }
  return line;
}

export class Tree {
  constructor({ rulebook, start = null, comment = "", line = [] }) {
    this.rulebook = rulebook;
    this.start = start;
    this.root = node(null, { comment });
    attach(this.root, line);
  }

  /** As it is sent and kept. */
  write() {
    const { rulebook, start, root } = this;
    return { rulebook, ...(start && { start }), ...(root.comment && { comment: root.comment }), line: lineFrom(root) };
  }

  /** The moves that lead to a node. */
  path(to) {
    const moves = [];
    for (let at = to; at.parent; at = at.parent) moves.unshift(at.move);
    return moves;
  }

  /** The node after so many moves of the main line, or its end. */
  main(ply) {
    let at = this.root;
    while (at.ply < ply && at.children.length) at = at.children[0];
    return at;
  }

  /** The node after a move, which is new if nobody has tried it here. */
  add(parent, move, text) {
    const known = parent.children.find((own) => own.move === move);
    if (known) return known;
    const own = node(parent, { move, text });
    parent.children.push(own);
    return own;
  }

  /** The end of the line on which a node lies. */
  end(from) {
    let at = from;
    while (at.children.length) at = at.children[0];
    return at;
  }

  /** The other moves at a place: the one so many steps further, going round. */
  beside(own, steps) {
    const all = own.parent?.children ?? [own];
    return all[(all.indexOf(own) + steps + all.length) % all.length];
  }

  /** Makes the line on which a node lies go before the others where it branches off; answers whether anything changed. */
  promote(own) {
    for (let at = own; at.parent; at = at.parent) {
      const all = at.parent.children;
      const place = all.indexOf(at);
      if (place === 0) continue;
      all.splice(place, 1);
      all.splice(place - 1, 0, at);
      return true;
    }
    return false;
  }

  /** Takes a move and all after it away; answers the node before it. */
  remove(own) {
    const { parent } = own;
    parent.children.splice(parent.children.indexOf(own), 1);
    return parent;
  }
}

/** The number of a move as it stands in a list: `3.` or `3...`; `second`: the second player began. */
export function numbered(ply, second) {
  const place = ply - 1 + (second ? 1 : 0);
  return `${Math.floor(place / 2) + 1}.${place % 2 ? ".." : ""}`;
}
