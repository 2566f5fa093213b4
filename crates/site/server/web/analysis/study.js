/**
 * A study: its chapters, its title, who may see it, and keeping it. Whoever saves says which version he has seen; if
 * another window has saved meanwhile, nothing is overwritten and he is told.
 *
 * A study that several people keep is saved by itself a moment after each change; what others have saved meanwhile is
 * put together with it.
 */

import { h } from "../common/dom.js";
import { mergeChapters } from "./merge.js";
import { Together } from "./together.js";
import { t } from "../common/words.js";

const VISIBILITIES = ["private", "link", "public"];

/** So long after a change a study that several keep is saved, in milliseconds. */
const SOON = 700;

const copy = (value) => JSON.parse(JSON.stringify(value));

export class StudyPanel {
  #at = 0;
  #dirty = false;
  #saving = false;
  #soon = 0;
  #heard = 0;
  #changes = 0;
  #base = [];

  /**
   * `on` has `chapter()` (the tree on the board as it is kept), `open(chapter, ply)`, `renew(chapter)`, which keeps the
   * place in it, and `tell(text)`.
   */
  constructor(study, on) {
    this.study = study;
    this.on = on;
    this.chapters = h("div", { class: "chapters line", hidden: !study.id && study.chapters.length < 2 });
    this.element = this.#form();
    this.#base = copy(study.chapters);
    addEventListener("beforeunload", (event) => this.#dirty && this.study.writes && event.preventDefault());
    if (study.together)
      new Together(study.id, (version) => {
        this.#heard = version;
        if (version > study.version) this.#fresh();
      });
  }

  /** Opens the first chapter at a ply. */
  start(ply) {
    this.#pick(0, ply);
  }

  /** Something on the board has changed. */
  changed() {
    this.#dirty = true;
    this.#changes++;
    this.#state(this.study.writes ? t("study-unsaved") : "");
    if (this.study.together && this.study.writes) this.#later();
  }

  #later() {
    clearTimeout(this.#soon);
    this.#soon = setTimeout(() => this.#save("own"), SOON);
  }

  /** Others have saved: what they have changed is put together with what was changed here. */
  async #fresh() {
    if (this.#saving) return true;
    const { study } = this;
    const answer = await fetch(`/study/${study.id}/content`).catch(() => null);
    const found = await answer?.json().catch(() => null);
    if (!answer?.ok || !found) return false;
    if (found.version <= study.version) return true;
    this.#collect();
    const title = study.chapters[this.#at].title;
    const theirs = found.chapters;
    const chapters = this.#dirty ? mergeChapters(this.#base, study.chapters, theirs) : theirs;
    this.#base = copy(theirs);
    Object.assign(study, { version: found.version, chapters: copy(chapters) });
    if (this.title && document.activeElement !== this.title) this.title.value = found.title;
    const place = study.chapters.findIndex((own) => own.title === title);
    this.#at = place < 0 ? 0 : place;
    this.#list();
    this.on.renew(study.chapters[this.#at]);
    if (this.#dirty) this.#later();
    return true;
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
      field.addEventListener("change", () => study.writes && this.changed());
    this.visibility.disabled = Boolean(study.id) && study.writes && !study.own;
    const save = (as) => (event) => {
      event.preventDefault();
      this.#save(as);
    };
    return h(
      "form",
      { class: "card study line wrap", onsubmit: save(study.writes ? "own" : "new") },
      h("div", { class: "field" }, h("label", { for: "title" }, t("study-title")), this.title),
      h("div", { class: "field" }, h("label", { for: "visibility" }, t("study-visibility")), this.visibility),
      h(
        "div",
        { class: "buttons beside" },
        h("button", { class: "main" }, t(study.writes ? "study-save" : "study-keep")),
        study.writes ? h("button", { type: "button", onclick: save("new") }, t("study-copy")) : null,
        study.id ? h("a", { class: "button", href: `/study/${study.id}/pdn` }, "PDN") : null,
        study.id ? h("a", { class: "button", href: `/study/${study.id}/paper/booklet.pdf` }, t("study-booklet")) : null,
        study.id && study.visibility !== "private"
          ? h("a", { class: "button", href: `/embed/study/${study.id}` }, t("study-embed"))
          : null,
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
    const { chapters, writes } = this.study;
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
    const change = writes
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

  async #save(as, tries = 3) {
    if (this.#saving) return this.#later();
    clearTimeout(this.#soon);
    this.#collect();
    const { study } = this;
    const [title, visibility] = [this.title.value.trim(), this.visibility.value];
    const [own, chapters, changes] = [as === "own", copy(study.chapters), this.#changes];
    const body = JSON.stringify({ title, visibility, chapters, ...(own && { version: study.version }) });
    const page = `/study/${study.id}${study.together ? "?merges=true" : ""}`;
    const [address, method] = own ? [page, "PUT"] : ["/studies", "POST"];
    const headers = { "content-type": "application/json" };
    this.#state(t("study-saving"));
    this.#saving = true;
    const answer = await fetch(address, { method, headers, body }).catch(() => null);
    const told = await answer?.json().catch(() => null);
    this.#saving = false;
    if (told?.late && tries && (await this.#fresh())) return this.#save(as, tries - 1);
    if (!answer?.ok || told?.late) {
      this.#state("");
      return this.on.tell(told?.why ?? t("lost"));
    }
    this.#dirty = this.#changes !== changes;
    this.on.tell("");
    if (!own) return location.assign(`/study/${told.id}`);
    study.version = told.version;
    this.#base = chapters;
    this.#state(this.#dirty ? t("study-unsaved") : t("study-saved"));
    if (this.#heard > study.version) await this.#fresh();
  }
}

const SIGNS = { "study-rename": "✎", "study-add": "+", "study-drop": "−" };
