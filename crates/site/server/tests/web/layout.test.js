import assert from "node:assert/strict";
import { test } from "node:test";
import { Layout } from "../../web/board/draw.js";

/** Four rows of four: the dark squares numbered from above, as White sees them. */
const board = {
  rows: 4,
  cols: 4,
  numbering: Array.from({ length: 8 }, (_, i) => {
    const row = Math.floor(i / 2);
    return [String(i + 1), row, (i % 2) * 2 + (row % 2 ? 0 : 1)];
  }),
};

test("squares lie where their side sees them", () => {
  const [white, black] = [new Layout(board, false), new Layout(board, true)];
  assert.deepEqual(white.corner("1"), [100, 0]);
  assert.deepEqual(black.corner("1"), [200, 300]);
  assert.deepEqual(white.centre("3"), [50, 150]);
  assert.deepEqual(white.corner("99"), [0, 0]);
  assert.deepEqual(
    black.lines()[0].map(({ name }) => name),
    ["8", "7"],
  );
  assert.equal(white.lettered, false);
});

test("a touch beside a square of play means the nearest one", () => {
  const layout = new Layout(board, false);
  assert.equal(layout.at(1.5, 0.5), "1");
  assert.equal(layout.at(0.9, 0.4), "1", "on a light square, near its right edge");
  assert.equal(layout.at(0.5, 0.95), "3", "on the same square, near its lower edge");
  assert.equal(layout.at(9, 9), undefined);
});
