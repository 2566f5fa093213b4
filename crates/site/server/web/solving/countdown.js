/**
 * The clock of a session of solving: counts down what is left, and looks again when something has changed.
 *
 * The page holds `<… id="session" data-news data-left="MS" data-phase><b class="left">`. The server alone decides when
 * the time is over.
 */

const LOOK_MS = 15_000;

/** Minutes and seconds, hours in front where there are any. */
export function written(ms) {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (number) => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours ? `${hours}:` : ""}${hours ? two(minutes) : minutes}:${two(seconds % 60)}`;
}

class Session {
  constructor(root) {
    this.root = root;
    this.place = root.querySelector(".left");
    this.#take(root.dataset.left);
    if (this.place) setInterval(() => this.#tick(), 500);
    setInterval(() => this.#look(), LOOK_MS);
  }

  #take(left) {
    this.ends = left === undefined || left === null ? null : performance.now() + Number(left);
  }

  #tick() {
    if (this.ends !== null) this.place.textContent = written(this.ends - performance.now());
  }

  async #look() {
    const answer = await fetch(this.root.dataset.news).catch(() => null);
    if (!answer?.ok) return;
    const { phase, left } = await answer.json();
    const { phase: before } = this.root.dataset;
    // Whoever is writing is not interrupted; a page that only waits shows what is new.
    if (before && phase !== before && !document.querySelector("textarea")) location.reload();
    this.#take(left);
  }
}

const root = globalThis.document?.getElementById("session");
if (root) new Session(root);
