/**
 * Shows prepared answers as a tree below the text in which they are written, one line each.
 * The server alone decides which of them are legal.
 */

/** @typedef {Map<string, Tree>} Tree moves that follow each other */

/**
 * Lines of moves as a tree: what they begin with in common stands once.
 * @param {string} text
 * @returns {Tree}
 */
export function tree(text) {
  const root = new Map();
  for (const line of text.split("\n")) {
    let at = root;
    for (const move of line.trim().split(/\s+/).filter(Boolean)) {
      if (!at.has(move)) at.set(move, new Map());
      at = at.get(move);
    }
  }
  return root;
}

/**
 * A tree as nested lists.
 * @param {Tree} branches
 * @returns {HTMLUListElement}
 */
function list(branches) {
  const items = document.createElement("ul");
  for (const [move, after] of branches) {
    const item = document.createElement("li");
    item.textContent = move;
    if (after.size > 0) item.append(list(after));
    items.append(item);
  }
  return items;
}

/** @param {HTMLTextAreaElement} area */
function follow(area) {
  const shown = document.createElement("div");
  area.after(shown);
  const draw = () => shown.replaceChildren(list(tree(area.value)));
  area.addEventListener("input", draw);
  draw();
}

if (globalThis.document) document.querySelectorAll("textarea[data-tree]").forEach(follow);
