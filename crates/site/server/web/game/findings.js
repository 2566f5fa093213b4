/**
 * The analysis of a finished game below its board: the server has written it, this makes it move. While it is being
 * made its progress is heard; a click on the graph or on a mistake shows the position.
 */

/** The ply at a part of the width of a graph of so many plies. */
export function plyAt(part, plies) {
  return Math.max(0, Math.min(plies, Math.round(part * plies)));
}

export class Findings {
  #ply = null;

  /** `on` has `step(ply)` and `judge(marks)`; marks are `{ply, sign, word}` of the bad moves. */
  constructor(section, on) {
    this.section = section;
    this.on = on;
    this.#read();
  }

  /** Fetches the page again and takes what it says now; `taken(page)` may take more of it.
   * @param {(page: Document) => void} taken */
  async refresh(taken = () => {}) {
    const answer = await fetch(location.href).catch(() => null);
    const page = answer?.ok ? new DOMParser().parseFromString(await answer.text(), "text/html") : null;
    const fresh = page?.getElementById("analysis");
    if (page) taken(page);
    if (!fresh) return;
    this.section.replaceWith(fresh);
    this.section = fresh;
    this.#read();
  }

  /** Marks the place of a position in the graph. */
  show(ply) {
    this.#ply = ply;
    const now = this.section?.querySelector(".now");
    now?.setAttribute("d", `M${ply},0V100`);
    now?.setAttribute("visibility", "visible");
  }

  #read() {
    if (!this.section) return;
    this.#listen();
    this.#ask();
    const graph = this.section.querySelector(".graph");
    graph?.addEventListener("click", (event) => {
      const box = graph.getBoundingClientRect();
      this.on.step(plyAt((event.clientX - box.left) / box.width, Number(graph.dataset.plies)));
    });
    for (const item of this.section.querySelectorAll("[data-ply]"))
      item.addEventListener("click", () => this.on.step(Number(item.dataset.ply)));
    const marked = [...this.section.querySelectorAll("[data-sign]")];
    this.on.judge(marked.map(({ dataset: { ply, sign, word } }) => ({ ply: Number(ply), sign, word })));
    if (this.#ply !== null) this.show(this.#ply);
  }

  /** The button asks without leaving the page. */
  #ask() {
    this.section.querySelector("form")?.addEventListener("submit", async (event) => {
      event.preventDefault();
      const form = event.target;
      form.querySelector("button").disabled = true;
      const answer = await fetch(form.action, { method: "POST" }).catch(() => null);
      if (answer?.ok) await this.refresh();
      else form.submit();
    });
  }

  #listen() {
    const bar = this.section.querySelector("progress");
    if (!bar) return;
    const events = new EventSource(this.section.dataset.events);
    events.addEventListener("progress", ({ data }) => {
      const { text, done, of } = JSON.parse(data);
      Object.assign(bar, { value: done, max: of });
      const status = this.section.querySelector("[role=status]");
      if (status.textContent !== text) status.textContent = text;
    });
    events.addEventListener("end", () => {
      events.close();
      this.refresh();
    });
  }
}
