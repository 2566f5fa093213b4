import assert from "node:assert/strict";
import { test } from "node:test";
import { plyAt } from "../../web/game/findings.js";

test("a click on the graph means the nearest half-move", () => {
  assert.equal(plyAt(0, 40), 0);
  assert.equal(plyAt(0.26, 4), 1);
  assert.equal(plyAt(0.99, 40), 40);
  assert.equal(plyAt(-0.1, 40), 0);
  assert.equal(plyAt(1.2, 40), 40);
});
