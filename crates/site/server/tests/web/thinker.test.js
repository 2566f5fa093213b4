import assert from "node:assert/strict";
import { test } from "node:test";

import { Thinker } from "../../../wasm/npm/thinker.js";

/** A worker that answers by hand. */
class Hand extends EventTarget {
  asked = [];
  ended = false;
  postMessage(message) {
    this.asked.push(message);
  }
  terminate() {
    this.ended = true;
  }
  say(data) {
    this.dispatchEvent(Object.assign(new Event("message"), { data }));
  }
}

test("answers come to who asked, in any order", async () => {
  const hand = new Hand();
  const thinker = new Thinker(() => hand);
  const [one, two] = [thinker.ask({ do: "games" }), thinker.ask({ do: "games" })];
  hand.say({ id: 2, answer: "b" });
  hand.say({ id: 1, answer: "a" });
  assert.deepEqual(await Promise.all([one, two]), ["a", "b"]);
});

test("a refusal has its clause", async () => {
  const hand = new Hand();
  const asked = new Thinker(() => hand).ask({ do: "position" });
  hand.say({ id: 1, fault: { why: "no", clause: "FMJD-I.3.4", what: null } });
  await assert.rejects(asked, { message: "no", clause: "FMJD-I.3.4" });
});

test("what is stopped answers with what it knew, and a new worker takes over", async () => {
  const hands = [];
  const thinker = new Thinker(() => {
    hands.push(new Hand());
    return hands.at(-1);
  });
  const [searched, blank] = [thinker.ask({ do: "search" }), thinker.ask({ do: "search" })];
  hands[0].say({ id: 1, report: { depth: 3, lines: [{ moves: [{ id: "32-28" }] }] } });
  thinker.stop();
  assert.equal((await searched).best.id, "32-28");
  assert.equal(await blank, null);
  assert.deepEqual([hands.length, hands[0].ended], [2, true]);
});
