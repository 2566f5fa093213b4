/**
 * The engine in a thread of its own: a worker that answers what `thinker.js` asks, one question after the other.
 *
 * Its address says where the program and the weights are: `engine.js?program=…&weights=…`. Weights are fetched when a
 * game is searched for the first time; without them the engine counts men, and plays all the same.
 */

import { Damier } from "./damier.js";

const places = new URL(self.location.href).searchParams;
const here = (/** @type {string} */ name) => new URL(name, self.location.href);
const opened = Damier.open(fetch(here(places.get("program") ?? "damier.wasm")));
/** @type {Map<string, Promise<void>>} */
const learnt = new Map();

/** Fetches the weights of a game once; a failure is tried again with the next question. */
function learn(damier, variant) {
  if (!learnt.has(variant)) {
    const fetched = fetch(here(`${places.get("weights") ?? "weights/"}${variant}.weights`)).then(async (answer) => {
      if (!answer.ok) throw new Error(answer.statusText);
      damier.weights(await answer.arrayBuffer());
    });
    learnt.set(
      variant,
      fetched.catch(() => void learnt.delete(variant)),
    );
  }
  return learnt.get(variant);
}

self.addEventListener("message", async ({ data: { id, question } }) => {
  try {
    const damier = await opened;
    if (question.do === "search") await learn(damier, damier.ask({ ...question, do: "position" }).variant);
    const answer = damier.ask(question, (report) => self.postMessage({ id, report }));
    self.postMessage({ id, answer });
  } catch (fault) {
    const { message, clause, what } = /** @type {any} */ (fault);
    self.postMessage({ id, fault: { why: message, clause, what } });
  }
});
