import assert from "node:assert/strict";
import { test } from "node:test";
import { newLines } from "../../web/game/chat-lines.js";

const talk = (...texts) => texts.map((text) => ({ by: "Ivan", text }));

test("what is known already is not said again", () => {
  assert.deepEqual(newLines([], talk("a")), { gone: 0, fresh: talk("a") });
  assert.deepEqual(newLines(talk("a"), talk("a", "b")), { gone: 0, fresh: talk("b") });
  assert.deepEqual(newLines(talk("a"), talk("a")), { gone: 0, fresh: [] });
});

test("old lines go while new ones come", () => {
  assert.deepEqual(newLines(talk("a", "b", "c"), talk("b", "c", "d")), { gone: 1, fresh: talk("d") });
  assert.deepEqual(newLines(talk("a", "a"), talk("a", "a")), { gone: 0, fresh: [] });
  assert.deepEqual(newLines(talk("a"), talk("x")), { gone: 1, fresh: talk("x") });
  assert.deepEqual(newLines(talk("a"), []), { gone: 1, fresh: [] });
});
