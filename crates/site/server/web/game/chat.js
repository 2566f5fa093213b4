/** The talk of the players beside their game, which can be muted. */

import { h } from "../common/dom.js";
import { choose, settings } from "../common/settings.js";
import { newLines } from "./chat-lines.js";
import { t } from "../common/words.js";

const LONGEST = 280;

export class Chat {
  /** `say(text)` sends a line. */
  constructor(say) {
    this.log = h("div", { class: "log", role: "log", "aria-label": t("chat"), tabIndex: 0 });
    this.line = h("input", {
      type: "text",
      name: "line",
      maxLength: LONGEST,
      autocomplete: "off",
      "aria-label": t("say"),
    });
    this.form = h(
      "form",
      { class: "line", onsubmit: (event) => this.#submit(event, say) },
      this.line,
      h("button", {}, t("send")),
    );
    const box = h("input", {
      type: "checkbox",
      checked: !settings.chat,
      onchange: () => {
        choose("chat", !box.checked);
        this.#mute();
      },
    });
    this.element = h(
      "section",
      { class: "chat" },
      h("header", {}, h("h2", {}, t("chat")), h("label", {}, box, ` ${t("mute")}`)),
      this.log,
      this.form,
    );
    this.#mute();
  }

  #mute() {
    this.log.hidden = this.form.hidden = !settings.chat;
  }

  #submit(event, say) {
    event.preventDefault();
    const text = this.line.value.trim();
    if (text) say(text);
    this.line.value = "";
  }

  /**
   * Shows all that was said; answers whether somebody hears something new. What is there already stays as it is, or
   * it would be read out again with every move.
   */
  show(lines) {
    const known = this.lines;
    const { gone, fresh } = newLines(known ?? [], lines);
    for (const old of [...this.log.children].slice(0, gone)) old.remove();
    for (const { by, text } of fresh) this.log.append(h("p", {}, h("b", {}, by), ` ${text}`));
    this.lines = lines;
    if (fresh.length) this.log.scrollTop = this.log.scrollHeight;
    return Boolean(known && fresh.length && settings.chat);
  }
}
