import assert from "node:assert/strict";
import { test } from "node:test";

import { Side } from "../../web/pocket/clock.js";

const official = {
  periods: [
    { moves: 2, ms: 7_200_000 },
    { moves: 1, ms: 3_600_000 },
  ],
  repeats: true,
  increment_ms: 0,
};

test("a control brings new time to what is left, again and again (FMJD-III.6.1)", () => {
  const side = new Side(official);
  side.spend(7_000_000);
  side.press();
  assert.equal(side.toGo, 1);
  side.press();
  assert.deepEqual([side.left, side.toGo, side.period], [3_800_000, 1, 1]);
  side.press();
  assert.deepEqual([side.left, side.toGo, side.period], [7_400_000, 1, 1]);
});

test("an increment is there from the first move on and after each", () => {
  const side = new Side({ periods: [{ moves: null, ms: 60_000 }], repeats: false, increment_ms: 2_000 });
  assert.equal(side.left, 62_000);
  side.spend(10_000);
  side.press();
  assert.deepEqual([side.left, side.moves, side.toGo], [54_000, 1, null]);
});

test("a flag that fell stays down", () => {
  const side = new Side(official);
  side.spend(8_000_000);
  side.press();
  side.spend(1);
  assert.deepEqual([side.left, side.flag, side.moves], [0, true, 0]);
});
