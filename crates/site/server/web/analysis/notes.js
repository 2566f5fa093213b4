/** What is said about a move: a sign and a comment. */

import { h } from "../common/dom.js";
import { t } from "../common/words.js";

const SIGNS = ["", "!", "?", "!!", "??", "!?", "?!"];

export class Notes {
  #node = null;

  /** `changed()` is called when something was said. */
  constructor(changed) {
    this.changed = changed;
    const options = SIGNS.map((sign) => h("option", { value: sign }, sign || "–"));
    this.sign = h("select", { id: "sign", onchange: () => this.#say("sign", this.sign.value || null) }, ...options);
    this.comment = h("textarea", {
      id: "comment",
      rows: 2,
      maxLength: 2000,
      onchange: () => this.#say("comment", this.comment.value.trim()),
    });
    this.element = h(
      "details",
      { class: "notes" },
      h("summary", {}, t("study-notes")),
      h("div", { class: "field" }, h("label", { for: "sign" }, t("study-sign")), this.sign),
      h("div", { class: "field" }, h("label", { for: "comment" }, t("study-comment")), this.comment),
    );
  }

  show(node) {
    this.#node = node;
    this.sign.disabled = !node.parent;
    this.sign.value = node.sign ?? "";
    this.comment.value = node.comment;
  }

  #say(what, value) {
    this.#node[what] = value;
    this.changed();
  }
}
