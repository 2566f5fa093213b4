/**
 * How long the page of a game was out of sight: another tab, another window. The server keeps it for games that count
 * and tells players so; whoever looks at a game judges what it means, if anything.
 */

/** Shorter looks elsewhere are not told. */
const SHORTEST_MS = 1000;

export class Sight {
  /** `tell(milliseconds)` is called when the page is seen again. */
  constructor(tell, page = document, view = globalThis) {
    this.tell = tell;
    this.page = page;
    this.since = null;
    page.addEventListener("visibilitychange", () => this.#look());
    view.addEventListener("blur", () => this.#look());
    view.addEventListener("focus", () => this.#look());
  }

  #look() {
    const seen = this.page.visibilityState !== "hidden" && this.page.hasFocus();
    if (!seen) {
      this.since ??= Date.now();
    } else if (this.since !== null) {
      const gone = Date.now() - this.since;
      this.since = null;
      if (gone >= SHORTEST_MS) this.tell(gone);
    }
  }
}
