/**
 * The engine beside the page: questions go to a worker, so that the page never stands still.
 *
 * A search is stopped by ending the worker; what it knew after its last depth is the answer, and a new worker takes its
 * place.
 */

import { Refusal } from "./damier.js";

export class Thinker {
  #next = 1;
  #waiting = new Map();
  #worker;

  /** `start()` makes the worker. */
  constructor(start) {
    this.start = start;
    this.#begin();
  }

  /** Asks; `report` hears what a search knows so far. */
  ask(question, report = () => {}) {
    const id = this.#next;
    this.#next += 1;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, report, last: null });
      this.#worker.postMessage({ id, question });
    });
  }

  /** Stops what is searched. It is answered with what is known; what knows nothing yet is answered with nothing. */
  stop() {
    if (this.#waiting.size === 0) return;
    this.#worker.terminate();
    const left = [...this.#waiting.values()];
    this.#waiting.clear();
    this.#begin();
    for (const { resolve, last } of left) resolve(last && { ...last, best: last.lines[0].moves[0], stopped: true });
  }

  #begin() {
    this.#worker = this.start();
    this.#worker.addEventListener("message", ({ data }) => this.#hear(data));
    this.#worker.addEventListener("error", () => this.#fail());
  }

  #hear({ id, report, answer, fault }) {
    const own = this.#waiting.get(id);
    if (!own) return;
    if (report) {
      own.last = report;
      own.report(report);
      return;
    }
    this.#waiting.delete(id);
    if (fault) own.reject(new Refusal(fault));
    else own.resolve(answer);
  }

  /** The worker could not be started: whoever waits is told. */
  #fail() {
    const left = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of left) reject(new Refusal({ why: "the engine cannot be started", clause: null, what: null }));
  }
}
