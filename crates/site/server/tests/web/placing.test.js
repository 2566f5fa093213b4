import assert from "node:assert/strict";
import { test } from "node:test";
import { carried, put } from "../../web/editor/placing.js";

const on = (sq, tower) => [{ sq, tower }];

test("a flat square holds one piece, and the same piece again takes it away", () => {
  assert.deepEqual(put([], "c3", "w", false), on("c3", "w"));
  assert.deepEqual(put(on("c3", "w"), "c3", "B", false), on("c3", "B"));
  assert.deepEqual(put(on("c3", "w"), "c3", "w", false), []);
  assert.deepEqual(put(on("c3", "w"), "c3", "erase", false), []);
});

test("a tower is built from the top and taken down from below", () => {
  assert.deepEqual(put(put(put([], "c3", "W", true), "c3", "b", true), "c3", "b", true), on("c3", "Wbb"));
  assert.deepEqual(put(on("c3", "Wbb"), "c3", "erase", true), on("c3", "Wb"));
  assert.deepEqual(put([], "c3", "erase", true), []);
});

test("what is carried takes the place of what was there, and can be carried off", () => {
  assert.deepEqual(carried([...on("c3", "w"), ...on("d4", "b")], "c3", "d4"), on("d4", "w"));
  assert.deepEqual(carried(on("c3", "w"), "c3", undefined), []);
  assert.deepEqual(carried(on("c3", "w"), "c3", "c3"), on("c3", "w"));
});
