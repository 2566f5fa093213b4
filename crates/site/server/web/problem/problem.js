/**
 * The editor of compositions: what stands there is proved while it is changed, and the verdict appears as it is found.
 *
 * The page holds `<form id="draft">` and the board editor, or `<section id="verdict" data-proof data-open>` of a proof
 * that goes on. Proofs are the server's: this asks how far one is and fetches its page when it has ended.
 */

import "../editor/editor.js";
import "./lines.js";
import { h } from "../common/dom.js";
import { t } from "../common/words.js";

const PAUSE_MS = 900;
const LOOK_MS = 500;
const JSON_ONLY = { accept: "application/json" };

/** Follows a proof in an element until it has ended. */
class Follower {
  #asked = 0;

  constructor(place) {
    this.place = place;
    this.said = h("p", { class: "notice" });
    this.bar = h("progress", { max: 1, value: 0, "aria-label": t("problem-proof") });
    this.stop = h("button", { type: "button", onclick: () => this.#stop() }, t("problem-stop"));
  }

  async follow(id) {
    const asked = ++this.#asked;
    this.id = id;
    this.place.replaceChildren(this.said, this.bar, this.stop);
    while (asked === this.#asked) {
      const told = await json(`/proof/${id}/state`);
      if (asked !== this.#asked) return;
      if (!told.state) return this.tell(told.why ?? t("lost"));
      if (told.state === "ended") return this.#end(id, asked);
      this.said.textContent = told.said;
      this.bar.max = told.most || 1;
      this.bar.value = told.passed;
      if (told.state === "stopped") return this.tell(told.said);
      await new Promise((go) => setTimeout(go, LOOK_MS));
    }
  }

  tell(text) {
    this.said.textContent = text;
    this.place.replaceChildren(this.said);
  }

  /** Nothing is followed any more. */
  leave() {
    this.#asked += 1;
  }

  async #stop() {
    this.leave();
    const told = await json(`/proof/${this.id}/stop`, { method: "POST" });
    this.tell(told.state ? t("problem-stopped") : t("lost"));
  }

  async #end(id, asked) {
    const answer = await fetch(`/proof/${id}`).catch(() => null);
    const text = await answer?.text();
    if (asked !== this.#asked || !text) return;
    const page = new DOMParser().parseFromString(text, "text/html");
    const verdict = page.getElementById("verdict");
    this.place.replaceChildren(...(verdict?.childNodes ?? []));
  }
}

async function json(address, options = {}) {
  const answer = await fetch(address, { ...options, headers: { ...JSON_ONLY, ...options.headers } }).catch(() => null);
  return (await answer?.json().catch(() => null)) ?? {};
}

/** Proves what stands in a form whenever it has been left alone for a moment. */
function live(form, place) {
  const follower = new Follower(place);
  const on = h("input", { type: "checkbox", checked: true });
  let timer;
  let last = "";

  const prove = async () => {
    const body = new URLSearchParams(/** @type {any} */ (new FormData(form)));
    if (body.toString() === last) return;
    last = body.toString();
    follower.leave();
    const told = await json(form.action, { method: "POST", body });
    if (last !== body.toString()) return;
    if (told.id) follower.follow(told.id);
    else follower.tell(told.why ?? t("lost"));
  };

  const changed = () => {
    clearTimeout(timer);
    if (on.checked && form.checkValidity()) timer = setTimeout(prove, PAUSE_MS);
  };

  form.querySelector(".buttons").append(h("label", {}, on, " ", t("problem-live")));
  form.addEventListener("input", changed);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    clearTimeout(timer);
    last = "";
    prove();
  });
  document.getElementById("editor").addEventListener("position", ({ detail }) => {
    form.elements.fen.value = detail.fen ?? "";
    if (detail.fen && /W[^:]*\d[^:]*:B[^:]*\d/.test(detail.fen.slice(2))) changed();
  });
  form.elements.fen.closest(".field").hidden = true;
}

const form = document.getElementById("draft");
const verdict = document.getElementById("verdict");
if (form) live(form, document.getElementById("live"));
if (verdict?.dataset.open === "true") new Follower(verdict).follow(verdict.dataset.proof);
