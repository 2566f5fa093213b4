import assert from "node:assert/strict";
import { test } from "node:test";

import { follow } from "../../web/arena/next.js";

/** A line that says what it is told to. */
function line() {
  const source = new EventTarget();
  source.say = (name, value) => source.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(value) }));
  return source;
}

test("the next game is told, and not the one that is shown", () => {
  const source = line();
  const heard = [];
  follow("/arena/a/news", "/game/one", { game: (path) => heard.push(path) }, () => source);
  source.say("game", { path: "/game/one" });
  source.say("change", {});
  source.say("game", { path: "/game/two" });
  assert.deepEqual(heard, ["/game/two"]);
});

test("changes are told where somebody wants to hear of them", () => {
  const source = line();
  let changes = 0;
  follow("/arena/a/news", null, { game: () => {}, change: () => (changes += 1) }, () => source);
  source.say("change", {});
  source.say("change", {});
  assert.equal(changes, 2);
});
