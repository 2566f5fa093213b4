/**
 * A study: its chapters, its title, who may see it, and keeping it. Whoever saves says which version he has seen; if
 * another window has saved meanwhile, nothing is overwritten and he is told.
 */

import { h } from "../common/dom.js";
import { t } from "../common/words.js";

const VISIBILITIES = ["private", "link", "public"];

export class StudyPanel {
  #at = 0;
  #dirty = false;

  /** `on` has `chapter()` (the tree on the board as it is kept), `open(chapter, ply)` and `tell(text)`. */
  constructor(study, on) {
    this.study = study;
    this.on = on;
    this.chapters = h("div", { class: "chapters line", hidden: !study.id });
    this.element = this.#form();
    addEventListener("beforeunload", (event) => this.#dirty && this.study.own && event.preventDefault());
  }

  /** Opens the first chapter at a ply. */
  start(ply) {
    this.#pick(0, ply);
  }

  /** Something on the board has changed. */
  changed() {
    this.#dirty = true;
    this.#state(this.study.own ? t("study-unsaved") : "");
  }

  #state(text) {
    if (this.state) this.state.textContent = text;
  }

  #form() {
    const { study } = this;
    if (!study.signed_in) return h("p", {}, h("a", { href: "/sign-in" }, t("study-sign-in")));
    this.title = h("input", { type: "text", id: "title", maxLength: 100, required: true, value: study.title });
    const options = VISIBILITIES.map((own) =>
      h("option", { value: own, selected: own === study.visibility }, t(`study-${own}`)),
    );
    this.visibility = h("select", { id: "visibility" }, ...options);
    this.state = h("p", { role: "status" });
    for (const field of [this.title, this.visibility])
      field.addEventListener("change", () => study.own && this.changed());
    const save = (as) => (event) => {
      event.preventDefault();
      this.#save(as);
    };
    return h(
      "form",
      { class: "card study", onsubmit: save(study.own ? "own" : "new") },
      h("div", { class: "field" }, h("label", { for: "title" }, t("study-title")), this.title),
      h("div", { class: "field" }, h("label", { for: "visibility" }, t("study-visibility")), this.visibility),
      h(
        "div",
        { class: "buttons" },
        h("button", { class: "main" }, t(study.own ? "study-save" : "study-keep")),
        study.own ? h("button", { type: "button", onclick: save("new") }, t("study-copy")) : null,
        study.id ? h("a", { class: "button", href: `/study/${study.id}/pdn` }, "PDN") : null,
      ),
      this.state,
    );
  }

  /** Takes the board into its chapter. */
  #collect() {
    this.study.chapters[this.#at].tree = this.on.chapter();
  }

  #pick(index, ply = 0) {
    this.#at = index;
    this.#list();
    this.on.open(this.study.chapters[index], ply);
  }

  #list() {
    const { chapters, own } = this.study;
    const options = chapters.map(({ title }, i) =>
      h("option", { value: String(i), selected: i === this.#at }, `${i + 1}. ${title}`),
    );
    const select = h(
      "select",
      {
        "aria-label": t("study-chapter"),
        onchange: () => {
          this.#collect();
          this.#pick(Number(select.value));
        },
      },
      ...options,
    );
    const button = (key, press, disabled = false) =>
      h("button", { type: "button", "aria-label": t(key), title: t(key), onclick: press, disabled }, SIGNS[key]);
    const change = own
      ? [
          button("study-rename", () => this.#rename()),
          button("study-add", () => this.#add()),
          button("study-drop", () => this.#drop(), chapters.length < 2),
        ]
      : [];
    this.chapters.replaceChildren(select, ...change);
  }

  #rename() {
    const chapter = this.study.chapters[this.#at];
    const title = prompt(t("study-chapter-title"), chapter.title)?.trim();
    if (!title) return;
    chapter.title = title.slice(0, 100);
    this.#list();
    this.changed();
  }

  /** A new chapter begins where the present one does. */
  #add() {
    const title = prompt(t("study-chapter-title"), t("study-chapter"))?.trim();
    if (!title) return;
    this.#collect();
    const { rulebook, start } = this.on.chapter();
    this.study.chapters.push({ title: title.slice(0, 100), tree: { rulebook, start, line: [] } });
    this.#pick(this.study.chapters.length - 1);
    this.changed();
  }

  #drop() {
    if (!confirm(t("study-really-drop"))) return;
    this.study.chapters.splice(this.#at, 1);
    this.#pick(Math.max(0, this.#at - 1));
    this.changed();
  }

  async #save(as) {
    this.#collect();
    const { study } = this;
    const [title, visibility] = [this.title.value.trim(), this.visibility.value];
    const chapters = study.chapters;
    const own = as === "own";
    const body = JSON.stringify({ title, visibility, chapters, ...(own && { version: study.version }) });
    const [address, method] = own ? [`/study/${study.id}`, "PUT"] : ["/studies", "POST"];
    const headers = { "content-type": "application/json" };
    this.#state(t("study-saving"));
    const answer = await fetch(address, { method, headers, body }).catch(() => null);
    const told = await answer?.json().catch(() => null);
    if (!answer?.ok) {
      this.#state("");
      return this.on.tell(told?.why ?? t("lost"));
    }
    this.#dirty = false;
    this.on.tell("");
    if (!own) return location.assign(`/study/${told.id}`);
    study.version = told.version;
    this.#state(t("study-saved"));
  }
}

const SIGNS = { "study-rename": "✎", "study-add": "+", "study-drop": "−" };
