/**
 * A study that several people keep: whoever looks at it sees at once what others have saved, and what they say.
 *
 * The page holds `<div class="talk" data-study="ID">` with a list and a form, if the reader takes part.
 */

import { h } from "../common/dom.js";
import { t } from "../common/words.js";

/** So many lines stand in the list. */
const MOST = 200;

export class Together {
  /** `saved(version)` is called when the study was saved by anybody. */
  constructor(id, saved) {
    this.talk = document.querySelector(".talk");
    const events = new EventSource(`/study/${id}/news`);
    events.addEventListener("version", ({ data }) => saved(JSON.parse(data).version));
    events.addEventListener("lines", ({ data }) => this.#lines(JSON.parse(data)));
    if (this.talk) this.#listen(this.talk);
  }

  #listen(talk) {
    this.list = talk.querySelector("ol");
    this.list.scrollTop = this.list.scrollHeight;
    this.wrong = talk.querySelector(".notice");
    const form = talk.querySelector("form");
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const body = new URLSearchParams({ text: form.elements.text.value });
      const headers = { accept: "application/json" };
      const answer = await fetch(form.action, { method: "POST", headers, body }).catch(() => null);
      const told = await answer?.json().catch(() => null);
      this.wrong.hidden = Boolean(answer?.ok);
      if (!answer?.ok) {
        this.wrong.textContent = told?.why ?? t("lost");
        return;
      }
      form.reset();
      this.#lines([told]);
    });
  }

  #lines(lines) {
    if (!this.list) return;
    for (const { number, by, text } of lines) {
      if (this.list.querySelector(`[data-number="${Number(number)}"]`)) continue;
      this.list.append(h("li", { "data-number": String(number) }, h("b", {}, by), ` ${text}`));
    }
    while (this.list.children.length > MOST) this.list.firstChild.remove();
    this.list.scrollTop = this.list.scrollHeight;
  }
}
