import type { Question, Report } from "./damier.js";

/** The engine in a worker, so that a page never stands still. */
export class Thinker {
  /** `start` makes the worker: `() => new Worker(new URL("damier/engine", import.meta.url), { type: "module" })`. */
  constructor(start: () => Worker);
  ask(question: Question, report?: (report: Report) => void): Promise<any>;
  /** Stops what is searched; it is answered with what was known. */
  stop(): void;
}
