/** The talk of the players beside their game, and of those who look on; either can be muted. */

import { h } from "../common/dom.js";
import { choose, settings } from "../common/settings.js";
import { newLines } from "./chat-lines.js";
import { t } from "../common/words.js";

const LONGEST = 280;

/** Where to sign in and come back from. */
const signIn = () => `/sign-in?${new URLSearchParams({ to: location.pathname })}`;

export class Chat {
  #listens = false;

  /** `say(text)` sends a line; `title` is the word for the talk. Whoever has no name here (`named`) is asked to sign in. */
  constructor(say, title = "chat", named = true) {
    this.log = h("div", { class: "log", role: "log", "aria-label": t(title), tabIndex: 0 });
    this.line = h("input", {
      type: "text",
      name: "line",
      maxLength: LONGEST,
      autocomplete: "off",
      "aria-label": t("say"),
    });
    this.form = named
      ? h(
          "form",
          { class: "line", onsubmit: (event) => this.#submit(event, say) },
          this.line,
          h("button", {}, t("send")),
        )
      : h("p", {}, h("a", { href: signIn() }, t("audience-sign-in")));
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
      h("header", {}, h("h2", {}, t(title)), h("label", {}, box, ` ${t("mute")}`)),
      this.log,
      this.form,
    );
    this.#mute();
  }

  /** Only shows from now on what others say. */
  listen() {
    this.#listens = true;
    this.#mute();
  }

  #mute() {
    this.log.hidden = !settings.chat;
    this.form.hidden = !settings.chat || this.#listens;
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
