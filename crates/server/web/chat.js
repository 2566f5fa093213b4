/** The talk beside a game, which can be muted. */

import { h } from "./dom.js";
import { choose, settings } from "./settings.js";
import { t } from "./words.js";

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

  /** Shows all that was said. */
  show(lines) {
    this.log.replaceChildren();
    lines.forEach((line) => this.add(line));
  }

  /** Adds one line; answers whether somebody heard it. */
  add({ by, text }) {
    this.log.append(h("p", {}, h("b", {}, by), ` ${text}`));
    this.log.scrollTop = this.log.scrollHeight;
    return settings.chat;
  }
}
