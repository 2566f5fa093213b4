/** A tree of moves as it is read: the main line with its variations, one move marked. */

import { h } from "../common/dom.js";
import { numbered } from "./tree.js";
import { t } from "../common/words.js";

export class TreeView {
  /** `on(node)` is called when a reader wants to see the position after a move. */
  constructor(on) {
    this.on = on;
    this.element = h("div", { class: "tree", role: "group", "aria-label": t("moves") });
  }

  show(tree, at, second) {
    this.at = at;
    this.second = second;
    const { comment } = tree.root;
    this.element.replaceChildren(
      ...(comment ? [h("p", { class: "remark" }, comment)] : []),
      ...this.#line(tree.root, true),
    );
    if (!tree.root.children.length) this.element.append(h("p", {}, t("study-no-moves")));
    const current = this.element.querySelector("[aria-current]");
    if (current) this.element.scrollTop = current.offsetTop - this.element.clientHeight / 2;
  }

  /** The moves from a node on; variations in lines of their own. */
  #line(parent, first) {
    const parts = [];
    let numberNeeded = first;
    for (let at = parent; at.children.length; at = at.children[0]) {
      const [main, ...others] = at.children;
      parts.push(...this.#move(main, numberNeeded));
      numberNeeded = Boolean(main.comment) || others.length > 0;
      for (const other of others)
        parts.push(h("div", { class: "variation" }, ...this.#move(other, true), ...this.#line(other, false)));
    }
    return parts;
  }

  #move(own, numberNeeded) {
    const number = numbered(own.ply, this.second);
    const said = numberNeeded || !number.endsWith("...") ? `${number} ` : "";
    const button = h(
      "button",
      { type: "button", class: "move", onclick: () => this.on(own) },
      said + own.text,
      own.sign ? h("span", { class: "sign" }, own.sign) : null,
    );
    if (own === this.at) button.setAttribute("aria-current", "step");
    return [button, ...(own.comment ? [h("span", { class: "remark" }, ` ${own.comment} `)] : [])];
  }
}
