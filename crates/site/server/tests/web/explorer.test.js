import assert from "node:assert/strict";
import { test } from "node:test";

import { parts, years } from "../../web/analysis/explorer.js";

test("parts of a hundred are a hundred together", () => {
  assert.deepEqual(parts({ games: 3, white: 1, draws: 1 }), [33, 34, 33]);
  assert.deepEqual(parts({ games: 7, white: 7, draws: 0 }), [100, 0, 0]);
  assert.deepEqual(parts({ games: 0, white: 0, draws: 0 }), [0, 0, 0]);
  for (const [games, white, draws] of [
    [6, 1, 4],
    [9, 4, 4],
    [1000, 333, 333],
  ])
    assert.equal(
      parts({ games, white, draws }).reduce((sum, part) => sum + part),
      100,
    );
});

test("one year is told once", () => {
  assert.equal(years({ from: 1978, until: 1978 }), "1978");
  assert.equal(years({ from: 1978, until: 1985 }), "1978–1985");
});
