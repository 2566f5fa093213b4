/**
 * What is new of an event, heard for as long as somebody wants it: a line that was cut is opened again by itself.
 */
export class News {
  #source = null;
  #wanted = false;

  /**
   * @param {string} address where the news comes from
   * @param {{change?: (numbers: {facts?: number, notes?: number, next?: number}) => void, notice?: (told: {title: string, text: string, path: string, tag: string}) => void, line?: (open: boolean) => void}} hear
   * @param {(address: string) => EventSource} [open]
   * @param {(again: () => void, pause: number) => void} [later]
   */
  constructor(address, hear, open = (where) => new EventSource(where), later = setTimeout) {
    this.address = address;
    this.hear = hear;
    this.open = open;
    this.later = later;
  }

  /** Listens from now on. */
  start() {
    this.#wanted = true;
    if (this.#source) return;
    const source = this.open(this.address);
    this.#source = source;
    source.addEventListener("open", () => this.hear.line?.(true));
    source.addEventListener("change", (event) => this.hear.change?.(JSON.parse(event.data)));
    source.addEventListener("notice", (event) => this.hear.notice?.(JSON.parse(event.data)));
    source.addEventListener("error", () => this.#broken(source));
  }

  /** Listens no longer. */
  stop() {
    this.#wanted = false;
    this.#source?.close();
    this.#source = null;
  }

  #broken(source) {
    if (this.#source !== source) return;
    this.hear.line?.(false);
    // A browser opens a broken line again; one that was answered with something else it has ended.
    if (source.readyState !== 2) return;
    this.#source = null;
    this.later(() => this.#wanted && this.start(), 5000);
  }
}

/**
 * Listens while a page is seen. A browser has few lines to a server, and a page that is put away must not hold one.
 * @param {News} news
 * @param {boolean} behind whether it listens on behind other pages
 */
export function whileSeen(news, behind) {
  addEventListener("pagehide", () => news.stop());
  addEventListener("pageshow", () => news.start());
  if (!behind) document.addEventListener("visibilitychange", () => (document.hidden ? news.stop() : news.start()));
  news.start();
}

/**
 * Whether the numbers of an event are others than those a page was made of.
 * @param {{facts?: string, notes?: string}} made
 * @param {{facts?: number, notes?: number}} heard
 */
export function isNew(made, heard) {
  return Number(made.facts) !== heard.facts || Number(made.notes) !== heard.notes;
}

/** The page at an address as it is now, or nothing if it cannot be had. */
export async function fetched(address) {
  try {
    const answer = await fetch(address, { headers: { accept: "text/html" } });
    if (!answer.ok) return null;
    return new DOMParser().parseFromString(await answer.text(), "text/html");
  } catch {
    return null;
  }
}
